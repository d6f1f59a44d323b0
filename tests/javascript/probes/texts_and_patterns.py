"""What the stand-ins for modules of Python say."""

from __future__ import annotations

import difflib
import json
import re
import unicodedata
from hashlib import sha256
from reprlib import repr as shown

from ekiben.components import digest
from ekiben.errors import Mistake

CARDS = re.compile(r"[a-z]+\d{1,3}(\+[a-z]+\d{1,3})*")
TYPED = ["red3+loco1", "red", "red3+", "a1", "", "RED3"]
MOVES = ["claim oslo-bergen", "claim oslo-goteborg", "draw blind", "draw red", "tickets", "pass"]


def probe() -> list[str]:
    lines = [f"{text} {CARDS.fullmatch(text) is not None} {CARDS.search(text) is not None}" for text in TYPED]
    found = re.fullmatch(
        r"(?:pay (\d{1,2}) yen for )?(\d{1,2}) points?|(\d{1,2}) yen", "pay 3 yen for 12 points"
    )
    assert found is not None
    lines += [f"{found[1]} {found[2]} {found[3]} {found[0]}", re.compile("[- ]i").sub("_", "mo i rana-inn")]
    for text in ("claim osl", "drow", "tikets", "zzz", "pass", "claim bergen-oslo", "d" * 250):
        lines.append(repr(difflib.get_close_matches(text, MOVES, 4, 0.5)))
        lines.append(repr(difflib.get_close_matches(text, MOVES)))
    for sign in "aøé\u0301\u0334\u0345٣":
        lines.append(f"{unicodedata.combining(sign) != 0} {unicodedata.normalize('NFD', sign)!r}")
    lines += [unicodedata.bidirectional(sign) if sign in "אعa" else "" for sign in "אعa"]
    data = {"b": [1, 2.0, 2.5, True, None], "a": {"ø": '😀\n"', "Z": -1}}
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"), default=str)
    lines += [text, sha256(text.encode()).hexdigest(), digest(data), sha256(("x" * 119).encode()).hexdigest()]
    long = [
        "word" * 20,
        list(range(20)),
        tuple(range(9)),
        {"k": [1], "j": 2},
        12345678901234567890,
        None,
        [[[[[[[1]]]]]]],
        {},
    ]
    lines += [shown(value) for value in long]
    lines += [str(Mistake("key", value, "less")) for value in ("missing", 5, "x" * 200, list(range(40)))]
    return lines
