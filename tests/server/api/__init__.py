"""Tests of `ekiben.server.api`."""
