"""Players of Shengji decide by what they know and a seed, the last tricks by all worlds that are left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cardavia.ai.choice import Choice, Player, Reason
from cardavia.ai.claims import can_claim
from cardavia.ai.guarded import EQUAL, WORLDS, GuardedPlayer
from cardavia.ai.players import player
from cardavia.games.contract import Observation
from cardavia.games.shengji import policy, rules
from cardavia.games.shengji.game import GAME
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.ai.responses import Responses
from tests.games.shengji.positions import dealt

WORK = 0.0002 if INTERPRETED else 0.01
SEEDS = range(1 if INTERPRETED else 30)
RESPONSES = Responses(GAME, lambda state: int(policy.utility(state)) / policy.SCALE)


def observation(states: np.recarray[Any, Any]) -> Observation:
    """Returns what the seat to act knows."""
    options = GAME.options.read({})
    return GAME.observe(states, int(states[0].turn), options, GAME.first_context(options))


def played(seed: int, held: int) -> np.recarray[Any, Any]:
    """Returns a deal played by judgement until the seat to act holds so many cards or fewer."""
    states, out = dealt(seed, (seed % 13, seed % 13)), GAME.buffer()
    while not rules.is_over(states[0]) and size(states[0]) > held:
        rules.apply(states[0], out[int(policy.judged(states[0], out))])
    return states


def size(state: Any) -> int:
    """Returns how many cards the seat to act holds."""
    return sum(int(plane).bit_count() for plane in state.hands[int(state.turn)])


@pytest.mark.parametrize("held", [25, 20, 6])
def test_a_decision_depends_on_the_seed_and_on_nothing_else(held: int) -> None:
    known = observation(played(3, held))
    asked = player(GAME, "master", WORK)
    assert asked.choose(known, b"one") == asked.choose(known, b"one")


@pytest.mark.parametrize("name", ["random", "novice", "club", "master"])
@pytest.mark.parametrize("seed", range(1 if INTERPRETED else 3))
def test_every_decision_of_a_deal_is_legal(name: str, seed: int) -> None:
    states, asked = dealt(seed), player(GAME, name, WORK)
    while not rules.is_over(states[0]):
        action = asked.choose(observation(states), b"deal").action
        rules.apply(states[0], GAME.read(states[0], None, action)[0])


def test_expert_tries_out_a_fiftieth_of_what_master_tries() -> None:
    expert, master = player(GAME, "expert"), player(GAME, "master")
    assert isinstance(expert, GuardedPlayer)
    assert isinstance(master, GuardedPlayer)
    assert master.playouts == 50 * expert.playouts


def responses(asked: Player) -> Iterator[tuple[Observation, Choice]]:
    """Yields decisions of last tricks that rest on all worlds, and what is known in each."""
    for seed in SEEDS:
        states, out = played(seed, 3), GAME.buffer()
        while not rules.is_over(states[0]):
            known = observation(states)
            count = int(rules.worlds(known.record, WORLDS))
            if 1 < count < 200 and rules.count(states[0]) > 1:
                choice = asked.choose(known, b"")
                if choice.reason is Reason.SEARCH and choice.values[0].visits == count:
                    yield known, choice
            rules.apply(states[0], out[int(policy.judged(states[0], out))])


def test_the_last_tricks_are_the_best_response_in_all_worlds() -> None:
    compared = 0
    for known, choice in responses(player(GAME, "master")):
        found = RESPONSES.best(known.record, WORLDS)
        assert {value.action: value.points for value in choice.values} == pytest.approx(found)
        assert found[choice.action] >= max(found.values()) - EQUAL
        compared += 1
    assert INTERPRETED or compared >= 5


def test_what_looks_wrong_has_to_win_part_of_a_level_in_all_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, gaps = player(GAME, "master"), {True: 0, False: 0}
    for known, choice in list(responses(asked)):
        best, second = sorted(choice.values, key=lambda value: -value.points)[:2]

        def sound(self: Any, turn: Any, listed: Any, wrong: str = best.action) -> set[int]:
            return {place for place in range(len(listed)) if GAME.write(listed[place]) != wrong}

        with monkeypatch.context() as patched:
            patched.setattr(GuardedPlayer, "sound", sound)
            again = asked.choose(known, b"").action
        is_worth_it = best.points - second.points > policy.KNOWN_SURPRISE
        assert (again == best.action) is is_worth_it
        gaps[is_worth_it] += best.points - second.points > EQUAL
    assert INTERPRETED or min(gaps.values()) > 0


def test_whoever_knows_every_card_plays_exactly() -> None:
    asked, found = player(GAME, "master"), 0
    for seed in SEEDS:
        states, out = played(seed, 3), GAME.buffer()
        while not rules.is_over(states[0]):
            if policy.is_open(states[0]) and rules.count(states[0]) > 1:
                assert asked.choose(observation(states), b"").reason is Reason.EXACT
                found += 1
            rules.apply(states[0], out[int(policy.judged(states[0], out))])
    assert INTERPRETED or found > 0


def test_a_claim_is_true_whatever_the_others_play() -> None:
    random, move, claims = seeded("claims"), GAME.buffer(), 0
    for seed in range(4 if INTERPRETED else 60):
        states, out = played(seed, 8), GAME.buffer()
        while not rules.is_over(states[0]):
            if can_claim(observation(states)) and policy.takes_all(states[0]):
                claims += 1
                after, seat = states.copy(), int(states[0].turn)
                while not rules.is_over(after[0]):
                    rules.draw(after[0], random, move[0])
                    rules.apply(after[0], move[0])
                    assert int(after[0].best) == seat
                break
            rules.apply(states[0], out[int(policy.judged(states[0], out))])
    assert INTERPRETED or claims > 0
