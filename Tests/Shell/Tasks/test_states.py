"""Tasks in progress, and cancelled ones, in the shell."""

from __future__ import annotations

import json

from conftest import Shell


def test_start_and_stop_mark_what_is_in_progress(shell: Shell) -> None:
    shell("add Pay rent", "add Call Ann")
    assert shell("start 1") == "Started 1: Pay rent\n"
    assert shell("list") == (
        "Id  Title     Project  Status\n"
        " 1  Pay rent  Inbox    in progress\n"
        " 2  Call Ann  Inbox    open\n"
    )
    task = shell.record("show 1")
    assert (task["status"], task["started"]) == ("open", "2026-12-20T10:00:00.000+01:00")
    assert shell.titles("started:any") == ["Pay rent"]
    assert [each["id"] for each in json.loads(shell("started --format json"))] == [1]
    assert "In progress since   Sunday 20 December 2026, 10:00" in shell("show 1")
    assert shell.error("start 1") == (1, "Task 1 is in progress already: stop it first.")
    assert shell("undo") == "Undone: start 1: Pay rent\n"
    assert shell("redo", "stop 1") == "Redone: start 1: Pay rent\nStopped 1: Pay rent\n"
    assert shell.error("stop 1") == (1, "Task 1 is not in progress: start it first.")


def test_cancel_closes_a_task_and_scores_nothing(shell: Shell) -> None:
    shell("add Move house due:2026-12-19", "add Pack parent:1", "add Send letters depends:1")
    assert shell("cancel 1") == "Cancelled 1: Move house\n"
    assert shell.titles() == ["Send letters"]
    assert shell.titles("status:cancelled") == ["Move house", "Pack"]
    assert [each["id"] for each in json.loads(shell("cancelled --format json"))] == [1, 2]
    assert [each["id"] for each in json.loads(shell("cancelled today --format json"))] == [1, 2]
    assert shell.record("show 1")["status"] == "cancelled"
    assert shell.record("score")["points"] == 0
    assert shell("completions") == "No completions.\n"
    (day,) = json.loads(shell("pulse 2026-12-20 2026-12-20 --format json"))
    assert (day["cancelled"], day["overdue"], day["completed"]) == (2, 0, 0)
    assert "You can             edit, reopen" in shell("show 1")
    assert shell("undo") == "Undone: cancel 2 tasks\n"
    assert shell("redo", "reopen 2") == "Redone: cancel 2 tasks\nReopened 2: Pack\n"
    assert shell.titles() == ["Move house", "Pack", "Send letters"]


def test_cancel_skips_an_occurrence_unless_the_series_is_meant(shell: Shell) -> None:
    shell("add Water due:2026-12-20 repeat:FREQ=DAILY")
    assert shell("cancel 1") == "Cancelled 1: Water\nNext: 2026-12-21\n"
    assert shell.record("show 1")["due"] == "2026-12-21"
    shell("cancel --series 1")
    assert shell.record("show 1")["status"] == "cancelled"
    assert shell.record("show 1")["repeat_rule"] == "FREQ=DAILY"


def test_what_a_query_finds_is_cancelled(shell: Shell) -> None:
    shell("add A @x", "add B")
    assert shell("cancel --yes --where @x") == "Cancelled 1: A\n"
    assert shell.titles() == ["B"]


def test_a_cancelled_task_is_not_late(shell: Shell) -> None:
    shell("add Book a table due:2026-12-18T17:00", "cancel 1")
    countdown = shell.record("countdown 1")
    assert (countdown["phase"], countdown["label"], countdown["colour"]) == ("none", "", "black")
    assert shell("countdown 1").splitlines()[1:] == [f"{'█' * 40} 100%", "Was due 2026-12-18 17:00"]
