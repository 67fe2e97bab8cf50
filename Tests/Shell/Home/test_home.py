"""The home screen, and how a conversation begins with it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable

from conftest import Shell, Terminal


def test_tasks_that_are_below_each_other_in_a_damaged_store_are_drawn(shell: Shell) -> None:
    shell("add Chicken", "add Egg parent:1")
    with sqlite3.connect(shell.home / ".local/share/taskcore/taskcore.db") as connection:
        connection.execute("UPDATE task SET parent_id = 2, has_details = 1 WHERE id = 1")
    connection.close()
    drawn = shell("home")
    assert "Chicken" in drawn and "Egg" in drawn


def test_home_draws_its_sections(tasks: Shell) -> None:
    tasks("filter add Soon due<=7d", "add Stamps parent:2", "add Letter depends:10")
    assert tasks("home") == (
        "My Tasks  Sunday 20 December, 0 of 4 done\n"
        "[All 9]  Favourites 1  Inbox 7  Home 2  Soon 5\n"
        "\n"
        "Overdue (1)\n"
        "[ ]   1  Past             1 day overdue\n"
        "Morning (2)\n"
        "[ ]   2  Now              Today          Home      0 of 1\n"
        "[ ]  10    Stamps                        Home\n"
        "Evening (2)\n"
        "[ ]   3  At night      *  Today 20:00\n"
        "[ ]   7  Some evening\n"
        "Upcoming (2)\n"
        "[ ]   4  Next day         Tomorrow             P1\n"
        "[ ]   5  Next night       Tomorrow\n"
        "Inbox (2)\n"
        "[ ]   6  Some day\n"
        "[ ]  11  Letter                                            Waits for “Stamps”\n"
        "\n"
        "Today   ░░░░░░░░░░░░░░░░░░░░  0 points\n"
    )


def test_home_shows_what_a_query_or_a_saved_filter_finds(tasks: Shell) -> None:
    tasks("filter add Soon due<=7d")
    by_query = tasks("home due<=7d")
    assert "[Soon 5]" in by_query and "Results (5)" in by_query
    assert tasks("home soon") == tasks("home sóon") == by_query
    assert (
        "Results (5)" in tasks("home --limit 1 soon")
        and len(tasks("home --limit 1 soon").splitlines()) == 5
    )


def test_home_shows_what_is_next(shell: Shell) -> None:
    shell(
        "event add Over today 08:00 ~1h",
        "event add Review today 11:00 ~30m",
        "event add Fair --all-day --start today --allow-conflict",
        "event add Lunch tomorrow 12:30 ~1h --at Café",
        "event add Later tuesday 12:30 ~1h",
    )
    assert shell("home").splitlines()[6:] == [
        "Next (3)",
        "all day               Fair",
        "11:00-11:30           Review",
        "Tomorrow 12:30-13:30  Lunch   Café",
    ]


def test_home_shows_how_the_day_goes(shell: Shell) -> None:
    shell(
        "add Rent today !p0 remind:2026-12-20T09:30",
        "add Milk today",
        "done 1",
        "focus 2 50m",
        "add Bread today remind:2026-12-20T09:59",
    )
    shell("alerts")
    later = shell.start("--now", "2026-12-20T09:20:00Z", "-c", "home").stdout
    assert later.splitlines()[-4:] == [
        "",
        "Today   ███████░░░░░░░░░░░░░  7 points",
        "Focus   ████████░░░░░░░░░░░░  Focus 1/4 on 2: Milk, 30:00 left.",
        "Alerts  1 still to be dealt with; “alerts” lists them.",
    ]


def test_programs_get_the_tasks_of_each_section(tasks: Shell) -> None:
    rows = json.loads(tasks("home --format json"))
    assert [(row["section"], row["title"]) for row in rows] == [
        ("overdue", "Past"),
        ("morning", "Now"),
        ("evening", "At night"),
        ("evening", "Some evening"),
        ("upcoming", "Next day"),
        ("upcoming", "Next night"),
        ("inbox", "Some day"),
    ]
    assert [row["section"] for row in json.loads(tasks("home --limit 1 --format json"))] == [
        "overdue",
        "morning",
        "evening",
        "upcoming",
        "inbox",
    ]
    assert tasks("home due:today --format csv").splitlines()[1].startswith("results,2,")


def test_home_has_empty_states(shell: Shell) -> None:
    fresh = shell("home")
    assert "\n\nA fresh start\nAnything to add?\n\n" in fresh
    examples = [line for line in fresh.splitlines() if line.startswith("  ")]
    assert len(examples) == 3
    for example in examples:
        assert shell(example).startswith("Added 1: " if "event" in example else "Added ")
    shell("done 1-2", "event rm 1")
    home = shell("home")
    assert "\n\nAll done\n" in home and "Completed (2)" in home
    assert "\n\nNothing here\n" in shell("home #Inbox")


def test_home_has_colours_and_fits_a_terminal(
    tasks: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal(width=60)
    screen = terminal.run("home")
    assert screen.startswith("\x1b[1mMy Tasks\x1b[0m")
    assert "\x1b[31m[ ]" in screen and "\x1b[31mP1" in screen
    assert "\x1b[33m[ ]" in screen
    assert "\x1b[31m1 day overdue" in screen
    assert "\x1b[1mOverdue (1)" in screen


def test_a_conversation_begins_with_what_fits_the_screen(shell: Shell) -> None:
    shell(*(f"add Task {number} due:2026-12-{number}" for number in range(10, 32)))
    terminal = Terminal(shell.home, NO_COLOR="1")
    lines = terminal.wait().splitlines()
    assert len(lines) == 23
    assert lines[1] == "My Tasks  Sunday 20 December, 0 of 11 done"
    assert lines[4] == "Overdue (10)  … 1 more: overdue"
    assert "Morning (1)" in lines
    assert "Upcoming (11)  … 7 more: upcoming" in lines
    assert lines[-1].startswith("Today   ░")
    assert len(terminal.run("home").splitlines()) == 22
    # So many tasks as are asked for, also when they do not fit.
    assert len(terminal.run("home --limit 30").splitlines()) == 30
    terminal.close()
