"""Yen, points and turns."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.zero_kei.rulebook.reading import AUTOMA, COLOURS, Data, Reading, View

Next = tuple[str | None, str | None]  # who decides, and what; None: nobody, the game is over

# What the events that are works do; "and" when all of it is due, otherwise one of it
WORKS = {
    "venue-and-advance": ("and", "participate", "advance"),
    "any-works": ("or", "prepare", "track", "station"),
    "prepare-and-track": ("and", "prepare", "track"),
    "prepare-and-station": ("and", "prepare", "station"),
    "track-2": ("or", "track"),
    "participate": ("or", "participate"),
    "station": ("or", "station"),
    "prepare": ("or", "prepare"),
    "track": ("or", "track"),
}


class Ledger(Reading):
    """Follows a game move by move: what everybody must have after each, and who must decide what next."""

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.board: dict[str, int] = {}
        self.yen: dict[str, int] = {}
        self.points: dict[str, int] = {}
        # The action under way, from the moves so far
        self.todo: set[str] = set()  # works of the card in use …
        self.both = False  # … all of which are due, or one
        self.discounts: dict[str, int] = {}
        self.letter = ""
        self.venue = 0
        self.effects = 0  # of the venue, still on offer
        self.moving = ""
        self.advances = 0
        self.colours: set[str] = set()
        # What the move and Hideo change before anybody else decides
        self.discard: set[str] = set()
        self.stock: dict[str, int] = {}
        self.tokens = 0
        self.placed = 0

    def follow(self, view: View, move: str, board: dict[str, int]) -> Next:
        """After this move `yen` and `points` are what they must be; who must be next, and asked what.

        `view` is the table before the move, `board` has the tokens of Hideo's board, face down or not.
        """
        self.look(view)
        self.board, self.placed = board, 0
        self.yen = {seat: view[seat]["yen"] for seat in view["seats"]}
        self.points = {seat: view[seat]["points"] for seat in view["seats"]}
        self.discard = set(view["discard"])
        seat, (verb, *rest) = view["seat"], move.split()
        following: Next = getattr(self, "at_" + view["decision"].replace("-", "_"))(seat, verb, rest)
        return following

    # --- small things -------------------------------------------------------------------------------

    def get(self, seat: str, yen: int) -> None:
        """Yen for somebody; Hideo gets points instead."""
        (self.points if self.is_automa(seat) else self.yen)[seat] += yen

    def pay(self, seat: str, yen: int, to: str | None = None) -> None:
        self.yen[seat] -= yen
        if to is not None and to != seat:
            self.get(to, yen)

    def take_card(self, actions: Sequence[str]) -> None:
        """A card is used: remember its works and discounts ("track-1")."""
        works = [action.partition("-") for action in actions]
        self.todo, self.both = {work for work, _, _ in works}, False
        self.discounts = {work: int(less or 0) for work, _, less in works}

    def less(self, work: str, price: int) -> int:
        return max(0, price - self.discounts.get(work, 0))

    def advance(self, times: int, colours: Sequence[str] = COLOURS) -> None:
        """Some of these counters must advance, `times` different ones."""
        self.advances, self.colours = times, set(colours)

    def go_on(self, seat: str) -> Next:
        """Go on with the card in use, or with the next action."""
        return seat, "work" if self.todo else "action"

    # --- set-up and phase 2 -------------------------------------------------------------------------

    def at_engine(self, seat: str, verb: str, rest: list[str]) -> Next:
        tile = self.view["tile"]
        if self.view["solo"] or seat == tile[0]:
            return tile[0], "carriage"
        return tile[tile.index(seat) - 1], "engine"

    def at_carriage(self, seat: str, verb: str, rest: list[str]) -> Next:
        price = self.price(rest[0])
        yen = min(price, self.yen[seat])
        points = min(price - yen, self.points[seat])
        self.yen[seat] -= yen
        self.points[seat] -= points
        if self.is_double(rest[0]):
            self.advance(1, self.carriages[rest[0]]["then_choice"])
            return seat, "counter"
        return self.purchased(seat, rest[0])

    def purchased(self, seat: str, carriage: str | None = None) -> Next:
        """The next in turn order; after the last, the first in the row begins to run."""
        waiting = [other for other in self.view["tile"] if other not in (None, seat)]
        row = [(place["chosen"], place["carriage"]) for place in self.view["row"]]
        chosen = [seat if name == carriage else owner for owner, name in row]
        if waiting and not self.is_automa(waiting[0]):
            return waiting[0], "carriage"
        if waiting:
            middle = len(chosen) // 2
            chosen[middle if chosen[middle] is None else 0] = AUTOMA
        runners = [runner for runner in chosen if runner is not None]
        if self.is_automa(runners[0]):
            self.hideo_runs([None] * len(runners))
            return runners[1], "order"
        return runners[0], "order"

    # --- phase 3 ------------------------------------------------------------------------------------

    def at_order(self, seat: str, verb: str, rest: list[str]) -> Next:
        self.todo = set()
        return seat, "counter" if self.reward(seat, int(rest[0])) else "action"

    def reward(self, seat: str, space: int) -> bool:
        """The reward of a tile space; True when counters are to be advanced for it."""
        times = 2 if self.can(seat, "double-order") else 1
        reward = self.data["turn_order"][str(len(self.view["seats"]))][space - 1].split()
        if reward == ["advance"]:
            self.advance(times)
            return True
        amount, unit = int(reward[0]), reward[1]
        if unit == "yen":
            self.get(seat, times * amount)
        else:
            self.points[seat] += times * amount
        return False

    def at_counter(self, seat: str, verb: str, rest: list[str]) -> Next:
        self.advances -= 1
        self.colours.remove(rest[0])
        if self.advances:
            return seat, "counter"
        if self.view["phase"] == "purchase":
            return self.purchased(seat)
        if self.view["phase"] == "end-of-round":
            return self.effects_after(seat)
        return self.go_on(seat)

    def at_action(self, seat: str, verb: str, rest: list[str]) -> Next:
        if verb == "done":
            self.get(seat, self.view["actions_left"] * self.costs["unused_action_income"])
            return self.turn_done()
        return self.use_card(seat, verb, rest)

    def at_repeat(self, seat: str, verb: str, rest: list[str]) -> Next:
        return self.use_card(seat, verb, rest)

    def use_card(self, seat: str, verb: str, rest: list[str]) -> Next:
        self.todo = set()
        if verb == "engine":
            self.pay(seat, self.engine_fee(seat), to=rest[0])
            self.take_card(self.view[rest[0]]["engine_actions"])
            return seat, "work"
        if verb == "tail":
            self.get(seat, self.tail_income(seat))
            self.advance(1)
            return seat, "counter"
        if verb == "event":
            return self.use_event(seat)
        action = self.carriages[rest[0]]["action"]
        if action == "repeat":
            self.pay(seat, self.costs["repeat"])
            return seat, "repeat"
        if action == "buy":
            return seat, "discard"
        self.take_card([action])
        return seat, "work"

    def use_event(self, seat: str) -> Next:
        event = self.event()
        self.pay(seat, event.get("fee", 0))
        if event["id"] in WORKS:
            how, *works = WORKS[event["id"]]
            self.todo, self.both = set(works), how == "and"
            self.discounts = {"track": event.get("discount", 0)}
            return seat, "work"
        if event["id"] == "seven-yen":
            self.get(seat, event["gain"])
            return seat, "action"
        return seat, {"repeat-train-card": "repeat", "venue-token": "token"}[event["id"]]

    def at_work(self, seat: str, verb: str, rest: list[str]) -> Next:
        self.todo = self.todo - {verb} if self.both else set()
        if verb == "prepare":
            city = int(rest[0])
            self.pay(seat, self.less("prepare", self.ground_cost(seat, city)))
            self.points[seat] += self.ground[city]["points"]
        elif verb == "station":
            points = self.data["stations"]["row_points"][4 - self.view["stock"][rest[1]]]
            if self.can(seat, "station-bonus"):
                points += self.data["abilities"]["station-bonus"]["points"]
            self.pay(seat, self.less("station", self.station_cost(seat)))
            self.points[seat] += points
        elif verb == "track":
            if self.can(seat, "free-track-space"):
                return seat, "space"
            return self.choose_space(seat, self.event()["letter"])
        elif verb == "participate":
            self.venue, self.effects = int(rest[0]), 2 if self.can(seat, "double-venue") else 1
            return self.offer_effect(seat)
        return self.go_on(seat)

    def choose_space(self, seat: str, letter: str) -> Next:
        self.letter = letter
        if self.view[seat]["track_tokens"]:
            return self.lay_track(seat, seat)
        return seat, "lender"

    def lay_track(self, seat: str, owner: str) -> Next:
        self.pay(seat, self.less("track", self.track_cost(self.letter)), to=owner)
        self.points[seat] += self.data["track_cost"][self.letter]["points"]
        return self.go_on(seat)

    def at_space(self, seat: str, verb: str, rest: list[str]) -> Next:
        return self.choose_space(seat, rest[0].upper())

    def at_lender(self, seat: str, verb: str, rest: list[str]) -> Next:
        return self.lay_track(seat, rest[0])

    def offer_effect(self, seat: str) -> Next:
        """The effect of the venue, as long as one more is possible."""
        price = self.venue_price(self.venue)
        if self.effects and price is None and len(self.view[seat]["train"]) > 1:
            return seat, "move"
        if self.effects and price is not None and price <= self.yen[seat]:
            return seat, "effect"
        return self.go_on(seat)

    def at_effect(self, seat: str, verb: str, rest: list[str]) -> Next:
        if verb == "decline":
            return self.go_on(seat)
        self.effects -= 1
        self.pay(seat, self.venue_price(self.venue) or 0)
        *_, amount, unit = self.data["venues"]["spaces"][self.venue - 1].split()
        if unit == "yen":
            self.get(seat, int(amount))
        else:
            self.points[seat] += int(amount)
        return self.offer_effect(seat)

    def at_move(self, seat: str, verb: str, rest: list[str]) -> Next:
        if verb == "decline":
            return self.go_on(seat)
        self.moving = rest[0]
        return seat, "place"

    def at_place(self, seat: str, verb: str, rest: list[str]) -> Next:
        self.effects -= 1
        return self.offer_effect(seat)

    def at_token(self, seat: str, verb: str, rest: list[str]) -> Next:
        return seat, "token-carriage"

    def at_token_carriage(self, seat: str, verb: str, rest: list[str]) -> Next:
        return seat, "action"

    def at_discard(self, seat: str, verb: str, rest: list[str]) -> Next:
        if verb == "buy":
            self.pay(seat, self.price(rest[0]))
            self.discard.remove(rest[0])
            if self.is_double(rest[0]):
                self.advance(1, self.carriages[rest[0]]["then_choice"])
                return seat, "counter"
        return self.effects_after(seat) if self.view["phase"] == "end-of-round" else (seat, "action")

    def turn_done(self) -> Next:
        """The next in the row; after the last, the end of the round."""
        tile = list(self.view["tile"])
        waiting = [place["chosen"] for place in self.view["row"] if place]
        if waiting and not self.is_automa(waiting[0]):
            return waiting[0], "order"
        if waiting:
            tile = self.hideo_runs(tile)
        return self.end_of_round(tile, tile)

    # --- the end of a round -------------------------------------------------------------------------

    def at_trade(self, seat: str, verb: str, rest: list[str]) -> Next:
        if verb == "accept":
            self.points[seat] -= self.event()["lose"]
            self.yen[seat] += self.event()["gain"]
        return self.effects_after(seat)

    def at_score(self, seat: str, verb: str, rest: list[str]) -> Next:
        if verb == "score":
            city = int(rest[0])
            times = sum(city in self.cities(seat, carriage) for carriage in self.view[seat]["train"])
            station = self.view["stations"].get(str(city))
            if station:
                rank = self.view["ranking"].index(station)
                self.points[seat] += times * self.limits["final_station_values"][rank]
        return self.effects_after(seat)

    def effects_after(self, seat: str) -> Next:
        tile = self.view["tile"]
        return self.end_of_round(tile, tile[tile.index(seat) + 1 :])

    def end_of_round(self, tile: Sequence[str], seats: Sequence[str]) -> Next:
        """The effect of the event for these seats in turn, as far as nobody has to decide."""
        self.todo = set()
        for seat in seats:
            asked = None if self.is_automa(seat) else self.end_effect(tile, seat)
            if asked:
                return seat, asked
        return self.next_year(tile)

    def end_effect(self, tile: Sequence[str], seat: str) -> str | None:
        """What it does for one player, or asks."""
        event = self.event()
        if event["id"] == "points-for-yen":
            return "trade" if self.points[seat] >= event["lose"] else None
        if event["id"] == "four-yen":
            self.get(seat, event["gain"])
        elif event["id"] == "order-reward-again":
            return "counter" if self.reward(seat, tile.index(seat) + 1) else None
        elif event["id"] == "yen-by-rank":
            standing = sorted(tile, key=lambda other: (-self.points[other], tile.index(other)))
            self.get(seat, event["amounts"][standing.index(seat)])
        elif event["id"] == "buy-discard":
            return "discard" if any(self.price(card) <= self.yen[seat] for card in self.discard) else None
        elif event["id"] == "score-a-city":
            cities = [city for carriage in self.view[seat]["train"] for city in self.cities(seat, carriage)]
            return "score" if set(cities) & self.line["tracks"] else None
        return None

    def next_year(self, tile: Sequence[str]) -> Next:
        """1 yen for every cauldron in a venue; then the first in turn order chooses a carriage."""
        if self.view["year"] == self.limits["rounds"]:
            return None, None
        for seat in self.view["seats"]:
            cauldrons = self.limits["cauldrons_per_player"] - self.view[seat]["cauldrons_left"]
            if self.is_automa(seat):
                cauldrons += self.placed
            self.get(seat, cauldrons)
        return self.view["seats"][0] if self.view["solo"] else tile[0], "carriage"

    # --- Hideo --------------------------------------------------------------------------------------

    def hideo_runs(self, tile: list[str | None]) -> list[str]:
        """His turn in phase 3; the tile afterwards."""
        space = tile.index(None)
        tile[space] = AUTOMA
        self.reward(AUTOMA, space + 1)
        self.stock = dict(self.view["stock"])
        self.tokens = self.view[AUTOMA]["track_tokens"]
        for position in sorted(self.data["hideo"]["position"], key=lambda position: position["row"]):
            if self.view["year"] in position["rounds"]:
                self.hideo_acts(position)
        return [seat for seat in tile if seat is not None]

    def hideo_acts(self, position: Data) -> None:
        token = self.board[position["id"]]
        rows = [text.split(", ") for text in self.data["hideo"]["margin"]]
        if position["id"].startswith("C"):
            given = [row[1:] for row in rows if row[0] == f"venue {token}"]
            self.hideo_places(2, int(given[0][0].split()[0]) if given and given[0] else 0)
        elif not self.hideo_works(token):
            margin = rows[position["row"] - 1]
            points = [int(part.split()[0]) for part in margin if "point" in part]
            if margin[0].startswith("venue"):
                self.hideo_places(1, points[0] if points else 0)
            else:
                self.points[AUTOMA] += points[0]

    def hideo_places(self, cauldrons: int, points: int) -> None:
        cauldrons = min(cauldrons, self.view[AUTOMA]["cauldrons_left"] - self.placed)
        self.placed += cauldrons
        self.points[AUTOMA] += cauldrons * points

    def hideo_works(self, city: int) -> bool:
        """Prepare, station or track in a city, the first that is possible."""
        if city not in self.line["prepared"]:
            self.line["prepared"].add(city)
            self.tokens += 1
            self.points[AUTOMA] += self.ground[city]["points"]
        elif str(city) not in self.line["stations"]:
            rows = self.data["stations"]["row_points"]
            worth = {colour: rows[4 - left] for colour, left in self.stock.items() if left}
            best = max(worth, key=lambda colour: worth[colour])
            self.line["stations"].add(str(city))
            self.stock[best] -= 1
            self.points[AUTOMA] += worth[best]
        elif city not in self.line["tracks"] and self.tokens:
            self.line["tracks"].add(city)
            self.tokens -= 1
            self.points[AUTOMA] += self.data["track_cost"][self.event()["letter"]]["points"]
        else:
            return False
        return True
