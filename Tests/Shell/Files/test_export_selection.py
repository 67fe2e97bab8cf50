"""Exports of a part of a store, and what imports could only keep."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conftest import Shell


@pytest.fixture
def homes(shell: Shell) -> Shell:
    shell(
        "add Pay rent #Home +bank",
        "add Sweep #Home.Garden",
        "add Call Ann #Work",
        "event add Review tomorrow 10:00",
    )
    return shell


def titles(text: str) -> list[str]:
    return [task["title"] for task in json.loads(text)["tasks"]]


def test_words_are_a_query(homes: Shell) -> None:
    assert titles(homes("export project:Work")) == ["Call Ann"]
    assert titles(homes("export rent")) == ["Pay rent"]
    assert titles(homes("export 1,3")) == ["Pay rent", "Call Ann"]
    assert titles(homes("export Call -")) == ["Call Ann"]
    assert len(titles(homes("export"))) == 3


def test_a_short_name_of_a_format_is_known(homes: Shell) -> None:
    said = homes.start("export", "--format", "ics", "project:Work")
    assert said.stdout.startswith("BEGIN:VCALENDAR")
    assert said.stdout.count("BEGIN:VTODO") == 1
    assert "BEGIN:VEVENT" not in said.stdout
    assert "Call Ann +Work" in homes.start("export", "--format", "txt", "project:Work").stdout


def test_a_name_of_a_file_is_no_query(homes: Shell, tmp_path: Path) -> None:
    file = tmp_path / "work.json"
    assert homes(f"export project:Work {file}") == f"Exported 1 task to {file}.\n"
    assert titles(file.read_text()) == ["Call Ann"]
    homes("export rent.json", "export --to rent rent")
    assert "Call Ann" in (homes.home / "rent.json").read_text()
    assert titles((homes.home / "rent").read_text()) == ["Pay rent"]
    assert homes.error("export a.csv b.json") == (
        2,
        "“b.json” would be a second file: one is written.",
    )


def test_what_matches_nothing_is_an_empty_file(homes: Shell) -> None:
    said = homes.start("export", "nobody")
    assert titles(said.stdout) == []
    assert said.stderr == "taskcore: The query matches 0 tasks.\n"
    assert homes("export nobody none.json") == "Exported 0 tasks to none.json.\n"
    assert homes("import none.json") == "Imported 0 tasks: 0 added, 0 updated, 0 unchanged.\n"


def test_single_things_are_exported(homes: Shell) -> None:
    assert titles(homes("export --project Home")) == ["Pay rent", "Sweep"]
    content = json.loads(homes("export --event 1"))
    assert (content["tasks"], len(content["events"])) == ([], 1)
    assert homes("export --event 1 review.ics") == "Exported to review.ics.\n"
    assert homes.error("export --project Hme")[1].startswith("There is no project “Hme”.")


def test_a_wrong_query_is_told_with_its_place(homes: Shell) -> None:
    code, message = homes.error("export projct:Home")
    assert code == 2
    assert "did you mean “project”?" in message


def test_a_part_comes_back_unchanged(homes: Shell) -> None:
    homes("add Boxes parent:1")
    done = homes.start("export", "Boxes", "--to", "boxes.json")
    assert "Left out: parent of 1 task, as it names a task that is not exported." in done.stderr
    assert homes("import boxes.json") == "Imported 1 task: 0 added, 0 updated, 1 unchanged.\n"


def test_what_was_only_kept_is_shown(shell: Shell) -> None:
    shell.home.mkdir(exist_ok=True)
    (shell.home / "table.csv").write_text(f"title,Room,Notes of others\nCall,Kitchen,{'x' * 99}\n")
    assert shell.start("-c", "import table.csv").stderr.count("is kept for exports") == 2
    shown = shell("show 1")
    assert "Kept" in shown
    assert "csv  Room: Kitchen" in shown
    assert f"Notes of others: {'x' * 60}…" in shown
    (shell.home / "meeting.ics").write_text(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:e\r\nDTSTART:20261224T100000Z\r\n"
        "SUMMARY:Review\r\nCLASS:PRIVATE\r\nX-COLOUR;V=1:red\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    )
    assert "is kept for exports" in shell.start("-c", "import meeting.ics").stderr
    shown = shell("event show 1")
    assert "icalendar  CLASS: PRIVATE" in shown
    assert "icalendar  X-COLOUR;V=1: red" in shown
