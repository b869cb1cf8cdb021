"""Hints for Shengji: the best decision and why, out of what one of four seats knows."""

from __future__ import annotations

import pytest

from cardavia.ai.hints import Assessment, Certainty, Hint, hint, worded
from cardavia.games.hints import Estimate, Look
from cardavia.games.shengji import hints, rules
from cardavia.games.shengji.aspects import Fact, Part
from cardavia.games.shengji.game import GAME
from cardavia.games.shengji.records import BURYING
from cardavia.kernel import INTERPRETED
from cardavia.texts import i18n
from tests.ai.test_shengji_players import observation, played
from tests.games.shengji.positions import dealt

WORK = 24 if INTERPRETED else 400


def estimate(parts: dict[Part, float], facts: dict[Fact, float] | None = None) -> Estimate:
    """Returns an estimate that has some parts and facts."""
    return Estimate(
        action="KS",
        move=(0, 1, 0),
        points=sum(parts.values()),
        rows=((0.0, 0.0),),
        parts=tuple(parts.get(part, 0.0) for part in Part),
        facts=tuple((facts or {}).get(fact, 0.0) for fact in Fact),
    )


@pytest.mark.parametrize("held", [25, 12, 4])
def test_a_hint_is_legal_and_repeats_itself(held: int) -> None:
    states = played(5, held)
    first = hint(observation(states), WORK)
    assert first == hint(observation(states), WORK)
    assert rules.is_legal(states[0], GAME.read(states[0], None, first.action)[0])


def test_a_bury_has_a_hint_though_millions_are_legal() -> None:
    states, out = dealt(2), GAME.buffer()
    while int(states[0].phase) != BURYING:
        rules.move_at(states[0], 0, out[0])
        rules.apply(states[0], out[0])
    advised = hint(observation(states), WORK)
    assert advised.action.startswith("bury ")
    assert rules.count(states[0]) > 100_000


def test_one_play_worth_a_look_among_several_is_advised_without_a_comparison() -> None:
    seen = observation(played(1, 20))
    advised = worded(seen, Assessment((estimate({}),), (), is_exact=False))
    assert advised == Hint(Look("look-equal"), "KS", Certainty.UNCLEAR)


def test_an_only_play_needs_no_reason() -> None:
    states = played(5, 1)
    assert rules.count(states[0]) == 1
    assert hint(observation(states), WORK).certainty is Certainty.FORCED


@pytest.mark.parametrize("part", Part)
def test_every_part_and_every_topic_has_its_words(part: Part) -> None:
    seen = observation(played(1, 20))
    every: dict[Fact, float] = dict.fromkeys(Fact, 1.0)
    one_by_one = [{fact: 1.0} for fact in Fact]
    for best, rival in [({}, {}), (every, {}), ({}, every), *(({}, facts) for facts in one_by_one)]:
        told = hints.reasons(seen, estimate({part: 5.0}, best), estimate({}, rival))
        assert len(told) == 1
        assert i18n.has_text(f"hint-{told[0].id}", GAME.slug)
        assert i18n.has_text(f"hint-{hints.look(seen, told[0].topic).id}", GAME.slug)


def test_a_trick_that_is_not_trumped_is_told_as_such() -> None:
    seen = observation(played(1, 20))
    best = estimate({Part.TRICKS: 5.0}, {Fact.WON: 0.9})
    told = hints.reasons(seen, best, estimate({}, {Fact.WON: 0.4, Fact.RUFFED: 0.5}))
    assert [(reason.id, reason.values) for reason in told] == [("ruffed", {"chance": 0, "other": 50})]


def test_a_small_part_gives_no_reason() -> None:
    assert hints.reasons(observation(played(1, 20)), estimate({Part.TRICKS: 1.0}), estimate({})) == []


def test_a_trick_that_may_be_trumped_is_a_danger() -> None:
    told = hints.dangers(observation(played(1, 20)), estimate({}, {Fact.RUFFED: 0.4, Fact.LAST: 1.0}))
    assert [(note.id, note.values) for note in told] == [("danger-ruffed", {"chance": 40})]


def test_points_draw_attention_to_fives_tens_and_kings() -> None:
    found = hints.look(observation(played(1, 20)), "points")
    assert found.cards
    assert all(card[0] in "5TK" for card in found.cards)
