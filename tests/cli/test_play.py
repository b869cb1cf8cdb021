"""`cardavia play scopa`: a match by typed actions, pleasant and exact."""

from __future__ import annotations

import shlex
from dataclasses import dataclass

import pytest
from rich.console import Console

from cardavia.ai.choice import Choice, Player, Reason
from cardavia.ai.players import player as real_player
from cardavia.cli.screen import Screen, rule
from cardavia.cli.session import Session
from cardavia.games.contract import Game, Observation
from cardavia.games.scopa.refusal import PARAGRAPHS
from cardavia.play.ruleset import Ruleset
from tests.cli.conftest import Cardavia
from tests.cli.running import Run


@dataclass(frozen=True)
class Taker(Player):
    """Plays the first capture of its legal actions, else the first of them: easy to foresee."""

    name: str

    def choose(self, observation: Observation, seed: bytes) -> Choice:
        legal = sorted(action.action for action in observation.game.legal(observation))
        return Choice(next((action for action in legal if "x" in action), legal[0]), (), Reason.CHANCE)


@pytest.fixture(autouse=True)
def foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets an opponent play whose plays do not change when real players learn."""

    def player(game: Game, name: str) -> Player:
        return Taker(name) if name in ("casual", "master") else real_player(game, name)

    monkeypatch.setattr("cardavia.ai.players.player", player)


FIRST = ("play", "scopa", "--seed", "5")
"""The table J♣ 6♥ 5♥ 2♠, our hand 3♣ 5♣ 4♠, the computer deals."""

DEAL = "1\n" * 18 + "\n"


def typed(cardavia: Cardavia, *lines: str) -> Run:
    return cardavia(*FIRST, typed="".join(f"{line}\n" for line in lines))


def test_a_turn_shows_table_hand_counts_stock_and_choices(cardavia: Cardavia) -> None:
    out = typed(cardavia).out
    assert "Scopa, match 5 against casual" in out
    assert "Deal 1, Casual deals; you 0, Casual 0; to 11" in out
    assert "Casual   3 cards in hand, nothing captured" in out
    assert "Table    J♣ 6♥ 5♥ 2♠   30 in the stock" in out
    assert "You      3♣ 5♣ 4♠   nothing captured" in out
    assert "  1  5♣ takes 5♥\n   2  3♣ stays on the table\n   3  4♠ stays on the table\n" in out


@pytest.mark.parametrize("text", ["5c x 5h", "5C 5H", "5c", "5Cx5H", "1"])
def test_a_capture_may_be_typed_or_numbered(cardavia: Cardavia, text: str) -> None:
    assert "You play 5♣ and take 5♥." in typed(cardavia, text).out


def test_a_card_may_be_left_on_the_table(cardavia: Cardavia) -> None:
    assert "You play 3♣." in typed(cardavia, "3c").out


def test_the_computer_answers_and_its_capture_is_shown(cardavia: Cardavia) -> None:
    out = typed(cardavia, "1").out
    assert "Casual plays 6♦ and takes 6♥.\n" in out
    assert "last capture: 6♦ 6♥, by Casual" in out
    assert "Casual   2 cards in hand, 2 captured" in out


def test_a_wrong_sum_is_refused_with_the_rule(cardavia: Cardavia) -> None:
    out = typed(cardavia, "3c x 2s").out
    assert "These cards make 2, but the 3♣ takes 3." in out
    assert f"Rule: {rule('scopa', 'scopa-sum')}" in out
    assert "What you can play instead:\n   1  3♣ stays on the table\n" in out


def test_a_card_that_is_not_held_is_refused_with_the_rule(cardavia: Cardavia) -> None:
    out = typed(cardavia, "kh").out
    assert f"Rule: {rule('scopa', 'scopa-turn')}" in out
    assert "Deal 1" in out


def test_every_refusal_of_scopa_leads_to_a_paragraph() -> None:
    assert [paragraph for paragraph in PARAGRAPHS.values() if not rule("scopa", paragraph)] == []


@pytest.mark.parametrize("text", ["hello", "[/red]", "[bold", "9s", "\x00", "x"])
def test_what_is_no_play_is_answered(cardavia: Cardavia, text: str) -> None:
    assert f'"{text}" is neither a card you could play nor a command.' in typed(cardavia, text).out


def test_a_number_beyond_the_list_is_answered(cardavia: Cardavia) -> None:
    assert "There is no number 7 on the list: it ends at 3." in typed(cardavia, "7").out
    assert f"There is no number {'9' * 40} on the list: it ends at 3." in typed(cardavia, "9" * 5_000).out


def test_a_seed_that_no_title_can_show_is_refused(cardavia: Cardavia) -> None:
    run = cardavia("play", "scopa", "--seed", "9" * 4_000)
    assert (run.code, run.out) == (2, "")
    assert "'--seed'" in run.error


def test_help_explains_every_command(cardavia: Cardavia) -> None:
    out = typed(cardavia, "?").out
    assert all(f"\n{command} " in out for command in ("legal", "score", "undo", "quit"))


def test_legal_lists_again(cardavia: Cardavia) -> None:
    assert typed(cardavia, "legal").out.count("1  5♣ takes 5♥") == 2


def test_undo_takes_back_to_the_own_last_play(cardavia: Cardavia) -> None:
    out = typed(cardavia, "5c", "undo", "3c").out
    assert "Taken back: 5Cx5H." in out
    assert out.count("You      3♣ 5♣ 4♠   nothing captured") == 2
    assert "You play 3♣." in out


def test_undo_without_a_play_says_so(cardavia: Cardavia) -> None:
    assert "There is nothing to take back" in typed(cardavia, "undo").out


def test_the_computer_answers_the_same_after_an_undo(cardavia: Cardavia) -> None:
    assert typed(cardavia, "5c", "undo", "5c").out.count("Casual plays 6♦ and takes 6♥.\n") == 2


def test_a_deal_ends_with_its_score_sheet(cardavia: Cardavia) -> None:
    out = cardavia(*FIRST, typed=DEAL).out
    assert "Score of deal 1" in out
    assert [
        item for item in ("Cards", "Diamonds", "Settebello", "Primiera", "Scopas") if item not in out
    ] == []
    assert "Press Enter for the next deal." in out
    assert "Deal 2, you deal; you 0, Casual 4; to 11" in out


def test_a_match_is_played_to_its_end(cardavia: Cardavia) -> None:
    run = cardavia(*FIRST, typed=DEAL * 12)
    assert run.code == 0
    assert run.lines[-1] == "Casual wins the match 11 to 8."


def test_an_empty_line_between_deals_is_no_play_of_the_next(cardavia: Cardavia) -> None:
    run = cardavia(*FIRST, typed=DEAL.replace("\n\n", "\n?\nfoo\n\n"))
    assert run.out.count("Press Enter for the next deal.") == 3


@pytest.mark.parametrize("ending", ["quit", "exit", ""])
def test_leaving_asks_nothing_and_says_how_to_go_on(cardavia: Cardavia, ending: str) -> None:
    run = typed(cardavia, "5c", "3c", *([ending] if ending else []))
    assert run.code == 0
    assert run.lines[-2:] == [
        "You have left the match. This goes on where you were:",
        "  cardavia play scopa --level casual --seed 5 --played 5Cx5H,3C",
    ]


def test_leaving_before_the_first_play_names_the_match(cardavia: Cardavia) -> None:
    assert typed(cardavia, "quit").lines[-1] == "  cardavia play scopa --level casual --seed 5"


def test_a_match_goes_on_where_it_was_left(cardavia: Cardavia) -> None:
    whole = cardavia(*FIRST, typed=DEAL + "1\n1\n")
    left = whole.lines[-1].strip()
    resumed = cardavia(*shlex.split(left)[1:], typed="quit\n")
    assert resumed.lines[-1].strip() == left
    shown = whole.out[whole.out.rindex("Casual   ") : whole.out.rindex("> ")]
    assert shown in resumed.out
    assert resumed.out.count("You play") == 1


def test_plays_that_do_not_fit_are_refused(cardavia: Cardavia) -> None:
    run = cardavia(*FIRST, "--played", "5Cx5H,KD")
    assert run.code == 2
    assert (
        "cardavia play: Play 2 of --played does not fit this match: 'KD' is refused: not_in_hand" in run.error
    )


def test_house_rules_stand_in_the_way_to_go_on() -> None:
    ruleset = Ruleset.of("scopa", target=None, napola=True)
    session = Session(ruleset, Taker("casual"), 5)
    assert session.command() == (
        "cardavia play scopa --level casual --seed 5 --option target=null --option napola=true"
    )


def test_four_players_sit_at_one_table(cardavia: Cardavia) -> None:
    out = cardavia(*FIRST, "--option", "variant=scopone", typed="1\n1\n").out
    assert all(f"Casual {seat} " in out for seat in (1, 2, 3))
    assert "you 0, Casual 1 + Casual 3 0; to 11" in out


def test_a_terminal_without_signs_shows_ids(cardavia: Cardavia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rich.console.Console.encoding", "ascii")
    assert "Table    JC 6H 5H 2S   30 in the stock" in typed(cardavia).out


def test_another_level_may_be_chosen(cardavia: Cardavia) -> None:
    assert "against master" in cardavia(*FIRST, "--level", "master", typed="1\n").out


def test_an_unknown_level_is_answered_with_those_there_are(cardavia: Cardavia) -> None:
    run = cardavia(*FIRST, "--level", "grandmaster")
    assert (run.code, run.out) == (2, "")
    assert run.error.startswith("cardavia play: There is no player 'grandmaster'. Players: ")


def test_cards_of_italian_suits_are_written_as_they_are_typed() -> None:
    screen = Screen(Console(), "cicera", 0, ["You", "Left", "Partner", "Right"])
    assert screen.cards(["TD", "2S", "JC", "KB"]) == (
        "[yellow]TD[/yellow] [blue]2S[/blue] [red]JC[/red] [green]KB[/green]"
    )


def test_a_game_names_its_own_bonuses_and_awards() -> None:
    screen = Screen(Console(), "cicera", 0, ["You", "Left", "Partner", "Right"])
    assert screen.own("bonus-picada") == "picada +1"
    assert screen.own("item-mata") == "La Mata"
