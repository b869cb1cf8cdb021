"""Players of Ottocento decide by what they know and a seed, the last tricks by all worlds that are left."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.ai.choice import Reason
from cardavia.ai.guarded import WORLDS, GuardedPlayer
from cardavia.ai.players import player
from cardavia.games.ottocento import policy, rules
from cardavia.games.ottocento.game import GAME
from cardavia.kernel import INTERPRETED
from tests.ai.responses import Responses
from tests.games.ottocento.deals import play_on, shuffled, state_of

WORK = 0.0002 if INTERPRETED else 0.01
RESPONSES = Responses(GAME, lambda state: float(rules.margin(state)))


def test_a_decision_depends_on_the_seed_and_on_nothing_else() -> None:
    deal = play_on(shuffled(3), Random(3), 20)
    assert deal.turn is not None
    asked, known = player(GAME, "master", WORK), deal.observation(deal.turn)
    assert asked.choose(known, b"one") == asked.choose(known, b"one")


@pytest.mark.parametrize("seed", range(1 if INTERPRETED else 12))
def test_the_last_tricks_are_the_best_response_in_all_worlds(seed: int) -> None:
    random = Random(seed)
    deal = play_on(shuffled(seed, seed % 4), random, 54)
    asked = player(GAME, "master")
    assert isinstance(asked, GuardedPlayer)
    while not deal.is_over:
        assert deal.turn is not None
        known = deal.observation(deal.turn)
        count = int(rules.worlds(known.record, WORLDS))
        if count > 1 and len(deal.legal_actions()) > 1 and not policy.is_open(state_of(deal)):
            choice = asked.choose(known, b"")
            if choice.values[0].visits == count and choice.reason is Reason.SEARCH:
                found = RESPONSES.best(known.record, WORLDS)
                told = {value.action: value.points for value in choice.values}
                assert told == pytest.approx(found)
                assert found[choice.action] >= max(found.values()) - 0.01
        play_on(deal, random, len(deal.actions) + 1)


def test_the_card_that_pays_for_the_matto_is_the_one_that_costs_least() -> None:
    asked, found = player(GAME, "master", WORK), 0
    for seed in range(2 if INTERPRETED else 20):
        deal = play_on(shuffled(seed, matto_payment="choose"), Random(seed), 60)
        while not deal.is_over and int(state_of(deal).phase) != rules.PAYING:
            play_on(deal, Random(seed), len(deal.actions) + 1)
        if deal.is_over or len(deal.legal_actions()) == 1:
            continue
        found += 1
        assert deal.turn is not None
        side = deal.turn % 2
        margins = {}
        for action in deal.legal_actions():
            paid = shuffled(seed, matto_payment="choose")
            for made in (*deal.actions, action):
                paid.play(made)
            scores = paid.result()["scores"]
            margins[action] = scores[side] - scores[1 - side]
        chosen = asked.choose(deal.observation(deal.turn), b"").action
        assert margins[chosen] == max(margins.values())
    assert found
