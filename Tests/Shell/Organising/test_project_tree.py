"""Projects below others."""

from __future__ import annotations

import json

from conftest import Shell


def test_projects_are_a_tree(shell: Shell) -> None:
    shell("project add Work", "project add Work.Garden", "project add Roses parent:Garden")
    shell("add Water project:Roses", "add Mail #Work")
    assert shell("projects") == (
        "Id  Project    Open  Completed  In all\n"
        " 1  Inbox         0          0       0\n"
        " 2  Work          1          0       2\n"
        " 3    Garden      0          0       1\n"
        " 4      Roses     1          0       1\n"
    )
    assert "Work.Garden.Roses" in shell("list project:Work.")
    assert "Mail" not in shell("list project:Work.")
    assert "Water" in shell("list project:Work.Garden")
    assert json.loads(shell("projects --format json"))[2]["path"] == "Work.Garden"


def test_projects_are_put_below_others(shell: Shell) -> None:
    shell("project add Work", "project add Garden")
    assert shell("project parent Garden Work") == "Put project Garden below Work.\n"
    assert "    Garden" in shell("projects")
    assert "circle" in shell.error("project parent Work Garden")[1]
    assert shell("project parent Garden") == "Put project Garden below no other.\n"
    shell("undo")
    assert shell("project archive Work") == "Archived project Work.\n"
    assert "Garden" not in shell("projects")


def test_events_and_times_tell_paths(shell: Shell) -> None:
    shell("project add Work", "project add Garden parent:Work")
    shell("event add Review #Garden tomorrow 9:00", "log 30m --project Garden Weeds")
    assert shell.record("events")["project"] == "Work.Garden"
    assert "Work.Garden" in shell("event show 1")
    assert shell.record("entries")["project"] == "Work.Garden"


def test_a_calendar_file_has_the_tree(shell: Shell) -> None:
    shell("project add Work", "project add Garden parent:Work", "add Dig #Garden", "export all.ics")
    other = ("--db", str(shell.home / "other.db"))
    shell("import all.ics", options=other)
    paths = [each["path"] for each in json.loads(shell("projects --format json", options=other))]
    assert paths == ["Inbox", "Work", "Work.Garden"]
