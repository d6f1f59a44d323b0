"""The decisions that a seat may have to make."""

NOTHING = 0  # the rules go on by themselves
ENGINE = 1
CARRIAGE = 2  # phase 2
COUNTER = 3
ORDER = 4
ACTION = 5
REPEAT = 6  # which card is used again
WORK = 7  # what a card does, and where
SPACE = 8  # of the track cost marker
LENDER = 9  # of a track token
EFFECT = 10  # of a venue
MOVE = 11  # which carriage changes place
PLACE = 12
TOKEN = 13  # which unused venue token
TOKEN_CARRIAGE = 14
DISCARD = 15  # which carriage of the discard
TRADE = 16  # points for yen
SCORE = 17  # which city scores now
