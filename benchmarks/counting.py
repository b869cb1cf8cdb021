"""The count of piles in Ottocento: against the slow counter of the tests, and the time that one count takes.

Every random pile is counted by the compiled rules and by `tests/games/ottocento/slow.py`, which was written
from sections 7 and 8 of the rules alone. A fifth of them are also settled both ways.
"""

from __future__ import annotations

import argparse
import time
from random import Random

import numpy as np
from numpy.typing import NDArray

from cardavia.games.ottocento import cards, combinations, rules, scoring
from cardavia.games.ottocento.game import GAME
from cardavia.kernel import kernel
from cardavia.kernel.bits import Int
from tests.games.ottocento import slow

COUNTS = 2_000_000


@kernel
def counted(piles: NDArray[np.uint64], counts: int) -> Int:
    """Counts piles in turn, card points and combinations; returns the sum so that nothing is left out."""
    total: Int = 0
    for number in range(counts):
        pile = piles[number % len(piles)]
        total += combinations.combination_points(pile, 0) + scoring.half_points(pile)
    return total


def settled(
    piles: tuple[list[str], list[str]], won: int, dealer: int, matto: int, discard: list[str]
) -> bool:
    """Says whether the compiled rules settle a deal as the slow counter does."""
    state = GAME.blank(GAME.options())[0]
    for side in range(2):
        state.piles[side] = cards.mask(piles[side])
        state.tricks[side] = (won, 15 - won)[side]
    state.dealer, state.matto_seat = dealer, matto
    state.matto_side = 0 if "MAT" in piles[0] else 1
    state.discard = cards.mask(discard)
    rules.settle(state)
    wanted = slow.settle(piles, (won, 15 - won), dealer, discard, matto)
    same = all(int(state.piles[side]) == int(cards.mask(wanted.piles[side])) for side in range(2))
    return same and cards.listed(state.payment) == [card for card in [wanted.gave] if card is not None]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--piles", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random = Random(arguments.seed)
    differences = grandes = exchanges = 0
    masks = []
    for number in range(arguments.piles):
        pile = slow.pile(random)
        mask = cards.mask(pile)
        masks.append(mask)
        for real_five in (0, 1):
            lengths = slow.sequences(pile, real_five=bool(real_five))
            wanted = slow.set_points(pile) + slow.sequence_points(pile, real_five=bool(real_five))
            plain = slow.declared(pile, doubling=False, real_five=bool(real_five))
            differences += int(combinations.combination_points(mask, real_five)) != wanted
            differences += int(combinations.plain_points(mask, real_five)) != plain
            grandes += "grande" in lengths and not real_five
        differences += int(scoring.half_points(mask)) != 2 * slow.card_points(pile)
        if number % 5 == 0:
            deck = random.sample(slow.DECK, 62)
            won = random.randint(0, 15)
            discard = [card for card in deck if card not in cards.FIVE_CARDS][:2]
            played = [card for card in deck if card not in discard]
            piles = (played[: 4 * won], played[4 * won :])
            differences += not settled(piles, won, random.randrange(2), random.randrange(2), discard)
            exchanges += 1
    print(f"{arguments.piles} piles, {grandes} of them with a Grande, {exchanges} settlements:")
    print(f"{differences} differences")
    array = np.array(masks, np.uint64)
    counted(array, 1)
    begin = time.process_time()
    counted(array, COUNTS)
    print(f"{(time.process_time() - begin) / COUNTS * 1e9:.0f} ns for the count of a pile")


if __name__ == "__main__":
    main()
