"""Around the boards: the first visit, an invitation, whose turn it is, a line that breaks, the end."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from ekiben.client import Client, RemoteTable, bot, me, open_seat
from tests.page.conftest import Meet
from tests.page.people import PHONE, Person
from tests.page.playing import BOARDS, TABLE, Hand
from tests.page.starting import card
from tests.server.server_process import Server

# What the browser would do outside of the page is noted instead.
EARS = """
window.noted = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { window.noted.push([title, options.body]); }
  close() {}
};
AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
  apply: (target, self, rest) => { window.noted.push("note"); return Reflect.apply(target, self, rest); },
});
Object.defineProperty(document, "visibilityState", { get: () => window.away ? "hidden" : "visible" });
"""


def enter(person: Person, client: Client, table: RemoteTable) -> None:
    """Come to a table as somebody who is known there."""
    person.context.add_cookies([{"name": "ekiben_guest", "value": client.cookie or "", "url": person.site}])
    person.go(f"/t/{table.id}")
    person.find("main[data-state]").wait_for()


def move(table: RemoteTable, chance: random.Random) -> bool:
    """A random move of the seat that is asked here; false if none is."""
    shown = table.my_turn()
    if shown:
        table.play(chance.choice(shown.legal).text, shown.seat)
        table.refresh()
    return shown is not None


def test_the_first_visit_leads_to_a_table_in_three_clicks(meet: Meet) -> None:
    ann = meet()
    ann.go()
    ann.find(f"{card('nordic')} .friends").click()
    ann.find(".mode").nth(1).click()  # friends here
    ann.find("button.go").click()
    ann.find("main[data-state=running]").wait_for()
    assert "Nordic" in ann.page.title()
    ann.go()
    ann.find(f"{card('nordic')} .friends").click()
    expect(ann.find("[name=mode]:checked")).to_have_value("here")  # what was chosen is known
    ann.page.go_back()
    ann.find(card("zero-kei")).wait_for()


@pytest.mark.parametrize("game", BOARDS)
def test_who_plays_alone_presses_once(meet: Meet, game: str) -> None:
    ann = meet(**PHONE)
    ann.go()
    ann.find(f"{card(game)} .alone").click()
    ann.find("main[data-state=running]").wait_for()
    seats = ann.find("header li")
    assert seats.count() >= 2
    ann.go()
    ann.find(".remove").first.click()
    expect(ann.find(".tables li")).to_have_count(0)
    ann.go()
    ann.find(card(game)).wait_for()
    assert ann.find(".tables li").count() == 0, "what was removed stays so"


def test_numbers_reach_what_is_asked_and_the_focus_stays(meet: Meet) -> None:
    ann = meet()
    ann.go()
    ann.find(f"{card('zero-kei')} .alone").click()
    hand = Hand(ann, "zero-kei")
    hand.settle()
    number = hand.number
    ann.page.keyboard.press("1")
    assert ann.page.evaluate("document.activeElement.matches('.lit, .moves button')")
    ann.page.keyboard.press("Enter")
    if ann.find("[role=menu]").count():
        ann.page.keyboard.press("1")
    expect(ann.find(TABLE)).not_to_have_attribute("data-number", str(number))
    ann.page.wait_for_function("() => document.activeElement !== document.body")


def test_what_others_do_waits_until_it_is_shown(meet: Meet) -> None:
    ann = meet()
    ann.go()
    ann.page.evaluate("localStorage.pace = 'slow'")
    ann.go()
    ann.find(f"{card('nordic')} .alone").click()
    hand = Hand(ann, "nordic")
    while not ann.find(".question .step").count():
        hand.step()
        ann.page.wait_for_timeout(50)
    before = hand.number
    ann.find(".question .step").click()
    expect(ann.find(TABLE)).not_to_have_attribute("data-number", str(before))
    ann.page.keyboard.press("Escape")
    hand.settle()


def test_a_friend_is_told_who_invites_to_what(meet: Meet, server: Server) -> None:
    with server.client() as client:
        table = client.new_table("nordic", [me("Ann"), open_seat()])
        ben = meet("Ben")
        ben.go(f"/t/{table.id}")
        expect(ben.find("#waiting")).to_have_text("Ann invites you to Nordic.")
        ben.find("form input").fill("Ben")
        ben.find("form button.now").click()
        ben.find("main[data-state=running]").wait_for()
        table.refresh()
        assert [seat.name for seat in table.info.seats] == ["Ann", "Ben"]


def test_a_turn_that_begins_is_seen_heard_and_noticed(meet: Meet, server: Server) -> None:
    with server.client() as ann_client, server.client() as ben_client:
        table = ann_client.new_table("zero-kei", [me("Ann"), open_seat()])
        other = ben_client.sit(table.id, "Ben")
        ann = meet()
        ann.context.add_init_script(f"localStorage.sound = localStorage.notices = 'on'; {EARS}")
        enter(ann, ann_client, table)
        ann.page.mouse.click(2, 2)  # browsers let no page ring that nobody has touched
        chance = random.Random(2)
        for _ in range(30):  # until it is Ben's turn, as Ann sees it
            table.refresh()
            if not move(table, chance):
                break
        expect(ann.find("[data-state]")).to_have_attribute("data-number", str(table.shown[0].number))
        assert not ann.page.title().startswith("●")
        usual = ann.find("link[rel=icon]").get_attribute("href")
        ann.page.evaluate("window.noted.length = 0; window.away = true")
        other.refresh()
        while move(other, chance):
            pass
        expect(ann.find("link[rel=icon]")).not_to_have_attribute("href", usual or "")
        assert ann.page.title() == "● Your turn · Zero-Kei"
        ann.page.wait_for_function("window.noted.length >= 7")
        noted = ann.page.evaluate("window.noted")
        assert noted.count("note") == 6  # three bells, each with its overtone
        assert [each[0] for each in noted if each != "note"] == ["Your turn · Zero-Kei"]


def test_a_browser_that_wants_a_worker_for_notices_gets_one(meet: Meet, server: Server) -> None:
    with server.client() as ann_client, server.client() as ben_client:
        table = ann_client.new_table("zero-kei", [me("Ann"), open_seat()])
        other = ben_client.sit(table.id, "Ben")
        ann = meet(permissions=["notifications"], service_workers="allow")
        ann.context.add_init_script(
            "localStorage.notices = 'on';"
            "Notification = class { constructor() { throw new TypeError(); } };"
            "Notification.permission = 'granted';"
            "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });"
        )
        enter(ann, ann_client, table)
        chance = random.Random(2)
        for _ in range(30):  # until it is Ben's turn
            table.refresh()
            if not move(table, chance):
                break
        other.refresh()
        while move(other, chance):
            pass
        shown = """async () => {
            const known = await navigator.serviceWorker.getRegistrations();
            const all = await Promise.all(known.map((each) => each.getNotifications()));
            return all.flat().map((each) => each.title).join();
        }"""
        ann.page.wait_for_function(f"async () => (await ({shown})()) === 'Your turn · Zero-Kei'")
        table.refresh()
        while move(table, chance):
            pass
        ann.page.wait_for_function(f"async () => (await ({shown})()) === ''")  # and it goes with the turn


def test_the_list_of_tables_says_at_once_where_it_is_my_turn(meet: Meet, server: Server) -> None:
    with server.client() as ann_client, server.client() as ben_client:
        table = ann_client.new_table("zero-kei", [me("Ann"), open_seat()])
        other = ben_client.sit(table.id, "Ben")
        chance = random.Random(2)
        for _ in range(30):  # until it is Ben's turn
            table.refresh()
            if not move(table, chance):
                break
        ann_client.new_table("nordic", [me("Ann"), open_seat()])  # newer, and nobody's turn
        ann = meet(language="fr")
        ann.context.add_cookies([{"name": "ekiben_guest", "value": ann_client.cookie or "", "url": ann.site}])
        ann.go()
        links = ann.find("section li a")
        expect(links.first).to_contain_text("Nordic")
        assert ann.find("section li strong").count() == 0
        links.last.focus()
        other.refresh()
        while move(other, chance):
            pass
        expect(links.first).to_contain_text("Zero-Kei", timeout=12_000)  # after the next look
        expect(links.first.locator("strong")).to_have_text("À vous")
        expect(ann.find("main > [role=status]")).to_have_text("À vous de jouer à Zero-Kei.")
        assert links.first.evaluate("each => each === document.activeElement"), "it keeps the focus"
        assert ann.page.title() == "● À vous · Ekiben"


def test_after_a_break_nothing_is_told_twice(meet: Meet, server: Server) -> None:
    with server.client() as client:
        table = client.new_table("zero-kei", [me("Ann"), me("Ben")])
        ann = meet()
        enter(ann, client, table)
        chance = random.Random(3)
        move(table, chance)
        aloud = ann.find("[aria-live=polite].visually-hidden").first
        expect(aloud).not_to_be_empty()
        ann.page.evaluate(
            """() => { window.said = []; new MutationObserver(() => window.said.push(1)).observe(
            document.querySelector('[aria-live=polite].visually-hidden'), {subtree: true, characterData: true,
            childList: true}); }"""
        )
        ann.context.set_offline(True)
        expect(ann.find("[data-connection=lost]")).to_be_visible()
        ann.context.set_offline(False)
        expect(ann.find("[data-connection=back]")).to_be_visible()
        ann.page.wait_for_timeout(300)
        assert ann.page.evaluate("window.said.length") == 0
        move(table, chance)
        ann.page.wait_for_function("window.said.length > 0")


NOTATION = r"\b(draft|buy|advance|order|engine|use|event|done|keep|return|draw|claim|pay)\b"


@pytest.mark.parametrize("game", BOARDS)
def test_people_read_words_and_no_notation(meet: Meet, server: Server, game: str) -> None:
    with server.client() as client:
        table = client.new_table(game, [me("Анна"), me("Иван")])
        chance = random.Random(4)
        ann = meet(language="ru")
        while table.shown[0].number < 40:
            move(table, chance)
        enter(ann, client, table)
        for _ in range(30):  # in the middle of actions, too
            number = str(table.shown[0].number)
            expect(ann.find("[data-state]")).to_have_attribute("data-number", number)
            if ann.find(".curtain button").count():
                ann.find(".curtain button").click()
            ann.find(".area.log").wait_for(state="attached")  # a curtain has lifted
            if not ann.find(".area.log").is_visible():  # what is offered has its place
                ann.find(".to-log").click()
            expect(ann.find(".log li").first).to_be_visible()
            said = ann.find(".area.log").inner_text() + ann.find("[aria-live]").first.inner_text()
            assert not re.search(NOTATION, said), said
            move(table, chance)
        assert ann.find(".newest").count() == 0, "and the newest is in sight"


def test_why_not_is_said_in_the_language_of_the_page(meet: Meet, server: Server) -> None:
    with server.client() as client:
        table = client.new_table("nordic", [me("Ann"), bot("easy")])
        ann = meet(language="fr")
        enter(ann, client, table)
        ann.find(".thing.deck").first.hover()
        expect(ann.find(".bubble")).to_contain_text("Ce n’est pas possible maintenant")


def test_the_rows_of_hideo_explain_themselves(meet: Meet, server: Server) -> None:
    with server.client() as client:
        ann = meet()
        enter(ann, client, client.new_table("zero-kei", [me("Ann")]))
        ann.find("header .of-seat").last.click()
        ann.find(".others .lies").first.hover()
        expect(ann.find(".bubble")).to_contain_text("A1, in rounds 1, 2, 3: in")
        ann.page.mouse.move(2, 2)
        ann.find(".others .rounds").focus()
        ann.page.keyboard.press("Tab")
        ann.page.keyboard.press("ArrowDown")
        expect(ann.find(".bubble")).to_contain_text("B1, in round 4: a hidden city is turned up")


def test_what_can_t_be_taken_back_says_why(meet: Meet, server: Server) -> None:
    with server.client() as client:
        ann = meet()
        enter(ann, client, client.new_table("zero-kei", [me("Ann"), me("Ben")]))
        undo = ann.find(".question button[aria-disabled]")
        undo.focus()
        expect(ann.find("[role=tooltip]")).to_have_text("There is no move to undo.")
        assert ann.find("[role=tooltip]").is_visible()
        ann.page.keyboard.press("Escape")
        assert not ann.find("[role=tooltip]").is_visible()


def test_the_score_beside_a_name_says_what_it_is(meet: Meet, server: Server) -> None:
    with server.client() as client:
        table = client.new_table("zero-kei", [me("Ann"), me("Ben")])
        now = f"{table.shown[0].scores[0]['total']:.0f}".replace("-", "−")
        ann, ben = meet(), meet("Ben", **PHONE)
        enter(ann, client, table)
        expect(ann.find(".bar .score").first).to_contain_text(f"{now} total now")
        enter(ben, client, table)
        expect(ben.find(".bar .score small").first).to_be_hidden()
        ben.find(".bar button.opener").first.click()
        expect(ben.find(".bar li").first).to_contain_text(f"Score as it would be now: {now}")


def test_the_end_is_counted_before_the_eyes_of_who_looks(meet: Meet, server: Server) -> None:
    with server.client() as client:
        table = client.new_table("zero-kei", [me("Ann"), me("Ben")])
        chance = random.Random(5)
        while table.shown[0].view["year"] < 5:
            move(table, chance)
        ann = meet(reduced_motion="no-preference")
        enter(ann, client, table)
        while move(table, chance):
            pass
        expect(ann.find("#counting")).to_contain_text("Counting the cities")
        total, sums = ann.find("tfoot .total td").first, table.shown[0].scores
        assert ann.find("#result").count() == 0, "nobody has won before all is counted"
        ann.find(".count [aria-pressed]").click()  # it pauses
        shown = ann.find("td.sum").first.inner_text()
        assert ann.find(".bar .number").first.inner_text() == shown, "and the seats show what is counted"
        final = f"{sums[0]['total']:.0f}".replace("-", "−")
        ann.find("main button:text-is('Show the result')").click()
        expect(total).to_have_text(final)
        expect(ann.find("#result")).to_contain_text("win")
        assert ann.find("thead .won").count() == sum(bool(row["win"]) for row in sums)
        ann.go(ann.page.url)  # latecomers see it immediately
        expect(ann.find("#result")).to_contain_text("win")
        assert total.inner_text() == final


def test_the_menu_of_settings_is_remembered(meet: Meet) -> None:
    ann = meet()
    ann.go()
    opener = ann.find("header .opener")
    opener.focus()
    ann.page.keyboard.press("Enter")
    ann.find("header label:has-text('night')").click()
    ann.page.keyboard.press("Escape")
    assert not ann.find("header [role=group]").is_visible()
    assert opener.evaluate("each => each === document.activeElement")
    ann.go()
    expect(ann.find("html")).to_have_attribute("data-theme", "dark")
    assert ann.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_who_looks_on_is_counted_and_sees_who_is_here(meet: Meet, server: Server) -> None:
    with server.client() as client:
        table = client.new_table("nordic", [me("Ann"), bot("easy")])
        eve = meet()
        eve.go(f"/t/{table.id}")
        seats = eve.find("header li")
        expect(seats.first).to_contain_text("White · here")
        expect(seats.last).to_have_text("1 watching")
        assert eve.find(".question button:has(.word)").count() == 0, "spectators undo nothing"
