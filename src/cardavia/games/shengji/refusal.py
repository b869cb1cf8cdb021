"""Why an action of Shengji is refused, in the order in which the reasons are looked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from cardavia.games.refusals import Refusal
from cardavia.games.shengji import calling, cards, following, ladder, rules, shapes
from cardavia.games.shengji.notation import Action
from cardavia.games.shengji.records import (
    BURY,
    BURYING,
    CALL,
    CALLING,
    KITTY,
    PASS,
    PLAY,
    PLAYING,
)

PARAGRAPHS = {
    "bad_notation": "shengji-a-turn",
    "deal_over": "shengji-next-trick",
    "not_your_turn": "shengji-order",
    "calling_first": "shengji-calling",
    "calling_over": "shengji-calling-end",
    "bury_first": "shengji-bury",
    "bury_done": "shengji-bury",
    "not_in_hand": "shengji-cards",
    "one_joker": "shengji-calls",
    "two_jokers": "shengji-calls",
    "level_suits": "shengji-calls",
    "not_level": "shengji-calls",
    "not_stronger": "shengji-stronger",
    "second_only": "shengji-reinforce",
    "eight_cards": "shengji-bury",
    "several_suits": "shengji-lead",
    "no_pair": "shengji-no-pair",
    "one_step": "shengji-trump-tractor",
    "gap": "shengji-gap",
    "several_shapes": "shengji-one-shape",
    "other_number": "shengji-follow",
    "must_follow": "shengji-follow",
    "all_of_suit": "shengji-fill",
    "pairs_first": "shengji-pairs-first",
    "tractor_first": "shengji-follow-tractor",
}
"""The paragraph of the rules page that each refusal leads to."""

WANTED = {CALLING: "calling_first", BURYING: "bury_first"}
"""What is said where something else has to be decided first."""

UNTIMELY = {PASS: "calling_over", CALL: "calling_over", BURY: "bury_done"}
"""What is said of a decision that is not to be made any more."""

FITTING = {CALLING: (PASS, CALL), BURYING: (BURY,), PLAYING: (PLAY,)}
"""The kinds of moves of each phase."""


def bad_notation() -> Refusal:
    """Returns the refusal of a text that is no action."""
    return _refused("bad_notation")


def refusal(state: Any, seat: int | None, action: Action) -> Refusal | None:
    """Returns why an action is refused, None when it is legal; `seat` is None for whoever is to act."""
    if rules.is_over(state):
        return _refused("deal_over")
    actor, phase = int(rules.actor(state)), int(state.phase)
    if seat is not None and seat != actor:
        return _refused("not_your_turn", turn=actor)
    if action.kind not in FITTING[phase]:
        return _refused(WANTED[phase] if phase in WANTED else UNTIMELY[action.kind])
    reason = absent(state, action.cards)
    if reason is not None or action.kind == PASS:
        return reason
    if action.kind == BURY:
        count = len(action.cards)
        return None if count == KITTY else _refused("eight_cards", wanted=int(KITTY), given=count)
    if action.kind == CALL:
        return wrong_call(state, action.cards)
    return wrong_follow(state, action.cards) if rules.is_led(state) else wrong_lead(state, action.cards)


def incomplete(state: Any, chosen: Sequence[str]) -> Refusal:
    """Returns why no legal action of the seat to act holds some chosen cards."""
    gone = absent(state, chosen)
    if gone is not None:
        return gone
    phase = int(state.phase)
    if phase == BURYING:
        return _refused("eight_cards", wanted=int(KITTY), given=len(chosen))
    if phase == CALLING:
        reason = wrong_call(state, chosen)
    else:
        reason = _cannot_grow(state, chosen) if rules.is_led(state) else wrong_lead(state, chosen)
    return reason or bad_notation()


def wrong_call(state: Any, shown: Sequence[str]) -> Refusal | None:
    """Returns why cards cannot be shown as a call (5.3), None when they can."""
    one, two = cards.planes(shown)
    strength = int(calling.strength_of(state, one, two))
    if calling.is_reinforcing(state) and not calling.is_call(state, int(state.turn), one, two):
        return _refused("second_only", card=cards.faces(state.declared)[0])
    if strength:
        standing = int(state.strength)
        return None if strength > standing else _refused("not_stronger", given=strength, standing=standing)
    jokers = [card for card in shown if card in cards.JOKERS]
    if jokers:
        is_one = len(shown) == 1
        return _refused("one_joker", card=jokers[0]) if is_one else _refused("two_jokers", cards=list(shown))
    level = cards.LEVELS[int(state.level)]
    others = [card for card in shown if card[0] != level]
    if others:
        return _refused("not_level", cards=others, level=level)
    return _refused("level_suits", cards=list(shown))


def wrong_lead(state: Any, played: Sequence[str]) -> Refusal | None:
    """Returns why cards cannot be led (8), None when they can."""
    one, two = cards.planes(played)
    if shapes.shape(state, one, two) >= 0:
        return None
    suits = suits_of(state, played)
    if len(suits) > 1:
        return _refused("several_suits", cards=list(played), suits=list(suits))
    if state.options.throws:
        return None
    copies = Counter(played)
    suit = ladder.suit_of(state, one)
    rungs = [_rung(state, card, suit) for card in cards.PACK.in_order(copies)]
    if len(played) == len(copies) == 2 and len(set(rungs)) == 1:
        return _refused("no_pair", cards=list(played))
    if min(copies.values()) < 2:
        return _refused("several_shapes", cards=list(played))
    if len(set(rungs)) < len(rungs):
        return _refused("one_step", cards=cards.PACK.in_order(copies))
    return _refused("gap", cards=cards.PACK.in_order(copies), between=_between(state, rungs, suit))


def wrong_follow(state: Any, played: Sequence[str]) -> Refusal | None:
    """Returns why cards cannot be played on the lead (9), None when they can."""
    seat, one, two = int(state.turn), *cards.planes(played)
    if following.is_follow(state, seat, one, two):
        return None
    if len(played) != int(state.width):
        return _refused("other_number", wanted=int(state.width), given=len(played))
    return _cannot_grow(state, played)


def _cannot_grow(state: Any, chosen: Sequence[str]) -> Refusal:
    """Returns why cards of the hand, as many as were led at most, are in no legal answer to the lead."""
    seat, wanted = int(state.turn), int(state.width)
    if len(chosen) > wanted:
        return _refused("other_number", wanted=wanted, given=len(chosen))
    suit = cards.EFFECTIVE[int(state.led_suit)]
    one, two = following.natives(state, seat)
    own = cards.listed(one, two)
    if len(own) < wanted:
        return _refused("all_of_suit", suit=suit, cards=cards.missing(own, chosen), held=len(own))
    others = [card for card in chosen if card not in own]
    if others:
        return _refused("must_follow", suit=suit, cards=others)
    if following.must_answer(state, two):
        return _refused("tractor_first", suit=suit, pairs=int(state.pairs))
    pairs = cards.faces(two)
    return _refused("pairs_first", suit=suit, cards=pairs, wanted=min(int(state.pairs), len(pairs)))


def forcing(state: Any) -> str:
    """Returns the code of the reason for which every answer to the lead holds some cards (9)."""
    one, two = following.natives(state, int(state.turn))
    if len(cards.listed(one, two)) <= int(state.width):
        return "all_of_suit"
    return "tractor_first" if following.must_answer(state, two) else "pairs_first"


def suits_of(state: Any, played: Sequence[str]) -> dict[str, list[str]]:
    """Returns cards by the names of their effective suits, in the order of the suits."""
    found: dict[str, list[str]] = {}
    for number, name in enumerate(cards.EFFECTIVE):
        own = [card for card in played if int(state.suits[number]) >> cards.PLACES[card] & 1]
        if own:
            found[name] = own
    return found


def absent(state: Any, named: Sequence[str]) -> Refusal | None:
    """Returns the refusal of cards that the seat to act does not hold, None when it holds them."""
    hand = state.hands[int(state.turn)]
    missing = cards.missing(named, cards.listed(hand[0], hand[1]))
    return _refused("not_in_hand", cards=missing) if missing else None


def _rung(state: Any, card: str, suit: Any) -> int:
    return int(ladder.rungs(state, cards.planes([card])[0], suit)).bit_length() - 1


def _between(state: Any, rungs: Sequence[int], suit: Any) -> list[str]:
    """Returns the faces on the first rung that is missing between pairs."""
    held = sorted(rungs)
    first = next(rung + 1 for rung, after in zip(held, held[1:], strict=False) if after > rung + 1)
    return cards.faces(ladder.standing_on(state, state.suits[int(suit)], suit, np.uint64(first)))


def _refused(code: str, **values: Any) -> Refusal:
    return Refusal(code, PARAGRAPHS[code], values)
