"""Draws a game of tricks in the terminal: what one seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardavia.cli.screen import LANGUAGE, LATIN, Screen, say
from cardavia.games.views import LegalAction, PublicEvent, Won
from cardavia.texts.i18n import Voice
from cardavia.web import words

SHOWN = 20
"""Most choices that are listed; of more, the first ones stand for all: any of them may be typed."""


class TrickScreen(Screen):
    """A terminal in which one person sits at a table of tricks."""

    def card(self, card: str) -> str:
        """Returns a card as it is typed, in the colour of its suit; trumps are bold."""
        colour = LATIN.get(card[1:], "bold")
        return f"[{colour}]{card}[/{colour}]"

    def help(self) -> str:
        """Returns what can be typed: every game of tricks has decisions and names of cards of its own."""
        return Voice(LANGUAGE).text(f"{self.slug}-terminal-help")

    def table(self, view: Any) -> None:
        """Shows everything that lies open: hands, tricks won, the trick before, the trick, the own hand."""
        self.line()
        for seat, name in enumerate(self.names):
            if seat != self.you:
                self.line(f"[dim]{name:<8}[/dim] {self._player(view, seat)}")
        if view.last_winner is not None:
            told = self.own("last-trick-of", who=self.names[view.last_winner])
            cards = self.cards(card for lay in view.last_trick for card in lay.cards)
            self.line(f"[dim]{'':8}[/dim] {told}: {cards}")
        lying = "  ".join(f"[dim]{self.names[lay.seat]}[/dim] {self.cards(lay.cards)}" for lay in view.trick)
        self.line(f"[bold]{say('table'):<8}[/bold] {lying or say('empty')}")
        self.line(
            f"[bold]{say('you'):<8}[/bold] {self.cards(view.hand)}   [dim]{self._pile(view, self.you)}[/dim]"
        )

    def choices(self, actions: Sequence[LegalAction]) -> None:
        """Lists what may be played, numbered from 1; of very many only the first."""
        super().choices(actions[:SHOWN])
        if len(actions) > SHOWN:
            self.line(f"  [dim]... {len(actions)}[/dim]")

    def event(self, event: PublicEvent) -> None:
        """Tells what has happened."""
        if not isinstance(event, words.TrickEvent):
            super().event(event)
            return
        who = None if event.seat == self.you else self.names[event.seat]
        told = words.told(Voice(LANGUAGE, self.slug), event, who, self.cards)
        self.line(f"[bold]{told}[/bold]" if isinstance(event, Won) else told)

    def _pile(self, view: Any, seat: int) -> str:
        return self.own("pile-tricks", tricks=view.piles[seat % 2].tricks)

    def _choice(self, action: LegalAction) -> str:
        verb = action.action.partition(" ")[0] if not action.cards or " " in action.action else "play"
        return self.own(f"action-{verb}", card=self.cards(action.cards))
