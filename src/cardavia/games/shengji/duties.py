"""What the rules of Shengji ask of whoever follows a lead, told in the order of their paragraphs (7 to 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from cardavia.games.follows import Duty, Fact, Follow, FollowCheck
from cardavia.games.refusals import BadPositionError, IllegalActionError
from cardavia.games.shengji import cards, following, refusal, rules
from cardavia.games.shengji.information import forget
from cardavia.games.shengji.ladder import name_trump
from cardavia.games.shengji.records import HAND, PLAY, PLAYING, SEATS
from cardavia.kernel.bits import NONE

LEADER = int(SEATS) - 1
"""The seat that has led; seat 0 follows it."""

CHECK = FollowCheck(
    facts={
        "level": Fact("level", {rank: f"rank-{rank}" for rank in cards.RANKS}),
        "trump": Fact("trumps", {trump: f"trump-{trump}" for trump in cards.TRUMPS}),
    },
    options=("follow_tractor",),
    most=int(HAND),
    example=Follow(
        lead=("9S", "9S", "TS", "TS"),
        hand=("4S", "8S", "8S", "KS", "AS", "2S", "6D"),
        facts={"level": "2", "trump": "H"},
    ),
)


def face(state: Any, follow: Follow) -> None:
    """Writes into a blank State that seat 0 has to follow a lead.

    Raises IllegalActionError for cards that cannot be led, BadPositionError for an impossible position.
    """
    level, trump = follow.facts["level"], follow.facts["trump"]
    if level not in cards.RANKS or trump not in cards.TRUMPS:
        raise BadPositionError(f"facts: no deal has level {level!r} with trumps {trump!r}")
    named = [*follow.lead, *follow.hand]
    strange = [card for card in named if card not in cards.PACK] or cards.missing(named, cards.PACK.ids)
    if strange:
        raise BadPositionError(f"lead and hand: {strange[0]!r} is no card, or stands there more than twice")
    # The other hands are nobody's business: this is no deal, whose hands would have to fit each other.
    rules.start(state, np.array(list(range(len(cards.FACES))) * 2, np.uint8), LEADER)
    forget(state)
    state.level = cards.RANKS.index(level)
    name_trump(state, cards.TRUMPS.index(trump))
    reason = refusal.wrong_lead(state, follow.lead)
    if reason is not None:
        raise IllegalActionError(cards.joined(follow.lead), reason)
    state.hands[:] = 0
    state.hands[0] = cards.planes(follow.hand)
    state.hands[LEADER] = cards.planes(follow.lead)
    state.phase = PLAYING
    state.turn = state.leader = LEADER
    move = np.zeros(1, rules.Move).view(np.recarray)
    move[0].kind = PLAY
    move[0].cards, move[0].extra = state.hands[LEADER]
    rules.apply(state, move[0])


def duties(known: Any, seat: int) -> list[Duty]:
    """Returns what is led and what a seat has to play on it, one rule after the other."""
    lead = cards.listed(*known.plays[int(known.leader)])
    suit = cards.EFFECTIVE[int(known.led_suit)]
    hand = cards.listed(*known.hands[seat])
    own = cards.listed(*following.natives(known, seat))
    return [
        _lead(lead, suit),
        *_gap(lead, cards.LEVELS[int(known.level)]),
        *_level_cards(known, hand, own, suit),
        Duty("own", "shengji-follow", own, {"suit": suit, "held": len(own), "wanted": len(lead)}),
        *(_enough(known, seat, own) if len(own) >= len(lead) else _too_few(lead, own, suit)),
    ]


def _lead(lead: Sequence[str], suit: str) -> Duty:
    shape = {1: "single", 2: "pair"}.get(len(lead), "tractor")
    values: dict[str, str | int] = {"shape": shape, "suit": suit, "pairs": len(lead) // 2}
    return Duty("lead", f"shengji-{shape}", lead, values)


def _gap(lead: Sequence[str], level: str) -> Iterator[Duty]:
    """Yields that two pairs of a tractor follow one another because the level stands between them."""
    place = cards.RANKS.index(level)
    ranks = {card[0] for card in lead if card not in cards.JOKERS}
    if 0 < place < len(cards.RANKS) - 1 and {cards.RANKS[place - 1], cards.RANKS[place + 1]} <= ranks:
        beside = [card for card in lead if card[0] in (cards.RANKS[place - 1], cards.RANKS[place + 1])]
        yield Duty("gap", "shengji-gap", beside, {"level": level})


def _level_cards(known: Any, hand: Sequence[str], own: Sequence[str], suit: str) -> Iterator[Duty]:
    """Yields which level cards of a hand belong elsewhere than the suit printed on them says."""
    level, trump = cards.LEVELS[int(known.level)], cards.TRUMPS[int(known.trump)]
    printed = [card for card in hand if card[0] == level and card not in cards.JOKERS]
    away = [card for card in printed if card[1] == suit]
    if away:
        yield Duty("level-away", "shengji-trumps", away)
    joining = [card for card in printed if card in own and card[1] != trump]
    if joining:
        yield Duty("level-joins", "shengji-trumps", joining)


def _enough(known: Any, seat: int, own: Sequence[str]) -> Iterator[Duty]:
    """Yields what is asked of a hand with as many cards of the suit as were led (9)."""
    width, led = int(known.width), int(known.pairs)
    pairs = [card for card, copies in Counter(own).items() if copies > 1]
    held = [card for card in own if card in pairs]
    if following.must_answer(known, cards.planes(held)[1]):
        fitting = cards.faces(following.extend_follow(known, seat, NONE, NONE)[1])
        named = [card for card in own if card in fitting]
        yield Duty("tractor", "shengji-follow-tractor", named, {"pairs": led})
        return
    if not led:
        yield Duty("any-own", "shengji-pairs-first", own)
        return
    if not pairs:
        yield Duty("no-pairs", "shengji-pairs-first", own, {"wanted": width})
        return
    loose = width - 2 * len(pairs)
    if len(pairs) > led:
        yield Duty("some-pairs", "shengji-pairs-first", held, {"pairs": led, "held": len(pairs)})
    else:
        yield Duty("all-pairs", "shengji-pairs-first", held, {"loose": loose})
    if led > 1:
        yield Duty("any-pairs", "shengji-any-pairs")


def _too_few(lead: Sequence[str], own: Sequence[str], suit: str) -> Iterator[Duty]:
    """Yields what is asked of a hand with fewer cards of the suit than were led (9)."""
    if own:
        yield Duty("all-own", "shengji-fill", own, {"free": len(lead) - len(own)})
    else:
        yield Duty("free", "shengji-fill", (), {"suit": suit})
