"""The final scoring, and what a ticket still needs."""

from __future__ import annotations

from functools import cache

from tests.games.nordic.rulebook.reading import Data, Reading, View


class Scoring(Reading):
    """The final scoring of a view of the end, in which hands and tickets lie open."""

    def __init__(self, data: Data, view: View) -> None:
        super().__init__(data)
        self.view = view

    def own_routes(self, seat: str) -> list[tuple[str, str, int]]:
        """Both cities and the length of each route of a seat."""
        names = [name for name, owner in self.view["routes"].items() if owner == seat]
        return [(*self.routes[name].cities, self.routes[name].length) for name in names]

    def connects(self, seat: str, ticket: str) -> bool:
        """Cities are put together in groups, route by route."""
        group = {city: city for city in self.data["cities"]}
        for one, other, _ in self.own_routes(seat):
            old, new = group[one], group[other]
            group = {city: new if leader == old else leader for city, leader in group.items()}
        one, other = ticket.split("-")
        return bool(group[one] == group[other])

    def longest(self, seat: str) -> int:
        """Every path is tried, from every city."""
        routes = self.own_routes(seat)

        @cache
        def onward(city: str, used: int) -> int:
            best = 0
            for i, (one, other, length) in enumerate(routes):
                if not used >> i & 1 and city in (one, other):
                    following = other if city == one else one
                    best = max(best, length + onward(following, used | 1 << i))
            return best

        return max((onward(city, 0) for route in routes for city in route[:2]), default=0)

    def missing(self, seat: str, ticket: str) -> int | None:
        """Spaces that a seat lacks at least: own routes cost nothing, free ones their length."""
        start, end = ticket.split("-")
        cost: dict[str, int] = {start: 0}
        own = {frozenset(self.routes[n].cities) for n, o in self.view["routes"].items() if o == seat}
        for _ in self.data["cities"]:
            for name, route in self.routes.items():
                owner = self.view["routes"].get(name)
                beside_own = owner is None and frozenset(route.cities) in own
                if owner not in (None, seat) or beside_own:
                    continue
                for one, other in (route.cities, route.cities[::-1]):
                    if one in cost:
                        way = cost[one] + (0 if owner == seat else route.length)
                        cost[other] = min(way, cost.get(other, way))
        return cost.get(end)

    def rows(self) -> list[dict[str, float]]:
        """A row for each seat."""
        seats = self.view["seats"]
        points = self.data["tickets"]
        rows: list[dict[str, float]] = []
        for seat in seats:
            tickets = list(self.view[seat]["tickets"])
            made = [ticket for ticket in tickets if self.connects(seat, ticket)]
            row: dict[str, float] = {
                "routes": sum(
                    self.routes[name].points for name, owner in self.view["routes"].items() if owner == seat
                ),
                "connected": sum(points[ticket] for ticket in made),
                "unconnected": -sum(points[ticket] for ticket in tickets if ticket not in made),
                "globetrotter": 0,
                "tickets": len(made),
            }
            rows.append(row)
        most = max(row["tickets"] for row in rows)
        for row in rows:
            if row["tickets"] == most:
                row["globetrotter"] = self.limits["globetrotter"]
            row["total"] = sum(row[part] for part in ("routes", "connected", "unconnected", "globetrotter"))
        self.share_win(rows)
        return rows

    def share_win(self, rows: list[dict[str, float]]) -> None:
        """Points, then tickets connected, then the longest path; who is still level shares."""
        best = max((row["total"], row["tickets"]) for row in rows)
        level = [i for i, row in enumerate(rows) if (row["total"], row["tickets"]) == best]
        if len(level) > 1:
            paths = {i: self.longest(self.view["seats"][i]) for i in level}
            level = [i for i in level if paths[i] == max(paths.values())]
        for i, row in enumerate(rows):
            row["win"] = 1 / len(level) if i in level else 0
