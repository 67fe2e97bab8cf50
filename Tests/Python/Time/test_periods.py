"""Days in a row as people write them. Tests/Language/Periods has what is read in each language."""

from __future__ import annotations

from datetime import date, datetime, time, timezone

import pytest

from conftest import FixedClock
from taskcore import Direction, InvalidError, ParseError, Store

# 27 November 2026 is a Friday.
FRIDAY = datetime(2026, 11, 27, 12, tzinfo=timezone.utc)


@pytest.fixture
def friday(store: Store, clock: FixedClock) -> Store:
    clock.now = FRIDAY
    return store


def days(store: Store, written: str, towards: int = Direction.FUTURE) -> str:
    first, last = store.parse_period(written, towards=towards, week_start=1)
    return f"{first} {last}"


@pytest.mark.parametrize(
    ("written", "ahead", "back"),
    [
        ("week", "2026-11-23 2026-11-29", "2026-11-23 2026-11-27"),
        ("next week", "2026-11-30 2026-12-06", "2026-11-30 2026-12-06"),
        ("december", "2026-12-01 2026-12-31", "2025-12-01 2025-12-31"),
        ("2026-10", "2026-10-01 2026-10-31", "2026-10-01 2026-10-31"),
        ("2026", "2026-01-01 2026-12-31", "2026-01-01 2026-11-27"),
        ("2026-W48", "2026-11-23 2026-11-29", "2026-11-23 2026-11-27"),
        ("q3", "2027-07-01 2027-09-30", "2026-07-01 2026-09-30"),
        ("last 30 days", "2026-10-29 2026-11-27", "2026-10-29 2026-11-27"),
        ("7d", "2026-11-27 2026-12-03", "2026-11-21 2026-11-27"),
        ("from 1 nov to 15 nov", "2027-11-01 2027-11-15", "2026-11-01 2026-11-15"),
        ("2026-11-01..2026-11-15", "2026-11-01 2026-11-15", "2026-11-01 2026-11-15"),
        ("since monday", "2026-11-23 2026-11-27", "2026-11-23 2026-11-27"),
    ],
)
def test_a_period_lies_towards_the_future_or_the_past(
    friday: Store, written: str, ahead: str, back: str
) -> None:
    assert days(friday, written) == ahead
    assert days(friday, written, Direction.PAST) == back


def test_today_is_the_day_that_has_begun(store: Store, clock: FixedClock) -> None:
    clock.now = FRIDAY
    store.set_day_begins(time(4))
    clock.now = datetime(2026, 12, 1, 1, tzinfo=timezone.utc)
    assert days(store, "today") == "2026-11-30 2026-11-30"
    assert days(store, "month") == "2026-11-01 2026-11-30"


def test_weeks_begin_on_any_day(friday: Store) -> None:
    assert friday.parse_period("week", week_start=7) == (date(2026, 11, 22), date(2026, 11, 28))
    with pytest.raises(InvalidError, match="A week begins on"):
        friday.parse_period("week", week_start=0)
    with pytest.raises(InvalidError, match="direction"):
        friday.parse_period("week", towards=2)


@pytest.mark.parametrize(
    ("written", "column"),
    [("", 1), ("next wek", 6), ("q5", 1), ("tomorrow 17:00", 10), ("from monday", 12)],
)
def test_what_is_no_period_is_refused_with_its_place(
    friday: Store, written: str, column: int
) -> None:
    with pytest.raises(ParseError) as refused:
        friday.parse_period(written)
    assert (refused.value.line, refused.value.column) == (1, column)
    assert str(refused.value).endswith(".")
