"""A static site: the page with tables in the browser, for any web host and any folder of it.

The page is the same as a server's. The site adds what the page would ask a server for, as files: the written
rules and the components files. A service worker keeps it all, so that it works without a network; a server
has the same files for its own page.
"""

from __future__ import annotations

import json
import shutil
from hashlib import blake2b
from pathlib import Path

import msgspec

from ekiben.errors import BadOption, os_error_text
from ekiben.game import all_games
from ekiben.protocol import RulesPage
from ekiben.rules_text import rules_text
from ekiben.texts import LANGUAGES, use_language

HERE = Path(__file__).parent
PAGE = HERE.parent / "server" / "site"
ICON = HERE.parent / "server" / "icon.svg"
ICONS = sorted(HERE.glob("*.png"))
MARK = '<meta name="ekiben-site" content="static">'  # by which the page knows that there is no server
# A server sends this as a header. `wasm-unsafe-eval` is for the bots.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)
HEAD = f"""
    <meta http-equiv="Content-Security-Policy" content="{POLICY}">
    <meta name="referrer" content="no-referrer">
    {MARK}"""
PACKED = (".br", ".gz")  # a server sends these; most web hosts don't look for them


def write_site(folder: Path) -> int:
    """Write the site to a new folder, or over an older site; the number of its files."""
    index = PAGE / "index.html"
    if not index.is_file():
        raise BadOption("site-no-page")
    try:
        clear(folder)
        files = {**built_files(), **more_files()}
        files["index.html"] = index_page(files["index.html"].decode()).encode()
        files["sw.js"] = service_worker(files)
        for name, data in files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
    except OSError as error:
        raise BadOption("site-unwritable", folder=str(folder), why=os_error_text(error)) from None
    return len(files)


def clear(folder: Path) -> None:
    """Remove an older site; a folder with anything else in it is refused."""
    if not folder.exists() or not any(folder.iterdir()):
        return
    index = folder / "index.html"
    if not index.is_file() or MARK not in index.read_text(encoding="utf-8", errors="replace"):
        raise BadOption("site-not-empty", folder=str(folder))
    for part in ("assets", "rules", "written", "components"):
        shutil.rmtree(folder / part, ignore_errors=True)


def built_files() -> dict[str, bytes]:
    """The page as it was built, and its icon, by their paths."""
    assets = [file for file in sorted((PAGE / "assets").iterdir()) if file.suffix not in PACKED]
    files = {f"assets/{file.name}": file.read_bytes() for file in assets}
    return {"index.html": (PAGE / "index.html").read_bytes(), "icon.svg": ICON.read_bytes(), **files}


def more_files() -> dict[str, bytes]:
    """What makes an app of it, the written rules and the components files."""
    files = {file.name: file.read_bytes() for file in ICONS}
    files["manifest.webmanifest"] = (HERE / "manifest.webmanifest").read_bytes()
    for game in all_games():
        files[f"components/{game.name}.toml"] = game.components_text().encode()
        for language in LANGUAGES:
            with use_language(language):
                page = msgspec.convert(rules_text(game.name, language), RulesPage, from_attributes=True)
            files[f"written/{game.name}.{language}.json"] = msgspec.json.encode(page)
    return files


def index_page(html: str) -> str:
    """The page with addresses that hold in any folder, and what a server would say in headers."""
    relative = html.replace('="/', '="./')
    return relative.replace('<meta charset="utf-8">', f'<meta charset="utf-8">{HEAD}')


def service_worker(files: dict[str, bytes], has_server: bool = False) -> bytes:
    """The service worker with the files that it keeps; their content is its version."""
    digest = blake2b(digest_size=8)
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + files[name])
    names = ["./", *sorted(f"./{name}" for name in files if name != "index.html")]
    source = (HERE / "sw.js").read_text(encoding="utf-8")
    constants = {'"VERSION"': digest.hexdigest(), '["FILES"]': names, '"HAS_SERVER"': has_server}
    for name, value in constants.items():
        source = source.replace(name, json.dumps(value))
    return source.encode()
