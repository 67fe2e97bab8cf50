"""Comments on tasks, events and invoices."""

from __future__ import annotations

import json

from conftest import Shell


def test_a_task_is_commented_on_and_shows_it(shell: Shell) -> None:
    shell("add Pay rent")
    assert shell("comment 1 The bank was closed.") == "Added comment 1 on task 1: Pay rent.\n"
    shell("comment 1 'Called Ann' --at '2026-12-19 17:00'")
    assert shell("comments 1") == (
        "Id  When              On                Comment\n"
        " 2  2026-12-19 17:00  task 1: Pay rent  Called Ann\n"
        " 1  2026-12-20 10:00  task 1: Pay rent  The bank was closed.\n"
    )
    assert "Comments            2  2026-12-19 17:00  Called Ann\n" in shell("show 1")
    assert shell("comment edit 1 It was open.") == "Changed comment 1 on task 1: Pay rent.\n"
    assert "It was open." in shell("history 1")
    assert shell("undo") == "Undone: edit a comment\n"
    assert shell("comment rm 1 2") == "Removed 2 comments.\n"
    assert shell("undo") == "Undone: delete comments\n"
    assert "The bank was closed." in shell("comments --with BANK")


def test_events_and_invoices_are_commented_on(shell: Shell) -> None:
    shell("event add Review tomorrow 10:00", "invoice add")
    assert shell("comment 1 --event Bring cake.") == "Added comment 1 on event 1: Review.\n"
    assert shell("comment 1 --invoice Ask for the order.") == "Added comment 2 on invoice 1.\n"
    assert "Bring cake." in shell("event show 1")
    assert "Ask for the order." in shell("invoice show 1")
    (comment,) = json.loads(shell("comments 1 --event --format json"))
    assert (comment["entity"], comment["item_id"], comment["item_title"]) == ("event", 1, "Review")
    assert comment["created"] == "2026-12-20T10:00:00.000+01:00"


def test_a_comment_on_nothing_is_refused(shell: Shell) -> None:
    assert "There is no task 7." in shell.error("comment 7 Nothing")[1]
    assert "Something is missing." in shell.error("comment 7")[1]
    assert "is not one id of a task" in shell.error("comment 1-3 Nothing")[1]
