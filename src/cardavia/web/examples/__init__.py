"""Live examples of the rules pages: the reader picks by links and buttons, the engine answers.

What is picked stands in the address as a play that is not complete yet, so an example works without scripts,
and no position is ever taken from outside.
"""

from __future__ import annotations

from cardavia.games.examples import Example
from cardavia.games.registry import game
from cardavia.games.views import TrickView
from cardavia.web.examples import captures, tricks
from cardavia.web.examples.captures import CaptureScene
from cardavia.web.examples.tricks import TrickScene

Scene = CaptureScene | TrickScene


def still(tag: str, slug: str, example: Example, prompt: str | None = None) -> Scene:
    """Returns an example as it lies there before anything is picked; asks no engine."""
    if _has_tricks(slug):
        return tricks.still(tag, slug, example, prompt)
    return captures.still(tag, slug, example, prompt or captures.PROMPT)


def answered(tag: str, slug: str, example: Example, pick: str = "", play: str = "") -> Scene:
    """Returns the engine's answer to a pick, or to a play, in words of a language."""
    if _has_tricks(slug):
        return tricks.answered(tag, slug, example, pick, play)
    return captures.answered(tag, slug, example, pick, play)


def _has_tricks(slug: str) -> bool:
    return issubclass(game(slug).view_model, TrickView)
