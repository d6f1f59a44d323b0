# What all boards say.

board-menu = What to do here
board-cancel = Cancel
board-nearer = Nearer
board-farther = Farther
