"""`ekiben sim`."""

from __future__ import annotations

import argparse


def add(p: argparse.ArgumentParser) -> None:
    """Arguments."""


def run(args: argparse.Namespace) -> int:
    """To come."""
    return 1
