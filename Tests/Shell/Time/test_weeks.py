"""A week, and a month with titles, on terminals of several widths."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from conftest import Shell, Terminal


@pytest.fixture
def busy(shell: Shell) -> Shell:
    """A week from Monday, 21 December 2026, with a day that holds more than fits."""
    shell(
        "event add Review 2026-12-21 10:00 ~90m",
        "event add Tax return 2026-12-24 16:00 --kind deadline",
        "add Pack a very large suitcase for all of us due:2026-12-24",
        *(f"add Errand {number} due:2026-12-22" for number in range(1, 7)),
    )
    return shell


def test_seven_days_stand_below_each_other_where_it_is_narrow(busy: Shell) -> None:
    lines = busy("week next week").splitlines()
    days = [line for line in lines if not line.startswith(" ")]
    assert days == [
        "Mon 2026-12-21",
        "Tue 2026-12-22",
        "Wed 2026-12-23",
        "Thu 2026-12-24",
        "Fri 2026-12-25",
        "Sat 2026-12-26",
        "Sun 2026-12-27",
    ]
    assert lines[1] == "  10:00 Review"
    assert lines[lines.index("Thu 2026-12-24") + 1 :][:2] == [
        "  Pack a very large suitcase for all of us",
        "  16:00 Tax return",
    ]


def test_they_stand_side_by_side_where_it_is_wide(
    busy: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    lines = open_terminal(width=120, NO_COLOR="1").run("week next week").splitlines()
    assert {len(line) for line in lines if line} == {120}
    assert [cell.split()[0] for cell in lines[1].strip("│").split("│")] == [
        *("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
    ]
    assert [cell.strip() for cell in lines[3].strip("│").split("│")] == [
        *("10:00 Review", "Errand 1", "", "Pack a very la…", "", "", "")
    ]
    # No errand is left out.
    assert sum("Errand" in line for line in lines) == 6


def test_the_week_is_this_one_or_that_of_a_day(busy: Shell) -> None:
    assert "Sun 2026-12-20, today" in busy("week").splitlines()
    assert busy("week").splitlines()[0] == "Mon 2026-12-14"
    assert busy("week 24 dec") == busy("week next week")
    assert busy("week --week-start sun").splitlines()[0] == "Sun 2026-12-20, today"
    assert busy("set week-start sun", "week").splitlines()[0] == "Sun 2026-12-20, today"
    two = busy("week monday 2w").splitlines()
    assert "Mon 2026-12-21" in two and "Sun 2027-01-03" in two
    entries = json.loads(busy("week next week --format json"))
    assert {each["date"] for each in entries} == {"2026-12-21", "2026-12-22", "2026-12-24"}


def test_a_month_has_titles_where_there_is_room(
    busy: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    wide = open_terminal(width=120, NO_COLOR="1").run("month").splitlines()
    row = next(index for index, line in enumerate(wide) if line.startswith("52 │ 21"))
    cells = [line.split("│")[1:8] for line in wide[row + 1 : row + 5]]
    assert cells[0][0].strip() == "10:00 Review"
    assert [each[1].strip() for each in cells] == ["Errand 1", "Errand 2", "Errand 3", "… 3 more"]
    assert cells[0][3].strip() == "Pack a very l…"
    assert {len(line) for line in wide if "│" in line or "┼" in line} == {116}
    narrow = open_terminal(width=80, NO_COLOR="1").run("month")
    assert "Errand" not in narrow and "○6" in narrow


def test_a_month_can_be_several(busy: Shell) -> None:
    drawn = busy("month q1")
    assert [name for name in ("January", "February", "March", "April") if name in drawn] == [
        *("January", "February", "March")
    ]
    assert busy("month next month") == busy("month 2027-01")
