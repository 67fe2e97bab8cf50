"""Time entries in the shell: log, entries, timer and track."""

from __future__ import annotations

import json

from conftest import Shell


def test_log_adds_corrects_and_removes(shell: Shell) -> None:
    shell("add Pay rent", "project add Work")
    assert shell("log 1 1h30m Called the bank").startswith(
        "Logged time entry 1: 1h30m on 1: Pay rent, "
    )
    assert "It overlaps another one." in shell("log 25m --project Work")
    entries = json.loads(shell("entries --format json"))
    assert [(e["duration"], e["note"], e["project"]) for e in entries] == [
        (5400, "Called the bank", "Inbox"),
        (1500, "", "Work"),
    ]
    assert shell("log edit 2 --from 2026-01-02T09:00 --to 2026-01-02T10:00 Read").startswith(
        "Changed time entry 2: 1h00m on Work, "
    )
    assert shell("log split 2 2026-01-02T09:30") == (
        "Split time entry 2: what is after that is 3.\n"
    )
    assert shell("log rm 3 --yes") == "Removed 1 time entry.\n"
    assert shell("undo") == "Undone: delete time entries\n"
    assert len(json.loads(shell("entries 2026-01-02 --format json"))) == 2
    assert shell("log rm 2-3", "undo").startswith("Removed 2 time entries.\n")
    table = shell("entries 2026-01-02")
    assert "Work" in table and "30m" in table
    totals = json.loads(shell("entries --by project 2026-01-02 --format json"))
    assert [(t["label"], t["time"], t["entries"]) for t in totals] == [("Work", 3600, 2)]


def test_what_is_wrong_is_said(shell: Shell) -> None:
    shell("add Pay rent")
    assert "How long was it?" in shell.error("log 1")[1]
    assert "one is too many" in shell.error("log 1 1h --from 9:00 --to 10:00")[1]
    assert (
        "ends at its start or after it"
        in shell.error("log 1 --from 2026-01-02T10:00 --to 2026-01-02T09:00")[1]
    )
    assert "neither on nor off" in shell.error("track maybe")[1]
    assert "No timer is running" in shell.error("timer stop")[1]
    assert "There is no task 9" in shell.error("log 9 1h")[1]
    assert shell("entries") == "No time entries.\n"


def test_one_clock(shell: Shell) -> None:
    shell("add Pay rent", "add Walk")
    assert shell("track") == "Starting a task starts no timer.\n"
    assert shell("track on") == "Starting a task starts its timer.\n"
    shell("start 1")
    assert "on 1: Pay rent, since " in shell("timer")
    shell("start 2")
    assert "on 2: Walk, since " in shell("timer")
    shell("done 2")
    assert shell("timer") == "No timer is running.\n"
    assert "Started time entry 3" in shell("timer start 1 Reading")
    shell("stop 1")
    assert shell("timer") == "No timer is running.\n"
    running = [e["running"] for e in json.loads(shell("entries --format json"))]
    assert running == [False, False, False]
