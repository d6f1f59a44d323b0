"""Nordic in the terminal: what is shown, and that nobody is shown what is secret."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import ekiben
from ekiben.game import Way, find_game
from ekiben.games.nordic.components import CITY_IDS, KIND_NAMES, ROUTE_IDS, TICKET_IDS, standard
from ekiben.games.nordic.narration.names import pair
from ekiben.games.nordic.notation import DECISION_NAMES, MOVE_TEXTS, PHASE_NAMES
from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.terminal.chains import chains, networks
from ekiben.games.nordic.terminal.topics import ALIASES, CHAPTERS
from ekiben.table import Table
from ekiben.texts import has_text
from tests.support.typed_input import LONG, WIDTH, Screen, run_cli, shows, texts_of

pytestmark = [pytest.mark.slow, pytest.mark.covers]

GAME = find_game("nordic")
RENDERER = GAME.renderer
BOX = standard()
PRINTED = printed(BOX)
CURTAIN = "Only you should look now. Enter shows your cards. › "
LOOKS = ("board", "log", "scores", "moves", "help", "undo", "log all", "nonsense", "", "0", "map", "routes")


def screen_of(seats: str = "you:Anna,random", seed: int = 7, **given: Any) -> Screen:
    """A game of Nordic at a screen."""
    return Screen(game="nordic", seats=seats, seed=seed, **given)


def arranged(seats: str = "you:Anna,random", **data: Any) -> Screen:
    """A game with a position of its own, in the words of views; the first seat decides."""
    screen = screen_of(seats)
    table = screen.table
    GAME.arrange(table.position, table.components, {"phase": "play", "seat": "white", **data})
    return screen


def hand(**cards: int) -> dict[str, Any]:
    """The first seat's hand."""
    return {"white": {"hand": cards}}


# --- whole games ----------------------------------------------------------------------------------------


def choose(table: Table, chance: random.Random) -> str:
    """A move that somebody might type: routes rather than tickets, one by one or all at once."""
    legal = texts_of(table)
    if table.view()["decision"] == "ticket" and chance.random() < 0.5:
        return "keep all"
    better = [text for text in legal if text not in ("tickets", "give-up")]
    text = chance.choice(better or legal)
    return text if chance.random() < 0.5 else str(legal.index(text) + 1)


def player(screen: Screen, seed: int) -> Iterator[str]:
    """A random player who looks around now and then."""
    chance = random.Random(seed)
    names = [*CHAPTERS, *CITY_IDS, *ROUTE_IDS, *KIND_NAMES]
    while not screen.table.over:
        if screen.session.at_screen != screen.table.seat:
            yield ""  # the curtain
        elif chance.random() < 0.08:
            verb = chance.choice(["help", "why", "routes"])
            yield chance.choice([*LOOKS, f"{verb} {chance.choice(names)}"])
        else:
            yield choose(screen.table, chance)


@pytest.mark.covers(False)
@pytest.mark.parametrize(
    ("seats", "width"),
    [
        (f"you:{LONG},random", WIDTH),
        (f"random,you:{LONG},you:新幹線新幹線新幹線", WIDTH),
        ("you:Anna,random", 60),
        ("random,random,you", 100),
    ],
)
def test_whole_games_fit_and_end_with_a_score(seats: str, width: int) -> None:
    screen = screen_of(seats, seed=width)
    screen.session.console.width = width
    screen.lines = player(screen, width)
    assert screen.session.run() == 0
    assert screen.table.over
    shown = screen.out.getvalue()
    for line in shown.splitlines():
        assert cell_len(line) <= width or CURTAIN in line, line
    assert "Final scoring" in shown
    best = max(row["total"] for row in screen.table.scores())
    assert f"with {best:.0f} points".replace("-", "−") in shown


