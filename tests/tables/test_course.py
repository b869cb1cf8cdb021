from __future__ import annotations

import pytest

from cardavia.games.examples import examples
from cardavia.play import shuffle
from cardavia.play.ruleset import Ruleset
from cardavia.tables.course import BadEntryError, Course, first_dealer

SECRET = bytes(range(32))
AI_SECRET = bytes(range(32, 64))
ENTROPY = (bytes(16), None)


def course(**options: object) -> Course:
    return Course(Ruleset.of("scopa", **options), SECRET, AI_SECRET)


def play_out(match: Course) -> None:
    assert match.deal is not None
    while (seat := match.actor) is not None:
        match.act(seat, match.deal.legal_actions()[0])


def test_a_match_waits_for_its_first_deal() -> None:
    match = course()
    assert (match.phase, match.number, match.actor) == ("waiting", 0, None)


def test_commitment_is_shown_before_entropy_is_given() -> None:
    match = course()
    before = match.commitment
    match.begin(1, ENTROPY)
    assert before == match.commitment == shuffle.commitment(shuffle.deal_secret(SECRET, 1))


def test_between_deals_the_next_commitment_is_shown() -> None:
    match = course()
    match.begin(1, ENTROPY)
    play_out(match)
    assert match.phase == "over"
    assert match.commitment == shuffle.commitment(shuffle.deal_secret(SECRET, 2))


def test_the_dealt_deck_is_the_one_that_secret_and_entropy_give() -> None:
    match = course()
    match.begin(1, ENTROPY)
    assert match.deal is not None
    seed = shuffle.deal_seed(shuffle.deal_secret(SECRET, 1), [bytes(16)])
    assert list(match.deal.deck) == next(shuffle.decks(seed, match.ruleset.game.pack))


def test_another_entropy_gives_another_deck() -> None:
    first, second = course(), course()
    first.begin(1, ENTROPY)
    second.begin(1, (b"\x01" * 16, None))
    assert first.deal is not None
    assert second.deal is not None
    assert first.deal.deck != second.deal.deck


def test_secret_is_shown_only_after_the_deal() -> None:
    match = course()
    match.begin(1, ENTROPY)
    with pytest.raises(LookupError, match="not over"):
        match.reveal(1)
    play_out(match)
    assert match.reveal(1).secret == shuffle.deal_secret(SECRET, 1)


def test_the_deal_alternates_and_scores_are_carried_on() -> None:
    match = course()
    match.begin(1, ENTROPY)
    first = match.dealer
    play_out(match)
    assert match.result is not None
    scores = match.result["match_scores"]
    match.begin(2, ENTROPY)
    assert match.dealer == 1 - first
    assert match.context == {"match_scores": scores}


def test_a_match_of_one_deal_is_finished_after_it() -> None:
    match = course(target=None)
    match.begin(1, ENTROPY)
    play_out(match)
    assert match.phase == "finished"
    with pytest.raises(BadEntryError):
        match.begin(2, ENTROPY)


def test_a_deal_cannot_begin_twice_or_out_of_order() -> None:
    match = course()
    with pytest.raises(BadEntryError):
        match.begin(2, ENTROPY)
    match.begin(1, ENTROPY)
    with pytest.raises(BadEntryError):
        match.begin(2, ENTROPY)


def test_events_are_numbered_through_the_match() -> None:
    match = course()
    match.begin(1, ENTROPY)
    assert match.seq(0) == 1
    play_out(match)
    told = match.seq(0)
    match.begin(2, ENTROPY)
    assert match.told_before(0) == told
    assert match.seq(0) == told + 1


def test_first_dealers_are_even() -> None:
    dealers = [first_dealer(bytes([byte]) * 32, 2) for byte in range(256)]
    assert 100 < sum(dealers) < 156


def test_taking_back_restores_the_deal_and_counts_on() -> None:
    match = course()
    match.begin(1, ENTROPY)
    assert match.deal is not None
    before = match.deal.observation(0)
    first = match.actor
    assert first is not None
    match.act(first, match.deal.legal_actions()[0])
    told = match.seq(0)
    match.take_back(0)
    assert match.deal.observation(0) == before
    assert match.told_before(0) > told
    assert match.seq(0) == match.told_before(0) + 1
    assert match.is_practice


def test_the_last_decision_of_a_seat_is_found() -> None:
    match = course()
    match.begin(1, ENTROPY)
    assert match.deal is not None
    first = match.actor
    assert first is not None
    assert match.last_decision(first) is None
    for _ in range(3):
        assert match.actor is not None
        match.act(match.actor, match.deal.legal_actions()[0])
    assert match.last_decision(first) == 2
    assert match.last_decision(1 - first) == 1


def test_nothing_is_taken_back_after_the_deal() -> None:
    match = course()
    match.begin(1, ENTROPY)
    play_out(match)
    assert match.last_decision(0) is None
    with pytest.raises(BadEntryError):
        match.take_back(0)


def test_a_claim_is_for_the_present_deal_and_ends_taking_back() -> None:
    match = course()
    match.begin(1, ENTROPY)
    assert match.deal is not None
    first = match.actor
    assert first is not None
    match.act(first, match.deal.legal_actions()[0])
    match.claim(first)
    assert match.claimed_by == first
    assert match.last_decision(first) is None
    with pytest.raises(BadEntryError):
        match.take_back(0)
    with pytest.raises(BadEntryError):
        match.claim(1 - first)
    play_out(match)
    match.begin(2, ENTROPY)
    assert match.claimed_by is None


def test_nothing_is_claimed_outside_a_deal() -> None:
    match = course()
    with pytest.raises(BadEntryError):
        match.claim(0)


def test_a_deal_can_begin_at_a_written_position_and_is_practice() -> None:
    match = course(target=None)
    match.lay(1, examples("scopa")["scopa-example-sum"].position)
    assert match.is_practice
    assert (match.phase, match.number, match.actor) == ("playing", 1, 0)
    assert match.deal is not None
    assert match.deal.legal_actions() == ["7Dx3C+4D", "7Dx5H+2S", "AS", "KHx3C+5H+2S"]
    play_out(match)
    assert match.phase == "finished"


def test_a_match_goes_on_from_the_levels_of_a_written_position() -> None:
    match = Course(Ruleset.of("shengji"), SECRET, AI_SECRET)
    match.lay(1, examples("shengji")["shengji-example-level-cards"].position)
    assert match.context == {"levels": ["3", "2"], "first_deal": False}
    play_out(match)
    assert match.result is not None
    reached = match.result["levels"]
    match.begin(2, (bytes(16), None, None, None))
    assert match.context == {"levels": reached, "first_deal": False}


def test_a_written_position_has_nothing_to_prove() -> None:
    match = course()
    match.lay(1, examples("scopa")["scopa-example-sum"].position)
    play_out(match)
    assert match.revealed() == []
    with pytest.raises(LookupError, match="was not shuffled"):
        match.reveal(1)
    match.begin(2, ENTROPY)
    assert not match.is_practice
    play_out(match)
    assert match.revealed() == [2]


def test_a_written_position_cannot_come_into_a_deal() -> None:
    match = course()
    match.begin(1, ENTROPY)
    with pytest.raises(BadEntryError, match="deal 2 cannot follow deal 1 in phase playing"):
        match.lay(2, examples("scopa")["scopa-example-sum"].position)
