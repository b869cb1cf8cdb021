"""Measures the strength of the computer players and writes docs/strength.md.

    python -m benchmarks.strength --folder strength --jobs 2
    python -m benchmarks.strength --folder strength --write

Finished pairs are kept in the folder, so that the command may be broken off and given again; with
`--write` nothing is played and the page shows what is there. Every row is a command that anybody can repeat.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

from benchmarks.contests import CICERA, OTTOCENTO, SCOPA, SHENGJI, Row, Table
from benchmarks.sight import SIGHTS
from cardavia.arena.audit import audit
from cardavia.arena.baselines import workshop
from cardavia.arena.duel import Pair, Unit
from cardavia.arena.ladder import ladder
from cardavia.arena.statistics import wilson
from cardavia.arena.tally import Tally
from cardavia.arena.work import Processes, Run, in_this_process, play
from cardavia.games.options import written
from cardavia.games.registry import game

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "strength.md"
AUDITS = {
    "scopa": ("audit.txt", 601),
    "cicera": ("audit-cicera.txt", 602),
    "ottocento": ("audit-ottocento.txt", 603),
    "shengji": ("audit-shengji.txt", 604),
}
GAMES = {
    "scopa": ("Scopa", SCOPA, "random"),
    "cicera": ("Cicera", CICERA, "greedy"),
    "ottocento": ("Ottocento", OTTOCENTO, "random"),
    "shengji": ("Shengji", SHENGJI, "random"),
}
"""The order of the page: each game's name, its tables, and the player that its ladder counts from."""

HEAD = """# Strength of the computer players

Written by `python -m benchmarks.strength`; do not edit. Measured {date} with Cardavia {version}
(sources {digest}, rules of Scopa {rules}, baselines {baselines}), Python {python}.

Every deck is played twice with the sides exchanged. **Margin** is points a deal, first player less second,
with half the width of its 95 % interval (Student's t over pairs); **won** and **lost** are shares of deals,
or of matches where it says so, with Wilson's interval for **won**. Times are milliseconds of processor
time a move on one core of a busy two-core machine, median and 95th percentile. Repeat any row with its
command; your interval and the one printed here should overlap. Where several sources are named, rows were
kept whose players decide alike in all of them.

The exploration constant of the tree searches was tuned beforehand on other seeds, see
[experiments](experiments.md), where what did not work is written down too.
"""


def measured(row: Row, folder: Path) -> Tally:
    """Returns what is in a row's file, whichever version of the players it was measured with."""
    run = Run(row.contest, row.pairs)
    path = row.file(folder).path
    for line in path.read_text(encoding="utf-8").splitlines()[1:] if path.exists() else ():
        pair = Pair.read(json.loads(line))
        if pair.number < row.pairs:
            run.add(pair)
    return run.tally


def sources(folder: Path) -> str:
    """Returns the versions of the players that the files were measured with."""
    found = {json.loads(path.open(encoding="utf-8").readline())["sources"] for path in folder.glob("*.jsonl")}
    return ", ".join(sorted(digest[:12] for digest in found))


def table(part: Table, folder: Path) -> Iterator[str]:
    """Yields the lines of a table."""
    yield f"\n## {part.title}\n\n{part.text}\n"
    more = ("deals won", "of all levels") if part.in_levels else ()
    heads = ("first", "second", "pairs", "margin", "won", "lost", *more, "ms first", "ms second")
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    commands = []
    for row in part.rows:
        tally = measured(row, folder)
        if len(tally.pairs) < 2:
            continue
        yield line(row, tally, levels_won(tally) if part.in_levels else ())
        commands.append(command(row, len(tally.pairs)))
    yield "\n```\n" + "\n".join(commands) + "\n```"


def levels_won(tally: Tally) -> tuple[str, str]:
    """Returns the shares of deals and of levels that the first player won."""
    outcomes = [outcome for half in tally.halves for outcome in half.outcomes]
    margins = [margin for half in tally.halves for margin in half.margins]
    won = sum(outcome == 1 for outcome in outcomes) / max(1, len(outcomes))
    low, high = wilson(won, max(1, len(outcomes)))
    gained, all_of_them = sum(max(0, margin) for margin in margins), sum(map(abs, margins))
    deals = f"{won:.1%} of {len(outcomes)} ({low:.1%} to {high:.1%})"
    return deals, f"{gained} of {all_of_them}"


