"""What a table offers beside plays: typed plays, hints, claims."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from cardavia.ai import hints
from cardavia.ai.choice import Choice, Player, Reason
from cardavia.ai.hints import Hint
from cardavia.games.contract import Observation
from cardavia.play.ruleset import Ruleset
from cardavia.play.typing import TypedPlayError
from cardavia.store.log import MoveLog
from cardavia.tables import pool
from cardavia.tables.faults import StaleError, WrongPhaseError
from cardavia.tables.hall import Hall
from cardavia.tables.table import Table
from tests.tables.conftest import ReadyKernels

ENTROPY = bytes(16)
FIRST = "7S 6S 2C 6H 4H 6C 7D 7C JC KS"
"""Seat 0 holds 7S 2C 4H and is to act; 7D 7C JC KS lie on the table."""

LAST = "3H JS KH 2S QH AS"
"""The last six cards: seat 0 gets 3H KH QH, seat 1 JS 2S AS; the rest is decided whatever is played."""


class FirstPlayer(Player):
    """Plays what comes first, as the tests' person does, so that every deal of a deck is the same."""

    name = "first"

    def choose(self, observation: Observation, seed: bytes) -> Choice:
        return Choice(observation.game.legal(observation)[0].action, (), Reason.CHANCE)


def hall_over(log: MoveLog, pace: float = 0.0) -> Hall:
    """Returns a hall in which the computer plays what comes first."""
    return Hall(log, ReadyKernels(), pace=pace, pool=pool.Pool(find_player=lambda game, name: FirstPlayer()))


@pytest.fixture
async def hall(log: MoveLog) -> AsyncIterator[Hall]:
    made = hall_over(log)
    yield made
    await made.close()


@pytest.fixture
async def table(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table at which seat 0 is to make the first play of a known deal."""
    use_deck(monkeypatch, first=FIRST)
    made = await hall.create("owner", "scopa", {}, "casual")
    await made.start_deal(0, 1, ENTROPY)
    return made


def use_deck(monkeypatch: pytest.MonkeyPatch, first: str, last: str = "") -> None:
    """Deals packs that begin and end with the given cards; seat 1 deals."""
    original = Ruleset.deal
    begin, end = first.split(), last.split()

    def deal(self: Ruleset, _seed: bytes, *, dealer: int, context: Any) -> Any:
        rest = [card for card in self.game.pack.ids if card not in (*begin, *end)]
        return original(self, deck=[*begin, *rest, *end], dealer=1, context=context)

    monkeypatch.setattr(Ruleset, "deal", deal)


async def claimable(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Returns a table that is played to where the person can claim the rest."""
    use_deck(monkeypatch, first=FIRST, last=LAST)
    table = await hall.create("owner", "scopa", {}, "casual")
    await table.start_deal(0, 1, ENTROPY)
    while not table.can_claim(0):
        assert table.deal is not None
        assert table.phase == "playing", "no claim was offered"
        await table.play(0, table.deal.legal_actions()[0], table.seq(0))
        await until_person_to_act(table)
    return table


async def until_person_to_act(table: Table) -> None:
    async with asyncio.timeout(20):
        while table.deal is None or table.deal.turn not in (0, None):
            await table.changed(table.revision)


async def until_over(table: Table) -> None:
    async with asyncio.timeout(20):
        while table.phase == "playing":
            await table.changed(table.revision)


async def test_a_typed_play_is_stored_as_notation(table: Table, log: MoveLog) -> None:
    await table.say(0, " 7s  X 7d ", table.seq(0))
    actions = [entry.data["action"] for entry in await log.entries(table.id) if entry.seat == 0]
    assert actions == ["7Sx7D"]


async def test_a_typed_play_that_could_be_two_changes_nothing(table: Table) -> None:
    revision = table.revision
    with pytest.raises(TypedPlayError) as refused:
        await table.say(0, "7s", table.seq(0))
    assert refused.value.values["readings"] == ["7Sx7C", "7Sx7D"]
    assert table.revision == revision


async def test_a_typed_play_on_an_old_state_is_stale(table: Table) -> None:
    with pytest.raises(StaleError):
        await table.say(0, "2c", table.seq(0) + 1)


async def test_a_hint_is_made_from_the_observation_of_the_seat(table: Table) -> None:
    assert table.deal is not None
    found = await table.hint(0, table.seq(0))
    assert found == hints.hint(table.deal.observation(0))
    assert found.action in table.deal.legal_actions()


async def test_a_position_is_thought_about_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Observation] = []

    def counted(observation: Observation) -> Hint:
        asked.append(observation)
        return hints.hint(observation, playouts=1)

    monkeypatch.setattr(pool, "hint", counted)
    seq = table.seq(0)
    together = await asyncio.gather(*(table.hint(0, seq) for _ in range(3)))
    assert together == [await table.hint(0, seq)] * 3
    assert len(asked) == 1
    await table.say(0, "2c", seq)
    await until_person_to_act(table)
    await table.hint(0, table.seq(0))
    assert len(asked) == 2


