"""Rules, sections 5, 9.3 and 9.5: the score of a deal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.games.cicera import rules, view
from cardavia.games.cicera.game import GAME
from cardavia.games.cicera.options import CiceraOptions
from cardavia.kernel import INTERPRETED
from tests.games.cicera import slow
from tests.games.cicera.positions import DECK

MANY = settings(max_examples=20 if INTERPRETED else 200)
SWORDS = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS NS KS"


def finished(mine: str, bonus: tuple[int, int] = (0, 0), **options: Any) -> Any:
    """Returns a finished deal; side 1 has what side 0 has not."""
    own = mine.split()
    position: dict[str, Any] = {
        "dealer": 0,
        "turn": None,
        "hands": {},
        "table": [],
        "piles": [own, [card for card in DECK if card not in own]],
        "bonus": list(bonus),
        "last_capturer": None,
    }
    return GAME.load(position, CiceraOptions.read(options))[0]


def points(award: str, mine: str, **options: Any) -> list[int]:
    """Returns what an award gives to both sides."""
    return view.points(finished(mine, **options))[award]


def result(state: Any, before: tuple[int, int] = (0, 0), **options: Any) -> dict[str, Any]:
    """Returns the outcome of a finished deal."""
    return GAME.result(state, {"match_scores": list(before)}, CiceraOptions.read(options))


@pytest.mark.parametrize(("count", "given"), [(25, [0, 2]), (26, [0, 0]), (27, [2, 0]), (52, [2, 0])])
def test_more_cards_score_two_and_26_each_score_nobody(count: int, given: list[int]) -> None:
    assert points("cards", " ".join(DECK[:count])) == given


@pytest.mark.parametrize(("count", "given"), [(25, [0, 2]), (26, [1, 1]), (27, [2, 0])])
def test_a_split_gives_a_point_to_both_at_26_each(count: int, given: list[int]) -> None:
    assert points("cards", " ".join(DECK[:count]), cards_tie="split") == given


@pytest.mark.parametrize(("count", "given"), [(6, [0, 1]), (7, [1, 0]), (0, [0, 1]), (13, [1, 0])])
def test_more_swords_score(count: int, given: list[int]) -> None:
    assert points("swords", " ".join(SWORDS.split()[:count])) == given


@pytest.mark.parametrize(("count", "given"), [(6, [0, 2]), (7, [2, 0])])
def test_swords_may_score_two(count: int, given: list[int]) -> None:
    assert points("swords", " ".join(SWORDS.split()[:count]), swords_points=2) == given


@pytest.mark.parametrize(("award", "card"), [("mata", "2S"), ("ten_coins", "TD"), ("fante_cups", "JC")])
def test_single_cards_score_for_whoever_took_them(award: str, card: str) -> None:
    assert points(award, card) == [1, 0]
    assert points(award, "KB") == [0, 1]


@pytest.mark.parametrize(
    ("pile", "given"),
    [
        ("AS 2S 3S", 3),
        ("AS 2S 3S 4S 6S 7S", 4),
        ("AS 2S 3S 4S 5S 7S 8S", 5),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S JS NS KS", 9),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS", 10),
        (SWORDS, 10),
        ("AS 2S 4S 5S", 0),
        ("AS 3S 4S 5S", 0),
        ("2S 3S 4S 5S", 0),
        ("AS 2S", 0),
        ("AB 2B 3B AD 2D 3D", 0),
    ],
)
def test_the_napula_counts_the_run_of_swords_from_the_asso(pile: str, given: int) -> None:
    assert points("napula", pile)[0] == given


def test_the_two_of_swords_counts_three_times() -> None:
    sheet = view.points(finished("AS 2S 3S 4S 5S 6S 7S"))
    assert (sheet["mata"][0], sheet["swords"][0], sheet["napula"][0]) == (1, 1, 7)


def test_the_score_is_bonuses_and_awards() -> None:
    outcome = result(finished("2S TD JC", bonus=(2, 1)))
    assert outcome["bonuses"] == {"scua": [2, 1], "picada": [0, 0], "simili": [0, 0], "quadriglia": [0, 0]}
    assert outcome["awards"] == {
        "cards": [0, 2],
        "swords": [0, 1],
        "mata": [1, 0],
        "ten_coins": [1, 0],
        "fante_cups": [1, 0],
        "napula": [0, 0],
    }
    assert outcome["scores"] == [5, 4]
    assert outcome["winner"] == 0


def test_equal_scores_are_a_draw() -> None:
    outcome = result(finished("2S TD JC"))
    assert outcome["scores"] == [3, 3]
    assert outcome["winner"] is None
    assert outcome["match_over"] is True
    assert outcome["match_winner"] is None


def test_all_swords_win_the_deal_and_the_match_whatever_the_points() -> None:
    state = finished(SWORDS, bonus=(0, 15), napoleone=True, target=51)
    outcome = result(state, (0, 40), napoleone=True, target=51)
    assert outcome["scores"] == [12, 19]
    assert outcome["winner"] == 0
    assert (outcome["match_over"], outcome["match_winner"], outcome["next_dealer"]) == (True, 0, None)


@pytest.mark.parametrize(("pile", "napoleone"), [(SWORDS, False), (SWORDS.replace(" KS", ""), True)])
def test_without_the_option_or_a_sword_points_decide(pile: str, napoleone: bool) -> None:
    state = finished(pile, bonus=(0, 15), napoleone=napoleone)
    assert result(state, napoleone=napoleone)["winner"] == 1


@MANY
@given(st.permutations(DECK), st.integers(0, 52), st.booleans(), st.sampled_from([1, 2]))
def test_the_sheet_is_that_of_the_slow_rules(deck: list[str], cut: int, split: bool, swords: int) -> None:
    state = finished(" ".join(deck[:cut]), cards_tie="split" if split else None, swords_points=swords)
    sheet = view.points(state)
    expected = slow.awards((deck[:cut], deck[cut:]), split=split, swords_points=swords)
    assert {name: sheet[name] for name in slow.AWARDS} == expected
    mine, theirs = (sum(row[side] for row in sheet.values()) for side in range(2))
    assert int(rules.margin(state)) == mine - theirs


@MANY
@given(st.permutations(DECK), st.integers(0, 52))
def test_awards_total_4_to_16(deck: list[str], cut: int) -> None:
    awards = [
        points for name, points in view.points(finished(" ".join(deck[:cut]))).items() if name in slow.AWARDS
    ]
    assert 4 <= sum(map(sum, awards)) <= 16
