"""How far a round has come: its phases, and the stages of a turn."""

# Phases of a round
DRAFT = 0  # set-up: engines are chosen
PURCHASE = 1
RUN = 2
END_OF_ROUND = 3
OVER = 4

# Stages of one player's turn in phase 3, or of one player's part in an end-of-round effect
ARRIVING = 0  # the carriage joins the train
ORDERED = 1  # the tile's reward was taken
ACTING = 2
HIDEO_ORDERS = 3  # Hideo's stages, between two decisions only: the tile, then each position of his board