async def test_a_hint_for_a_position_that_has_passed_is_not_told(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking = asyncio.create_task(table.hint(0, table.seq(0)))
    await asyncio.sleep(0)
    await table.say(0, "2c", table.seq(0))
    with pytest.raises(StaleError):
        await asking


async def test_a_hint_is_for_the_seat_to_act_in_a_deal(hall: Hall, table: Table) -> None:
    with pytest.raises(WrongPhaseError, match="not_your_turn"):
        await table.hint(1, table.seq(1))
    waiting = await hall.create("owner", "scopa", {}, "casual")
    with pytest.raises(WrongPhaseError, match="no_deal"):
        await waiting.hint(0, 0)


async def test_hints_and_claims_wait_for_the_players(log: MoveLog, monkeypatch: pytest.MonkeyPatch) -> None:
    class RulesOnly(ReadyKernels):
        def is_ready(self, slug: str, stage: str) -> bool:
            return stage == "rules"

    use_deck(monkeypatch, first=FIRST)
    hall = Hall(log, RulesOnly(), pace=0.0)
    table = await hall.create("owner", "scopa", {}, "casual")
    await table.start_deal(0, 1, ENTROPY)
    with pytest.raises(WrongPhaseError, match="preparing"):
        await table.hint(0, table.seq(0))
    assert not table.can_claim(0)
    await hall.close()


async def test_a_claim_is_played_out_and_recorded_move_by_move(
    hall: Hall, log: MoveLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await claimable(hall, monkeypatch)
    assert table.deal is not None
    played = len(table.deal.actions)
    await table.claim(0, table.seq(0))
    assert table.claimed_by == 0
    await until_over(table)
    entries = await log.entries(table.id)
    kinds = [entry.kind for entry in entries]
    assert kinds == ["deal", *["action"] * played, "claim", *["action"] * (36 - played)]
    assert entries[kinds.index("claim")].seat == 0
    assert len(table.deal.actions) == 36
    assert table.result is not None
    assert table.deal.record()["result"] == table.result


async def test_a_claim_left_half_played_goes_on_when_the_table_is_opened(
    hall: Hall, log: MoveLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await claimable(hall, monkeypatch)
    await hall.close()
    slow = hall_over(log, pace=60.0)
    paused = await slow.open(table.id)
    await paused.claim(0, paused.seq(0))
    await slow.close()
    again = hall_over(log)
    opened = await again.open(table.id)
    assert opened.claimed_by == 0
    await until_over(opened)
    assert opened.deal is not None
    assert len(opened.deal.actions) == 36
    await again.close()


async def test_nobody_plays_or_takes_back_after_a_claim(
    log: MoveLog, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await claimable(hall, monkeypatch)
    await hall.close()
    slow = hall_over(log, pace=60.0)
    table = await slow.open(table.id)
    seq = table.seq(0)
    assert table.deal is not None
    assert table.can_take_back(0)
    await table.claim(0, seq)
    for late in (
        table.play(0, table.deal.legal_actions()[0], seq),
        table.say(0, table.deal.legal_actions()[0], seq),
        table.take_back(0, seq),
        table.claim(0, seq),
        table.hint(0, seq),
    ):
        with pytest.raises(StaleError):
            await late
    assert not table.can_take_back(0)
    assert not table.can_claim(0)
    await slow.close()


async def test_what_is_not_decided_cannot_be_claimed(table: Table, log: MoveLog) -> None:
    before = await log.entries(table.id)
    with pytest.raises(WrongPhaseError, match="nothing_to_claim"):
        await table.claim(0, table.seq(0))
    assert await log.entries(table.id) == before


async def test_the_next_deal_is_played_by_its_people_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await claimable(hall, monkeypatch)
    await table.claim(0, table.seq(0))
    await until_over(table)
    await table.start_deal(0, 2, ENTROPY)
    await until_person_to_act(table)
    assert table.claimed_by is None
    assert table.deal is not None
    assert table.deal.turn == 0
