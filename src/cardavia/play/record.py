"""Deal records: one JSON object per line (notation, 3), written, read and played again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from cardavia.games.contract import LISTED
from cardavia.games.options import OptionError
from cardavia.games.refusals import BadPositionError, IllegalActionError
from cardavia.games.registry import UnknownGameError
from cardavia.play.deal import Deal
from cardavia.play.ruleset import Ruleset, VoidDealError

SHOWN = 240
"""Most characters of a value, or of a refusal, that a difference shows."""


class RecordError(ValueError):
    """Raised for a record that cannot be read: names the field and the fault."""

    def __init__(self, field: str, fault: str) -> None:
        super().__init__(f"{field}: {fault}")
        self.field = field
        self.fault = fault


@dataclass(frozen=True)
class Difference:
    """Where a record and its replay disagree; `step` counts from 0, None for the record as a whole."""

    step: int | None
    field: str
    text: str

    def __str__(self) -> str:
        place = "" if self.step is None else f"step {self.step}: "
        return f"{place}{self.field}: {self.text}"


@dataclass(frozen=True)
class Decision:
    """One recorded decision; a short record holds nothing but the action."""

    action: str
    seat: int | None = None
    legal: list[Any] | None = None
    count: int | None = None
    is_short: bool = False


def line(record: Mapping[str, Any]) -> str:
    """Returns a record as one line of text, with its line feed."""
    return json.dumps(record, separators=(",", ":"), allow_nan=False) + "\n"


def read(text: str | bytes) -> dict[str, Any]:
    """Returns the JSON object of one line; raises RecordError."""
    try:
        found = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except UnicodeDecodeError as error:
        raise RecordError("record", f"it is no UTF-8 text (byte {error.start})") from None
    except json.JSONDecodeError as error:
        raise RecordError("record", f"it is no JSON: {error.msg} at character {error.pos}") from None
    except (ValueError, RecursionError) as error:
        raise RecordError("record", f"it is no usable JSON: {error}") from None
    if not isinstance(found, dict):
        raise RecordError("record", "a record is a JSON object in braces")
    return found


def opened(record: Mapping[str, Any]) -> Deal:
    """Returns the deal of a record before its first action; raises RecordError."""
    slug = _field(record, "game", str)
    options = _field(record, "options", dict)
    dealer = _field(record, "dealer", int)
    context = _field(record, "context", dict)
    deck = _field(record, "deck", list)
    if not all(isinstance(card, str) for card in deck):
        raise RecordError("deck", "every card is a text")
    try:
        ruleset = Ruleset.of(slug, **options)
        return ruleset.deal(deck=deck, dealer=dealer, context=context)
    except UnknownGameError as error:
        raise RecordError("game", str(error)) from None
    except OptionError as error:
        raise RecordError("options", str(error)) from None
    except VoidDealError:
        raise RecordError("deck", "the deck makes a void deal, which is never recorded") from None
    except BadPositionError as error:
        field, _, fault = str(error).partition(": ")
        raise RecordError(field, fault) from None
    except ValueError as error:
        raise RecordError("dealer", str(error)) from None


def decisions(record: Mapping[str, Any]) -> list[Decision]:
    """Returns the recorded decisions of either form of record; raises RecordError."""
    if ("steps" in record) == ("actions" in record):
        raise RecordError("steps", "a record has either `steps` or `actions`")
    if "steps" in record:
        return [_step(number, step) for number, step in enumerate(_field(record, "steps", list))]
    actions = _field(record, "actions", list)
    if not all(isinstance(action, str) for action in actions):
        raise RecordError("actions", "every action is a text")
    return [Decision(action, is_short=True) for action in actions]


def replay(record: Mapping[str, Any]) -> list[Difference]:
    """Plays a record again and returns every difference: seat, legal actions, action, result."""
    try:
        deal = opened(record)
        recorded = decisions(record)
        result = _field(record, "result", dict)
    except RecordError as error:
        return [Difference(None, error.field, error.fault)]
    found: list[Difference] = []
    for number, decision in enumerate(recorded):
        if deal.is_over:
            found.append(
                Difference(number, "action", f"{_shown(decision.action)} comes after the end of the deal")
            )
            return found
        found += _compare_step(number, decision, deal)
        try:
            played = deal.play(decision.action)
        except IllegalActionError as error:
            found.append(Difference(number, "action", _short(str(error))))
            return found
        if played != decision.action:
            found.append(_difference(number, "action", decision.action, played))
    if not deal.is_over:
        found.append(Difference(len(recorded), "action", f"it is missing: seat {deal.turn} is to act"))
        return found
    found += _compare_result(result, deal.result())
    return found


def replay_line(text: str | bytes) -> list[Difference]:
    """Plays one line of a record file again and returns every difference."""
    try:
        record = read(text)
    except RecordError as error:
        return [Difference(None, error.field, error.fault)]
    return replay(record)


def replay_lines(lines: Iterable[bytes]) -> Iterator[tuple[int, list[Difference]]]:
    """Yields the number of every line, from 1, with its differences."""
    for number, text in enumerate(lines, start=1):
        yield number, replay_line(text)


def _compare_step(number: int, decision: Decision, deal: Deal) -> Iterator[Difference]:
    if decision.is_short:
        return
    if decision.seat != deal.turn:
        yield _difference(number, "seat", decision.seat, deal.turn)
    count = deal.count()
    if count > LISTED:
        if decision.count != count:
            yield _difference(number, "legal_count", decision.count, count)
        return
    legal = deal.legal_actions()
    if decision.legal != legal:
        yield _difference(number, "legal", decision.legal, legal)


def _compare_result(recorded: Mapping[str, Any], played: Mapping[str, Any]) -> Iterator[Difference]:
    for field, value in played.items():
        if field not in recorded:
            yield Difference(None, f"result.{field}", f"it is missing; replayed {_shown(value)}")
        elif _exactly(recorded[field]) != _exactly(value):
            yield _difference(None, f"result.{field}", recorded[field], value)
    for field in recorded:
        if field not in played:
            yield Difference(None, f"result.{field}", "there is no such field in this game")


def _step(number: int, step: Any) -> Decision:
    where = f"steps[{number}]"
    if not isinstance(step, dict):
        raise RecordError(where, "a step is a JSON object")
    counted = "legal_count" in step
    wanted = {"seat", "legal_count" if counted else "legal", "action"}
    for field in sorted(wanted - step.keys()):
        raise RecordError(f"{where}.{field}", "it is missing")
    for field in sorted(step.keys() - wanted):
        raise RecordError(f"{where}.{field}", f"a step has exactly {', '.join(sorted(wanted))}")
    return Decision(
        action=_field(step, "action", str, where),
        seat=_field(step, "seat", int, where),
        legal=None if counted else _field(step, "legal", list, where),
        count=_field(step, "legal_count", int, where) if counted else None,
    )


def _field(record: Mapping[str, Any], name: str, kind: type, where: str = "") -> Any:
    """Returns a field of the wanted kind; true and false are no numbers here."""
    path = f"{where}.{name}" if where else name
    if name not in record:
        raise RecordError(path, "it is missing")
    if type(record[name]) is not kind:
        wanted = {str: "a text", dict: "an object", list: "a list", int: "a whole number"}[kind]
        raise RecordError(path, f"{wanted} is wanted, not {_shown(record[name])}")
    return record[name]


def _difference(step: int | None, field: str, recorded: Any, played: Any) -> Difference:
    return Difference(step, field, f"recorded {_shown(recorded)}, replayed {_shown(played)}")


def _shown(value: Any) -> str:
    return _short(json.dumps(value))


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}... ({len(text)} characters)"


def _exactly(value: Any) -> str:
    """Returns a form of a value in which 1, 1.0 and true are three things."""
    return json.dumps(value, sort_keys=True)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"the field {twice!r} stands twice in one object")
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of a record")
