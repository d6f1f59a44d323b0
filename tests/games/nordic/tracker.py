"""Somebody who watches a game from one seat and writes down what follows for certain.

Only the log that the seat may read, and its first view, are used; no rule, and nothing of `knowledge`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np

from ekiben.game import LogEntry
from tests.games.nordic.rulebook.reading import KINDS, Data, View

Pile = Counter[str]


def row(pile: Pile) -> Any:
    """Cards by kind, as a row of numbers."""
    return np.array([pile[kind] for kind in KINDS])


def cut(pile: Pile) -> Pile:
    """Without the kinds of which there are no cards."""
    return Counter({kind: count for kind, count in pile.items() if count})


class Tracker:
    """What a seat can tell of the cards and tickets of the others."""

    def __init__(self, view: View, seat: str, data: Data) -> None:
        limits = data["limits"]
        self.seat = seat
        self.seats: list[str] = view["seats"]
        self.others = [name for name in self.seats if name != seat]
        self.box: Pile = Counter(dict.fromkeys(KINDS[:-1], limits["cards_per_colour"]))
        self.box["loco"] = limits["locomotives"]
        self.hand: Pile = Counter(view[seat]["hand"])
        self.face_up: list[str | None] = list(view["face_up"])
        self.discard: Pile = Counter()
        self.laid: Pile = Counter()
        self.turned: Pile = Counter()
        self.tunnel = ""  # the last one for which cards were turned up
        self.deck: int = view["deck"]
        self.sizes = {name: view[name]["cards"] for name in self.others}
        self.known: dict[str, Pile] = {name: Counter() for name in self.others}
        # Of the current deck: what the seat has not seen of it, and how many cards each other drew of it
        self.unseen = cut(self.box - self.hand - Counter(filter(None, self.face_up)))
        self.new = dict(self.sizes)
        # Of earlier decks: what others still hold unseen, and how many cards each
        self.old: Pile = Counter()
        self.held = dict.fromkeys(self.others, 0)
        self.certain = True  # no card laid since the deck was new may have come from two decks
        self.tickets = dict.fromkeys(self.others, 0)
        self.drawn = dict.fromkeys(self.others, limits["first_tickets"]["deal"])
        self.choosing = ""  # who is choosing tickets
        self.new_decks = 0

    # --- watching -----------------------------------------------------------------------------------

    def watch(self, entries: Iterable[LogEntry]) -> None:
        """A move."""
        before = self.new_decks
        told = 0
        for entry in entries:
            told += entry.id == "new-deck"
            getattr(self, "on_" + entry.id.replace("-", "_"), self.on_nothing)(**entry.args)
        assert bool(self.new_decks - before) == bool(told), "the log names a new deck"

    def on_nothing(self, **_: Any) -> None:
        """Nothing about cards."""

    def from_deck(self) -> None:
        if self.deck == 0:
            self.new_deck()
        self.deck -= 1

    def new_deck(self) -> None:
        """All of the old deck is in hands now: those of others are what is nowhere else."""
        self.new_decks += 1
        open_cards = self.hand + self.laid + self.turned + self.discard + Counter(filter(None, self.face_up))
        for name in self.others:
            open_cards += self.known[name]
        self.old = cut(self.box - open_cards)
        self.held = {name: self.sizes[name] - self.known[name].total() for name in self.others}
        assert self.old.total() == sum(self.held.values())
        self.unseen, self.deck = cut(self.discard), self.discard.total()
        self.discard = Counter()
        self.new = dict.fromkeys(self.others, 0)
        self.certain = True

    def see(self, card: str) -> None:
        """A card of the current deck."""
        assert self.unseen[card] > 0 or not self.certain, "it can have come from there"
        self.unseen[card] = max(0, self.unseen[card] - 1)

    def on_drew(self, seat: str, card: str | None, blind: bool, space: int | None) -> None:
        if blind:
            self.from_deck()
        else:
            assert card is not None
            assert space is not None
            assert self.face_up[space - 1] == card
            self.face_up[space - 1] = None
        if seat == self.seat:
            assert card is not None, "one's own card is named"
            self.hand[card] += 1
            if blind:
                self.see(card)
            return
        self.sizes[seat] += 1
        if blind:
            assert card is None, "another's is not"
            self.new[seat] += 1
        else:
            assert card is not None
            self.known[seat][card] += 1

    def on_laid(self, seat: str, cards: dict[str, int]) -> None:
        self.laid.update(cards)
        if seat == self.seat:
            self.hand.subtract(cards)
            return
        self.sizes[seat] -= sum(cards.values())
        for card, count in cards.items():
            known = min(count, self.known[seat][card])
            self.known[seat][card] -= known
            for _ in range(count - known):
                self.lay_unknown(seat, card)

    def lay_unknown(self, seat: str, card: str) -> None:
        """A card nobody else had seen: of the current deck, or of one before?

        With two players the cards of earlier decks are all in that hand, and known: it is one of them if it
        can be. With three it can be uncertain, until the next new deck.
        """
        from_old = self.old[card] > 0 and self.held[seat] > 0
        from_new = self.unseen[card] > 0 and self.new[seat] > 0
        assert from_old or from_new or not self.certain
        if from_old and from_new and len(self.others) > 1:
            self.certain = False
        if from_old:
            self.old[card] -= 1
            self.held[seat] -= 1
        elif from_new:
            self.unseen[card] -= 1
            self.new[seat] -= 1

    def on_turned_up(
        self,
        cards: list[str],
        extra: int,
        route: str,
        laid: dict[str, int],
        counting: list[bool],
        colour: str,
    ) -> None:
        assert cut(self.laid) == Counter(laid)
        assert colour == next((card for card in laid if card != "loco"), "loco")
        assert counting == [card in (colour, "loco") for card in cards]
        assert sum(counting) == extra
        self.tunnel = route
        for card in cards:
            self.from_deck()
            self.see(card)
            self.turned[card] += 1

    def on_gave_up(self, seat: str, route: str, cards: dict[str, int]) -> None:
        assert cut(self.laid) == Counter(cards), "what was laid comes back"
        assert route == self.tunnel
        if seat == self.seat:
            self.hand.update(cards)
        else:
            self.sizes[seat] += sum(cards.values())
            self.known[seat].update(cards)
        self.laid.clear()
        self.put_away()

    def on_claimed(self, seat: str, route: str, points: int) -> None:
        self.put_away()

    def put_away(self) -> None:
        self.discard += self.laid + self.turned
        self.laid.clear()
        self.turned.clear()

    def on_face_up(self, space: int, card: str) -> None:
        assert self.face_up[space - 1] is None
        self.from_deck()
        self.see(card)
        self.face_up[space - 1] = card

    def on_drew_tickets(self, seat: str, count: int) -> None:
        self.choosing = seat
        if seat in self.drawn:
            self.drawn[seat] += count

    def on_kept_tickets(self, seat: str, count: int) -> None:
        self.choosing = ""
        if seat in self.tickets:
            self.tickets[seat] += count

    # --- what follows -------------------------------------------------------------------------------

    def check_open(self, view: View) -> None:
        """The view says the same."""
        assert cut(self.hand) == Counter(view[self.seat]["hand"])
        assert self.face_up == view["face_up"]
        assert cut(self.discard) == Counter(view["discard"])
        assert self.deck == view["deck"]
        assert self.new_decks == view["decks"]
        for name in self.others:
            assert self.sizes[name] == view[name]["cards"]
            assert cut(self.known[name]) == Counter(view[name]["known"])
            if view["phase"] == "play":
                assert self.tickets[name] == view[name]["ticket_count"]

    def wrong_with(self, r: Any) -> str | None:
        """What a position, as NumPy reads it, has that can't be; None if it can be so."""
        seats = {name: self.seats.index(name) for name in self.others}
        if (r["hands"][self.seats.index(self.seat)] != row(self.hand)).any():
            return "the seat's hand"
        unknown = {name: r["hands"][seat] - row(self.known[name]) for name, seat in seats.items()}
        for name, seat in seats.items():
            if r["hands"][seat].sum() != self.sizes[name]:
                return "the size of a hand"
            if (unknown[name] < 0).any():
                return "a known card"
        if (r["discard"] != row(self.discard)).any() or r["deck_size"] != self.deck:
            return "what lies open"
        return self.wrong_decks(r, unknown) if self.certain else None

    def wrong_decks(self, r: Any, unknown: dict[str, Any]) -> str | None:
        """What follows from which deck a card can have come from."""
        deck = np.bincount(r["deck"][: self.deck], minlength=9)
        if (deck > row(self.unseen)).any():
            return "a card in the deck that can't be there"
        for name in self.others:
            if (unknown[name] > row(self.old + self.unseen)).any():
                return "a card in a hand that can't be there"
            # Of all but `new` cards one knows that they are of an old deck, and the others of the new one
            if np.minimum(unknown[name], row(self.old)).sum() < self.held[name]:
                return "too few cards of the old deck in a hand"
            if np.minimum(unknown[name], row(self.unseen)).sum() < self.new[name]:
                return "too few cards of the new deck in a hand"
        if len(self.others) == 1 and (unknown[self.others[0]] < row(self.old)).any():
            return "with two players a hand is known for certain"
        return None

    def wrong_tickets(self, r: Any, own: set[int]) -> str | None:
        """Numbers of tickets are known, and one's own are nowhere else."""
        for name in self.others:
            seat = self.seats.index(name)
            masks = [int(r[place][seat]) for place in ("tickets", "returned", "offered")]
            kept, returned, offered = (mask.bit_count() for mask in masks)
            if kept + returned + offered != self.drawn[name]:
                return "the number of tickets drawn"
            if self.choosing != name and self.tickets[name] and kept != self.tickets[name]:
                return "the number of tickets kept"
            if any(mask >> ticket & 1 for mask in masks for ticket in own):
                return "an own ticket"
        return None
