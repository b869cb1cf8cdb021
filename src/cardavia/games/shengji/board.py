"""What the table shows beside the cards: the order of suits, the ladder of calls, the settlement (15)."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardavia.games.shengji import calling, cards, ladder, planes, rules, scoring, settlement
from cardavia.games.shengji.face import CallRung, CallRungReason, Settled, Suit
from cardavia.games.shengji.records import CALLING, NO_TRUMP, SEATS, TRUMP
from cardavia.kernel.bits import u64

STRENGTHS = (1, 2, 3, 4)
RUNGS = 16
"""Rungs of the longest effective suit, trumps with a trump suit."""

WORTH = {f"{rank}{suit}": worth for suit in cards.SUITS for rank, worth in {"5": 5, "T": 10, "K": 10}.items()}
"""What single cards are worth (2); those that are worth nothing are not named."""


def order(known: Any) -> list[Suit]:
    """Returns the effective suits, trumps first, each from its strongest rung to its weakest (7.2).

    Before trumps are known, level cards and jokers alone stand as trumps.
    """
    states = np.array([known], rules.State).view(np.recarray)
    if int(known.trump) < 0:
        ladder.name_trump(states[0], NO_TRUMP)
    return [suit(states[0], number) for number in (TRUMP, *range(TRUMP))]


def suit(state: Any, number: int) -> Suit:
    """Returns an effective suit by its number."""
    faces = state.suits[number]
    rungs = [cards.faces(ladder.standing_on(state, faces, number, u64(rung))) for rung in range(RUNGS)]
    return Suit(suit=cards.EFFECTIVE[number], rungs=[rung for rung in reversed(rungs) if rung])


def call_rungs(known: Any, seat: int) -> list[CallRung]:
    """Returns the ladder of calls, weakest first, with what the seat can show on each rung (5.3)."""
    if int(known.phase) != CALLING:
        return []
    count = int(calling.count_calls(known, seat))
    shown = [calling.call_at(known, seat, number) for number in range(1, count)]
    by_strength = [(int(calling.strength_of(known, one, two)), cards.listed(one, two)) for one, two in shown]
    found = []
    for strength in STRENGTHS:
        own = [named for made, named in by_strength if made == strength]
        found.append(
            CallRung(strength=strength, cards=own, reason=None if own else _reason(known, seat, strength))
        )
    return found


def _reason(known: Any, seat: int, strength: int) -> CallRungReason:
    """Returns why a seat can call nothing of a strength."""
    if strength <= int(known.strength):
        return "equal" if strength == int(known.strength) else "weaker"
    wanted = cards.LEVELS[int(known.level)] if strength <= 2 else cards.JOKERS[strength - 3]
    held = [card for card in cards.listed(*known.hands[seat]) if card in cards.JOKERS or strength <= 2]
    return "one" if any(card == wanted or card[0] == wanted for card in held) else "none"


def settled(known: Any) -> Settled | None:
    """Returns how a finished deal was settled (12, 13), None for one that nobody called (18, V7)."""
    if int(known.tricks) == 0:
        return None
    dealer = int(known.dealer)
    attack = int(rules.attack_points(known))
    levels = [cards.RANKS[int(level)] for level in known.levels]
    after = settlement.settle(known, levels, dealer, attack)
    return Settled(
        trick_points=int(known.captured[1 - dealer % 2]),
        penalty=int(known.penalty),
        buried_points=int(planes.points(known.buried[0], known.buried[1])),
        factor=int(scoring.last_factor(known)),
        last_side=int(known.best) % 2,
        attack_points=attack,
        winner=(dealer + (not settlement.promotion(attack).defends)) % 2,
        gain=after.gain,
        levels=list(after.levels),
        next_dealer=after.next_dealer,
    )


def least_factor(known: Any) -> int:
    """Returns the least by which a last trick can multiply the kitty (12.2; 18, V8)."""
    return int(scoring.kitty_factor(known, 1, 0))


def on_table(known: Any) -> int:
    """Returns the points that lie in the trick in play, 0 before a lead."""
    if not rules.is_led(known):
        return 0
    return sum(int(planes.points(known.plays[seat][0], known.plays[seat][1])) for seat in _laid(known))


def _laid(known: Any) -> list[int]:
    """Returns the seats that have played to the trick."""
    leader, turn = int(known.leader), int(known.turn)
    return [(leader + place) % SEATS for place in range((turn - leader) % SEATS)]
