"""Rules, sections 7, 8 and 10: shapes, leads and winners, compared with a second program."""

from __future__ import annotations

from collections import Counter
from random import Random

from cardavia.games.shengji import cards, rules, shapes, tricks
from cardavia.kernel import INTERPRETED
from tests.games.shengji import positions, slow
from tests.games.shengji.random_follows import following, hand_from, tractor, trumps

ROUNDS = 15 if INTERPRETED else 400


def test_suits_rungs_and_shapes_are_those_of_the_paragraphs() -> None:
    random = Random(5)
    for _ in range(ROUNDS):
        level, trump = trumps(random)
        state = positions.playing(level, trump, {})
        made = tractor(random, level, trump, random.choice([1, 2, 3, 5])) or ["JR"]
        if random.random() < 0.5:
            made[random.randrange(len(made))] = random.choice(slow.FACES)
        if max(Counter(made).values()) > 2:
            continue
        found = int(shapes.shape(state, *cards.planes(made)))
        wanted = slow.shape(made, level, trump)
        assert (found >= 0) is (wanted is not None), (level, trump, made)
        if wanted is not None:
            suit = cards.EFFECTIVE[int(shapes.suit_in(found))]
            assert (int(shapes.pairs_of(found)), suit) == wanted[:2], (level, trump, made)


def test_leads_are_all_shapes_of_the_hand() -> None:
    random = Random(6)
    for _ in range(ROUNDS):
        level, trump = trumps(random)
        hand = hand_from(random, Counter(slow.FACES * 2), level, trump, 20)
        state = positions.playing(level, trump, {0: " ".join(hand.elements())})
        wanted = {tuple(cards.PACK.in_order(lead.elements())) for lead in slow.leads(hand, level, trump)}
        assert positions.listed(state) == wanted, (level, trump, hand)
        assert rules.count(state) == len(wanted)


def test_the_most_leads_are_124() -> None:
    ranks = [f"{rank}S" for rank in "56789TJQKA"] + ["2H", "2C", "2D"]
    hand = " ".join([*ranks[:9], *ranks[:9], "AS", "2H 2H 2C 2C 2D 2D"])
    state = positions.playing("2", "S", {0: hand})
    assert len(hand.split()) == 25
    assert rules.count(state) == len(positions.listed(state))


def test_winners_are_those_of_the_paragraphs() -> None:
    random = Random(7)
    won = 0
    for _ in range(ROUNDS):
        case = following(random)
        level, trump = case.level, case.trump
        if len(case.lead) > 6:
            continue
        rest = Counter(slow.FACES * 2) - Counter(case.lead)
        plays = [case.lead]
        for _ in range(3):
            better = tractor(random, level, trump, len(case.lead) // 2) or [random.choice(slow.FACES)]
            loose = random.sample(sorted(rest.elements()), len(case.lead))
            play = better if not Counter(better) - rest and len(better) == len(case.lead) else loose
            rest -= Counter(play)
            plays.append(play)
        state = positions.playing(level, trump, {})
        for number, play in enumerate(plays):
            one, two = cards.planes(play)
            spare = next(card for card in slow.FACES if card not in play)
            state.hands[number] = one | cards.planes([spare])[0], two
            (tricks.lead if number == 0 else tricks.follow)(state, one, two)
        assert int(state.winners[0]) == slow.winner(plays, level, trump), (level, trump, plays)
        assert int(state.captured.sum()) == sum(slow.points(play) for play in plays)
        won += int(state.winners[0]) != 0
    assert won > 0
