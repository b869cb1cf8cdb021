"""Rules, section 8: the exact bounds, each at a position or deal that reaches it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from cardavia.games.scopa import cards, rules
from cardavia.games.scopa.game import GAME
from tests.games.scopa.positions import DECK, Position, dealt, position


def whole_deal(table: str, starter: list[str], dealer: list[str]) -> Position:
    """Plays a deal in which both seats get their cards in the order in which they play them."""
    order = list(chain.from_iterable(zip(starter, dealer, strict=True)))
    deal = dealt([*order[:6], *table.split(), *order[6:]], dealer=0)
    for card in order:
        deal.play(next(action for action in deal.legal() if action.startswith(card)))
    return deal


def pairs(without: str) -> list[tuple[str, str]]:
    """Returns the other cards in pairs of one rank; of an odd number the last stays away."""
    rest = [card for card in DECK if card not in without.split()]
    ranks = [[card for card in rest if card[0] == rank] for rank in cards.RANKS]
    return [(rank[place], rank[place + 1]) for rank in ranks for place in range(0, len(rank) - 1, 2)]


def test_a_turn_has_at_most_75_legal_moves() -> None:
    deal = position("KC KD KH", "3C 3D 3H 3S JC 7C 5C 4C 2C AC")
    assert len(deal.legal()) == 75
    assert GAME.count(deal.state) == 75


def test_a_table_reaches_13_cards_and_then_every_card_takes() -> None:
    deal = dealt("KC JC 7C 6C 5C 4C QC QD QH QS 3C 2C AC 2D 4D 6D", dealer=0)
    deal.play("KC", "JC", "7C", "6C", "5C", "4C", "3C", "2C", "AC")
    assert len(deal.table) == 13
    assert all("x" in action for action in deal.legal())
    assert {card[0] for card in deal.table} == set(cards.RANKS)


def test_the_starter_can_sweep_18_times_and_score_22() -> None:
    rest = pairs("AC AD 2C 2D 6C 6S")
    deal = whole_deal(
        "AC AD 2C 2D", ["6C", *(second for _, second in rest)], [*(first for first, _ in rest), "6S"]
    )
    assert deal.scope == [0, 18]
    assert deal.result()["scores"] == [0, 22]


def test_the_dealer_can_sweep_17_times_and_score_21() -> None:
    rest = pairs("AC AD AH AS 5C QC 5S QS")
    starter = ["5C", *(first for first, _ in rest), "5S"]
    deal = whole_deal("AC AD AH AS", starter, ["QC", *(second for _, second in rest), "QS"])
    assert deal.scope == [17, 0]
    assert deal.result()["scores"] == [21, 0]


def test_there_are_16200_distinct_moves() -> None:
    sums = sum(
        4 * len(list(groups(value, [card for card in DECK if cards.VALUES[card[0]] < value])))
        for value in range(1, 11)
    )
    assert sums == 16_040
    assert sums + 40 * 3 + 40 == rules.MOST_MOVES


def groups(value: int, among: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yields every group of the cards with the given total."""
    if value == 0:
        yield ()
    for place, card in enumerate(among):
        if cards.VALUES[card[0]] <= value:
            for rest in groups(value - cards.VALUES[card[0]], among[place + 1 :]):
                yield (card, *rest)
