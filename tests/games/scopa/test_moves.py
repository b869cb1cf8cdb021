"""The lists of legal moves against a slow generator of every set of cards."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardavia.games.scopa import cards, rules
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.games.moves import CANARY, Play, compiled, guarded, listed, named, raw
from tests.games.scopa import slow
from tests.games.scopa.positions import DECK, Position, last_play, position
from tests.games.scopa.strategies import positions

MANY = settings(max_examples=20 if INTERPRETED else 200)
FEW = settings(max_examples=5 if INTERPRETED else 30)
BUSY = position("KC KD KH", "3C 3D 3H 3S JC 7C 5C 4C 2C AC")


def expected(deal: Position) -> set[Play]:
    """Returns the legal moves as the slow generator finds them."""
    assert deal.turn is not None
    return slow.moves(
        deal.hand(deal.turn), deal.table, fewest=deal.options.fewest_cards, ace=deal.options.ace
    )


@MANY
@given(positions())
@example(BUSY)
def test_moves_are_those_of_the_slow_generator_without_doubles(deal: Position) -> None:
    found = listed(deal)
    assert len(found) == len(set(found)) > 0
    assert set(found) == expected(deal)


@MANY
@given(positions(most_table=13))
@example(BUSY)
def test_the_count_is_the_length_of_the_list(deal: Position) -> None:
    assert GAME.count(deal.state) == len(listed(deal))


@FEW
@given(positions(most_table=5))
def test_a_move_is_legal_exactly_when_it_is_listed(deal: Position) -> None:
    legal = expected(deal)
    for card in DECK:
        for taken in slow.subsets(deal.table):
            assert rules.is_legal(deal.state, compiled(GAME, [card], taken)) == ((card, taken) in legal)


@MANY
@given(positions(), st.integers(0, 2**40 - 1), st.integers(0, 2**40 - 1), st.integers(-1, 2))
def test_what_is_no_move_at_all_is_never_legal(deal: Position, played: int, taken: int, kind: int) -> None:
    move = raw(kind, played, taken)
    legal = kind == rules.PLAY and (played.bit_count() == 1 and named(GAME, move) in expected(deal))
    assert rules.is_legal(deal.state, move) == legal


def test_no_move_is_legal_after_the_end() -> None:
    deal = last_play("KS", "2C").play("KS")
    assert not rules.is_legal(deal.state, compiled(GAME, ["2C"], []))
    assert rules.moves(deal.state, GAME.buffer()) == 0
    assert rules.count(deal.state) == 0


@MANY
@given(positions(most_table=7), st.data())
def test_a_partial_choice_goes_on_as_the_list_says(deal: Position, data: st.DataObject) -> None:
    assert deal.turn is not None
    played = data.draw(st.sets(st.sampled_from(sorted(deal.hand(deal.turn))), max_size=2))
    taken = data.draw(st.sets(st.sampled_from(sorted(deal.table)), max_size=3)) if deal.table else set()
    reached = [(card, group) for card, group in expected(deal) if played <= {card} and taken <= group]
    out = GAME.buffer()
    assert rules.extend(deal.state, compiled(GAME, played, taken), out) == len(reached)
    assert set(cards.listed(out[0].cards)) == {card for card, _ in reached} - played
    assert set(cards.listed(out[0].extra)) == set().union(*(group for _, group in reached)) - taken
    assert out[0].kind == any(played == {card} and taken == group for card, group in reached)


@FEW
@given(positions(most_table=13))
@example(BUSY)
@example(position("KC KD KH", "3C 3D 3H 3S JC 7C 5C 4C 2C AC", fewest_cards=True))
@example(position("AC AD AH", "3C 3D 3H 3S", ace="all"))
@example(position("3C 3D", "3H 3S 2C"))
def test_moves_fit_exactly_when_there_is_a_place_for_each(deal: Position) -> None:
    n = len(listed(deal))
    whole = GAME.buffer()
    rules.moves(deal.state, whole)
    sizes = range(n + 3) if n < 30 else [0, 1, 2, 15, 16, 17, n - 1, n, n + 1]
    for size in sizes:
        places = guarded(n + 20)
        answer = rules.moves(deal.state, places[:size])
        assert answer == (n if size >= n else -1)
        if size >= n:
            assert places[:n].tobytes() == whole[:n].tobytes()
        assert {entry.item() for entry in places[size:]} == {CANARY}


@pytest.mark.parametrize("size", range(4))
def test_a_choice_that_does_not_fit_says_so(size: int) -> None:
    deal = position("3C 3D", "3H 3S")
    places = guarded(24)
    answer = rules.extend(deal.state, compiled(GAME, [], []), places[:size])
    assert answer == -1
    assert {entry.item() for entry in places[size:]} == {CANARY}


def test_a_choice_without_any_room_says_so_also_after_the_end() -> None:
    deal = last_play("KS", "2C").play("KS")
    assert rules.extend(deal.state, compiled(GAME, [], []), guarded(4)[:0]) == -1


def test_listing_changes_nothing() -> None:
    before = BUSY.states.tobytes()
    listed(BUSY)
    rules.count(BUSY.state)
    assert BUSY.states.tobytes() == before
