"""Names of texts of Nordic that are put together in the code, with all that may stand in the gaps."""

from __future__ import annotations

from ekiben.games.nordic.components import load

CHAPTERS = "signs turn cards locomotives claiming paying ferry tunnel doubles tickets end scoring"
FACTS = "drew-face-up drew-unseen drew-blind laid gave-up turned-up turned-up-none claimed closed"
FACTS += " drew-tickets kept-tickets new-deck face-up begins last-turns game-over capped"

BUILT = {
    "ask-{}": (("ticket", "action", "second-card", "payment", "set", "extra"),),
    "do-{}": (("keep", "return", "give-up", "pass"),),
    "fact-{}": (FACTS.split(),),
    "help-{}": (CHAPTERS.split(),),
    "move-{}": (("keep", "return", "pass", "tickets", "give-up"),),
    "outcome-{}": (("globetrotter",),),
    "quote-{}": (("connects", "closes", "trains-left"),),
    "seat-{}": (("white", "red", "lilac"),),
    "title-{}": (("set-up", "play", "last", "over"),),
}
CITIES = [city["name"] for city in load(None).data["cities"].values()]
