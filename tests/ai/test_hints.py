"""Hints: the best play and why, out of what the seat to act knows."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest

from cardavia.ai.hints import Assessment, Certainty, Hint, assess, difference, hint, weightiest
from cardavia.games.hints import Look, Reason
from cardavia.games.scopa.aspects import Part
from cardavia.games.scopa.game import GAME
from cardavia.kernel import INTERPRETED
from tests.ai.positions import last_hands, positions, redealt
from tests.games.scopa.positions import Position, dealt, position

WORK = 24 if INTERPRETED else 600
LOOKS = 3 if INTERPRETED else 40
TWIN = "7S 6S 2C 6H 4H 6C 7D 5H JC KS"
"""Seat 1 holds 7S 2C 4H; 7D 5H JC KS lie on the table."""


def advised(deal: Position, playouts: int = WORK) -> Hint:
    """Returns the hint for the seat to act."""
    assert deal.turn is not None
    return hint(deal.observation(deal.turn), playouts)


def assessed(deal: Position, playouts: int = WORK) -> Assessment:
    """Returns the comparison of the plays of the seat to act."""
    assert deal.turn is not None
    return assess(deal.observation(deal.turn), playouts)


@pytest.mark.compiled
def test_a_settebello_on_the_table_is_pointed_at_taken_and_valued() -> None:
    found = advised(dealt(TWIN), 6000)
    assert found.look == Look("look-settebello", {}, ("7D",))
    assert found.action == "7Sx7D"
    assert found.certainty is Certainty.CLEAR
    assert found.second is not None
    assert found.second.action == "4H"
    assert found.second.difference > found.second.interval > 0
    assert [reason.id for reason in found.reasons] == ["settebello-taken", "primiera-sevens"]
    assert dict(found.reasons[0].values) == {"points": round(found.reasons[0].points, 1)}


@pytest.mark.compiled
def test_a_play_that_risks_a_sweep_is_advised_with_a_warning() -> None:
    found = advised(dealt("KS 7C 4H 7H 3C 7S QD 5D AC AD"), 6000)
    assert found.action == "KSxAD+QD"
    (danger,) = found.dangers
    assert danger.id == "danger-sweep"
    assert danger.values["total"] == 6
    assert 20 <= danger.values["chance"] <= 50


def test_an_only_play_needs_no_reason() -> None:
    assert advised(position("7S", "2C KD", stock=6)) == Hint(Look("look-forced"), "7S", Certainty.FORCED)


def test_the_end_is_valued_exactly() -> None:
    found = advised(position("7D 2C", other="7C 3S"))
    assert (found.action, found.certainty) == ("2C", Certainty.EXACT)
    assert found.second is not None
    assert (found.second.action, found.second.interval) == ("7D", 0.0)
    assert found.second.difference == round(found.second.difference) > 0


def test_equal_ends_are_called_equal() -> None:
    found = advised(position("KC KD", other="QC QD"))
    assert found.look == Look("look-equal")
    assert (found.certainty, found.rival, found.reasons) == (Certainty.EXACT, None, ())
    assert found.second is not None
    assert found.second.difference == 0


@pytest.mark.compiled
def test_plays_that_come_to_the_same_are_unclear_and_compared_with_a_worse_one() -> None:
    found = advised(dealt("5S 7C 5C 7H KH 7S QC QD JH JS"), 6000)
    assert found.certainty is Certainty.UNCLEAR
    assert found.second is not None
    assert {found.action, found.second.action} == {"5C", "5S"}
    assert found.second.difference <= found.second.interval
    assert found.rival is not None
    assert found.rival.action == "KH"
    assert [reason.id for reason in found.reasons] == ["anchor"]


def test_a_seat_that_is_not_to_act_gets_none() -> None:
    deal = position("7D 2C", other="7C 3S")
    with pytest.raises(ValueError, match="Seat 0 is not to act"):
        hint(deal.observation(0))


def test_the_same_observation_gives_the_same_hint_on_every_thread() -> None:
    deal = positions(1, seed=31)[0]
    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(lambda _: advised(deal), range(4)))
    assert all(other == found[0] for other in found)


def test_a_hint_is_the_same_whatever_is_hidden() -> None:
    random = Random(32)
    for deal in [*positions(LOOKS, seed=32), *last_hands(LOOKS, seed=32)]:
        assert deal.turn is not None
        before = advised(deal)
        assert all(advised(other) == before for other in redealt(deal, deal.turn, random, 2))


def test_all_candidates_are_played_in_the_same_worlds() -> None:
    """Twins of no value differ by nothing at all, which independent draws would never give."""
    found = assessed(dealt("5S 7C 5C 7H KH 7S QC QD JH JS"), WORK)
    differences = {other.action: other for other in found.comparisons}
    twin = differences[({"5C", "5S"} - {found.estimates[0].action}).pop()]
    assert twin.interval < 0.1 * differences["KH"].interval


def test_rows_parts_and_points_of_an_estimate_agree() -> None:
    for deal in positions(LOOKS, seed=33):
        for estimate in assessed(deal).estimates:
            margin = sum(own - theirs for own, theirs in estimate.rows)
            assert estimate.points == pytest.approx(margin)
            assert estimate.points == pytest.approx(sum(estimate.parts))
            assert all(0 <= chance <= 1 for chance in estimate.facts)


def test_plays_come_in_the_order_of_their_points() -> None:
    for deal in positions(LOOKS, seed=34):
        found = assessed(deal)
        points = [estimate.points for estimate in found.estimates]
        assert points == sorted(points, reverse=True)
        for estimate, other in zip(found.estimates[1:], found.comparisons, strict=True):
            assert estimate.action == other.action
            assert other.difference == pytest.approx(points[0] - estimate.points)


@pytest.mark.compiled
def test_reasons_are_of_many_kinds_and_cite_the_evaluation() -> None:
    kinds: set[str] = set()
    for deal in positions(200, seed=35):
        assert deal.turn is not None
        found = advised(deal)
        kinds |= {reason.topic for reason in found.reasons}
        if found.rival is None:
            continue
        estimates = {estimate.action: estimate for estimate in assessed(deal).estimates}
        best, rival = estimates[found.action], estimates[found.rival.action]
        gains = [round(best.parts[part] - rival.parts[part], 9) for part in Part]
        chances = [round(100 * chance) for chance in (*best.facts, *rival.facts)]
        chances += [round(100 * points) for row in (*best.rows, *rival.rows) for points in row]
        for reason in found.reasons:
            assert round(reason.points, 9) in gains
            assert reason.values.get("points", 0) in (0, round(reason.points, 1), round(reason.points, 2))
            told = {reason.values[name] for name in ("chance", "other") if name in reason.values}
            assert told <= set(chances)
    assert len(kinds) >= 6, kinds


def test_at_most_two_reasons_and_no_makeweight() -> None:
    reasons = [Reason(str(points), {}, str(points), points) for points in (0.2, 0.9, 0.4, 0.31)]
    assert [reason.points for reason in weightiest(reasons)] == [0.9, 0.4]
    assert [reason.points for reason in weightiest(reasons[:2])] == [0.9]
    assert weightiest([]) == ()


def test_a_mean_has_an_interval_of_95_per_cent() -> None:
    random = np.random.default_rng(36)
    covered = 0
    for _ in range(400):
        mean, interval = difference(random.integers(-2, 4, 100))
        covered += abs(mean - 0.5) <= interval
    assert 360 <= covered <= 398


def test_one_world_leaves_no_interval() -> None:
    assert difference(np.array([3])) == (3.0, 0.0)


def test_no_more_than_twelve_plays_are_compared() -> None:
    deal = position("KC KD KS", "3C 3D 3H 3S 8 7C 5C 4C 2C AC".replace(" 8", " JC"), stock=6)
    assert len(deal.legal()) > 12
    assert len(assessed(deal, 24).estimates) == 12
    assert GAME.policy.is_open(deal.state) == 0
