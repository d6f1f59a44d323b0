"""Figures with their uncertainty: shares of wins, means, and ratings from results between pairs.

SciPy does what is not our subject. It is loaded when it is first needed; see `require_packages`.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

from ekiben.errors import TextError

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)  # standard errors on either side
ELO = 400 / math.log(10)  # points of a rating for a unit of the log of the odds
PRIOR = 0.5  # wins that each of a pair is granted before they have met

Interval = tuple[float, float]


class MissingPackage(TextError):
    """A package of the extra `arena` is not installed."""


def require_packages(*packages: str) -> None:
    """Refuse to begin what could not be ended without a package of the extra `arena`."""
    for package in packages:
        try:
            importlib.import_module(package)
        except ImportError:
            raise MissingPackage("arena-missing", package=package) from None


# --- shares ---------------------------------------------------------------------------------------------


def share_figures(name: str, wins: float, games: float) -> dict[str, Any]:
    """A share of games under a name, with its Wilson interval; None if there was no game."""
    share, interval = (wins / games, wilson(wins, round(games))) if games else (None, None)
    return {name: share, f"{name}_interval": interval}


def wilson(wins: float, games: int) -> Interval:
    """The Wilson interval; a shared win counts in part."""
    wins = min(max(wins, 0.0), games)  # parts that are added up may come to a little more
    middle, half = wins + Z * Z / 2, Z * math.sqrt(wins * (games - wins) / games + Z * Z / 4)
    return max((middle - half) / (games + Z * Z), 0.0), min((middle + half) / (games + Z * Z), 1.0)


# --- means ----------------------------------------------------------------------------------------------


class Spread(NamedTuple):
    """Values in short: their mean, standard deviation, least and most."""

    mean: float
    deviation: float
    least: float
    most: float


def spread_of(values: Sequence[float]) -> Spread:
    """The mean of values and how far they lie apart."""
    mean = math.fsum(values) / len(values)
    squares = math.fsum((value - mean) ** 2 for value in values)
    deviation = math.sqrt(squares / (len(values) - 1)) if len(values) > 1 else 0.0
    return Spread(mean, deviation, min(values), max(values))


# --- ratings --------------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """Elo points above the mean of the field, and the interval that holds the true ones."""

    elo: float
    interval: Interval


class PairResult(NamedTuple):
    """Two names that met: how often the first was better (a draw is half), out of how many."""

    first: str
    second: str
    won: float
    games: float


def ratings(names: Sequence[str], meetings: Iterable[PairResult], prior: float = PRIOR) -> dict[str, Rating]:
    """Bradley-Terry strengths as Elo points, the mean of the field being 0.

    Each pair that met is granted one more game, drawn (`prior` wins each), or who never lost would be
    infinitely strong. The intervals are Wald's, from the curvature of the likelihood.
    """
    from scipy.optimize import minimize

    wins = np.zeros((len(names), len(names)))
    place = {name: i for i, name in enumerate(names)}
    for met in meetings:
        first, second = place[met.first], place[met.second]
        wins[first, second] += met.won + prior
        wins[second, first] += met.games - met.won + prior

    def likelihood(strength: Any) -> tuple[float, Any]:
        """How unlikely the results are, and which way is up."""
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
    """Of strengths whose mean is 0: the information has no say on all of them together."""
    apart = strength[:, None] - strength[None, :]
    chance = 1 / (1 + np.exp(-apart))
    weight = (wins + wins.T) * chance * (1 - chance)
    information = np.diag(weight.sum(axis=1)) - weight
    return np.sqrt(np.maximum(np.diag(np.linalg.pinv(information)), 0))


# --- for JSON -------------------------------------------------------------------------------------------


def rounded(value: Any) -> Any:
    """Figures with as many digits as are worth reading."""
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, Mapping):
        return {key: rounded(each) for key, each in value.items()}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return rounded(value._asdict())
    if isinstance(value, (list, tuple)):
        return [rounded(each) for each in value]
    return value
