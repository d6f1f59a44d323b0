"""Measuring bots: the arena and the study."""
