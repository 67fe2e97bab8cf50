"""The lists of views, and what quick add understands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conftest import Shell, Terminal


def titles(shell: Shell, command: str) -> list[str]:
    return [line.split(",")[2] for line in shell(f"{command} --format csv").splitlines()[1:]]


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("today", {"Past", "Now", "At night", "Some evening"}),
        ("today #Home", {"Now"}),
        ("morning", {"Past", "Now"}),
        ("morning tomorrow", {"Next day"}),
        ("evening", {"At night", "Some evening"}),
        ("evening 2026-12-21", {"Next night"}),
        ("upcoming", {"Next day", "Next night"}),
        ("upcoming 2026-12-21", set()),
        ("upcoming yesterday", {"Now", "At night", "Next day", "Next night"}),
        ("inbox", {"Some day"}),
        ("overdue", {"Past"}),
        ("favourites", {"At night"}),
        ("completed", {"Finished before"}),
        ("completed 2026-12-18", {"Finished before"}),
        ("completed today", set()),
        ("completed 2026-12-01 2026-12-18", {"Finished before"}),
        ("completed 2026-12-19 2026-12-31", set()),
        ("trash", {"Gone"}),
        ("inbox limit:0", {"Some day"}),
    ],
)
def test_a_view_lists_its_tasks(tasks: Shell, command: str, expected: set[str]) -> None:
    assert set(titles(tasks, command)) == expected


def test_next_lists_by_urgency(tasks: Shell) -> None:
    header, *rows = tasks("next").splitlines()
    assert header.endswith("Urgency")
    scores = [float(row.split()[-1]) for row in rows]
    assert len(scores) == 7
    assert scores == sorted(scores, reverse=True)


def test_parse_shows_what_add_would_understand(shell: Shell) -> None:
    line = "Pay rent tomorrow 17:00 #Home @bank !p1 * ~30m // in cash"
    assert shell(f"parse {line}") == (
        "Title               Pay rent\n"
        "Notes               in cash\n"
        "Project             Home (new)\n"
        "Tags                bank\n"
        "Priority            P1\n"
        "Favourite           yes\n"
        "Due                 2026-12-21 17:00\n"
        "Estimated duration  30m\n"
    )
    assert shell("parse Pay 'rent tomorrow' due:none +x parent:3 remind:-1h start:today") == (
        "Title               Pay rent tomorrow\n"
        "Subtask of          3\n"
        "Tags                x\n"
        "Start               2026-12-20\n"
        "Due                 none\n"
        "Reminders           due-1h\n"
    )
    assert shell.titles() == []


def test_parse_colours_what_is_understood(open_terminal: Callable[..., Terminal]) -> None:
    shown = open_terminal().run("parse Pay rent tomorrow #Home")
    assert shown.startswith("Pay rent \x1b[32mtomorrow\x1b[0m \x1b[32m#Home\x1b[0m\n")
