"""Tests of `ekiben.server.store`."""
