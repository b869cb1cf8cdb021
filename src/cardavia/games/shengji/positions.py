"""Written positions of Shengji: a deal at any decision, as examples and tests write it.

A position names `dealer` (the starting dealer while the calling goes on), `turn` (None when the deal is
over), `levels`, `level`, `hands` by seat and `trump` (None before it is known). Before that it names `kitty`
in order and `calls`, the actions so far from the starting dealer on; afterwards `buried` (none before the
bury), `captured` points of both sides, `leader` and `plays` of the trick, as actions in order, and `tricks`,
how many there were before it; of a deal that is over the last trick is told in this way. It may name
`first_deal`, `starter`, and `kitty` where it was turned up (`exposed`). Cards that it does not name have been
played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from cardavia.games import fields
from cardavia.games.refusals import BadPositionError
from cardavia.games.shengji import cards, rules
from cardavia.games.shengji.information import forget
from cardavia.games.shengji.ladder import name_trump
from cardavia.games.shengji.notation import Action, read_action
from cardavia.games.shengji.records import (
    BURY,
    BURYING,
    CALL,
    CALLING,
    HAND,
    KITTY,
    MOST_TRICKS,
    PASS,
    SEATS,
    UNKNOWN,
)

MOST_POINTS = 200
"""The points of both packs."""

FIELDS = {
    "dealer": fields.Field(fields.seat(SEATS)),
    "turn": fields.Field(fields.maybe(fields.seat(SEATS))),
    "levels": fields.Field(fields.sides(fields.word(tuple(cards.RANKS)))),
    "level": fields.Field(fields.word(tuple(cards.RANKS))),
    "hands": fields.Field(fields.by_seat(SEATS, fields.texts)),
    "trump": fields.Field(fields.maybe(fields.word(cards.TRUMPS))),
    "kitty": fields.optional(fields.texts),
    "calls": fields.optional(fields.texts),
    "buried": fields.optional(fields.texts),
    "captured": fields.optional(fields.sides(fields.number(MOST_POINTS))),
    "leader": fields.optional(fields.seat(SEATS)),
    "plays": fields.optional(fields.texts),
    "tricks": fields.optional(fields.number(MOST_TRICKS)),
    "first_deal": fields.optional(fields.flag),
    "starter": fields.optional(fields.seat(SEATS)),
    "exposed": fields.optional(fields.flag),
}
"""The fields of a position; their values have to fit each other besides."""


def load(state: Any, position: Mapping[str, Any]) -> None:
    """Writes a position into a blank State; raises BadPositionError."""
    fields.check(position, FIELDS)
    hands = {int(seat): list(hand) for seat, hand in position["hands"].items()}
    plays = [_play(action) for action in position.get("plays", [])]
    kitty, buried = list(position.get("kitty", [])), list(position.get("buried", []))
    exposed = bool(position.get("exposed", False))
    if exposed and len(kitty) != KITTY:
        raise BadPositionError(f"position: a kitty of {len(kitty)} cards is turned up, not of {KITTY}")
    named = [card for hand in hands.values() for card in hand]
    named += [*buried, *(card for play in plays for card in play)]
    named += [] if exposed or position["trump"] is not None else kitty
    _check(named, kitty)
    rules.start(state, np.array(list(range(len(cards.FACES))) * 2, np.uint8), int(position["dealer"]))
    state.levels[:] = [cards.RANKS.index(level) for level in position["levels"]]
    state.level = cards.RANKS.index(position["level"])
    state.first_deal = int(position.get("first_deal", False))
    state.starter = int(position.get("starter", position["dealer"]))
    state.exposed = int(exposed)
    for seat in range(SEATS):
        state.hands[seat] = cards.planes(hands.get(seat, []))
    state.kitty[:] = [cards.PLACES[card] for card in kitty] if len(kitty) == KITTY else [UNKNOWN] * KITTY
    if position["trump"] is None:
        sizes = [len(hands.get(seat, [])) for seat in range(SEATS)]
        _refuse(_fault_before_play(sizes, kitty, is_exposed=exposed))
        _call(state, position.get("calls", []), is_over=position["turn"] is None)
    else:
        forget(state)
        name_trump(state, cards.TRUMPS.index(position["trump"]))
        _set_play(state, position, buried, plays)
        gone = (Counter(cards.PACK.ids) - Counter(named)).elements()
        _add_gone(state, list(gone))
    turn = None if rules.is_over(state) else int(state.turn)
    if turn != position["turn"]:
        raise BadPositionError(f"position: seat {turn} is to act, not seat {position['turn']}")


def position(state: Any) -> dict[str, Any]:
    """Returns a State as `load` takes it."""
    trump = int(state.trump)
    found: dict[str, Any] = {
        "dealer": int(state.dealer),
        "starter": int(state.starter),
        "first_deal": bool(state.first_deal),
        "turn": None if rules.is_over(state) else int(state.turn),
        "levels": [cards.RANKS[int(level)] for level in state.levels],
        "level": cards.RANKS[int(state.level)],
        "trump": cards.TRUMPS[trump] if trump >= 0 else None,
        "hands": {seat: cards.listed(*state.hands[seat]) for seat in range(SEATS)},
        "exposed": bool(state.exposed),
        "kitty": [cards.FACES[int(card)] for card in state.kitty if int(card) != UNKNOWN],
    }
    if trump < 0:
        return {**found, "calls": calls(state)}
    leader = int(state.leader)
    order = [] if leader < 0 else [(leader + step) % SEATS for step in range(SEATS)]
    is_over = bool(rules.is_over(state))
    made = SEATS if is_over else (int(state.turn) - leader) % SEATS if leader >= 0 else 0
    captured, tricks = [int(points) for points in state.captured], int(state.tricks)
    if is_over:
        # The last trick is told as its plays: the kitty counts by them.
        tricks -= 1
        captured[int(state.best) % 2] -= sum(int(rules.points(*state.plays[seat])) for seat in order)
    return {
        **found,
        "buried": cards.listed(*state.buried),
        "captured": captured,
        "tricks": tricks,
        "leader": leader if leader >= 0 else int(state.dealer),
        "plays": [cards.joined(cards.listed(*state.plays[seat])) for seat in order[:made]],
    }


def calls(state: Any) -> list[str]:
    """Returns the calls of a deal in order, as actions."""
    made = []
    for entry in state.history[: int(state.played)]:
        if int(entry.kind) not in (PASS, CALL):
            break
        made.append(Action(int(entry.kind), tuple(cards.listed(entry.cards, entry.extra))).written())
    return made


def _call(state: Any, actions: Sequence[str], *, is_over: bool) -> None:
    move = np.zeros(1, rules.Move).view(np.recarray)
    for action in actions:
        said = read_action(action)
        if said is None or int(state.phase) != CALLING or said.kind not in (PASS, CALL):
            raise BadPositionError(f"position: {action!r} cannot have been called")
        move[0].kind = said.kind
        move[0].cards, move[0].extra = cards.planes(said.cards)
        if not rules.is_legal(state, move[0]):
            raise BadPositionError(f"position: {action!r} cannot have been called")
        rules.apply(state, move[0])
    if is_over is not bool(rules.is_over(state)) or (int(state.phase) != CALLING and not is_over):
        raise BadPositionError("position: the calls do not end where the position says")


def _set_play(
    state: Any, position: Mapping[str, Any], buried: Sequence[str], plays: Sequence[tuple[str, ...]]
) -> None:
    state.captured[:] = position.get("captured", (0, 0))
    dealer = int(position["dealer"])
    leader = int(position.get("leader", dealer))
    state.tricks = int(position.get("tricks", leader != dealer))
    if state.tricks:
        state.winners[int(state.tricks) - 1] = leader
    elif leader != dealer:
        raise BadPositionError(f"position: seat {dealer} leads to the first trick, not seat {leader}")
    sizes = [len(cards.listed(*hand)) for hand in state.hands]
    _refuse(_fault_of_sizes(sizes, dealer, leader, int(state.tricks), len(buried), plays))
    if not buried:
        state.phase, state.turn = BURYING, dealer
        return
    move = np.zeros(1, rules.Move).view(np.recarray)
    state.phase, state.turn = BURYING, dealer
    state.hands[dealer] = cards.planes([*cards.listed(*state.hands[dealer]), *buried])
    move[0].kind = BURY
    move[0].cards, move[0].extra = cards.planes(buried)
    rules.apply(state, move[0])
    state.turn = state.leader = leader
    for play in plays:
        move[0].kind = rules.PLAY
        move[0].cards, move[0].extra = cards.planes(play)
        hand = cards.listed(*state.hands[int(state.turn)])
        state.hands[int(state.turn)] = cards.planes([*hand, *play])
        if not rules.is_legal(state, move[0]):
            raise BadPositionError(f"position: {'+'.join(play)} cannot have been played")
        rules.apply(state, move[0])


def _refuse(fault: str | None) -> None:
    if fault is not None:
        raise BadPositionError(f"position: {fault}")


def _add_gone(state: Any, gone: Sequence[str]) -> None:
    one, two = cards.planes(gone)
    had_one, had_two = state.gone
    state.gone[:] = had_one | one, had_two | two | (had_one & one)


def _play(action: str) -> tuple[str, ...]:
    said = read_action(action)
    if said is None or said.kind != rules.PLAY:
        raise BadPositionError(f"position: {action!r} is no play")
    return said.cards


def _check(named: Sequence[str], kitty: Sequence[str]) -> None:
    unknown = [card for card in (*named, *kitty) if card not in cards.PACK]
    if unknown:
        raise BadPositionError(f"position: {unknown[0]!r} is no card of this pack")
    excess = cards.missing(named, cards.PACK.ids) or cards.missing(kitty, cards.PACK.ids)
    if excess:
        raise BadPositionError(f"position: {excess[0]} stands there more than twice")


def _fault_before_play(sizes: Sequence[int], kitty: Sequence[str], *, is_exposed: bool) -> str | None:
    """Returns why hands and kitty cannot be so before trumps are known, None when they can."""
    if is_exposed:
        return "a kitty that is turned up names trumps"
    if len(kitty) != KITTY:
        return f"a kitty of {len(kitty)} cards, not {KITTY}"
    if sizes != [HAND] * SEATS:
        return f"hands of {sizes} cards before trumps are known; they have {HAND}"
    return None


def _fault_of_sizes(
    sizes: Sequence[int], dealer: int, leader: int, tricks: int, buried: int, plays: Sequence[Sequence[str]]
) -> str | None:
    """Returns why hands cannot be so large once trumps are known, None when they can."""
    held = list(sizes)
    if not buried and not plays and not tricks:
        held[dealer] -= KITTY
        if held != [HAND] * SEATS:
            return f"hands of {list(sizes)} cards before the bury of seat {dealer}"
        return None
    if buried != KITTY:
        return f"{buried} cards are buried, not {KITTY}"
    if len(plays) > SEATS:
        return f"{len(plays)} plays to one trick"
    for place, play in enumerate(plays):
        held[(leader + place) % SEATS] += len(play)
    if min(held) != max(held):
        return f"hands of {list(sizes)} cards do not fit {len(plays)} plays from seat {leader} on"
    if held[0] == 0:
        return "no cards in hands nor in a last trick"
    if tricks + held[0] > HAND:
        return f"{tricks} tricks and hands of {list(sizes)} cards are more than a deal has"
    return None
