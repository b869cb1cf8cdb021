"""The face of every capture game: notation, partial choices, written positions, matches."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np

from cardavia.games import fields
from cardavia.games.contract import Context, Game, Result
from cardavia.games.fishing.cards import RankMajor
from cardavia.games.fishing.notation import Capture, read_capture
from cardavia.games.fishing.offers import best
from cardavia.games.fishing.positions import fault_of, fields_of
from cardavia.games.fishing.records import PLAY, Move
from cardavia.games.match import Settlement, Standing, scores_before, settle, winner_of
from cardavia.games.options import Options, Value
from cardavia.games.refusals import BadPositionError, IllegalActionError
from cardavia.games.views import OFFERED, Choice, Gain, LegalAction


@dataclass(frozen=True)
class Earned:
    """Points of a finished deal by name and side."""

    bonuses: Mapping[str, Sequence[int]]
    """Those made during play."""
    awards: Mapping[str, Sequence[int]]
    """Those counted after it."""


class FishingGame(Game):
    """A game of captures from the table, whose match adds up the points of its deals.

    Its State has the fields of written positions: hands, table, piles, stock, dealt, held, turn, dealer,
    last_capturer, opening, and in its options seats, batch and opening.
    """

    family = "fishing"
    layout: ClassVar[RankMajor]
    """The cards as bits."""
    values: ClassVar[Mapping[str, int]]
    """What the ranks that sums are made of are worth in them."""
    valued: ClassVar[Sequence[np.uint64]]
    """Kinds of cards, as masks, whose capture makes a play worth offering before another one."""
    bonuses: ClassVar[tuple[str, ...]]
    """Names of the points made during play, in the order of the conformance files."""

    def __init__(self) -> None:
        # The same plays are told in view after view.
        self._gains = lru_cache(maxsize=4096)(self._counted)

    @abstractmethod
    def promised(self, state: Any, move: Any) -> list[str]:
        """Returns the names of the points that a legal move makes at once."""

    @abstractmethod
    def gains(self, won: list[str]) -> list[Gain]:
        """Returns what won cards count for, most valuable first."""

    @abstractmethod
    def restore(self, state: Any, position: Mapping[str, Any]) -> None:
        """Writes what a game remembers besides cards and turns: points made, and what they depend on.

        Raises BadPositionError.
        """

    @abstractmethod
    def remembered(self, state: Any) -> dict[str, Any]:
        """Returns what `restore` takes."""

    @abstractmethod
    def earned(self, state: Any, options: Options) -> Earned:
        """Returns the points of a finished deal by the names of records: made during play, and awarded."""

    @abstractmethod
    def target(self, options: Options) -> int | None:
        """Returns the points that win a match, None for a match of one deal."""

    def settle(
        self,
        before: Sequence[int],
        scores: Sequence[int],
        awards: Mapping[str, Sequence[int]] | None,
        options: Options,
    ) -> Settlement:
        """Returns where the match stands after a deal; None for awards that are not known."""
        del awards
        return settle(before, scores, self.target(options))

    def blank(self, options: Options, context: Context | None = None) -> np.recarray[Any, Any]:
        """Returns an array of one State that holds the options and no deal yet."""
        states = np.zeros(1, self.rules.State).view(np.recarray)
        states[0].turn = -1
        states[0].last_capturer = -1
        self.options.of(options).write_to(states[0].options)
        return states

    def places(self) -> Mapping[str, int]:
        """Returns the bit of every card."""
        return self.layout.bits

    def face_up(self, state: Any) -> list[str]:
        """Returns the opening table in order of dealing, which is shown also when it voids the deal."""
        return [self.layout.by_bit[place] for place in state.opening[: state.options.opening].tolist()]

    def load(self, position: Mapping[str, Any], options: Options) -> np.recarray[Any, Any]:
        """Returns the State of a position that holds every card exactly once, in sizes that fit the turn."""
        states = self.blank(options)
        state = states[0]
        fields.check(position, fields_of(int(state.options.seats)))
        layout = self.layout
        hands: Mapping[int, list[str]] = {int(seat): hand for seat, hand in position["hands"].items()}
        fault = fault_of(position, hands, self.pack, int(state.options.seats), int(state.options.batch))
        if fault is not None:
            raise BadPositionError(f"position: {fault}")
        table, stock = list(position["table"]), list(position.get("stock", []))
        for seat, hand in hands.items():
            state.hands[seat] = layout.mask(hand)
        for side in range(2):
            state.piles[side] = layout.mask(position["piles"][side])
        state.table = layout.mask(table)
        state.held = sum(map(len, hands.values()))
        state.dealt = len(self.pack) - len(stock)
        state.stock[state.dealt :] = [layout.bits[card] for card in stock]
        state.dealer = position["dealer"]
        is_over = position.get("over") or position["turn"] is None
        state.turn = -1 if is_over else position["turn"]
        # What is told of a position begins with its table, where the record has room for it.
        begun = table if len(table) <= len(state.opening) else []
        state.options.opening = len(begun)
        state.opening[: len(begun)] = [layout.bits[card] for card in begun]
        last = position["last_capturer"]
        state.last_capturer = -1 if last is None else last
        self.restore(state, position)
        return states

    def position(self, state: Any) -> dict[str, Any]:
        """Returns a State as `load` takes it: where every card is, whose turn, what is scored."""
        layout = self.layout
        is_over = bool(self.rules.is_over(state))
        return {
            "dealer": int(state.dealer),
            "turn": None if is_over else int(state.turn),
            "over": is_over,
            "hands": {seat: layout.listed(state.hands[seat]) for seat in range(int(state.options.seats))},
            "table": layout.listed(state.table),
            "stock": [layout.by_bit[place] for place in state.stock[state.dealt :].tolist()],
            "piles": [layout.listed(pile) for pile in state.piles],
            "last_capturer": None if state.last_capturer < 0 else int(state.last_capturer),
            **self.remembered(state),
        }

    def written(self, kind: int, cards: int, extra: int) -> str:
        """Returns the action string of a move given by its three fields."""
        del kind
        return self.layout.written(cards, extra)

    def names(self, moves: np.ndarray[Any, Any]) -> list[str]:
        """Returns the action strings of compiled moves, in their order; some ten thousand may be legal."""
        return list(map(self.layout.written, moves["cards"].tolist(), moves["extra"].tolist()))

    def said(self, action: str) -> Capture | None:
        """Returns the play that an action string says, None when it says none."""
        return read_capture(action, self.pack)

    def move(self, said: Capture) -> np.recarray[Any, Any]:
        """Returns an array of the one Move that a play is."""
        return self._move([said.card], said.taken)

    def choice(self, state: Any, cards: Sequence[str], taken: Sequence[str]) -> Choice:
        """Returns which cards may join a partial choice of the seat to act; raises IllegalActionError."""
        written = f"{'+'.join(cards)}x{'+'.join(taken)}"
        named = (*cards, *taken)
        if len(cards) > 1 or len(set(named)) < len(named) or any(card not in self.pack for card in named):
            raise IllegalActionError(written, self.refusals.bad_notation())
        part = self._move(cards, taken)
        out = self._room()
        reached = int(self.rules.extend(state, part[0], out))
        if reached == 0 and cards:
            reason = self.refusals.refusal(state, None, Capture(cards[0], tuple(taken)))
            raise IllegalActionError(written, reason or self.refusals.bad_notation())
        if reached <= 0:
            return Choice([], [], None, self.total(taken))
        is_complete = bool(out[0]["kind"]) and bool(cards)
        return Choice(
            hand=self.layout.listed(out[0]["cards"]),
            table=self.layout.listed(out[0]["extra"]),
            action=self.write(part[0]) if is_complete else None,
            total=self.total(taken),
            offers=self._offers(state, part[0]),
            reached=reached,
        )

    def told(self, state: Any, moves: np.ndarray[Any, Any]) -> list[LegalAction]:
        """Returns legal moves of the seat to act with their parts and consequences, in their order.

        Whole columns are read, and only moves that make points are asked for their names, because two
        hundred are told with every view of a crowded table.
        """
        points = np.zeros(len(moves), np.int64)
        self.rules.promises(state, moves, points)
        layout = self.layout
        columns = (moves["cards"].tolist(), moves["extra"].tolist(), points.tolist())
        return [
            LegalAction(
                action=layout.written(card, taken),
                cards=layout.listed(card),
                taken=layout.listed(taken),
                bonuses=self.promised(state, move) if made else [],
                gains=list(self._gains(card | taken)) if taken else [],
            )
            for move, card, taken, made in zip(moves, *columns, strict=True)
        ]

    def total(self, taken: Sequence[str]) -> int | None:
        """Returns the sum of some cards, None for none and for cards that are in no sum."""
        if not taken or any(card[0] not in self.values for card in taken):
            return None
        return sum(self.values[card[0]] for card in taken)

    def result(self, state: Any, context: Context, options: Options) -> Result:
        """Returns the outcome of a finished deal with its consequence for the match."""
        earned = self.earned(state, options)
        rows = [*earned.bonuses.values(), *earned.awards.values()]
        scores = [sum(points[side] for points in rows) for side in range(2)]
        match = self.settle(scores_before(context), scores, earned.awards, options)
        return {
            "scores": scores,
            "bonuses": earned.bonuses,
            "awards": earned.awards,
            "winner": winner_of(scores),
            "match_scores": list(match.totals),
            "match_over": match.over,
            "match_winner": match.winner,
            "next_dealer": None if match.over else self.next_dealer(int(state.dealer), options),
        }

    def next_dealer(self, dealer: int, options: Options) -> int:
        """Returns the dealer of the next deal: the seat to the right."""
        return (dealer + 1) % self.seats(options)

    def first_context(self, options: Options) -> dict[str, Any]:
        """Returns 0-0."""
        return {"match_scores": [0, 0]}

    def read_context(self, given: Context, options: Options) -> dict[str, Any]:
        """Returns the match scores before the deal, and nothing else that stood there."""
        return {"match_scores": list(scores_before(given))}

    def next_context(self, context: Context, result: Result) -> dict[str, Any]:
        """Returns the match scores after the deal."""
        return {"match_scores": list(result["match_scores"])}

    def standing(self, context: Context, options: Options) -> Standing:
        """Returns the match scores before a deal, and the target."""
        target = self.target(options)
        return Standing(scores_before(context), target, 1 if target is None else None)

    def single(self) -> Mapping[str, Value]:
        """Returns the option of a match without a target."""
        return {"target": None}

    def _offers(self, state: Any, part: Any) -> list[LegalAction]:
        moves = self._listed(state)
        points = np.zeros(len(moves), np.int64)
        self.rules.promises(state, moves, points)
        return self.told(state, moves[best(moves, points, part, self.valued, OFFERED)])

    def _counted(self, won: int) -> tuple[Gain, ...]:
        return tuple(self.gains(self.layout.listed(won)))

    def _move(self, played: Sequence[str], taken: Sequence[str]) -> np.recarray[Any, Any]:
        move = np.zeros(1, Move).view(np.recarray)
        move[0].kind = PLAY
        move[0].cards = self.layout.mask(played)
        move[0].extra = self.layout.mask(taken)
        return move
