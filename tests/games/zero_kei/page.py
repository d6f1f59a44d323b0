"""What the tests of the page know of the board of Zero-Kei."""

from __future__ import annotations

from tests.support.soak import soaked

# What may be pressed now, what is liked best first: the first of these groups that is there is chosen from.
LIT = [
    "[role=menuitem]:not(.quiet)",
    ".sheet-of-choices .choice-row",
    ".thing.lit, .city.lit .site, .choice-row, .asks .button, .mine .buttons .button, .moves .button",
]
LIT_BY_KEYS = ".city.lit, .choice-row"  # the same for Tab, beside these
MIDDLE, LATE = 60, 130  # moves of a game for two, and of one for four whose board is nearly full
BY_KEYS_FROM = soaked(75, 0)  # moves
POINTED_AT = "prepare", ".city.lit .site"  # a verb that changes the total, and where it is lit


EXPLAINED_FROM = 30  # moves
THINGS = {  # one of each kind: what it is, where it is
    "city": ".city .site",
    "what the ground costs": ".city .coin",
    "station": ".city .piece",
    "venue": ".venue",
    "cauldrons": ".venue .fire",
    "colour and stock": ".colour",
    "pile of the value track": ".strip .counter",
    "what somebody has": ".has .sums",
    "track tokens": ".has .tokens",
    "own engine": ".mine .train > .thing >> nth=0",
    "own carriage": ".mine .train > .thing >> nth=1",
    "what a carriage does": ".mine .train > .thing .signs >> nth=1",
    "own tail": ".mine .train > .thing >> nth=-1",
    "another's carriage": ".others .rolling .thing",
}
