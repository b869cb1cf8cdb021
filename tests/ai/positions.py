"""Positions from random deals of every form of Scopa, and what else they could have been."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cardavia.games.scopa import cards, rules
from cardavia.games.scopa.game import GAME
from cardavia.games.scopa.options import ScopaOptions
from tests.games.scopa.positions import DECK, Position, dealt

FORMS: tuple[dict[str, Any], ...] = (
    {},
    {"napola": True, "re_bello": True},
    {"variant": "scopone"},
    {"ace": "all", "fewest_cards": True},
    {"variant": "scopone_scientifico"},
)
"""Options of the deals that positions are taken from, in turn."""


def shuffled(random: Random, **options: Any) -> Position:
    """Returns a fresh deal of a shuffled pack."""
    while True:
        deck = random.sample(DECK, len(DECK))
        if sum(card[0] == "K" for card in opening(deck, options)) < 3:
            return dealt(deck, random.randrange(2), **options)


def opening(deck: list[str], options: dict[str, Any]) -> list[str]:
    """Returns the cards that are dealt to the table."""
    chosen = ScopaOptions.read(options)
    hands = chosen.batch * chosen.seats
    return deck[hands : hands + chosen.opening]


def play_random(deal: Position, random: Random) -> None:
    """Plays one legal move, drawn evenly."""
    n = rules.moves(deal.state, MOVES)
    rules.apply(deal.state, MOVES[random.randrange(int(n))])


MOVES = GAME.buffer()


def passed(random: Random, **options: Any) -> Iterator[Position]:
    """Yields every position of a random deal in which somebody has to decide."""
    deal = shuffled(random, **options)
    while deal.turn is not None:
        yield deal.copy()
        play_random(deal, random)


def positions(count: int, seed: int) -> list[Position]:
    """Returns positions from all stages of deals of all forms, eight of each deal."""
    random = Random(seed)
    found: list[Position] = []
    while len(found) < count:
        deal = list(passed(random, **FORMS[len(found) // 8 % len(FORMS)]))
        found += random.sample(deal, 8)
    return found[:count]


def last_hands(count: int, seed: int, **options: Any) -> list[Position]:
    """Returns positions for two from the last hand: 2 to 6 plays are left, by turns."""
    random = Random(seed)
    found: list[Position] = []
    while len(found) < count:
        left = 6 - len(found) % 5
        found += [deal for deal in passed(random, **options) if plays_left(deal) == left]
    return found


def plays_left(deal: Position) -> int:
    """Returns how many cards are still to be played."""
    return int(deal.state.held) + 40 - int(deal.state.dealt)


def redealt(deal: Position, seat: int, random: Random, times: int) -> Iterator[Position]:
    """Deals all cards that a seat cannot see anew: other hands and the order of the stock.

    Works on the complete state and shares nothing with the sampler of the rules.
    """
    dealt_out = int(deal.state.dealt)
    others = [other for other in range(deal.options.seats) if other != seat]
    sizes = [len(deal.hand(other)) for other in others]
    hidden = [cards.BITS[card] for other in others for card in deal.hand(other)]
    hidden += [int(bit) for bit in deal.state.stock[dealt_out:]]
    for _ in range(times):
        random.shuffle(hidden)
        changed = deal.copy()
        state = changed.state
        at = 0
        for other, size in zip(others, sizes, strict=True):
            state.hands[other] = sum(1 << bit for bit in hidden[at : at + size])
            at += size
        # Where cards lay in the stock before they were dealt is hidden, too.
        state.stock[:dealt_out] = random.randrange(40)
        state.stock[dealt_out:] = hidden[at:]
        yield changed
