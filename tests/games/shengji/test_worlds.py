"""Rules, sections 9 and 15: worlds drawn from what a seat knows, certified by the public history."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from cardavia.games.shengji import cards, rules
from cardavia.games.shengji.records import CALL, PLAYING, SEATS, THROW
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import RandomState, seeded
from tests.games.shengji import slow
from tests.games.shengji.positions import calling, dealt, following, play

SEEDS = range(1 if INTERPRETED else 6)
DRAWS = 4000
World = tuple[tuple[str, ...], ...]
"""Hands of the four seats, and the buried cards."""


def watching(step: int) -> Iterable[int]:
    """Returns for whom worlds are drawn: for everybody, and without compilation now and then for one seat."""
    if not INTERPRETED:
        return range(SEATS)
    return [step // 10 % SEATS] if step % 10 == 0 else []


def observed(states: np.recarray[Any, Any], seat: int) -> Any:
    """Returns what a seat knows, as kernels take it."""
    out = np.zeros(1, rules.Observation).view(np.recarray)
    rules.hide(states[0], seat, out)
    return out


def steps(states: np.recarray[Any, Any], random: RandomState) -> Iterator[Any]:
    """Plays a deal with moves drawn evenly and yields it before every move."""
    move = np.zeros(1, rules.Move).view(np.recarray)
    while not rules.is_over(states[0]):
        yield states[0]
        rules.draw(states[0], random, move[0])
        rules.apply(states[0], move[0])


def world(state: Any) -> World:
    """Returns where the cards of a State are."""
    hands = [tuple(cards.listed(*state.hands[seat])) for seat in range(SEATS)]
    return (*hands, tuple(cards.listed(*state.buried)))


def plays(state: Any) -> list[list[tuple[int, list[str]]]]:
    """Returns the tricks of a deal: seats and cards, the last one perhaps open."""
    listed = [
        cards.listed(entry.cards, entry.extra)
        for entry in state.history[: int(state.played)]
        if int(entry.kind) == rules.PLAY
    ]
    tricks, leader = [], int(state.dealer)
    for number in range(0, len(listed), SEATS):
        trick = listed[number : number + SEATS]
        tricks.append([((leader + step) % SEATS, play) for step, play in enumerate(trick)])
        if len(trick) == SEATS:
            leader = int(state.winners[number // SEATS])
    return tricks


def is_certified(state: Any, hands: World) -> bool:
    """Says whether the public history could be played from a world, by the paragraphs alone."""
    level, trump = cards.RANKS[int(state.level)], cards.TRUMPS[int(state.trump)]
    held = [Counter(hand) for hand in hands[:SEATS]]
    for trick in reversed(plays(state)):
        for number in range(len(trick) - 1, -1, -1):
            seat, play = trick[number]
            held[seat] += Counter(play)
            if number and not slow.is_follow(held[seat], trick[0][1], Counter(play), level, trump):
                return False
    held[int(state.dealer)] += Counter(hands[SEATS])
    shown: list[Counter[str]] = [Counter() for _ in range(SEATS)]
    seat = int(state.starter)
    for entry in state.history[: int(state.played)]:
        if int(entry.kind) == CALL:
            shown[seat] |= Counter(cards.listed(entry.cards, entry.extra))
        seat = (seat + 1) % SEATS
    if state.exposed:
        shown[int(state.dealer)] += Counter(cards.FACES[int(card)] for card in state.kitty)
    return all(not shown[place] - held[place] for place in range(SEATS))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_world_looks_the_same_and_could_have_been_played(seed: int) -> None:
    random, drawn = seeded("worlds", seed), np.zeros(1, rules.State).view(np.recarray)
    states = dealt(seed, (seed % 13, (seed * 5) % 13))
    for number, state in enumerate(steps(states, seeded("play", seed))):
        for seat in watching(number):
            known = observed(states, seat)
            assert rules.sample(known[0], random, drawn)
            assert observed(drawn, seat).tobytes() == known.tobytes()
            counts = Counter(card for hand in world(drawn[0]) for card in hand)
            counts += Counter(cards.listed(*drawn[0].gone))
            if int(state.phase) == PLAYING:
                assert counts == Counter(cards.PACK.ids)
            if int(state.phase) == PLAYING and number % 5 == 0:
                assert is_certified(drawn[0], world(drawn[0]))


@pytest.mark.parametrize("options", [{"throws": True}, {"follow_tractor": True}], ids=["throws", "tractors"])
@pytest.mark.parametrize("seed", SEEDS)
def test_worlds_agree_with_throws_and_answered_tractors(seed: int, options: dict[str, Any]) -> None:
    random, drawn = seeded("variants", seed), np.zeros(1, rules.State).view(np.recarray)
    states = dealt(seed, **options)
    for number, _ in enumerate(steps(states, seeded("play", seed))):
        if number % 7 == 0:
            known = observed(states, number % SEATS)
            assert rules.sample(known[0], random, drawn)
            assert observed(drawn, number % SEATS).tobytes() == known.tobytes()
            assert rules.is_played_legally(drawn[0])


def worlds(state: Any, seat: int) -> Counter[World]:
    """Returns every world that a seat has to reckon with, weighted by the deals that lead to it.

    All orders of the unseen cards are tried; those that the history contradicts are left out.
    """
    own, known_bury = world(state)[seat], seat == int(state.dealer)
    holders = [place for place in range(SEATS) if place != seat]
    sizes = [len(world(state)[place]) for place in holders]
    unseen = [card for place in holders for card in world(state)[place]]
    unseen += [] if known_bury else world(state)[SEATS]
    found: Counter[World] = Counter()
    for order in permutations(range(len(unseen)), sum(sizes)):
        hands, at = [own] * SEATS, 0
        for place, size in zip(holders, sizes, strict=True):
            hands[place] = tuple(cards.PACK.in_order(unseen[card] for card in order[at : at + size]))
            at += size
        rest = [card for place, card in enumerate(unseen) if place not in order]
        bury = world(state)[SEATS] if known_bury else tuple(cards.PACK.in_order(rest))
        found[(*hands, bury)] += 1
    return Counter({made: weight for made, weight in found.items() if is_certified(state, made)})


def near_end(seed: int, left: int) -> np.recarray[Any, Any]:
    """Returns a deal whose hands hold so many cards or fewer, a seat before its lead."""
    states = dealt(seed, (seed % 13, seed % 11))
    for state in steps(states, seeded("play", seed)):
        is_lead = int(state.phase) == PLAYING and not rules.is_led(state)
        if is_lead and len(world(state)[int(state.turn)]) <= left:
            break
    return states


@pytest.mark.compiled
@pytest.mark.parametrize("is_dealer", [True, False], ids=["dealer", "others"])
@pytest.mark.parametrize("seed", range(8))
def test_worlds_near_the_end_are_as_likely_as_the_deals_that_lead_to_them(seed: int, is_dealer: bool) -> None:
    states = near_end(seed, 2 if is_dealer else 1)
    state, random = states[0], seeded("chi", seed)
    seat = int(state.dealer) if is_dealer else (int(state.dealer) + 1 + seed % 3) % SEATS
    expected = worlds(state, seat)
    known, drawn = observed(states, seat), np.zeros(1, rules.State).view(np.recarray)
    seen: Counter[World] = Counter()
    for _ in range(DRAWS):
        assert rules.sample(known[0], random, drawn)
        seen[world(drawn[0])] += 1
    assert set(seen) <= set(expected)
    total = expected.total()
    chi = sum((seen[made] - DRAWS * k / total) ** 2 / (DRAWS * k / total) for made, k in expected.items())
    freedom = len(expected) - 1
    # Five standard deviations of the distribution.
    assert chi <= freedom + 5 * (2 * freedom) ** 0.5 + 1e-9


def test_a_follower_without_a_pair_has_no_pair_and_no_twin_left() -> None:
    state = following("2", "H", "4S 4S", "9S KS 7S 3D 3D")
    play(state, "9S+KS")
    one, two = (cards.faces(plane) for plane in state.may[1])
    assert [card for card in two if card[1] == "S" and card != "2S"] == []
    assert [card for card in ("9S", "KS") if card in one] == []
    assert "7S" in one
    assert "3D" in two


def test_a_follower_who_runs_short_has_none_of_the_suit_left() -> None:
    state = following("2", "H", "4S 4S", "9S 7C 3D 3D 8D")
    play(state, "9S+3D")
    one = cards.faces(state.may[1][0])
    assert [card for card in one if card[1] == "S"] == ["2S"]
    assert "3D" in one


def test_cards_shown_in_the_calling_stay_in_the_hand_until_they_are_played() -> None:
    state = calling("2", {0: "3C", 1: "2S 2S 5H"})
    play(state, "pass", "call 2S")
    assert cards.listed(*state.must[1]) == ["2S"]


def test_what_the_dealer_has_shown_may_have_been_buried() -> None:
    state = calling("2", {0: "2S 3C"})
    play(state, "call 2S", "pass", "pass", "pass")
    assert cards.listed(*state.must[0]) == []
    assert cards.listed(*state.lain) == ["2S"]


def test_a_failed_throw_shows_cards_that_stay_in_the_hand() -> None:
    for seed in range(40):
        states = dealt(seed, throws=True)
        for state in steps(states, seeded("play", seed)):
            if any(int(entry.kind) == THROW for entry in state.history[: int(state.played)]):
                shown = [seat for seat in range(SEATS) if int(state.must[seat][0])]
                if shown and int(state.phase) == PLAYING:
                    hand = world(state)[shown[0]]
                    assert set(cards.listed(*state.must[shown[0]])) <= set(hand)
                    return
    raise AssertionError("no throw has failed")
