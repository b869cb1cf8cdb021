"""What a contest shows: the figures of all its pairs, for programs and for people."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardavia.arena.duel import Contest, Half, Pair, Unit
from cardavia.arena.statistics import Mean, SequentialTest, mean, wilson
from cardavia.arena.timing import Times
from cardavia.games.registry import game

DIGITS = 4


def rounded(value: float, digits: int = DIGITS) -> float | None:
    """Returns a figure as it is printed, None for one that is not known."""
    return round(value, digits) if math.isfinite(value) else None


@dataclass(frozen=True)
class Tally:
    """The finished pairs of a contest in order of their numbers."""

    contest: Contest
    pairs: Sequence[Pair]
    test: SequentialTest | None = None

    @property
    def halves(self) -> list[Half]:
        """Every playing."""
        return [half for pair in self.pairs for half in pair.halves]

    @property
    def margin(self) -> Mean:
        """Points a deal, A less B; the unit of the interval is the pair."""
        return mean([pair.margin for pair in self.pairs])

    @property
    def score(self) -> Mean:
        """The share of playings that A won, equal ones counting half; the unit is the pair."""
        return mean([pair.score for pair in self.pairs])

    def share(self, outcome: int) -> float:
        """Returns the share of playings with an outcome, in the view of A."""
        halves = self.halves
        return sum(half.outcome == outcome for half in halves) / len(halves) if halves else math.nan

    def levels(self) -> dict[str, float | None]:
        """Returns the mean difference in levels where a margin counts these, nothing elsewhere."""
        if game(self.contest.game).margin_unit != "levels":
            return {}
        return {"levels": rounded(self.margin.value), "levels_ci95": rounded(self.margin.half_width)}

    def sides(self) -> dict[str, float | None]:
        """Returns the mean margin of A where it was on the dealer's side, and where it was not."""
        found: dict[str, float | None] = {}
        for name, dealing in (("dealer", 1), ("other", 0)):
            margins = [
                margin
                for half in self.halves
                for margin, dealt in zip(half.margins, half.dealing, strict=True)
                if dealt == dealing
            ]
            found[name] = rounded(sum(margins) / len(margins)) if margins else None
        return found

    def parts(self) -> dict[str, float | None]:
        """Returns the mean difference of every row of the score sheet, a deal."""
        deals = sum(len(half.margins) for half in self.halves)
        names = dict.fromkeys(name for half in self.halves for name in half.parts)
        return {name: rounded(sum(half.parts.get(name, 0) for half in self.halves) / deals) for name in names}

    def times(self, role: int) -> Times:
        """Returns the times of a player's moves."""
        total = Times()
        for pair in self.pairs:
            total.join(pair.times[role])
        return total

    def figures(self) -> dict[str, Any]:
        """Returns the object that `cardavia arena --json` prints (notation, 5).

        What goes beyond the notation stands under `details`.
        """
        margin, score = self.margin, self.score
        times = [self.times(role) for role in (0, 1)]
        playings = len(self.halves)
        details: dict[str, Any] = {
            "unit": self.contest.unit.value,
            "options": dict(self.contest.options),
            "seed": self.contest.seed,
            "bootstrap95": [rounded(bound) for bound in margin.bootstrap],
            "pair_sd": rounded(margin.deviation),
            "score": rounded(score.value),
            "score_ci95": rounded(score.half_width),
            "wins_wilson95": [rounded(bound) for bound in wilson(self.share(1), playings)],
            "losses_wilson95": [rounded(bound) for bound in wilson(self.share(-1), playings)],
            "deals": sum(len(half.margins) for half in self.halves),
            "sides": self.sides(),
            "parts": self.parts(),
            "sampler_failures": {
                name: sum(pair.failures[role] for pair in self.pairs) for role, name in enumerate("ab")
            },
            "mean_ms_per_move": {name: rounded(times[role].mean) for role, name in enumerate("ab")},
        }
        if self.test is not None:
            details["sprt"] = {
                "difference": self.test.difference,
                "log_ratio": rounded(self.test.ratio),
                "verdict": self.test.verdict.value,
            }
        return {
            "game": self.contest.game,
            "a": self.contest.a,
            "b": self.contest.b,
            "pairs": len(self.pairs),
            "margin": rounded(margin.value),
            "ci95": rounded(margin.half_width),
            **self.levels(),
            "wins": rounded(self.share(1)),
            "draws": rounded(self.share(0)),
            "losses": rounded(self.share(-1)),
            "ms_per_move": {
                name: [rounded(times[role].quantile(0.5)), rounded(times[role].quantile(0.95))]
                for role, name in enumerate("ab")
            },
            "details": details,
        }


def sequential(contest: Contest, difference: float) -> SequentialTest:
    """Returns the sequential test of a contest: of margins in points, of match scores in shares."""
    return SequentialTest(difference, zero=0.5 if contest.unit is Unit.MATCH else 0.0)
