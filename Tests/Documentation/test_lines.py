"""The lines of quick add in Tests/Language/Lines: their form, and that each stands once."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

import pytest

LINES = Path(__file__).resolve().parents[1] / "Language" / "Lines"
FILES = sorted(LINES.glob("*/*.tsv"))
MOMENT = r"(\d{4}-\d\d-\d\d)( \d\d:\d\d(:\d\d)?)?"
# In the order in which a result has them.
PARTS = [
    rf"due {MOMENT}",
    r"repeats (after completion )?(RSCALE=[A-Z]+;)?FREQ=[A-Z]+(;[A-Z]+=[-+A-Z0-9,]+)*",
    r"morning|evening|inbox",
    rf"start {MOMENT}",
    rf"planned {MOMENT}",
    rf"until {MOMENT}",
    r"remind due-\d+",
    r"takes \d+ s",
    r"project .+",
    r"section .+",
    r"tag .+",
    r"P[0-3]|no priority",
    r"favourite",
    r"notes .+",
]


def entries(file: Path) -> list[tuple[int, str]]:
    lines = enumerate(file.read_text(encoding="utf-8").split("\n"), start=1)
    return [
        (number, line)
        for number, line in lines
        if line and not line.startswith(";") and not re.fullmatch(r"\[.+\]", line)
    ]


def place(part: str) -> int | None:
    matching = (index for index, form in enumerate(PARTS) if re.fullmatch(form, part))
    return next(matching, None)


def test_there_are_lines_of_each_language() -> None:
    assert {file.parent.name for file in FILES} == {"en", "fr", "de", "es"}
    for language in ("en", "fr", "de", "es"):
        files = [file for file in FILES if file.parent.name == language]
        read = [file for file in files if file.stem != "stays"]
        assert sum(len(entries(file)) for file in read) >= 600, language
        assert LINES / language / "stays.tsv" in files


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_each_line_has_its_form(file: Path) -> None:
    for number, line in entries(file):
        where = f"{file.name}:{number}"
        columns = line.split("\t")
        assert len(columns) == 3 and columns[0] and columns[1], where
        parts = columns[2].split("; ") if columns[2] else []
        places = [place(part) for part in parts]
        assert None not in places, f"{where}: {columns[2]}"
        assert places == sorted(places, key=lambda place: place or 0), f"{where}: {columns[2]}"
        for day in re.findall(r"(?:due|start|planned|until) (\d{4}-\d\d-\d\d)", columns[2]):
            datetime.strptime(day, "%Y-%m-%d")


@pytest.mark.parametrize("language", ["en", "fr", "de", "es"])
def test_no_line_stands_twice(language: str) -> None:
    seen: dict[str, str] = {}
    for file in FILES:
        if file.parent.name != language or file.stem.startswith("region-"):
            continue
        for number, line in entries(file):
            typed = line.split("\t")[0]
            here = f"{file.name}:{number}"
            assert seen.setdefault(typed, here) == here, f"{here} is {seen[typed]}: {typed}"