def test_the_end_shows_every_ticket_the_bonus_and_the_longest_path() -> None:
    screen = screen_of("you:Anna,random,random", seed=3)
    chance = random.Random(3)
    while not screen.table.over:
        screen.table.play(choose_any(screen.table, chance))
    out = screen.type("log 3", "board", "scores")
    view, scores = screen.table.view(), screen.table.scores()
    for seat in view["seats"]:
        for name, ticket in view[seat]["tickets"].items():
            sign = "✓" if ticket["connected"] else "✗"
            amount = ("+" if ticket["connected"] else "−") + str(ticket["points"])
            assert f"{sign} {pair(PRINTED, name)} {amount}★" in out
        assert f"longest path {view[seat]['longest']} space" in out
    assert out.count("Globetrotter +10★") == 2 * sum(bool(row["globetrotter"]) for row in scores)
    assert "tickets connected" in " ".join(out.split())


def choose_any(table: Table, chance: random.Random) -> str:
    """A random move, without too many tickets."""
    legal = texts_of(table)
    return chance.choice([text for text in legal if text != "tickets"] or legal)


def test_a_replay_tells_a_game_as_a_spectator_sees_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(GAME, 2, 5)
    chance = random.Random(5)
    while not table.over:
        table.play(choose_any(table, chance))
    file = tmp_path / "game.txt"
    file.write_text(table.record(), encoding="utf-8")
    for more in ([], ["--check"], ["--to", "3"], ["--to", "40"]):
        status, out, err = run_cli(capsys, "replay", str(file), *more)
        assert (status, err) == (0, "")
        assert all(cell_len(line) <= WIDTH for line in out.splitlines())
    assert "Which tickets to keep?" in run_cli(capsys, "replay", str(file), "--to", "3")[1]


# --- the board ------------------------------------------------------------------------------------------


def test_the_board_shows_hand_tickets_and_what_is_missing() -> None:
    screen = arranged(
        routes={"orebro-oslo-green": "white"},
        white={"hand": {"red": 3, "loco": 1}, "tickets": ["oslo-stockholm", "bergen-tornio"]},
        red={"hand": {"blue": 2}, "known": {"blue": 1}},
    )
    out = screen.type()
    assert "hand red 3 loco 1" in out
    assert "4★ Oslo–Stockholm 2 Örebro 2PK Stockholm" in out
    assert re.search(r"17★ Bergen–Tornio 15 Bergen ∩4BR Oslo … Örebro", out)
    assert "● claret · random 38 trains" in out or "● claret · random 40 trains" in out
    assert "seen blue 1 1 card unseen" in out
    assert "routes Örebro–Oslo" in out or "routes Oslo–Örebro" in out
    assert "Face up" in out
    assert "44 tickets" in out


def test_tickets_connected_and_tickets_lost() -> None:
    owned = dict.fromkeys(["orebro-stockholm-black", "orebro-oslo-green"], "white")
    blocked = {"bergen-stavanger-purple": "red", "kristiansand-stavanger-green": "red"}
    blocked |= {"kristiansand-stavanger-orange": "lilac"}
    screen = arranged(
        "you:Anna,random,random",
        routes={**owned, **blocked},
        white={"hand": {"red": 1}, "tickets": ["oslo-stockholm", "oslo-stavanger"]},
    )
    out = screen.type()
    assert "✓ 4★ Oslo–Stockholm connected" in out
    assert "4★ Oslo–Stavanger ✗ can’t be connected any more" in out


def test_routes_are_listed_with_length_points_colour_and_kind() -> None:
    out = arranged(white={"hand": {"red": 4, "white": 3, "loco": 1}, "tickets": ["helsinki-kiruna"]}).type()
    assert re.search(r"4 · 7★ +\d+ bergen-oslo-red ∩", out)
    assert re.search(r"3 · 4★ .*alborg-oslo-white ≈L", out)
    assert re.search(r"\d+ umea-vaasa-grey ≈L ◂", out)
    assert "◂ on the shortest way of one of your tickets" in out
    assert "you can’t pay for any route now" in arranged(**hand(blue=0)).type()


def test_draws_tickets_and_passing() -> None:
    screen = arranged(**hand(red=1))
    out = screen.type("draw blind")
    assert re.search(r"draw 1 .* blind", out)
    assert re.search(r"\d+ tickets take 3 and keep 1 or more", out)
    assert re.search(r"✓ \w+ drawn from the deck", out)
    assert "Which second card?" in out
    assert out.count("Face up") == 1  # the board is not shown again in the middle of a turn


