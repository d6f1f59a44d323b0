"""The decisions: what the position asks of the seat to move."""

NOTHING = 0
TICKET = 1  # keep it or return it
ACTION = 2
SECOND = 3  # the second card
PAYMENT = 4
SET = 5  # a card of a set
EXTRA = 6  # more cards for a tunnel, or give up
