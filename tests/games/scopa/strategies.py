"""Positions and deals of Scopa for property tests."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.games.scopa.positions import DECK, Position, loaded

SWITCHES = st.fixed_dictionaries(
    {},
    optional={
        "ace": st.sampled_from(["all", "ace_first"]),
        "fewest_cards": st.just(True),
        "last_play_sweep": st.just(True),
        "napola": st.just(True),
        "re_bello": st.just(True),
    },
)
"""Mappings of the switches that change a deal for two."""

OPTIONS = st.builds(
    lambda switches, variant: {**switches, "variant": variant} if variant else switches,
    SWITCHES,
    st.sampled_from([None, None, "scopone", "scopone_scientifico"]),
)
"""Mappings of all switches that change a deal."""

SMALL_FIRST = sorted(DECK, key=lambda card: ("A234567JQK".index(card[0]), card[1]))


@st.composite
def decks(draw: st.DrawFn) -> list[str]:
    """Draws a deck whose opening table, whether dealt for two or for four, is not void."""
    deck = draw(st.permutations(DECK))
    spare = [place for place in range(10, 36) if deck[place][0] != "K"]
    for table in (range(6, 10), range(36, 40)):
        kings = [place for place in table if deck[place][0] == "K"]
        for place in kings[2:]:
            other = spare.pop()
            deck[place], deck[other] = deck[other], deck[place]
    return deck


@st.composite
def positions(draw: st.DrawFn, most_table: int = 10, options: st.SearchStrategy[Any] = OPTIONS) -> Position:
    """Draws a position at somebody's turn with an empty stock; small table cards are frequent."""
    switches = draw(options)
    seats = 4 if switches.get("variant") else 2
    size = draw(st.integers(1, {2: 3, 4: 6}[seats]))
    turn = draw(st.integers(0, seats - 1))
    dealer = draw(st.integers(0, seats - 1))
    small = draw(st.lists(st.sampled_from(SMALL_FIRST[:24]), max_size=most_table, unique=True))
    pool = [card for card in draw(st.permutations(DECK)) if card not in small]
    more = draw(st.integers(0, most_table - len(small)))
    table = small + [pool.pop() for _ in range(more)]
    hands: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    for place in range(seats):
        seat = (turn + place) % seats
        # Whoever comes before the dealer's next round has played already.
        fewer = (turn - dealer - 1) % seats + place >= seats
        hands[seat] = [pool.pop() for _ in range(size - fewer)]
    cut = draw(st.integers(0, len(pool)))
    last = draw(st.sampled_from([None, *range(seats)]))
    return loaded(
        hands=hands,
        table=table,
        stock=[],
        piles=[pool[:cut], pool[cut:]],
        turn=turn,
        dealer=dealer,
        last_capturer=last,
        bonus=[draw(st.integers(0, 5)), draw(st.integers(0, 5))],
        options=switches,
    )
