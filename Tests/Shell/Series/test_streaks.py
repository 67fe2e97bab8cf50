"""The streak of a task that repeats: `streak`, and its line in `show`."""

from __future__ import annotations

import json

from conftest import Shell


def at(shell: Shell, now: str, *commands: str) -> str:
    options = ("--now", now, "--zone", "Europe/Paris")
    arguments = [part for command in commands for part in ("-c", command)]
    done = shell.start(*options, *arguments, fixed=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_streak_and_what_became_of_occurrences(shell: Shell) -> None:
    at(shell, "2026-12-20T09:00:00Z", "add Run every day due:2026-12-20", "done 1")
    at(shell, "2026-12-21T09:00:00Z", "skip 1")
    at(shell, "2026-12-22T09:00:00Z", "done 1")
    text = at(shell, "2026-12-24T09:00:00Z", "streak 1")
    lines = [line.split() for line in text.splitlines()]
    assert ["Streak", "0"] in lines
    assert "2 in a row, 2026-12-20 to 2026-12-22" in text
    assert "2, skipped 1" in text
    rows = [line.split()[:2] for line in text.splitlines() if line.startswith("2026-12-")]
    assert rows == [
        ["2026-12-23", "missed"],
        ["2026-12-22", "done"],
        ["2026-12-21", "skipped"],
        ["2026-12-20", "done"],
    ]
    (record,) = json.loads(at(shell, "2026-12-24T09:00:00Z", "streak 1 --limit 2 --format json"))
    assert (record["task"], record["title"], record["current"]) == (1, "Run", 0)
    assert (record["longest"], record["longest_first"]) == (2, "2026-12-20")
    assert record["occurrences"] == [
        {"occurrence": "2026-12-23", "outcome": "missed", "completed": None},
        {
            "occurrence": "2026-12-22",
            "outcome": "done",
            "completed": "2026-12-22T10:00:00.000+01:00",
        },
    ]
    shown = at(shell, "2026-12-24T09:00:00Z", "show 1")
    assert "0 in a row, 2 at most" in shown


def test_what_is_wrong_is_said(shell: Shell) -> None:
    shell("add Plain", "add Run every day due:2026-12-20")
    assert "does not repeat" in shell.error("streak 1")[1]
    assert "There is no task 9" in shell.error("streak 9")[1]
    assert "One task at a time" in shell.error("streak 1,2")[1]
    assert "--limit" in shell.error("streak 2 --limit many")[1]
    assert "limit" in shell.error("streak 2 --limit 100001")[1]
    assert "Streak" not in shell("show 1")
