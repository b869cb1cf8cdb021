"""Section 10: what a seat knows. Deals that differ only in what it may not know look the same to the byte."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from cardavia.games.ottocento import cards, rules
from cardavia.games.ottocento.game import GAME
from cardavia.kernel import INTERPRETED
from cardavia.kernel.random import seeded
from cardavia.play.deal import Deal
from tests.games.ottocento.deals import dealt, play, play_on, shuffled, state_of

SEEDS = range(1 if INTERPRETED else 8)

THREE_KINGS = "KS KB KC 7S 8S 9S 6B 7B 8B 6C 7C 8C 6D 7D 8D"
NO_KINGS = "QS KB KC 7S 8S 9S 6B 7B 8B 6C 7C 8C 6D 7D 8D"
"""The same hand but for one card, which the partner has instead; with it nothing can be declared."""


def shown(deal: Deal, seat: int) -> tuple[bytes, str, list[str], list[str]]:
    """Returns everything that leaves the rules for one seat."""
    observation = deal.observation(seat)
    view = GAME.view(observation).model_dump_json()
    events = [event.model_dump_json() for event in GAME.events(observation)]
    return observation.data, view, events, [action.model_dump_json() for action in GAME.legal(observation)]


def twins() -> tuple[Deal, Deal]:
    """Returns deals in which seat 0 can declare three kings, and in which it has nothing to declare."""
    mine = dealt({0: THREE_KINGS, 2: "QS", 3: "TC TD"}, dealer=3)
    nothing = dealt({0: NO_KINGS, 2: "KS", 3: "TC TD"}, dealer=3)
    return play(mine, "discard TC+TD"), play(nothing, "discard TC+TD")


@pytest.mark.parametrize("seat", [1, 3])
def test_a_skip_looks_like_nothing_to_declare_at_every_step(seat: int) -> None:
    asked, silent = twins()
    assert asked.legal_actions() == ["declare", "skip"]
    assert shown(asked, seat) == shown(silent, seat)
    asked.play("skip")
    assert shown(asked, seat) == shown(silent, seat)
    play(asked, "7S")
    play(silent, "7S")
    assert shown(asked, seat) == shown(silent, seat)


@pytest.mark.parametrize("seat", [1, 3])
def test_no_declaration_is_told_together_with_the_card_and_not_before(seat: int) -> None:
    asked, _ = twins()
    before = shown(asked, seat)
    asked.play("skip")
    assert shown(asked, seat) == before
    asked.play("7S")
    assert int(asked.observation(seat).record.known.declared[0]) == rules.SILENT


def test_a_seat_knows_itself_that_it_has_skipped() -> None:
    asked, _ = twins()
    before = shown(asked, 0)
    asked.play("skip")
    assert int(asked.observation(0).record.known.declared[0]) == rules.SKIPPED
    assert shown(asked, 0) != before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_dealer_knows_the_discard(seat: int) -> None:
    one = play(dealt({3: "TC TD 6S"}, dealer=3), "discard TC+TD")
    other = play(dealt({3: "TC TD 6S"}, dealer=3), "discard 6S+TC")
    assert shown(one, seat) == shown(other, seat)
    assert cards.listed(one.observation(3).record.known.discard) == ["TC", "TD"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_drawn_world_looks_the_same_in_view_and_events(seed: int) -> None:
    deal, random, drawn = shuffled(seed, dealer=seed % 4), Random(seed), GAME.blank(GAME.options())
    while not deal.is_over:
        for seat in range(4):
            observation = deal.observation(seat)
            assert rules.sample(observation.record, seeded("world", seed, seat), drawn)
            other = GAME.observe(drawn, seat, GAME.options(), deal.context)
            assert other.data == observation.data
            assert GAME.view(other) == GAME.view(observation)
            assert GAME.events(other) == GAME.events(observation)
        deal.play(random.choice(deal.legal_actions()))


@pytest.mark.parametrize(
    "options",
    [{}, {"discard_trumps": False}, {"declare_when": "after_discard"}, {"grande_moors": "real_five"}],
    ids=str,
)
def test_a_drawn_world_keeps_to_what_the_seats_have_shown(options: dict[str, Any]) -> None:
    for seed in SEEDS:
        deal, random = shuffled(seed, **options), Random(seed)
        drawn = GAME.blank(deal.options)
        play_on(deal, random, until=random.randint(1, 50))
        for seat in range(4):
            observation = deal.observation(seat)
            assert rules.sample(observation.record, seeded("kept", seed, seat), drawn)
            state = drawn[0]
            assert not any(state.hands[place] & state.lacks[place] for place in range(4))
            assert not state.discard & rules.FIVE_CARDS
            held = [int(mask).bit_count() for mask in state.hands]
            assert held == observation.record.sizes.tolist()


def test_after_the_last_trick_everything_is_open() -> None:
    deal = play_on(shuffled(5), Random(5))
    seen = [deal.observation(seat).record.known.tobytes() for seat in range(4)]
    assert seen == [state_of(deal).tobytes()] * 4


@pytest.mark.parametrize("seed", SEEDS)
def test_where_all_declare_first_a_skip_looks_like_nothing_to_declare(seed: int) -> None:
    deal = play_on(shuffled(seed, declare_when="after_discard"), Random(seed), until=2)
    actor = deal.turn
    assert actor is not None
    phases = {int(deal.observation(seat).record.known.phase) for seat in range(4)}
    assert phases == {rules.DECLARING}
    others = [np.int64(deal.observation(seat).record.known.turn) for seat in range(4) if seat != actor]
    assert others == [actor] * 3
