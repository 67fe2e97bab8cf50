"""What happened to a task, as people read it and as programs do."""

from __future__ import annotations

import json
import re

from conftest import Shell


def rows(shell: Shell) -> list[list[str]]:
    """What changed, from what and into what; the columns are parted by two blanks or more."""
    heading, *lines = shell("history 1").splitlines()
    starts = [found.start() for found in re.finditer(r"(?<=  )\S|^\S", heading)]
    cells = [
        [line[start:end].strip() for start, end in zip(starts, [*starts[1:], None])]
        for line in lines
    ]
    return [row[2:5] for row in cells]


def filled(shell: Shell) -> None:
    shell(
        "add Pay rent due:2026-12-23",
        "edit 1 due:2026-12-24T17:00 slot:evening * repeat:weekly remind:10m",
        "edit 1 repeat:'after 2 weeks'",
        "start 1",
    )


def test_people_read_words_and_local_times(shell: Shell) -> None:
    filled(shell)
    found = rows(shell)
    assert ["Due", "2026-12-23", "2026-12-24 17:00"] in found
    assert ["Slot", "morning", "evening"] in found
    assert ["Favourite", "no", "yes"] in found
    assert ["Repeats", "", "every week"] in found
    assert ["Repeat mode", "fixed", "after completion"] in found
    assert ["Started", "", "2026-12-20 10:00"] in found


def test_they_do_so_in_their_language(shell: Shell) -> None:
    filled(shell)
    shell("set language de")
    found = rows(shell)
    assert ["Fällig", "2026-12-23", "2026-12-24 17:00"] in found
    assert ["Wiederholung", "", "jede Woche"] in found
    assert not [row for row in found if {"yes", "no", "morning", "evening"} & set(row)]


def test_programs_read_what_the_change_log_has(shell: Shell) -> None:
    filled(shell)
    shell("set language de")
    entries: dict[str, dict[str, str]] = {}
    for entry in json.loads(shell("history 1 --format json")):
        entries.setdefault(entry["property"], entry)
    assert (entries["due"]["old"], entries["due"]["new"]) == (
        "2026-12-23",
        "2026-12-24T16:00:00.000Z",
    )
    assert (entries["favourite"]["old"], entries["favourite"]["new"]) == ("no", "yes")
