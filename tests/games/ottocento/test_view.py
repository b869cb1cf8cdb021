"""What a seat is shown of Ottocento: combinations card by card, events, locks, the settlement."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia.games.contract import Observation
from cardavia.games.ottocento import cards, telling, view
from cardavia.games.ottocento.game import GAME
from cardavia.games.ottocento.tableau import counted, worth
from cardavia.games.views import Declared, Discarded, Laid, Lay, Won
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset

DECK = (
    "NC 8B 9D AC T11 KD T16 8S T15 JC ANG QB M1 ND 9S M2 7B KS QS T9 T8 QD TC M3 BEG 7C 8D JD TB JB "
    "T6 KB AD 9B T12 QC M4 AB LUN T13 T10 MAT T14 T5 6S NS SOL 6B KC 8C 6D AS TD 9C JS T7 7S 6C MON NB TS 7D"
)
"""Dealt by seat 3: seat 1 holds three jacks, nobody else anything."""


def deal(**options: Any) -> Deal:
    ruleset = Ruleset(GAME, GAME.options.read(options))
    return ruleset.deal(deck=DECK.split(), dealer=3, context=GAME.first_context(ruleset.options))


def played(*actions: str, **options: Any) -> Deal:
    dealt = deal(**options)
    for action in actions:
        dealt.play(action)
    return dealt


def seen(dealt: Deal, seat: int) -> Observation:
    return dealt.observation(seat)


def mask(held: str) -> Any:
    return cards.mask(held.split())


def laid_out(held: str) -> dict[str, tuple[str, str]]:
    found = counted(mask(held), 0)
    return {
        each.kind: (" ".join(each.cards), " ".join(f"{wild.card}:{wild.fills}" for wild in each.contatori))
        for each in (*found.sets, *found.sequences)
    }


@pytest.mark.parametrize(
    ("held", "kind", "drawn"),
    [
        ("KS NS BEG", "swords", ("KS BEG NS", "BEG:QS")),
        ("KS QS NS BEG", "swords", ("KS QS NS BEG", "BEG:None")),
        ("KS QS AS BEG", "swords", ("KS QS BEG AS", "BEG:NS")),
        ("KC JC BEG MAT", "cups", ("KC BEG MAT JC", "BEG:QC MAT:NC")),
        ("AS AB BEG", "aces", ("AS AB BEG", "BEG:None")),
        ("M1 M3 MAT", "moors", ("M1 M3 MAT", "MAT:None")),
        ("ANG SOL MAT", "grande", ("ANG MAT SOL", "MAT:MON")),
        ("ANG MON LUN T16 T14 BEG", "grande", ("ANG MON LUN T16 BEG T14", "BEG:T15")),
        ("ANG MON LUN T16 BEG", "grande", ("ANG MON LUN T16 BEG", "BEG:None")),
    ],
)
def test_contatori_lie_in_the_gap_that_they_fill_else_at_the_end(
    held: str, kind: str, drawn: tuple[str, str]
) -> None:
    assert laid_out(held)[kind] == drawn


def test_a_filled_five_lies_before_the_moors() -> None:
    held = "ANG MON SOL LUN T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 M2 BEG"
    order, wild = laid_out(held)["grande"]
    assert order.endswith("T6 BEG M2")
    assert wild == "BEG:T5"


def test_three_sequences_are_doubled_where_doubling_is_on() -> None:
    hand = mask("KS QS KD ND M1 M2 MAT")
    assert (counted(hand, 0).sequence_factor, counted(hand, 0).total) == (2, 60)
    assert counted(hand, 0, is_doubling=False).total == 30


def test_the_worth_of_a_kind_is_before_doubling() -> None:
    hand = mask("JB JC JD KS QS NS")
    assert (worth("jacks", hand, 0), worth("swords", hand, 0), worth("aces", hand, 0)) == (12, 10, 0)


def test_the_discard_is_told_to_the_dealer_alone() -> None:
    dealt = played("discard 7B+7S")
    told = [GAME.events(seen(dealt, seat))[1] for seat in (3, 0)]
    assert told == [
        Discarded(seat=3, count=2, cards=["7S", "7B"]),
        Discarded(seat=3, count=2, cards=[]),
    ]


def test_a_skip_is_told_to_the_own_seat_at_once_and_to_others_with_the_card() -> None:
    dealt = played("discard 7B+7S", "8B", "skip")
    silence = Declared(seat=1, combinations=[], points=0)
    assert GAME.events(seen(dealt, 1))[-1] == silence
    assert GAME.events(seen(dealt, 2))[-1] == Laid(seat=0, cards=["8B"], trick=1, ahead=True, note=None)
    dealt.play("TB")
    assert GAME.events(seen(dealt, 2))[-2] == silence
    assert len(GAME.events(seen(dealt, 1))) == len(GAME.events(seen(dealt, 2)))


def test_other_seats_are_not_shown_that_a_declaration_is_asked_for() -> None:
    dealt = played("discard 7B+7S", "8B")
    own, other = view.view(seen(dealt, 1)), view.view(seen(dealt, 2))
    assert (own.stage, other.stage) == ("declare", "play")
    assert own.offer is not None
    assert own.offer.revealed == ["JB", "JC", "JD"]
    assert other.offer is None


def test_a_declaration_shows_its_cards_and_which_are_still_held() -> None:
    dealt = played("discard 7B+7S", "8B", "declare", "JB")
    made = view.view(seen(dealt, 2)).declarations[1]
    assert made is not None
    assert (made.total, made.revealed, made.held) == (12, ["JB", "JC", "JD"], ["JC", "JD"])


def test_cards_that_may_not_be_played_are_locked_with_their_reason() -> None:
    dealt = played("discard 7B+7S", "8B", "skip", "TB")
    (lock,) = view.view(seen(dealt, 2)).locks
    assert (lock.code, lock.rule, lock.suit) == ("must_follow", "ottocento-follow", "B")
    assert set(lock.cards) == set(view.view(seen(dealt, 2)).hand) - {"QB", "KB", "9B"}
    assert view.view(seen(dealt, 3)).locks == []


def test_five_cards_are_locked_for_the_discard() -> None:
    (lock,) = view.view(seen(deal(), 3)).locks
    assert (lock.code, lock.suit) == ("never_discarded", "")
    assert set(lock.cards) <= cards.FIVE_CARDS


def lays(*named: str) -> list[Lay]:
    return [Lay(seat=seat, cards=[card], note=None) for seat, card in enumerate(named)]


@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        (("6S", "KS", "QS"), 1),
        (("9C", "AC", "TC"), 1),
        (("KS", "BEG", "M4"), 2),
        (("M4", "M1"), 1),
        (("M1", "ANG", "M2"), 1),
        (("MAT", "6D", "KC"), 1),
        (("MAT",), None),
        ((), None),
    ],
)
def test_who_is_ahead(trick: tuple[str, ...], seat: int | None) -> None:
    assert telling.leading(lays(*trick)) == seat


def test_the_matto_of_the_losing_side_goes_back_and_its_debt_stands_until_the_settlement() -> None:
    dealt = played("discard 7B+7S", "MAT", "skip", "TB", "9B", "NB")
    won = GAME.events(seen(dealt, 0))[-1]
    assert won == Won(seat=3, trick=1, kept=["MAT"])
    debt = view.view(seen(dealt, 0)).debt
    assert debt is not None
    assert (debt.side, debt.seat, debt.is_owed) == (0, 0, True)


def test_the_score_sheet_has_the_traditional_order_and_adds_up() -> None:
    dealt = deal()
    while not dealt.is_over:
        dealt.play(dealt.legal_actions()[0])
    shown = view.view(seen(dealt, 0))
    assert shown.sheet is not None
    assert [row.item for row in shown.sheet] == [
        "sets",
        "sequences",
        "card_points",
        "last_trick",
        "declarations",
        "matto",
    ]
    totals = [sum(row.points[side] for row in shown.sheet) for side in range(2)]
    assert totals == dealt.result()["scores"]
    assert shown.settlement is not None
    for side, found in enumerate(shown.settlement.counted):
        assert found.total == shown.sheet[0].points[side] + shown.sheet[1].points[side]


def test_a_skipped_declaration_is_hidden_by_the_pace_too() -> None:
    asked, skipped = played("discard 7B+7S", "8B"), played("discard 7B+7S", "8B", "skip")
    none, declared = played("discard 7B+7S"), played("discard 7B+7S", "8B", "declare")
    assert [GAME.pauses(seen(each, 1)) for each in (asked, skipped, declared)] == [1, 2, 1]
    assert GAME.pauses(seen(none, 0)) == 2
