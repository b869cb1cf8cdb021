"""Section 5: who is asked, what a declaration makes and shows, and that a skip looks like nothing at all."""

from __future__ import annotations

from random import Random

from cardavia.games.ottocento import cards, rules
from tests.games.ottocento.deals import dealt, play, play_on, refused, state_of

KINGS = "KS KB KC 7S 8S 9S 6B 7B 8B 6C 7C 8C 6D 7D 8D"
"""A hand with nothing but three kings to declare."""
NOTHING = "QS JS TS AS QB TB 9B NC 9C ND 9D T16 T9 M1 T5"
"""A hand with nothing to declare."""


def test_only_a_hand_with_a_set_or_sequence_is_asked() -> None:
    deal = play(dealt({0: KINGS, 1: NOTHING, 3: "TC TD"}, dealer=3), "discard TC+TD")
    assert deal.legal_actions() == ["declare", "skip"]
    play(deal, "skip", "7S")
    assert deal.turn == 1
    assert deal.legal_actions() == ["AS", "JS", "QS", "TS"]


def test_a_declaration_is_made_just_before_the_first_card() -> None:
    deal = play(dealt({0: KINGS, 3: "TC TD"}, dealer=3), "discard TC+TD", "declare")
    assert deal.turn == 0
    assert "7S" in deal.legal_actions()
    assert refused(deal, "declare").code == "declare_closed"


def test_a_declaration_shows_its_cards_and_scores_for_its_side_at_once() -> None:
    deal = play(dealt({0: KINGS, 3: "TC TD"}, dealer=3), "discard TC+TD", "declare")
    known = deal.observation(2).record.known
    assert cards.listed(known.revealed[0]) == ["KS", "KB", "KC"]
    assert known.points.tolist() == [17, 0, 0, 0]
    assert cards.listed(known.hands[0]) == []


def test_declared_points_stay_with_a_side_whatever_follows() -> None:
    deal = play(dealt({0: KINGS, 3: "TC TD"}, dealer=3), "discard TC+TD", "declare")
    for action in iter(lambda: deal.legal_actions(), []):
        deal.play("skip" if "skip" in action else action[0])
    assert deal.result()["declarations"] == [17, 0]


def test_the_dealer_declares_the_hand_that_the_discard_has_left() -> None:
    deal = dealt({3: "QS QB QC 6S 6B 6C 6D 7S 7B 7C 7D 8S 8B 8C 8D 9S 9B"}, dealer=3)
    play_on(play(deal, "discard QS+9B"), Random(1))
    asked = [
        seat
        for seat, action in zip(deal.actors(), deal.actions, strict=True)
        if action in ("declare", "skip")
    ]
    assert 3 not in asked
    assert int(state_of(deal).declared[3]) == rules.SILENT


def test_the_declarer_s_contatori_are_shown_with_any_sequence() -> None:
    deal = dealt({0: "KS QS BEG 7B 8B 6C 7C 8C 9C 6D 7D 8D 9D TD T9", 3: "TB TC"}, dealer=3)
    play(deal, "discard TB+TC", "declare")
    known = deal.observation(1).record.known
    assert cards.listed(known.revealed[0]) == ["KS", "QS", "BEG"]
    assert int(known.points[0]) == 10


def test_all_declare_before_the_first_lead_where_that_is_the_rule() -> None:
    deal = dealt({0: KINGS, 1: NOTHING, 3: "TC TD"}, dealer=3, declare_when="after_discard")
    play(deal, "discard TC+TD", "declare")
    assert deal.turn == 1
    assert deal.legal_actions() == ["skip"]
    assert refused(deal, "declare").code == "nothing_to_declare"
    deal.play("skip")
    assert deal.turn == 2
    while "skip" in deal.legal_actions():
        deal.play("skip")
    assert deal.turn == 0
    assert deal.count() == 15
    assert len(play_on(deal, Random(2)).actions) == 65


def test_without_doublings_three_sets_make_their_sum() -> None:
    hand = "KS KB KC QS QB QC JS JB JC 7D 8D 9D 6D T9 T8"
    doubled = play(dealt({0: hand, 3: "TB TC"}, dealer=3), "discard TB+TC", "declare")
    plain = play(
        dealt({0: hand, 3: "TB TC"}, dealer=3, declaration_doubling=False), "discard TB+TC", "declare"
    )
    sequences = 3 * 10
    assert int(state_of(doubled).points[0]) == 2 * (17 + 14 + 12) + 2 * sequences
    assert int(state_of(plain).points[0]) == 17 + 14 + 12 + sequences
