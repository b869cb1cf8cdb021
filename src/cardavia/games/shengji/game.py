"""Shengji for Python programs: options, actions, refusals, results and the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from cardavia.games.contract import (
    LISTED,
    OFFERED,
    BadPositionError,
    Choice,
    Context,
    Game,
    IllegalActionError,
    Observation,
    Result,
    Standing,
)
from cardavia.games.follows import Duty, Follow
from cardavia.games.hints import Estimate, Look, Reason
from cardavia.games.options import Options
from cardavia.games.shengji import (
    aspects,
    cards,
    duties,
    hints,
    policy,
    positions,
    refusal,
    rules,
    settlement,
    view,
)
from cardavia.games.shengji.notation import VERBS, Action, read_action
from cardavia.games.shengji.options import ShengjiOptions
from cardavia.games.shengji.records import BURY, BURYING, CALL, CALLING, PLAY, SEATS
from cardavia.games.views import GameView, LegalAction, PublicEvent


class Shengji(Game):
    """Shengji, for four in two partnerships with two packs."""

    slug = "shengji"
    family = "tractor"
    rules_version = 1
    rules: ClassVar[Any] = rules
    policy: ClassVar[Any] = policy
    aspects: ClassVar[Any] = aspects
    pack = cards.PACK
    options = ShengjiOptions
    view_model = view.ShengjiView
    margin_unit = "levels"
    rule_player = "textbook"
    rivers = ("Huangpu", "Minjiang", "Qiantang", "Xiangjiang")
    place = 4
    showpieces = ("JR", "KS", "TH")
    follow_check = duties.CHECK

    def seats(self, options: Options) -> int:
        """Returns 4."""
        return int(SEATS)

    def blank(self, options: Options, context: Context | None = None) -> np.recarray[Any, Any]:
        """Returns an array of one State that holds the options and the levels, and no deal yet."""
        states = np.zeros(1, rules.State).view(np.recarray)
        state = states[0]
        _own(options).write_to(state.options)
        known = self.first_context(options) if context is None else context
        state.levels[:] = [cards.RANKS.index(level) for level in known["levels"]]
        state.first_deal = int(known["first_deal"])
        state.turn = -1
        state.trump = -1
        state.kitty[:] = rules.UNKNOWN
        return states

    def bits(self, deck: Sequence[str]) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Returns a deck as the compiled rules take it; raises BadPositionError for a faulty deck."""
        fault = self.pack.fault(deck)
        if fault is not None:
            raise BadPositionError(f"deck: {fault}")
        return np.array([cards.PLACES[card] for card in deck], np.uint8)

    def face_up(self, state: Any) -> list[str]:
        """Returns nothing: all cards are dealt face down."""
        return []

    def load(self, position: Mapping[str, Any], options: Options) -> np.recarray[Any, Any]:
        """Returns the State of a written position; raises BadPositionError."""
        states = self.blank(options)
        positions.load(states[0], position)
        return states

    def position(self, state: Any) -> dict[str, Any]:
        """Returns a State as `load` takes it."""
        return positions.position(state)

    def written(self, kind: int, cards: int, extra: int) -> str:
        """Returns the action string of a move given by its three fields."""
        named = _joined(cards, extra)
        return f"{VERBS[kind]} {named}".strip() if kind in VERBS else named

    def read(self, state: Any, seat: int | None, action: str) -> np.recarray[Any, Any]:
        """Returns an array of one legal Move; raises IllegalActionError with the reason."""
        said = read_action(action)
        if said is None:
            raise IllegalActionError(action, refusal.bad_notation())
        reason = refusal.refusal(state, seat, said)
        if reason is not None:
            raise IllegalActionError(action, reason)
        return _move(said)

    def choice(self, state: Any, cards: Sequence[str], taken: Sequence[str]) -> Choice:
        """Returns which cards may join a partial choice of the seat to act; raises IllegalActionError.

        The total is what the chosen cards are worth in points, None while trumps are called.
        """
        text = "+".join(cards)
        if taken or any(card not in self.pack for card in cards):
            raise IllegalActionError(text, refusal.bad_notation())
        if rules.is_over(state):
            return Choice([], [], None, None)
        reason = refusal.absent(state, cards)
        if reason is not None:
            raise IllegalActionError(text, reason)
        kind = {CALLING: CALL, BURYING: BURY}.get(int(state.phase), PLAY)
        part = _move(Action(kind, tuple(cards)))
        out = self._room().view(np.recarray)
        reached = int(rules.extend(state, part[0], out))
        if reached == 0:
            raise IllegalActionError(text, refusal.incomplete(state, cards))
        is_complete = bool(out[0].kind) and bool(cards)
        joining, forced = _faces(out[0].cards), _listed(out[1].cards, out[1].extra)
        return Choice(
            hand=joining,
            table=[],
            action=self.write(part[0]) if is_complete else None,
            total=None if kind == CALL else int(rules.points(part[0].cards, part[0].extra)),
            offers=self._offers(state, part[0]) if reached <= OFFERED else [],
            reached=reached,
            forced=forced,
        )

    def result(self, state: Any, context: Context, options: Options) -> Result:
        """Returns the outcome of a finished deal with its consequence for the match."""
        levels, trump, dealer = context["levels"], int(state.trump), int(state.dealer)
        attack = int(rules.attack_points(state))
        is_void = int(state.tricks) == 0
        after = (
            settlement.thrown_in(levels, int(state.starter))
            if is_void
            else settlement.settle(state, levels, dealer, attack)
        )
        found: Result = {
            "scores": list(after.scores),
            "trump": None if is_void else cards.TRUMPS[trump],
            "dealer": None if is_void else dealer,
            "exposed": [cards.FACES[int(card)] for card in state.kitty] if state.exposed else None,
            "trick_points": [int(points) for points in state.captured],
            "kitty_bonus": int(rules.kitty_bonus(state)),
            "attack_points": attack,
            "winner": after.winner,
            "gain": after.gain,
            "levels": list(after.levels),
            "match_over": after.match_winner is not None,
            "match_winner": after.match_winner,
            "next_dealer": after.next_dealer,
        }
        if _own(options).throw_penalty:
            found["penalty"] = int(state.penalty)
        return found

    def first_context(self, options: Options) -> dict[str, Any]:
        """Returns both sides at level 2 before the first deal."""
        return settlement.first_context()

    def read_context(self, given: Context, options: Options) -> dict[str, Any]:
        """Returns the levels before the deal and whether it is the first; raises BadPositionError."""
        return settlement.read_context(given)

    def context_of(self, position: Mapping[str, Any], options: Options) -> dict[str, Any]:
        """Returns the levels that a written position names, and whether its deal is the first."""
        return {"levels": list(position["levels"]), "first_deal": position.get("first_deal", False)}

    def next_context(self, context: Context, result: Result) -> dict[str, Any]:
        """Returns the levels after the deal."""
        return settlement.next_context(context, result)

    def standing(self, context: Context, options: Options) -> Standing:
        """Returns the levels before a deal, the 2 as 0; no number of points wins the match."""
        mine, theirs = (cards.LEVELS.index(level) for level in context["levels"])
        return Standing((mine, theirs), None)

    def match_scores(self, result: Result) -> list[int]:
        """Returns the levels after a deal, the 2 as 0."""
        return [cards.LEVELS.index(level) for level in result["levels"]]

    def facing(self, follow: Follow, options: Options) -> np.recarray[Any, Any]:
        """Returns an array of one State in which seat 0 has to follow a lead."""
        states = self.blank(options)
        duties.face(states[0], follow)
        return states

    def duties(self, observation: Observation) -> list[Duty]:
        """Returns what the rules ask of the observing seat, which has to follow, in their own order."""
        return duties.duties(observation.record.known, observation.seat)

    def view(self, observation: Observation) -> GameView:
        """Returns what the observing seat is shown of the deal."""
        return view.view(observation)

    def events(self, observation: Observation) -> list[PublicEvent]:
        """Returns the public events of the deal so far, in order."""
        return view.events(observation)

    def legal(self, observation: Observation) -> list[LegalAction]:
        """Returns the legal actions of the observing seat, sorted; empty when it is not to act.

        Empty too where there are more than are listed: they can only be counted.
        """
        known = observation.record.known
        if int(rules.actor(known)) != observation.seat or rules.count(known) > LISTED:
            return []
        return [view.described(known, name, move) for name, move in self.legal_moves(known).items()]

    def described(self, observation: Observation, action: str) -> LegalAction:
        """Returns a legal action of the observing seat with its parts and consequences."""
        known = observation.record.known
        move = self.read(known, observation.seat, action)[0]
        return view.described(known, self.write(move), move)

    def move_at(self, state: Any, number: int) -> Any:
        """Returns the legal move with a number from 0 to count - 1, in an order of the rules' own."""
        move = np.zeros(1, rules.Move).view(np.recarray)
        rules.move_at(state, number, move[0])
        return move[0]

    def reasons(self, observation: Observation, best: Estimate, rival: Estimate) -> list[Reason]:
        """Returns why one play is estimated better than another, the weightiest reason first."""
        return hints.reasons(observation, best, rival)

    def dangers(self, observation: Observation, best: Estimate) -> list[Reason]:
        """Returns the events that a play invites, where they are likely enough to be told."""
        return hints.dangers(observation, best)

    def look(self, observation: Observation, topic: str) -> Look:
        """Returns what draws attention to the topic of a reason, with its cards."""
        return hints.look(observation, topic)

    def _offers(self, state: Any, part: Any) -> list[LegalAction]:
        """Returns the legal actions that hold a part, none where too many would have to be looked through."""
        if rules.count(state) > LISTED:
            return []
        moves = self._listed(state)
        wanting = (part.cards & ~moves["cards"]) | (part.extra & ~moves["extra"])
        found = moves[wanting == 0].view(np.recarray)
        return [view.described(state, self.write(move), move) for move in found]


GAME = Shengji()


def _own(options: Options) -> ShengjiOptions:
    if not isinstance(options, ShengjiOptions):
        raise TypeError(f"Shengji is played with ShengjiOptions, not {type(options).__name__}.")
    return options


def _listed(one: Any, two: Any) -> list[str]:
    return cards.listed(one, two)


def _faces(mask: Any) -> list[str]:
    return cards.faces(mask)


def _joined(one: Any, two: Any) -> str:
    return "+".join(cards.listed(one, two))


def _move(action: Action) -> np.recarray[Any, Any]:
    move = np.zeros(1, rules.Move).view(np.recarray)
    move[0].kind = action.kind
    move[0].cards, move[0].extra = cards.planes(action.cards)
    return move
