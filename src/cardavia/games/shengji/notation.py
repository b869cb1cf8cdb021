"""The notation of actions: a pass, a call, a bury, the cards of a play (17)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cardavia.games.shengji.cards import PACK, joined
from cardavia.games.shengji.records import BURY, CALL, PASS, PLAY

VERBS = {PASS: "pass", CALL: "call", BURY: "bury"}
KINDS = {verb: kind for kind, verb in VERBS.items()}
PATTERN = re.compile(r"(?:(?P<verb>[a-z]+)(?: (?P<shown>[^\s]+))?|(?P<played>[^\s]+))", re.ASCII)


@dataclass(frozen=True)
class Action:
    """What an action string says, legal or not."""

    kind: int
    cards: tuple[str, ...]

    def written(self) -> str:
        """Returns the action string with its cards in canonical order."""
        return f"{VERBS.get(self.kind, '')} {joined(self.cards)}".strip()


def read_action(action: str) -> Action | None:
    """Returns what an action string says, None when it is no notation at all.

    A card that no pack has is no notation, nor is a pass with cards or another action without; three copies
    of a card are one that cannot be in a hand.
    """
    match = PATTERN.fullmatch(action)
    if match is None:
        return None
    verb, named = match["verb"], match["shown"] or match["played"]
    if verb is not None and verb not in KINDS:
        return None
    kind = PLAY if verb is None else KINDS[verb]
    cards = tuple(named.split("+")) if named else ()
    if (not cards) is not (kind == PASS) or any(card not in PACK for card in cards):
        return None
    return Action(kind, cards)
