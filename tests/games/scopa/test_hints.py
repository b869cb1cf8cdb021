"""The words of hints for Scopa: which message tells a reason, and with which values."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.games.hints import Look, Reason
from cardavia.games.scopa.aspects import Fact, Part
from cardavia.games.scopa.game import GAME
from cardavia.games.scopa.records import CARDS_AWARD, DIAMONDS
from cardavia.texts import i18n
from tests.games.estimates import estimate, told
from tests.games.scopa.positions import Position, dealt, position

HAND = "7S 4H 2C"
OPEN = "7D 5H JC KD"


def opening(hand: str = HAND, table: str = OPEN, **options: Any) -> Position:
    """Returns a fresh deal in which the seat to act holds a hand."""
    own = hand.split()
    other = [card for card in ("6S", "6H", "6C", "QC") if card not in own][:3]
    return dealt([card for pair in zip(own, other, strict=True) for card in pair] + table.split(), **options)


def test_the_settebello_that_is_taken_is_worth_what_was_estimated() -> None:
    deal = opening()
    best = estimate(deal, "7Sx7D", {Part.SETTEBELLO: 0.93})
    rival = estimate(deal, "2C", {Part.SETTEBELLO: -0.11})
    assert told(deal, best, rival) == [("settebello-taken", {"points": 1.0})]


def test_the_settebello_is_kept_from_the_next_player() -> None:
    deal = opening()
    best = estimate(deal, "4H", {Part.SETTEBELLO: 0.2}, {Fact.SETTEBELLO_LOST: 0.05})
    rival = estimate(deal, "2C", {}, {Fact.SETTEBELLO_LOST: 0.34})
    assert told(deal, best, rival) == [("settebello-kept", {"chance": 5, "other": 34})]


def test_what_is_left_on_the_table_is_told_with_both_chances_of_a_sweep() -> None:
    deal = opening(table="5S QC JH KD", hand="KC 4H 2C")
    best = estimate(deal, "KCxKD", {Part.SCOPE_AGAINST: -0.1}, {Fact.SWEPT: 0.1})
    rival = estimate(deal, "4H", {Part.SCOPE_AGAINST: -0.5}, {Fact.SWEPT: 0.342})
    assert told(deal, best, rival) == [("sweep-risk", {"total": 22, "chance": 10, "other": 34})]


def test_a_chance_too_small_for_a_number_is_still_no_safety() -> None:
    deal = opening(table="5S QC JH KD", hand="KC 4H 2C")
    best = estimate(deal, "KCxKD", {}, {Fact.SWEPT: 0.004})
    rival = estimate(deal, "4H", {Part.SCOPE_AGAINST: -0.5}, {Fact.SWEPT: 0.342})
    assert told(deal, best, rival) == [("sweep-risk", {"total": 22, "chance": 0, "other": 34})]


def test_a_table_that_nobody_can_sweep_is_called_safe() -> None:
    deal = opening()
    best = estimate(deal, "4H", {Part.SCOPE_AGAINST: 0.0})
    rival = estimate(deal, "2C", {Part.SCOPE_AGAINST: -0.5}, {Fact.SWEPT: 0.34})
    assert told(deal, best, rival) == [("sweep-safe", {"total": 7 + 5 + 8 + 10 + 4, "other": 34})]


def test_a_scopa_is_told_as_made_and_others_as_to_come() -> None:
    deal = opening(hand="KC 4H 2C", table="3C AS 4D 2H")
    sweep = estimate(deal, "KCx3C+4D+2H+AS", {Part.SCOPE: 1.2})
    place = estimate(deal, "2Cx2H", {Part.SCOPE: 0.2})
    assert told(deal, sweep, place) == [("scopa-made", {"points": 1.0})]
    later = estimate(deal, "4Hx4D", {Part.SCOPE: 0.5})
    assert told(deal, later, place) == [("scopa-later", {"points": 0.3})]


def test_cards_and_diamonds_that_are_taken_are_counted() -> None:
    deal = opening(hand="6D 4H 2C", table="4D 2H JC KD")
    best = estimate(deal, "6Dx4D+2H", {Part.DIAMONDS: 0.6, Part.CARDS: 0.4})
    rival = estimate(deal, "2Cx2H")
    assert told(deal, best, rival) == [
        ("diamonds-taken", {"count": 2, "points": 0.6}),
        ("cards-taken", {"count": 3, "points": 0.4}),
    ]


def test_sevens_that_are_taken_are_good_for_the_primiera() -> None:
    deal = opening()
    best, rival = estimate(deal, "7Sx7D", {Part.PRIMIERA: 0.3}), estimate(deal, "2C")
    assert told(deal, best, rival) == [("primiera-sevens", {"count": 2, "points": 0.3})]


def test_a_point_that_no_card_here_decides_is_told_by_its_chances() -> None:
    deal = opening()
    best = estimate(deal, "4H", {Part.DIAMONDS: 0.2}, rows={DIAMONDS: (0.62, 0.3)})
    rival = estimate(deal, "2C", rows={DIAMONDS: (0.41, 0.3)})
    assert told(deal, best, rival) == [("diamonds", {"chance": 62, "other": 41})]


def test_a_point_may_be_denied_without_being_won() -> None:
    deal = opening()
    best = estimate(deal, "4H", {Part.CARDS: 1.0}, rows={CARDS_AWARD: (0.0, 0.0)})
    rival = estimate(deal, "2C", rows={CARDS_AWARD: (0.0, 1.0)})
    assert told(deal, best, rival) == [("cards-denied", {"chance": 0, "other": 100})]


def test_a_twin_in_hand_that_takes_the_card_back_is_an_anchor() -> None:
    deal = opening(hand="5S 5C KH", table="QC QD JH JS")
    best = estimate(deal, "5C", {Part.CARDS: 0.2, Part.PRIMIERA: 0.1}, {Fact.REGAINED: 0.62})
    rival = estimate(deal, "KH")
    assert told(deal, best, rival) == [("anchor", {"chance": 62})]
    alone = opening(hand="5S 4C KH", table="QC QD JH JS")
    best = estimate(alone, "5S", {Part.CARDS: 0.2}, {Fact.REGAINED: 0.62}, {CARDS_AWARD: (0.5, 0.4)})
    assert told(alone, best, estimate(alone, "KH")) == [("cards", {"chance": 50, "other": 0})]


def test_the_last_capture_is_told_by_its_chances() -> None:
    deal = opening()
    best = estimate(deal, "4H", {Part.LEFTOVERS: 0.4}, {Fact.LAST: 0.75})
    assert told(deal, best, estimate(deal, "2C", {}, {Fact.LAST: 0.6})) == [
        ("leftovers", {"chance": 75, "other": 60})
    ]
    assert told(deal, best, estimate(deal, "2C", {}, {Fact.LAST: 0.8})) == [
        ("leftovers-worth", {"points": 0.4})
    ]


def test_house_rules_have_reasons_of_their_own() -> None:
    deal = opening(hand="KS 4H 2C", table="KD AD 3D JC", re_bello=True, napola=True)
    best = estimate(deal, "KSxKD", {Part.RE_BELLO: 0.6})
    assert told(deal, best, estimate(deal, "2C")) == [("re-bello-taken", {"points": 0.6})]
    best = estimate(deal, "4HxAD+3D", {Part.NAPOLA: 2.44})
    assert told(deal, best, estimate(deal, "2C")) == [("napola", {"points": 2.4})]


def test_small_parts_are_told_in_hundredths_and_smaller_ones_not_at_all() -> None:
    deal = opening()
    best = estimate(deal, "7Sx7D", {Part.SETTEBELLO: 0.07, Part.PRIMIERA: 0.04})
    assert told(deal, best, estimate(deal, "2C")) == [("settebello-taken", {"points": 0.07})]


def test_the_weightiest_reason_comes_first() -> None:
    deal = opening()
    best = estimate(deal, "7Sx7D", {Part.CARDS: 0.1, Part.SETTEBELLO: 0.9, Part.PRIMIERA: 0.3})
    reasons = told(deal, best, estimate(deal, "2C"))
    assert [name for name, _ in reasons] == ["settebello-taken", "primiera-sevens", "cards-taken"]


def test_what_a_play_invites_is_a_danger_from_a_fifth_on() -> None:
    deal = opening(hand="4H 2C KS", table="5S QC JH KD")
    observation = deal.observation(1)
    risky = estimate(deal, "4H", {}, {Fact.SWEPT: 0.34, Fact.SETTEBELLO_LOST: 0.19})
    assert GAME.dangers(observation, risky) == [
        Reason("danger-sweep", {"total": 36, "chance": 34}, "sweep", 0.0)
    ]
    assert GAME.dangers(observation, estimate(deal, "4H", {}, {Fact.SETTEBELLO_LOST: 0.2})) == [
        Reason("danger-settebello", {"chance": 20}, "settebello", 0.0)
    ]


@pytest.mark.parametrize(
    ("topic", "cards"),
    [
        ("settebello", ("7D",)),
        ("diamonds", ("4D", "7D")),
        ("primiera", ("7S", "7H", "7D")),
        ("anchor", ("7H", "7S")),
        ("sweep", ("JC", "7D", "5H", "KC")),
    ],
)
def test_a_topic_is_about_cards_in_hand_and_on_the_table(topic: str, cards: tuple[str, ...]) -> None:
    deal = opening(hand="7S 7H 4D", table="7D 5H JC KC")
    seen = GAME.look(deal.observation(1), topic)
    assert (seen.id, set(seen.cards)) == (f"look-{topic}", set(cards))


def test_cards_out_of_sight_are_never_pointed_at() -> None:
    deal = position("4H 2C", "5S", other="7D KS", stock=6)
    assert GAME.look(deal.observation(1), "settebello") == Look("look-settebello")


def test_every_reason_and_topic_has_its_text() -> None:
    names = {"settebello-taken", "settebello-kept", "settebello", "cards-taken", "cards", "cards-denied"}
    names |= {"diamonds-taken", "diamonds", "diamonds-denied", "primiera-sevens", "primiera-taken"}
    names |= {"primiera", "primiera-denied", "scopa-made", "scopa-later", "sweep-risk", "sweep-safe"}
    names |= {"scopa-against", "re-bello-taken", "re-bello", "napola", "leftovers", "leftovers-worth"}
    names |= {"anchor", "danger-sweep", "danger-settebello", "look-forced", "look-equal"}
    topics = {"settebello", "cards", "diamonds", "primiera", "scopa", "sweep", "re-bello", "napola"}
    names |= {f"look-{topic}" for topic in {*topics, "leftovers", "anchor"}}
    assert {name for name in names if not i18n.has_text(f"hint-{name}", "scopa")} == set()


@pytest.mark.parametrize("tag", list(i18n.languages()))
def test_reasons_are_told_with_the_values_that_they_bring(tag: str) -> None:
    deal = opening()
    best = estimate(
        deal, "7Sx7D", {Part.SETTEBELLO: 0.9, Part.PRIMIERA: 0.3, Part.CARDS: 0.2, Part.SCOPE_AGAINST: 0.4}
    )
    rival = estimate(deal, "2C", {}, {Fact.SWEPT: 0.34})
    reasons = GAME.reasons(deal.observation(1), best, rival)
    assert len(reasons) == 4
    for reason in reasons:
        text = i18n.Voice(tag, "scopa").text(f"hint-{reason.id}", **reason.values)
        assert all(written(value, tag) in text for value in reason.values.values())


def written(number: float, tag: str) -> str:
    """Returns a number as a language writes it."""
    return str(number) if tag in ("en", "zh-hans") else str(number).replace(".", ",")
