"""Measures players against each other, and audits them."""

from __future__ import annotations

import json
import math
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardavia.cli.choosing import chosen_game, chosen_rules
from cardavia.cli.complaint import Complaint, ExitCode
from cardavia.cli.progress import bar

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardavia.arena.duel import Contest
    from cardavia.arena.tally import Tally
    from cardavia.arena.work import Run, Way


def arena(
    game: Annotated[str, typer.Argument(help="The game, for example scopa.", show_default=False)],
    a: Annotated[str | None, typer.Argument(metavar="[A]", help="A player.", show_default=False)] = None,
    b: Annotated[str | None, typer.Argument(metavar="[B]", help="Its opponent.", show_default=False)] = None,
    pairs: Annotated[int, typer.Option(min=1, help="How many decks are played, each twice.")] = 1000,
    seed: Annotated[int, typer.Option(help="What cards and decisions are drawn from.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="K=V", help="A house rule; may stand several times.", show_default=False),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes play.")] = 1,
    sprt: Annotated[
        float | None,
        typer.Option(metavar="D", help="Stop as soon as A is better by D, or is not.", show_default=False),
    ] = None,
    state: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep finished pairs and go on from them.", show_default=False),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Dask cluster.", show_default=False),
    ] = None,
    *,
    matches: Annotated[bool, typer.Option("--matches", help="Play whole matches instead of deals.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    audit: Annotated[
        bool, typer.Option("--audit", help="Check honesty, exact endgames and the sampler instead.")
    ] = False,
    blunders: Annotated[
        bool, typer.Option("--blunders", help="Count moves that are wrong at sight instead.")
    ] = False,
) -> None:
    """Measure two players on duplicate deals.

    Every deck is played twice with the sides exchanged. The same arguments give the same figures
    except times, whatever the number of processes. Time is processor time of the deciding thread.

    Players: novice casual club expert master, the searching ones also at a share of their work
    (master@0.25); random greedy, in some games greedyS cs cg cs-w cg-w, in Ottocento and Shengji
    textbook, in Shengji textbook-memory, each also with +x for an exact end;
    ismcts-N mo-ismcts-N eps-ismcts-N flat-N, except in Shengji pimc-N esperto, in Shengji mc-N mc-lcb;
    cheat-N sees all cards.

    **Examples**

        cardavia arena scopa master greedyS --pairs 500 --seed 1

        cardavia arena scopa master club --pairs 200 --seed 2 --matches --jobs 2 --state run.jsonl

        cardavia arena scopa greedyS greedy --pairs 20000 --seed 3 --sprt 0.1 --json

        cardavia arena scopa master club --blunders --pairs 250

        cardavia arena scopa --audit
    """
    if audit:
        _audit(game, seed, as_json=as_json)
        return
    if sprt is not None and not 0 < sprt < math.inf:
        raise Complaint("--sprt takes the difference that matters, above 0, for example 0.1 points a deal.")
    if a is None or b is None:
        raise Complaint("two players are needed, for example: cardavia arena scopa master greedyS")
    from cardavia.arena.duel import Contest, Unit
    from cardavia.arena.work import Run

    ruleset = chosen_rules(game, option or [])
    unit = Unit.MATCH if matches else Unit.DEAL
    contest = Contest(game, a, b, seed, unit, tuple(ruleset.options.changed().items()))
    if blunders:
        if matches or sprt is not None or state is not None or cluster is not None or jobs != 1:
            raise Complaint(
                "--blunders looks at single deals in this process. Leave out --matches, --sprt, --state, "
                "--jobs and --cluster."
            )
        _blunders(contest, pairs, as_json=as_json)
        return
    tally = _played(Run(contest, pairs, sprt), _way(jobs, cluster), state)
    if as_json:
        typer.echo(json.dumps(tally.figures()))
    else:
        _show(tally)


def _way(jobs: int, cluster: str | None) -> Way:
    from cardavia.arena.work import Cluster, Processes, in_this_process

    if cluster is not None:
        if not re.fullmatch(r"(tcp|tls)://[^\s/]+:\d+", cluster):
            raise Complaint(
                f"--cluster {cluster!r} is no address. Write it like tcp://scheduler.example:8786."
            )
        return Cluster(cluster)
    return in_this_process if jobs == 1 else Processes(jobs)


