"""A match at the terminal: asks, plays, tells, from the first deal to the last."""

from __future__ import annotations

import shlex
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from rich.console import Console
from rich.markup import escape

from cardavia.ai.choice import Player
from cardavia.cli.screen import Screen, say
from cardavia.cli.tractor import TractorScreen
from cardavia.cli.tricks import TrickScreen
from cardavia.games.contract import LISTED, Game
from cardavia.games.options import written
from cardavia.games.refusals import IllegalActionError
from cardavia.games.shengji.face import ShengjiView
from cardavia.games.views import LegalAction, TrickView
from cardavia.play import shuffle, typing
from cardavia.play.deal import Deal
from cardavia.play.match import Match
from cardavia.play.ruleset import Ruleset

YOU = 0
DIGITS = 9
"""More stand for no number of a list."""
SHOWN = 40
"""Characters of what was typed that an answer repeats."""


class BadContinuationError(ValueError):
    """Raised when the plays with which a match should go on do not fit it."""


class LeftError(Exception):
    """Raised when the person leaves."""


class Session:
    """One person against computer players; the seed and the person's plays fix everything."""

    def __init__(
        self,
        ruleset: Ruleset,
        player: Player,
        seed: int,
        played: Sequence[str] = (),
        console: Console | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.player = player
        self.seed = seed
        self.match = Match.from_seed(ruleset, shuffle.numbered_seed("dealer", seed))
        self.played: list[str] = []
        """The person's plays in the whole match, without those taken back."""
        self._coming = deque(played)
        self._told = 0
        self._listed: list[LegalAction] = []
        self._console = console or Console(highlight=False)
        name = player.name.capitalize()
        names = [name] * ruleset.seats if ruleset.seats == 2 else [f"{name} {seat}" for seat in range(4)]
        self.screen = screen_of(ruleset.game)(self._console, ruleset.game.slug, YOU, [say("you"), *names[1:]])

    def run(self) -> None:
        """Plays the match until it is decided or the person leaves."""
        title = {
            "game": self.ruleset.game.slug.capitalize(),
            "seed": str(self.seed),
            "level": self.player.name,
        }
        self.screen.line(f"[bold]{say('title', **title)}[/bold]")
        self.screen.line(say("hint"))
        try:
            while not self.match.is_over:
                self._play_deal()
        except (LeftError, KeyboardInterrupt):
            self._say_farewell()
            return
        if self._coming:
            raise BadContinuationError(f"The match was over before the play {self._coming[0]!r}.")
        self._announce_winner()

    def _play_deal(self) -> None:
        deal = self.match.deal(shuffle.numbered_seed("deal", self.seed, self.match.number))
        self._told = 1
        for void in deal.voids:
            self.screen.line(say("void", cards=self.screen.cards(void)))
        self._announce_deal(deal)
        while (seat := deal.turn) is not None:
            if seat == YOU:
                self._take_turn(deal)
            else:
                deal.play(self.player.choose(deal.observation(seat), self._secret(deal, seat)).action)
            self._tell(deal)
        result = deal.result()
        self.screen.sheet(self._view(deal).sheet or [], result, self.match.number)
        self.match = self.match.after(deal)
        if not self.match.is_over and not self._coming:
            self._pause(deal)

    def _take_turn(self, deal: Deal) -> None:
        if self._coming:
            self._continue(deal, self._coming.popleft())
            return
        self.screen.table(self._view(deal))
        self._list(deal.game.legal(deal.observation(YOU)))
        while deal.turn == YOU:
            action = self._action(deal, self._ask())
            if action is not None:
                self.played.append(deal.play(action, YOU))
                return

    def _action(self, deal: Deal, text: str) -> str | None:
        """Returns the action that the person typed; None when it was a command or nothing playable."""
        commands: dict[str, Callable[[Deal], None]] = {
            "": self._show_legal,
            "?": self._help,
            "help": self._help,
            "legal": self._show_legal,
            "score": self._score,
            "undo": self._undo,
            "quit": self._leave,
            "exit": self._leave,
        }
        word = text.strip().lower()
        if word in commands:
            commands[word](deal)
            return None
        if word.isdecimal():
            return self._numbered(word)
        is_listed = deal.count() <= LISTED
        reading = typing.read(text, deal.legal_actions() if is_listed else (), deal.game.pack)
        if reading.action is not None:
            return reading.action
        if not is_listed and reading.spelled and self._refused(deal, reading.spelled[:1]) is None:
            return reading.spelled[0]
        if len(reading.near) == 1 and reading.spelled[0] == reading.near[0].partition("x")[0]:
            # Nobody looks over the shoulder here: a bare card with one thing to do does it.
            return reading.near[0]
        self._answer(deal, text, reading)
        return None

    def _answer(self, deal: Deal, text: str, reading: typing.Reading) -> None:
        """Says why a text cannot be played as it stands, and what it could mean."""
        refused = self._refused(deal, reading.spelled)
        if not reading.spelled:
            self.screen.line(f"[yellow]{escape(say('unreadable', text=text.strip()[:SHOWN]))}[/yellow]")
            return
        offered = [
            action for action in deal.game.legal(deal.observation(YOU)) if action.action in reading.near
        ]
        is_open_choice = (
            len(reading.near) > 1 and "x" not in reading.spelled[0] and "+" not in reading.spelled[0]
        )
        if refused is not None and not is_open_choice:
            self.screen.refusal(refused.action, refused.refusal)
        if offered:
            self.screen.line(say("which" if is_open_choice else "instead"))
            self._list(offered)

    def _refused(self, deal: Deal, spelled: Sequence[str]) -> IllegalActionError | None:
        """Returns the most telling reason for which what was spelled is refused."""
        reasons: list[IllegalActionError] = []
        for action in spelled:
            try:
                deal.check(action, YOU)
            except IllegalActionError as error:
                reasons.append(error)
        telling = [reason for reason in reasons if reason.refusal.code != "bad_notation"]
        return next(iter(telling or reasons), None)

    def _numbered(self, digits: str) -> str | None:
        number = int(digits) if len(digits) <= DIGITS else 0
        if 1 <= number <= len(self._listed):
            return self._listed[number - 1].action
        self.screen.line(
            f"[yellow]{say('no-number', number=digits[:SHOWN], last=len(self._listed))}[/yellow]"
        )
        return None

    def _continue(self, deal: Deal, action: str) -> None:
        """Plays what the person had played before leaving."""
        try:
            self.played.append(deal.play(action, YOU))
        except IllegalActionError as error:
            raise BadContinuationError(
                f"Play {len(self.played) + 1} of --played does not fit this match: {error}. "
                "Use the line that was printed when you left, whole."
            ) from None

    def _undo(self, deal: Deal) -> None:
        mine = [number for number, step in enumerate(deal.steps()) if step.seat == YOU]
        if not mine:
            self.screen.line(say("nothing-to-undo"))
            return
        action = deal.actions[mine[-1]]
        while len(deal.actions) > mine[-1]:
            deal.undo()
        self.played.pop()
        self._told = len(self._events(deal))
        self.screen.line(say("undone", action=action))
        self.screen.table(self._view(deal))
        self._show_legal(deal)

    def _show_legal(self, deal: Deal) -> None:
        self._list(deal.game.legal(deal.observation(YOU)))

    def _list(self, actions: Sequence[LegalAction]) -> None:
        self._listed = sorted(actions, key=lambda action: (not action.taken, action.action))
        self.screen.choices(self._listed)

    def _help(self, deal: Deal) -> None:
        del deal
        self.screen.line(self.screen.help())

    def _score(self, deal: Deal) -> None:
        self._announce_deal(deal)
        self.screen.table(self._view(deal))

    def _leave(self, deal: Deal) -> NoReturn:
        del deal
        raise LeftError

    def _pause(self, deal: Deal) -> None:
        """Waits for Enter; only commands that make sense between deals do anything."""
        while True:
            self.screen.line(say("next"))
            word = self._ask().strip().lower()
            if not word:
                return
            if word in ("quit", "exit"):
                raise LeftError
            if word in ("?", "help"):
                self._help(deal)

    def _ask(self) -> str:
        try:
            return self._console.input("[bold]>[/bold] ", markup=True)
        except EOFError:
            raise LeftError from None

    def _tell(self, deal: Deal) -> None:
        """Tells what has happened since it was last told."""
        events = self._events(deal)
        if not self._coming:
            for event in events[self._told :]:
                self.screen.event(event)
        self._told = len(events)

    def _events(self, deal: Deal) -> list[Any]:
        return deal.game.events(deal.observation(YOU))

    def _view(self, deal: Deal) -> Any:
        return deal.game.view(deal.observation(YOU))

    def _secret(self, deal: Deal, seat: int) -> bytes:
        return shuffle.numbered_seed("player", self.seed, self.match.number, seat, len(deal.actions))

    def _announce_deal(self, deal: Deal) -> None:
        standing = deal.game.standing(deal.context, deal.options)
        mine, theirs = self._sides(standing.scores)
        who = "you" if deal.dealer == YOU else "other"
        parts = [
            say("deal", number=self.match.number, who=who, name=self.screen.names[deal.dealer]),
            say("scores", mine=mine, theirs=theirs, name=self.screen.opponents()),
        ]
        if standing.target is not None:
            parts.append(say("target", target=standing.target))
        self.screen.line()
        self.screen.line(f"[bold]{'; '.join(parts)}[/bold]")

    def _announce_winner(self) -> None:
        mine, theirs = self._sides(
            self.ruleset.game.standing(self.match.context, self.ruleset.options).scores
        )
        key = {None: "drawn", YOU % 2: "won"}.get(self.match.winner, "lost")
        self.screen.line(f"[bold]{say(key, mine=mine, theirs=theirs, name=self.screen.opponents())}[/bold]")

    def _sides(self, scores: Sequence[int]) -> tuple[str | int, str | int]:
        mine, theirs = scores[YOU % 2], scores[1 - YOU % 2]
        return self.screen.score(mine), self.screen.score(theirs)

    def _say_farewell(self) -> None:
        self.screen.line()
        self.screen.line(say("left" if self.played else "left-new"))
        self.screen.line(f"  {self.command()}")

    def command(self) -> str:
        """Returns the command line that goes on with this match where it stands."""
        words = [
            "cardavia",
            "play",
            self.ruleset.game.slug,
            "--level",
            self.player.name,
            "--seed",
            str(self.seed),
        ]
        for name, value in self.ruleset.options.changed().items():
            words += ["--option", f"{name}={written(value)}"]
        if self.played:
            words += ["--played", ",".join(self.played)]
        return shlex.join(words)


def screen_of(game: Game) -> type[Screen]:
    """Returns the screen on which a game is drawn."""
    if issubclass(game.view_model, ShengjiView):
        return TractorScreen
    return TrickScreen if issubclass(game.view_model, TrickView) else Screen
