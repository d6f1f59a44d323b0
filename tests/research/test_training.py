"""The documentation's example: after some training, the policy beats `random`."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.soak import soaked
from tests.test_readme import blocks

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "train.py"
SECONDS = soaked((8, 60), (40,))  # the second is for busy machines; the documentation grants two minutes
GAMES = soaked(40, 100)
LEAST = 0.9  # share of games won; where much hangs on dice no policy reaches it
TAUGHT = soaked(("zero-kei",), ("zero-kei", "nordic"))

needs_torch = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="PyTorch is not installed: nothing is trained"
)


def test_the_documentation_shows_the_example_as_it_is() -> None:
    [(_, shown)] = blocks(ROOT / "docs" / "research.md", "py")
    assert shown == EXAMPLE.read_text(encoding="utf-8")


@needs_torch
@pytest.mark.soak
@pytest.mark.parametrize("game", TAUGHT)
def test_what_was_learned_beats_chance(game: str, tmp_path: Path, figure: Callable[[str], None]) -> None:
    policy = tmp_path / "policy.pt"
    for seconds in SECONDS:
        run(str(EXAMPLE), game, str(policy), str(seconds))
        share = share_won(game, policy)
        figure(f"{share:.0%} of {GAMES} games after {seconds} s of training")
        if share >= LEAST:
            return
    pytest.fail(f"it won {share:.0%} of the games, less than {LEAST:.0%}")


def share_won(game: str, policy: Path) -> float:
    """The share of games that a policy wins against random moves."""
    bots = f"examples.train:player:{policy},random"
    arena = ("arena", game, "--players", "2", "--bots", bots, "--games", str(GAMES), "--processes", "1")
    learned, _ = json.loads(run("-m", "ekiben", *arena, "--json"))["bots"]
    assert learned["games"] == GAMES
    assert learned["illegal"] == 0
    return float(learned["share"])


def run(*arguments: str) -> str:
    """The output of a Python program, run in the root of the checkout."""
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout
