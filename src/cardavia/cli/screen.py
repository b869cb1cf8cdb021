"""Draws a capture game in the terminal: what one seat sees, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from cardavia.games.refusals import Refusal
from cardavia.games.registry import game
from cardavia.games.views import Collected, Dealt, LegalAction, Played, PublicEvent, SheetRow
from cardavia.texts import i18n

LANGUAGE = "en"
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RED = "DH"
LATIN = {"B": "green", "C": "red", "D": "yellow", "S": "blue"}
"""Colours of the Italian suits, which have no signs: their cards are written as they are typed."""
MARKS = re.compile(r"[*_`]|\[([^\]]*)\]\([^)]*\)")


def say(key: str, **values: str | int) -> str:
    """Returns a text of the terminal game."""
    return i18n.text(LANGUAGE, f"terminal-{key}", **values)


@dataclass(frozen=True)
class Screen:
    """A terminal in which one person sits at a table."""

    console: Console
    slug: str
    you: int
    names: Sequence[str]
    """The players by seat."""

    @property
    def is_latin(self) -> bool:
        """Whether the game is played with Italian suits."""
        return {card[1] for card in game(self.slug).pack.ids} == LATIN.keys()

    def own(self, key: str, **values: str | int) -> str:
        """Returns a text of the game itself, the terminal's shorter one where there is one."""
        short = f"terminal-{key}"
        if i18n.has_text(short):
            return i18n.text(LANGUAGE, short, **values)
        return i18n.Voice(LANGUAGE, self.slug).text(key, **values)

    def card(self, card: str) -> str:
        """Returns a card as rank and suit sign, red suits in red; its id where there are no signs."""
        if self.is_latin:
            return f"[{LATIN[card[1]]}]{card}[/{LATIN[card[1]]}]"
        if not self.console.encoding.lower().startswith("utf"):
            return card
        written = f"{card[0]}{SIGNS[card[1]]}"
        return f"[red]{written}[/red]" if card[1] in RED else written

    def cards(self, cards: Iterable[str]) -> str:
        """Returns cards beside each other."""
        return " ".join(self.card(card) for card in cards)

    def line(self, text: str = "") -> None:
        """Writes a line."""
        self.console.print(text, highlight=False, soft_wrap=True)

    def help(self) -> str:
        """Returns what can be typed."""
        return say("help")

    def score(self, points: int) -> str | int:
        """Returns the score of a match as it is shown."""
        return points

    def table(self, view: Any) -> None:
        """Shows everything that lies open: table, piles, stock, the last capture, the own hand."""
        self.line()
        for seat, name in enumerate(self.names):
            if seat != self.you:
                self.line(f"[dim]{name:<8}[/dim] {self._player(view, seat)}")
        if view.last_capturer is not None:
            mine = view.last_capturer == self.you
            values = {"cards": self.cards(view.last_capture), "who": self.names[view.last_capturer]}
            self.line(f"[dim]{'':8}[/dim] {say('last-you' if mine else 'last', **values)}")
        lying = self.cards(view.table) or say("empty")
        self.line(f"[bold]{say('table'):<8}[/bold] {lying}   [dim]{say('stock', cards=view.stock)}[/dim]")
        self.line(
            f"[bold]{say('you'):<8}[/bold] {self.cards(view.hand)}   [dim]{self._pile(view, self.you)}[/dim]"
        )

    def choices(self, actions: Sequence[LegalAction]) -> None:
        """Lists what may be played, numbered from 1."""
        for number, action in enumerate(actions, start=1):
            self.line(f"  [bold]{number:>2}[/bold]  {self._choice(action)}")

    def event(self, event: PublicEvent) -> None:
        """Tells what has happened."""
        if isinstance(event, Dealt):
            dealt = i18n.text(LANGUAGE, "say-dealt", cards=event.hands[self.you])
            self.line(f"[dim]{dealt}[/dim]")
            return
        mine, who = event.seat == self.you, self.names[event.seat]
        if isinstance(event, Collected):
            values = {"who": who, "cards": self.cards(event.cards)}
            self.line(say("you-collect" if mine else "collects", **values))
            return
        if isinstance(event, Played):
            self.line(self._played(event, who, mine=mine))

    def sheet(self, rows: Sequence[SheetRow], result: Mapping[str, Any], number: int) -> None:
        """Shows the score sheet of a finished deal, our side first."""
        ours = self.you % 2
        table = Table(title=say("sheet", number=number), title_justify="left")
        table.add_column(say("sheet-item"))
        for side in (ours, 1 - ours):
            table.add_column(self._side(side), justify="right")
        for row in rows:
            cells = [self._cell(row, side) for side in (ours, 1 - ours)]
            table.add_row(self.own(f"item-{row.item}"), *cells, style="" if any(row.points) else "dim")
        table.add_section()
        match = [self.score(points) for points in game(self.slug).match_scores(dict(result))]
        for key, points in (("sheet-total", result["scores"]), ("sheet-match", match)):
            table.add_row(say(key), str(points[ours]), str(points[1 - ours]), style="bold")
        self.console.print(table)

    def refusal(self, action: str, refusal: Refusal) -> None:
        """Says why an action is refused, with the paragraph of the rules that says so."""
        self.line(f"[yellow]{self._reason(escape(action), refusal)}[/yellow]")
        paragraph = rule(self.slug, refusal.rule)
        if paragraph is not None:
            self.line(f"[dim]{say('rule')} {escape(paragraph)}[/dim]")

    def opponents(self) -> str:
        """Returns the name of the other side."""
        return self._side(1 - self.you % 2)

    def _player(self, view: Any, seat: int) -> str:
        return f"{say('hand-size', cards=view.counts[seat])}, {self._pile(view, seat)}"

    def _pile(self, view: Any, seat: int) -> str:
        pile = view.piles[seat % 2]
        made = i18n.Voice(LANGUAGE, self.slug).text("pile-bonuses", bonuses=pile.bonuses)
        return say("pile", cards=pile.cards) + (f", {made}" if pile.bonuses else "")

    def _side(self, side: int) -> str:
        return " + ".join(self.names[side::2])

    def _choice(self, action: LegalAction) -> str:
        card = self.cards(action.cards)
        if not action.taken:
            return say("choice-leave", card=card)
        bonuses = "".join(f" [bold]{self.own(f'bonus-{bonus}')}[/bold]" for bonus in action.bonuses)
        return say("choice-take", card=card, taken=self.cards(action.taken)) + bonuses

    def _played(self, event: Played, who: str, *, mine: bool) -> str:
        card, taken = self.cards(event.cards), self.cards(event.taken)
        if not event.taken:
            return say("you-play", card=card) if mine else say("plays", who=who, card=card)
        told = (
            say("you-take", card=card, taken=taken) if mine else say("takes", who=who, card=card, taken=taken)
        )
        return told + "".join(f" [bold]{self.own(f'bonus-{bonus}')}[/bold]" for bonus in event.bonuses)

    def _cell(self, row: SheetRow, side: int) -> str:
        """Returns what decided a row, where that is not the points themselves, and the points: `21   1`."""
        count, points = row.counts[side], row.points[side]
        if row.counts == row.points:
            return str(points)
        return f"[dim]{'-' if count is None else count}[/dim] {points:>3}"

    def _reason(self, action: str, refusal: Refusal) -> str:
        key = f"refused-{refusal.code.replace('_', '-')}"
        if not i18n.has_text(key, self.slug):
            return say("refused", action=action, code=refusal.code)
        try:
            values = {name: self._value(name, value) for name, value in refusal.values.items()}
            return i18n.Voice(LANGUAGE, self.slug).text(key, **values)
        except i18n.TextError:
            return say("refused", action=action, code=refusal.code)

    def _value(self, name: str, value: Any) -> str | int:
        if name == "captures":
            return "; ".join(self.cards(capture) for capture in value)
        if name == "turn":
            return str(self.names[value])
        if isinstance(value, list):
            return self.cards(value)
        if name == "card":
            return self.card(value)
        return value if isinstance(value, str) else int(value)


def rule(slug: str, paragraph: str) -> str | None:
    """Returns the paragraph of a game's rules page with this id, without marks; None when there is none."""
    found = re.search(rf"^(.*\S)\s*\{{#{re.escape(paragraph)}\}}$", i18n.rules(LANGUAGE, slug), re.MULTILINE)
    if found is None:
        return None
    return Text(MARKS.sub(r"\1", found[1]).lstrip("#- ")).plain
