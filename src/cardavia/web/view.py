"""What one seat is shown of its table, field by field from its observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardavia.tables.table import Table
from cardavia.web.wire import LISTED, MatchView, Outcome, SeatView, TableView


def table_view(table: Table, seat: int, since: int | None) -> TableView:
    """Returns the view of a seat with the events after number `since`.

    Where those reach back into an earlier deal, or `since` is None, the view is a snapshot: it tells the
    whole present deal.
    """
    news = None if since is None else table.events(seat, since)
    deal, game = table.deal, table.ruleset.game
    observation = None if deal is None else deal.observation(seat)
    # For the seat to act alone: how many actions another seat has would tell of its hand.
    is_to_act = deal is not None and deal.turn == seat
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
            scores=list(table.context.get("match_scores", [0, 0])),
            target=getattr(table.ruleset.options, "target", None),
            deal=table.number,
        ),
        commitment=table.commitment,
        game=None if observation is None else game.view(observation),
        legal=game.legal(observation) if observation is not None and 0 < count <= LISTED else [],
        legal_count=count,
        outcome=None if table.result is None else outcome(table.result),
        events=(table.events(seat) or []) if news is None else news,
        snapshot=news is None,
    )


def outcome(result: Mapping[str, Any]) -> Outcome:
    """Returns the part of a deal's result that every game has."""
    return Outcome(
        scores=list(result["scores"]),
        winner=result["winner"],
        match_scores=list(result.get("match_scores", result["scores"])),
        match_over=result["match_over"],
        match_winner=result["match_winner"],
    )
