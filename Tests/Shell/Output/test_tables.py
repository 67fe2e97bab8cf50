"""What tables for people leave out, and what they never do."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from conftest import Shell, Terminal

WIDTHS = (20, 24, 30, 36, 40, 45, 50, 55, 59, 60, 72, 80, 100, 132, 200)


def width(text: str) -> int:
    """Columns of a terminal, for the characters of these tests."""
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )


def shown(home: Path, command: str, columns: int) -> list[str]:
    """The lines that a terminal of so many columns shows."""
    terminal = Terminal(home, "--color", "never", "-c", command, width=columns)
    assert terminal.end() == 0
    lines = terminal.shown().splitlines()
    assert all(width(line) <= columns for line in lines), lines
    return lines


@pytest.fixture
def crowd(shell: Shell) -> Shell:
    """Something in each column of a list, an agenda and what else there is."""
    shell(
        "add Pay the rent of the house on the hill #'Book club' +bank +money !p1 "
        "due:2026-12-24T17:00 repeat:'every month' *",
        "add 漢字のタスクは長いタイトルを持っています #Home +家 due:today !p0",
        "add Envelope parent:1 !none",
        "event add 'Lunch with a rather long title' tomorrow 12:30 ~1h --at 'Café du Marché'",
        "filter add Soon due<=7d",
        "start 2",
    )
    return shell


def test_a_column_in_which_nothing_stands_is_left_out(shell: Shell) -> None:
    shell("add One", "add Two")
    assert shell("list") == "Id  Title  Project\n 1  One    Inbox\n 2  Two    Inbox\n"
    assert shell("list --format markdown").startswith("| Id | Title | Project |\n")
    shell("edit 2 due:tomorrow")
    assert shell("list").splitlines()[0] == "Id  Title  Project  Due"


def test_programs_get_every_column(shell: Shell) -> None:
    shell("add One")
    header, row = shell("list --format csv").splitlines()
    assert {"tags", "priority", "due"} <= set(header.split(","))
    assert row.split(",")[header.split(",").index("priority")] == "P2"
    assert shell.record("list")["priority"] == "P2"
    assert "P2" in shell("show 1")


def test_the_default_priority_is_not_told(shell: Shell) -> None:
    shell("add Usual", "add 'First of all' !p0", "add Last !p3")
    rows = shell("list sort:created").splitlines()[1:]
    assert [row.split()[-1] for row in rows] == ["Inbox", "P0", "P3"]
    assert "P2" not in shell("home") and "P0" in shell("home")


def test_no_priority_is_told_where_it_would_be_taken_for_the_default(shell: Shell) -> None:
    shell("add One !none", "add Two !p1")
    assert "none" not in shell("list") + shell("home")
    shell("add Three")
    for command in ("list", "home"):
        (line,) = (line for line in shell(command).splitlines() if " One" in line)
        assert line.endswith("none")
        (line,) = (line for line in shell(command).splitlines() if " Three" in line)
        assert "P2" not in line and "none" not in line


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize(
    "command",
    ["list", "next", "home", "agenda", "events", "projects", "tags", "filters", "set", "load"],
)
def test_tables_fit_and_their_headings_are_whole(crowd: Shell, command: str, columns: int) -> None:
    header, *rows = shown(crowd.home, command, columns)
    assert rows
    if command != "home":
        assert "…" not in header


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("command", ["list", "next", "home", "agenda", "events"])
def test_titles_can_be_told_apart_at_every_width(crowd: Shell, command: str, columns: int) -> None:
    text = "\n".join(shown(crowd.home, command, columns))
    for title in ("Lunch w",) if command in ("agenda", "events") else ("Pay the", "漢字の"):
        assert title in text


def test_the_least_important_columns_go_first(crowd: Shell) -> None:
    headers = {columns: shown(crowd.home, "list", columns)[0].split() for columns in WIDTHS}
    assert headers[20] == ["Id", "Title"]
    assert headers[200] == ("Id Title Project Tags Priority Due Repeats Subtasks Status".split())
    order = ["Title", "Due", "Project", "Tags", "Repeats"]
    for names in headers.values():
        assert names[0] == "Id" and "Title" in names
        there = [name in names for name in order]
        assert there == sorted(there, reverse=True), names


def test_nothing_is_left_out_that_has_room(crowd: Shell) -> None:
    for columns in (30, 40, 50):
        lines = shown(crowd.home, "tags", columns)
        assert lines[0].split() == ["Tag", "Open", "Completed"]


def test_a_heading_is_shortened_before_a_column_goes(crowd: Shell) -> None:
    assert "Completed" in shown(crowd.home, "projects", 40)[0]
    assert shown(crowd.home, "projects", 28)[0].split()[-1] == "Done"


@pytest.fixture
def invoices(issued: Shell) -> Shell:
    """Amounts of every length; the longest is F2026-0002's."""
    issued(
        "invoice add 'exemples sas' order:PO-8",
        "invoice item 2 'A machine that is as large as a house' qty:3 price:41152263.37 vat:20",
        "invoice issue 2",
        "invoice pay F2026-0001 100",
    )
    return issued


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize(
    ("command", "amounts"),
    [
        ("invoices", ["€148,148,148.13", "€240.00", "€140.00"]),
        ("invoice show 2", ["€123,456,790.11", "€148,148,148.13", "€24,691,358.02"]),
        ("invoice payments", ["€100.00"]),
        ("invoice owed", ["€148,148,288.13"]),
        ("invoice turnover", ["€123,456,990.11", "€24,691,398.02", "€148,148,388.13"]),
        ("invoice vat", ["€123,456,990.11", "€24,691,398.02"]),
    ],
)
def test_no_amount_is_cut_or_left_out(
    invoices: Shell, command: str, amounts: list[str], columns: int
) -> None:
    text = "\n".join(shown(invoices.home, command, columns))
    for amount in amounts:
        assert amount in text


