"""The example of docs/browser.md, run as it is printed there."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import ekiben
from ekiben.narration import context_of, groups_since
from tests.javascript.node import ROOT, run_node


def test_prints_the_log(build: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "browser.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```js\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    [example] = [each for each in examples if "loadGame" in each]
    assert len(example.strip().splitlines()) <= 20
    shutil.copytree(build, tmp_path / "ekiben-js")
    script = tmp_path / "example.mjs"
    script.write_text(example, encoding="utf-8")
    printed = run_node(script, tmp_path).splitlines()

    table = ekiben.new("zero-kei", 2, 7)
    number = 7
    while not table.over:
        legal = table.legal()
        number = number * 16807 % 2147483647
        table.play(legal[number % len(legal)])
    context = context_of(table, table.view(0), ["Ann", "Ben"])
    lines = []
    for group in groups_since(table, 0, 0)[-3:]:
        lines.append(f"{group.number}. {context.names[group.mover]}: {' '.join(group.moves)}")
        for effects in table.game.narration.describe(group, context):
            lines += [f"   {text}" for text in effects.texts]
    assert printed[: len(lines)] == lines
    totals = ", ".join(f"{row['total']:g}" for row in table.scores())
    assert printed[len(lines)].startswith(f"[ {totals} ]")
