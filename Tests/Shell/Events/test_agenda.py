"""What happens when: the agenda, the month, countdowns and other zones."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from conftest import Shell, Terminal


def test_the_agenda_lists_a_week_day_by_day(shell: Shell) -> None:
    assert shell("agenda") == "Nothing happens.\n"
    shell(
        "add Sweep due:today",
        "add Pay rent due:2026-12-24T17:00",
        "add Later due:2026-12-27",
        "event add Review tomorrow 10:00 ~90m every week --at 'Room 4'",
        "event add Fair 2026-12-25 ~3d",
    )
    assert shell("agenda") == (
        "Time         Kind     Id  Title          Place\n"
        "Sun 2026-12-20, today\n"
        "all day      task      1  Sweep\n"
        "Mon 2026-12-21\n"
        "10:00-11:30  meeting   1  Review         Room 4\n"
        "Thu 2026-12-24\n"
        "17:00        task      2  Pay rent\n"
        "Fri 2026-12-25\n"
        "all day      meeting   2  Fair (1 of 3)\n"
        "Sat 2026-12-26\n"
        "all day      meeting   2  Fair (2 of 3)\n"
    )


@pytest.mark.parametrize(
    ("words", "days"),
    [
        ("tomorrow", ["2026-12-21"]),
        ("2026-12-21 2026-12-23", ["2026-12-21", "2026-12-22", "2026-12-23"]),
        ("2d", ["2026-12-20", "2026-12-21"]),
        ("2026-12-31 2d", ["2026-12-31", "2027-01-01"]),
        ("1w --limit 3", ["2026-12-20", "2026-12-21", "2026-12-22"]),
    ],
)
def test_the_agenda_is_of_the_days_that_are_asked_for(
    shell: Shell, words: str, days: list[str]
) -> None:
    shell("event add Water today 12:00 every day")
    listed = json.loads(shell(f"agenda {words} --format json"))
    assert [entry["date"] for entry in listed] == days


def test_the_agenda_of_a_long_time_is_read_to_its_end(shell: Shell) -> None:
    shell("event add Water today 12:00 ~5m every day")
    listed = json.loads(shell("agenda 2026-12-20 2036-12-19 --format json"))
    days = [entry["date"] for entry in listed]
    assert len(set(days)) == len(days) == 3653
    assert days[-1] == "2036-12-19"


def test_the_agenda_shows_one_kind_or_what_is_done_too(shell: Shell) -> None:
    shell("add Sweep due:today", "event add Lunch today 12:00", "add Done due:today", "done 2")
    assert "Lunch" not in shell("agenda --only tasks")
    assert "Sweep" not in shell("agenda --only events")
    assert "Done" not in shell("agenda")
    assert "\x1b[2;9mDone" in shell("agenda --completed", options=("--color", "always"))


def test_occurrences_of_tasks_to_come_are_on_the_agenda(shell: Shell) -> None:
    shell("add Water the plants due:today repeat:'every 3 days'")
    listed = json.loads(shell("agenda --format json"))
    assert [(entry["date"], entry["projected"]) for entry in listed] == [
        ("2026-12-20", False),
        ("2026-12-23", True),
        ("2026-12-26", True),
    ]


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("nonsense", 2),
        ("tomorrow today", 2),
        ("7d 7d", 2),
        ("--limit x", 2),
        ("2026-13-01", 2),
        ("2026-01-01 2099-01-01", 1),
    ],
)
def test_days_that_make_no_range_are_refused(shell: Shell, words: str, status: int) -> None:
    assert shell.error(f"agenda {words}")[0] == status


def test_a_month_is_drawn_with_what_there_is_each_day(shell: Shell) -> None:
    shell(
        "add Sweep due:today",
        "add Mop due:today",
        "done 2",
        "event add Review 2026-12-21 10:00 every week",
    )
    lines = shell("month").splitlines()
    assert lines[0].strip() == "December 2026"
    assert lines[1].split() == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    assert {len(line) for line in lines if "┼" in line or "│" in line} == {74}
    row = next(index for index, line in enumerate(lines) if "[20]" in line)
    assert lines[row].startswith("51 │ 14 ")
    assert lines[row + 1].endswith("│ ○1 ✓1   │")
    assert lines[row + 3].startswith("52 │ 21 ")
    assert lines[row + 4].startswith("   │ ●1 ")
    assert lines[-1].strip() == "● events  ○ tasks due  ✓ completed"


def test_a_month_is_named_by_itself_or_by_a_day(shell: Shell) -> None:
    february = shell("month 2027-02")
    assert february.splitlines()[0].strip() == "February 2027"
    assert "[" not in february
    assert shell("month 2027-02-28") == february
    assert shell.error("month 2027-13")[0] == 2
    assert shell.error("month nonsense")[0] == 2


def test_weeks_begin_on_the_day_that_is_asked_for(shell: Shell) -> None:
    assert shell("month --week-start sun").splitlines()[1].split()[0] == "Sun"
    assert shell.error("month --week-start noday")[0] == 2


def test_programs_get_the_days_of_a_month(shell: Shell) -> None:
    shell("add Sweep due:today", "event add Lunch today 12:00")
    days = json.loads(shell("month --format json"))
    assert (len(days), days[0]["date"], days[-1]["date"]) == (35, "2026-11-30", "2027-01-03")
    today = next(day for day in days if day["today"])
    assert today == {
        "date": "2026-12-20",
        "week": 51,
        "in_month": True,
        "today": True,
        "events": 1,
        "tasks": 1,
        "completed": 0,
    }


@pytest.mark.parametrize(("width", "box"), [(46, 5), (80, 9), (200, 14)])
def test_a_month_is_as_wide_as_the_terminal(
    open_terminal: Callable[..., Terminal], width: int, box: int
) -> None:
    shown = open_terminal(width=width, NO_COLOR="1").run("month")
    assert "┌" + "┬".join(["─" * box] * 7) + "┐" in shown
    assert max(map(len, shown.splitlines())) <= width


def test_a_countdown_shows_what_is_over_and_what_is_left(shell: Shell) -> None:
    shell("add Pay rent due:2026-12-24T17:00")
    assert shell("countdown 1 --since 2026-12-16") == (
        "Pay rent\n" + "█" * 20 + "░" * 20 + " 50%  4 days 7 h left\nDue 2026-12-24 17:00\n"
    )
    (read,) = json.loads(shell("countdown 1 --since 2026-12-16 --format json"))
    assert (read["kind"], read["id"], read["phase"]) == ("task", 1, "running")
    assert (read["days"], read["hours"], read["minutes"], read["seconds"]) == (4, 7, 0, 0)
    assert read["target"] == "2026-12-24T17:00:00.000+01:00"
    assert read["elapsed"] == 0.507


def test_a_countdown_of_nothing_is_of_today(shell: Shell) -> None:
    lines = shell("countdown").splitlines()
    assert (lines[0], lines[2]) == ("Sun 2026-12-20", "Ends 2026-12-21 00:00")
    assert lines[1].endswith(" 41%  14 h left")


def test_a_countdown_is_to_an_event_or_one_of_its_occurrences(shell: Shell) -> None:
    shell("event add Review today 9:00 ~2h every week")
    assert shell("countdown event 1").splitlines()[1:] == [
        "█" * 20 + "░" * 20 + " 50%  1 h left",
        "Ends 2026-12-20 11:00",
    ]
    later = shell("countdown event 1 --on 2026-12-27").splitlines()
    assert later[1].endswith(" 0%  starts in 6 days 23 h")
    assert later[2] == "Starts 2026-12-27 09:00"
    shell("event add Old 2026-12-01 10:00")
    assert shell("countdown event 2").splitlines()[2] == "Ended 2026-12-01 11:00"


def test_a_deadline_is_due_and_does_not_start(shell: Shell) -> None:
    shell(
        "event add Filing today 10:45 --kind deadline", "event add Tax 2026-12-22 --kind deadline"
    )
    assert shell("countdown event 1 --since 2026-12-20T09:00").splitlines()[1:] == [
        "█" * 23 + "░" * 17 + " 57%  45 min left",
        "Due 2026-12-20 10:45",
    ]
    assert shell("countdown event 2").splitlines()[1:] == [
        "░" * 40 + " 0%  2 days 14 h left",
        "Due 2026-12-23 00:00",
    ]
    assert "due 10:45  deadline   1  Filing" in shell("agenda")
    assert "due   deadline   2  Tax" in shell("agenda 2026-12-22")
    assert "Due                 Sun 2026-12-20 10:45" in shell("event show 1")
    late = ("--now", "2026-12-20T12:00:00Z")
    assert "2 h 15 min late" in shell("countdown event 1", options=late)
    assert "Was due 2026-12-20 10:45" in shell("countdown event 1", options=late)
    assert "due 10:45  Filing" in shell("home", options=late)


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("1", 1),
        ("9", 1),
        ("event 9", 1),
        ("1 2", 2),
        ("1-2", 2),
        ("event", 2),
        ("event x", 2),
        ("1 --on today", 2),
        ("--since today", 2),
        ("1 --since none", 2),
    ],
)
def test_what_nothing_can_be_counted_to_is_refused(shell: Shell, words: str, status: int) -> None:
    shell("add Some day")
    assert shell.error(f"countdown {words}")[0] == status


def test_the_time_is_told_here_and_elsewhere(shell: Shell) -> None:
    assert shell("time 17:00 --in Asia/Tokyo --in America/New_York") == (
        "Zone              Time                  Offset\n"
        "here              Sun 2026-12-20 17:00  +01:00\n"
        "Asia/Tokyo        Mon 2026-12-21 01:00  +09:00\n"
        "America/New_York  Sun 2026-12-20 11:00  -05:00\n"
    )
    assert shell("time").splitlines()[1] == "here  Sun 2026-12-20 10:00  +01:00"
    assert json.loads(shell("time 2026-07-01T00:00Z --in Asia/Kolkata --format json")) == [
        {"zone": None, "time": "2026-07-01T02:00:00.000+02:00"},
        {"zone": "Asia/Kolkata", "time": "2026-07-01T05:30:00.000+05:30"},
    ]
    assert shell("time tomorrow --in UTC").splitlines()[2].split()[1:] == [
        "Sun",
        "2026-12-20",
        "23:00",
        "+00:00",
    ]


def test_a_time_or_a_zone_that_is_none_is_refused(shell: Shell) -> None:
    assert shell.error("time nonsense")[0] == 2
    assert shell.error("time --in Mars/Base")[0] == 1
