"""What a seat is shown of a deal of Shengji, built from its observation alone (15)."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardavia.games.contract import Observation
from cardavia.games.shengji import board, cards, following, refusal, rules, telling
from cardavia.games.shengji.face import ShengjiView, Stage
from cardavia.games.shengji.records import BURYING, CALLING, HAND, PLAYING, SEATS, UNKNOWN
from cardavia.games.shengji.shapes import beats, shape
from cardavia.games.views import Gain, LegalAction, Lock, PublicEvent, SheetRow, TrickPile
from cardavia.kernel.bits import NONE

__all__ = ["ShengjiView", "described", "events", "view"]

Row = tuple[str, list[int | None], list[list[str]], list[int]]
"""An item of the score sheet with its counts, cards and points by side."""

STAGES: dict[int, Stage] = {CALLING: "calling", BURYING: "burying", PLAYING: "playing"}


def view(observation: Observation) -> ShengjiView:
    """Returns the view of the observing seat."""
    record = observation.record
    known, seat = record.known, int(record.seat)
    told, done = telling.tricks(known), int(known.tricks)
    trick = told[-1] if len(told) > done else []
    last = told[done - 1] if done else []
    is_over = bool(rules.is_over(known))
    kitty = [cards.FACES[int(card)] for card in known.kitty if int(card) != UNKNOWN]
    is_led = not is_over and int(known.phase) == PLAYING and bool(rules.is_led(known))
    is_dealer = seat == int(known.dealer)
    return ShengjiView(
        seats=SEATS,
        you=seat,
        turn=None if is_over else int(known.turn),
        dealer=int(known.dealer),
        hand=cards.listed(*known.hands[seat]),
        counts=record.sizes.tolist(),
        sheet=sheet(known) if is_over else None,
        stage="over" if is_over else STAGES[int(known.phase)],
        starter=int(known.starter),
        levels=[cards.RANKS[int(level)] for level in known.levels],
        level=cards.RANKS[int(known.level)],
        trump=cards.TRUMPS[int(known.trump)] if int(known.trump) >= 0 else None,
        order=board.order(known),
        calls=telling.calls(known),
        call_rungs=[] if is_over else board.call_rungs(known, seat),
        exposed=kitty if known.exposed else [],
        picked=kitty if is_dealer else [],
        buried=cards.listed(*known.buried),
        least_factor=board.least_factor(known),
        worth=board.WORTH,
        attack_points=int(rules.attack_points(known)),
        on_table=board.on_table(known),
        kitty_bonus=int(rules.kitty_bonus(known)),
        trick=telling.lays(known, trick),
        ahead=telling.leading(trick),
        last_trick=telling.lays(known, last),
        last_winner=int(known.winners[done - 1]) if done else None,
        number=done if is_over else done + 1,
        tricks=done + max(record.sizes.tolist()) if int(known.trump) >= 0 else int(HAND),
        piles=[pile(known, side, told) for side in range(2)],
        locks=locks(known, seat),
        led=cards.EFFECTIVE[int(known.led_suit)] if is_led else "",
        wanted=int(known.width) if is_led else 0,
        wanted_pairs=int(known.pairs) if is_led else 0,
        must_answer=bool(known.options.follow_tractor),
        forced=forced(known, seat),
        forced_lock=forced_lock(known, seat),
        settled=board.settled(known) if is_over else None,
    )


def events(observation: Observation) -> list[PublicEvent]:
    """Returns the public events of the deal so far, in order, as the observing seat sees them."""
    return telling.events(observation.record.known, observation.seat)


def pile(known: Any, side: int, told: list[telling.Trick]) -> TrickPile:
    """Returns what the table shows of a side's tricks."""
    won = [trick for trick, winner in zip(told, known.winners.tolist(), strict=False) if winner % 2 == side]
    own = [trick for trick in won if len(trick) == SEATS]
    return TrickPile(cards=sum(len(play.cards) for trick in own for play in trick), tricks=len(own))


def locks(known: Any, seat: int) -> list[Lock]:
    """Returns which cards of the seat that has to follow are in no answer to the lead, and why."""
    if int(known.turn) != seat or int(known.phase) != PLAYING or not rules.is_led(known):
        return []
    one = int(known.hands[seat][0])
    barred = cards.faces(one & ~int(following.extend_follow(known, seat, NONE, NONE)[1]))
    if not barred:
        return []
    hand = cards.listed(*known.hands[seat])
    found: dict[str, Lock] = {}
    for card in barred:
        reason = refusal.incomplete(known, [card])
        copies = [held for held in hand if held == card]
        named = [*found[reason.code].cards, *copies] if reason.code in found else copies
        suit = cards.EFFECTIVE[int(known.led_suit)]
        found[reason.code] = Lock(cards=named, code=reason.code, rule=reason.rule, suit=suit)
    return list(found.values())


def forced(known: Any, seat: int) -> list[str]:
    """Returns the cards that the seat to act has to play whatever it chooses; none unless it follows."""
    if int(known.turn) != seat or int(known.phase) != PLAYING or not rules.is_led(known):
        return []
    return cards.listed(*rules.forced(known, seat))


def forced_lock(known: Any, seat: int) -> Lock | None:
    """Returns why some cards of the seat to act are in every answer to the lead, None where none are."""
    named = forced(known, seat)
    if not named:
        return None
    code = refusal.forcing(known)
    suit = cards.EFFECTIVE[int(known.led_suit)]
    return Lock(cards=named, code=code, rule=refusal.PARAGRAPHS[code], suit=suit)


def described(known: Any, action: str, move: Any) -> LegalAction:
    """Returns a legal action with its cards, and whether it would take the lead of the trick."""
    gains = []
    if int(known.phase) == PLAYING and rules.is_led(known) and int(known.led_shape) >= 0:
        made = shape(known, move.cards, move.extra)
        if beats(made, known.led_shape, known.best_suit, known.best_top):
            gains.append(Gain(item="ahead", count=1))
    return LegalAction(
        action=action, cards=cards.listed(move.cards, move.extra), taken=[], bonuses=[], gains=gains
    )


def gained(known: Any) -> list[int]:
    """Returns the levels that both sides have gained."""
    out = np.zeros((rules.SCORE_ROWS, 2), np.int64)
    rules.score(known, out)
    return [int(levels) for levels in out[0]]


def sheet(known: Any) -> list[SheetRow]:
    """Returns the score sheet of a finished deal: trick points, kitty, levels gained."""
    attackers = 1 - int(known.dealer) % 2
    bonus, points = int(rules.kitty_bonus(known)), gained(known)
    captured = [int(value) for value in known.captured]
    buried = cards.listed(*known.buried)
    kitty: list[int | None] = [None, None]
    kitty[attackers] = bonus
    rows: tuple[Row, ...] = (
        ("tricks", [captured[0], captured[1]], [[], []], [0, 0]),
        ("kitty", kitty, [buried if side == attackers else [] for side in range(2)], [0, 0]),
        ("levels", [None, None], [[], []], points),
    )
    return [
        SheetRow(item=item, counts=counts, cards=shown, values=[[], []], points=made)
        for item, counts, shown, made in rows
    ]
