"""The notation of actions: a card, a discard of two, a declaration or its omission, a payment (12)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cardavia.games.ottocento import rules
from cardavia.games.ottocento.cards import PACK

VERBS = {rules.DISCARD: "discard", rules.DECLARE: "declare", rules.SKIP: "skip", rules.PAY: "pay"}
KINDS = {verb: kind for kind, verb in VERBS.items()}
CARDS = {rules.PLAY: 1, rules.DISCARD: 2, rules.DECLARE: 0, rules.SKIP: 0, rules.PAY: 1}
"""How many cards an action of each kind names."""

PATTERN = re.compile(r"(?:(?P<verb>[a-z]+)(?: (?P<named>[^\s]+))?|(?P<card>[^\s+]+))", re.ASCII)


@dataclass(frozen=True)
class Action:
    """What an action string says, legal or not."""

    kind: int
    cards: tuple[str, ...]

    def written(self) -> str:
        """Returns the action string with its cards in canonical order."""
        named = "+".join(PACK.in_order(self.cards))
        verb = VERBS.get(self.kind, "")
        return f"{verb} {named}".strip()


def read_action(action: str) -> Action | None:
    """Returns what an action string says, None when it is no notation at all.

    A card unknown to the pack and a wrong number of cards are no notation; the same card twice is.
    """
    match = PATTERN.fullmatch(action)
    if match is None:
        return None
    verb, named = match["verb"], match["named"] or match["card"]
    if verb is not None and verb not in KINDS:
        return None
    kind = rules.PLAY if verb is None else KINDS[verb]
    cards = tuple(named.split("+")) if named else ()
    if len(cards) != CARDS[kind] or any(card not in PACK for card in cards):
        return None
    return Action(kind, cards)
