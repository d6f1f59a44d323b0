"""The moves of Zero-Kei as numbers: a fixed list, one number for one text (see `notation`)."""

from __future__ import annotations

from ekiben.games.zero_kei.box import LETTERS
from ekiben.games.zero_kei.state import CARRIAGES, CITIES, COLOURS, ENGINES, SEATS, TRAIN, VENUES

DRAFT = 0  # + engine
BUY = DRAFT + ENGINES  # + carriage
ADVANCE = BUY + CARRIAGES  # + colour
ORDER = ADVANCE + COLOURS  # + space of the tile
ENGINE = ORDER + SEATS  # + owner
USE = ENGINE + SEATS  # + carriage
TAIL = USE + CARRIAGES
EVENT = TAIL + 1
PREPARE = EVENT + 1  # + city
TRACK = PREPARE + CITIES  # + city
STATION = TRACK + CITIES  # + city * COLOURS + colour
PARTICIPATE = STATION + CITIES * COLOURS  # + venue
SPACE = PARTICIPATE + VENUES  # + space of the cost marker
FROM = SPACE + LETTERS  # + lender
MOVE = FROM + SEATS  # + carriage
TO = MOVE + CARRIAGES  # + place
TOKEN = TO + TRAIN  # + city
ON = TOKEN + CITIES  # + carriage
SCORE = ON + CARRIAGES  # + city
ACCEPT = SCORE + CITIES
DECLINE = ACCEPT + 1
DONE = DECLINE + 1
MOVES = DONE + 1
