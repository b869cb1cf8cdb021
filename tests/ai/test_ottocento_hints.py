"""Hints for Ottocento: the best decision and why, out of what one of four seats knows."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.ai.hints import Certainty, Hint, hint
from cardavia.games.hints import Estimate, Look
from cardavia.games.ottocento import hints
from cardavia.games.ottocento.aspects import Fact, Part
from cardavia.games.ottocento.game import GAME
from cardavia.kernel import INTERPRETED
from cardavia.play.deal import Deal
from cardavia.texts import i18n
from tests.games.ottocento.deals import dealt, play_on, play_past_declarations, shuffled

WORK = 24 if INTERPRETED else 600


def advised(deal: Deal, playouts: int = WORK) -> Hint:
    """Returns the hint for the seat to act."""
    assert deal.turn is not None
    return hint(deal.observation(deal.turn), playouts)


def estimate(parts: dict[Part, float], facts: dict[Fact, float] | None = None) -> Estimate:
    """Returns an estimate that has some parts and facts."""
    return Estimate(
        action="KS",
        move=(0, 1, 0),
        points=sum(parts.values()),
        rows=((0.0, 0.0),) * 5,
        parts=tuple(parts.get(part, 0.0) for part in Part),
        facts=tuple((facts or {}).get(fact, 0.0) for fact in Fact),
    )


def test_an_only_play_needs_no_reason() -> None:
    deal = dealt({0: "9S", 1: "7S JB QB 9B 8B 7B 6B AB TB TC 9C 8C 7C 6C AC"})
    deal.play(deal.legal_actions()[0])
    play_past_declarations(deal, "9S")
    if "skip" in deal.legal_actions():
        deal.play("skip")
    assert advised(deal) == Hint(Look("look-forced"), "7S", Certainty.FORCED)


@pytest.mark.parametrize("seed", range(2 if INTERPRETED else 10))
def test_every_turn_of_a_deal_has_a_hint_that_is_legal(seed: int) -> None:
    random = Random(seed)
    deal = shuffled(seed, seed % 4)
    while not deal.is_over:
        if random.random() < 0.2:
            assert advised(deal, 12).action in deal.legal_actions()
        play_on(deal, random, len(deal.actions) + 1)


@pytest.mark.parametrize("part", Part)
def test_every_part_and_every_topic_has_its_words(part: Part) -> None:
    deal = shuffled(1)
    assert deal.turn is not None
    seen = deal.observation(deal.turn)
    none: dict[Fact, float] = {}
    for facts in (none, dict.fromkeys(Fact, 1.0)):
        for best, rival in ((facts, none), (none, facts)):
            told = hints.reasons(seen, estimate({part: 5.0}, best), estimate({}, rival))
            assert len(told) == 1
            assert i18n.has_text(f"hint-{told[0].id}", GAME.slug)
            assert i18n.has_text(f"hint-{hints.look(seen, told[0].topic).id}", GAME.slug)


def test_a_small_part_gives_no_reason() -> None:
    deal = shuffled(1)
    assert deal.turn is not None
    assert hints.reasons(deal.observation(deal.turn), estimate({Part.SETS: 0.9}), estimate({})) == []


def test_the_danger_to_ones_own_begato_is_told() -> None:
    deal = dealt({0: "BEG"}, dealer=0)
    told = hints.dangers(deal.observation(0), estimate({}, {Fact.BEGATO_HOME: 0.4}))
    assert [(note.id, note.values) for note in told] == [("danger-begato", {"chance": 60})]
