"""Judgement at sight: honours go to sure tricks, the Begato comes home, and what counts as a blunder."""

from __future__ import annotations

from random import Random

from cardavia.ai.claims import can_claim
from cardavia.games.ottocento import policy
from cardavia.games.ottocento.game import GAME
from cardavia.kernel import INTERPRETED
from cardavia.play.deal import Deal
from tests.games.ottocento.deals import dealt, play_on, play_past_declarations, shuffled, state_of

SEEDS = range(2 if INTERPRETED else 30)

LEADER = "9S KS 6B 7B 8B 9B TB JB 6C 7C 8C 9C JC 6D 7D"
SECOND = "7S JS 8S AB QB NB TC NC QC 8D 9D TD ND T6 T7"
THIRD = "6S TS KB AC KC AD QD KD JD T8 T9 T10 M1 M2 M3"
DEALER = "QS NS AS ANG MON SOL LUN T16 T15 T14 T13 T12 T11 T5 M4 BEG MAT"
"""A whole pack: seat 3 deals, holds three Spades and nearly all high trumps."""


def judged(deal: Deal) -> str:
    """Returns the action that the rule policy likes best."""
    out = GAME.buffer()
    return GAME.write(out[int(policy.judged(state_of(deal), out))])


def wrong(deal: Deal, name: str) -> list[str]:
    """Returns the actions that are wrong at sight in one way."""
    out, state = GAME.buffer(), state_of(deal)
    n, kind = int(GAME.rules.moves(state, out)), policy.BLUNDERS.index(name)
    return sorted(GAME.write(out[place]) for place in range(n) if policy.errs(kind, state, out, n, place))


def full(*played: str) -> Deal:
    """Returns the pack above after a discard of trumps and some cards."""
    deal = dealt({0: LEADER, 1: SECOND, 2: THIRD, 3: DEALER})
    deal.play("discard T12+T11")
    return play_past_declarations(deal, *played)


def past_declaring(deal: Deal) -> Deal:
    """Skips where the seat to act could declare."""
    if "skip" in deal.legal_actions():
        deal.play("skip")
    return deal


def test_an_honour_goes_to_the_trick_that_the_partner_has_for_certain() -> None:
    deal = past_declaring(full("9S", "JS", "6S"))
    assert judged(deal) in ("QS", "NS")


def test_nothing_of_worth_goes_to_a_trick_that_is_lost() -> None:
    deal = past_declaring(full("KS", "7S", "6S"))
    assert judged(deal) not in ("QS", "NS")


def test_giving_a_queen_to_a_lost_trick_is_a_blunder() -> None:
    deal = past_declaring(full("KS", "7S", "6S"))
    assert {"NS", "QS"} & set(wrong(deal, "gave"))
    assert "AS" not in wrong(deal, "gave")


def test_whoever_can_declare_declares() -> None:
    deal = dealt({0: "KS KB KC 9D"})
    deal.play(deal.legal_actions()[0])
    assert judged(deal) == "declare"


def test_the_angel_is_not_spent_where_a_lower_trump_wins_as_surely() -> None:
    deal = dealt({0: "9S", 1: "7S", 2: "6S", 3: "ANG T9 T8 KB KC KD QB QC QD NB NC ND JB JC JD AB AC"})
    deal.play("discard QC+NC")
    play_past_declarations(deal, "9S", "7S", "6S")
    past_declaring(deal)
    assert wrong(deal, "wasted") == ["ANG"]
    assert judged(deal) != "ANG"


def test_the_begato_played_under_a_trump_of_the_other_side_is_a_blunder() -> None:
    deal = dealt(
        {
            0: "T16 TB 9B 8B 7B 6B AB TC 9C 8C 7C 6C AC TD 9D",
            1: "T5 JB 8D 7D 6D",
            2: "T6 QB NB",
            3: "BEG T7 KB KC KD QC QD NC ND JC JD KS QS NS JS TS 9S",
        }
    )
    deal.play("discard JC+JD")
    play_past_declarations(deal, "T16", "T5", "T6")
    past_declaring(deal)
    assert wrong(deal, "caught") == ["BEG"]
    assert judged(deal) == "T7"


def test_the_begato_comes_home_on_the_partners_sure_trick() -> None:
    deal = dealt(
        {
            0: "T5 TB 9B 8B 7B 6B AB TC 9C 8C 7C 6C AC TD 9D",
            1: "T16 JB 8D 7D 6D",
            2: "T6 QB NB",
            3: "BEG T7 KB KC KD QC QD NC ND JC JD KS QS NS JS TS 9S",
        }
    )
    deal.play("discard JC+JD")
    play_past_declarations(deal, "T5", "T16", "T6")
    past_declaring(deal)
    assert judged(deal) == "BEG"


def test_overtaking_the_partners_sure_trick_for_nothing_is_a_blunder() -> None:
    deal = dealt(
        {
            0: "M1 TB 9B 8B 7B 6B AB TC 9C 8C 7C 6C AC TD 9D",
            1: "T9 JB 8D 7D 6D",
            2: "M3 QB NB",
            3: "T10 T5 KB KC KD QC QD NC ND JC JD KS QS NS JS TS 9S",
        }
    )
    deal.play("discard JC+JD")
    play_past_declarations(deal, "M1", "T9", "M3")
    past_declaring(deal)
    assert wrong(deal, "overtook") == ["T10"]


def test_discards_keep_within_the_rules_and_are_listed_in_pairs() -> None:
    for seed in SEEDS:
        deal = shuffled(seed, seed % 4)
        assert judged(deal) in deal.legal_actions()


def test_the_policy_is_legal_to_the_end_of_every_deal() -> None:
    for seed in SEEDS:
        deal = shuffled(seed, seed % 4)
        while not deal.is_over:
            deal.play(judged(deal))


def test_whoever_leads_and_holds_only_the_highest_trumps_can_claim() -> None:
    """All lines that follow give every trick to the seat that claims, wherever the other cards are."""
    random, claims = Random(9), 0
    for seed in range(4 if INTERPRETED else 300):
        deal = shuffled(seed, seed % 4)
        while not deal.is_over:
            seat = deal.turn
            if len(deal.actions) > 40 and seat is not None and policy.takes_all(state_of(deal)):
                known = deal.observation(seat).record.known
                assert can_claim(deal.observation(seat)) == (int(sum(known.tricks)) < 14)
                won = int(known.tricks[seat % 2])
                left = 15 - int(sum(known.tricks))
                play_on(deal, random)
                assert deal.result()["tricks"][seat % 2] == won + left
                claims += 1
                break
            deal.play(random.choice(deal.legal_actions()))
    assert claims or INTERPRETED


def test_a_hidden_trump_that_is_higher_forbids_the_claim() -> None:
    deal = shuffled(1)
    deal.play(deal.legal_actions()[0])
    assert deal.turn is not None
    assert not can_claim(deal.observation(deal.turn))
