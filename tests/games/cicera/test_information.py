"""Rules, section 6: what a seat knows, and what it is shown."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from cardavia.games.cicera import cards, rules
from cardavia.games.cicera.game import GAME
from cardavia.kernel import INTERPRETED
from tests.games.cicera.positions import DECK, Position, dealt, last_play, position

SEEDS = range(1 if INTERPRETED else 4)
LAYOUT = cards.LAYOUT


def shuffled(random: Random, **options: Any) -> Position:
    """Returns a fresh deal of a shuffled deck."""
    deck = list(DECK)
    random.shuffle(deck)
    return dealt(deck, random.randrange(4), **options)


@pytest.mark.parametrize("options", [{}, {"hand_size": 6}], ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_twin_deals_look_the_same_to_the_byte_at_every_step(seed: int, options: dict[str, Any]) -> None:
    random = Random(seed)
    deal = shuffled(random, **options)
    while deal.turn is not None:
        for seat in range(4):
            assert deal.shown(seat) == deal.twin(seat, random).shown(seat)
        deal.play(random.choice(deal.legal()))


def test_twins_do_differ_in_what_is_hidden() -> None:
    deal = dealt(list(DECK), hand_size=6)
    other = deal.twin(1, Random(1))
    assert other.hand(3) != deal.hand(3)
    assert other.state.stock.tolist() != deal.state.stock.tolist()
    assert other.shown(3) != deal.shown(3)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_hidden_card_is_named_in_anything_a_seat_is_shown_the_partner_included(seed: int) -> None:
    random = Random(seed)
    deal = shuffled(random)
    while deal.turn is not None:
        for seat in range(4):
            seen = deal.hand(seat) | deal.table | deal.pile(0) | deal.pile(1)
            _, view, events, legal = deal.shown(seat)
            text = " ".join([view, *events, *legal])
            assert [card for card in DECK if card not in seen and f'"{card}"' in text] == []
        deal.play(random.choice(deal.legal()))


PUBLIC = {
    "table",
    "piles",
    "bonuses",
    "placed",
    "turn",
    "dealer",
    "last_capturer",
    "held",
    "dealt",
    "played",
    "options",
}
ERASED = {"hands", "stock", "opening", "history"}


def test_every_field_of_a_state_is_public_or_erased() -> None:
    assert set(rules.State.names or ()) == PUBLIC | ERASED


@pytest.mark.parametrize("seat", range(4))
def test_public_fields_are_copied_and_the_rest_is_erased(seat: int) -> None:
    deal = dealt(list(DECK)).play("AB", "KBxKS", "NC", "9S")
    known = deal.observation(seat).record.known
    for name in PUBLIC:
        assert np.array_equal(known[name], deal.state[name]), name
    assert [set(cards.listed(hand)) for hand in known.hands] == [
        deal.hand(place) if place == seat else set() for place in range(4)
    ]
    assert set(known.stock.tolist()) == {rules.UNKNOWN}
    assert known.opening[:4].tolist() == deal.state.opening[:4].tolist()
    assert set(known.opening[4:].tolist()) == {rules.UNKNOWN}
    assert known.history[:4].tolist() == deal.state.history[:4].tolist()
    assert not any(known.history[4:].tobytes())


def test_nothing_of_an_earlier_deal_shines_through() -> None:
    used, fresh = dealt(list(DECK)), dealt(list(DECK))
    while used.turn is not None:
        used.play(used.legal()[-1])
    assert GAME.start(used.states, DECK, 3)
    assert used.observation(1).data == fresh.observation(1).data


def test_hand_sizes_are_known_of_every_seat() -> None:
    deal = dealt(list(DECK)).play("AB")
    for seat in range(4):
        assert deal.observation(seat).record.sizes.tolist() == [11, 12, 12, 12]


def test_the_view_shows_the_own_hand_the_table_and_counts() -> None:
    view = GAME.view(dealt(list(DECK)).observation(1)).model_dump()
    assert view == {
        "game": "cicera",
        "seats": 4,
        "you": 1,
        "turn": 0,
        "dealer": 3,
        "hand": ["KB", "AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC"],
        "counts": [12, 12, 12, 12],
        "sheet": None,
        "table": ["TS", "JS", "NS", "KS"],
        "stock": 0,
        "piles": [{"cards": 0, "bonuses": 0, "made": []}, {"cards": 0, "bonuses": 0, "made": []}],
        "last_capturer": None,
        "last_capture": [],
        "placed": None,
    }


def test_the_view_shows_what_a_picada_would_take() -> None:
    deal = dealt(list(DECK)).play("JB")
    assert GAME.view(deal.observation(2)).model_dump()["placed"] == "JB"
    view = GAME.view(deal.play("JCxJB").observation(2)).model_dump()
    assert view["placed"] is None
    assert view["piles"][1] == {"cards": 2, "bonuses": 1, "made": [{"item": "picada", "count": 1}]}
    assert view["last_capturer"] == 1
    assert view["last_capture"] == ["JC", "JB"]


def test_after_the_last_play_no_picada_is_open() -> None:
    assert GAME.view(last_play("9S", "2C").play("9S").observation(0)).model_dump()["placed"] is None


def test_table_cards_are_shown_in_order_of_arrival() -> None:
    deal = dealt(list(DECK)).play("TB", "AC", "2D")
    assert GAME.view(deal.observation(0)).model_dump()["table"] == ["TS", "JS", "NS", "KS", "TB", "AC", "2D"]


def test_the_bonuses_of_both_sides_are_shown_by_kind() -> None:
    deal = position("9S JB", "2S 3S 4S", bonus=(0, 2)).play("9Sx2S+3S+4S")
    piles = GAME.view(deal.observation(1)).model_dump()["piles"]
    assert piles[0]["bonuses"] == 3
    assert piles[0]["made"] == [
        {"item": "scua", "count": 1},
        {"item": "simili", "count": 1},
        {"item": "quadriglia", "count": 1},
    ]
    assert piles[1]["made"] == [{"item": "scua", "count": 2}]


def test_events_tell_the_deal_in_order() -> None:
    deal = dealt(list(DECK)).play("JB", "JCxJB", "NC", "JDxJS")
    assert [event.model_dump() for event in GAME.events(deal.observation(0))] == [
        {"kind": "dealt", "hands": [12, 12, 12, 12], "table": ["TS", "JS", "NS", "KS"], "stock": 0},
        {"kind": "played", "seat": 0, "cards": ["JB"], "taken": [], "bonuses": []},
        {"kind": "played", "seat": 1, "cards": ["JC"], "taken": ["JB"], "bonuses": ["picada"]},
        {"kind": "played", "seat": 2, "cards": ["NC"], "taken": [], "bonuses": []},
        {"kind": "played", "seat": 3, "cards": ["JD"], "taken": ["JS"], "bonuses": []},
    ]


def test_events_name_several_bonuses_in_the_order_of_the_rules() -> None:
    deal = position("9S JB", "2S 3S 4S").play("9Sx2S+3S+4S")
    event = GAME.events(deal.observation(3))[-1].model_dump()
    assert event["bonuses"] == ["scua", "simili", "quadriglia"]


@pytest.mark.parametrize(("options", "batches"), [({}, 1), ({"hand_size": 6}, 2)])
def test_events_tell_batches_and_the_rest_of_the_table(options: dict[str, Any], batches: int) -> None:
    deal = dealt(list(DECK), **options)
    while deal.turn is not None:
        deal.play(deal.legal()[-1])
    events = [event.model_dump() for event in GAME.events(deal.observation(1))]
    kinds = [event["kind"] for event in events]
    assert kinds[: 48 + batches] == (["dealt"] + ["played"] * (48 // batches)) * batches
    assert [event["stock"] for event in events if event["kind"] == "dealt"] == [24, 0][-batches:]
    assert kinds[48 + batches :] in (["collected"], [])


def test_the_rest_is_told_as_collected_by_the_last_capturer() -> None:
    deal = last_play("9S", "2C 3D").play("9S")
    event = GAME.events(deal.observation(2))[-1].model_dump()
    assert event == {"kind": "collected", "seat": 1, "cards": ["2C", "3D", "9S"]}


def test_all_seats_are_told_the_same_events() -> None:
    deal = dealt(list(DECK))
    while deal.turn is not None:
        deal.play(deal.legal()[-1])
        told = [GAME.events(deal.observation(seat)) for seat in range(4)]
        assert told[0] == told[1] == told[2] == told[3]


def test_legal_actions_are_offered_to_the_seat_that_acts_alone() -> None:
    deal = position("7S KD", "7C 3D JC")
    assert [action.action for action in GAME.legal(deal.observation(0))] == ["7S", "7Sx7C", "KD"]
    assert [GAME.legal(deal.observation(seat)) for seat in (1, 2, 3)] == [[], [], []]


def test_an_offered_action_names_its_cards_bonuses_and_gains() -> None:
    action = GAME.legal(position("TS", "2S TD", prev="TD").observation(0))[-1]
    assert action.model_dump() == {
        "action": "TSxTD",
        "cards": ["TS"],
        "taken": ["TD"],
        "bonuses": ["picada"],
        "gains": [
            {"item": "ten_coins", "count": 1},
            {"item": "swords", "count": 1},
            {"item": "cards", "count": 2},
        ],
    }


def test_leaving_a_card_promises_no_bonus_and_no_gain() -> None:
    action = GAME.legal(position("2S", "2C").observation(0))[0]
    assert (action.action, action.bonuses, action.gains) == ("2S", [], [])


def test_a_finished_deal_shows_its_score_sheet_in_rule_order() -> None:
    deal = last_play("9S", "2C", piles={1: "AS 2S 3S 4S JC"}, bonus=(3, 1)).play("9S")
    view = GAME.view(deal.observation(0)).model_dump()
    assert view["turn"] is None
    assert [(row["item"], row["counts"], row["points"]) for row in view["sheet"]] == [
        ("cards", [45, 7], [2, 0]),
        ("swords", [8, 5], [1, 0]),
        ("mata", [0, 1], [0, 1]),
        ("ten_coins", [1, 0], [1, 0]),
        ("fante_cups", [0, 1], [0, 1]),
        ("napula", [0, 4], [0, 4]),
        ("scua", [3, 1], [3, 1]),
        ("picada", [0, 0], [0, 0]),
        ("simili", [0, 0], [0, 0]),
        ("quadriglia", [0, 0], [0, 0]),
    ]


def test_the_score_sheet_shows_the_cards_that_decided_it() -> None:
    deal = last_play("9S", "2C", piles={1: "AS 2S 3S 5S JC"}).play("9S")
    sheet = {row.item: row for row in GAME.view(deal.observation(0)).sheet or []}
    assert sheet["napula"].cards == [[], ["AS", "2S", "3S"]]
    assert sheet["mata"].cards == [[], ["2S"]]
    assert sheet["swords"].cards[1] == ["AS", "2S", "3S", "5S", "9S"]


def test_the_score_sheet_shows_the_cards_that_made_bonuses_as_far_as_it_was_told() -> None:
    deal = position(
        "9S", "2S 3S 4S", turn=3, dealer=0, others={0: "9D", 1: "", 2: ""}, bonus=(1, 0), prev=None
    )
    deal.play("9Sx2S+3S+4S", "9D")
    rows = {row.item: row for row in GAME.view(deal.observation(0)).sheet or []}
    assert (rows["scua"].counts, rows["scua"].cards) == ([1, 1], [[], ["9S"]])
    assert (rows["picada"].counts, rows["picada"].cards) == ([0, 0], [[], []])
    assert (rows["quadriglia"].points, rows["quadriglia"].cards) == ([0, 1], [[], ["9S"]])