def line(row: Row, tally: Tally, more: Sequence[str] = ()) -> str:
    """Returns the line of a contest, with more cells where its table has them."""
    margin = tally.margin
    low, high = wilson(tally.share(1), len(tally.halves))
    unit = " matches" if row.contest.unit is Unit.MATCH else ""
    times = [tally.times(role) for role in (0, 1)]
    cells = [
        row.contest.a,
        row.contest.b,
        f"{len(tally.pairs)}{unit}",
        f"{margin.value:+.2f} ±{margin.half_width:.2f}",
        f"{tally.share(1):.1%} ({low:.1%} to {high:.1%})",
        f"{tally.share(-1):.1%}",
        *more,
        *(f"{found.quantile(0.5):.2f}, {found.quantile(0.95):.2f}" for found in times),
    ]
    return f"| {' | '.join(cells)} |"


def command(row: Row, pairs: int) -> str:
    """Returns the command that repeats a row."""
    played = row.contest
    options = "".join(f" --option {name}={written(value)}" for name, value in played.options)
    matches = " --matches" if played.unit is Unit.MATCH else ""
    sides = f"{played.game} {played.a} {played.b}"
    return f"cardavia arena {sides} --pairs {pairs} --seed {played.seed}{matches}{options}"


def ratings(title: str, tables: Sequence[Table], anchor: str, folder: Path) -> Iterator[str]:
    """Yields the ladder of all players of a game, from deals of its default form alone."""
    tallies = [
        measured(row, folder)
        for part in tables
        for row in part.rows
        if row.contest.unit is Unit.DEAL and not row.contest.options
    ]
    yield f"\n## {title}\n"
    yield f"Elo from single deals (Bradley and Terry, equal deals count half); {anchor} is 0.\n"
    yield "| player | Elo | 95 % |\n|---|---|---|"
    for rating in ladder(tallies, anchor):
        yield f"| {rating.name} | {rating.elo:.0f} | ±{rating.half_width:.0f} |"


def audited(title: str, slug: str, folder: Path) -> Iterator[str]:
    """Yields the findings of the audit of a game, if there are any yet."""
    name, seed = AUDITS[slug]
    path = folder / name
    if path.exists():
        yield f"\n## {title}\n\nHonesty, exact endgames and the sampler: faults of cases tried.\n"
        yield f"```\ncardavia arena {slug} --audit --seed {seed}\n"
        yield path.read_text(encoding="utf-8").rstrip()
        yield "```"


def page(folder: Path) -> str:
    """Returns the whole page."""
    found = game("scopa")
    head = HEAD.format(
        date=dt.datetime.now(dt.UTC).date().isoformat(),
        version=version("cardavia"),
        digest=sources(folder),
        rules=found.rules_version,
        baselines=workshop(found).version,
        python=sys.version.split()[0],
    )
    parts: list[str] = [head.rstrip()]
    for slug, (name, tables, anchor) in GAMES.items():
        for part in tables:
            parts.extend(table(part, folder))
        parts.extend(ratings(f"{name}: ladder", tables, anchor, folder))
        parts.extend(SIGHTS[slug].lines(folder))
        parts.extend(audited(f"{name}: audit", slug, folder))
    return "\n".join(parts) + "\n"


def chosen(tables: Sequence[Table], words: Sequence[str]) -> Iterator[Row]:
    """Yields the rows whose players or table one of the words names; all without words."""
    for part in tables:
        for row in part.rows:
            if not words or {row.contest.a, row.contest.b, part.title} & set(words):
                yield row


def main() -> None:
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--folder", type=Path, required=True, help="where finished pairs are kept")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], help="players or titles of tables")
    parser.add_argument("--write", action="store_true", help="play nothing")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if not given.write:
        way = in_this_process if given.jobs == 1 else Processes(given.jobs)
        for row in chosen([part for _, tables, _ in GAMES.values() for part in tables], given.only):
            print(command(row, row.pairs), flush=True)
            play(Run(row.contest, row.pairs), way, row.file(given.folder), lambda _: None)
        if not given.only:
            for sight in SIGHTS.values():
                sight.count(given.folder)
            for slug, (name, seed) in AUDITS.items():
                findings = "".join(f"{finding}\n" for finding in audit(game(slug), seed))
                (given.folder / name).write_text(findings, encoding="utf-8")
    PAGE.write_text(page(given.folder), encoding="utf-8")


if __name__ == "__main__":
    main()
