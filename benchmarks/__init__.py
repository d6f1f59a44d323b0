"""Benchmarks: figures measured against something real in the same run."""
