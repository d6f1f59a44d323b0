"""Tests of what measures the bots."""
