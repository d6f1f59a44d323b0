"""Tests of `ekiben.server.tables`."""
