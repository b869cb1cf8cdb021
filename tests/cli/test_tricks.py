"""A game of tricks in the terminal: hands, the trick, what is said of events and of refused plays."""

from __future__ import annotations

import pytest
from rich.console import Console

from cardavia.ai.players import player
from cardavia.cli.session import Session
from cardavia.cli.tricks import TrickScreen
from cardavia.games.refusals import IllegalActionError
from cardavia.games.views import Declared, Discarded, Laid, Paid, PublicEvent, Won
from cardavia.play.ruleset import Ruleset
from tests.games.ottocento.deals import dealt, play
from tests.games.ottocento.test_declarations import KINGS, NOTHING

NAMES = ["You", "Right", "Partner", "Left"]


@pytest.fixture
def console() -> Console:
    """A terminal whose lines can be read."""
    return Console(width=120, record=True)


@pytest.fixture
def screen(console: Console) -> TrickScreen:
    """The screen of seat 0."""
    return TrickScreen(console, "ottocento", 0, NAMES)


def test_suits_have_their_colours_and_trumps_are_bold(screen: TrickScreen) -> None:
    assert screen.cards(["TD", "T9", "M1", "MAT", "KB"]) == (
        "[yellow]TD[/yellow] [bold]T9[/bold] [bold]M1[/bold] [bold]MAT[/bold] [green]KB[/green]"
    )


def test_the_table_shows_the_trick_and_the_own_hand(console: Console, screen: TrickScreen) -> None:
    deal = play(dealt({0: NOTHING, 3: KINGS}, dealer=2), deal_discard(), "declare", "7S")
    screen.table(deal.game.view(deal.observation(0)))
    out = console.export_text()
    assert "Table    Left 7S\n" in out
    assert "You      QS JS TS AS QB TB 9B NC 9C ND 9D T16 T9 T5 M1   0 tricks\n" in out
    assert "Partner  15 cards in hand, 0 tricks\n" in out


def deal_discard() -> str:
    """Returns a legal discard of the dealer in seat 2."""
    return next(iter(dealt({0: NOTHING, 3: KINGS}, dealer=2).legal_actions()))


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Discarded(seat=0, count=2, cards=["TC", "TD"]), "You put 2 cards aside"),
        (Declared(seat=1, combinations=["kings"], points=17), "Right declares 17: Kings"),
        (Declared(seat=2, combinations=[], points=0), "Partner: no declaration"),
        (Laid(seat=3, cards=["T9"], trick=1, ahead=True, note=None), "Left plays the T9"),
        (Won(seat=0, trick=1, kept=[]), "You win the trick"),
        (Paid(seat=1, card="6S"), "Right pays the 6S for the Matto"),
    ],
)
def test_what_happens_is_told(console: Console, screen: TrickScreen, event: PublicEvent, told: str) -> None:
    screen.event(event)
    assert console.export_text() == f"{told}\n"


def test_a_refused_card_is_told_with_the_suit_led(console: Console, screen: TrickScreen) -> None:
    deal = play(dealt({0: NOTHING, 3: KINGS}, dealer=2), deal_discard(), "declare", "7S")
    with pytest.raises(IllegalActionError) as caught:
        deal.check("QB", 0)
    screen.refusal("QB", caught.value.refusal)
    assert "Swords were led and you have some, so the QB may not be played." in console.export_text()


def test_of_many_discards_the_first_are_listed(console: Console, screen: TrickScreen) -> None:
    deal = dealt({0: f"{NOTHING} 6S 7S"}, dealer=0)
    screen.choices(deal.game.legal(deal.observation(0)))
    lines = console.export_text().splitlines()
    assert len(lines) == 21
    assert lines[-1] == "  ... 136"


def test_help_speaks_of_tricks_and_declarations_not_of_captures(screen: TrickScreen) -> None:
    told = screen.help()
    assert all(f"{typed} " in told for typed in ("t16", "discard ts 9c", "declare", "pay 7s", "undo", "quit"))
    assert "takes those" not in told


def test_a_match_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, console: Console) -> None:
    ruleset = Ruleset.of("ottocento")
    monkeypatch.setattr(console, "input", lambda *args, **kwargs: "1")
    Session(ruleset, player(ruleset.game, "random"), 5, [], console).run()
    out = console.export_text()
    assert "Score of deal 1" in out
    assert "wins the match" in out or "You win the match" in out
