"""The examples of the rules page: positions that can be, and what the engine says in each of them."""

from __future__ import annotations

import pytest

from cardavia.games.examples import READER, Example, examples
from cardavia.games.refusals import IllegalActionError
from cardavia.games.scopa.refusal import PARAGRAPHS
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset

EXAMPLES = examples("scopa")


def begun(name: str) -> Deal:
    example = EXAMPLES[f"scopa-example-{name}"]
    return Ruleset.of("scopa", **example.options).position(example.position)


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_an_example_is_a_position_in_which_the_reader_is_to_act(example: Example) -> None:
    deal = Ruleset.of("scopa", **example.options).position(example.position)
    assert deal.turn == READER
    assert deal.legal_actions()
    view = deal.game.view(deal.observation(READER))
    assert view.hand == deal.game.pack.in_order(example.position["hands"][READER])
    assert view.model_dump()["table"] == example.position["table"]


@pytest.mark.parametrize(
    ("name", "legal"),
    [
        ("sweep", ["3Hx3S", "7Cx4D+3S", "KD"]),
        ("values", ["JDxJC", "KCxAD+QH", "KCxJC+2S", "QSxQH"]),
        ("sum", ["7Dx3C+4D", "7Dx5H+2S", "AS", "KHx3C+5H+2S"]),
        ("equal", ["5Cx5H", "7Dx7S", "KSx3C+5H+2S", "KSx3C+7S"]),
        ("free", ["4S", "6Dx6C", "AH"]),
        ("last", ["JSxJH"]),
        ("primiera", ["7Hx7C", "7Hx7S"]),
        ("ace", ["4H", "AHx3C+6D+KS", "QCx3C+6D"]),
        ("fewest", ["2Hx2D", "7Hx2D+5S", "JSxAC+2D+5S"]),
    ],
)
def test_what_may_be_played_in_each_of_them(name: str, legal: list[str]) -> None:
    assert begun(name).legal_actions() == legal


def test_every_example_is_looked_at_here() -> None:
    assert list(EXAMPLES) == [
        f"scopa-example-{name}"
        for name in ("sweep", "values", "sum", "equal", "free", "last", "primiera", "ace", "fewest")
    ]


@pytest.mark.parametrize(
    ("name", "action", "code"),
    [
        ("sum", "7D", "must_capture"),
        ("sum", "7Dx3C+4D+5H+2S", "wrong_total"),
        ("equal", "7Dx3C+4D", "must_take_equal"),
        ("equal", "7D", "must_capture"),
        ("equal", "7Dx7S+3C", "one_card_only"),
        ("free", "6D", "must_capture"),
        ("ace", "AHx3C", "must_take_all"),
        ("fewest", "7HxAC+2D+4C", "must_take_fewest"),
    ],
)
def test_what_is_refused_and_by_which_paragraph(name: str, action: str, code: str) -> None:
    with pytest.raises(IllegalActionError) as refused:
        begun(name).play(action)
    assert refused.value.refusal.code == code
    assert refused.value.refusal.rule == PARAGRAPHS[code]


def test_a_sum_clears_the_table() -> None:
    deal = begun("sweep")
    deal.play("7Cx4D+3S")
    assert deal.game.events(deal.observation(0))[-1].model_dump()["bonuses"] == ["scopa"]


def test_the_last_card_of_the_deal_makes_no_scopa() -> None:
    deal = begun("last")
    deal.play("JSxJH")
    assert deal.is_over
    assert deal.result()["bonuses"] == {"scopa": [1, 0]}, "the one from before"
    assert deal.result()["scores"] == [4, 1]


@pytest.mark.parametrize(("taken", "sums", "points"), [("7S", [76, 75], [1, 0]), ("7C", [75, 75], [0, 0])])
def test_one_of_two_sevens_wins_the_primiera(taken: str, sums: list[int], points: list[int]) -> None:
    deal = begun("primiera")
    deal.play(f"7Hx{taken}")
    assert deal.legal_actions() == ["4Sx4D"]
    deal.play("4Sx4D")
    sheet = deal.game.view(deal.observation(0)).sheet
    assert sheet is not None
    (row,) = [row for row in sheet if row.item == "primiera"]
    assert (row.counts, row.points) == (sums, points)


def test_the_asso_that_takes_everything_makes_no_scopa() -> None:
    deal = begun("ace")
    deal.play("AHx3C+6D+KS")
    assert deal.game.events(deal.observation(0))[-1].model_dump()["bonuses"] == []


@pytest.mark.parametrize("name", ["sweep", "sum", "primiera"])
def test_a_position_is_told_from_its_own_beginning(name: str) -> None:
    deal = begun(name)
    position = EXAMPLES[f"scopa-example-{name}"].position
    dealt = deal.game.events(deal.observation(1))[0].model_dump()
    assert dealt == {
        "kind": "dealt",
        "hands": [len(position["hands"][seat]) for seat in range(2)],
        "table": position["table"],
        "stock": len(position["stock"]),
    }


def test_a_new_batch_comes_when_the_hands_of_a_position_are_empty() -> None:
    deal = begun("sweep")
    while not deal.is_over:
        deal.play(deal.legal_actions()[0])
    events = [event.model_dump() for event in deal.game.events(deal.observation(0))]
    kinds = [event["kind"] for event in events if event["kind"] != "collected"]
    assert kinds == [*["dealt"], *["played"] * 6] * 3
    assert [event["stock"] for event in events if event["kind"] == "dealt"] == [12, 6, 0]
    assert [event["seat"] for event in events if event["kind"] == "played"] == [0, 1] * 9
