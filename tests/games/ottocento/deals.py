"""Deals of Ottocento for tests: from a seed, and from literal hands."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from cardavia.games.ottocento import cards
from cardavia.games.refusals import IllegalActionError, Refusal
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset

DECK = cards.PACK.ids


def shuffled(seed: int, dealer: int = 0, **options: Any) -> Deal:
    """Returns a deal whose deck is shuffled by a seed."""
    deck = Random(seed).sample(DECK, len(DECK))
    return Ruleset.of("ottocento", **options).deal(deck=deck, dealer=dealer)


def dealt(hands: Mapping[int, str], dealer: int = 3, **options: Any) -> Deal:
    """Returns a deal in which seats have at least some cards; the others come as they lie in the pack."""
    named = {seat: hand.split() for seat, hand in hands.items()}
    rest = [card for card in DECK if not any(card in hand for hand in named.values())]
    full = {}
    for seat in range(4):
        missing = (17 if seat == dealer else 15) - len(named.get(seat, []))
        full[seat] = named.get(seat, []) + [rest.pop() for _ in range(missing)]
    order = [(dealer + step) % 4 for step in range(1, 5)]
    packets = [
        card for packet in range(3) for seat in order for card in full[seat][5 * packet : 5 * packet + 5]
    ]
    return Ruleset.of("ottocento", **options).deal(deck=[*packets, *full[dealer][15:]], dealer=dealer)


def hand(deal: Deal, seat: int) -> list[str]:
    """Returns the cards that a seat holds, as it knows them itself."""
    return cards.listed(deal.observation(seat).record.known.hands[seat])


def state_of(deal: Deal) -> Any:
    """Returns the compiled record of a deal."""
    return deal._state


def play(deal: Deal, *actions: str) -> Deal:
    """Plays actions and returns the deal."""
    for action in actions:
        deal.play(action)
    return deal


def play_past_declarations(deal: Deal, *played: str) -> Deal:
    """Plays cards; seats that could declare skip."""
    for card in played:
        if "skip" in deal.legal_actions():
            deal.play("skip")
        deal.play(card)
    return deal


def play_on(deal: Deal, random: Random, until: int = 999) -> Deal:
    """Plays random legal actions to the end of the deal, or until so many have been played in all."""
    while not deal.is_over and len(deal.actions) < until:
        deal.play(random.choice(deal.legal_actions()))
    return deal


def refused(deal: Deal, action: str, seat: int | None = None) -> Refusal:
    """Returns why an action is refused; what is refused has to change nothing."""
    before = state_of(deal).tobytes()
    with pytest.raises(IllegalActionError) as caught:
        deal.play(action, seat)
    assert state_of(deal).tobytes() == before
    return caught.value.refusal
