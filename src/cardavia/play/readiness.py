"""Compiles the rules of a game before their first use, so that no two processes ever do it at once."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from cardavia.games.contract import LISTED, Game
from cardavia.games.refusals import IllegalActionError
from cardavia.kernel import INTERPRETED
from cardavia.kernel import cache as kernel_cache
from cardavia.kernel.random import seeded


@cache
def ensure_rules(game: Game) -> None:
    """Compiles the rules of a game unless some process on this machine has done so before.

    The first call takes some seconds on a new machine; every further call of a process is free. A
    message on standard error says so when another process is compiling and has to be waited for.
    """
    if not INTERPRETED:
        name = f"{game.slug}-rules"
        waiting = f"the rules of {game.slug}"
        kernel_cache.ensure(name, lambda: _exercise(game), lambda: kernel_cache.say_waiting(waiting))


def _exercise(game: Game) -> None:
    """Plays a deal through every function of the contract, with the types that programs use."""
    options = game.options.read({})
    context = game.first_context(options)
    states = game.blank(options)
    deck = list(game.pack.ids)
    while not game.start(states, deck, 0):
        deck.append(deck.pop(0))
    state = states[0]
    random = seeded("readiness", game.slug)
    while not game.rules.is_over(state):
        seat = int(game.rules.actor(state))
        _exercise_step(game, states, random)
        observation = game.observe(states, seat, options, context)
        game.view(observation)
        game.events(observation)
        game.load(game.position(state), options)
        listed = game.legal(observation)
        action = max(listed, key=lambda action: len(action.taken)).action if listed else _any(game, state)
        game.rules.apply(state, game.read(state, seat, action)[0])
    game.view(game.observe(states, 0, options, context))
    game.load(game.position(state), options)
    game.result(state, context, options)
    game.rules.margin(state)


def _exercise_step(game: Game, states: np.recarray[Any, Any], random: Any) -> None:
    """Calls what looks at a state without changing it."""
    state = states[0]
    game.count(state)
    game.choice(state, [], [])
    moves = game.legal_moves(state) if game.count(state) <= LISTED else {}
    for action, move in moves.items():
        game.rules.is_legal(state, move)
        game.rules.is_legal(state, game.read(state, None, action)[0])
    hidden = np.zeros(1, game.rules.Observation).view(np.recarray)
    game.rules.hide(state, int(game.rules.actor(state)), hidden)
    game.rules.sample(hidden[0], random, game.blank(game.options.read({})))
    for card in game.pack.ids:
        _exercise_refusal(game, state, card)


def _any(game: Game, state: Any) -> str:
    """Returns a legal action where there are too many to list."""
    return game.write(game.move_at(state, 0))


def _exercise_refusal(game: Game, state: Any, action: str) -> None:
    try:
        game.read(state, None, action)
    except IllegalActionError:
        return
