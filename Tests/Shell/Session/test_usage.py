"""The figures of a session: which functions it called, and how they failed."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable

import pytest

from conftest import Shell, Terminal

ON = "Calls are counted from now on, in this session.\n"


def test_nothing_is_counted_unasked(shell: Shell) -> None:
    told = "No calls were counted: “usage on” begins to.\n"
    assert shell("usage") == shell("usage errors") == told


def test_functions_are_shown_with_their_calls_and_times(shell: Shell) -> None:
    shown = shell("usage on", "count", "count", "usage").splitlines()
    assert shown[-2].split() == [
        *("Function", "Calls", "Errors"),
        *("Time", "(ms)", "Longest", "(ms)"),
    ]
    assert re.fullmatch(r"taskcore_task_count +2 +0 +\d+\.\d{3} +\d+\.\d{3}", shown[-1])


def test_the_function_that_took_the_most_time_comes_first(shell: Shell) -> None:
    shown = shell("usage on", "add Pay rent", "count", "list", "usage --format json")
    figures = json.loads(shown[shown.index("[") :])
    times = [each["total_ns"] for each in figures]
    assert len(times) >= 3 and times == sorted(times, reverse=True)
    assert all(0 < each["longest_ns"] <= each["total_ns"] for each in figures)


def test_programs_get_records(shell: Shell) -> None:
    options = ("--format", "csv")
    (row,) = csv.DictReader(shell("usage on", "count", "usage", options=options).splitlines()[1:])
    assert (row["function"], row["calls"], row["errors"]) == ("taskcore_task_count", "1", "0")
    assert shell("usage on", "usage errors", options=options) == "name,status,count\r\n"


def test_errors_are_shown_by_their_status(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal(NO_COLOR="1")
    assert terminal.run("usage on") == ON
    terminal.run("done 42")
    terminal.run("done 43")
    shown = terminal.run("usage errors")
    assert shown == "Error               Status  Count\nTASKCORE_ENOTFOUND      -2      2\n"
    (error,) = json.loads(terminal.run("usage errors --format json"))
    assert error == {"name": "TASKCORE_ENOTFOUND", "status": -2, "count": 2}


def test_stopping_keeps_the_figures_and_a_reset_forgets_them(shell: Shell) -> None:
    shown = shell("usage on", "count", "usage off", "count", "usage", "usage reset", "usage")
    assert re.search("^taskcore_task_count +1 ", shown, re.MULTILINE)
    assert shown.endswith("All figures are zero.\nNo calls were counted: “usage on” begins to.\n")


def test_a_session_without_errors_says_so(shell: Shell) -> None:
    assert shell("usage on", "count", "usage errors").endswith("No errors.\n")
    assert shell("usage on", "usage") == ON + "No calls since counting began.\n"


def test_the_figures_end_with_the_session(shell: Shell) -> None:
    shell("usage on", "count")
    assert shell("usage") == "No calls were counted: “usage on” begins to.\n"


def test_help_says_that_the_figures_are_of_this_session(shell: Shell) -> None:
    text = " ".join(shell("help usage").split())
    assert "The figures cover this session: they are kept in memory only" in text


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("usage none", "“usage” is followed by on, off, reset or errors, not “none”."),
        ("usage on 5", None),
        ("usage on --format json", None),
    ],
)
def test_what_is_no_command_is_refused(shell: Shell, command: str, message: str | None) -> None:
    status, told = shell.error(command)
    assert status == 2
    assert message is None or told.startswith(message)
