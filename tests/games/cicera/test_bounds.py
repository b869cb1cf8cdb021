"""Rules, section 7: the exact bounds, each at a position that reaches it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from cardavia.games.cicera import cards, rules
from cardavia.games.cicera.game import GAME
from tests.games.cicera.positions import DECK, Position, dealt

SMALL = "AB AC AD AS 2B 2C 2D 2S 3B 3C 3D 3S 4B 4C 4D 4S 5B 5C 5D 5S 6B 6C 6D"
LARGE = "9B 9C 9D 9S TB TC TD TS"


def dearest() -> Position:
    """Returns the position with the most legal moves that is known, reached by placing 19 cards."""
    table = SMALL.split()
    spare = [card for card in DECK if card not in SMALL.split() + LARGE.split()]
    hands: dict[int, list[str]] = {seat: [] for seat in range(4)}
    for number in range(19):
        hands[number % 4].append(table[4 + number])
    hands[3] += LARGE.split()
    for seat in range(4):
        hands[seat] += [spare.pop() for _ in range(12 - len(hands[seat]))]
    deal = dealt([card for seat in range(4) for card in hands[seat]] + table[:4])
    for number in range(19):
        deal.play(table[4 + number])
    return deal


def test_a_reachable_position_has_9748_legal_moves() -> None:
    deal = dearest()
    assert deal.turn == 3
    assert GAME.count(deal.state) == 9748
    assert len(deal.legal()) == len(set(deal.legal())) == 9748


def test_the_dearest_choice_knows_what_may_follow() -> None:
    choice = dearest().choice("TS", "AB 2B")
    assert set(choice.table) == set(SMALL.split()) - {"AB", "2B"}
    assert choice.action is None


def test_a_side_can_make_61_points() -> None:
    """The opening is swept for three points, then every placed card is taken at once for two, 21 times."""
    opening = ["AS", "2S", "3S", "4S"]
    rest = [card for card in DECK if card not in [*opening, "TS"]]
    ranks = [[card for card in rest if card[0] == rank] for rank in cards.RANKS]
    pairs = [(rank[place], rank[place + 1]) for rank in ranks for place in range(0, len(rank) - 1, 2)]
    odd = [rank[-1] for rank in ranks if len(rank) % 2]
    order = ["TS", *chain.from_iterable(pairs), *odd]
    plays = [
        "TSxAS+2S+3S+4S",
        *(play for placed, card in pairs for play in (placed, f"{card}x{placed}")),
        *odd,
    ]
    deal = dealt([card for seat in range(4) for card in order[seat::4]] + opening).play(*plays)
    assert deal.turn is None
    assert deal.result()["bonuses"] == {
        "scua": [22, 0],
        "picada": [21, 0],
        "simili": [1, 0],
        "quadriglia": [1, 0],
    }
    assert deal.result()["scores"] == [61, 0]


def test_there_are_16248_distinct_moves() -> None:
    numbers = [card for card in DECK if card[0] in cards.NUMBERS]
    sums = sum(
        4 * len(list(groups(value, [card for card in numbers if cards.NUMBERS[card[0]] < value])))
        for value in range(1, 11)
    )
    assert sums == 16_040
    assert sums + 52 * 3 + 52 == rules.MOST_MOVES


def groups(value: int, among: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yields every group of the cards with the given total."""
    if value == 0:
        yield ()
    for place, card in enumerate(among):
        if cards.NUMBERS[card[0]] <= value:
            for rest in groups(value - cards.NUMBERS[card[0]], among[place + 1 :]):
                yield (card, *rest)
