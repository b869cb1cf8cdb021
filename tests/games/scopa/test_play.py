"""Rules, section 8: what holds after every play of every deal, whatever is played."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.games.scopa import cards, rules
from cardavia.kernel import INTERPRETED
from tests.games.scopa import slow
from tests.games.scopa.positions import DECK, Position, dealt, points_of
from tests.games.scopa.strategies import OPTIONS, SWITCHES, decks
from tests.games.scopa.test_score import finished

DEALS = settings(max_examples=4 if INTERPRETED else 40)
PILES = settings(max_examples=30 if INTERPRETED else 300)

Choices = st.lists(st.integers(0, 2**16), min_size=40, max_size=40)
"""Which of the legal moves is played, turn after turn."""


def places(deal: Position) -> list[set[str]]:
    """Returns where all cards are: hands, table, stock, piles."""
    stock = {cards.BY_BIT[int(bit)] for bit in deal.state.stock[deal.state.dealt :]}
    return [*(deal.hand(seat) for seat in range(4)), deal.table, stock, deal.pile(0), deal.pile(1)]


def assert_all_cards_are_somewhere_once(deal: Position) -> None:
    found = places(deal)
    assert sum(map(len, found)) == 40
    assert set().union(*found) == set(DECK)


def assert_sizes_fit_the_turn(deal: Position) -> None:
    seats = deal.options.seats
    state = deal.state
    assert (40 - state.dealt) % (deal.options.batch * seats) == 0
    sizes = [len(deal.hand(seat)) for seat in range(seats)]
    assert int(state.held) == sum(sizes)
    if deal.turn is None:
        assert sizes == [0] * seats
        return
    starter = (int(state.dealer) + 1) % seats
    behind = (deal.turn - starter) % seats
    most = max(sizes)
    assert sizes == [most - ((seat - starter) % seats < behind) for seat in range(seats)]


@DEALS
@given(decks(), st.integers(0, 3), OPTIONS, Choices)
def test_a_deal_keeps_its_invariants(
    deck: list[str], dealer: int, options: dict[str, Any], choices: list[int]
) -> None:
    seats = 4 if "variant" in options else 2
    deal = dealt(deck, dealer % seats, **options)
    captures = [0, 0]
    for choice in choices:
        assert_all_cards_are_somewhere_once(deal)
        assert_sizes_fit_the_turn(deal)
        if deal.turn is None:
            break
        seat, before = deal.turn, deal.copy()
        legal = deal.legal()
        assert legal
        assert len(legal) == len(set(legal))
        action = legal[choice % len(legal)]
        deal.play(action)
        assert_a_play_did_what_it_says(before, deal, seat, action)
        captures[seat % 2] += "x" in action
        assert all(deal.scope[side] <= captures[side] for side in range(2))
    assert deal.turn is None
    assert deal.state.played == 40 - deal.options.opening
    assert deal.table == set()
    assert_the_score_is_bounded(deal)


def assert_a_play_did_what_it_says(before: Position, after: Position, seat: int, action: str) -> None:
    card, _, names = action.partition("x")
    taken = set(names.split("+")) if names else set()
    side = seat % 2
    if after.turn is not None:
        assert after.table == (before.table - taken if taken else before.table | {card})
        assert after.turn == (seat + 1) % after.options.seats
        assert after.pile(side) == before.pile(side) | ({card} | taken if taken else set())
        assert after.pile(1 - side) == before.pile(1 - side)
    assert before.pile(0) <= after.pile(0)
    assert before.pile(1) <= after.pile(1)
    assert after.last_capturer == (seat if taken else before.last_capturer)
    swept = bool(taken) and taken == before.table
    ace = after.options.ace is not None and card[0] == "A"
    swept = swept and (not ace or (len(taken) == 1 and min(taken)[0] == "A"))
    swept = swept and (after.turn is not None or after.options.last_play_sweep)
    assert after.scope[side] == before.scope[side] + swept
    assert after.scope[1 - side] == before.scope[1 - side]
    noted = after.state.history[int(before.state.played)]
    assert cards.listed(noted.cards) == [card]
    assert set(cards.listed(noted.extra)) == taken
    assert bool(noted.kind == rules.SWEEP) is swept


def assert_the_score_is_bounded(deal: Position) -> None:
    sheet = deal.sheet()
    awards = [sheet[name] for name in ("cards", "diamonds", "settebello", "primiera")]
    assert all(award in ([0, 0], [1, 0], [0, 1]) for award in awards)
    assert sum(sheet["settebello"]) == 1
    assert 1 <= sum(map(sum, awards)) <= 4
    if deal.options.seats == 2 and deal.options.ace is None and not deal.options.last_play_sweep:
        dealer = int(deal.state.dealer)
        assert deal.scope[1 - dealer] <= 18
        assert deal.scope[dealer] <= 17
        assert sum(deal.scope) <= 18
    scores = deal.result()["scores"]
    assert scores == [sum(row[side] for row in sheet.values()) for side in range(2)]
    assert int(rules.margin(deal.state)) == scores[0] - scores[1]


@DEALS
@given(decks(), Choices, SWITCHES)
def test_the_order_in_a_hand_and_of_named_targets_means_nothing(
    deck: list[str], choices: list[int], options: dict[str, Any]
) -> None:
    turned = [*deck[4:6], *deck[2:4], *deck[0:2], *deck[6:10][::-1], *deck[10:]]
    one, other = dealt(deck, **options), dealt(turned, **options)
    for choice in choices:
        legal = one.legal()
        assert legal == other.legal()
        if not legal:
            break
        action = legal[choice % len(legal)]
        card, _, taken = action.partition("x")
        backwards = f"{card}x{'+'.join(reversed(taken.split('+')))}" if taken else card
        one.play(action)
        other.play(backwards)
    assert one.result() == other.result()


@DEALS
@given(decks(), Choices)
def test_replaying_the_history_gives_the_same_bytes(deck: list[str], choices: list[int]) -> None:
    first = dealt(deck)
    actions = []
    for choice in choices[:36]:
        legal = first.legal()
        actions.append(legal[choice % len(legal)])
        first.play(actions[-1])
    assert dealt(deck).play(*actions).states.tobytes() == first.states.tobytes()


@PILES
@given(
    st.lists(st.integers(0, 2), min_size=40, max_size=40),
    st.integers(0, 18),
    st.integers(0, 18),
    st.booleans(),
    st.booleans(),
)
def test_the_score_is_that_of_a_slow_counter(
    sides: list[int], mine: int, theirs: int, re_bello: bool, napola: bool
) -> None:
    piles = tuple([card for card, side in zip(DECK, sides, strict=True) if side == pile] for pile in range(2))
    state = finished(
        " ".join(piles[0]), " ".join(piles[1]), scope=(mine, theirs), re_bello=re_bello, napola=napola
    )
    expected = slow.score((piles[0], piles[1]), (mine, theirs), re_bello=re_bello, with_napola=napola)
    assert points_of(state) == expected
    assert int(rules.margin(state)) == sum(row[0] - row[1] for row in expected.values())


@PILES
@given(st.sets(st.sampled_from(DECK)))
def test_the_primiera_is_that_of_a_slow_counter(pile: set[str]) -> None:
    assert int(rules.primiera(cards.mask(pile))) == (slow.primiera(pile) or 0)
