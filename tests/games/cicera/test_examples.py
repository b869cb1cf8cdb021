"""The examples of the rules page: positions that can be, and what the engine says in each of them."""

from __future__ import annotations

import pytest

from cardavia.games.cicera.refusal import PARAGRAPHS
from cardavia.games.examples import READER, Example, examples
from cardavia.games.refusals import IllegalActionError
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset

EXAMPLES = examples("cicera")


def begun(name: str) -> Deal:
    example = EXAMPLES[f"cicera-example-{name}"]
    return Ruleset.of("cicera", **example.options).position(example.position)


def bonuses(name: str, action: str) -> list[str]:
    """Returns the bonuses that an action makes in an example."""
    deal = begun(name)
    offered = {offer.action: offer for offer in deal.game.legal(deal.observation(READER))}
    return offered[action].bonuses


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_an_example_is_a_position_in_which_the_reader_is_to_act(example: Example) -> None:
    deal = Ruleset.of("cicera", **example.options).position(example.position)
    assert deal.turn == READER
    view = deal.game.view(deal.observation(READER))
    assert view.hand == deal.game.pack.in_order(example.position["hands"][READER])
    assert view.model_dump()["table"] == example.position["table"]


LEGAL = {
    "sweep": ["3D", "9S", "9Sx5C+4D", "KB"],
    "numbers": ["JS", "JSxJC", "NB", "TS", "TSx2B+8D"],
    "seven": ["2D", "7S", "7Sx4B+3C", "7Sx7D", "KC"],
    "which": ["5B", "5Bx2B+3S", "5Bx5D", "8S", "8Sx2B+AD+5D", "8Sx5D+3S", "8Sx8B", "8Sx8C", "NS"],
    "scua": ["6S", "6Sx6D", "9B", "9Bx3C+6D", "KD"],
    "picada": ["3B", "5S", "5Sx5C", "5Sx5D", "JD"],
    "simili": ["9D", "9Dx4S+5S", "9S", "9Sx4S+5S", "AB"],
    "quadriglia": ["4C", "KS", "TB", "TBx2C+3D+5S", "TBx8B+2C"],
    "together": ["4D", "4Dx4S", "9S", "9Sx2S+3S+4S", "JB"],
    "napula": ["4D", "4Dx4S"],
    "last": ["6B", "6Bx6D"],
    "all-swords": ["KD", "KDxKS"],
    "last-scua": ["6B", "6Bx6D"],
}


@pytest.mark.parametrize("name", LEGAL)
def test_what_may_be_played_in_each_of_them(name: str) -> None:
    assert begun(name).legal_actions() == LEGAL[name]


def test_every_example_is_looked_at_here() -> None:
    assert list(EXAMPLES) == [f"cicera-example-{name}" for name in LEGAL]


@pytest.mark.parametrize(
    ("name", "action", "made"),
    [
        ("sweep", "9Sx5C+4D", ["scua"]),
        ("scua", "9Bx3C+6D", ["scua"]),
        ("scua", "6Sx6D", []),
        ("picada", "5Sx5C", ["picada"]),
        ("picada", "5Sx5D", []),
        ("simili", "9Sx4S+5S", ["simili"]),
        ("simili", "9Dx4S+5S", []),
        ("quadriglia", "TBx2C+3D+5S", ["quadriglia"]),
        ("quadriglia", "TBx8B+2C", []),
        ("together", "9Sx2S+3S+4S", ["scua", "simili", "quadriglia"]),
        ("last", "6Bx6D", ["scua", "picada"]),
        ("last-scua", "6Bx6D", ["picada"]),
    ],
)
def test_what_a_capture_earns(name: str, action: str, made: list[str]) -> None:
    assert bonuses(name, action) == made


@pytest.mark.parametrize(
    ("name", "action", "code"),
    [
        ("numbers", "TSx8D+JC", "court_in_sum"),
        ("numbers", "JSx8D+2B", "court_in_sum"),
        ("seven", "7Sx7D+3C", "one_card_only"),
        ("seven", "7Sx3C", "wrong_total"),
        ("which", "8Sx8B+8C", "one_card_only"),
    ],
)
def test_what_is_refused_and_by_which_paragraph(name: str, action: str, code: str) -> None:
    with pytest.raises(IllegalActionError) as refused:
        begun(name).play(action)
    assert refused.value.refusal.code == code
    assert refused.value.refusal.rule == PARAGRAPHS[code]


@pytest.mark.parametrize(("action", "run", "points"), [("4Dx4S", 4, [4, 0]), ("4D", 3, [3, 0])])
def test_a_four_lengthens_the_napula_up_to_the_gap(action: str, run: int, points: list[int]) -> None:
    deal = begun("napula")
    deal.play(action)
    sheet = deal.game.view(deal.observation(0)).sheet
    assert sheet is not None
    (row,) = [row for row in sheet if row.item == "napula"]
    assert (row.counts[0], row.points) == (run, points)


def test_the_last_card_scores_and_takes_what_is_left() -> None:
    deal = begun("last")
    deal.play("6Bx6D")
    assert deal.result()["scores"] == [8, 7]
    assert deal.result()["winner"] == 0


def test_without_a_scua_on_the_last_play_the_same_deal_is_drawn() -> None:
    deal = begun("last-scua")
    deal.play("6Bx6D")
    assert deal.result()["scores"] == [7, 7]
    assert deal.result()["winner"] is None


def test_the_thirteenth_sword_wins_the_deal_with_fewer_points() -> None:
    deal = begun("all-swords")
    deal.play("KDxKS")
    assert deal.result()["scores"] == [12, 13]
    assert deal.result()["winner"] == 0
