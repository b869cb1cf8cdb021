"""Written positions: a deal is written and read again at every decision, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cardavia.games.ottocento import cards, rules
from cardavia.games.ottocento.game import GAME
from cardavia.games.refusals import BadPositionError
from cardavia.kernel import INTERPRETED
from tests.games.ottocento.deals import dealt, play, shuffled, state_of
from tests.games.ottocento.test_declarations import KINGS

Written = dict[str, Any]
SEEDS = range(1 if INTERPRETED else 4)


@pytest.mark.parametrize(
    "options", [{}, {"matto_payment": "choose"}, {"declare_when": "after_discard"}], ids=str
)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_deal_is_written_and_read_again_at_every_decision(seed: int, options: dict[str, Any]) -> None:
    deal, random = shuffled(seed, dealer=seed % 4, **options), Random(seed)
    while True:
        written = GAME.position(state_of(deal))
        states = GAME.load(written, deal.options)
        assert GAME.position(states[0]) == written
        assert GAME.actions(states[0]) == GAME.actions(state_of(deal))
        if deal.is_over:
            assert GAME.result(states[0], deal.context, deal.options) == deal.result()
            return
        deal.play(random.choice(deal.legal_actions()))


def test_a_position_tells_what_was_declared() -> None:
    deal = play(dealt({0: KINGS, 3: "TC TD"}, dealer=3), "discard TC+TD", "declare", "7S")
    written = GAME.position(state_of(deal))
    assert written["declared"] == {0: ["KS", "KB", "KC"]}
    state = GAME.load(written, deal.options)[0]
    assert int(state.points[0]) == 17
    assert int(state.declared[0]) == rules.DECLARED


def test_a_position_may_tell_the_trick_before() -> None:
    deal = shuffled(1)
    while len(cards.listed(state_of(deal).piles[0] | state_of(deal).piles[1])) < 4:
        deal.play(deal.legal_actions()[0])
    state = state_of(deal)
    last = {"leader": int(state.leaders[0]), "cards": [cards.PACK.ids[place] for place in state.plays[:4]]}
    loaded = GAME.load({**GAME.position(state), "last": last}, deal.options)[0]
    assert loaded.plays[:4].tolist() == state.plays[:4].tolist()
    assert loaded.leaders[:2].tolist() == state.leaders[:2].tolist()


def lose_a_card(position: Written) -> None:
    position["hands"][0].pop()


def swap_turns(position: Written) -> None:
    position["turn"] = (position["turn"] + 1) % 4


def count_a_trick_too_many(position: Written) -> None:
    position["tricks"][0] += 1


def discard_three(position: Written) -> None:
    position["discard"].append(position["hands"][0].pop())


def declare_nothing(position: Written) -> None:
    position["declared"] = {0: ["6S", "7S"]}


def forget_who_played_the_matto(position: Written) -> None:
    position["matto_seat"] = None


def deal_from_nowhere(position: Written) -> None:
    position["dealer"] = 4


def lead_from_nowhere(position: Written) -> None:
    position["leader"] = 9


def seat_a_fifth(position: Written) -> None:
    position["hands"][4] = []


def declare_from_nowhere(position: Written) -> None:
    position["declared"] = {9: "silent"}


def declare_in_other_words(position: Written) -> None:
    position["declared"] = {0: "quiet"}


def declare_what_is_no_card(position: Written) -> None:
    position["declared"] = {0: ["ZZ"]}


def lead_the_trick_before_from_nowhere(position: Written) -> None:
    position["last"] = {"leader": 9, "cards": ["KS", "QS", "NS", "JS"]}


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lose_a_card, "61 cards instead of 62"),
        (swap_turns, "is to act"),
        (count_a_trick_too_many, "hands of"),
        (discard_three, "3 cards are discarded"),
        (declare_nothing, "no declaration reveals exactly 6S, 7S"),
        (forget_who_played_the_matto, "matto_seat"),
        (deal_from_nowhere, "`dealer` names seat 4; there are seats 0 to 3"),
        (lead_from_nowhere, "`leader` names seat 9"),
        (seat_a_fifth, "`hands` names seat 4"),
        (declare_from_nowhere, "`declared` names seat 9"),
        (declare_in_other_words, "`declared` says 'quiet', not silent or skipped"),
        (declare_what_is_no_card, "no declaration reveals exactly ZZ"),
        (lead_the_trick_before_from_nowhere, "`last` names seat 9"),
    ],
)
def test_a_position_that_cannot_be_is_refused(spoil: Callable[[Written], None], fault: str) -> None:
    deal, random = shuffled(1), Random(1)
    while not int(state_of(deal).piles[0] | state_of(deal).piles[1]) & int(rules.MATTO):
        deal.play(random.choice(deal.legal_actions()))
    assert not deal.is_over
    written = GAME.position(state_of(deal))
    spoil(written)
    with pytest.raises(BadPositionError, match=fault):
        GAME.load(written, deal.options)
