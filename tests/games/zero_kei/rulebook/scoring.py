"""The final scoring."""

from __future__ import annotations

from tests.games.zero_kei.rulebook.reading import Data, Reading, View


class Scoring(Reading):
    """The final scoring as it would be now, from a view."""

    def __init__(self, data: Data, view: View) -> None:
        super().__init__(data)
        self.look(view)

    def rows(self) -> list[dict[str, float]]:
        """A row for each seat, with the parts, the total and the share of the win."""
        rows = [self.row(seat) for seat in self.view["seats"]]
        left = [self.view[seat]["cauldrons_left"] for seat in self.view["seats"]]
        standing = [(row["total"], more) for row, more in zip(rows, left, strict=True)]
        winners = [place == max(standing) for place in standing]
        return [row | {"win": won / sum(winners)} for row, won in zip(rows, winners, strict=True)]

    def row(self, seat: str) -> dict[str, float]:
        own = self.view[seat]
        automa = self.is_automa(seat)
        cities = [city for carriage in own["train"] for city in self.cities(seat, carriage)]
        venues = [self.view["venues"][venue] for venue in range(3) if self.most(seat, venue)]
        if automa:
            venues += [self.view["hideo"]["A1"], self.view["hideo"]["A2"]]
        parts: dict[str, float] = {
            "points": own["points"],
            "cities": sum(self.value(city, automa) for city in cities),
            "venues": sum(self.value(city, automa) for city in venues),
            "connected": self.connected(cities, automa),
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
