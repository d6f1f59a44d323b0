"""How far the game has come."""

SET_UP = 0  # first tickets are chosen
PLAY = 1
OVER = 2