# --- tickets --------------------------------------------------------------------------------------------


def test_the_offer_is_shown_whole_and_answered_one_by_one_or_at_once() -> None:
    screen = screen_of()
    offered = screen.table.view(0)["white"]["offered"]
    out = screen.type("1", "2")
    for name in offered:
        assert pair(PRINTED, name) in out
    shows(
        out,
        "5 tickets; keep 2 or more",
        "“keep only ",
        f"keep {offered[0]} ▸ Keep {pair(PRINTED, offered[1])}",
        f"✓ {BOX.data['tickets'][offered[0]]}★",
        f"✗ {BOX.data['tickets'][offered[1]]}★",
    )
    screen.type("undo", "undo", f"keep only {offered[0]}+{offered[4]}")
    assert list(screen.table.view(0)["white"]["tickets"]) == [offered[0], offered[4]]
    other = screen_of()
    other.type("keep all")
    assert len(other.table.view(0)["white"]["tickets"]) == 5


def test_answers_of_others_are_one_line() -> None:
    out = screen_of().type("keep all", "log all")
    assert out.count("keep or return") == 2  # told once, and again in the log
    assert re.search(r"keep or return \d tickets kept ◇ white · Anna 5 tickets kept", out)


# --- payments -------------------------------------------------------------------------------------------


def test_payments_are_said_in_words() -> None:
    screen = arranged(**hand(red=2, blue=3, loco=2))
    out = screen.type("claim alborg-kristiansand-red")
    shows(
        out,
        "pay red+loco1 1 red + 1 locomotive",
        "pay loco2 2 locomotives",
        "pay red+set1 1 red + a set of any 3",
        "Or name all cards at once",
    )
    out = screen.type("pay red+set1", "set blue")
    shows(out, "3 more cards for sets. Which ones?", "set blue one of your 3", "2 more cards for sets")
    assert "Undone" in screen.type("undo")


def test_several_steps_at_once() -> None:
    screen = arranged(**hand(red=2, blue=3, loco=2))
    out = screen.type("claim kristiansand-alborg red1+blue3")
    assert "✓ laid: 3 blue, 1 red · Ålborg–Kristiansand red claimed, +2★" in out


def test_a_set_of_the_long_route() -> None:
    screen = arranged(**hand(green=8, blue=4, loco=1))
    assert "pay green+set1 8 green + a set of any 4" in screen.type("claim lieksa-murmansk")


# --- tunnels --------------------------------------------------------------------------------------------


def test_a_tunnel_is_a_moment() -> None:
    screen = arranged(**hand(red=6, loco=2), deck=["red", "loco", "blue"] * 5)
    out = screen.type("claim bergen-oslo-red", "pay red")
    assert "laid: 4 red · turned up: " in out
    assert "2 cards more are due" in out
    assert re.search(r"turned up (red|loco|blue) (red|loco|blue) (red|loco|blue) 2 of them count", out)
    shows(
        out,
        "to be paid in red or locomotives",
        "pay red 2 red",
        "pay red+loco1 1 red + 1 locomotive",
        "give-up take back 4 red; the turn ends",
    )
    assert out.count("Face up") == 1
    assert "✓ Bergen–Oslo red given up, 4 red taken back" in screen.type("give-up")


def test_a_tunnel_begun_with_locomotives() -> None:
    screen = arranged(**hand(loco=6), deck=["red", "loco", "blue"] * 5)
    out = screen.type("claim bergen-oslo-red", "pay loco4", "pay loco1")
    assert "one of them counts: to be paid in locomotives" in out
    assert "✓ laid: 1 locomotive · Bergen–Oslo red claimed, +7★ · Bergen–Oslo blue is closed" in out


# --- why ------------------------------------------------------------------------------------------------


