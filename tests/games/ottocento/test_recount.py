"""Whole deals once more: every trick, the settlement and the score by the slow counter."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardavia.games.ottocento.cards import PACK
from cardavia.kernel import INTERPRETED
from cardavia.play.deal import Deal
from tests.games.ottocento import slow
from tests.games.ottocento.deals import hand, play_on, shuffled

DEALS = 4 if INTERPRETED else 30


def recounted(deal: Deal, hands: list[set[str]], options: dict[str, Any]) -> dict[str, Any]:
    """Returns the outcome of a finished deal, from its actions and the hands before the discard alone."""
    real_five, doubling = (
        options.get("grande_moors") == "real_five",
        options.get("declaration_doubling", True),
    )
    discard = set(deal.actions[0].removeprefix("discard ").split("+"))
    hands[deal.dealer] -= discard
    declared, piles, won, trick = [0, 0], (set[str](), set[str]()), [0, 0], list[tuple[int, str]]()
    last = -1
    for seat, action in zip(deal.actors(), deal.actions, strict=True):
        if action == "declare":
            declared[seat % 2] += slow.declared(hands[seat], doubling=doubling, real_five=real_five)
        if action not in PACK:
            continue
        trick.append((seat, action))
        if len(trick) == 4:
            last = trick[slow.winner([card for _, card in trick])][0]
            piles[last % 2].update(card for _, card in trick)
            won[last % 2] += 1
            trick.clear()
    matto = next(seat for seat in range(4) if "MAT" in hands[seat])
    settled = slow.settle(piles, (won[0], won[1]), deal.dealer % 2, discard, matto % 2)
    sheet: dict[str, list[Any]] = {
        "card_points": [slow.card_points(pile) for pile in settled.piles],
        "last_trick": [6 * (side == last % 2) for side in range(2)],
        "sets": [slow.set_points(pile) for pile in settled.piles],
        "sequences": [slow.sequence_points(pile, real_five=real_five) for pile in settled.piles],
        "declarations": declared,
    }
    total = [sum(int(row[side]) for row in sheet.values()) for side in range(2)]
    return {**sheet, "total": total, "tricks": won, "matto": settled.matto, "gave": settled.gave}


@pytest.mark.parametrize(
    "options", [{}, {"declaration_doubling": False}, {"declare_when": "after_discard"}], ids=str
)
def test_random_deals_are_recounted_to_the_same_sheet(options: dict[str, Any]) -> None:
    for seed in range(DEALS):
        deal = shuffled(seed, dealer=seed % 4, **options)
        hands = [set(hand(deal, seat)) for seat in range(4)]
        play_on(deal, Random(seed))
        result = deal.result()
        again = recounted(deal, hands, options)
        assert {name: result[name] for name in again} == again


@pytest.mark.parametrize(
    ("trick", "place"),
    [
        (["6S", "KS", "QS", "NS"], 1),
        (["TC", "6C", "AC", "9C"], 2),
        (["M1", "M2", "6S", "7S"], 1),
        (["MAT", "9S", "TS", "KC"], 2),
        (["KS", "QS", "BEG", "NS"], 2),
    ],
)
def test_the_slow_counter_knows_who_wins_a_trick(trick: list[str], place: int) -> None:
    assert slow.winner(trick) == place
