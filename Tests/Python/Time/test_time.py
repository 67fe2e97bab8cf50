"""Instants, dates and the store's time zone."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone, tzinfo

import pytest

from conftest import FixedClock
from taskcore import InvalidError, ParseError, Store

UTC = timezone.utc


def due_of(store: Store, due: date | datetime) -> date | datetime | None:
    return store.get(store.add("A", due=due)).due


def test_now_is_the_clock_s_instant_in_utc(store: Store, clock: FixedClock) -> None:
    clock.now = datetime(2026, 1, 15, 13, 0, 0, 123_999, tzinfo=timezone(timedelta(hours=1)))
    assert store.now() == datetime(2026, 1, 15, 12, 0, 0, 123_000, tzinfo=UTC)
    assert store.now().tzinfo is UTC


def test_without_a_clock_now_is_the_system_s_instant() -> None:
    with Store(":memory:") as store:
        before = datetime.now(UTC)
        now = store.now()
        assert before - timedelta(milliseconds=1) <= now <= datetime.now(UTC)


def test_what_a_clock_raises_comes_out_of_the_call_and_nothing_is_done(
    store: Store, clock: FixedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(self: FixedClock) -> datetime:
        raise ZeroDivisionError("The clock stopped.")

    with monkeypatch.context() as patched:
        patched.setattr(FixedClock, "__call__", stopped)
        with pytest.raises(ZeroDivisionError, match="stopped"):
            store.add("A")
    assert store.count() == 0


def test_a_clock_without_a_zone_is_refused(store: Store, clock: FixedClock) -> None:
    clock.now = datetime(2026, 1, 15, 12)
    with pytest.raises(InvalidError) as refused:
        store.now()
    assert refused.value.field == "clock"


def test_a_naive_due_is_local_time_in_winter_and_in_summer(store: Store) -> None:
    assert due_of(store, datetime(2026, 1, 10, 9)) == datetime(2026, 1, 10, 8, tzinfo=UTC)
    assert due_of(store, datetime(2026, 7, 10, 9)) == datetime(2026, 7, 10, 7, tzinfo=UTC)


def test_a_time_that_is_skipped_is_read_with_the_offset_from_before_the_gap(store: Store) -> None:
    assert due_of(store, datetime(2026, 3, 29, 2, 30)) == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)
    skipped = datetime(2026, 3, 29, 2, 30, fold=1)
    assert store.from_local(skipped) == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)


def test_of_a_time_that_happens_twice_fold_tells_which(store: Store) -> None:
    twice = datetime(2026, 10, 25, 2, 30, 15)
    assert due_of(store, twice) == datetime(2026, 10, 25, 0, 30, 15, tzinfo=UTC)
    assert due_of(store, twice.replace(fold=1)) == datetime(2026, 10, 25, 1, 30, 15, tzinfo=UTC)


@pytest.mark.parametrize(
    "once", [datetime(2026, 10, 24, 12), datetime(2026, 7, 1), datetime(9999, 12, 31, 23)]
)
def test_fold_does_not_matter_for_a_time_that_happens_once(store: Store, once: datetime) -> None:
    assert store.from_local(once.replace(fold=1)) == store.from_local(once)


@pytest.mark.parametrize(
    "zone", [UTC, timezone(timedelta(hours=-5)), timezone(timedelta(hours=5, minutes=45))]
)
def test_an_aware_due_keeps_its_instant_to_the_millisecond(store: Store, zone: tzinfo) -> None:
    due = datetime(2026, 12, 24, 16, 0, 0, 123_000, tzinfo=zone)
    read = due_of(store, due)
    assert read == due
    assert isinstance(read, datetime) and read.tzinfo is UTC


@pytest.mark.parametrize("year", [1, 9999])
def test_an_instant_at_either_end_of_time_is_exact(store: Store, year: int) -> None:
    first = datetime(1, 1, 1, tzinfo=UTC)
    last = datetime(9999, 12, 31, 23, 59, 59, 999_000, tzinfo=UTC)
    due = first if year == 1 else last
    assert due_of(store, due) == due
    assert due_of(store, due.date()) == due.date()


def test_an_instant_between_two_milliseconds_counts_as_the_one_it_lies_in(store: Store) -> None:
    before_1970 = datetime(1969, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC)
    assert due_of(store, before_1970) == before_1970.replace(microsecond=999_000)


def test_an_instant_that_no_calendar_of_four_digits_has_is_refused(store: Store) -> None:
    beyond = datetime(9999, 12, 31, 23, tzinfo=timezone(timedelta(hours=-5)))
    with pytest.raises(InvalidError) as refused:
        store.add("A", due=beyond)
    assert refused.value.field == "due_ms"


def test_a_date_is_a_date_in_any_zone(store: Store) -> None:
    assert due_of(store, date(2026, 2, 28)) == date(2026, 2, 28)


@pytest.mark.parametrize(
    ("instant", "local"),
    [
        (datetime(2026, 1, 15, 12, tzinfo=UTC), "2026-01-15T13:00:00+01:00"),
        (datetime(2026, 7, 15, 12, 0, 0, 5_000, tzinfo=UTC), "2026-07-15T14:00:00.005000+02:00"),
        (datetime(2026, 3, 29, 1, tzinfo=UTC), "2026-03-29T03:00:00+02:00"),
        (datetime(2026, 10, 25, 1, tzinfo=UTC), "2026-10-25T02:00:00+01:00"),
    ],
)
def test_clocks_show_local_time_with_its_offset(
    store: Store, instant: datetime, local: str
) -> None:
    assert store.to_local(instant).isoformat() == local


def test_local_time_turns_back_into_its_instant(store: Store) -> None:
    instant = datetime(2026, 5, 4, 3, 2, 1, 7_000, tzinfo=UTC)
    assert store.from_local(store.to_local(instant).replace(tzinfo=None)) == instant


def test_a_local_time_with_an_offset_is_refused(store: Store) -> None:
    with pytest.raises(InvalidError):
        store.from_local(datetime(2026, 1, 1, tzinfo=UTC))


@pytest.mark.parametrize(
    ("zone", "hour"), [("America/New_York", 17), ("Asia/Kathmandu", 6), ("UTC", 12)]
)
def test_the_zone_is_the_store_s_and_not_the_system_s(zone: str, hour: int) -> None:
    with Store(":memory:", time_zone=zone) as store:
        assert store.from_local(datetime(2026, 1, 15, 12)).hour == hour


def test_an_unknown_zone_is_refused() -> None:
    with pytest.raises(InvalidError) as refused:
        Store(":memory:", time_zone="Europe/Atlantis")
    assert refused.value.field == "time_zone"


def test_a_text_means_a_day_or_an_instant(store: Store) -> None:
    assert store.parse_time("tomorrow") == date(2026, 1, 16)
    assert store.parse_time(" 24 dec ") == date(2026, 12, 24)
    assert store.parse_time("today 17:00") == datetime(2026, 1, 15, 16, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("tomorrow 15:00 CET", 14),
        ("tomorrow 15:00 UTC+2", 13),
        ("tomorrow 15:00 Europe/London", 15),
        ("tomorrow 15:00 America/New_York", 20),
    ],
)
def test_a_zone_behind_a_time_counts(store: Store, text: str, hour: int) -> None:
    assert store.parse_time(text) == datetime(2026, 1, 16, hour, tzinfo=UTC)


@pytest.mark.parametrize(
    "text",
    ["", "someday", "tomorrow or so", "tomorrow 15:00 XYZT", "tomorrow 15:00 Europe/Atlantis"],
)
def test_a_text_that_is_no_date_is_refused(store: Store, text: str) -> None:
    with pytest.raises(ParseError) as refused:
        store.parse_time(text)
    assert (refused.value.field, refused.value.line, refused.value.column) == ("text", 1, 1)
