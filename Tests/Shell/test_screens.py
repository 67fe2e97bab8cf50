"""The lists of views, the home screen, and what quick add understands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conftest import Shell, Terminal


@pytest.fixture
def tasks(shell: Shell) -> Shell:
    shell(
        "add 'Past' due:2026-12-19",
        "add 'Now' #Home due:2026-12-20",
        "add 'At night' due:2026-12-20T20:00 slot:evening *",
        "add 'Next day' due:2026-12-21 !p1",
        "add 'Next night' due:2026-12-21 slot:evening",
        "add 'Some day'",
        "add 'Some evening' slot:evening",
        "add 'Finished before'",
        "add 'Gone'",
        "rm 9",
    )
    shell.start("--now", "2026-12-18T09:00:00Z", "-c", "done 8")
    return shell


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
        ("next limit:0", set()),
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


def test_home_draws_its_sections(tasks: Shell) -> None:
    tasks("filter add Soon due<=7d", "add Stamps parent:2", "add Letter depends:10")
    assert tasks("home") == (
        "My Tasks  Sunday 20 December, 0 of 4 done\n"
        "[All 9]  Favourites 1  Inbox 7  Home 2  Soon 5\n"
        "\n"
        "Overdue (1)\n"
        "[ ]   1  Past             1 day overdue        P2\n"
        "Morning (1)\n"
        "[ ]   2  Now              Today          Home  P2  0 of 1\n"
        "Evening (2)\n"
        "[ ]   3  At night      *  Today 20:00          P2\n"
        "[ ]   7  Some evening                          P2\n"
        "Upcoming (2)\n"
        "[ ]   4  Next day         Tomorrow             P1\n"
        "[ ]   5  Next night       Tomorrow             P2\n"
        "Inbox (3)\n"
        "[ ]   6  Some day                              P2\n"
        "[ ]  10  Stamps                          Home  P2\n"
        "[ ]  11  Letter                                P2          Waits for “Stamps”\n"
    )


def test_home_shows_what_a_query_or_a_saved_filter_finds(tasks: Shell) -> None:
    tasks("filter add Soon due<=7d")
    by_query = tasks("home due<=7d")
    assert "[Soon 5]" in by_query and "Results (5)" in by_query
    assert tasks("home soon") == tasks("home sóon") == by_query
    assert "Results (5)" in tasks("home --limit 1 soon") and len(
        tasks("home --limit 1 soon").splitlines()
    ) == 5


def test_home_has_empty_states(shell: Shell) -> None:
    assert shell("home").endswith("\n\nA fresh start\nAnything to add?\n")
    shell("add One", "done 1")
    assert "\n\nAll done\n" in shell("home")
    assert "\n\nNothing here\n" in shell("home #Inbox")


def test_home_has_colours_and_fits_a_terminal(
    tasks: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal(width=60)
    screen = terminal.run("home")
    assert screen.startswith("\x1b[1mMy Tasks\x1b[0m")
    assert "\x1b[31m[ ]" in screen and "\x1b[31mP1" in screen
    assert "\x1b[33mP2" in screen
    assert "\x1b[31m1 day overdue" in screen
    assert "\x1b[1mOverdue (1)" in screen


def test_parse_shows_what_add_would_understand(shell: Shell) -> None:
    line = "Pay rent tomorrow 17:00 #Home @bank !p1 * ~30m // in cash"
    assert shell(f"parse {line}") == (
        "Title               Pay rent\n"
        "Notes               in cash\n"
        "Project             Home\n"
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
