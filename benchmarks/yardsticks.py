"""Random play of a game beside its yardstick as every C compiler of this machine builds it.

`--beside FILE.c` takes a further program into the same run; called with seconds and repeats, it has to
print a JSON object with `decisions_s` in its last line. All of them run in turn on one core.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from cardavia.arena import bench
from cardavia.games.registry import game
from cardavia.kernel.random import seeded

DEALS = 100_000
SECONDS = "0.15"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="scopa")
    parser.add_argument("--beside", type=Path, metavar="FILE.c", help="a further program to compare with")
    parser.add_argument("--define", metavar="NAME", help="compile the yardstick with -DNAME as well")
    parser.add_argument("--rounds", type=int, default=15)
    arguments = parser.parse_args()
    found = game(arguments.game)
    product = bench.Product(found)
    product.play(1, seeded("warm"))
    with tempfile.TemporaryDirectory() as folder, bench.one_core():
        runs: dict[str, Callable[[int], float]] = {
            "product": lambda number: product.play(DEALS, seeded(number)).rate
        }
        for compiler in filter(shutil.which, ("clang", "gcc")):
            runs[f"yardstick, {compiler}"] = yardstick(compiler, found.rules.__file__, Path(folder))
            if arguments.define:
                name, flag = f"{arguments.define}, {compiler}", f"-D{arguments.define}"
                runs[name] = yardstick(compiler, found.rules.__file__, Path(folder), flag)
            if arguments.beside:
                runs[f"{arguments.beside.name}, {compiler}"] = other(compiler, arguments.beside, Path(folder))
        rates: dict[str, list[float]] = {name: [] for name in runs}
        for number in range(arguments.rounds):
            for name, run in runs.items():
                rates[name].append(run(number))
    for name, found_rates in rates.items():
        print(f"{name:28}{median(found_rates) / 1e6:7.1f} million decisions a second")


def build(compiler: str, source: Path, program: Path, *flags: str) -> None:
    subprocess.run([compiler, *bench.C_FLAGS, *flags, "-o", str(program), str(source)], check=True)


def yardstick(compiler: str, rules: str, folder: Path, *flags: str) -> Callable[[int], float]:
    program = folder / "-".join(["yardstick", compiler, *flags])
    build(compiler, Path(rules).with_name("yardstick.c"), program, *flags)
    built = bench.Yardstick(program)
    return lambda number: built.play(DEALS, seeded(number)).rate


def other(compiler: str, source: Path, folder: Path) -> Callable[[int], float]:
    program = folder / f"{source.stem}-{compiler}"
    build(compiler, source, program)

    def run(number: int) -> float:
        del number
        said = subprocess.run([program, SECONDS, "1"], check=True, capture_output=True, text=True).stdout
        return float(json.loads(said.splitlines()[-1])["decisions_s"])

    return run


if __name__ == "__main__":
    main()
