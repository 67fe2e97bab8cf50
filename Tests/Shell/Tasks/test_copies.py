"""Copies in the shell: `copy` and `project copy`."""

from __future__ import annotations

import json

from conftest import Shell


def test_tasks_are_copied_with_their_subtasks(shell: Shell) -> None:
    shell("add Trip +italy", "add Pack", "move 2 under 1", "done 1")
    assert shell("copy 1") == "Copied 3: Trip\n"
    rows = json.loads(shell("list tree:yes --format json"))
    assert [(row["title"], row["depth"], row["status"]) for row in rows] == [
        ("Trip", 0, "open"),
        ("Pack", 1, "open"),
    ]
    assert shell("undo").startswith("Undone: copy ")
    assert shell("list") == "No tasks.\n"


def test_projects_are_copied(shell: Shell) -> None:
    shell("project add Work", "add Report #Work")
    assert shell("project copy Work") == "Copied project Work as Work copy.\n"
    assert "Report" in shell("list project:'Work copy'")
    assert shell("undo") == "Undone: copy project Work copy\n"


def test_what_is_wrong_is_said(shell: Shell) -> None:
    shell("add One", "rm 1")
    assert "in the trash" in shell.error("copy 1")[1]
    assert "There is no task 9" in shell.error("copy 9")[1]
    assert "Inbox cannot be copied" in shell.error("project copy Inbox")[1]
