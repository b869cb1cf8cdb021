"""Counts how often the levels do what is wrong at sight, and writes the tables of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardavia.arena.blunders import blunders
from cardavia.arena.duel import Contest

SEED = 615

COUNTED = (
    "Counted are decisions, with cards hidden, in which there was such a move and another, with Wilson's "
    "interval. Deals are played by chance, which leads to many of them, and the players of a command are "
    "asked in the same ones."
)


@dataclass(frozen=True)
class Sight:
    """A table of the page: two players each are asked in so many pairs of deals that chance plays."""

    game: str
    title: str
    text: str
    asked: tuple[tuple[str, str, int], ...]

    def file(self, folder: Path) -> Path:
        """Returns where the counts are kept."""
        return folder / f"blunders-{self.game}.json"

    def count(self, folder: Path) -> None:
        """Counts anew."""
        found = [blunders(Contest(self.game, a, b, SEED), pairs).written() for a, b, pairs in self.asked]
        self.file(folder).write_text(json.dumps(found), encoding="utf-8")

    def lines(self, folder: Path) -> Iterator[str]:
        """Yields the lines of the table; none while nothing is counted."""
        path = self.file(folder)
        if not path.exists():
            return
        yield f"\n## {self.title}\n\n{self.text} {COUNTED}\n"
        yield "| player | kind | wrong | of | |\n|---|---|---|---|---|"
        commands = []
        for found in json.loads(path.read_text(encoding="utf-8")):
            for letter in "ab":
                for kind, count in found["blunders"][letter].items():
                    if count["opportunities"]:
                        yield f"| {' | '.join((found[letter], kind, *cells(count)))} |"
            pairs = f"--pairs {found['deals'] // 2} --seed {found['seed']}"
            commands.append(f"cardavia arena {self.game} {found['a']} {found['b']} {pairs} --blunders")
        yield "\n```\n" + "\n".join(commands) + "\n```"


def cells(count: dict[str, Any]) -> tuple[str, str, str]:
    """Returns the cells of one kind of blunder."""
    low, high = count["wilson95"]
    return str(count["blunders"]), str(count["opportunities"]), f"{low:.1%} to {high:.1%}"


SIGHTS = {
    sight.game: sight
    for sight in (
        Sight(
            "scopa",
            "Scopa: wrong at sight",
            "A scopa that is missed, or one of at least one half that is invited although a move that gives "
            "up no more than 0.05 points leaves less than one fifth. Some scope are missed with reason.",
            (("master@0.25", "club", 1500), ("expert", "casual", 1500), ("novice", "random", 500)),
        ),
        Sight(
            "cicera",
            "Cicera: wrong at sight",
            "A bonus missed where another move makes one more and risks no more; a sweep invited, or a "
            "picada offered, for nothing; the partner robbed of the card just left.",
            (("master@0.25", "club", 50), ("expert", "casual", 100), ("novice", "random", 100)),
        ),
        Sight(
            "ottocento",
            "Ottocento: wrong at sight",
            "The partner's sure trick overtaken for nothing, a good card given to a lost trick, the Angel "
            "wasted, the Begato played into the other side's hands.",
            (("master@0.05", "club", 150), ("expert@0.2", "casual", 150), ("novice", "random", 150)),
        ),
        Sight(
            "shengji",
            "Shengji: wrong at sight",
            "Points fed to a lost trick, the partner's sure trick taken over for nothing, a joker or level "
            "card wasted on an empty trick, points withheld from the partner's sure trick, points buried "
            "without strong trumps. The last two are only counted: a high card or an empty suit can be worth "
            "more.",
            (("master@0.1", "club", 200), ("expert", "casual", 200), ("novice", "random", 200)),
        ),
    )
}
