"""Statistics: shares of wins, means and ratings, with their uncertainty.

SciPy is loaded on first use; see `require_packages`.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

from ekiben.errors import LocalizedError

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)  # standard errors to each side
ELO = 400 / math.log(10)  # rating points per unit of log-odds
PRIOR = 0.5  # wins granted to both of a pair that has met

Interval = tuple[float, float]


class MissingPackage(LocalizedError):
    """A package of the extra `arena` isn't installed."""


def require_packages(*packages: str) -> None:
    """Fail early if a package of the extra `arena` will be missing."""
    for package in packages:
        try:
            importlib.import_module(package)
        except ImportError:
            raise MissingPackage("arena-missing", package=package) from None


# --- shares ---------------------------------------------------------------------------------------------


def share_statistics(name: str, wins: float, games: float) -> dict[str, Any]:
    """A share of games with its Wilson interval; None without any game."""
    share, interval = (wins / games, wilson(wins, round(games))) if games else (None, None)
    return {name: share, f"{name}_interval": interval}


def wilson(wins: float, games: int) -> Interval:
    """The Wilson interval; shared wins count as fractions."""
    wins = min(max(wins, 0.0), games)  # sums of fractions may be slightly off
    middle, half = wins + Z * Z / 2, Z * math.sqrt(wins * (games - wins) / games + Z * Z / 4)
    return max((middle - half) / (games + Z * Z), 0.0), min((middle + half) / (games + Z * Z), 1.0)


# --- means ----------------------------------------------------------------------------------------------


class Spread(NamedTuple):
    """Mean, standard deviation, minimum and maximum of some values."""

    mean: float
    deviation: float
    least: float
    most: float


def spread_of(values: Sequence[float]) -> Spread:
    mean = math.fsum(values) / len(values)
    squares = math.fsum((value - mean) ** 2 for value in values)
    deviation = math.sqrt(squares / (len(values) - 1)) if len(values) > 1 else 0.0
    return Spread(mean, deviation, min(values), max(values))


# --- ratings --------------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """Elo points above the mean of the field, with a confidence interval."""

    elo: float
    interval: Interval


class PairResult(NamedTuple):
    """How often the first of two bots was better (a draw counts half), out of how many games."""

    first: str
    second: str
    won: float
    games: float


def ratings(names: Sequence[str], meetings: Iterable[PairResult], prior: float = PRIOR) -> dict[str, Rating]:
    """Bradley-Terry strengths as Elo points, the mean of the field being 0.

    Each pair that met is granted one drawn game more (`prior` wins each); otherwise a bot that never lost
    would be infinitely strong. The intervals are Wald's, from the curvature of the likelihood.
    """
    from scipy.optimize import minimize

    wins = np.zeros((len(names), len(names)))
    place = {name: i for i, name in enumerate(names)}
    for met in meetings:
        first, second = place[met.first], place[met.second]
        wins[first, second] += met.won + prior
        wins[second, first] += met.games - met.won + prior

    def likelihood(strength: Any) -> tuple[float, Any]:
        """The negative log-likelihood and its gradient."""
        apart = strength[:, None] - strength[None, :]
        surprise = np.logaddexp(0, -apart)
        slope = wins / (1 + np.exp(np.clip(apart, -500, 500)))
        return float((wins * surprise).sum()), slope.sum(axis=0) - slope.sum(axis=1)

    found = minimize(likelihood, np.zeros(len(names)), jac=True, method="BFGS").x
    found = found - found.mean()
    errors = _standard_errors(found, wins)
    wide = Z * errors * ELO
    return {
        name: Rating(float(elo), (float(elo - width), float(elo + width)))
        for name, elo, width in zip(names, found * ELO, wide, strict=True)
    }


def _standard_errors(strength: Any, wins: Any) -> Any:
    """Of strengths with mean 0: the results say nothing about adding a constant to all of them."""
    apart = strength[:, None] - strength[None, :]
    chance = 1 / (1 + np.exp(-apart))
    weight = (wins + wins.T) * chance * (1 - chance)
    information = np.diag(weight.sum(axis=1)) - weight
    return np.sqrt(np.maximum(np.diag(np.linalg.pinv(information)), 0))


# --- for JSON -------------------------------------------------------------------------------------------


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, Mapping):
        return {key: rounded(each) for key, each in value.items()}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return rounded(value._asdict())
    if isinstance(value, (list, tuple)):
        return [rounded(each) for each in value]
    return value
