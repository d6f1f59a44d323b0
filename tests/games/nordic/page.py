"""What the tests of the page know of the board of Nordic."""

from __future__ import annotations

from tests.support.soak import soaked

# What may be pressed now, what is liked best first: the first of these groups that is there is chosen from.
LIT = [
    ".payments .pay",
    ".answers .ticket[aria-pressed=false]",
    ".answers .button:enabled:not(.quiet), .moves .button",
    ".turn-next, .set-pay:enabled, .give-up",
    ".route.claimable .space",
    ".thing.lit",
]
LIT_BY_KEYS = ".route.claimable"  # the same for Tab, beside these
MIDDLE, LATE = 90, 200  # moves of a game for two, and of one for three whose board is nearly full
BY_KEYS_FROM = soaked(275, 0)  # moves
POINTED_AT = "claim", ".route.claimable .space"  # a verb that changes the total, and where it is lit

NEAR = ".zoom button:last-child:enabled:visible"  # what shows all of a map that does not scroll by itself
EXPLAINED_FROM = 60  # moves
THINGS = {  # one of each kind: what it is, where it is
    "route": ".route:not(:has(.ferry, .tunnel, .car)) .space",
    "ferry": ".route .disc",
    "tunnel": ".route .space.tunnel",
    "route of somebody": ".route .car",
    "city": ".city .dot",
    "card face up": ".thing[data-space]",
    "deck": "[data-deck]",
    "deck of tickets": ".thing.tickets",
    "discard": ".discard .pile",
    "cards in the discard": ".discard .chip",
    "own cards": ".hand .stack",
    "own ticket": ".goals .ticket",
    "player, trains and points": "[data-player] button",
    "cards that all have seen": ".known .chip",
}
