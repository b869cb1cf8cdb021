"""Words for plays and refusals on pages, as the table's client has them for live deals.

The voice of every function is that of a game in a language.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from cardavia.games.refusals import Refusal
from cardavia.games.views import Called, Declared, Discarded, Exposed, Laid, LegalAction, Paid, Won
from cardavia.texts.i18n import Voice, listed

DIGIT = re.compile(r"\d")
TIMES = "\u00a0×\u00a0"


@dataclass(frozen=True)
class Consequence:
    """One thing that a play brings; `strong` when it is named and not counted."""

    text: str
    strong: bool


def card_name(voice: Voice, card: str) -> str:
    """Returns the full name of a card."""
    return voice.text(f"card-{card}")


def card_list(voice: Voice, cards: Sequence[str]) -> str:
    """Returns the full names of cards as an enumeration; equal ones are counted, as in 2 × five of spades."""
    counted = Counter(cards)
    named = ((number, card_name(voice, card)) for card, number in counted.items())
    return listed(
        voice.tag, [name if number == 1 else f"{number}\u00a0×\u00a0{name}" for number, name in named]
    )


def rank(voice: Voice, card: str) -> str:
    """Returns the sign of a card's rank, as its corner shows it."""
    return voice.text(f"rank-{card[:-1]}")


def consequences(voice: Voice, action: LegalAction) -> list[Consequence]:
    """Returns what a play brings: bonuses, then gains, the number of cards only for want of others."""
    bonuses = [Consequence(voice.text(f"bonus-{bonus}"), strong=True) for bonus in action.bonuses]
    told = [gain for gain in action.gains if gain.item != "cards"] or action.gains
    gains = [voice.text(f"gain-{gain.item}", count=gain.count) for gain in told]
    return [*bonuses, *(Consequence(text, strong=DIGIT.search(text) is None) for text in gains)]


def button(voice: Voice, action: LegalAction) -> str:
    """Returns a play as short as a button wants it."""
    if not action.taken:
        return voice.text("button-leave", card=card_name(voice, action.cards[0]))
    if len(action.taken) == 1:
        return voice.text("action-take", cards=card_name(voice, action.taken[0]))
    return voice.text("action-take", cards=listed(voice.tag, [rank(voice, card) for card in action.taken]))


def refused(voice: Voice, refusal: Refusal) -> str:
    """Returns the reason of a refusal."""
    values: dict[str, str | int] = {}
    for name, value in refusal.values.items():
        if name == "card":
            values[name] = card_name(voice, value)
        elif name in ("cards", "between"):
            values[name] = card_list(voice, value)
        elif name == "captures":
            values[name] = "; ".join(card_list(voice, cards) for cards in value)
        elif name == "level":
            values[name] = voice.text(f"rank-{value}")
        elif not isinstance(value, list):
            values[name] = value
    return voice.text(f"refused-{refusal.code.replace('_', '-')}", **values)


def played(voice: Voice, card: str, taken: Sequence[str], who: str | None = None) -> str:
    """Returns what was played, by the reader or by somebody with a name."""
    key = f"say-{'you' if who is None else 'they'}-{'took' if taken else 'placed'}"
    values = {"card": card_name(voice, card)} | ({"taken": card_list(voice, taken)} if taken else {})
    return voice.text(key, **values, **({} if who is None else {"who": who}))


def bonus(voice: Voice, name: str) -> str:
    """Returns that a bonus point was made."""
    return voice.text(f"say-bonus-{name}")


def collected(voice: Voice, cards: int, who: str | None = None) -> str:
    """Returns who takes the cards that are left at the end of a deal."""
    values = {} if who is None else {"who": who}
    return voice.text(f"say-{'you' if who is None else 'they'}-collected", cards=cards, **values)


Written = Callable[[Sequence[str]], str]
TrickEvent = Discarded | Declared | Called | Exposed | Laid | Won | Paid


def told(voice: Voice, event: TrickEvent, who: str | None, cards: Written | None = None) -> str:
    """Returns what happened in a game of tricks, to the reader or to somebody with a name.

    `cards` writes cards; without it they stand with their full names.
    """
    written = cards or partial(card_list, voice)
    if isinstance(event, Exposed):
        return voice.text("say-exposed", cards=written(event.cards))
    key, values = _told(voice, event, written)
    if who is None:
        return voice.text(f"say-you-{key}", **values)
    return voice.text(f"say-they-{key}", **values, who=who)


def _told(
    voice: Voice, event: Discarded | Declared | Called | Laid | Won | Paid, cards: Written
) -> tuple[str, dict[str, str | int]]:
    """Returns the key of the sentence that tells an event, and its values."""
    if isinstance(event, Discarded):
        return "discarded", {"count": event.count}
    if isinstance(event, Declared):
        kinds = ", ".join(voice.text(f"combination-{kind}") for kind in event.combinations)
        return ("declared" if kinds else "undeclared"), {"points": event.points, "kinds": kinds}
    if isinstance(event, Called):
        return ("called" if event.cards else "passed"), {"card": cards(event.cards)}
    if isinstance(event, Laid):
        return "laid", {"card": cards(event.cards)}
    if isinstance(event, Paid):
        return "paid", {"card": cards([event.card])}
    return "won", {}
