"""Positions and deals of Cicera for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.games.cicera.positions import DECK, Position, loaded

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "target": st.sampled_from([11, 16, 21, 51]),
        "hand_size": st.just(6),
        "cards_tie": st.just("split"),
        "napoleone": st.just(True),
        "swords_points": st.just(2),
        "last_play_scua": st.just(False),
    },
)
"""Mappings of all switches."""

SMALL_FIRST = sorted(DECK, key=lambda card: ("A23456789TJNK".index(card[0]), card[1]))


def decks() -> st.SearchStrategy[list[str]]:
    """Draws a shuffled deck."""
    return st.permutations(DECK).map(list)


@st.composite
def positions(draw: st.DrawFn, most_table: int = 10) -> Position:
    """Draws a position at somebody's turn with an empty stock; small table cards are frequent."""
    switches = draw(OPTIONS)
    size = draw(st.integers(1, 5))
    turn, dealer = draw(st.integers(0, 3)), draw(st.integers(0, 3))
    small = draw(st.lists(st.sampled_from(SMALL_FIRST[:28]), max_size=most_table, unique=True))
    pool = [card for card in draw(st.permutations(DECK)) if card not in small]
    more = draw(st.integers(0, most_table - len(small)))
    table = small + [pool.pop() for _ in range(more)]
    hands: dict[int, list[str]] = {}
    for place in range(4):
        seat = (turn + place) % 4
        # Whoever comes before the dealer's next round has played already.
        fewer = (turn - dealer - 1) % 4 + place >= 4
        hands[seat] = [pool.pop() for _ in range(size - fewer)]
    cut = draw(st.integers(0, len(pool)))
    return loaded(
        hands=hands,
        table=table,
        stock=[],
        piles=[pool[:cut], pool[cut:]],
        turn=turn,
        dealer=dealer,
        prev=draw(st.sampled_from([None, *table])),
        last_capturer=draw(st.sampled_from([None, 0, 1, 2, 3])),
        bonus=[draw(st.integers(0, 5)), draw(st.integers(0, 5))],
        options=switches,
    )
