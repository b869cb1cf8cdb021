"""Why actions of Shengji are refused: codes, paragraphs of the rules page, values."""

from __future__ import annotations

import re

import pytest

from cardavia.games.shengji.refusal import PARAGRAPHS
from cardavia.texts import i18n
from tests.games.shengji.positions import calling, following, play, playing, refused


def test_every_code_leads_to_a_paragraph_of_the_rules_page() -> None:
    ids = set(re.findall(r"\{#([a-z-]+)\}", i18n.rules("en", "shengji")))
    assert {rule for rule in PARAGRAPHS.values() if rule not in ids} == set()


def test_a_side_card_is_refused_while_the_suit_is_held() -> None:
    state = following("2", "H", "9S", "5S 9D")
    assert refused(state, "9D") == ("must_follow", "shengji-follow", {"suit": "S", "cards": ["9D"]})


def test_a_level_card_of_the_printed_suit_does_not_follow() -> None:
    state = following("2", "H", "9S", "2S 3S")
    assert refused(state, "2S") == ("must_follow", "shengji-follow", {"suit": "S", "cards": ["2S"]})


def test_two_spades_left_must_both_be_played() -> None:
    state = following("2", "H", "9S 9S TS TS", "5S 6S 3D 3D 4C")
    values = {"suit": "S", "cards": ["6S"], "held": 2}
    assert refused(state, "5S+3D+3D+4C") == ("all_of_suit", "shengji-fill", values)


def test_pairs_must_be_supplied_first() -> None:
    state = following("2", "H", "9S 9S TS TS", "8S 8S KS AS 4S")
    values = {"suit": "S", "cards": ["8S"], "wanted": 1}
    assert refused(state, "4S+8S+KS+AS") == ("pairs_first", "shengji-pairs-first", values)


def test_no_more_pairs_are_wanted_than_were_led() -> None:
    state = following("2", "H", "9S 9S TS TS", "8S 8S 6S 6S 4S 4S AS")
    values = {"suit": "S", "cards": ["4S", "6S", "8S"], "wanted": 2}
    assert refused(state, "4S+8S+6S+AS") == ("pairs_first", "shengji-pairs-first", values)


def test_pairs_of_two_suits_are_no_tractor() -> None:
    state = playing("2", "H", {0: "KS KS QD QD"})
    values = {"cards": ["KS", "KS", "QD", "QD"], "suits": ["S", "D"]}
    assert refused(state, "KS+KS+QD+QD") == ("several_suits", "shengji-lead", values)


def test_a_gap_names_the_card_that_is_missing() -> None:
    state = playing("2", "H", {0: "5S 5S 7S 7S"})
    values = {"cards": ["5S", "7S"], "between": ["6S"]}
    assert refused(state, "5S+5S+7S+7S") == ("gap", "shengji-gap", values)


def test_a_gap_below_the_trump_level_card_names_the_other_level_cards() -> None:
    state = playing("2", "H", {0: "AH AH 2H 2H"})
    values = {"cards": ["2H", "AH"], "between": ["2S", "2C", "2D"]}
    assert refused(state, "AH+AH+2H+2H") == ("gap", "shengji-gap", values)


def test_ace_and_two_do_not_follow_one_another() -> None:
    state = playing("7", "H", {0: "AS AS 2S 2S"})
    code, rule, _ = refused(state, "AS+AS+2S+2S")
    assert (code, rule) == ("gap", "shengji-gap")


def test_cards_that_are_not_held_are_named_with_their_copies() -> None:
    state = playing("2", "H", {0: "5S 5S"})
    assert refused(state, "5S+5S+6S+6S") == ("not_in_hand", "shengji-cards", {"cards": ["6S", "6S"]})


@pytest.mark.parametrize(
    "action", ["", "pass 2S", "bury", "call", "2S+", "+2S", "2s", "play 2S", "2S 2S", "1S"]
)
def test_text_that_is_no_action_is_bad_notation(action: str) -> None:
    assert refused(playing("2", "H", {0: "2S"}), action) == ("bad_notation", "shengji-a-turn", {})


def test_only_the_seat_to_act_may_act() -> None:
    state = playing("2", "H", {0: "5S", 1: "6S"})
    assert refused(state, "6S", seat=1) == ("not_your_turn", "shengji-order", {"turn": 0})


def test_a_card_is_not_played_before_the_calling_ends() -> None:
    assert refused(calling("2", {0: "2S"}), "2S") == ("calling_first", "shengji-calling", {})


def test_a_call_of_equal_strength_is_refused() -> None:
    state = calling("2", {0: "2S", 1: "2H"})
    play(state, "call 2S")
    assert refused(state, "call 2H") == ("not_stronger", "shengji-stronger", {"given": 1, "standing": 1})


def test_one_joker_is_no_call() -> None:
    assert refused(calling("2", {0: "JB"}), "call JB") == ("one_joker", "shengji-calls", {"card": "JB"})


def test_two_different_jokers_are_no_call() -> None:
    state = calling("2", {0: "JB JR"})
    assert refused(state, "call JB+JR") == ("two_jokers", "shengji-calls", {"cards": ["JB", "JR"]})


def test_level_cards_of_two_suits_are_no_call() -> None:
    state = calling("2", {0: "2S 2C"})
    assert refused(state, "call 2S+2C") == ("level_suits", "shengji-calls", {"cards": ["2S", "2C"]})


def test_a_card_of_another_rank_is_no_call() -> None:
    state = calling("7", {0: "2S 7S"})
    assert refused(state, "call 2S") == ("not_level", "shengji-calls", {"cards": ["2S"], "level": "7"})


def test_nothing_but_the_second_card_strengthens_a_call() -> None:
    state = calling("2", {0: "2S 2S JB JB"}, reinforce="own_turn")
    play(state, "call 2S", "pass", "pass", "pass")
    assert refused(state, "call JB+JB") == ("second_only", "shengji-reinforce", {"card": "2S"})


def test_a_bury_has_eight_cards() -> None:
    state = calling("2", {0: "2S 3S 4S 5S 6S 7S 8S 9S"})
    play(state, "call 2S", "pass", "pass", "pass")
    assert refused(state, "bury 3S+4S") == ("eight_cards", "shengji-bury", {"wanted": 8, "given": 2})
    assert refused(state, "3S") == ("bury_first", "shengji-bury", {})


def test_after_the_bury_no_more_is_buried() -> None:
    assert refused(playing("2", "H", {0: "5S"}), "bury 5S") == ("bury_done", "shengji-bury", {})
