"""What undo says of a step that was changed since."""

from __future__ import annotations

import json
import sqlite3

from conftest import Shell


def changed_elsewhere(shell: Shell, statement: str) -> None:
    """Another program changes the store."""
    database = sqlite3.connect(shell.home / ".local/share/taskcore/taskcore.db")
    with database:
        database.execute(statement)
    database.close()


def test_undo_says_how_much_it_left_alone(shell: Shell) -> None:
    shell("add Rent", "edit 1 Pay rent !p1")
    changed_elsewhere(shell, "UPDATE task SET priority = 3")
    assert shell("undo") == (
        "Undone: edit 1: Rent\n1 change was left alone, because something was changed since.\n"
    )
    assert shell("redo") == "Redone: edit 1: Pay rent\n"


def test_undo_leaves_one_property_of_a_calendar_alone(shell: Shell) -> None:
    shell("calendar add Work", "calendar rename Work Office")
    changed_elsewhere(shell, "UPDATE calendar SET colour = 4 WHERE id = 2")
    assert shell("undo") == "Undone: edit a calendar\n"
    (_, work) = json.loads(shell("calendars --format json"))
    assert (work["name"], work["colour"]) == ("Work", "green")


def test_undo_takes_back_one_reminder_of_several(shell: Shell) -> None:
    shell("add Rent due:2026-12-24T09:00 remind:-1h", "edit 1 remind:-1h remind:-1d")
    changed_elsewhere(shell, "UPDATE task SET reminders = reminders || ' due-60'")
    shell("undo")
    assert shell.record("show 1")["reminders"] == ["due-1h", "due-1m"]


def test_undo_says_that_all_was_changed_since(shell: Shell) -> None:
    shell("add Rent", "edit 1 Pay rent")
    changed_elsewhere(shell, "UPDATE task SET title = 'The rent'")
    assert shell("undo") == (
        "Not undone: edit 1 task\n1 change was left alone, because something was changed since.\n"
    )


def test_undo_says_what_went_to_the_trash(shell: Shell) -> None:
    shell("add Pack", "add Move house")
    changed_elsewhere(shell, "UPDATE task SET parent_id = 2 WHERE id = 1")
    assert "1 task was moved to the trash instead of being removed" in shell("undo")
    assert shell("count status:deleted") == "2\n"
