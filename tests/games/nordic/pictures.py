"""How the pictures of Nordic for the documentation are made."""

from __future__ import annotations

PAGE = "planner", 130  # the bot that plays in the page, and how many moves
# In the terminal: the files with the commands that show something, the seats, a seed, a minimum of moves, and
# preferred moves, because a fuller board makes a better picture.
TERMINAL = {"nordic-terminal.svg": "board", "nordic-map.svg": "map"}
SEATS, SEED, MOVES = "you:Anna,random", 25, 110
LIKED = ("keep",)
