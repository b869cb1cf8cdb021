"""Search on common worlds that overrules the rule policy only where fresh worlds confirm it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from cardavia.ai.choice import Choice, Reason
from cardavia.ai.guarded import CANDIDATES, GuardedPlayer
from cardavia.ai.levels import made
from cardavia.ai.players import player
from cardavia.ai.thinking import Turn
from cardavia.ai.workspace import template, workspace
from cardavia.games.cicera import policy, rules
from cardavia.games.cicera.game import GAME
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from tests.games.cicera.positions import Position, dealt, position

WORK = 0.003 if INTERPRETED else 0.05
NOMINATION = template("nomination", GAME)
HAND = "2B 7C 7D 3B 4B 5B 6B 8B 9B TB JB NB"


def chosen(deal: Position, level: str = "master", seed: bytes = b"seed") -> Choice:
    """Returns what a level chooses for the seat to act."""
    assert deal.turn is not None
    return player(GAME, level, WORK).choose(deal.observation(deal.turn), seed)


def asked(deal: Position) -> tuple[GuardedPlayer, Turn]:
    """Returns Master and the decision that it is asked for."""
    found = player(GAME, "master", WORK)
    assert isinstance(found, GuardedPlayer)
    assert deal.turn is not None
    known = deal.observation(deal.turn).records()
    return found, Turn(GAME, known, workspace(GAME), seeded("turn"))


def moves(deal: Position, *actions: str) -> np.recarray[Any, Any]:
    """Returns legal actions as compiled moves."""
    written = [GAME.read(deal.state, None, action)[0].tolist() for action in actions]
    return np.array(written, rules.Move).view(np.recarray)


def room() -> tuple[np.recarray[Any, Any], np.recarray[Any, Any]]:
    """Returns room for two worlds and for a list of moves."""
    return np.zeros(2, rules.State).view(np.recarray), GAME.buffer()


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_decision_is_legal_and_repeats_itself(level: str) -> None:
    deal = dealt(HAND)
    choice = chosen(deal, level)
    assert choice == chosen(deal, level)
    assert choice.action in deal.legal()
    assert (choice.reason, choice.failures) == (Reason.SEARCH, 0)
    assert choice.action == choice.values[0].action


def test_two_bonuses_at_once_are_worth_about_that_much() -> None:
    """The scua with a picada is two points, and the others have to open an empty table."""
    deal = position(
        "5B KC 2D 9D", "5S", prev="5S", others={1: "5C 9B 8B AB", 2: "2B 3C 4C 6C", 3: "6B 7B 9C 8C"}
    )
    values = {value.action: value.points for value in chosen(deal).values}
    assert chosen(deal).action == "5Bx5S"
    assert values["5Bx5S"] - values["KC"] > 1.5


def test_moves_are_tried_in_the_same_worlds() -> None:
    deal = dealt(HAND)
    action = deal.legal()[0]
    states, out = room()
    totals, worlds, order = (np.zeros(2, np.int64) for _ in range(3))
    drawn, failures = NOMINATION.nominate(
        deal.observation(0).record,
        moves(deal, action, action),
        8,
        states,
        out,
        totals,
        worlds,
        order,
        seeded("same"),
    )
    assert (drawn, failures) == (4, 0)
    assert totals[0] == totals[1]
    assert (worlds.tolist(), order.tolist()) == ([4, 4], [0, 1])


def test_the_less_promising_half_gets_fewer_worlds() -> None:
    deal = dealt(HAND)
    states, out = room()
    totals, worlds, order = (np.zeros(4, np.int64) for _ in range(3))
    NOMINATION.nominate(
        deal.observation(0).record,
        moves(deal, *deal.legal()[:4]),
        32,
        states,
        out,
        totals,
        worlds,
        order,
        seeded("halves"),
    )
    assert sorted(worlds.tolist()) == [4, 4, 12, 12]
    assert worlds[order].tolist() == [12, 12, 4, 4]
    assert totals[order[0]] >= totals[order[1]]


def test_a_move_does_not_overrule_itself() -> None:
    deal = dealt(HAND)
    master, turn = asked(deal)
    action = deal.legal()[0]
    assert not master.is_confirmed(turn, moves(deal, action, action), 1, 20)


def test_a_clearly_better_move_is_confirmed() -> None:
    deal = position("5B KC 2D 9D", "5S", prev="5S")
    master, turn = asked(deal)
    assert master.is_confirmed(turn, moves(deal, "KC", "5Bx5S"), 1, 40)
    assert not master.is_confirmed(turn, moves(deal, "5Bx5S", "KC"), 1, 40)


def test_a_policy_may_ask_a_level_for_more_certainty(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = position("5B KC 2D 9D", "5S", prev="5S")
    monkeypatch.setattr(policy, "LOWER", {"master": 1000.0}, raising=False)
    _, turn = asked(deal)
    doubting = made(GAME, "master", WORK)
    assert isinstance(doubting, GuardedPlayer)
    assert not doubting.is_confirmed(turn, moves(deal, "KC", "5Bx5S"), 1, 40)
    # What looks wrong has to be certain in every game alike.
    assert doubting.is_confirmed(turn, moves(deal, "KC", "5Bx5S"), 1, 40, 0.5)


def test_placing_every_card_is_tried_however_many_captures_there_are() -> None:
    deal = position(
        "TB 9B 8B 7B 6B 5B", "AB AC AD AS 2B 2C 2D 3B 3C 3D 4B 4C 4D", piles={0: "KB KC KD KS"}, dealer=3
    )
    master, turn = asked(deal)
    n, best = turn.space.judgement.judge(deal.state, turn.space.moves, turn.space.promises, turn.random)
    assert n > 100
    candidates = master.shortlist(turn, int(n), int(best))
    tried = {GAME.write(move) for move in candidates}
    assert {"TB", "9B", "8B", "7B", "6B", "5B"} <= tried
    assert CANDIDATES <= len(tried) <= CANDIDATES + 6
    assert policy.judged(deal.state, GAME.buffer()) == best


def test_what_looks_wrong_has_to_win_half_a_point_for_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The 9 offers a likely picada where a King, of which none is hidden, offers nothing."""
    deal = position("KC 9C", "5S TB", others={1: "9B 9D", 2: "9S 2B", 3: "3B 4B"}, piles={0: "KB KD KS"})
    master, turn = asked(deal)
    tried = moves(deal, "KC", "9C")
    assert master.sound(turn, tried) == {0}
    asked_for: list[float] = []

    def confirm(*given: Any) -> bool:
        asked_for.append(given[-1])
        return False

    monkeypatch.setattr(GuardedPlayer, "is_confirmed", confirm)
    assert master.leader(turn, tried, [1, 0], {0}, 10) == 0
    assert master.leader(turn, tried, [1, 0], {0, 1}, 10) == 0
    assert master.leader(turn, tried, [0, 1], {0, 1}, 10) == 0
    assert asked_for == [0.5, 0.0]


def test_a_policy_may_rule_out_what_looks_wrong_whatever_it_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = position("5B KC 2D 9D", "5S", prev="5S")
    monkeypatch.setattr(policy, "SURPRISE", math.inf, raising=False)
    master, turn = asked(deal)
    tried, asked_for = moves(deal, "KC", "5Bx5S"), []

    def confirm(*given: Any) -> bool:
        asked_for.append(given[-1])
        return True

    monkeypatch.setattr(GuardedPlayer, "is_confirmed", confirm)
    assert master.leader(turn, tried, [1, 0], {0}, 10) == 0
    assert asked_for == []
    assert master.leader(turn, tried, [1, 0], {0, 1}, 10) == 1
