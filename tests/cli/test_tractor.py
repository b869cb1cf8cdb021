"""Shengji in the terminal: levels and trumps are shown, eight cards are buried by typing, a match goes on."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from cardavia.ai.players import player
from cardavia.cli.session import Session, screen_of
from cardavia.cli.tractor import TractorScreen
from cardavia.games.refusals import IllegalActionError
from cardavia.games.shengji.game import GAME
from cardavia.play.ruleset import Ruleset

NAMES = ["You", "Right", "Partner", "Left"]
KINGS = {"levels": ["K", "5"], "first_deal": False}


@pytest.fixture
def console() -> Console:
    """A terminal whose lines can be read."""
    return Console(width=160, record=True)


@pytest.fixture
def screen(console: Console) -> TractorScreen:
    """The screen of seat 0."""
    return TractorScreen(console, "shengji", 0, NAMES)


def test_shengji_has_a_screen_of_its_own() -> None:
    assert screen_of(GAME) is TractorScreen


def test_red_suits_are_red_and_jokers_stand_as_they_are_typed(screen: TractorScreen) -> None:
    assert screen.cards(["7S", "TH", "JB", "JR"]) == "7♠ [red]T♥[/red] [bold]JB[/bold] [bold]JR[/bold]"


def test_the_table_shows_level_trumps_and_the_points_of_the_attack(
    console: Console, screen: TractorScreen
) -> None:
    deal = Ruleset.of("shengji").deal(seed=1, dealer=1, context=KINGS)
    screen.table(GAME.view(deal.observation(0)))
    assert (
        "Level 5, trumps: not called yet. Dealer: Right. We are on K, they on 5. We attack: 0 of 80"
        in console.export_text()
    )


def test_a_card_that_is_no_king_at_level_king_is_refused_in_words(
    console: Console, screen: TractorScreen
) -> None:
    deal = Ruleset.of("shengji").deal(seed=1, dealer=0, context=KINGS)
    card = next(card for card in GAME.view(deal.observation(0)).hand if card[0] not in "KJ")
    with pytest.raises(IllegalActionError) as caught:
        deal.check(f"call {card}", 0)
    screen.refusal(f"call {card}", caught.value.refusal)
    assert "Calls are made with the level cards, and the level is K." in console.export_text()


def test_help_speaks_of_calls_and_jokers_not_of_the_matto(screen: TractorScreen) -> None:
    told = screen.help()
    assert all(typed in told for typed in ("5s 5s 6s 6s", "call 2s", "pass", "bury 3c 4c", "jb", "undo"))
    assert "pay" not in told


def test_a_deal_is_played_to_its_sheet(monkeypatch: pytest.MonkeyPatch, console: Console) -> None:
    ruleset = Ruleset.of("shengji")
    session = Session(ruleset, player(ruleset.game, "random"), 5, [], console)
    shown: list[Any] = []
    table = TractorScreen.table

    def seen(screen: TractorScreen, view: Any) -> None:
        shown[:] = [view]
        table(screen, view)

    def typed(*args: object, **kwargs: object) -> str:
        """Buries the first cards, plays what is listed first, and leaves after the deal."""
        if session.match.number > 1:
            return "quit"
        return "bury " + " ".join(shown[0].hand[:8]).lower() if shown[0].stage == "burying" else "1"

    monkeypatch.setattr(TractorScreen, "table", seen)
    monkeypatch.setattr(console, "input", typed)
    session.run()
    out = console.export_text()
    assert "Score of deal 1" in out
    assert "--played" in out


def test_seven_cards_are_too_few_to_bury_and_eight_are_not(
    monkeypatch: pytest.MonkeyPatch, console: Console
) -> None:
    ruleset = Ruleset.of("shengji")
    session = Session(ruleset, player(ruleset.game, "random"), 5, [], console)
    deal = ruleset.deal(seed=1, dealer=0, context=KINGS)
    for _ in range(4):
        deal.play("pass")
    hand = GAME.view(deal.observation(0)).hand
    answers = iter(["legal", " ".join(["bury", *hand[:7]]), " ".join(["BURY", *hand[:8]]).lower()])
    monkeypatch.setattr(console, "input", lambda *args, **kwargs: next(answers))
    session._take_turn(deal)
    assert deal.actions[-1] == "bury " + "+".join(hand[:8])
    told = console.export_text()
    assert "Your turn: bury 8 cards" in told
    assert session.played == [deal.actions[-1]]