def test_amounts_stand_below_where_there_is_no_room_beside(invoices: Shell) -> None:
    assert shown(invoices.home, "invoices", 24) == [
        "Invoice",
        "F2026-0002",
        "  Total  €148,148,148.13",
        "  Owed   €148,148,148.13",
        "F2026-0001",
        "  Total  €240.00",
        "  Owed   €140.00",
    ]
    assert shown(invoices.home, "invoices", 20)[2:4] == ["  Total", "    €148,148,148.13"]


def test_an_amount_of_any_length_goes_on_below(invoices: Shell) -> None:
    assert "€148,148,148.13" in "".join(shown(invoices.home, "invoices", 8))


def test_subtasks_stand_below_their_parents_on_the_home_screen(shell: Shell) -> None:
    shell(
        "add Trip today",
        "add Sweep today",
        "add Pack parent:1",
        "add Socks parent:3",
        "add Visa parent:1 due:2026-12-18",
        "add Alone",
    )
    lines = shell("home").splitlines()
    assert [line.rstrip() for line in lines[3 : lines.index("", 3)]] == [
        "Overdue (1)",
        "[ ]  5  Visa       2 days overdue",
        "Morning (4)",
        "[ ]  1  Trip       Today           0 of 2",
        "[ ]  3    Pack                     0 of 1",
        "[ ]  4      Socks",
        "[ ]  2  Sweep      Today",
        "Inbox (1)",
        "[ ]  6  Alone",
    ]


def test_a_subtask_that_presses_takes_its_parent_along(shell: Shell) -> None:
    shell(
        "add Trip due:2026-12-20T11:40",
        "add Call due:2026-12-20T11:20",
        "add Tickets parent:1 due:2026-12-20T11:00",
    )
    rows = [line for line in shell("home").splitlines() if line.startswith("[ ]")]
    assert [row.split()[3] for row in rows] == ["Trip", "Tickets", "Call"]


def test_programs_get_the_home_screen_in_the_order_of_its_sections(shell: Shell) -> None:
    shell("add Trip today", "add Pack parent:1")
    rows = shell("home --format csv").splitlines()[1:]
    assert [row.split(",")[0] for row in rows] == ["morning", "inbox"]


def test_a_low_screen_keeps_parents_above_their_subtasks(shell: Shell) -> None:
    shell("add Trip today", *(f"add 'Step {number}' parent:1" for number in range(30)))
    lines = shown(shell.home, "home", 80)
    assert len(lines) <= 22
    assert lines[3].startswith("Morning (")
    assert "Trip" in lines[4] and all("    Step" in line for line in lines[5:8])