def _played(run: Run, way: Way, state: Path | None) -> Tally:
    """Plays a run; complains about unknown players and about files and clusters that do not serve."""
    from cardavia.ai.players import UnknownPlayerError
    from cardavia.arena.work import StateFile, StateFileError, play

    file = None if state is None else StateFile(state, run.contest)
    try:
        with _progress(run) as progress:
            return play(run, way, file, progress)
    except UnknownPlayerError as error:
        raise Complaint(str(error)) from None
    except StateFileError as error:
        raise Complaint(f"{error}. Give another file, or remove it to begin anew.") from None
    except ImportError as error:
        raise Complaint(
            f"--cluster needs the package {error.name!r}. Install it with: pip install 'cardavia[cluster]'"
        ) from None
    except OSError as error:
        raise Complaint(f"the pairs cannot be played or kept: {error}.") from None
    except KeyboardInterrupt:
        kept = "nothing is kept without --state" if state is None else f"all of them are in {state}"
        message = f"interrupted after {len(run.finished)} of {run.wanted} pairs; {kept}."
        raise Complaint(message, ExitCode.INTERRUPTED) from None


@contextmanager
def _progress(run: Run) -> Iterator[Callable[[Run], None]]:
    """Shows how many pairs are finished, on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with bar() as progress:
        task = progress.add_task(f"{run.contest.a} against {run.contest.b}", total=run.wanted)
        yield lambda now: progress.update(task, completed=len(now.finished))


def _show(tally: Tally) -> None:
    """Prints the figures as a table for people."""
    from rich.console import Console
    from rich.table import Table

    table = Table(show_header=False, box=None, pad_edge=False)
    for name, figure in _rows(tally.figures()):
        table.add_row(name, figure)
    Console(highlight=False).print(table)


def _rows(figures: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yields what is shown to people, line by line."""
    details = figures["details"]
    rules = "".join(f", {name}={value}" for name, value in details["options"].items())
    unit = {"deal": "deals", "match": "matches"}[details["unit"]]
    yield "", f"{figures['a']} against {figures['b']} ({figures['game']}{rules})"
    yield "played", f"{figures['pairs']} pairs of {unit}, {details['deals']} deals, seed {details['seed']}"
    counted = "levels" if "levels" in figures else "points"
    yield "margin", f"{_signed(figures['margin'])} {counted} a deal, 95 % +-{_plain(figures['ci95'])}"
    yield (
        "",
        f"bootstrap {_range(details['bootstrap95'], _signed)}, sd of a pair {_plain(details['pair_sd'])}",
    )
    yield unit, f"won {figures['wins']:.1%}, equal {figures['draws']:.1%}, lost {figures['losses']:.1%}"
    won, lost = (_range(details[f"{name}_wilson95"], _percent) for name in ("wins", "losses"))
    yield "", f"won {won}, lost {lost}"
    sides = details["sides"]
    yield "sides", f"{_signed(sides['dealer'])} on the dealer's side, {_signed(sides['other'])} on the other"
    parts = details["parts"].items()
    yield "from", ", ".join(f"{name} {_signed(value)}" for name, value in parts)
    for role in "ab":
        middle, late = figures["ms_per_move"][role]
        mean = details["mean_ms_per_move"][role]
        yield (
            figures[role],
            f"{_plain(mean)} ms a move, half within {_plain(middle)}, 95 % within {_plain(late)}",
        )
    if "sprt" in details:
        test = details["sprt"]
        yield (
            "test",
            f"better by {test['difference']}: {test['verdict']}, log ratio {_signed(test['log_ratio'])}",
        )
    failures = details["sampler_failures"]
    if any(failures.values()):
        yield "sampler", f"worlds that could not be drawn: {failures['a']} and {failures['b']}"


def _blunders(contest: Contest, pairs: int, *, as_json: bool) -> None:
    """Plays a contest and prints how often its players were wrong at sight."""
    from cardavia.ai.players import UnknownPlayerError
    from cardavia.arena.blunders import blunders
    from cardavia.arena.work import prepare

    try:
        prepare(contest)
    except UnknownPlayerError as error:
        raise Complaint(str(error)) from None
    found = blunders(contest, pairs)
    if as_json:
        typer.echo(json.dumps(found.written()))
        return
    for name, counts in zip(contest.names, found.counts, strict=True):
        for kind, count in counts.items():
            likely = _range(count.interval, _percent)
            typer.echo(
                f"{name}: {kind} {count.blunders} of {count.opportunities}, {count.share:.2%} ({likely})"
            )


def _range(bounds: Sequence[float | None], shown: Callable[[float | None], str]) -> str:
    return f"{shown(bounds[0])} to {shown(bounds[1])}"


def _signed(value: float | None) -> str:
    return "unknown" if value is None else f"{value:+.3f}"


def _plain(value: float | None) -> str:
    return "unknown" if value is None else f"{value:.3g}"


def _percent(value: float | None) -> str:
    return "unknown" if value is None else f"{value:.1%}"


def _audit(slug: str, seed: int, *, as_json: bool) -> None:
    from cardavia.arena.audit import audit

    findings = []
    for finding in audit(chosen_game(slug), seed):
        findings.append(finding)
        line = json.dumps(finding.written()) if as_json else str(finding)
        typer.echo(line)
        sys.stdout.flush()
    if not all(finding.holds for finding in findings):
        raise typer.Exit(ExitCode.FOUND)