def test_why() -> None:
    screen = arranged(routes={"alborg-arhus-purple": "red"}, **hand(red=4, blue=1))
    out = screen.type("why bergen-oslo", "why Århus-Ålborg", "why claim alborg-arhus", "why draw blind")
    assert "claim bergen-oslo-blue: the tunnel takes 4 blue" in out
    assert re.search(r"claim bergen-oslo-red: you can do that now, it is number \d+\.", out)
    assert out.count("claim alborg-arhus-purple: Ålborg–Århus purple belongs to red.") == 2
    assert re.search(r"draw blind: you can do that now, it is number \d+\.", out)
    out = screen.type("why", "why claim oslo-bergen red4", "why claim oslo-bergen red5", "why qwxyz", "why 1")
    shows(
        out,
        "Why what? Add a move or a thing: “why bergen-oslo”.",
        "claim bergen-oslo-red pay red: you can do that now.",
        "does not pay exactly",
        "“qwxyz” is not a move here",
        "draw ",
    )


def test_why_asks_about_things_by_name() -> None:
    screen = arranged(**hand(red=4))
    out = screen.type("why oslo-vaasa", "why purple")
    assert "keep oslo-vaasa: you can't do that now" in out
    assert re.search(r"draw purple: (no purple card lies face up|you can do that now)", out)
    assert "set purple" not in out


# --- pages and help -------------------------------------------------------------------------------------


def test_pages() -> None:
    screen = arranged(
        routes={"bergen-oslo-red": "red"},
        white={"hand": {"red": 1}, "tickets": ["oslo-vaasa"]},
    )
    out = screen.type("map")
    for name in CITY_IDS:
        assert BOX.data["cities"][name]["name"] in screen.raw, name
    assert "◎Oslo" in out
    assert "●4" in out
    out = screen.type("routes", "routes bergen", "routes Ålborg", "routes red", "routes ferry", "routes free")
    shows(
        out,
        "Norway",
        "Bergen–Oslo ×∩4B ●∩4R",
        "Routes, bergen: 4",
        "Routes, Ålborg: 4",
        "Routes, red: 8",
        "Routes, ferry: 24",
        "Routes, free: 79",
    )
    out = screen.type("routes nowhere", "map nowhere")
    assert "There is no list “routes nowhere”" in out
    assert "There is one map" in out


@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_map_fits_and_names_every_city(width: int) -> None:
    screen = arranged(**hand(red=1))
    screen.session.console.width = width
    screen.type("map")
    assert all(cell_len(line) <= width for line in screen.raw.splitlines())
    assert sum(city["name"] in screen.raw for city in BOX.data["cities"].values()) == len(CITY_IDS)
    drawn = screen.raw.rpartition("map")[2]
    shown = len(re.findall(r"\d[PBOWGYKR*]", drawn.partition("◇ white")[0]))
    assert shown >= len(ROUTE_IDS) - (2 if width == 60 else 0)


def test_help_about_routes_cities_and_rules() -> None:
    screen = arranged(routes={"bergen-oslo-red": "red"}, **hand(red=1))
    asked = ("bergen-oslo", "Bergen", "mo i rana", "ferry", "tickets", "red")
    out = screen.type(*(f"help {thing}" for thing in asked))
    shows(
        out,
        "Bergen–Oslo red: 4 spaces, tunnel ∩, 7★; paid in red. Owner: ● claret.",
        "Double with Bergen–Oslo red (● claret).",
        "Bergen has 4 routes:",
        "Bergen–Stavanger purple: 2 spaces, ferry ≈ with 1 locomotive symbol, 2★ — free",
        "Mo i Rana has 3 routes:",
        "costs a locomotive, or any 3 cards instead",
        "A ticket names two cities.",
        "There are 12 red cards. 8 routes are red, 21 spaces together; 7 of them are free.",
    )
    others = ("lieksa-murmansk", "oslo-vaasa", "claim bergen-oslo-blue", "bergn", "")
    out = screen.type(*(f"?{thing}" for thing in others))
    shows(
        out,
        "any 4 cards, locomotives too, replace one",
        "Ticket Oslo–Vaasa: 9★",
        "Any free route, whole",
        "Nothing here is called “bergn”. Nearest: bergen",
        "To see more than the board: map, routes",
        "“claim bergen-oslo red3+loco1”",
    )


