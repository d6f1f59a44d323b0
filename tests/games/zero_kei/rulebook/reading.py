"""A view of the table, with what the components say about it."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
Data = dict[str, Any]

AUTOMA = "yellow"  # Hideo's seat in a solo game
COLOURS = ("gold", "white", "black")


class Reading:
    """What lies on the table, and what it costs."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.costs: dict[str, int] = data["costs"]
        self.limits: Data = data["limits"]
        self.carriages: dict[str, Data] = {card["id"]: card for card in data["carriage"]}
        self.events: dict[str, Data] = {card["id"]: card for card in data["event"]}
        self.ground: dict[int, Data] = {city["number"]: city["ground"] for city in data["city"]}
        self.view: View = {}
        self.line: dict[str, set[Any]] = {}  # the view's, and what has changed since

    def look(self, view: View) -> None:
        """Read this view from now on."""
        self.view = view
        self.line = {key: set(view[key]) for key in ("prepared", "tracks", "stations")}

    def is_automa(self, seat: str) -> bool:
        return bool(self.view["solo"]) and seat == AUTOMA

    def can(self, seat: str, ability: str) -> bool:
        """Whether a player's train has a carriage with this ability; Hideo's have none."""
        train = [] if self.is_automa(seat) else self.view[seat]["train"]
        return any(self.carriages[carriage].get("ability") == ability for carriage in train)

    def cities(self, seat: str, carriage: str) -> list[int]:
        """The cities of a carriage, those of its tokens included, in ascending order."""
        return sorted({*self.carriages[carriage]["cities"], *self.view[seat]["tokens"].get(carriage, [])})

    def event(self) -> Data:
        return self.events[self.view["event"]]

    def is_double(self, carriage: str) -> bool:
        return "then_choice" in self.carriages[carriage]

    def price(self, carriage: str) -> int:
        card = self.carriages[carriage]
        dear = sum(str(city) in self.line["stations"] for city in card["cities"])
        return int(card["cost"]) + dear * self.costs["station_surcharge"]

    def better(self, seat: str, ability: str, cost: int) -> int:
        """A cost, or that of the ability if the player has it and it is less."""
        if self.can(seat, ability):
            return min(cost, int(self.data["abilities"][ability]["cost"]))
        return cost

    def engine_fee(self, seat: str) -> int:
        return self.better(seat, "engine-1", self.costs["engine"])

    def ground_cost(self, seat: str, city: int) -> int:
        return self.better(seat, "ground-1", int(self.ground[city]["cost"]))

    def station_cost(self, seat: str) -> int:
        return self.better(seat, "station-bonus", self.costs["station"])

    def track_letters(self, seat: str) -> list[str]:
        """The spaces of the cost marker that a player may choose from."""
        return (
            list(self.data["track_cost"]) if self.can(seat, "free-track-space") else [self.event()["letter"]]
        )

    def track_cost(self, letter: str) -> int:
        return int(self.data["track_cost"][letter]["cost"])

    def tail_income(self, seat: str) -> int:
        if self.can(seat, "tail-8"):
            return int(self.data["abilities"]["tail-8"]["yen"])
        return self.costs["tail_income"]

    def venue_price(self, venue: int) -> int | None:
        """What the effect of a venue costs; None: it moves a carriage."""
        words = self.data["venues"]["spaces"][venue - 1].split()
        if words[0] == "move":
            return None
        return int(words[1]) if words[0] == "pay" else 0
