"""Rules, section 5: the score of a deal."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.games.scopa import cards, rules
from cardavia.games.scopa.game import GAME
from cardavia.games.scopa.options import ScopaOptions
from tests.games.scopa.positions import DECK, points_of

CLUBS = "AC 2C 3C 4C 5C 6C 7C JC QC KC"
DIAMONDS = "AD 2D 3D 4D 5D 6D 7D JD QD KD"


def finished(mine: str, theirs: str | None = None, scope: tuple[int, int] = (0, 0), **options: Any) -> Any:
    """Returns a finished deal; side 1 has what side 0 has not, unless its pile is given."""
    state = GAME.blank(ScopaOptions.read(options))[0]
    own = mine.split()
    rest = theirs.split() if theirs is not None else [card for card in DECK if card not in own]
    state.piles[0] = cards.mask(own)
    state.piles[1] = cards.mask(rest)
    state.sweeps[:] = scope
    return state


def points(award: str, mine: str, theirs: str | None = None, **options: Any) -> list[int]:
    """Returns what an award gives to both sides."""
    return points_of(finished(mine, theirs, **options))[award]


def primiera(pile: str) -> int:
    """Returns the primiera of a pile."""
    return int(rules.primiera(cards.mask(pile.split())))


@pytest.mark.parametrize(("count", "given"), [(19, [0, 1]), (20, [0, 0]), (21, [1, 0]), (40, [1, 0])])
def test_more_cards_score_and_twenty_each_score_nobody(count: int, given: list[int]) -> None:
    assert points("cards", " ".join(DECK[:count])) == given


@pytest.mark.parametrize(("count", "given"), [(4, [0, 1]), (5, [0, 0]), (6, [1, 0]), (0, [0, 1])])
def test_more_diamonds_score_and_five_each_score_nobody(count: int, given: list[int]) -> None:
    assert points("diamonds", " ".join(DIAMONDS.split()[:count])) == given


@pytest.mark.parametrize(("pile", "given"), [("7D", [1, 0]), ("7C 7H 7S 6D", [0, 1])])
def test_the_settebello_scores_for_whoever_took_it(pile: str, given: list[int]) -> None:
    assert points("settebello", pile) == given


@pytest.mark.parametrize(
    ("pile", "total"),
    [
        ("7C 7D 7H 7S", 84),
        ("JC QD KH JS", 40),
        ("7C 6D 6H 6S", 75),
        ("7C 7D 7H 2S", 75),
        ("7C 7D 7H KS", 73),
        ("AC 5D 4H 3S", 58),
        ("2C AC 5C 6C 7C KD JH QS", 51),
    ],
)
def test_the_primiera_adds_the_best_card_of_each_suit(pile: str, total: int) -> None:
    assert primiera(pile) == total


@pytest.mark.parametrize("pile", ["", "7C 7D 7H", CLUBS, "7C 7D 6C 6D AC AD"])
def test_without_a_card_of_each_suit_there_is_no_primiera(pile: str) -> None:
    assert primiera(pile) == 0


def test_the_higher_primiera_scores() -> None:
    assert points("primiera", "7C 7D 7H KS", "6C 6D 6H 6S") == [1, 0]
    assert points("primiera", "JC QD KH JS", "6C 6D 6H 6S") == [0, 1]


def test_equal_primiere_score_nobody() -> None:
    assert points("primiera", "7C 6C 5C 4C 3C AC 6D 6H 6S") == [0, 0]


def test_a_seven_and_three_sixes_beat_three_sevens_and_a_court() -> None:
    assert points("primiera", "7C 6C 5C 4C 3C 2C AC 6D 6H 6S") == [1, 0]


def test_who_alone_has_all_suits_wins_whatever_the_other_holds() -> None:
    assert points("primiera", "7D 7H 7S", "JC QD KH JS") == [0, 1]


def test_when_neither_has_all_suits_nobody_scores() -> None:
    assert points("primiera", f"{CLUBS} {DIAMONDS}") == [0, 0]


def test_scope_are_counted_as_they_were_made() -> None:
    assert points_of(finished(CLUBS, scope=(3, 0)))["scopa"] == [3, 0]


def test_the_score_is_scope_and_awards() -> None:
    state = finished(f"{DIAMONDS} {CLUBS} AH 7S", scope=(1, 2))
    result = GAME.result(state, {"match_scores": [0, 0]}, ScopaOptions())
    assert result["bonuses"] == {"scopa": [1, 2]}
    assert result["awards"] == {
        "cards": [1, 0],
        "diamonds": [1, 0],
        "settebello": [1, 0],
        "primiera": [1, 0],
    }
    assert result["scores"] == [5, 2]
    assert result["winner"] == 0
    assert int(rules.margin(state)) == 3


def test_equal_scores_have_no_winner() -> None:
    state = finished("2D 3D 4D 5D 6D 7D JD QD KD", scope=(1, 1))
    result = GAME.result(state, {"match_scores": [0, 0]}, ScopaOptions())
    assert result["scores"] == [3, 3]
    assert result["winner"] is None
