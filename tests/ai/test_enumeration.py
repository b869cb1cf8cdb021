"""The end of a deal with hidden cards: all worlds, and one decision for those that look alike."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from cardavia.ai.choice import Choice, Reason
from cardavia.ai.guarded import GuardedPlayer
from cardavia.ai.players import player
from cardavia.ai.workspace import records, template
from cardavia.games.cicera import cards, policy, rules
from cardavia.games.cicera.game import GAME
from cardavia.kernel import INTERPRETED
from tests.games.cicera.positions import Position, position

MOVES = GAME.buffer()
ENUMERATION = template("enumeration", GAME)

Seen = tuple[str, ...]


def redealt(deal: Position, seat: int) -> list[Position]:
    """Returns every world that a seat may be in, by trying every order of the hidden cards."""
    others = [other for other in range(4) if other != seat]
    hidden = sorted(card for other in others for card in deal.hand(other))
    found = {}
    for order in permutations(hidden):
        rest = list(order)
        hands = {other: frozenset(rest.pop() for _ in deal.hand(other)) for other in others}
        world = deal.copy()
        for other, hand in hands.items():
            world.state.hands[other] = cards.mask(hand)
        found[tuple(hands.items())] = world
    return list(found.values())


def gone_on(world: Position, seat: int) -> Seen:
    """Lets the others play by the rule policy until a seat is to act again; returns what was seen."""
    seen = []
    while world.turn not in (seat, None):
        seen.append(GAME.write(MOVES[int(policy.judged(world.state, MOVES))]))
        world.play(seen[-1])
    return tuple(seen)


def best(worlds: list[Position], seat: int) -> dict[str, int]:
    """Returns the sum of margins over all worlds after every action of a seat, by trying everything."""
    values = {}
    for action in worlds[0].legal():
        alike: defaultdict[Seen, list[Position]] = defaultdict(list)
        total = 0
        for world in worlds:
            after = world.copy().play(action)
            alike[gone_on(after, seat)].append(after)
        for group in alike.values():
            if group[0].turn is not None:
                total += max(best(group, seat).values())
                continue
            for over in group:
                total += int(rules.margin(over.state)) * (1 if seat % 2 == 0 else -1)
        values[action] = total
    return values


def responded(deal: Position, budget: int = 1_000_000) -> dict[str, int] | None:
    """Returns what the template finds for the seat to act, None when it gives up."""
    seat = deal.turn
    assert seat is not None
    record: Any = deal.observation(seat).record
    count = int(rules.worlds(record, 1680))
    moves = records(2 * len(MOVES), rules.Move)
    totals = np.zeros(len(moves), np.int64)
    n = ENUMERATION.respond(
        record,
        count,
        records(5 * count, rules.State),
        np.zeros(5 * count, np.int64),
        np.zeros(5 * count, np.uint64),
        moves,
        MOVES,
        totals,
        np.array([budget], np.int64),
    )
    if n < 0:
        return None
    return {GAME.write(moves[place]): int(totals[place]) for place in range(int(n))}


ENDS = (
    position("7B", "3B 4C", others={1: "7C", 2: "9B", 3: "KC"}, last_capturer=0),
    position("7B KC", "3B 4C KD", others={1: "7C AB", 2: "9B 2C", 3: "KB 5C"}, last_capturer=1),
    position("2S TD", "5B 5C AS", others={1: "3S 7B", 2: "TB 6C", 3: "4D"}, turn=0, dealer=2, prev="AS"),
)


@pytest.mark.parametrize("deal", ENDS[: 1 if INTERPRETED else 3], ids=repr)
def test_the_best_response_is_that_of_brute_force(deal: Position) -> None:
    seat = deal.turn
    assert seat is not None
    assert responded(deal) == best(redealt(deal, seat), seat)


def test_what_takes_too_long_is_left_alone() -> None:
    assert responded(ENDS[1], budget=50) is None


def chosen(deal: Position, level: str = "master") -> Choice:
    """Returns what a level chooses for the seat to act."""
    assert deal.turn is not None
    asked = player(GAME, level)
    assert isinstance(asked, GuardedPlayer)
    return asked.choose(deal.observation(deal.turn), b"end")


def test_master_says_in_how_many_worlds_it_looked() -> None:
    choice = chosen(ENDS[1])
    assert choice.reason is Reason.SEARCH
    assert {value.visits for value in choice.values} == {90}
    assert [value.action for value in choice.values] != []


def test_master_plays_exactly_when_one_world_remains() -> None:
    deal = position("7B", "3B 4C", others={0: "", 1: "", 3: "9C"}, turn=2, dealer=3, last_capturer=0)
    choice = chosen(deal)
    assert (choice.action, choice.reason) == ("7Bx3B+4C", Reason.EXACT)
    assert {value.points.is_integer() for value in choice.values} == {True}
