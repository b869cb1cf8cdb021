"""What examples of all games have in common."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia.games.refusals import Refusal
from cardavia.texts.i18n import Voice
from cardavia.web import words

FORCED = 4
"""Most plays without a choice that follow a reader's play by themselves."""


@dataclass(frozen=True)
class Shown:
    """A card as it lies there, and the pick that a tap on it leads to."""

    id: str
    to: str = ""
    picked: bool = False
    open: bool = False
    """Whether it may join what is picked."""


@dataclass(frozen=True)
class Refused:
    """Why something cannot be played, and the paragraph that says so."""

    text: str
    rule: str

    @classmethod
    def because(cls, voice: Voice, refusal: Refusal) -> Refused:
        """Returns a refusal in the words of a game."""
        return cls(words.refused(voice, refusal), refusal.rule)
