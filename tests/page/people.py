"""Somebody in front of a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request

AT_REST = "() => document.getAnimations().every((each) => each.playState !== 'running')"
# Resolves once nothing has been drawn for a while, in its fonts.
QUIET = """(ms) => document.fonts.ready.then(() => new Promise((resolve) => {
    const done = () => { watching.disconnect(); resolve(); };
    let timer = setTimeout(done, ms);
    const watching = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, ms); });
    watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}))"""
CALM = 150  # ms
AXE = (Path(__file__).parent / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
TIMEOUT = 15_000  # ms
WIDE = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 740, "height": 360}}


class Person:
    """A guest with a name and a language; notes whatever goes wrong in the browser."""

    def __init__(self, browser: Browser, site: str, name: str, language: str, **how: Any) -> None:
        self.name, self.language, self.site = name, language, site
        self.troubles: list[str] = []
        self.touch = bool(how.get("has_touch"))
        self.on_server = False  # whether to have the server keep a table that this browser could keep
        self.may_be_refused = False  # whether an answer that refuses is expected
        self.context = browser.new_context(**{"viewport": WIDE, "reduced_motion": "reduce", **how})
        self.context.add_init_script(f"localStorage.setItem('language', '{language}')")
        self.context.add_init_script("localStorage.pace ??= 'instant'")
        self.page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error.stack or error}"))
        self.page.on("request", self._ask)
        self.page.on("requestfinished", self._answered)
        self.page.on("requestfailed", self._answered)
        self._unanswered: set[Request] = set()

    def _hear(self, message: ConsoleMessage) -> None:
        expected = self.may_be_refused and "Failed to load resource" in message.text
        expected = expected or "blocked by Playwright" in message.text
        if message.type in ("error", "warning") and not expected:
            self.troubles.append(f"{message.type}: {message.text}")

    def _ask(self, request: Request) -> None:
        self._unanswered.add(request)
        if not request.url.replace("ws:", "http:").startswith((self.site, "data:", "blob:")):
            self.troubles.append(f"asked another site: {request.url}")

    def _answered(self, request: Request) -> None:
        self._unanswered.discard(request)

    def rest(self) -> None:
        """Wait until all that was asked for is there and drawn."""
        self.page.evaluate(QUIET, CALM)
        while self._unanswered:
            self.page.evaluate(QUIET, CALM)

    def go(self, path: str = "/") -> None:
        """Open a page of the site."""
        self.page.goto(path if path.startswith("http") else f"{self.site}{path}")

    def find(self, selector: str) -> Locator:
        """A part of the page."""
        return self.page.locator(selector)

    def open_log(self) -> None:
        """As a sheet, where the log has no room; what is offered may take its place."""
        self.find("section.log").wait_for(state="attached")
        if not self.find("section.log").is_visible():
            self.find(".to-log").click()

    def choose_language(self, language: str) -> None:
        """By the page's own menu."""
        self.find("header button.settings").click()
        self.find("header select").select_option(language)
        self.page.keyboard.press("Escape")
        self.language = language

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is, once nothing fades in or moves any more."""
        self.page.mouse.move(0, 0)  # a hint would cover what lies beside the thing pointed at
        self.page.wait_for_function(AT_REST)
        if self.page.evaluate("typeof axe === 'undefined'"):
            self.page.evaluate(AXE)
        found = self.page.evaluate(
            """(rules) => axe.run(document, {
                runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'],
            })""",
            RULES,
        )
        return [
            f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for each in found["violations"]
            for node in each["nodes"][:3]
        ]

    def leave(self) -> None:
        """Close the browser's window."""
        self.context.close()
