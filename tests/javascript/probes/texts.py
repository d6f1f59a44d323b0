"""Texts: counted by characters, shown as Python shows them."""

from __future__ import annotations

WORDS = [
    "",
    "ekiben",
    "Mo i Rana",
    "  a \t b  ",
    "it's",
    'say "x"',
    "both ' and \"",
    "é\u0301",
    "😀 face",
    "\x00\x1f\x7f\u00a0",
]

LETTERS: dict[str, str | int | None] = {"ø": "o", "æ": "ae"}
LAST = "\uffff"


def probe() -> list[str]:
    lines: list[str] = []
    for word in WORDS:
        lines.append(f"{word!r} {len(word)} {word[:2]!r} {word[-2:]!r} {word[1:3]!r} {bool(word)}")
        lines.append(
            f"{word.upper()!r} {word.lower()!r} {word.strip()!r} {word.lstrip()!r} {word.rstrip()!r}"
        )
        lines.append(
            f"{word.split()} {word.split(' ')} {word.partition(' ')} {word.isprintable()} {list(word)}"
        )
        lines.append(
            f"{word.startswith('e')} {word.endswith(('n', 'a'))} {word.replace('a', '$&')!r} {'a' in word}"
        )
        lines.append(f"{word.removeprefix('eki')!r} {word.removesuffix('a')!r} {word * 2!r} {word + '!'}")
    lines += [repr(word) for word in sorted([*WORDS, "\uffff", "z"])]
    lines.append("a\nb\r\nc\x0bd".splitlines()[2] + "|" + "-".join(str(n) for n in range(3)))
    lines.append(
        f"{'x' < 'y'} {'😀' > LAST} {'a' == 'a'} {'abc'.index('c')} {'😀b'.index('b')} {'banana'.count('an')}"
    )
    lines.append(
        f"{ord('😀')} {chr(128512)} {'a1b22'.rstrip('0123456789')} {'abc'[1]} {'😀bc'[1]} {'abc'[-1]}"
    )
    lines.append(f"{'mo i rana'.title()} `{{}}` ${{1}} back/slash {'a'!r} {None} {True}")
    lines.append("øæ x".translate(str.maketrans(LETTERS)))
    return lines
