"""Section 10: worlds that a seat can imagine keep to all it knows, and none is likelier than another."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from cardavia.arena.audit import chi_square_excess
from cardavia.games.ottocento import cards, policy, rules
from cardavia.games.ottocento.records import Move
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from cardavia.play.deal import Deal
from tests.games.ottocento.deals import dealt, play_on, play_past_declarations, shuffled, state_of

SEEDS = range(3 if INTERPRETED else 40)
DRAWS = 600 if INTERPRETED else 20_000
MOST_WORLDS = 500


def world_of(deal: Deal, seat: int, random: np.ndarray) -> np.recarray:
    """Returns a world drawn for a seat."""
    out = np.zeros(1, rules.State).view(np.recarray)
    assert rules.sample(deal.observation(seat).record, random, out)
    return out


def hands_of(state: np.record) -> tuple[int, ...]:
    """Returns the hands and the discard of a world as masks."""
    return (*map(int, state.hands), int(state.discard))


def replayed(deal: Deal, world: np.record, seat: int) -> np.recarray:
    """Plays the public history of a deal from the hands that a world implies; every step has to be legal."""
    states = np.zeros(1, rules.State).view(np.recarray)
    states[0].options = world.options
    rules.start(states[0], np.arange(62, dtype=np.uint8), int(world.dealer))
    for other in range(4):
        states[0].hands[other] = world.hands[other]
    dealer = int(world.dealer)
    seats = [(int(world.leaders[place // 4]) + place) % 4 for place in range(int(world.played))]
    for place, other in enumerate(seats):
        states[0].hands[other] |= np.uint64(1 << int(world.plays[place]))
    states[0].hands[dealer] |= world.discard
    move = np.zeros(1, Move).view(np.recarray)
    if int(world.phase) == rules.DISCARDING:
        return states

    def step(kind: int, mask: int) -> None:
        move[0].kind, move[0].cards = kind, mask
        assert rules.is_legal(states[0], move[0])
        rules.apply(states[0], move[0])

    step(rules.DISCARD, int(world.discard))
    for place, other in enumerate(seats):
        assert int(states[0].turn) == other
        if int(states[0].phase) == rules.DECLARING:
            has_declared = int(world.declared[other]) == rules.DECLARED
            step(rules.DECLARE if has_declared else rules.SKIP, 0)
        step(rules.PLAY, 1 << int(world.plays[place]))
    if int(states[0].phase) == rules.DECLARING and int(world.phase) == rules.PLAYING:
        has_declared = int(world.declared[int(states[0].turn)]) == rules.DECLARED
        step(rules.DECLARE if has_declared else rules.SKIP, 0)
    return states


@pytest.mark.parametrize("seed", SEEDS)
def test_every_world_replays_the_public_history_legally(seed: int) -> None:
    random, draw = Random(seed), seeded("history", seed)
    deal = shuffled(seed, seed % 4, discard_trumps=seed % 5 != 0)
    while not deal.is_over:
        play_on(deal, random, len(deal.actions) + random.randrange(1, 6))
        if deal.is_over or deal.turn is None:
            break
        before = deal.observation(deal.turn)
        world = world_of(deal, deal.turn, draw)
        again = replayed(deal, world[0], deal.turn)[0]
        assert again.revealed.tolist() == before.record.known.revealed.tolist()
        assert again.points.tolist() == before.record.known.points.tolist()
        assert again.hands.tolist() == world[0].hands.tolist()
        seen = np.zeros(1, rules.Observation).view(np.recarray)
        rules.hide(world[0], deal.turn, seen)
        assert seen.tobytes() == before.data


@pytest.mark.parametrize("seed", SEEDS)
def test_no_world_of_an_end_is_likelier_than_another(seed: int) -> None:
    random, draw = Random(seed), seeded("even", seed)
    deal = shuffled(seed, seed % 4)
    tested = 0
    while not deal.is_over and tested == 0:
        play_on(deal, random, len(deal.actions) + 1)
        if deal.is_over or deal.turn is None:
            break
        known = deal.observation(deal.turn).record
        count = int(rules.worlds(known, MOST_WORLDS))
        if count < 2:
            continue
        tested += 1
        every = np.zeros(count, rules.State).view(np.recarray)
        rules.list_worlds(known, count, every)
        expected = {hands_of(world) for world in every}
        assert len(expected) == count
        out = np.zeros(1, rules.State).view(np.recarray)
        drawn: Counter[tuple[int, ...]] = Counter()
        for _ in range(DRAWS):
            assert rules.sample(known, draw, out)
            drawn[hands_of(out[0])] += 1
        assert set(drawn) <= expected
        assert chi_square_excess(list(drawn.values()), count, DRAWS) < 4.0
        assert hands_of(state_of(deal)) in expected


def test_a_suit_that_was_not_followed_is_in_no_world() -> None:
    deal = dealt({0: "9S KC", 1: "7S", 2: "T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 M1 M2 M3", 3: "8S"})
    deal.play(deal.legal_actions()[0])
    play_past_declarations(deal, "9S", "7S", "T5")
    draw = seeded("follow")
    for _ in range(100):
        held = cards.listed(world_of(deal, 3, draw)[0].hands[2])
        assert len(held) == 14
        assert not [card for card in held if cards.suit_of(card) == "S"]


def test_what_a_declaration_showed_stays_with_its_seat_until_it_is_played() -> None:
    deal = dealt({0: "KS KB KC 9D"})
    deal.play(deal.legal_actions()[0])
    deal.play("declare")
    deal.play("9D")
    random = seeded("pinned")
    for _ in range(50):
        assert {"KS", "KB", "KC"} <= set(cards.listed(world_of(deal, 1, random)[0].hands[0]))


def test_no_world_holds_a_king_or_a_tarocco_among_the_discards() -> None:
    deal = dealt({0: "6S 7S"})
    deal.play(deal.legal_actions()[0])
    random = seeded("discard")
    for _ in range(200):
        assert not set(cards.listed(world_of(deal, 0, random)[0].discard)) & cards.FIVE_CARDS


def test_the_rule_policy_reads_nothing_that_its_seat_cannot_see() -> None:
    random, draw = Random(5), seeded("reads")
    out = np.zeros(rules.MOST_MOVES, rules.Move).view(np.recarray)
    for seed in SEEDS:
        deal = shuffled(seed, seed % 4)
        while not deal.is_over:
            play_on(deal, random, len(deal.actions) + 1)
            if deal.is_over or deal.turn is None:
                break
            chosen = int(policy.judged(state_of(deal), out))
            assert int(policy.judged(world_of(deal, deal.turn, draw)[0], out)) == chosen
