"""Lists are read in pages: so many rows, behind so many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime, timedelta, timezone
from typing import Any

import pytest

from taskcore import Colour, FocusGrouping, InvalidError, Store

NOON = datetime(2026, 1, 15, 12, tzinfo=timezone.utc)


@pytest.fixture
def store() -> Iterator[Store]:
    now = [NOON]
    with Store(":memory:", clock=lambda: now[0], time_zone="UTC") as store:
        run = store.add("Run", due=date(2026, 1, 15), repeat_rule="FREQ=DAILY")
        for index in range(3):
            store.complete(run)
            store.add_project(f"Project {index}")
            store.add_filter(f"Filter {index}", "due<7d")
            store.set_tag_colour(f"tag{index}", Colour.RED)
            store.add_holiday(date(2026, 8, 1 + index))
            store.add_event("Review", NOON, allow_conflicts=True)
            store.start_focus(store.add("Write"))
            now[0] += timedelta(minutes=5 + index)
            store.finish_focus()
            now[0] += timedelta(days=1)
        yield store


Listed = Callable[..., Sequence[Any]]

LISTS: dict[str, Callable[[Store], Listed]] = {
    "projects": lambda store: store.projects,
    "archived_projects": lambda store: lambda **page: store.projects(archived=True, **page),
    "filters": lambda store: store.filters,
    "tags": lambda store: store.tags,
    "completions": lambda store: store.completions,
    "events": lambda store: store.events,
    "conflicts": lambda store: store.conflicts,
    "holidays": lambda store: store.holidays,
    "focus_history": lambda store: store.focus_history,
    "focus_totals": lambda store: store.focus_totals,
    "focus_totals_by_day": lambda store: (
        lambda **page: store.focus_totals(FocusGrouping.DAY, **page)
    ),
    "free_time": lambda store: (
        lambda limit=None, **page: store.free_time(
            timedelta(days=1),
            NOON,
            NOON + timedelta(days=9),
            hours=None,
            limit=limit,
            weekdays=(1, 3, 5),
            **page,
        )
    ),
}


@pytest.mark.parametrize("name", LISTS)
def test_a_list_is_read_in_pages(store: Store, name: str) -> None:
    read = LISTS[name](store)
    whole = list(read())
    assert len(whole) >= 3
    for limit in range(1, len(whole) + 2):
        for offset in range(len(whole) + 2):
            assert list(read(limit=limit, offset=offset)) == whole[offset : offset + limit]
    assert list(read(limit=None, offset=1)) == list(read(limit=0, offset=1)) == whole[1:]
    assert list(read(offset=(1 << 63) - 1)) == []


@pytest.mark.parametrize("name", LISTS)
def test_a_page_that_is_none_is_refused(store: Store, name: str) -> None:
    for limit in (-1, -(1 << 63), 1 << 63):
        with pytest.raises(InvalidError) as refusal:
            LISTS[name](store)(limit=limit)
        assert refusal.value.field == "limit"
    for offset in (-1, -(1 << 63), 1 << 63):
        with pytest.raises(InvalidError) as refusal:
            LISTS[name](store)(offset=offset)
        assert refusal.value.field == "offset"


def test_occurrences_come_in_pages_up_to_a_hundred_thousand(store: Store) -> None:
    daily = store.add_event(
        "Standup", NOON + timedelta(hours=3), repeat_rule="FREQ=DAILY", allow_conflicts=True
    )
    (third,) = store.event_occurrences(daily, limit=1, offset=2)
    assert third.local == datetime(2026, 1, 17, 15)
    assert len(store.event_occurrences(daily, limit=None)) == 100_000
    with pytest.raises(InvalidError):
        store.event_occurrences(daily, limit=100_001)


def test_a_month_without_a_number_is_the_present_one(store: Store) -> None:
    assert [day.day for day in store.month() if day.is_today] == [date(2026, 1, 18)]
    assert store.month(month=2, week_start=1)[0].day == date(2026, 1, 26)
    for wrong in ({"year": 0}, {"month": 0}, {"week_start": 0}):
        with pytest.raises(InvalidError) as refusal:
            store.month(**wrong)
        assert refusal.value.field in wrong
