"""Writes deal records and plays them again."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from cardavia.cli.choosing import chosen_contestant, chosen_game, chosen_rules
from cardavia.cli.complaint import Complaint, ExitCode
from cardavia.cli.output import STREAM, lines_to
from cardavia.cli.progress import bar, tracked

if TYPE_CHECKING:
    from cardavia.arena.simulate import Policy

RANDOM = "random"


def simulate(
    game: Annotated[str, typer.Argument(help="The game, for example scopa.", show_default=False)],
    deals: Annotated[int, typer.Option(min=0, help="How many deals to play.", show_default=False)],
    seed: Annotated[int, typer.Option(help="What cards and decisions are drawn from.", show_default=False)],
    output: Annotated[str, typer.Option(metavar="FILE|-", help="Where the records go.", show_default=False)],
    policy: Annotated[str, typer.Option(metavar="random|PLAYER", help="Who plays all the seats.")] = RANDOM,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="K=V",
            help="A house rule such as target=21; may stand several times, a wrong name lists them all.",
            show_default=False,
        ),
    ] = None,
    *,
    steps: Annotated[
        bool,
        typer.Option("--steps/--no-steps", help="Write what was legal at each decision, or actions only."),
    ] = True,
) -> None:
    """Play deals without people and write their records.

    Deals follow each other as in a match; when it is over, a new one begins. The same version,
    arguments and seed give the same bytes. One JSON object per line.

    **Examples**

        cardavia simulate scopa --deals 20000 --seed 1 --output deals.jsonl

        cardavia simulate scopa --deals 10 --seed 1 --policy master --output -

        cardavia simulate scopa --deals 100 --seed 1 --policy cs-w+x --output -

        cardavia simulate scopa --deals 5 --seed 1 --option target=21 --option napola=true --output -
    """
    from cardavia.arena.simulate import records
    from cardavia.play.record import line

    ruleset = chosen_rules(game, option or [])
    decides = _policy(game, policy)
    written = 0
    try:
        with lines_to(output) as file:
            played = records(ruleset, seed, decides, deals, steps=steps)
            for record in tracked(played, deals, f"{game}, {policy}"):
                file.write(line(record).encode())
                written += 1
    except KeyboardInterrupt:
        place = "written" if output == "-" else f"in {output}"
        message = f"interrupted: the first {written} of {deals} deals are {place}."
        raise Complaint(message, ExitCode.INTERRUPTED) from None


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="A file of records.", show_default=False)],
) -> None:
    """Play records again and report every difference.

    Compares who was to act, what was legal, what was done and every field of the result. An
    unreadable or incomplete record is a difference too.

    **Examples**

        cardavia replay deals.jsonl

        cardavia simulate scopa --deals 100 --seed 1 --output - | cardavia replay -
    """
    from cardavia.play.record import replay_lines

    records = differences = 0
    with _lines_of(file) as lines:
        for number, found in replay_lines(lines):
            records += 1
            differences += len(found)
            for difference in found:
                typer.echo(f"line {number}, {difference}")
    typer.echo(f"{records} records, {differences} differences")
    if differences:
        raise typer.Exit(ExitCode.FOUND)


def _policy(slug: str, name: str) -> Policy:
    from cardavia.arena.simulate import ChancePolicy, PlayerPolicy

    if name == RANDOM:
        return ChancePolicy()
    return PlayerPolicy(chosen_contestant(chosen_game(slug), name))


@contextmanager
def _lines_of(name: str) -> Iterator[Iterator[bytes]]:
    """Opens the lines of a file or of standard input; complains when they cannot be read."""
    if name == STREAM:
        yield _read(name, sys.stdin.buffer)
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115 (closed below; a complaint is about opening alone)
    except (OSError, ValueError) as error:
        raise _unreadable(name, error) from None
    with file:
        yield _with_bar(name, file)


def _with_bar(name: str, file: BinaryIO) -> Iterator[bytes]:
    """Yields the lines of a file; on a terminal a bar shows how much of it has been read."""
    if not sys.stderr.isatty():
        yield from _read(name, file)
        return
    with bar() as progress:
        task = progress.add_task("bytes", total=os.fstat(file.fileno()).st_size)
        for line in _read(name, file):
            yield line
            progress.advance(task, len(line))


def _read(name: str, file: BinaryIO) -> Iterator[bytes]:
    """Yields lines; complains about reading alone, not about what is done with a line in between."""
    while True:
        try:
            line = file.readline()
        except OSError as error:
            raise _unreadable(name, error) from None
        if not line:
            return
        yield line


def _unreadable(name: str, error: OSError | ValueError) -> Complaint:
    reason = error.strerror if isinstance(error, OSError) else error
    return Complaint(f"{name} cannot be read: {reason}.")
