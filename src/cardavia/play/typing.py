"""Typed play: which legal action a person means, however it is typed.

Small letters, blanks, commas and missing plus signs are all the same: `7s x 3d 4d`, `7sx3d4d` and
`7S 3D 4D` stand for `7Sx3D+4D`. A verb may be left out where the cards can mean nothing else, as in
burying. Nothing is guessed between two legal actions.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from cardavia.cards import Pack
from cardavia.games.contract import LISTED
from cardavia.games.refusals import IllegalActionError
from cardavia.play.deal import Deal

VERBS = ("pass", "call", "bury", "discard", "declare", "skip", "pay")
"""The decisions that are no plays of cards (notation, 2)."""

TAKES = "x"
MOST_TYPED = 200
"""Longest text that is looked at; the longest action of any game has 40 characters."""

SEPARATORS = re.compile(r"[\s+,;&]+")
TAKE_SIGNS = re.compile(r"[x×*:]")


@dataclass(frozen=True)
class Reading:
    """What a text means: one legal action, or what it could mean, or what it spells although illegal."""

    action: str | None
    """The legal action that is meant without doubt."""
    near: tuple[str, ...] = ()
    """Legal actions that the text may have meant, when it does not say which, or is illegal."""
    spelled: tuple[str, ...] = ()
    """The actions that the text spells in canonical form, legal or not, the most literal first."""


class TypedPlayError(ValueError):
    """Raised for a text that means no legal action, or not one alone; says why and what it may have meant."""

    def __init__(
        self, code: str, rule: str | None, values: Mapping[str, Any], readings: Sequence[str]
    ) -> None:
        super().__init__(f"{code}: {dict(values)}, perhaps {', '.join(readings) or 'nothing'}")
        self.code = code
        self.rule = rule
        self.values = {**values, "readings": list(readings)}


def meant(deal: Deal, seat: int, text: str) -> str:
    """Returns the legal action of a seat that a typed text means; raises TypedPlayError."""
    is_turn = deal.turn == seat
    reading = read(text, deal.legal_actions() if is_turn and deal.count() <= LISTED else (), deal.game.pack)
    if reading.action is not None:
        return reading.action
    literal = reading.spelled[0] if reading.spelled else text
    # A card that can take in several ways is no fault of the player's: the question is which.
    if len(reading.near) > 1 and literal in {*reading.near, *map(_beginning, reading.near)}:
        raise TypedPlayError("ambiguous", None, {}, reading.near)
    try:
        return deal.check(literal, seat)
    except IllegalActionError as error:
        completed = _completed(deal, seat, literal)
        if len(completed) == 1:
            return completed[0]
        if completed:
            raise TypedPlayError("ambiguous", None, {}, completed) from None
        refusal = error.refusal
        raise TypedPlayError(refusal.code, refusal.rule, refusal.values, reading.near) from None


def read(text: str, legal: Sequence[str], pack: Pack) -> Reading:
    """Returns the reading of a typed text among the legal actions."""
    spelled = tuple(spellings(text, pack))
    meant = [action for action in spelled if action in legal]
    if len(meant) == 1:
        return Reading(meant[0], (), spelled)
    near = tuple(meant or _near(spelled, legal))
    return Reading(None, near, spelled)


def spellings(text: str, pack: Pack) -> list[str]:
    """Returns the actions that a text can spell, in canonical form, the most literal first."""
    words = text.strip().lower()
    if not words or len(words) > MOST_TYPED:
        return []
    verb, _, rest = words.partition(" ")
    if (found := _verb(verb, pack)) is not None:
        cards = _cards(rest, pack)
        if not rest.strip():
            return [found]
        return [f"{found} {_joined(cards, pack)}"] if cards else []
    played, sign, taken = _parted(words)
    mine, theirs = _cards(played, pack), _cards(taken, pack)
    if not mine or (sign and not theirs):
        return []
    if sign:
        return [f"{_joined(mine, pack)}{TAKES}{_joined(theirs or [], pack)}"]
    # Without a sign the first card may be the one that takes the others.
    parted = [f"{mine[0]}{TAKES}{_joined(mine[1:], pack)}"] if len(mine) > 1 else []
    return [_joined(mine, pack), *parted]


def _completed(deal: Deal, seat: int, cards: str) -> list[str]:
    """Returns the legal actions that a row of cards is when its verb is left out, as in burying."""
    found = []
    for verb in VERBS:
        with suppress(IllegalActionError):
            found.append(deal.check(f"{verb} {cards}", seat))
    return found


def _near(spelled: Sequence[str], legal: Sequence[str]) -> list[str]:
    """Returns the legal actions that begin with the same cards or the same verb."""
    beginnings = {_beginning(action) for action in spelled}
    return [action for action in legal if _beginning(action) in beginnings]


def _beginning(action: str) -> str:
    """Returns the played cards of a play, the verb of any other action."""
    return action.partition(" ")[0] if " " in action else action.partition(TAKES)[0]


def _verb(word: str, pack: Pack) -> str | None:
    """Returns the verb that a word is, or the only one that it begins; a card is no verb."""
    if not word.isalpha() or word.upper() in pack:
        return None
    if word in VERBS:
        return word
    found = [verb for verb in VERBS if verb.startswith(word)]
    return found[0] if len(found) == 1 else None


def _parted(words: str) -> tuple[str, str, str]:
    """Returns what stands before and after the sign that takes, and the sign."""
    found = TAKE_SIGNS.search(words)
    if found is None:
        return words, "", ""
    return words[: found.start()], found.group(), words[found.end() :]


def _joined(cards: Sequence[str], pack: Pack) -> str:
    return "+".join(pack.in_order(cards))


def _cards(text: str, pack: Pack) -> list[str] | None:
    """Returns the cards that a text names one after the other, None when it names anything else."""
    found: list[str] = []
    for word in SEPARATORS.split(text.strip(" +,;&").upper()):
        cards = _split(word, pack)
        if cards is None:
            return None
        found += cards
    return found


def _split(word: str, pack: Pack) -> list[str] | None:
    """Returns the cards of a word without gaps, None when it is no row of cards or more than one."""
    rows: list[list[list[str]]] = [[[]]]
    lengths = sorted({len(card) for card in pack.ids} | {3})
    for end in range(1, len(word) + 1):
        rows.append(
            [
                [*row, card]
                for length in lengths
                if length <= end and (card := _card(word[end - length : end], pack)) is not None
                for row in rows[end - length][:2]
            ]
        )
    found = {tuple(row) for row in rows[-1]}
    return list(found.pop()) if len(found) == 1 else None


def _card(text: str, pack: Pack) -> str | None:
    """Returns the card with this id; `10S` is the ten that other packs call `TS`."""
    if text in pack:
        return text
    ten = f"T{text[2:]}"
    return ten if text.startswith("10") and ten in pack else None
