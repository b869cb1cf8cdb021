"""Words for plays and refusals on pages, as the table's client has them for live deals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.games.contract import Refusal
from cardavia.games.views import LegalAction
from cardavia.texts import i18n

DIGIT = re.compile(r"\d")


@dataclass(frozen=True)
class Consequence:
    """One thing that a play brings; `strong` when it is named and not counted."""

    text: str
    strong: bool


def text(tag: str, key: str, **values: str | int) -> str:
    """Returns a message in a language."""
    return i18n.text(tag, key, **values)


def card_name(tag: str, card: str) -> str:
    """Returns the full name of a card."""
    return i18n.text(tag, f"card-{card}")


def card_list(tag: str, cards: Sequence[str]) -> str:
    """Returns the full names of cards as an enumeration."""
    return i18n.listed(tag, [card_name(tag, card) for card in cards])


def rank(tag: str, card: str) -> str:
    """Returns the sign of a card's rank, as its corner shows it."""
    return i18n.text(tag, f"rank-{card[:-1]}")


def consequences(tag: str, action: LegalAction) -> list[Consequence]:
    """Returns what a play brings: bonuses, then gains, the number of cards only for want of others."""
    bonuses = [Consequence(i18n.text(tag, f"bonus-{bonus}"), strong=True) for bonus in action.bonuses]
    told = [gain for gain in action.gains if gain.item != "cards"] or action.gains
    gains = [i18n.text(tag, f"gain-{gain.item}", count=gain.count) for gain in told]
    return [*bonuses, *(Consequence(text, strong=DIGIT.search(text) is None) for text in gains)]


def button(tag: str, action: LegalAction) -> str:
    """Returns a play as short as a button wants it."""
    if not action.taken:
        return i18n.text(tag, "button-leave", card=card_name(tag, action.cards[0]))
    if len(action.taken) == 1:
        return i18n.text(tag, "action-take", cards=card_name(tag, action.taken[0]))
    return i18n.text(tag, "action-take", cards=i18n.listed(tag, [rank(tag, card) for card in action.taken]))


def refused(tag: str, refusal: Refusal) -> str:
    """Returns the reason of a refusal."""
    values: dict[str, str | int] = {}
    for name, value in refusal.values.items():
        if name == "card":
            values[name] = card_name(tag, value)
        elif name == "cards":
            values[name] = card_list(tag, value)
        elif name == "captures":
            values[name] = "; ".join(card_list(tag, cards) for cards in value)
        else:
            values[name] = value
    return i18n.text(tag, f"refused-{refusal.code.replace('_', '-')}", **values)


def played(tag: str, card: str, taken: Sequence[str], who: str | None = None) -> str:
    """Returns what was played, by the reader or by somebody with a name."""
    key = f"say-{'you' if who is None else 'they'}-{'took' if taken else 'placed'}"
    values = {"card": card_name(tag, card)} | ({"taken": card_list(tag, taken)} if taken else {})
    return i18n.text(tag, key, **values, **({} if who is None else {"who": who}))


def bonus(tag: str, name: str) -> str:
    """Returns that a bonus point was made."""
    return i18n.text(tag, f"say-bonus-{name}")


def collected(tag: str, cards: int, who: str | None = None) -> str:
    """Returns who takes the cards that are left at the end of a deal."""
    values = {} if who is None else {"who": who}
    return i18n.text(tag, f"say-{'you' if who is None else 'they'}-collected", cards=cards, **values)
