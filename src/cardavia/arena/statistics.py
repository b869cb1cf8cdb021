"""What can be said from measured values: intervals and sequential tests, without further libraries."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

Z95 = NormalDist().inv_cdf(0.975)

T95 = (math.nan, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""The 97.5 % quantile of Student's t by degrees of freedom, as far as the series below is too coarse."""

RESAMPLES = 2000

FEWEST = 30
"""A sequential test decides nothing before so many units: the variance is not known yet."""


def t_quantile(freedom: int) -> float:
    """Returns the 97.5 % quantile of Student's t; nan without a degree of freedom.

    From ten degrees on it is the series of Cornish and Fisher, exact to three decimals.
    """
    if freedom < 1:
        return math.nan
    if freedom < len(T95):
        return T95[freedom]
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


@dataclass(frozen=True)
class Mean:
    """The mean of independent values with its 95 % intervals; nan where there are too few values."""

    value: float
    deviation: float
    """The standard deviation of one value."""
    half_width: float
    """Half the width of the t interval."""
    bootstrap: tuple[float, float]
    """The percentile interval over resamples of the values."""


def mean(values: Sequence[float]) -> Mean:
    """Returns the mean of values with its intervals; the same values give the same figures."""
    n = len(values)
    if n == 0:
        return Mean(math.nan, math.nan, math.nan, (math.nan, math.nan))
    array = np.asarray(values, np.float64)
    centre = math.fsum(values) / n
    if n == 1:
        return Mean(centre, math.nan, math.nan, (math.nan, math.nan))
    deviation = math.sqrt(math.fsum((value - centre) ** 2 for value in values) / (n - 1))
    return Mean(centre, deviation, t_quantile(n - 1) * deviation / math.sqrt(n), bootstrap(array))


def bootstrap(values: NDArray[np.float64]) -> tuple[float, float]:
    """Returns the 2.5 and 97.5 % points of the mean over resamples drawn with replacement."""
    random = np.random.Generator(np.random.PCG64(len(values)))
    means = np.empty(RESAMPLES)
    for number in range(RESAMPLES):
        means[number] = values[random.integers(0, len(values), len(values))].mean()
    low, high = np.quantile(means, [0.025, 0.975])
    return float(low), float(high)


def wilson(share: float, n: int) -> tuple[float, float]:
    """Returns the 95 % interval of Wilson for a share observed in n trials."""
    if n == 0:
        return 0.0, 1.0
    spread = Z95**2 / n
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * math.sqrt(share * (1 - share) / n + spread / (4 * n))
    return max(0.0, centre - half), min(1.0, centre + half)


class Verdict(StrEnum):
    """How a sequential test stands."""

    OPEN = "open"
    BETTER = "better"
    """The difference is taken as at least the one that was asked for."""
    NOT_BETTER = "not better"
    """It is taken as nothing or less."""


@dataclass
class SequentialTest:
    """A generalised sequential probability ratio test of a mean: nothing against a useful difference.

    The values are those of pairs, whose variance is estimated on the way (normal approximation). With
    the scores of match pairs, which are quarters from 0 to 1, this is the test known as pentanomial.
    Both errors are limited to 5 %.
    """

    difference: float
    zero: float = 0.0
    """The mean that stands for no difference: 0 for margins, 0.5 for scores."""
    error: float = 0.05
    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio so far."""
        if self.n < 2:
            return 0.0
        centre = self.total / self.n
        variance = (self.squares - self.n * centre**2) / (self.n - 1)
        if variance <= 0:
            return 0.0
        return self.n * self.difference * (centre - self.zero - self.difference / 2) / variance

    @property
    def verdict(self) -> Verdict:
        """What the values so far allow to say."""
        if self.n < FEWEST:
            return Verdict.OPEN
        bound = math.log((1 - self.error) / self.error)
        if self.ratio >= bound:
            return Verdict.BETTER
        return Verdict.NOT_BETTER if self.ratio <= -bound else Verdict.OPEN

    def add(self, value: float) -> Verdict:
        """Counts one more value."""
        self.n += 1
        self.total += value
        self.squares += value * value
        return self.verdict


def needed(deviation: float, difference: float) -> int:
    """Returns how many pairs show a difference with 80 % power at 5 %, two-sided."""
    return math.ceil(7.85 * deviation**2 / difference**2)
