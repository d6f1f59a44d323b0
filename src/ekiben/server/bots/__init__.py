"""Bots of a server: processes that think, and what happens at a table by itself."""
