"""Positions for the tests of Shengji, written as the rules speak of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cardavia.games.refusals import IllegalActionError
from cardavia.games.shengji import cards, ladder, rules, tricks
from cardavia.games.shengji.game import GAME
from cardavia.games.shengji.options import ShengjiOptions
from cardavia.games.shengji.records import PLAYING, SEATS

DECK = np.array(list(range(len(cards.FACES))) * 2, np.uint8)


def blank(**options: Any) -> Any:
    """Returns a State without cards before the calling of a first deal, seat 0 dealing."""
    state = GAME.blank(ShengjiOptions(**options))[0]
    rules.start(state, DECK, 0)
    state.hands[:] = 0
    return state


def playing(level: str, trump: str, hands: Mapping[int, str], **options: Any) -> Any:
    """Returns a State in which seat 0 is to lead, with the hands of some seats."""
    state = blank(**options)
    state.level = cards.RANKS.index(level)
    ladder.name_trump(state, cards.TRUMPS.index(trump))
    state.phase, state.turn = PLAYING, 0
    for seat, hand in hands.items():
        state.hands[seat] = cards.planes(hand.split())
    return state


def following(level: str, trump: str, lead: str, hand: str, **options: Any) -> Any:
    """Returns a State in which seat 1 answers a lead of seat 0 from a hand."""
    state = playing(level, trump, {}, **options)
    one, two = cards.planes(lead.split())
    state.hands[0] = one | np.uint64(1 << 53), two
    tricks.lead(state, one, two)
    state.hands[1] = cards.planes(hand.split())
    return state


def calling(level: str, hands: Mapping[int, str], **options: Any) -> Any:
    """Returns a State in which seat 0 calls first, with the hands of some seats."""
    state = blank(**options)
    state.level = cards.RANKS.index(level)
    for seat, hand in hands.items():
        state.hands[seat] = cards.planes(hand.split())
    return state


def play(state: Any, *actions: str) -> None:
    """Plays actions of whoever is to act."""
    for action in actions:
        rules.apply(state, GAME.read(state, None, action)[0])


def refused(state: Any, action: str, seat: int | None = None) -> tuple[str, str, dict[str, Any]]:
    """Returns code, paragraph and values of the refusal of an action, which changes nothing."""
    before = state.tobytes()
    try:
        GAME.read(state, seat, action)
    except IllegalActionError as error:
        assert state.tobytes() == before
        return error.refusal.code, error.refusal.rule, dict(error.refusal.values)
    raise AssertionError(f"{action} is legal")


def listed(state: Any) -> set[tuple[str, ...]]:
    """Returns the cards of all legal moves."""
    return {tuple(cards.listed(move.cards, move.extra)) for move in GAME.legal_moves(state).values()}


def dealt(seed: int, levels: tuple[int, int] = (0, 0), **options: Any) -> np.recarray[Any, Any]:
    """Returns a shuffled deal of a later deal of a match, the starting dealer from the seed."""
    states = GAME.blank(ShengjiOptions(**options))
    states[0].levels[:] = levels
    states[0].first_deal = 0
    rules.start(states[0], np.random.default_rng(seed).permutation(DECK), seed % SEATS)
    return states
