"""Which moves are legal."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.zero_kei.rulebook.ledger import WORKS, Ledger
from tests.games.zero_kei.rulebook.reading import COLOURS, View

CITIES = range(1, 13)


class Offers(Ledger):
    """A ledger that also finds the legal moves, by trying everything that a decision could be about."""

    def legal(self, view: View) -> set[str]:
        """The texts of the legal moves. The ledger must have followed all earlier moves."""
        self.look(view)
        seat = view["seat"]
        moves: Iterator[str] = getattr(self, "for_" + view["decision"].replace("-", "_"))(seat)
        return set(moves)

    # --- set-up and phase 2 -------------------------------------------------------------------------

    def for_engine(self, seat: str) -> Iterator[str]:
        yield from (f"draft {engine}" for engine in self.view["engines_left"])

    def for_carriage(self, seat: str) -> Iterator[str]:
        """What yen and points pay for; if that is nothing, the cheapest (ruling 1)."""
        prices = {p["carriage"]: self.price(p["carriage"]) for p in self.view["row"] if p["chosen"] is None}
        limit = max(self.view[seat]["yen"] + self.view[seat]["points"], min(prices.values()))
        yield from (f"buy {carriage}" for carriage, price in prices.items() if price <= limit)

    def for_counter(self, seat: str) -> Iterator[str]:
        yield from (f"advance {colour}" for colour in self.colours)

    # --- phase 3 ------------------------------------------------------------------------------------

    def for_order(self, seat: str) -> Iterator[str]:
        yield from (f"order {i}" for i, owner in enumerate(self.view["tile"], 1) if owner is None)

    def for_action(self, seat: str) -> Iterator[str]:
        yield "done"
        if self.view["actions_left"]:
            cards = [f"engine {owner}" for owner in self.view["seats"]] + ["tail", "event"]
            cards += [f"use {carriage}" for carriage in self.view[seat]["train"]]
            yield from (card for card in cards if self.usable(seat, card))

    def for_repeat(self, seat: str) -> Iterator[str]:
        yield from self.repeatable(seat, self.view[seat]["yen"])

    def usable(self, seat: str, card: str) -> bool:
        """Whether a card can be used for the first time this turn."""
        own, carriage = self.view[seat], card.removeprefix("use ")
        if card in self.view["used"] or carriage in own["covered"]:
            return False
        if card == "event" and self.event()["id"] == "repeat-train-card":
            return bool(self.repeatable(seat, own["yen"]))
        action = self.carriages[carriage].get("action") if carriage in self.carriages else None
        if action == "buy":
            return any(self.price(other) <= own["yen"] for other in self.view["discard"])
        if action == "repeat":
            left = own["yen"] - self.costs["repeat"]
            return left >= 0 and bool(self.repeatable(seat, left))
        return self.doable(seat, card, own["yen"])

    def repeatable(self, seat: str, yen: int) -> list[str]:
        """Cards used this turn that can be used again: no Repeat, no Buy, no event that repeats."""
        return [card for card in self.view["used"] if self.doable(seat, card, yen)]

    def doable(self, seat: str, card: str, yen: int) -> bool:
        """Whether what a card does is possible and affordable."""
        kind, _, name = card.partition(" ")
        if kind == "tail":
            return True
        if kind == "engine":
            left = yen - self.engine_fee(seat)
            return any(self.possible(seat, action, left) for action in self.view[name]["engine_actions"])
        if kind == "use":
            action = self.carriages[name].get("action", "buy")
            return action not in ("buy", "repeat") and self.possible(seat, action, yen)
        return self.event_doable(seat, yen - self.event().get("fee", 0))

    def event_doable(self, seat: str, yen: int) -> bool:
        event = self.event()
        if event["id"] == "venue-token":
            unused = self.view["spare_tokens"]
            return yen >= 0 and (unused is None or bool(unused)) and bool(self.view[seat]["train"])
        if event["id"] not in WORKS:
            return bool(event["id"] == "seven-yen")
        how, *works = WORKS[event["id"]]
        if event["id"] == "track-2":
            works = [f"track-{event['discount']}"]
        if how == "or":
            return any(self.possible(seat, work, yen) for work in works)
        return any(True for _ in self.firsts(seat, set(works), yen))

    def possible(self, seat: str, action: str, yen: int) -> bool:
        """Whether a work ("track-1") can be done somewhere with this much money."""
        work, _, less = action.partition("-")
        return any(max(0, cost - int(less or 0)) <= yen for _, cost in self.places(seat, work))

    def places(self, seat: str, work: str) -> Iterator[tuple[str, int]]:
        """Where a work is possible now, whatever the money, and the least it costs there."""
        view = self.view
        if work == "prepare":
            for city in CITIES:
                if city not in view["prepared"]:
                    yield f"prepare {city}", self.ground_cost(seat, city)
        elif work == "track" and any(view[owner]["track_tokens"] for owner in view["seats"]):
            for city in CITIES:
                if city not in view["tracks"]:
                    yield f"track {city}", min(map(self.track_cost, self.track_letters(seat)))
        elif work == "station":
            for city in CITIES:
                if city in view["prepared"] and str(city) not in view["stations"]:
                    for colour in COLOURS:
                        if view["stock"][colour]:
                            yield f"station {city} {colour}", self.station_cost(seat)
        elif work == "participate" and view[seat]["cauldrons_left"]:
            for venue in (1, 2, 3):
                if venue not in view["closed"]:
                    yield f"participate {venue}", 0
        elif work == "advance":
            yield from ((f"advance {colour}", 0) for colour in COLOURS)

    def firsts(self, seat: str, works: set[str], yen: int) -> Iterator[str]:
        """Moves that do one of several works, all of which are due, so that the rest can still be done."""
        for work in works:
            for move, cost in self.places(seat, work):
                rest = [self.least_after(seat, other, work) for other in works - {work}]
                if all(more is not None for more in rest) and cost + sum(filter(None, rest)) <= yen:
                    yield move

    def least_after(self, seat: str, work: str, first: str) -> int | None:
        """The least that a work costs after another one; None: it is impossible then.

        Preparing brings a track token, and ground for a station.
        """
        if work == "track" and first == "prepare":
            empty = set(CITIES) - set(self.view["tracks"])
            return min(map(self.track_cost, self.track_letters(seat))) if empty else None
        if work == "station" and first == "prepare":
            return self.station_cost(seat)
        return min((cost for _, cost in self.places(seat, work)), default=None)

    def for_work(self, seat: str) -> Iterator[str]:
        yen = self.view[seat]["yen"]
        if self.both and len(self.todo) > 1:
            yield from self.firsts(seat, self.todo, yen)
        else:
            for work in self.todo:
                yield from (move for move, cost in self.places(seat, work) if self.less(work, cost) <= yen)

    def for_space(self, seat: str) -> Iterator[str]:
        rest = sum(self.least_after(seat, work, "track") or 0 for work in self.todo)
        for letter in self.track_letters(seat):
            if self.less("track", self.track_cost(letter)) + rest <= self.view[seat]["yen"]:
                yield f"space {letter.lower()}"

    def for_lender(self, seat: str) -> Iterator[str]:
        assert not self.view[seat]["track_tokens"], "with a token of one's own nobody lends"
        yield from (f"from {owner}" for owner in self.view["seats"] if self.view[owner]["track_tokens"])

    def for_effect(self, seat: str) -> Iterator[str]:
        yield from ("accept", "decline")

    def for_move(self, seat: str) -> Iterator[str]:
        yield from ("decline", *(f"move {carriage}" for carriage in self.view[seat]["train"]))

    def for_place(self, seat: str) -> Iterator[str]:
        train = self.view[seat]["train"]
        yield from (f"to {i}" for i, carriage in enumerate(train, 1) if carriage != self.moving)

    def for_token(self, seat: str) -> Iterator[str]:
        yield from (f"token {city}" for city in self.view["spare_tokens"])

    def for_token_carriage(self, seat: str) -> Iterator[str]:
        yield from (f"on {carriage}" for carriage in self.view[seat]["train"])

    def for_discard(self, seat: str) -> Iterator[str]:
        """A Buy must buy, `buy-discard` may."""
        prices = {carriage: self.price(carriage) for carriage in self.view["discard"]}
        yield from (f"buy {card}" for card, price in prices.items() if price <= self.view[seat]["yen"])
        if self.view["phase"] == "end-of-round":
            yield "decline"

    # --- the end of a round -------------------------------------------------------------------------

    def for_trade(self, seat: str) -> Iterator[str]:
        yield from ("accept", "decline")

    def for_score(self, seat: str) -> Iterator[str]:
        own = {city for carriage in self.view[seat]["train"] for city in self.cities(seat, carriage)}
        yield from ("decline", *(f"score {city}" for city in own & set(self.view["tracks"])))
