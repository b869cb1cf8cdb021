"""What one seat is shown of its table, field by field from its observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from cardavia.ai.hints import Comparison, Hint
from cardavia.games.contract import Game
from cardavia.games.hints import Note
from cardavia.games.views import LegalAction
from cardavia.tables.table import Table
from cardavia.web.wire import (
    LISTED,
    HintNote,
    HintPlay,
    HintView,
    MatchView,
    Outcome,
    SeatView,
    TableView,
)


def table_view(table: Table, seat: int, since: int | None) -> TableView:
    """Returns the view of a seat with the events after number `since`.

    Where those reach back into an earlier deal, or `since` is None, the view is a snapshot: it tells the
    whole present deal.
    """
    news = None if since is None else table.events(seat, since)
    deal, game = table.deal, table.ruleset.game
    standing = game.standing(table.context, table.ruleset.options)
    observation = None if deal is None else deal.observation(seat)
    # For the seat to act alone: how many actions another seat has would tell of its hand.
    is_to_act = deal is not None and deal.turn == seat and table.claimed_by is None
    count = game.count(observation.record.known) if observation is not None and is_to_act else 0
    return TableView(
        seq=table.seq(seat),
        phase=table.phase,
        you=seat,
        seats=[
            SeatView(name=sitting.name, kind=sitting.kind, level=sitting.level, side=sitting.side)
            for sitting in table.seats
        ],
        match=MatchView(
            scores=list(standing.scores),
            target=standing.target,
            deals=standing.deals,
            deal=table.number,
        ),
        commitment=table.commitment,
        game=None if observation is None else game.view(observation),
        legal=game.legal(observation) if observation is not None and 0 < count <= LISTED else [],
        legal_count=count,
        outcome=None if table.result is None else outcome(game, table.result),
        voids=[] if deal is None else [list(void) for void in deal.voids],
        can_undo=table.can_take_back(seat),
        can_claim=table.can_claim(seat),
        claimed=table.claimed_by,
        practice=table.is_practice,
        events=(table.events(seat) or []) if news is None else news,
        snapshot=news is None,
    )


def outcome(game: Game, result: Mapping[str, Any]) -> Outcome:
    """Returns the part of a deal's result that every game has."""
    return Outcome(
        scores=list(result["scores"]),
        winner=result["winner"],
        match_scores=game.match_scores(dict(result)),
        match_over=result["match_over"],
        match_winner=result["match_winner"],
    )


def hint_view(hint: Hint, step: Literal[1, 2, 3], table: Table, seat: int) -> HintView:
    """Returns as much of a hint as a step tells."""
    is_last = step == 3
    return HintView(
        seq=table.seq(seat),
        step=step,
        look=_note(hint.look),
        cards=list(hint.look.cards),
        play=_play(hint.action, table, seat) if step > 1 else None,
        certainty=hint.certainty.value if is_last else None,
        second=_compared(hint.second, table, seat) if is_last else None,
        rival=_compared(hint.rival, table, seat) if is_last else None,
        reasons=[_note(reason) for reason in hint.reasons if is_last],
        dangers=[_note(danger) for danger in hint.dangers if is_last],
    )


def _note(note: Note) -> HintNote:
    return HintNote(id=note.id, values=dict(note.values))


def _compared(other: Comparison | None, table: Table, seat: int) -> HintPlay | None:
    if other is None:
        return None
    return HintPlay(
        play=_play(other.action, table, seat),
        difference=round(other.difference, 2),
        interval=round(other.interval, 2),
    )


def _play(action: str, table: Table, seat: int) -> LegalAction:
    """Returns a play of a hint by itself: to describe all legal ones can take half a second."""
    deal = table.deal
    assert deal is not None, "a hint is about a deal that goes on"
    return deal.game.described(deal.observation(seat), action)
