"""Tests; `python -m pytest` runs them all."""
