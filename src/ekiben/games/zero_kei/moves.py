"""The moves of Zero-Kei as numbers: a fixed list, one number for one text (see `notation`)."""

from __future__ import annotations

from ekiben.games.zero_kei.box import LETTERS
from ekiben.games.zero_kei.state import CARRIAGES, CITIES, COLOURS, ENGINES, SEATS, TRAIN, VENUES

M_DRAFT = 0  # + engine
M_BUY = M_DRAFT + ENGINES  # + carriage
M_ADVANCE = M_BUY + CARRIAGES  # + colour
M_ORDER = M_ADVANCE + COLOURS  # + space of the tile
M_ENGINE = M_ORDER + SEATS  # + owner
M_USE = M_ENGINE + SEATS  # + carriage
M_TAIL = M_USE + CARRIAGES
M_EVENT = M_TAIL + 1
M_PREPARE = M_EVENT + 1  # + city
M_TRACK = M_PREPARE + CITIES  # + city
M_STATION = M_TRACK + CITIES  # + city * COLOURS + colour
M_PARTICIPATE = M_STATION + CITIES * COLOURS  # + venue
M_SPACE = M_PARTICIPATE + VENUES  # + space of the cost marker
M_FROM = M_SPACE + LETTERS  # + lender
M_MOVE = M_FROM + SEATS  # + carriage
M_TO = M_MOVE + CARRIAGES  # + place
M_TOKEN = M_TO + TRAIN  # + city
M_ON = M_TOKEN + CITIES  # + carriage
M_SCORE = M_ON + CARRIAGES  # + city
M_ACCEPT = M_SCORE + CITIES
M_DECLINE = M_ACCEPT + 1
M_DONE = M_DECLINE + 1
MOVES = M_DONE + 1
