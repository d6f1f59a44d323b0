"""How the pictures of Zero-Kei for the documentation are made."""

from __future__ import annotations

PAGE = "search:400", 84  # the bot that plays in the page, and how many moves
# In the terminal: the files with the commands that show something, the seats, a seed, a minimum of moves, and
# preferred moves, because a fuller board makes a better picture.
TERMINAL = {"terminal.svg": "board"}
SEATS, SEED, MOVES = "you:Anna,random,random", 64, 105
LIKED = ("use", "event", "station", "track", "engine")