def test_every_topic_is_explained() -> None:
    view = screen_of().table.view(0)
    things = [*CITY_IDS, *ROUTE_IDS, *TICKET_IDS, *KIND_NAMES, "grey"]
    for name in [*RENDERER.topics(view, BOX), *ALIASES, *things]:
        assert RENDERER.topic(name, view, BOX), name
    for text in MOVE_TEXTS:
        assert RENDERER.topic(text, view, BOX), text
    assert RENDERER.topic("nothing of the kind", view, BOX) is None


# --- secrets --------------------------------------------------------------------------------------------


def parts_of(shown: str) -> list[tuple[int, str]]:
    """What is shown between one curtain and the next, with the seat that may look."""
    parts = []
    before, *rest = shown.split(CURTAIN)
    for part in rest:
        name = before.rstrip().splitlines()[-1]
        parts.append((0 if "Anna" in name else 1, part))
        before = part
    return parts


@pytest.mark.covers(False)
@pytest.mark.parametrize("seats", ["you:Anna,you:Ben", "you:Anna,you:Ben,random"])
def test_nobody_is_shown_another_persons_tickets_and_cards(seats: str) -> None:
    screen = screen_of(seats, seed=4)
    screen.lines = player(screen, 4)
    seen: dict[int, set[str]] = {0: set(), 1: set()}
    plays = screen.session.play

    def play(line: str) -> None:
        note(screen.table, seen)
        plays(line)
        note(screen.table, seen)

    screen.session.play = play  # type: ignore[method-assign]
    screen.session.run()
    shown, _, _ = screen.out.getvalue().partition("The last train has left")
    parts = parts_of(shown)
    assert len(parts) > 40
    for seat, part in parts:
        for name in seen[1 - seat]:
            assert pair(PRINTED, name) not in part, (seat, name)
            assert f"keep {name}" not in part
    for seat in (0, 1):
        log = nordic_log_text(screen, seat)
        drawn = sum(m == seat and t == "draw blind" for m, t in moves_of(screen.table))
        assert log.count("drawn from the deck") == drawn
        assert log.count("a card from the deck, unseen") == sum(
            t == "draw blind" for m, t in moves_of(screen.table) if m != seat
        )


def note(table: Table, seen: dict[int, set[str]]) -> None:
    """The tickets that a person has seen."""
    for seat in seen:
        mine = table.view(seat)[table.view()["seats"][seat]]
        seen[seat].update(mine.get("tickets", ()), mine.get("offered", ()), mine.get("returned", ()))


def moves_of(table: Table) -> list[tuple[int, str]]:
    """The seat of each move."""
    return [(mover, MOVE_TEXTS[move]) for mover, move in zip(table.movers, table.moves, strict=True)]


def nordic_log_text(screen: Screen, seat: int) -> str:
    """The whole log as a seat reads it."""
    from ekiben.narration import groups_since

    begin = screen.out.tell()
    screen.session.log_printer(seat).print_groups(groups_since(screen.table, seat, 0))
    return " ".join(screen.out.getvalue()[begin:].split())


@pytest.mark.covers(False)
def test_nothing_shown_depends_on_what_a_seat_can_not_know() -> None:
    chance = random.Random(1)
    compared = 0
    for seed in range(4):
        screen = screen_of("you:Anna,you:Ben,random", seed=seed)
        table = screen.table
        while len(table.moves) < 90 and not table.over:
            if len(table.moves) % 8 == 7 and table.seat in (0, 1):
                real, shown = table.position, all_shown(screen)
                table.position = table.engine.sample(real, table.seat, seed, len(table.moves))
                assert bytes(table.position.data) != bytes(real.data)
                assert all_shown(screen) == shown
                table.position = real
                compared += 1
            table.play(chance.choice(table.legal()))
    assert compared > 15


def all_shown(screen: Screen) -> tuple[str, list[str]]:
    """Everything that who decides can get to see of a position, tab completion too."""
    screen.session.at_screen = None
    screen.session.seen = dict.fromkeys(screen.session.seen, len(screen.table.moves))
    looks = ("board", "moves", "scores", "map", "routes", "why bergen-oslo", "help bergen", "help")
    return screen.type("", *looks), screen.session.completions()


