"""Judgement at sight: bonuses first, what a play invites, and what counts as a blunder."""

from __future__ import annotations

import pytest

from cardavia.games.cicera import policy
from cardavia.games.cicera.game import GAME
from tests.games.cicera.positions import Position, dealt, position


def judged(deal: Position, action: str) -> float:
    """Returns how much the rule policy likes an action."""
    return float(policy.judged_value(deal.state, GAME.read(deal.state, None, action)[0]))


def risk(deal: Position, action: str) -> float:
    """Returns the chance that the next seat sweeps after an action."""
    return float(policy.risk(deal.state, GAME.read(deal.state, None, action)[0]))


def chosen(deal: Position) -> str:
    """Returns the action that the rule policy likes best."""
    out = GAME.buffer()
    return GAME.write(out[int(policy.judged(deal.state, out))])


def blunders(deal: Position) -> list[str]:
    """Returns the actions that are wrong at sight."""
    out = GAME.buffer()
    n = int(GAME.rules.moves(deal.state, out))
    return sorted(
        GAME.write(out[place]) for place in range(n) if policy.is_blunder(deal.state, out, n, place)
    )


def test_a_scua_with_a_picada_comes_before_everything_else() -> None:
    deal = position("5B KC 2D", "5S", others={1: "5C 9B 8B", 2: "AB 3C 4C", 3: "6B 7B 9C"}, prev="5S")
    assert chosen(deal) == "5Bx5S"


def test_the_best_move_is_the_one_valued_highest() -> None:
    deal = position("5B KC 2D 3D", "5S 2B AD", prev="2B")
    values = {action: judged(deal, action) for action in deal.legal()}
    assert values[chosen(deal)] == max(values.values())


def test_a_card_whose_rank_nobody_else_holds_is_left_more_gladly() -> None:
    """No King is hidden, three nines are."""
    deal = position("KC 9C", "5S TB", others={1: "9B 9D", 2: "9S 2B", 3: "3B 4B"}, piles={0: "KB KD KS"})
    assert judged(deal, "KC") > judged(deal, "9C")


def test_the_sweep_that_is_left_counts_by_its_chance() -> None:
    """Beside the 3 the 4 leaves seven and all four sevens are hidden, the 2 leaves five and no five is."""
    deal = position("4C 2C", "3B", others={1: "7B 7C", 2: "7D 7S", 3: "8B 8C"}, piles={1: "5B 5C 5D 5S"})
    risks = [
        float(policy.risk(deal.state, GAME.read(deal.state, None, action)[0])) for action in ("4C", "2C")
    ]
    assert risks == [pytest.approx(1 - 2 / 6 * 1 / 5), 0.0]


def test_nothing_is_invited_by_the_last_card_of_the_deal() -> None:
    deal = position("4C", "3B", turn=3, dealer=3)
    assert risk(deal, "4C") == 0.0


def test_a_missed_bonus_is_a_blunder() -> None:
    deal = position("5B KC 2D", "5S KD 9D", prev="5S")
    assert "KC" in blunders(deal)
    assert "5Bx5S" not in blunders(deal)


def test_inviting_a_likely_sweep_for_nothing_is_a_blunder() -> None:
    deal = position("4C 2C", "3B", others={1: "7B 7C", 2: "7D 7S", 3: "8B 8C"}, piles={1: "5B 5C 5D 5S"})
    assert blunders(deal) == ["4C"]


@pytest.mark.parametrize(("held", "is_open"), [("", True), ("9C", False)])
def test_all_cards_are_known_when_one_other_seat_holds_the_last(held: str, is_open: bool) -> None:
    others = {1: "9B", 2: held, 3: ""}
    deal = position("KC", "3B", others=others, turn=0, dealer=1 if not held else 2)
    assert bool(policy.is_open(deal.state)) is is_open


@pytest.mark.parametrize(("options", "end"), [({}, 48), ({"hand_size": 6}, 24)])
def test_the_horizon_is_where_new_cards_come(options: dict[str, int], end: int) -> None:
    assert policy.horizon(dealt("7S", **options).state) == end


def test_placing_a_card_is_never_dropped_from_what_is_compared() -> None:
    deal = position("5B KC", "5S", prev="5S")
    plain = {action: bool(policy.is_plain(GAME.read(deal.state, None, action)[0])) for action in deal.legal()}
    assert plain == {"5B": True, "5Bx5S": False, "KC": True}


def errors(deal: Position, kind: str) -> list[str]:
    """Returns the actions that are wrong at sight in one way."""
    out = GAME.buffer()
    n = int(GAME.rules.moves(deal.state, out))
    number = policy.BLUNDERS.index(kind)
    wrong = [place for place in range(n) if policy.errs(number, deal.state, out, n, place)]
    return sorted(GAME.write(out[place]) for place in wrong)


def test_offering_a_likely_picada_for_nothing_is_a_blunder() -> None:
    """Three nines are hidden among six cards, two of them in the next hand; no King is."""
    deal = position("KC 9C", "5S TB", others={1: "9B 9D", 2: "9S 2B", 3: "3B 4B"}, piles={0: "KB KD KS"})
    assert errors(deal, "offered") == ["9C"]


def test_taking_what_the_partner_has_just_left_is_a_blunder_where_another_card_is_worth_as_much() -> None:
    first = "7C AB AC AD 2B 2C 2D 3B 3C 3D 4B 4C"
    second = "KB 4D 5B 5C 5D 6B 6C 6D 8B 8C 8D 9B"
    third = "7D 9C 9D TB TC JB JD NB NC ND KD TS"
    fourth = "7B AS 2S 3S 4S 5S 6S 8S TD JS NS KS"
    deal = dealt(f"{first} {second} {third} {fourth} 7S 9S JC KC").play("7C", "KB")
    assert errors(deal, "robbed") == ["7Dx7C"]
