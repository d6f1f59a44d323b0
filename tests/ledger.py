"""Yen, points, turns and scoring of Zero-Kei, written a second time from the rulebook, to check the rules.

The ledger reads views and the printed values only; it calls no rule. It follows a game move by move, says
what everybody must have after each, and, where a move ends something, who must decide next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

View = dict[str, Any]
Data = dict[str, Any]
Next = tuple[str | None, str | None]  # who decides, and what; None: nobody, the game is over

AUTOMA = "yellow"  # Hideo's seat in a solo game


class Ledger:
    """What everybody has, as the rulebook wants it."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.carriages: dict[str, Data] = {card["id"]: card for card in data["carriage"]}
        self.events: dict[str, Data] = {card["id"]: card for card in data["event"]}
        self.ground: dict[int, Data] = {city["number"]: city["ground"] for city in data["city"]}
        self.view: View = {}
        self.board: dict[str, int] = {}
        self.yen: dict[str, int] = {}
        self.points: dict[str, int] = {}
        # What is being done; the ledger remembers it from the moves it has seen.
        self.discounts: dict[str, int] = {}
        self.letter = ""
        self.venue = 0
        self.advances = 0
        # What the move and Hideo change before anybody else decides
        self.line: dict[str, set[Any]] = {}
        self.discard: set[str] = set()
        self.stock: dict[str, int] = {}
        self.tokens = 0
        self.placed = 0

    def follow(self, view: View, move: str, board: dict[str, int]) -> Next | None:
        """After this move `yen` and `points` are what they must be; who is next, where that is known.

        `view` is the table before the move, `board` has the tokens of Hideo's board, face down or not.
        """
        self.view, self.board, self.placed = view, board, 0
        self.yen = {seat: view[seat]["yen"] for seat in view["seats"]}
        self.points = {seat: view[seat]["points"] for seat in view["seats"]}
        self.line = {key: set(view[key]) for key in ("prepared", "tracks", "stations")}
        self.discard = set(view["discard"])
        seat, (verb, *rest) = view["seat"], move.split()
        method = getattr(self, "at_" + view["decision"].replace("-", "_"))
        following: Next | None = method(seat, verb, rest)
        return following

    # --- small things -------------------------------------------------------------------------------

    def is_automa(self, seat: str) -> bool:
        return bool(self.view["solo"]) and seat == AUTOMA

    def get(self, seat: str, yen: int) -> None:
        """Yen for somebody; Hideo gets points instead."""
        (self.points if self.is_automa(seat) else self.yen)[seat] += yen

    def pay(self, seat: str, yen: int, to: str | None = None) -> None:
        self.yen[seat] -= yen
        if to is not None and to != seat:
            self.get(to, yen)

    def can(self, seat: str, ability: str) -> bool:
        train = self.view[seat]["train"]
        return any(self.carriages[carriage].get("ability") == ability for carriage in train)

    def event(self) -> Data:
        return self.events[self.view["event"]]

    def price(self, carriage: str) -> int:
        card = self.carriages[carriage]
        dear = sum(str(city) in self.line["stations"] for city in set(card["cities"]))
        return int(card["cost"]) + dear * int(self.data["costs"]["station_surcharge"])

    def take_card(self, actions: Sequence[str]) -> None:
        """A card is used: remember its discounts ("track-1")."""
        self.discounts = {}
        for action in actions:
            work, _, less = action.partition("-")
            self.discounts[work] = int(less) if less.isdigit() else 0

    def less(self, work: str, price: int) -> int:
        return max(0, price - self.discounts.get(work, 0))

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
        if "then_choice" in self.carriages[rest[0]]:
            self.advances = 1
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
        self.discounts = {}
        if self.reward(seat, int(rest[0])):
            return seat, "counter"
        return seat, "action"

    def reward(self, seat: str, space: int) -> bool:
        """The reward of a tile space; True when counters are to be advanced for it."""
        times = 2 if self.can(seat, "double-order") and not self.is_automa(seat) else 1
        reward = self.data["turn_order"][str(len(self.view["seats"]))][space - 1].split()
        if reward == ["advance"]:
            self.advances = times
            return True
        amount, unit = int(reward[0]), reward[1]
        if unit == "yen":
            self.get(seat, times * amount)
        else:
            self.points[seat] += times * amount
        return False

    def at_counter(self, seat: str, verb: str, rest: list[str]) -> Next | None:
        self.advances -= 1
        if self.advances:
            return seat, "counter"
        if self.view["phase"] == "purchase":
            return self.purchased(seat)
        if self.view["phase"] == "end-of-round":
            return self.effects_after(seat)
        return seat, "action"

    def at_action(self, seat: str, verb: str, rest: list[str]) -> Next | None:
        if verb == "done":
            self.get(seat, self.view["actions_left"] * self.data["costs"]["unused_action_income"])
            return self.turn_done()
        return self.use_card(seat, verb, rest)

    def at_repeat(self, seat: str, verb: str, rest: list[str]) -> Next | None:
        return self.use_card(seat, verb, rest)

    def use_card(self, seat: str, verb: str, rest: list[str]) -> Next | None:
        costs = self.data["costs"]
        if verb == "engine":
            fee = costs["engine"]
            if self.can(seat, "engine-1"):
                fee = min(fee, self.data["abilities"]["engine-1"]["cost"])
            self.pay(seat, fee, to=rest[0])
            self.take_card(self.view[rest[0]]["engine_actions"])
            return seat, "work"
        if verb == "tail":
            boosted = self.can(seat, "tail-8")
            self.get(seat, self.data["abilities"]["tail-8"]["yen"] if boosted else costs["tail_income"])
            self.advances = 1
            return seat, "counter"
        if verb == "use":
            action = self.carriages[rest[0]]["action"]
            if action == "repeat":
                self.pay(seat, costs["repeat"])
                return seat, "repeat"
            self.take_card([action])
            return seat, "discard" if action == "buy" else "work"
        return self.use_event(seat)

    def use_event(self, seat: str) -> Next:
        event = self.event()
        self.discounts = {"track": event.get("discount", 0)}
        self.pay(seat, event.get("fee", 0))
        if event["id"] == "seven-yen":
            self.get(seat, event["gain"])
            return seat, "action"
        return seat, {"repeat-train-card": "repeat", "venue-token": "token"}.get(event["id"], "work")

    def at_work(self, seat: str, verb: str, rest: list[str]) -> None:
        if verb == "prepare":
            ground = self.ground[int(rest[0])]
            cost = ground["cost"]
            if self.can(seat, "ground-1"):
                cost = min(cost, self.data["abilities"]["ground-1"]["cost"])
            self.pay(seat, self.less("prepare", cost))
            self.points[seat] += ground["points"]
        elif verb == "station":
            bonus = self.data["abilities"]["station-bonus"]
            row = 4 - self.view["stock"][rest[1]]
            cost, points = self.data["costs"]["station"], self.data["stations"]["row_points"][row]
            if self.can(seat, "station-bonus"):
                cost, points = min(cost, bonus["cost"]), points + bonus["points"]
            self.pay(seat, self.less("station", cost))
            self.points[seat] += points
        elif verb == "track" and not self.can(seat, "free-track-space"):
            self.choose_space(seat, self.event()["letter"])
        elif verb == "participate":
            self.venue = int(rest[0])

    def choose_space(self, seat: str, letter: str) -> None:
        self.letter = letter
        if self.view[seat]["track_tokens"]:
            self.lay_track(seat, seat)

    def lay_track(self, seat: str, owner: str) -> None:
        space = self.data["track_cost"][self.letter]
        self.pay(seat, self.less("track", space["cost"]), to=owner)
        self.points[seat] += space["points"]

    def at_space(self, seat: str, verb: str, rest: list[str]) -> None:
        self.choose_space(seat, rest[0].upper())

    def at_lender(self, seat: str, verb: str, rest: list[str]) -> None:
        assert not self.view[seat]["track_tokens"], "with a token of one's own nobody lends"
        self.lay_track(seat, rest[0])

    def at_effect(self, seat: str, verb: str, rest: list[str]) -> None:
        if verb == "decline":
            return
        words = self.data["venues"]["spaces"][self.venue - 1].split()
        if words[0] == "pay":  # pay 1 yen for 2 points
            self.pay(seat, int(words[1]))
            words = words[4:]
        if words[1] == "yen":
            self.get(seat, int(words[0]))
        else:
            self.points[seat] += int(words[0])

    def at_move(self, seat: str, verb: str, rest: list[str]) -> None:
        """To move a carriage costs nothing."""

    def at_place(self, seat: str, verb: str, rest: list[str]) -> None:
        """Nor does its place."""

    def at_token(self, seat: str, verb: str, rest: list[str]) -> Next:
        return seat, "token-carriage"

    def at_token_carriage(self, seat: str, verb: str, rest: list[str]) -> Next:
        return seat, "action"

    def at_discard(self, seat: str, verb: str, rest: list[str]) -> Next | None:
        if verb == "buy":
            self.pay(seat, self.price(rest[0]))
            self.discard.remove(rest[0])
            if "then_choice" in self.carriages[rest[0]]:
                self.advances = 1
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
        return self.effects(tile, tile)

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
            assert city in self.view["tracks"], "only a city with track can be scored now"
            if station:
                rank = self.view["ranking"].index(station)
                self.points[seat] += times * self.data["limits"]["final_station_values"][rank]
        return self.effects_after(seat)

    def cities(self, seat: str, carriage: str) -> list[int]:
        return [*self.carriages[carriage]["cities"], *self.view[seat]["tokens"].get(carriage, [])]

    def effects_after(self, seat: str) -> Next:
        tile = self.view["tile"]
        return self.effects(tile, tile[tile.index(seat) + 1 :])

    def effects(self, tile: Sequence[str], seats: Sequence[str]) -> Next:
        """End-of-round effects for these seats in turn, as far as nobody has to decide."""
        for seat in seats:
            asked = None if self.is_automa(seat) else self.effect(tile, seat)
            if asked:
                return seat, asked
        return self.next_year(tile)

    def effect(self, tile: Sequence[str], seat: str) -> str | None:
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
            prices = [self.price(carriage) for carriage in self.discard]
            return "discard" if prices and min(prices) <= self.yen[seat] else None
        elif event["id"] == "score-a-city":
            cities = [city for carriage in self.view[seat]["train"] for city in self.cities(seat, carriage)]
            return "score" if set(cities) & self.line["tracks"] else None
        return None

    def next_year(self, tile: Sequence[str]) -> Next:
        """1 yen for every cauldron in a venue; then the first in turn order chooses a carriage."""
        if self.view["year"] == self.data["limits"]["rounds"]:
            return None, None
        for seat in self.view["seats"]:
            cauldrons = self.data["limits"]["cauldrons_per_player"] - self.view[seat]["cauldrons_left"]
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
        """Prepare, station or track in a city, whatever is possible first."""
        if city not in self.line["prepared"]:
            self.line["prepared"].add(city)
            self.tokens += 1
            self.points[AUTOMA] += self.ground[city]["points"]
        elif str(city) not in self.line["stations"]:
            worth = {
                c: self.data["stations"]["row_points"][4 - left] for c, left in self.stock.items() if left
            }
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


