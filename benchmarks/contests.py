"""The contests that the page on strength publishes: who plays whom, how often and from which seed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cardavia.arena.duel import Contest, Unit
from cardavia.arena.work import StateFile

SCOPONE = (("variant", "scopone_scientifico"),)


@dataclass(frozen=True)
class Row:
    """One contest of a table."""

    contest: Contest
    pairs: int

    def file(self, folder: Path) -> StateFile:
        """Returns where finished pairs are kept."""
        played = self.contest
        forms = [str(value) for _, value in played.options]
        name = "-".join((played.game, played.a, played.b, played.unit.value, *forms, str(played.seed)))
        return StateFile(folder / f"{name.replace('+', 'x')}.jsonl", played)


@dataclass(frozen=True)
class Table:
    """A part of the page."""

    title: str
    text: str
    rows: tuple[Row, ...]
    in_levels: bool = False
    """Whether margins are levels: then the page tells the shares of deals and of levels won as well."""


def scopa(
    a: str, b: str, pairs: int, seed: int, unit: Unit = Unit.DEAL, options: tuple[tuple[str, str], ...] = ()
) -> Row:
    """Returns a contest in Scopa, for deals or whole matches."""
    return Row(Contest("scopa", a, b, seed, unit, options), pairs)


SCOPA = (
    Table(
        "Scopa: Master",
        "The strongest level against every yardstick. `greedyS+x`, `cs-w+x` and the tree searches are the "
        "serious ones. `master@0.25` does a quarter of the work, `master@0.1` takes a fifth of the time of "
        "`ismcts-4000`.",
        (
            scopa("master", "cs", 1000, 815),
            scopa("master", "greedyS", 600, 802),
            scopa("master@0.1", "ismcts-4000", 400, 808),
            scopa("master", "greedyS+x", 600, 803),
            scopa("master", "random", 150, 801),
            scopa("master", "cs-w+x", 400, 804),
            scopa("master", "ismcts-1000", 200, 807),
            scopa("master", "cg", 200, 806),
            scopa("master@0.25", "esperto", 150, 810),
            scopa("master@0.25", "flat-1000", 100, 809),
            scopa("master@0.25", "pimc-10", 100, 811),
            scopa("cheat-1000", "master@0.25", 60, 812),
        ),
    ),
    Table(
        "Scopa: levels",
        "Whole matches to 11, each played twice with the same cards. A step of 58 to 75 % is what a player "
        "should notice without being helpless.",
        (
            scopa("master", "expert", 80, 821, Unit.MATCH),
            scopa("expert", "club", 120, 822, Unit.MATCH),
            scopa("club", "casual", 150, 523, Unit.MATCH),
            scopa("casual", "novice", 150, 524, Unit.MATCH),
            scopa("novice", "random", 150, 525, Unit.MATCH),
            scopa("master", "greedyS", 60, 826, Unit.MATCH),
        ),
    ),
    Table(
        "Scopa: four players",
        "Scopone scientifico: both seats of a side are the same player, so that the partners understand each "
        "other as well as that player does.",
        (
            scopa("master@0.25", "random", 30, 541, Unit.DEAL, SCOPONE),
            scopa("master@0.25", "greedyS", 60, 542, Unit.DEAL, SCOPONE),
            scopa("master@0.25", "cs", 60, 543, Unit.DEAL, SCOPONE),
            scopa("cs", "greedy", 3000, 544, Unit.DEAL, SCOPONE),
            scopa("cg", "greedy", 3000, 545, Unit.DEAL, SCOPONE),
        ),
    ),
    Table(
        "Scopa: baselines",
        "How the frozen players stand among themselves.",
        (
            scopa("greedy", "random", 4000, 561),
            scopa("greedyS", "greedy", 4000, 562),
            scopa("greedyS+x", "greedyS", 4000, 563),
            scopa("cs-w", "greedyS", 4000, 564),
            scopa("cg-w", "cs-w", 4000, 565),
            scopa("cs", "greedyS", 4000, 566),
            scopa("cg", "cs", 4000, 567),
            scopa("cs-w+x", "greedyS+x", 4000, 568),
            scopa("ismcts-1000", "greedyS+x", 150, 569),
            scopa("eps-ismcts-1000", "greedyS+x", 60, 570),
        ),
    ),
    Table(
        "Scopa: habits",
        "Players that stick to one habit whatever it costs: nobody who searches may be led astray by it.",
        (
            scopa("master@0.25", "shy", 60, 851),
            scopa("master@0.25", "lowest", 60, 852),
            scopa("master@0.25", "highest", 60, 853),
            scopa("master@0.25", "most", 60, 854),
        ),
    ),
    Table(
        "Scopa: is the instrument true?",
        "A player against itself must come out even, and a known difference must be found.",
        (
            scopa("random", "random", 4000, 581),
            scopa("master@0.05", "master@0.05", 80, 882),
            scopa("greedyS", "greedy", 4000, 583),
        ),
    ),
)


def cicera(a: str, b: str, pairs: int, seed: int) -> Row:
    """Returns a contest in Cicera, for one deal, as it is played by default."""
    return Row(Contest("cicera", a, b, seed), pairs)


CICERA = (
    Table(
        "Cicera: Master",
        "Partners are the same player, so that a row says how two of them stand against two of the others. "
        "These rows were played before moves that look wrong at sight had to win half a point (experiments).",
        (
            cicera("master@0.25", "greedy", 100, 701),
            cicera("master@0.25", "cs-w", 100, 702),
            cicera("master@0.25", "ismcts-4000", 40, 703),
            cicera("master@0.25", "cs", 60, 704),
            cicera("master@0.25", "greedyS", 60, 705),
            cicera("master@0.25", "random", 30, 706),
            cicera("cheat-1000", "master@0.25", 20, 707),
        ),
    ),
    Table(
        "Cicera: levels",
        "A step of 58 to 75 % is what a player should notice without being helpless.",
        (
            cicera("master@0.25", "expert", 100, 727),
            cicera("expert", "club", 150, 728),
            cicera("club", "casual", 400, 723),
            cicera("casual", "novice", 400, 726),
            cicera("novice", "random", 200, 725),
        ),
    ),
    Table(
        "Cicera: baselines",
        "The last three players stick to one habit, and nobody who thinks should lose to them.",
        (
            cicera("greedy", "random", 1000, 761),
            cicera("greedyS", "greedy", 1000, 762),
            cicera("cs-w", "greedyS", 1000, 763),
            cicera("cs", "greedy", 1000, 764),
            cicera("club", "cs-w", 400, 768),
            cicera("club", "lowest", 200, 765),
            cicera("club", "shy", 200, 766),
            cicera("club", "most", 200, 767),
        ),
    ),
    Table(
        "Cicera: is the instrument true?",
        "A player against itself must come out even.",
        (
            cicera("random", "random", 2000, 781),
            cicera("club", "club", 400, 782),
        ),
    ),
)


def ottocento(a: str, b: str, pairs: int, seed: int) -> Row:
    """Returns a contest in Ottocento, for one deal, as it is played by default."""
    return Row(Contest("ottocento", a, b, seed), pairs)


OTTOCENTO = (
    Table(
        "Ottocento: Master",
        "Partners are the same player. `textbook` follows what manuals of the game advise.",
        (
            ottocento("master@0.05", "textbook", 200, 807),
            ottocento("master@0.25", "textbook", 60, 801),
            ottocento("master@0.25", "ismcts-4000", 200, 809),
            ottocento("master@0.05", "ismcts-4000", 200, 808),
            ottocento("master@0.05", "random", 60, 804),
            ottocento("cheat-1000", "master@0.05", 30, 805),
        ),
    ),
    Table(
        "Ottocento: levels",
        "A step of 58 to 75 % is what a player should notice without being helpless.",
        (
            ottocento("master@0.05", "expert@0.2", 150, 821),
            ottocento("expert@0.2", "club", 150, 822),
            ottocento("club", "casual", 1000, 823),
            ottocento("casual", "novice", 1000, 824),
            ottocento("novice", "random", 1000, 825),
        ),
    ),
    Table(
        "Ottocento: baselines",
        "How the frozen players stand among themselves.",
        (
            ottocento("textbook", "random", 2000, 861),
            ottocento("greedy", "random", 2000, 862),
            ottocento("textbook", "greedy", 2000, 863),
            ottocento("ismcts-4000", "textbook", 60, 864),
        ),
    ),
    Table(
        "Ottocento: is the instrument true?",
        "A player against itself must come out even.",
        (
            ottocento("random", "random", 2000, 881),
            ottocento("club", "club", 400, 882),
        ),
    ),
)


def shengji(a: str, b: str, pairs: int, seed: int, unit: Unit = Unit.DEAL) -> Row:
    """Returns a contest in Shengji: deals from level 2, or whole matches; margins are levels."""
    return Row(Contest("shengji", a, b, seed, unit), pairs)


SHENGJI = (
    Table(
        "Shengji: Master",
        "Margins are levels a deal; partners are the same player. A match from 2 past the ace has 8 to 25 "
        "deals: even a few of them tell who wins deals. Who wins a deal without a level takes it over; the "
        "share of all levels is the rate of levelling. `mc-30` and `mc-lcb` re-create a published search: "
        "30 worlds finished by `textbook-memory`, for the second with a report from 300 fresh ones.",
        (
            shengji("master@0.1", "random", 40, 916, Unit.MATCH),
            shengji("master@0.1", "textbook", 10, 902, Unit.MATCH),
            shengji("master@0.1", "textbook-memory", 20, 913, Unit.MATCH),
            shengji("master", "textbook-memory", 100, 914),
            shengji("master", "mc-30", 60, 908),
            shengji("master@0.1", "mc-30", 200, 907),
            shengji("master@0.1", "mc-lcb@0.1", 60, 904),
            shengji("master@0.1", "ismcts-1000", 60, 906),
        ),
        in_levels=True,
    ),
    Table(
        "Shengji: levels",
        "A step of 58 to 75 % of single deals is what a player should notice without being helpless; a whole "
        "match multiplies it.",
        (
            shengji("master@0.3", "expert", 200, 936),
            shengji("expert", "club", 200, 937),
            shengji("club", "casual", 1000, 933),
            shengji("casual", "novice", 1000, 934),
            shengji("novice", "random", 1000, 935),
        ),
        in_levels=True,
    ),
    Table(
        "Shengji: baselines",
        "How the frozen players stand among themselves.",
        (
            shengji("textbook", "random", 2000, 961),
            shengji("textbook-memory", "textbook", 5000, 962),
            shengji("club", "textbook-memory", 1000, 963),
            shengji("mc-30", "textbook-memory", 60, 964),
        ),
        in_levels=True,
    ),
    Table(
        "Shengji: is the instrument true?",
        "A player against itself must come out even.",
        (
            shengji("random", "random", 2000, 981),
            shengji("club", "club", 400, 982),
        ),
        in_levels=True,
    ),
)
