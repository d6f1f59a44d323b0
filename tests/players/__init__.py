"""Tests of the bots and of what measures them."""
