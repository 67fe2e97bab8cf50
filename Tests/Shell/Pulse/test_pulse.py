"""Scores, the pulse, its goals and holidays."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable

import pytest

from conftest import Shell, Terminal
from refusals import refused

DAYS = ["2026-12-14", "2026-12-15", "2026-12-17", "2026-12-18", "2026-12-19"]


@pytest.fixture
def week(shell: Shell) -> Shell:
    """A P0 in Home with a tag on the 14th and some other days, and two open tasks."""
    for number, day in enumerate(DAYS):
        shell(
            f"add Sweep {number} !p0 #Home +floor due:{day}",
            f"done --where 'Sweep {number}'",
            options=("--now", f"{day}T09:00:00Z"),
        )
    shell("add Mop due:2026-12-18", "add Rest !none", "add Write !p3 #Work", "done --where Write")
    return shell


def test_the_score_is_that_of_today(week: Shell) -> None:
    assert week("score") == "2 points for 1 task today.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("today", "2 points for 1 task today."),
        ("yesterday", "7 points for 1 task on 2026-12-19."),
        ("2026-12-16", "0 points for 0 tasks on 2026-12-16."),
        ("2026-12-14 2026-12-15", "14 points for 2 tasks from 2026-12-14 to 2026-12-15."),
        ("2026-12-14 3d", "14 points for 2 tasks from 2026-12-14 to 2026-12-16."),
        ("3d", "16 points for 3 tasks from 2026-12-18 to 2026-12-20."),
        ("1w", "37 points for 6 tasks from 2026-12-14 to 2026-12-20."),
        ("week", "37 points for 6 tasks from 2026-12-14 to 2026-12-20."),
        ("month", "37 points for 6 tasks from 2026-12-01 to 2026-12-20."),
        ("YEAR", "37 points for 6 tasks from 2026-01-01 to 2026-12-20."),
        ("week --project Home", "35 points for 5 tasks in Home from 2026-12-14 to 2026-12-20."),
        ("--project=Work", "2 points for 1 task in Work today."),
        (
            "week --tag FLOOR",
            "35 points for 5 tasks with the tag “FLOOR” from 2026-12-14 to 2026-12-20.",
        ),
        ("--tag nobody", "0 points for 0 tasks with the tag “nobody” today."),
    ],
)
def test_the_score_of_days_projects_and_tags(week: Shell, words: str, sentence: str) -> None:
    assert week(f"score {words}") == sentence + "\n"


def test_programs_get_the_score_as_a_record(week: Shell) -> None:
    (score,) = json.loads(week("score yesterday --project Home --format json"))
    assert score == {
        "first": "2026-12-19",
        "last": "2026-12-19",
        "project": "Home",
        "tag": None,
        "points": 7,
        "completed": 1,
    }


def test_reopening_takes_points_back_and_deleting_does_not(week: Shell) -> None:
    assert week("reopen --where Write", "score").endswith("0 points for 0 tasks today.\n")
    week("undo", "rm --where 'Write status:completed'", "purge --where Write --yes")
    assert week("score") == "2 points for 1 task today.\n"


def test_points_hold_for_what_is_completed_from_then_on(week: Shell) -> None:
    shown = week("score points p0:10 none:0")
    assert [line.split() for line in shown.splitlines()] == [
        ["Priority", "Points"],
        *(["P0", "10"], ["P1", "4"], ["P2", "3"], ["P3", "2"], ["none", "0"]),
    ]
    assert week("score points --format csv") == "p0,p1,p2,p3,none\r\n10,4,3,2,0\r\n"
    assert week("add Dust !p0", "done --where Dust", "score week").endswith(
        "47 points for 7 tasks from 2026-12-14 to 2026-12-20.\n"
    )


def test_the_pulse_shows_figures_days_and_insights(week: Shell) -> None:
    summary, days, insights = week("pulse week").split("\n\n")
    assert summary.splitlines()[:3] == [
        "Today          2 points, 1 task",
        "Daily streak   4 days since 2026-12-17; 1 task today",
        "Weekly streak  1 week since 2026-12-14; 6 tasks this week",
    ]
    assert "Level          ░░░░░░░░░░░░░░░░░░░░  Beginner" not in summary
    assert re.search(r"^Level +[█░]{20} Beginner, 37 of 500 points$", summary, re.MULTILINE)
    lines = days.splitlines()
    assert lines[0].split() == ("Day Done Added Due Overdue Open Points Focus Ratio".split())
    assert lines[1].split() == "Mon 2026-12-14 1 1 1 0 0 7 - 100%".split()
    assert lines[3].split() == "Wed 2026-12-16 0 0 0 0 0 0 - -".split()
    assert lines[7].split() == "Sun 2026-12-20 1 3 0 1 2 2 - 50%".split()
    assert lines[8].split() == "All 6 8 37 -".split()
    assert all(line.startswith(("● ", "  ")) for line in insights.splitlines())


def test_programs_get_the_days_of_the_pulse(week: Shell) -> None:
    days = list(csv.DictReader(week("pulse 4w --format csv").splitlines()))
    assert len(days) == 28
    assert (days[-1]["date"], days[-1]["ratio"], days[-1]["points"]) == ("2026-12-20", "0.5", "2")
    assert (days[0]["ratio"], days[0]["goal_reached"]) == ("", "false")
    numbers = json.loads(week("pulse today --format json"))
    assert numbers[0]["average"] == pytest.approx(37 / 7)


def test_the_summary_is_one_record(week: Shell) -> None:
    (summary,) = json.loads(week("pulse summary --format json"))
    assert summary["today"] == "2026-12-20"
    assert (summary["daily_streak"], summary["daily_longest"], summary["daily_goal"]) == (4, 4, 1)
    assert (summary["week_points"], summary["week_before"]) == (37, 0)
    assert (summary["level_name"], summary["level_next"]) == ("Beginner", 500)
    assert summary["level_progress"] == pytest.approx(37 / 500)
    assert (summary["forecast"], summary["forecast_date"]) == ("unknown", None)


def test_the_pulse_of_a_project_has_no_streaks(week: Shell) -> None:
    shown = week("pulse summary --project Home")
    assert shown.startswith("Today          0 points, 0 tasks in Home\nTrend ")
    assert "streak" not in shown


def test_a_streak_at_risk_says_so(week: Shell) -> None:
    week("reopen --where Write")
    assert "3 days since 2026-12-17; 0 of 1 task today; at risk\n" in week("pulse summary")


def test_insights_have_the_figures_that_they_rest_on(week: Shell) -> None:
    insights = json.loads(week("pulse insights --format json"))
    goal = next(each for each in insights if each["kind"] == "goal")
    assert goal["colour"] == "green"
    assert {"daily goal": 1, "tasks completed today": 1}.items() <= goal["figures"].items()
    assert '""tasks completed today"":1' in week("pulse insights --format csv")


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("projects", "Home 5 35 1.2"),
        ("priorities", "P0 5 35 1.2"),
        ("weekdays", "Monday 1 7 7.0"),
        ("hours", "10:00 6 37 1.2"),
    ],
)
def test_what_was_completed_is_added_up(week: Shell, part: str, line: str) -> None:
    rows = [row.split() for row in week(f"pulse {part}").splitlines()]
    assert rows[0][1:] == ["Done", "Points", "Points", "a", "day"]
    assert line.split() in rows
    records = list(csv.DictReader(week(f"pulse {part} --format csv").splitlines()))
    assert sum(int(each["points"]) for each in records) == 37


def test_goals_are_shown_and_set(shell: Shell) -> None:
    assert shell("pulse goals") == (
        "Daily goal          1 task\nWeekly goal         5 tasks\nIgnored days        none\n"
    )
    shown = shell("pulse goals daily:3 weekly:12 ignore:sat-sun,wed --format json")
    assert json.loads(shown) == [{"daily": 3, "weekly": 12, "ignore": ["wed", "sat", "sun"]}]
    assert shell("pulse goals ignore:none").endswith("Ignored days        none\n")
    assert shell("undo", "pulse goals").endswith("wed, sat, sun\n")


def test_holidays_are_added_listed_and_removed(shell: Shell) -> None:
    assert shell("pulse holiday") == "No holidays.\n"
    assert shell("pulse holiday add 2026-12-24 2027-01-03", "pulse holiday add tomorrow") == (
        "Added holiday 1: 2026-12-24 to 2027-01-03\nAdded holiday 2: 2026-12-21\n"
    )
    assert shell("pulse holiday") == (
        "Id  From        To\n 2  2026-12-21  2026-12-21\n 1  2026-12-24  2027-01-03\n"
    )
    assert shell("pulse holiday rm 1-2") == "Removed 2 holidays.\n"
    assert shell("pulse holiday --format json") == "[\n]\n"


def test_a_holiday_can_be_so_many_days(shell: Shell) -> None:
    assert shell("pulse holiday add 2026-12-24 2w", "pulse holiday add 3d") == (
        "Added holiday 1: 2026-12-24 to 2027-01-06\nAdded holiday 2: 2026-12-20 to 2026-12-22\n"
    )


def test_undo_names_what_became_of_holidays(shell: Shell) -> None:
    shell("pulse holiday add 2026-12-24", "pulse holiday on")
    shell("pulse holiday off", options=("--now", "2026-12-22T12:00:00Z"))
    shell("pulse holiday rm 1")
    assert shell("undo", "undo", "undo", "undo", "redo") == (
        "Undone: delete holidays\nUndone: end a holiday\nUndone: add a holiday\n"
        "Undone: add a holiday\nRedone: add a holiday\n"
    )


def test_the_holiday_mode_lasts_until_it_is_switched_off(week: Shell) -> None:
    week("reopen --where Write")
    assert week("pulse holiday on") == "It is a holiday until “pulse holiday off”: streaks wait.\n"
    (holiday,) = json.loads(week("pulse holiday --format json"))
    assert (holiday["first"], holiday["last"]) == ("2026-12-20", None)
    assert "3 days since 2026-12-17; 0 of 1 task today; paused\n" in week("pulse summary")
    assert week("pulse holiday off") == "The holiday is over: streaks go on.\n"
    assert week("pulse holiday off") == "No holiday has to be ended.\n"


def test_days_before_the_history_have_no_trend(week: Shell) -> None:
    shown = week("pulse summary 2020-01-01 2020-01-31")
    assert "Trend          there are no days to tell it from\n" in shown


def test_a_store_without_tasks_has_a_pulse(shell: Shell) -> None:
    assert "Daily streak   none; 0 of 1 task today\n" in shell("pulse")
    assert shell("pulse projects") == "Nothing was completed.\n"
    assert shell("score") == "0 points for 0 tasks today.\n"


test_what_makes_no_sense_is_refused = refused(
    ("score someday", 2, "“someday” is no period: “someday” says none. Periods are week, .*"),
    ("score none", 2, "“none” is no period"),
    ("score 2026-12-01 someday", 2, "“2026-12-01 someday” is no period: “someday” says none"),
    ("score ponts", 2, "“ponts” is no period.* Did you mean “points”\\?"),
    ("score 2026-12-24 2026-12-01", 2, "2026-12-24 is after 2026-12-01"),
    ("score 2026-12-24T17:00", 2, "“2026-12-24T17:00” is no period"),
    ("score today tomorrow today", 2, ".* is no period: “today” says none"),
    ("score --project Nowhere", 1, "There is no project “Nowhere”"),
    ("score points Sweep", 2, "“Sweep” is no setting"),
    ("score points p0:many", 2, "“many” is no number"),
    ("score points p0:-1", 1, ".* 0 to 1000, not -1"),
    ("score points p0:99999999999", 2, "“99999999999” is no number"),
    ("score points --project Inbox", 2, "--project is not for this"),
    ("pulse insihts", 2, ".* Did you mean “insights”\\?"),
    ("pulse 9999w", 1, ".* more than 3660 days"),
    ("pulse 2020-01-01 9999-12-31", 1, ".* more than 3660 days"),
    ("pulse goals daily:0", 1, ".* 1 to 1000, not 0"),
    ("pulse goals ignore:mon-sun", 2, "At least one weekday has to count"),
    ("pulse goals ignore:foo", 2, "“foo” are no days of the week"),
    ("pulse holiday frob", 2, "“pulse holiday” is followed by on, off, add or rm, not “frob”"),
    ("pulse holiday on today", 2, "“today” is too much. Usage: pulse holiday on"),
    ("pulse holiday add", 2, "Something is missing. Usage: pulse holiday add PERIOD"),
    ("pulse holiday add 2026-12-24 2026-12-01", 2, "2026-12-24 is after 2026-12-01"),
    ("pulse holiday rm 7", 1, "There is no holiday 7"),
    ("pulse holiday add today 3d 4d", 2, "“today 3d 4d” is no period: “3d” says none"),
    ("pulse holiday add someday", 2, "“someday” is no period"),
    ("pulse holiday on --format json", 2, "--format is not for this. Usage: pulse holiday on"),
    ("pulse holiday rm x", 2, "“x” is no id of a holiday"),
)


def test_a_narrow_terminal_shows_each_figure_below_its_name(
    week: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    shown = open_terminal(width=30, NO_COLOR="1").run("pulse week")
    assert shown.startswith(
        "Today\n  2 points, 1 task\nDaily streak\n  4 days since 2026-12-17; 1\n"
    )
    assert max(len(line) for line in shown.splitlines()) <= 30


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("score poi", "score points "),
        ("score wee", "score week"),
        ("score --project ho", "score --project Home "),
        ("score --project=ho", "score --project=Home "),
        ("score --tag fl", "score --tag floor "),
        ("score points no", "score points none:"),
        ("pulse insi", "pulse insights "),
        ("pulse projects mon", "pulse projects month "),
        ("pulse goals we", "pulse goals weekly:"),
        ("pulse holiday of", "pulse holiday off "),
        ("chart burn", "chart burndown "),
        ("chart year yest", "chart year yesterday "),
        ("chart --measure foc", "chart --measure focus "),
        ("chart projects --svg today", "chart projects --svg today.svg "),
        ("report --ht", "report --html "),
    ],
)
def test_the_tab_key_completes(
    week: Shell, open_terminal: Callable[..., Terminal], typed: str, completed: str
) -> None:
    (week.home / "today.svg").write_text("")
    assert open_terminal().complete(typed) == completed
