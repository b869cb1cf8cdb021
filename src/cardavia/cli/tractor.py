"""Draws Shengji in the terminal: tricks, and with them the level, the trumps and the points of the attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardavia.cli.screen import Screen
from cardavia.cli.tricks import TrickScreen
from cardavia.games.shengji.cards import JOKERS, LEVELS, PAST
from cardavia.games.views import LegalAction


class TractorScreen(TrickScreen):
    """A terminal in which one person sits at a table that plays for levels."""

    def card(self, card: str) -> str:
        """Returns a card with its suit sign as in other French packs, a joker as it is typed."""
        return f"[bold]{card}[/bold]" if card in JOKERS else Screen.card(self, card)

    def table(self, view: Any) -> None:
        """Shows everything that lies open, below it the level, the trumps, the dealer and the attack."""
        super().table(view)
        ours = self.you % 2
        facts = self.own(
            "read-facts",
            level=view.level,
            trump=self.own(f"trump-{view.trump or 'open'}"),
            dealer=self.names[view.dealer],
            mine=view.levels[ours],
            theirs=view.levels[1 - ours],
        )
        attack = self.own("attack-who", who="they" if view.dealer % 2 == ours else "we")
        points = self.own("attack-points", points=view.attack_points)
        self.line(f"[dim]{'':8} {facts} {attack} {points}[/dim]")

    def choices(self, actions: Sequence[LegalAction]) -> None:
        """Lists what may be played; eight cards to bury are no list, so they are asked for."""
        super().choices(actions)
        if not actions:
            self.line(f"  [dim]{self.own('say-turn-burying')}[/dim]")

    def score(self, points: int) -> str:
        """Returns the level that a number of levels gained leads to."""
        level = LEVELS[points]
        return self.own("level-past") if level == PAST else level