def test_scores_are_told_as_far_as_they_may_be_known() -> None:
    out = arranged(**hand(red=1)).type("scores")
    assert re.search(r"◇ white · Anna 0 0 0 \? 0 \?", out)
    assert re.search(r"● claret · random 0 \? \? \? \? \?", out)


def test_the_curtain_between_people() -> None:
    screen = screen_of("you:Anna,you:Ben")
    out = screen.type("", "keep all", "", "", "keep all")
    assert out.count("Only you should look now") == 2
    falls = out.index("Enter hides your cards")
    assert "Next: ● claret · Ben Enter hides your cards. › ● claret · Ben Only you should look now" in out
    offered = [pair(PRINTED, name) for name in screen.table.view(0)["white"]["tickets"]]
    assert all(name in out[:falls] for name in offered)
    assert not any(name in out[falls : out.index("Enter hides", falls + 1)] for name in offered)


def test_undo_never_reaches_another_persons_moves() -> None:
    screen = screen_of("you:Anna,you:Ben")
    out = screen.type("", "keep all", "", "", "undo")
    assert "Another player has moved" in out
    assert len(screen.table.moves) == 5


def test_only_one_person_needs_no_curtain() -> None:
    assert "Only you should look" not in screen_of("random,you,random").type("keep all")


# --- keeping --------------------------------------------------------------------------------------------


def test_save_and_go_on(tmp_path: Path) -> None:
    screen = screen_of("you:Anna,you:Ben")
    file = tmp_path / "game.txt"
    screen.type(
        "", "keep all", "", "", "keep all", *[""] * (screen.table.position.first != 1) * 2, f"save {file}"
    )
    loaded = Screen(load=str(file), game=None)
    assert bytes(loaded.table.position.data) == bytes(screen.table.position.data)
    assert "Only you should look now" in loaded.type("", "log all")
    assert len(ekiben.load(file.read_text(encoding="utf-8")).moves) == 10


# --- ways -----------------------------------------------------------------------------------------------


def test_chains_turn_where_the_way_goes() -> None:
    red, green, purple = "bergen-oslo-red", "orebro-oslo-green", "orebro-stockholm-purple"
    for missing, built, expected in (
        ((red, green, purple), (), [["bergen", "oslo", "orebro", "stockholm"]]),
        ((green, purple), (red,), [["oslo", "orebro", "stockholm"]]),
        ((red, purple), (green,), [["bergen", "oslo"], ["orebro", "stockholm"]]),
        ((red,), (green, purple), [["bergen", "oslo"]]),
    ):
        found = chains(Way("bergen-stockholm", missing, built, 1, {}, {}), BOX)
        assert [cities for cities, _ in found] == expected
        assert [route for _, routes in found for route in routes] == list(missing)


def test_networks_use_every_route_once() -> None:
    chance = random.Random(1)
    for count in (0, 1, 2, 5, 12, 25):
        routes = chance.sample(ROUTE_IDS, count)
        view: Any = {"routes": dict.fromkeys(routes, "white")}
        steps = [
            "-".join(sorted(step))
            for network in networks(view, BOX, "white")
            for chain in network
            for step in pairwise(chain)
        ]
        assert sorted(steps) == sorted("-".join(sorted(route.split("-")[:2])) for route in routes)


# --- texts ----------------------------------------------------------------------------------------------


def test_everything_has_its_text() -> None:
    wanted = [f"nordic-ask-{name}" for name in DECISION_NAMES[1:]]
    wanted += [f"nordic-title-{name}" for name in PHASE_NAMES]
    wanted += [f"nordic-help-{name}" for name in CHAPTERS]
    wanted += [f"nordic-move-{name}" for name in ("keep", "return", "set", "give-up", "pass", "tickets")]
    wanted += [f"nordic-part-{name}" for name in GAME.score_parts if name != "win"]
    assert [name for name in wanted if not has_text(name)] == []
    assert set(ALIASES.values()) <= set(CHAPTERS)
