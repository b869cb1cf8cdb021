"""Scopa for Python programs: options, notation, positions, results and the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

import numpy as np

from cardavia.games import fishing
from cardavia.games.contract import (
    BadPositionError,
    Choice,
    Context,
    IllegalActionError,
    Observation,
    Result,
    Winner,
    winner_of,
)
from cardavia.games.hints import Estimate, Look, Reason
from cardavia.games.options import Options
from cardavia.games.scopa import aspects, cards, hints, policy, rules, view
from cardavia.games.scopa.offers import offers
from cardavia.games.scopa.options import ScopaOptions
from cardavia.games.scopa.refusal import bad_notation, refusal
from cardavia.games.views import GameView, LegalAction, PublicEvent

AWARDS = ("cards", "diamonds", "settebello", "primiera")
COUNTING_ORDER = ("cards", "diamonds", "settebello", "primiera", "re_bello", "napola")
"""The order in which a tie at the target is recounted (10.6); scope come last."""


class Scopa(fishing.FishingGame):
    """Scopa for two, and its four-player forms."""

    slug = "scopa"
    rules_version = 1
    rules: ClassVar[Any] = rules
    policy: ClassVar[Any] = policy
    aspects: ClassVar[Any] = aspects
    pack = cards.PACK
    options = ScopaOptions
    bonuses = ("scopa",)
    view_model = view.ScopaView
    rivers = ("Adda", "Ticino", "Lambro", "Olona")

    def seats(self, options: Options) -> int:
        """Returns 2, or 4 in the forms of section 10.2."""
        return _own(options).seats

    def blank(self, options: Options) -> np.recarray[Any, Any]:
        """Returns an array of one State that holds the options and no deal yet."""
        states = np.zeros(1, rules.State).view(np.recarray)
        states[0].turn = -1
        states[0].last_capturer = -1
        _own(options).write_to(states[0].options)
        return states

    def bits(self, deck: Sequence[str]) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Returns a deck as card bits; raises BadPositionError unless it holds all 40 cards once."""
        fault = self.pack.fault(deck)
        if fault is not None:
            raise BadPositionError(f"deck: {fault}")
        return np.array([cards.BITS[card] for card in deck], np.uint8)

    def face_up(self, state: Any) -> list[str]:
        """Returns the opening table, which is shown also when it voids the deal (2.3)."""
        return [cards.BY_BIT[int(position)] for position in state.opening[: state.options.opening]]

    def load(self, position: Mapping[str, Any], options: Options) -> np.recarray[Any, Any]:
        """Returns the State of a position that holds every card exactly once, in sizes that fit the turn."""
        states = self.blank(options)
        state = states[0]
        own = _own(options)
        hands: Mapping[int, list[str]] = {int(seat): hand for seat, hand in position["hands"].items()}
        stock = list(position.get("stock", []))
        piles = position["piles"]
        held = [card for hand in hands.values() for card in hand]
        fault = self.pack.fault([*held, *position["table"], *stock, *piles[0], *piles[1]])
        over = bool(position.get("over")) or position["turn"] is None
        sizes = [len(hands.get(seat, [])) for seat in range(own.seats)]
        fault = fault or _fault_of_sizes(
            sizes, len(stock), None if over else position["turn"], position["dealer"], own
        )
        if fault is not None:
            raise BadPositionError(f"position: {fault}")
        if any(not 0 <= sweeps <= len(self.pack) for sweeps in position["bonus"]):
            raise BadPositionError(f"position: no side can have made so many sweeps: {position['bonus']}")
        for seat, hand in hands.items():
            state.hands[seat] = cards.mask(hand)
        state.table = cards.mask(position["table"])
        for side in range(2):
            state.piles[side] = cards.mask(piles[side])
            state.sweeps[side] = position["bonus"][side]
        state.held = len(held)
        state.dealt = len(self.pack) - len(stock)
        state.stock[state.dealt :] = [cards.BITS[card] for card in stock]
        state.dealer = position["dealer"]
        state.turn = -1 if over else position["turn"]
        # What is told of a position begins with its table, where the record has room for it.
        begun = position["table"] if len(position["table"]) <= len(state.opening) else []
        state.options.opening = len(begun)
        state.opening[: len(begun)] = [cards.BITS[card] for card in begun]
        last = position["last_capturer"]
        state.last_capturer = -1 if last is None else last
        return states

    def position(self, state: Any) -> dict[str, Any]:
        """Returns the position of a State, as `load` takes it."""
        over = bool(rules.is_over(state))
        return {
            "dealer": int(state.dealer),
            "turn": None if over else int(state.turn),
            "over": over,
            "hands": {seat: cards.listed(state.hands[seat]) for seat in range(int(state.options.seats))},
            "table": cards.listed(state.table),
            "stock": [cards.BY_BIT[int(place)] for place in state.stock[state.dealt :]],
            "piles": [cards.listed(pile) for pile in state.piles],
            "bonus": [int(sweeps) for sweeps in state.sweeps],
            "last_capturer": None if state.last_capturer < 0 else int(state.last_capturer),
        }

    def written(self, kind: int, cards: int, extra: int) -> str:
        """Returns the action string of a move given by its three fields."""
        del kind
        return _written(cards, extra)

    def read(self, state: Any, seat: int | None, action: str) -> np.recarray[Any, Any]:
        """Returns an array of one legal Move; raises IllegalActionError with the reason."""
        play = fishing.read_capture(action, self.pack)
        if play is None:
            raise IllegalActionError(action, bad_notation())
        reason = refusal(state, seat, play)
        if reason is not None:
            raise IllegalActionError(action, reason)
        return _move([play.card], play.taken)

    def choice(self, state: Any, cards_chosen: Sequence[str], taken: Sequence[str]) -> Choice:
        """Returns which cards may join a partial choice of the seat to act; raises IllegalActionError."""
        written = f"{'+'.join(cards_chosen)}x{'+'.join(taken)}"
        named = (*cards_chosen, *taken)
        if len(cards_chosen) > 1 or len(set(named)) < len(named) or any(c not in self.pack for c in named):
            raise IllegalActionError(written, bad_notation())
        part = _move(cards_chosen, taken)
        out = self.buffer()
        reached = int(rules.extend(state, part[0], out))
        if reached == 0 and cards_chosen:
            reason = refusal(state, None, fishing.Capture(cards_chosen[0], tuple(taken)))
            raise IllegalActionError(written, reason or bad_notation())
        if reached <= 0:
            return Choice([], [], None, _total(taken))
        complete = bool(out[0].kind) and bool(cards_chosen)
        return Choice(
            hand=cards.listed(out[0].cards),
            table=cards.listed(out[0].extra),
            action=self.write(part[0]) if complete else None,
            total=_total(taken),
            offers=offers(state, part[0], self),
            reached=reached,
        )

    def result(self, state: Any, context: Context, options: Options) -> Result:
        """Returns the outcome of a finished deal with its consequence for the match."""
        own = _own(options)
        sheet = view.points(state)
        names = [*AWARDS, *(name for name in ("re_bello", "napola") if getattr(own, name))]
        awards = {name: sheet[name] for name in names}
        bonuses = {"scopa": sheet["scopa"]}
        rows = [*bonuses.values(), *awards.values()]
        scores = [sum(row[side] for row in rows) for side in range(2)]
        before = fishing.scores_before(context)
        match = self.settle(before, scores, awards, own)
        following = self.next_dealer(int(state.dealer), own)
        return {
            "scores": scores,
            "bonuses": bonuses,
            "awards": awards,
            "winner": winner_of(scores),
            "match_scores": list(match.totals),
            "match_over": match.over,
            "match_winner": match.winner,
            "next_dealer": None if match.over else following,
        }

    def settle(
        self,
        before: Sequence[int],
        scores: Sequence[int],
        awards: Mapping[str, Sequence[int]] | None,
        options: Options,
    ) -> fishing.Settlement:
        """Returns where the match stands after a deal (6), with the tie-break of 10.6 where it is on."""
        own = _own(options)
        match = fishing.settle(before, scores, own.target)
        if match.over or own.tie_break is None or own.target is None or awards is None:
            return match
        if max(match.totals) < own.target:
            return match
        winner = first_to_reach(before, scores, awards, own.target)
        return match if winner is None else fishing.Settlement(match.totals, True, winner)

    def scales(self) -> Mapping[str, Mapping[str, int]]:
        """Returns the values of ranks for capturing (1) and for the primiera (5)."""
        primiera = {rank: int(rules.PRIMIERA_VALUES[value - 1]) for rank, value in cards.VALUES.items()}
        return {"capture": cards.VALUES, "primiera": primiera}

    def view(self, observation: Observation) -> GameView:
        """Returns what the observing seat is shown of the deal."""
        return view.view(observation)

    def events(self, observation: Observation) -> list[PublicEvent]:
        """Returns the public events of the deal so far, in order."""
        return view.events(observation)

    def legal(self, observation: Observation) -> list[LegalAction]:
        """Returns the legal actions of the observing seat with their parts and consequences."""
        return view.legal(observation, self)

    def reasons(self, observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
        """Returns why one play is estimated better than another, the weightiest reason first."""
        return hints.reasons(observation, best, rival)

    def dangers(self, observation: Observation, best: Estimate) -> list[Reason]:
        """Returns the events that a play invites, where they are likely enough to be told."""
        return hints.dangers(observation, best)

    def look(self, observation: Observation, topic: str) -> Look:
        """Returns what draws attention to the topic of a reason, with its cards."""
        return hints.look(observation, topic)


GAME = Scopa()


def first_to_reach(
    before: Sequence[int], scores: Sequence[int], awards: Mapping[str, Sequence[int]], target: int
) -> Winner:
    """Returns the side that alone reaches the target first when the deal is recounted (10.6)."""
    steps = [list(awards[name]) for name in COUNTING_ORDER if name in awards]
    steps.append([scores[side] - sum(step[side] for step in steps) for side in range(2)])
    totals = list(before)
    for step in steps:
        totals = [totals[side] + step[side] for side in range(2)]
        reached = [total >= target for total in totals]
        if reached[0] != reached[1]:
            return 0 if reached[0] else 1
    return None


def _fault_of_sizes(
    sizes: Sequence[int], stock: int, turn: int | None, dealer: int, options: ScopaOptions
) -> str | None:
    """Returns why hands and stock cannot be so large at a turn (2.4, 2.5, 8), None when they can."""
    seats = options.seats
    if stock % (seats * options.batch) != 0:
        return f"a stock of {stock} cards does not end with a whole batch for every hand"
    if turn is None:
        return None if sum(sizes) == stock == 0 else "a deal that is over has cards in hands or stock"
    played = (turn - dealer - 1) % seats
    most = sizes[turn]
    for place in range(seats):
        seat = (dealer + 1 + place) % seats
        wanted = most - (place < played)
        if sizes[seat] != wanted or most == 0:
            return f"hands of {list(sizes)} cards do not fit the turn of seat {turn} with dealer {dealer}"
    return None


@cache
def _written(played: int, taken: int) -> str:
    """Returns the action string of a play; one of 16,200, so that all of them can be kept."""
    (card,) = cards.listed(played)
    return fishing.Capture(card, tuple(cards.listed(taken))).written(cards.PACK)


def _own(options: Options) -> ScopaOptions:
    if not isinstance(options, ScopaOptions):
        raise TypeError(f"Scopa is played with ScopaOptions, not {type(options).__name__}.")
    return options


def _move(played: Sequence[str], taken: Sequence[str]) -> np.recarray[Any, Any]:
    move = np.zeros(1, rules.Move).view(np.recarray)
    move[0].kind = rules.PLAY
    move[0].cards = cards.mask(played)
    move[0].extra = cards.mask(taken)
    return move


def _total(taken: Sequence[str]) -> int | None:
    return sum(cards.VALUES[card[0]] for card in taken) if taken else None