class Scoring:
    """The final scoring as it would be now, from a view."""

    def __init__(self, data: Data, view: View) -> None:
        self.data = data
        self.limits: Data = data["limits"]
        self.view = view
        self.printed: dict[str, list[int]] = {card["id"]: card["cities"] for card in data["carriage"]}

    def rows(self) -> list[dict[str, float]]:
        """A row for each seat, with the parts, the total and the share of the win."""
        rows = [self.row(seat) for seat in self.view["seats"]]
        left = [self.view[seat]["cauldrons_left"] for seat in self.view["seats"]]
        best = max((row["total"], more) for row, more in zip(rows, left, strict=True))
        winners = [(row["total"], more) == best for row, more in zip(rows, left, strict=True)]
        return [row | {"win": won / sum(winners)} for row, won in zip(rows, winners, strict=True)]

    def row(self, seat: str) -> dict[str, float]:
        own = self.view[seat]
        automa = bool(self.view["solo"]) and seat == AUTOMA
        cards = [sorted({*self.printed[c], *own["tokens"].get(c, [])}) for c in own["train"]]
        venues = [self.view["venues"][venue] for venue in range(3) if self.most(seat, venue)]
        if automa:
            venues += [self.view["hideo"]["A1"], self.view["hideo"]["A2"]]
        parts: dict[str, float] = {
            "points": own["points"],
            "cities": sum(self.value(city, automa) for card in cards for city in card),
            "venues": sum(self.value(city, automa) for city in venues),
            "connected": self.connected([city for card in cards for city in card], automa),
            "cauldrons": 0 if automa else own["cauldrons_left"] * self.limits["leftover_cauldron"],
            "yen": own["yen"] // self.limits["yen_per_leftover_point"],
            "track_tokens": own["track_tokens"] * self.limits["leftover_track"],
        }
        return parts | {"total": sum(parts.values())}

    def value(self, city: int, automa: bool) -> int:
        worth = 0
        if city not in self.view["tracks"]:
            worth = self.limits["untracked_city"]
        elif str(city) in self.view["stations"]:
            colour = self.view["stations"][str(city)]
            worth = self.limits["final_station_values"][self.view["ranking"].index(colour)]
        return max(0, worth) if automa else worth

    def most(self, seat: str, venue: int) -> bool:
        placed = [self.view[other]["cauldrons"][venue] for other in self.view["seats"]]
        own: int = self.view[seat]["cauldrons"][venue]
        return own > 0 and own == max(placed)

    def connected(self, cities: list[int], automa: bool) -> int:
        """Every beginning is tried; a run goes on with the same city or the next higher one."""
        tracked = set(self.view["tracks"])
        if automa:
            cities, tracked = sorted(cities), set(cities)
        longest = 0
        for start in range(len(cities)):
            run: list[int] = []
            for city in cities[start:]:
                if city not in tracked or (run and city not in (run[-1], run[-1] + 1)):
                    break
                run.append(city)
            longest = max(longest, len(set(run)))
        return longest * int(self.limits["connected_city"]) if longest >= 2 else 0
