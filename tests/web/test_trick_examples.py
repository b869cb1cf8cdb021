"""Live examples of trick games: the cards of a play are picked, the engine answers."""

from __future__ import annotations

from cardavia.games.examples import examples
from cardavia.web.examples import answered, still
from cardavia.web.examples.tricks import TrickScene


def scene(name: str, *, pick: str = "", play: str = "") -> TrickScene:
    found = answered("en", "ottocento", examples("ottocento")[f"ottocento-example-{name}"], pick, play)
    assert isinstance(found, TrickScene)
    return found


def picked(found: TrickScene) -> list[str]:
    return [card.id for card in found.hand if card.picked]


def test_a_trick_lies_with_the_names_of_its_players() -> None:
    found = scene("follow")
    assert [(lay.who, lay.cards) for lay in found.trick] == [("Savena", ["TS"]), ("Idice", ["9S"])]
    assert [lay.is_ahead for lay in found.trick] == [True, False]
    assert found.prompt == "Your turn: swords were led"


def test_without_the_engine_an_example_lies_still() -> None:
    found = still("en", "ottocento", examples("ottocento")["ottocento-example-follow"], "example-waiting")
    assert isinstance(found, TrickScene)
    assert [lay.who for lay in found.trick] == ["Savena", "Idice"]
    assert found.prompt == "The rules are being prepared. Try again in a moment."


def test_a_card_of_another_suit_is_refused_with_its_paragraph() -> None:
    found = scene("follow", pick="QC")
    assert found.refused is not None
    assert found.refused.rule == "ottocento-follow"
    assert picked(found) == []


def test_the_matto_may_go_at_any_time() -> None:
    found = scene("follow", pick="MAT")
    assert [(deed.action, deed.text) for deed in found.deeds] == [("MAT", "Play Matto")]
    assert scene("follow", play="MAT").told[0] == "You play the Matto"


def test_another_card_takes_the_place_of_a_picked_one() -> None:
    found = scene("follow", pick="KS")
    assert picked(found) == ["KS"]
    assert {card.id: card.to for card in found.hand}["6S"] == "6S"
    assert {card.id: card.to for card in found.hand}["KS"] == ""


def test_two_cards_are_picked_for_the_discard() -> None:
    begun = scene("discard", pick="TS")
    assert begun.deeds == []
    assert {card.id: card.to for card in begun.hand}["9C"] == "TS+9C"
    chosen = scene("discard", pick="TS+9C")
    assert picked(chosen) == ["TS", "9C"]
    assert [deed.action for deed in chosen.deeds] == ["discard TS+9C"]
    assert scene("discard", play="discard TS+9C").told[0] == "You put 2 cards aside"


def test_a_king_stays_and_what_was_picked_before_stays_picked() -> None:
    found = scene("discard", pick="TS+KS")
    assert found.refused is not None
    assert found.refused.rule == "ottocento-discard-never"
    assert picked(found) == ["TS"]


def test_declaring_has_a_button_that_says_its_points() -> None:
    assert [deed.text for deed in scene("declare").deeds] == ["Declare 105", "Say nothing"]
    told = scene("declare", play="declare").told
    assert told == ["You declare 105: Tarocchi, Kings, Grande, Swords, Cups"]


def test_the_later_of_two_equal_moors_wins() -> None:
    assert "You win the trick" in scene("moors", play="M2").told


def test_the_end_of_a_deal_brings_its_sheet_and_the_count_of_the_pile() -> None:
    found = scene("contatore", play="KD")
    assert found.sheet is not None
    assert found.tally is not None
    coins = next(group for part in found.tally.parts for group in part.groups if group.kind == "coins")
    assert [(wild.card, wild.fills) for wild in coins.wild] == [("BEG", "QD")]


def test_a_play_that_is_none_changes_nothing() -> None:
    for written in ("ZZ", "<b>", "KS+KS", "discard", "declare"):
        found = scene("follow", play=written)
        assert found.refused is not None
        assert not found.told
        assert len(found.hand) == 5
