"""Matches that are counted otherwise than by a target: the course goes on as the game says."""

from __future__ import annotations

from cardavia.play import shuffle
from cardavia.play.record import replay
from cardavia.play.ruleset import Ruleset
from cardavia.tables.course import Course

SECRET = bytes(range(32))
ENTROPY = (bytes(16), None, None, None)


def course(**options: object) -> Course:
    return Course(Ruleset.of("ottocento", **options), SECRET, bytes(32))


def play_out(match: Course) -> None:
    """Begins the next deal of a match and plays it to its end."""
    match.begin(match.number + 1, ENTROPY)
    assert match.deal is not None
    while (seat := match.actor) is not None:
        match.act(seat, match.deal.legal_actions()[0])


def test_a_match_of_one_deal_is_finished_after_it() -> None:
    match = course()
    play_out(match)
    assert match.phase == "finished"


def test_in_a_match_of_four_deals_every_seat_deals_once() -> None:
    match = course(match="four_deals")
    dealers, scores = [], [0, 0]
    for number in range(1, 5):
        play_out(match)
        assert match.result is not None
        dealers.append(match.dealer)
        scores = [scores[side] + match.result["scores"][side] for side in range(2)]
        assert match.result["match_scores"] == scores
        assert match.phase == ("finished" if number == 4 else "over")
    assert sorted(dealers) == [0, 1, 2, 3]
    assert match.context == {"match_scores": match.context["match_scores"], "deals": 3}


def test_the_record_of_a_later_deal_replays_with_its_context() -> None:
    match = course(match="four_deals")
    play_out(match)
    play_out(match)
    assert match.deal is not None
    record = match.deal.record()
    assert record["context"]["deals"] == 1
    assert replay(record) == []


def test_the_deck_of_a_finished_deal_is_proved_by_its_secret() -> None:
    match = course()
    play_out(match)
    shown = match.reveal(1)
    seed = shuffle.deal_seed(shown.secret, [bytes(16)])
    assert list(shown.deck) == next(shuffle.decks(seed, match.ruleset.game.pack))
    assert shuffle.commitment(shown.secret) == shown.commitment


def test_a_skip_is_counted_as_an_event_by_nobody_but_the_seat_itself() -> None:
    match = course()
    match.begin(1, ENTROPY)
    assert match.deal is not None
    while "skip" not in match.deal.legal_actions():
        assert match.actor is not None
        match.act(match.actor, match.deal.legal_actions()[0])
    actor = match.actor
    assert actor is not None
    before = [match.seq(seat) for seat in range(4)]
    match.act(actor, "skip")
    assert [match.seq(seat) - before[seat] for seat in range(4)] == [int(seat == actor) for seat in range(4)]
