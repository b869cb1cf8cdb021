"""Why an action of Ottocento is refused, in the order in which the reasons are looked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from cardavia.games.ottocento import cards, rules
from cardavia.games.ottocento.notation import Action
from cardavia.games.refusals import Refusal

PARAGRAPHS = {
    "bad_notation": "ottocento-trick",
    "deal_over": "ottocento-settlement",
    "not_your_turn": "ottocento-trick",
    "discard_first": "ottocento-discard",
    "discard_done": "ottocento-discard",
    "declare_first": "ottocento-declare",
    "declare_closed": "ottocento-declare-when",
    "nothing_to_declare": "ottocento-declare",
    "pay_first": "ottocento-matto-payment",
    "nothing_to_pay": "ottocento-matto-payment",
    "not_in_hand": "ottocento-trick",
    "two_cards": "ottocento-discard",
    "never_discarded": "ottocento-discard-never",
    "trumps_stay": "ottocento-option-discard-trumps",
    "other_card_first": "ottocento-option-discard-trumps",
    "must_follow": "ottocento-follow",
    "must_trump": "ottocento-trump",
    "not_captured": "ottocento-matto-payment",
    "cheapest_only": "ottocento-matto-payment",
}
"""The paragraph of the rules page that each refusal leads to."""

WANTED = {
    rules.DISCARDING: "discard_first",
    rules.DECLARING: "declare_first",
    rules.PAYING: "pay_first",
}
"""What is said where something else has to be decided first."""

UNTIMELY = {
    rules.DISCARD: "discard_done",
    rules.DECLARE: "declare_closed",
    rules.SKIP: "declare_closed",
    rules.PAY: "nothing_to_pay",
}
"""What is said of a decision that is not to be made now."""

FITTING = {
    rules.DISCARDING: (rules.DISCARD,),
    rules.DECLARING: (rules.DECLARE, rules.SKIP),
    rules.PLAYING: (rules.PLAY,),
    rules.PAYING: (rules.PAY,),
}
"""The kinds of moves of each phase."""


def bad_notation() -> Refusal:
    """Returns the refusal of a text that is no action."""
    return _refused("bad_notation")


def refusal(state: Any, seat: int | None, action: Action) -> Refusal | None:
    """Returns why an action is refused, None when it is legal; `seat` is None for whoever is to act."""
    if rules.is_over(state):
        return _refused("deal_over")
    actor = int(rules.actor(state))
    if seat is not None and seat != actor:
        return _refused("not_your_turn", turn=actor)
    phase = int(state.phase)
    if action.kind not in FITTING[phase]:
        return _refused(_untimely(state, phase, action))
    if action.kind == rules.DECLARE and len(_choices(state)) < 2:
        return _refused("nothing_to_declare")
    if action.kind == rules.PAY:
        return _wrong_payment(state, actor, action.cards[0])
    missing = [card for card in action.cards if card not in cards.listed(state.hands[actor])]
    if missing:
        return _refused("not_in_hand", card=missing[0])
    if action.kind == rules.DISCARD:
        return wrong_discard(state, action.cards)
    return wrong_card(state, action.cards[0]) if action.kind == rules.PLAY else None


def wrong_card(state: Any, card: str) -> Refusal | None:
    """Returns why a card of the hand may not be played to the trick (6.3), None when it may."""
    allowed = _allowed(state)
    if card in allowed:
        return None
    hand, led = state.hands[int(state.turn)], cards.listed(state.led)
    code = "must_follow" if hand & state.led else "must_trump"
    return _refused(code, card=card, suit=cards.suit_of(led[0]), cards=allowed)


def wrong_discard(state: Any, chosen: Sequence[str]) -> Refusal | None:
    """Returns why cards of the dealer's hand may not be discarded together (4.2, 13), None when they may.

    A single card is refused only where no other one can join it.
    """
    named = cards.PACK.in_order(set(chosen))
    kept = [card for card in named if card in cards.FIVE_CARDS]
    if kept:
        return _refused("never_discarded", cards=kept)
    if len(named) != len(chosen) or len(named) > 2:
        return _refused("two_cards", cards=named)
    allowed = _allowed(state)
    barred = [card for card in named if card not in allowed]
    if barred:
        return _refused("trumps_stay", cards=barred)
    if any(set(named) <= set(pair) for pair in _choices(state)):
        return None
    return _refused("other_card_first", cards=[card for card in allowed if card not in cards.TRUMPS])


def incomplete(state: Any, chosen: Sequence[str]) -> Refusal:
    """Returns why cards are no part of a legal action of the seat to act."""
    if rules.is_over(state):
        return _refused("deal_over")
    phase = int(state.phase)
    if phase == rules.DECLARING:
        return _refused("declare_first")
    if phase == rules.PAYING:
        return _wrong_payment(state, int(state.turn), chosen[0]) or _refused("bad_notation")
    missing = [card for card in chosen if card not in cards.listed(state.hands[int(state.turn)])]
    if missing:
        return _refused("not_in_hand", card=missing[0])
    if phase == rules.DISCARDING:
        return wrong_discard(state, chosen) or _refused("two_cards", cards=list(chosen))
    reasons = (wrong_card(state, card) for card in chosen)
    return next((reason for reason in reasons if reason is not None), _refused("bad_notation"))


def _wrong_payment(state: Any, actor: int, card: str) -> Refusal | None:
    allowed = _allowed(state)
    if card in allowed:
        return None
    if card not in cards.listed(state.piles[actor % 2]):
        return _refused("not_captured", card=card)
    return _refused("cheapest_only", card=card, cards=allowed)


def _choices(state: Any) -> list[list[str]]:
    """Returns the cards of every legal move of the seat to act."""
    out = np.zeros(rules.MOST_MOVES, rules.Move).view(np.recarray)
    n = int(rules.moves(state, out))
    return [cards.listed(named) for named in out.cards[:n]]


def _allowed(state: Any) -> list[str]:
    """Returns the cards that stand in any legal move, in canonical order."""
    return cards.PACK.in_order({card for named in _choices(state) for card in named})


def _untimely(state: Any, phase: int, action: Action) -> str:
    """Returns the code for an action whose moment it is not."""
    if phase in WANTED:
        return WANTED[phase]
    if action.kind in (rules.DECLARE, rules.SKIP) and int(state.declared[int(state.turn)]) == rules.UNDECIDED:
        return "nothing_to_declare"
    return UNTIMELY[action.kind]


def _refused(code: str, **values: Any) -> Refusal:
    return Refusal(code, PARAGRAPHS[code], values)
