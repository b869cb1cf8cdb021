"""Rules, section 7: what a seat knows, and what it is shown."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from cardavia.games.scopa import cards, rules
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.games.scopa.positions import DECK, Position, dealt, last_play, position

VARIANTS = [{}, {"variant": "scopone"}, {"variant": "scopone_scientifico"}, {"ace": "all", "napola": True}]
SEEDS = range(1 if INTERPRETED else 4)


def shuffled(random: Random, **options: Any) -> Position:
    """Returns a fresh deal that is not void."""
    deck = list(DECK)
    random.shuffle(deck)
    while sum(card[0] == "K" for card in deck[:10] + deck[36:]) > 2:
        random.shuffle(deck)
    return dealt(deck, dealer=random.randrange(2), **options)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_twin_deals_look_the_same_to_the_byte_at_every_step(seed: int, options: dict[str, Any]) -> None:
    random = Random(seed)
    deal = shuffled(random, **options)
    while deal.turn is not None:
        for seat in range(deal.options.seats):
            assert deal.shown(seat) == deal.twin(seat, random).shown(seat)
        deal.play(random.choice(deal.legal()))


def test_twins_do_differ_in_what_is_hidden() -> None:
    deal = dealt(list(DECK))
    other = deal.twin(1, Random(1))
    assert other.hand(0) != deal.hand(0)
    assert other.state.stock.tolist() != deal.state.stock.tolist()
    assert other.shown(0) != deal.shown(0)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_hidden_card_is_named_in_anything_a_seat_is_shown(seed: int) -> None:
    random = Random(seed)
    deal = shuffled(random)
    while deal.turn is not None:
        for seat in range(2):
            hidden = set(DECK) - deal.hand(seat) - deal.table - deal.pile(0) - deal.pile(1)
            _, view, events, legal = deal.shown(seat)
            text = " ".join([view, *events, *legal])
            assert [card for card in hidden if f'"{card}"' in text or f"{card}x" in text] == []
        deal.play(random.choice(deal.legal()))


PUBLIC = {
    "table",
    "piles",
    "sweeps",
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


@pytest.mark.parametrize("seat", [0, 1])
def test_public_fields_are_copied_and_the_rest_is_erased(seat: int) -> None:
    deal = dealt(list(DECK)).play("3C", "2C", "5Cx2C+3C", "4C")
    known = deal.observation(seat).record.known
    for name in PUBLIC:
        assert np.array_equal(known[name], deal.state[name]), name
    assert [cards.listed(hand) for hand in known.hands] == [
        sorted(deal.hand(place), key=DECK.index) if place == seat else [] for place in range(4)
    ]
    assert known.stock.tolist() == [rules.UNKNOWN] * 40
    assert known.opening[:4].tolist() == deal.state.opening[:4].tolist()
    assert known.history[:4].tolist() == deal.state.history[:4].tolist()
    assert not any(known.history[4:].tobytes())


def test_nothing_of_an_earlier_deal_shines_through() -> None:
    used, fresh = dealt(list(DECK)), dealt(list(DECK))
    while used.turn is not None:
        used.play(used.legal()[-1])
    assert GAME.start(used.states, DECK, 0)
    assert used.observation(1).data == fresh.observation(1).data


def test_without_opening_cards_none_are_remembered() -> None:
    assert (
        dealt(list(DECK), variant="scopone_scientifico").observation(2).record.known.opening.tolist()
        == [rules.UNKNOWN] * 8
    )


def test_hand_sizes_are_known_of_every_seat() -> None:
    deal = dealt(list(DECK)).play("3C")
    assert deal.observation(0).record.sizes.tolist() == [3, 2, 0, 0]
    assert deal.observation(1).record.sizes.tolist() == [3, 2, 0, 0]


def test_the_view_shows_the_own_hand_the_table_and_counts() -> None:
    view = GAME.view(dealt(list(DECK)).observation(1)).model_dump()
    assert view == {
        "game": "scopa",
        "seats": 2,
        "you": 1,
        "turn": 1,
        "dealer": 0,
        "hand": ["AC", "3C", "5C"],
        "counts": [3, 3],
        "sheet": None,
        "table": ["7C", "JC", "QC", "KC"],
        "stock": 30,
        "piles": [{"cards": 0, "bonuses": 0}, {"cards": 0, "bonuses": 0}],
        "last_capturer": None,
        "last_capture": [],
    }


def test_the_view_shows_the_last_capture_and_the_pile_sizes_but_no_pile() -> None:
    deal = dealt("7S 6H 2H 5H JD 4S 7D JC QC KC").play("7Sx7D", "6H", "JDxJC")
    view = GAME.view(deal.observation(0)).model_dump()
    assert view["last_capturer"] == 1
    assert view["last_capture"] == ["JD", "JC"]
    assert view["piles"] == [{"cards": 0, "bonuses": 0}, {"cards": 4, "bonuses": 0}]
    assert "7D" not in str(view)


def test_table_cards_are_shown_in_order_of_arrival() -> None:
    deal = dealt("6S 6H 2H AH JD 4S KD 7D QC KC").play("2H", "AH", "6S")
    assert GAME.view(deal.observation(0)).model_dump()["table"] == ["KD", "7D", "QC", "KC", "2H", "AH", "6S"]


def test_the_scope_of_both_sides_are_shown() -> None:
    view = GAME.view(position("7S JC", "7C", scope=(0, 1)).play("7Sx7C").observation(0)).model_dump()
    assert [pile["bonuses"] for pile in view["piles"]] == [0, 2]


def test_events_tell_the_deal_in_order() -> None:
    deal = dealt("7S 6H 2H 5H JD 4S 7D 3C AC KC").play("7Sx7D", "6H", "2H", "4Sx3C+AC")
    assert [event.model_dump() for event in GAME.events(deal.observation(0))] == [
        {"kind": "dealt", "hands": [3, 3], "table": ["7D", "3C", "AC", "KC"], "stock": 30},
        {"kind": "played", "seat": 1, "cards": ["7S"], "taken": ["7D"], "bonuses": []},
        {"kind": "played", "seat": 0, "cards": ["6H"], "taken": [], "bonuses": []},
        {"kind": "played", "seat": 1, "cards": ["2H"], "taken": [], "bonuses": []},
        {"kind": "played", "seat": 0, "cards": ["4S"], "taken": ["AC", "3C"], "bonuses": []},
    ]


def test_events_tell_batches_and_the_rest_of_the_table() -> None:
    deal = dealt(list(DECK))
    while deal.turn is not None:
        deal.play(deal.legal()[0])
    events = [event.model_dump() for event in GAME.events(deal.observation(1))]
    kinds = [event["kind"] for event in events]
    assert kinds == [*(["dealt"] + ["played"] * 6) * 6, "collected"]
    assert [event["stock"] for event in events if event["kind"] == "dealt"] == [30, 24, 18, 12, 6, 0]
    assert events[-1]["seat"] == deal.last_capturer


def test_a_scopa_is_told_with_the_play_that_made_it() -> None:
    deal = dealt("7S 6H 2H 5H JD 4S AC AD 3C 2D").play("7SxAC+AD+3C+2D")
    event = GAME.events(deal.observation(0))[-1].model_dump()
    assert event["bonuses"] == ["scopa"]
    assert deal.scope == [0, 1]


def test_both_seats_are_told_the_same_events() -> None:
    deal = dealt(list(DECK))
    while deal.turn is not None:
        deal.play(deal.legal()[-1])
        told = [GAME.events(deal.observation(seat)) for seat in range(2)]
        assert told[0] == told[1]


def test_legal_actions_are_offered_to_the_seat_that_acts_alone() -> None:
    deal = position("7S KD", "7C 3D JC")
    assert [action.action for action in GAME.legal(deal.observation(1))] == ["7Sx7C", "KDx7C+3D"]
    assert GAME.legal(deal.observation(0)) == []


def test_an_offered_action_names_its_cards_bonuses_and_gains() -> None:
    (action,) = GAME.legal(position("7S", "7D", other="AC").observation(1))
    assert action.model_dump() == {
        "action": "7Sx7D",
        "cards": ["7S"],
        "taken": ["7D"],
        "bonuses": ["scopa"],
        "gains": [
            {"item": "settebello", "count": 1},
            {"item": "diamonds", "count": 1},
            {"item": "sevens", "count": 2},
            {"item": "cards", "count": 2},
        ],
    }


@pytest.mark.parametrize("table", ["", "2C 3C"])
def test_leaving_a_card_promises_no_scopa_and_no_gain(table: str) -> None:
    (action,) = GAME.legal(position("KS", table).observation(1))
    assert action.bonuses == []
    assert action.gains == []


def test_the_last_play_promises_no_scopa() -> None:
    (action,) = GAME.legal(last_play("7S", "7C").observation(0))
    assert action.bonuses == []


def test_a_finished_deal_offers_nothing_and_shows_its_score_sheet() -> None:
    deal = last_play("KS", "2C 3D", piles={1: "7D AD 7S 6H"}, scope=(2, 0)).play("KS")
    assert GAME.legal(deal.observation(0)) == []
    view = GAME.view(deal.observation(0)).model_dump()
    assert view["turn"] is None
    assert [(row["item"], row["counts"], row["points"]) for row in view["sheet"]] == [
        ("cards", [33, 7], [1, 0]),
        ("diamonds", [7, 3], [1, 0]),
        ("settebello", [0, 1], [0, 1]),
        ("primiera", [78, 72], [1, 0]),
        ("scopa", [2, 0], [2, 0]),
    ]


def test_the_score_sheet_shows_the_cards_that_decided_it() -> None:
    deal = last_play("KS", "2C 3D", piles={1: "7D AD 7S 6H"}).play("KS")
    sheet = {row.item: row for row in GAME.view(deal.observation(0)).sheet or []}
    assert sheet["diamonds"].cards[1] == ["AD", "3D", "7D"]
    assert sheet["settebello"].cards == [[], ["7D"]]
    assert sheet["primiera"].cards == [["7C", "6D", "7H", "6S"], ["2C", "7D", "6H", "7S"]]


def test_the_score_sheet_values_the_four_cards_of_the_primiera_and_counts_all_others() -> None:
    deal = last_play("KS", "2C 3D", piles={1: "7D AD 7S 6H"}).play("KS")
    sheet = {row.item: row for row in GAME.view(deal.observation(0)).sheet or []}
    assert sheet["primiera"].values == [[21, 18, 21, 18], [12, 21, 18, 21]]
    assert [sum(values) for values in sheet["primiera"].values] == sheet["primiera"].counts
    assert {item for item, row in sheet.items() if row.values != [[], []]} == {"primiera"}


def test_a_side_without_four_suits_has_its_cards_shown_and_no_total() -> None:
    deal = last_play("KS", "2C 3D", piles={1: "7D"}).play("KS")
    (row,) = [row for row in GAME.view(deal.observation(0)).sheet or [] if row.item == "primiera"]
    assert (row.counts[1], row.cards[1], row.values[1]) == (None, ["2C", "7D", "KS"], [12, 21, 10])


def test_the_score_sheet_shows_all_cards_won_and_those_that_cleared_the_table() -> None:
    deal = position("7S KS", "7C", other="QS JS").play("7Sx7C", "QS", "KS", "JS")
    sheet = {row.item: row for row in GAME.view(deal.observation(0)).sheet or []}
    assert sheet["scopa"].cards == [[], ["7S"]]
    assert sheet["cards"].cards[1] == ["7C", "7S", "JS", "QS", "KS"]
    assert len(sheet["cards"].cards[0]) == 35
