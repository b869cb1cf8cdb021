"""The words of hints for Cicera: which message tells a reason, and with which values."""

from __future__ import annotations

import pytest

from cardavia.games.cicera.aspects import Fact, Part
from cardavia.games.cicera.game import GAME
from cardavia.games.cicera.records import CARDS_AWARD, MATA, NAPULA, SWORDS
from cardavia.games.hints import Look, Reason
from cardavia.texts import i18n
from tests.games.cicera.positions import Position, position
from tests.games.estimates import estimate, told

HAND, TABLE = "7S 7B 4C 2D", "7D 5S TD 3S JC"
BONUSES = ("scua", "picada", "simili", "quadriglia")
AWARDS = ("cards", "swords", "mata", "ten-coins", "fante-cups")


def opening(hand: str = HAND, table: str = TABLE, prev: str | None = "7D") -> Position:
    """Returns a position in which seat 0 is to act."""
    return position(hand, table, prev=prev)


def test_a_picada_is_told_as_made_and_others_as_to_come() -> None:
    deal = opening()
    made = estimate(deal, "7Bx7D", {Part.PICADE: 1.2})
    later = estimate(deal, "4C", {Part.PICADE: 0.4})
    place = estimate(deal, "2D", {Part.PICADE: 0.1})
    assert told(deal, made, place) == [("picada-made", {"points": 1.1})]
    assert told(deal, later, place) == [("picada-later", {"points": 0.3})]


@pytest.mark.parametrize(
    ("hand", "table", "action", "part", "name"),
    [
        ("7S 4C", "2B 5S", "7Sx2B+5S", Part.SCUE, "scua"),
        ("7S 4C", "2S 5S KC", "7Sx2S+5S", Part.SIMILI, "simili"),
        ("7S 4C", "AB 2B 4S KC", "7SxAB+2B+4S", Part.QUADRIGLIE, "quadriglia"),
    ],
)
def test_every_bonus_that_is_made_is_told(hand: str, table: str, action: str, part: Part, name: str) -> None:
    deal = opening(hand, table, prev=None)
    assert told(deal, estimate(deal, action, {part: 1.0}), estimate(deal, "4C")) == [
        (f"{name}-made", {"points": 1.0})
    ]


def test_what_is_left_on_the_table_is_told_with_both_chances_of_a_sweep() -> None:
    deal = opening()
    best = estimate(deal, "4C", {Part.SCUE_AGAINST: -0.1}, {Fact.SWEPT: 0.1})
    rival = estimate(deal, "2D", {Part.SCUE_AGAINST: -0.5}, {Fact.SWEPT: 0.342})
    assert told(deal, best, rival) == [("sweep-risk", {"cards": 6, "chance": 10, "other": 34})]
    safe = estimate(deal, "4C")
    assert told(deal, safe, rival) == [("sweep-safe", {"cards": 6, "other": 34})]


def test_the_placed_card_is_told_with_both_chances_of_a_picada() -> None:
    deal = opening()
    best = estimate(deal, "4C", {Part.PICADE_AGAINST: -0.2}, {Fact.SNATCHED: 0.2})
    rival = estimate(deal, "2D", {Part.PICADE_AGAINST: -0.6}, {Fact.SNATCHED: 0.58})
    assert told(deal, best, rival) == [("picada-risk", {"chance": 20, "other": 58})]
    assert told(deal, estimate(deal, "4C"), rival) == [("picada-safe", {"other": 58})]
    later = estimate(deal, "4C", {Part.PICADE_AGAINST: -0.2}, {Fact.SNATCHED: 0.55})
    assert told(deal, later, rival) == [("picada-against", {"points": 0.4})]


def test_what_the_partner_gains_is_told() -> None:
    deal = opening()
    assert told(deal, estimate(deal, "4C", {Part.PARTNER: 0.44}), estimate(deal, "2D")) == [
        ("partner", {"points": 0.4})
    ]


def test_cards_and_swords_that_are_taken_are_counted() -> None:
    deal = opening("8S 4C", "5S 3S KC", prev=None)
    best = estimate(deal, "8Sx3S+5S", {Part.SWORDS: 0.5, Part.CARDS: 0.4})
    assert told(deal, best, estimate(deal, "4C")) == [
        ("swords-taken", {"count": 3, "points": 0.5}),
        ("cards-taken", {"count": 3, "points": 0.4}),
    ]


def test_an_award_that_no_card_here_decides_is_told_by_its_chances() -> None:
    """Most cards are two points, so that 1.24 points on average are 62 %."""
    deal = opening()
    best = estimate(deal, "4C", {Part.CARDS: 0.3}, rows={CARDS_AWARD: (1.24, 0.6)})
    rival = estimate(deal, "2D", rows={CARDS_AWARD: (0.82, 0.6)})
    assert told(deal, best, rival) == [("cards", {"chance": 62, "other": 41})]


