"""Periods, which all commands read in the same way."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from conftest import Shell, Terminal

# Today is Sunday, 20 December 2026, and weeks begin on Monday.


def score_days(shell: Shell, words: str) -> tuple[object, object]:
    record = shell.record(f"score {words}")
    return record["first"], record["last"]


@pytest.mark.parametrize(
    ("words", "first", "last"),
    [
        ("week", "2026-12-14", "2026-12-20"),
        ("last week", "2026-12-07", "2026-12-13"),
        ("month", "2026-12-01", "2026-12-20"),
        ("december", "2026-12-01", "2026-12-20"),
        ("november", "2026-11-01", "2026-11-30"),
        ("2026-11", "2026-11-01", "2026-11-30"),
        ("2026", "2026-01-01", "2026-12-20"),
        ("2026-W48", "2026-11-23", "2026-11-29"),
        ("q3", "2026-07-01", "2026-09-30"),
        ("last 30 days", "2026-11-21", "2026-12-20"),
        ("7d", "2026-12-14", "2026-12-20"),
        ("from 1 nov to 15 nov", "2026-11-01", "2026-11-15"),
        ("2026-11-01..2026-11-15", "2026-11-01", "2026-11-15"),
        ("2026-11-01 2026-11-15", "2026-11-01", "2026-11-15"),
        ("2026-12-01 7d", "2026-12-01", "2026-12-07"),
        ("since monday", "2026-12-14", "2026-12-20"),
        ("'last month'", "2026-11-01", "2026-11-30"),
    ],
)
def test_what_is_over_is_looked_at(shell: Shell, words: str, first: str, last: str) -> None:
    assert score_days(shell, words) == (first, last)


@pytest.mark.parametrize(
    ("words", "first", "last"),
    [
        ("week", "2026-12-14", "2026-12-20"),
        ("next week", "2026-12-21", "2026-12-27"),
        ("7d", "2026-12-20", "2026-12-26"),
        ("next 7 days", "2026-12-20", "2026-12-26"),
        ("monday 2w", "2026-12-21", "2027-01-03"),
        ("24 dec to 5 jan", "2026-12-24", "2027-01-05"),
        ("monday friday", "2026-12-21", "2026-12-25"),
        ("tomorrow", "2026-12-21", "2026-12-21"),
    ],
)
def test_what_is_to_come_is_looked_at(shell: Shell, words: str, first: str, last: str) -> None:
    days = json.loads(shell(f"load {words} --format json"))
    assert (days[0]["date"], days[-1]["date"]) == (first, last)


@pytest.mark.parametrize(
    "command",
    [
        *("agenda", "events", "conflicts", "free 1h", "load", "month", "week", "score", "pulse"),
        *(
            "pulse projects",
            "pulse summary",
            "chart",
            "chart hours",
            "entries",
            "entries --by project",
        ),
        *("focus history", "focus totals", "completions", "completed", "cancelled", "invoices"),
        *("invoice list", "invoice turnover", "invoice vat", "report --html -"),
    ],
)
def test_each_command_reads_each_period(shell: Shell, command: str) -> None:
    back = ("score", "pulse", "chart", "entries", "focus", "comp", "cancelled", "invoice", "report")
    words = "last week" if command.startswith(back) else "next week"
    periods = ("week", words, "2026-12", "december", "dec 20 to dec 24", "2026-12-20..2026-12-24")
    shell(*(f"{command} {period}" for period in periods))


@pytest.mark.parametrize(
    "command",
    [
        *("agenda", "events", "conflicts", "free 1h", "load", "month", "week", "score", "pulse"),
        *("chart", "entries", "focus history", "focus totals", "completions", "completed"),
        *("invoice turnover", "pulse holiday add", "report --html -"),
    ],
)
def test_what_is_no_period_is_told_with_its_place(shell: Shell, command: str) -> None:
    place, status, message = shell.place_of_error(f"{command} next wek")
    assert (place, status) == (f"1:{len(command) + 7}", 2)
    assert message.startswith("“next wek” is no period: “wek” says none.")


def test_a_count_of_days_follows_no_other(shell: Shell) -> None:
    assert shell.error("agenda 7d 7d")[0] == 2


def test_weeks_begin_as_the_setting_says(shell: Shell) -> None:
    found = shell("set week-start sun", "score week --format json")
    assert json.loads(found)[0]["first"] == "2026-12-20"


def test_invoices_are_of_a_period_or_have_words(shell: Shell) -> None:
    assert shell("invoices last month") == shell("invoices 2026-11")
    assert shell.error("invoices 2026-12-20 2026-12-01")[0] == 2
    # What is quoted is looked for.
    assert shell("invoices 'week'") == shell("invoices xyzzy")


def test_the_tab_key_knows_periods(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal()
    assert terminal.complete("agenda tomor") == "agenda tomorrow "
    assert terminal.complete("pulse last mon") == "pulse last month "
    assert terminal.complete("free 1h next quar") == "free 1h next quarter "


def test_help_tells_of_periods_once(shell: Shell) -> None:
    topic = shell("help periods")
    assert "last 30 days" in topic and "2026-W48" in topic
    for command in ("agenda", "pulse", "entries", "month"):
        assert "see “help periods”" in shell(f"help {command}")
