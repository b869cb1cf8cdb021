"""Players of Ottocento decide by what they know and a seed, the last tricks by all worlds that are left."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cardavia.ai.choice import Reason
from cardavia.ai.guarded import WORLDS, GuardedPlayer
from cardavia.ai.players import player
from cardavia.games.ottocento import policy, rules
from cardavia.games.ottocento.game import GAME
from cardavia.kernel import INTERPRETED
from tests.games.ottocento.deals import play_on, shuffled, state_of

WORK = 0.0002 if INTERPRETED else 0.01


def test_a_decision_depends_on_the_seed_and_on_nothing_else() -> None:
    deal = play_on(shuffled(3), Random(3), 20)
    assert deal.turn is not None
    asked, known = player(GAME, "master", WORK), deal.observation(deal.turn)
    assert asked.choose(known, b"one") == asked.choose(known, b"one")


def best_responses(known: np.record) -> dict[str, float]:
    """Returns the value of every action in all worlds where the other seats follow the rule policy.

    Decisions of the seat that look alike in two worlds are one decision, found by trying all of them.
    """
    count = int(rules.worlds(known, WORLDS))
    every = np.zeros(count, rules.State).view(np.recarray)
    rules.list_worlds(known, count, every)
    sign = -1 if int(known.seat) & 1 else 1
    return {
        action: sign * total / count for action, total in values(list(every), int(known.seat), sign).items()
    }


def values(worlds: list[np.record], seat: int, sign: int) -> dict[str, float]:
    """Returns the summed margins of side 0 behind every action of a seat that cannot tell worlds apart."""
    out = GAME.buffer()
    n = int(rules.moves(worlds[0], out))
    found = {}
    for move in out[:n].copy():
        total = 0.0
        groups: dict[tuple[str, ...], list[np.record]] = {}
        for world in worlds:
            after = np.array([world], rules.State).view(np.recarray)
            rules.apply(after[0], move)
            seen = []
            while not rules.is_over(after[0]) and int(rules.actor(after[0])) != seat:
                reply = GAME.buffer()
                chosen = int(policy.judged(after[0], reply))
                seen.append(GAME.write(reply[chosen]))
                rules.apply(after[0], reply[chosen])
            if rules.is_over(after[0]):
                total += int(rules.margin(after[0]))
            else:
                groups.setdefault(tuple(seen), []).append(after[0])
        for alike in groups.values():
            total += sign * max(sign * value for value in values(alike, seat, sign).values())
        found[GAME.write(move)] = total
    return found


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
                found = best_responses(known.record)
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