def test_an_award_may_be_denied_without_being_won() -> None:
    deal = opening()
    best = estimate(deal, "4C", {Part.SWORDS: 1.0}, rows={SWORDS: (0.0, 0.0)})
    rival = estimate(deal, "2D", rows={SWORDS: (0.0, 1.0)})
    assert told(deal, best, rival) == [("swords-denied", {"chance": 0, "other": 100})]


def test_a_special_card_is_told_as_taken_or_by_its_chances() -> None:
    deal = opening("TB 4C", "TD 2S", prev=None)
    best, rival = estimate(deal, "TBxTD", {Part.TEN_COINS: 0.9}), estimate(deal, "4C")
    assert told(deal, best, rival) == [("ten-coins-taken", {"points": 0.9})]
    chances = estimate(deal, "TB", {Part.MATA: 0.2}, rows={MATA: (0.7, 0.3)})
    assert told(deal, chances, rival) == [("mata", {"chance": 70, "other": 0})]


def test_the_napula_is_helped_or_broken() -> None:
    deal = opening()
    rival = estimate(deal, "2D", rows={NAPULA: (0.5, 1.0)})
    helped = estimate(deal, "4C", {Part.NAPULA: 0.6}, rows={NAPULA: (0.9, 0.8)})
    broken = estimate(deal, "4C", {Part.NAPULA: 0.6}, rows={NAPULA: (0.5, 0.4)})
    assert told(deal, helped, rival) == [("napula", {"points": 0.6})]
    assert told(deal, broken, rival) == [("napula-denied", {"points": 0.6})]


def test_a_twin_in_hand_that_takes_the_card_back_is_an_anchor() -> None:
    deal = opening("7S 7B 4C", "KD 9S TD", prev=None)
    best = estimate(deal, "7B", {Part.CARDS: 0.2}, {Fact.REGAINED: 0.62})
    assert told(deal, best, estimate(deal, "4C")) == [("anchor", {"chance": 62})]


def test_the_last_capture_is_told_by_its_chances() -> None:
    deal = opening()
    best = estimate(deal, "4C", {Part.LEFTOVERS: 0.4}, {Fact.LAST: 0.75})
    assert told(deal, best, estimate(deal, "2D", {}, {Fact.LAST: 0.6})) == [
        ("leftovers", {"chance": 75, "other": 60})
    ]
    assert told(deal, best, estimate(deal, "2D", {}, {Fact.LAST: 0.8})) == [
        ("leftovers-worth", {"points": 0.4})
    ]


def test_what_a_play_invites_is_a_danger_from_a_fifth_on() -> None:
    deal = opening()
    facts = {Fact.SWEPT: 0.34, Fact.SNATCHED: 0.5, Fact.MATA_LOST: 0.19, Fact.TEN_COINS_LOST: 0.2}
    assert GAME.dangers(deal.observation(0), estimate(deal, "4C", {}, facts)) == [
        Reason("danger-sweep", {"cards": 6, "chance": 34}, "sweep"),
        Reason("danger-picada", {"chance": 50}, "snatch"),
        Reason("danger-ten-coins", {"chance": 20}, "ten-coins"),
    ]


@pytest.mark.parametrize(
    ("topic", "cards"),
    [
        ("picada", ("7D",)),
        ("swords", ("7S", "5S", "3S")),
        ("ten-coins", ("TD",)),
        ("fante-cups", ("JC",)),
        ("napula", ("7S", "5S", "3S")),
        ("anchor", ("7S", "7B")),
        ("snatch", ("7S", "7B", "4C", "2D")),
        ("sweep", ("7D", "5S", "TD", "3S", "JC")),
    ],
)
def test_a_topic_is_about_cards_in_hand_and_on_the_table(topic: str, cards: tuple[str, ...]) -> None:
    seen = GAME.look(opening().observation(0), topic)
    assert (seen.id, set(seen.cards)) == (f"look-{topic}", set(cards))


def test_cards_out_of_sight_are_never_pointed_at() -> None:
    deal = position("4C 9D", "5S", others={1: "2S 6C", 2: "KC 8D", 3: "NC 8S"})
    assert GAME.look(deal.observation(0), "mata") == Look("look-mata")


def test_every_reason_and_topic_has_its_text() -> None:
    names = {f"{name}-{end}" for name in BONUSES for end in ("made", "later", "against")}
    names |= {f"{name}{end}" for name in AWARDS for end in ("-taken", "", "-denied")}
    names |= {"sweep-risk", "sweep-safe", "picada-risk", "picada-safe", "partner", "napula", "napula-denied"}
    names |= {"leftovers", "leftovers-worth", "anchor", "look-forced", "look-equal"}
    names |= {f"danger-{name}" for name in ("sweep", "picada", "mata", "ten-coins", "fante-cups")}
    topics = {*BONUSES, *AWARDS, "sweep", "snatch", "partner", "napula", "leftovers", "anchor"}
    names |= {f"look-{topic}" for topic in topics}
    assert {name for name in names if not i18n.has_text(f"hint-{name}", "cicera")} == set()
