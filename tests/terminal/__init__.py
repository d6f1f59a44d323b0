"""Tests of `ekiben play` and `ekiben replay`."""
