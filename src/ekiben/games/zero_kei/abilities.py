"""What cards can do, by name: actions, and the abilities of carriages in a train."""

# What an action does: bits, so that a card can offer several
PREPARE = 1
TRACK = 2
STATION = 4
PARTICIPATE = 8
ADVANCE = 16
REPEAT = 32
BUY = 64

# Lasting abilities: bits
STATION_BONUS = 1
FREE_TRACK_SPACE = 2
DOUBLE_VENUE = 4
GROUND_1 = 8
ENGINE_1 = 16
TAIL_8 = 32
DOUBLE_ORDER = 64
