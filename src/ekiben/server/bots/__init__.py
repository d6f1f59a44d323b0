"""Bots of a server: their processes, and what tables do without people."""
