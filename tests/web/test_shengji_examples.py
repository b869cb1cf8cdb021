"""Live examples of Shengji: pairs and tractors are picked card by card, calls have their answers."""

from __future__ import annotations

import pytest

from cardavia.games.examples import examples
from cardavia.web.examples import answered, still
from cardavia.web.examples.tricks import TrickScene

DIFFERENT = (
    "These cards belong to different suits, so they are not led together: "
    "2\u00a0×\u00a0five of spades and 2\u00a0×\u00a0king of diamonds."
)


def scene(name: str, *, pick: str = "", play: str = "", tag: str = "en") -> TrickScene:
    found = answered(tag, "shengji", examples("shengji")[f"shengji-example-{name}"], pick, play)
    assert isinstance(found, TrickScene)
    return found


def refused(found: TrickScene) -> tuple[str, str]:
    assert found.refused is not None
    return found.refused.text, found.refused.rule


def test_plays_of_several_cards_lie_together_also_without_the_engine() -> None:
    found = still("en", "shengji", examples("shengji")["shengji-example-one-pair"])
    assert isinstance(found, TrickScene)
    assert [(lay.who, list(lay.cards)) for lay in found.trick] == [("Qiantang", ["9S", "9S", "TS", "TS"])]


def test_a_pair_is_picked_card_by_card_and_grows_into_a_tractor() -> None:
    assert [deed.text for deed in scene("tractor", pick="5S").deeds] == ["Play five of spades"]
    begun = scene("tractor", pick="5S+5S")
    assert [deed.text for deed in begun.deeds] == ["Play 2\u00a0×\u00a0five of spades"]
    assert {card.id for card in begun.hand if card.open} == {"7S", "8S"}
    assert scene("tractor", pick="5S+5S+7S").deeds == []
    assert scene("tractor", play="5S+5S+7S+7S").told == [
        "You play 2\u00a0×\u00a0five of spades and 2\u00a0×\u00a0seven of spades"
    ]


@pytest.mark.parametrize(
    ("name", "play", "text", "rule"),
    [
        (
            "tractor",
            "5S+5S+8S+8S",
            "There is a gap between these pairs. Missing: seven of spades.",
            "shengji-gap",
        ),
        (
            "tractor",
            "5S+5S+KD+KD",
            DIFFERENT,
            "shengji-lead",
        ),
        (
            "one-pair",
            "4S+8S+KS+AS",
            "A pair must be played before loose cards: eight of spades.",
            "shengji-pairs-first",
        ),
        (
            "one-pair",
            "8S+8S+AS+JD",
            "Spades were led and you have enough of them, so these may not be played: jack of diamonds.",
            "shengji-follow",
        ),
        (
            "call",
            "call 2S",
            "A call must be stronger than the one that stands; the same strength is not enough.",
            "shengji-stronger",
        ),
        (
            "call",
            "call 4S",
            "Calls are made with the level cards, and the level is 2. Not of that rank: four of spades.",
            "shengji-calls",
        ),
    ],
)
def test_what_is_not_allowed_is_refused_with_its_reason(name: str, play: str, text: str, rule: str) -> None:
    assert refused(scene(name, play=play)) == (text, rule)


def test_calls_are_made_with_cards_or_passed() -> None:
    assert [deed.text for deed in scene("call").deeds] == ["Pass"]
    assert scene("call").called == ["Qiantang calls: two of clubs"]
    assert scene("tractor").called == []
    assert scene("call", play="call 2H+2H").told[0] == "You call: 2\u00a0×\u00a0two of hearts"
    assert scene("call", play="pass").told[0] == "You pass"


def test_of_equal_level_cards_the_earlier_one_wins() -> None:
    assert scene("level-cards", play="2C").told[-1] == "Qiantang wins the trick"
    assert scene("level-cards", play="2H").told[-1] == "You win the trick"


def test_the_kitty_counts_four_times_after_a_pair() -> None:
    sheet = scene("kitty", play="AH+AH").sheet
    assert sheet is not None
    assert {row.item: row.counts for row in sheet} == {
        "tricks": [55, 130],
        "kitty": [60, None],
        "levels": [None, None],
    }


def test_a_ten_on_the_partner_s_ace_takes_the_deal_over() -> None:
    gained = {}
    for play in ("TC", "3C"):
        sheet = scene("promotion", play=play).sheet
        assert sheet is not None
        gained[play] = next(row.points for row in sheet if row.item == "levels")
    assert gained == {"TC": [0, 0], "3C": [0, 1]}


def test_chinese_answers_are_chinese() -> None:
    assert scene("tractor", tag="zh-hans").prompt == "轮到你首出"
    assert scene("call", play="pass", tag="zh-hans").told[0] == "你不叫"
