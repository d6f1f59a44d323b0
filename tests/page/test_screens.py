"""Every screen, wide and on a phone, by day and by night: axe finds nothing, nothing sticks out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ekiben.client import Client, me, open_seat
from ekiben.texts import LANGUAGES
from tests.page.conftest import Meet
from tests.page.people import LYING, PHONE, WIDE, Person
from tests.page.playing import BOARDS, CURTAIN, TABLE
from tests.page.starting import come, play
from tests.server.server_process import Server
from tests.support.of_game import of_game
from tests.support.soak import soaked

LOOKS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "from across the room": {"viewport": {"width": 2560, "height": 1440}},
    "a phone lying down": LYING,
    "small, by night": {**PHONE, "viewport": {"width": 360, "height": 640}, "color_scheme": "dark"},
}


@pytest.fixture(scope="module")
def host(server: Server) -> Iterator[Client]:
    """The guest who made the tables that are looked at."""
    with server.client() as found:
        yield found


class Tables(dict[str, str]):
    """The addresses of tables, by what they show; each is played when it is first looked at."""

    def __init__(self, host: Client) -> None:
        self._host = host

    def __missing__(self, shown: str) -> str:
        game, _, state = shown.partition(", ")
        if shown == "waiting for somebody":
            table = self._host.new_table("nordic", [me("Ann"), open_seat()])
        elif shown == "zero-kei against Hideo":
            table = play(self._host.new_table("zero-kei", [me("Ann")]), 16)
        else:
            middle = of_game(game, "page")["MIDDLE"]
            moves = {"its beginning": 0, "its middle": middle, "its end": None}[state]
            table = play(self._host.new_table(game, [me("Ann"), me("Ben")]), moves)
        self[shown] = f"/t/{table.id}"
        return self[shown]


@pytest.fixture(scope="module")
def tables(host: Client) -> Tables:
    """Tables in all states."""
    return Tables(host)


ELSEWHERE = {
    "start": "/",
    **{f"rules of {game.title()}": f"/rules/{game}" for game in BOARDS},
    "a private link": "/seat#nothing",
    "no such table": "/t/nothing",
}
SCREENS = [
    *ELSEWHERE,
    "waiting for somebody",
    "zero-kei against Hideo",
    *(
        screen.format(game)
        for game in BOARDS
        for screen in ("{}, its beginning", "{}, its middle", "{}, its end", "replay of {}, its end")
    ),
]


def path_of(screen: str, tables: Tables) -> str:
    """Where a screen is."""
    if screen in ELSEWHERE:
        return ELSEWHERE[screen]
    shown = screen.removeprefix("replay of ")
    return tables[shown] + ("/replay" if screen != shown else "")


def looked_at(person: Person) -> Iterator[str]:
    """What is wrong with a screen, also with the one behind a curtain."""
    yield from wrong_with(person)
    if person.find(CURTAIN).count():
        person.find(CURTAIN).click()
        person.find(f"{TABLE} .board").wait_for()
        person.rest()
        yield from wrong_with(person)


# What sticks out of the window, and what is beyond the edge of what can be pressed. After choosing a carriage
# one lays a token on its corner, which is meant to be visible beyond it. The label of a city is beside its
# site, on the map, and on no other label.
STICKS_OUT = """() => {
    const BUTTONS = "button:not(:has(.carriage), .city), a.button, .city .plate";
    const by = (each) => each.scrollWidth - each.clientWidth;
    const seen = [...document.querySelectorAll(BUTTONS)].filter((each) => each.checkVisibility());
    const found = [document.documentElement, ...seen].filter((each) => each.clientWidth && by(each) > 1);
    const box = (each) => each.getBoundingClientRect(), name = (each) => each.closest(".city").innerText;
    const labels = [...document.querySelectorAll(".city :is(.plate, .facts:has(*))")];
    const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
        || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
    const beyond = (each, map) => each.left < map.left || each.right > map.right
        || each.top < map.top || each.bottom > map.bottom;
    return [
        ...found.map((each) => `${each.className || each.tagName} sticks out by ${by(each)} px`),
        ...labels.filter((each) => beyond(box(each), box(each.closest(".world")))).map((each) =>
            `${name(each)} is not on the map`),
        ...labels.flatMap((one, nth) => labels.slice(nth + 1).filter((other) => !apart(box(one), box(other)))
            .map((other) => `${name(one)} lies on ${name(other)}`)),
    ];
}"""


def wrong_with(person: Person) -> list[str]:
    return [*person.violations(), *person.page.evaluate(STICKS_OUT)]


def pairs() -> list[tuple[str, str]]:
    """Every screen in every look; the short form takes two looks of each screen, in turn."""
    looks = list(LOOKS)
    return [
        (screen, look)
        for nth, screen in enumerate(SCREENS)
        for place, look in enumerate(looks)
        if soaked((place - nth) % 2 == 0, True)
    ]


@pytest.mark.soak
@pytest.mark.parametrize(("screen", "look"), pairs())
def test_a_screen_is_for_everybody(meet: Meet, host: Client, tables: Tables, screen: str, look: str) -> None:
    language = LANGUAGES[(SCREENS.index(screen) + list(LOOKS).index(look)) % len(LANGUAGES)]
    person = come(meet, host, path_of(screen, tables), language, **LOOKS[look])
    assert list(looked_at(person)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_speaks(meet: Meet, language: str) -> None:
    ann = meet(language=language)
    ann.go()
    ann.find("h1, h2").first.wait_for()
    assert ann.find("html").get_attribute("lang") == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_of_the_map_holds_its_words(
    meet: Meet, host: Client, tables: Tables, language: str
) -> None:
    person = come(meet, host, tables["nordic, its end"], language)
    person.find(".legend").click()
    person.find(".legend .signs").wait_for()
    outside = person.page.evaluate(
        """() => {
            const around = (each) => each.getBoundingClientRect();
            const legend = document.querySelector(".legend");
            const box = around(legend), map = around(legend.closest(".map"));
            const sticksOut = (each, all) => around(each).left < all.left || around(each).right > all.right
                || around(each).top < all.top || around(each).bottom > all.bottom;
            const words = [...legend.querySelectorAll("*")].filter((each) => sticksOut(each, box));
            return [...words, ...(sticksOut(legend, map) ? [legend] : [])].map((each) => each.textContent);
        }"""
    )
    assert outside == []


@pytest.mark.parametrize("width", [1440, 1720, 2560])
def test_what_is_printed_on_the_map_lies_on_it(meet: Meet, host: Client, tables: Tables, width: int) -> None:
    path = tables["zero-kei, its middle"]
    person = come(meet, host, path, "en", viewport={"width": width, "height": 900})
    world = person.find(".frame:has(.world)").bounding_box()
    assert world is not None
    for printed in (".zero-kei .values", ".zero-kei .venues"):
        plate = person.find(printed).first.bounding_box()
        assert plate is not None
        assert world["x"] <= plate["x"]
        assert plate["x"] + plate["width"] <= world["x"] + world["width"]
        assert world["y"] <= plate["y"]
        assert plate["y"] + plate["height"] <= world["y"] + world["height"]


# Whether what has the focus is something that a listener hears: it acts, or it is a place that scrolls.
STOP = """() => {
    const at = document.activeElement;
    if (at === document.body) return "";
    const acts = at.matches("a, button, input, select, textarea, summary, [role]");
    const scrolls = at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth;
    return acts || scrolls ? "told" : at.outerHTML.slice(0, 120);
}"""


@pytest.mark.parametrize(
    "screen", ["zero-kei, its middle", "nordic, its middle", "replay of zero-kei, its end"]
)
def test_the_tab_key_stops_only_where_something_is(
    meet: Meet, host: Client, tables: Tables, screen: str
) -> None:
    person = come(meet, host, path_of(screen, tables), "en")
    if person.find(CURTAIN).count():
        person.find(CURTAIN).click()
        person.find(f"{TABLE} .board").wait_for()
    stops = []
    for _ in range(200):
        person.page.keyboard.press("Tab")
        stops.append(person.page.evaluate(STOP))
        if not stops[-1]:
            break
    assert not stops[-1], "the circle ends"
    assert [each for each in stops[:-1] if each != "told"] == []


def test_who_leaves_a_group_comes_back_to_what_is_lit(meet: Meet, host: Client, tables: Tables) -> None:
    person = come(meet, host, tables["zero-kei, its middle"], "en")
    lit = person.find("[role=group]:has(.lit):has([data-thing]:not(.lit)) .lit, .mine .lit").first
    lit.focus()
    for _ in range(30):
        person.page.keyboard.press("ArrowRight")
        if not person.page.evaluate("document.activeElement.matches('.lit')"):
            break
    else:
        pytest.fail("everything in this group is lit")
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Shift+Tab")
    assert person.page.evaluate("document.activeElement.matches('[data-thing].lit')")
