"""Names of texts of Zero-Kei that are put together in the code, with all that may stand in the gaps."""

from __future__ import annotations

from ekiben.games.zero_kei.components import ABILITIES, ACTIONS, COLOUR_NAMES, load
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.notation import DECISION_NAMES

QUOTES = "surcharge in-points waived ability discount token bonus lent advance unused twice score"
FACTS = "prepared station-built track-laid counter venue-closed cauldrons-placed tile token-put"
FACTS += " carriage-chosen carriage-joined train-changed turned-up spare-turned-up new-round game-over"
CHAPTERS = "signs round buying running scoring hideo draft engine tail use order advance space from"
CHAPTERS += " move to token on score accept decline done"
DO = "draft buy advance order use prepare track token score station participate space move on to"
DO += " tail accept decline done"
PARTS = "points cities venues connected cauldrons yen track_tokens"
CHANGES = "points city venue connected cauldrons yen track_tokens"
DID = "draft buy tail event done accept decline"

BUILT = {
    "seat-{}": (("green", "yellow", "red", "blue"),),
    "action-{}": ((*ACTIONS, *ABILITIES),),
    "ask-{}": (DECISION_NAMES[1:],),
    "colour-{}": (COLOUR_NAMES,),
    "counter-{}": (("moves", "last"),),
    "did-{}": (DID.split(),),
    "do-{}": (DO.split(),),
    "does-{}": ((*ACTIONS, *ABILITIES),),
    "event-{}": (EVENT_IDS,),
    "fact-{}": (FACTS.split(),),
    "gains-{}": (("event", "round"),),
    "help-{}": (CHAPTERS.split(),),
    "outcome-{}": (("cities", "venues"),),
    "quote-{}": (QUOTES.split(),),
    "page-change-{}": (CHANGES.split(),),
    "page-fact-{}": (("carriage-joined", "carriage-chosen"),),
    "page-part-{}": (PARTS.split(),),
    "part-{}": (PARTS.split(),),
    "part-{}-about": (PARTS.split(),),
    "work-{}": (("prepare", "track", "station", "participate", "advance"),),
    "page-letter-{}": (COLOUR_NAMES,),
    "page-{}-{}": (("costs", "brings"), ("yen", "points")),
    "phase-{}": (("draft", "purchase", "run", "end-of-round", "over"),),
}
CITIES = load(None).city_names
