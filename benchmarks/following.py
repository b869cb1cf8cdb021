"""Answers and buries of Shengji: counted, listed and numbered by the rules, and enumerated without them.

Every random lead with the hand that answers it is compared with `tests/games/shengji/slow.py`, which was
written from section 9 of the rules alone; every bury out of few cards with all choices of eight.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any

from cardavia.games.shengji import cards, rules
from cardavia.games.shengji.game import GAME
from cardavia.games.shengji.records import BURYING
from tests.games.shengji import positions, slow
from tests.games.shengji.random_follows import following, hand_from, trumps


def buries(random: Random) -> tuple[Any, set[tuple[str, ...]]]:
    """Returns a dealer with 8 to 14 cards who has to bury, and every bury there is."""
    while True:
        level, trump = trumps(random)
        hand = hand_from(random, Counter(slow.FACES * 2), level, trump, 14)
        if hand.total() >= 8:
            break
    state = positions.playing(level, trump, {0: " ".join(hand.elements())})
    state.phase = BURYING
    return state, {tuple(cards.PACK.in_order(chosen.elements())) for chosen in slow.choices(hand, 8)}


def differs(state: Any, wanted: set[tuple[str, ...]]) -> bool:
    """Says whether the rules count or number anything but what is wanted."""
    count = int(rules.count(state))
    if count != len(wanted):
        return True
    moves = [GAME.move_at(state, number) for number in range(count)]
    return {tuple(cards.listed(move.cards, move.extra)) for move in moves} != wanted


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--follows", type=int, default=10_000)
    parser.add_argument("--buries", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random = Random(arguments.seed)
    differences = plays = 0
    for _ in range(arguments.follows):
        case = following(random)
        found = slow.follows(case.hand, case.lead, case.level, case.trump)
        wanted = {tuple(cards.PACK.in_order(play.elements())) for play in found}
        state = positions.following(
            case.level, case.trump, " ".join(case.lead), " ".join(case.hand.elements())
        )
        differences += differs(state, wanted)
        plays += len(wanted)
    print(f"{arguments.follows} leads with {plays} answers: {differences} differences")
    differences = plays = 0
    for _ in range(arguments.buries):
        state, wanted = buries(random)
        differences += differs(state, wanted)
        plays += len(wanted)
    print(f"{arguments.buries} hands with {plays} buries: {differences} differences")


if __name__ == "__main__":
    main()
