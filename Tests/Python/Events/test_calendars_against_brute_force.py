"""Random calendars: overlaps, free time, the agenda and months agree with a look at everything.

The oracle knows no index and no paging: python-dateutil lists the occurrences of each series,
zoneinfo turns them into instants, and each question goes through all of them. Times are whole
multiples of five minutes.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta, timezone
from itertools import combinations
from zoneinfo import ZoneInfo

import pytest
from dateutil.rrule import rrulestr
from seeds import random_numbers

from conftest import FixedClock
from taskcore import (
    AgendaContents,
    Entity,
    EventInput,
    OverlapError,
    Scope,
    Store,
    TaskInput,
)
from times import DAY

HOME_ZONES = ["Europe/Paris", "America/New_York", "Australia/Lord_Howe"]
ZONES = [*HOME_ZONES, "Australia/Sydney", "Asia/Kolkata", "Pacific/Apia"]
SINGLE_COUNT = 900
SERIES_COUNT = 100
NOW = FixedClock().now
FIRST, LAST = date(2025, 6, 1), date(2027, 5, 31)
FIVE_MINUTES = timedelta(minutes=5)
# Two weeks around each change of the clocks in one of the zones, and some without one.
MIDDLES = [
    *[date(2025, 10, 5), date(2025, 10, 26), date(2025, 11, 2), date(2026, 3, 8)],
    *[date(2026, 3, 29), date(2026, 4, 5), date(2026, 7, 1), date(2026, 12, 31)],
]
RULES = [
    "FREQ=DAILY;INTERVAL={interval};COUNT={count}",
    "FREQ=DAILY;INTERVAL=11",
    "FREQ=WEEKLY;INTERVAL={interval}",
    "FREQ=WEEKLY;BYDAY=MO,TH;COUNT={count}",
    "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU",
]


@dataclass(frozen=True, order=True)
class Span:
    """One occurrence, with the instants of its start and its end."""

    start: datetime
    end: datetime
    entity: Entity
    id: int
    occurrence: date | None = None
    is_all_day: bool = False
    is_transparent: bool = False

    def overlaps(self, start: datetime, end: datetime) -> bool:
        return self.start < end and self.end > start

    def days(self, zone: ZoneInfo) -> Iterator[date]:
        """The days of the zone that it takes any of."""
        day = self.start.astimezone(zone).date()
        last = max(self.start, self.end - FIVE_MINUTES).astimezone(zone).date()
        while day <= last:
            yield day
            day += DAY


def instant(local: date, zone: ZoneInfo) -> datetime:
    """Of two the first, and in a gap with the offset from before; of a date, its midnight."""
    if not isinstance(local, datetime):
        local = datetime.combine(local, time())
    return local.replace(tzinfo=zone, fold=0).astimezone(timezone.utc)


@dataclass
class Calendar:
    """A store with random events and tasks, and all that happens in it."""

    store: Store
    zone: ZoneInfo
    random: random.Random
    spans: list[Span] = field(default_factory=list)

    def fill(self) -> None:
        self.add_singles()
        for _ in range(SERIES_COUNT):
            self.add_series()
        self.add_tasks()

    # ------------------------------------------------------------------------------ filling

    def add_singles(self) -> None:
        inputs = [self.single(number) for number in range(SINGLE_COUNT)]
        ids = self.store.add_events(inputs, allow_conflicts=True)
        for event_id, event in zip(ids, inputs):
            assert event.duration is not None
            self.spans.append(
                self.span(event_id, event.start, event.duration, self.zone, bool(event.transparent))
            )

    def single(self, number: int) -> EventInput:
        transparent = self.random.random() < 0.1
        if self.random.random() < 0.08:
            duration = self.random.randint(1, 3) * DAY
            return EventInput(f"E{number}", self.day(), duration, transparent=transparent)
        start = instant(self.local(), self.zone)
        minutes = self.random.choice([5, 15, 30, 60, 90, 180, 60 * 26])
        return EventInput(f"E{number}", start, timedelta(minutes=minutes), transparent=transparent)

    def add_series(self) -> None:
        zone = ZoneInfo(self.random.choice(ZONES))
        rule = self.random.choice(RULES).format(
            interval=self.random.randint(1, 5), count=self.random.randint(2, 60)
        )
        whole_days = self.random.random() < 0.1
        clock = time() if whole_days else self.local().time()
        begin = datetime.combine(self.day(), clock)
        every: list[date] = []
        for each in rrulestr(rule, dtstart=begin):
            if each.date() > LAST + 10 * DAY:
                break
            every.append(each.date() if whole_days else each)
        if not every or (not whole_days and is_skipped(every[0], zone)):
            return
        excluded = self.random.sample(every[1:], min(len(every) - 1, self.random.randint(0, 3)))
        added = [] if whole_days else [every[0] + timedelta(days=3, minutes=35)]
        duration = DAY if whole_days else self.random.choice([3, 6, 12, 18]) * FIVE_MINUTES
        home = self.zone if whole_days else zone
        event_id = self.store.add_event(
            rule,
            every[0] if whole_days else instant(every[0], zone),
            duration=duration,
            zone=None if whole_days else zone.key,
            # The start is that of the rule, which counts from it.
            repeat_rule=rule,
            excluded_dates=excluded,
            added_dates=added,
            transparent=False,
            allow_conflicts=True,
        )
        left = sorted({*every, *added} - set(excluded))
        if len(left) > 3 and self.random.random() < 0.4:
            changed = self.random.choice(left[1:])
            left.remove(changed)
            start = self.day() if whole_days else instant(self.local(), self.zone)
            changed_id = self.store.update_event(
                event_id,
                occurrence=changed,
                scope=Scope.THIS,
                start=start,
                allow_conflicts=True,
            )
            self.spans.append(self.span(changed_id, start, duration, self.zone))
        for local in left:
            start = local if whole_days else instant(local, zone)
            span = self.span(event_id, start, duration, home)
            self.spans.append(Span(**{**vars(span), "occurrence": local}))

    def add_tasks(self) -> None:
        inputs = []
        for number in range(200):
            due = self.day() if number % 2 else instant(self.local(), self.zone)
            inputs.append(TaskInput(f"T{number}", due=due))
        for task_id, task in zip(self.store.add_many(inputs), inputs):
            self.add_due(task_id, task.due)
        for number in range(10):
            due = datetime.combine(self.day(), time(18, 5 * number))
            task_id = self.store.add(
                f"R{number}", due=instant(due, self.zone), repeat_rule="FREQ=WEEKLY"
            )
            while due.date() <= LAST:
                self.add_due(task_id, instant(due, self.zone), due)
                due += 7 * DAY

    def add_due(self, task_id: int, due: date | None, local: date | None = None) -> None:
        assert due is not None
        if isinstance(due, datetime):
            self.spans.append(Span(due, due, Entity.TASK, task_id, local))
            return
        start, end = instant(due, self.zone), instant(due + DAY, self.zone)
        self.spans.append(Span(start, end, Entity.TASK, task_id, is_all_day=True))

    def span(
        self,
        event_id: int,
        start: date,
        duration: timedelta,
        zone: ZoneInfo,
        transparent: bool = False,
    ) -> Span:
        if isinstance(start, datetime):
            end = start + duration
            return Span(start, end, Entity.EVENT, event_id, is_transparent=transparent)
        begins, ends = instant(start, zone), instant(start + duration, zone)
        return Span(begins, ends, Entity.EVENT, event_id, None, True, transparent)

    def day(self) -> date:
        if self.random.random() < 0.05:
            return self.random.choice(MIDDLES) + self.random.randint(-2, 2) * DAY
        return FIRST + self.random.randrange((LAST - FIRST).days) * DAY

    def local(self) -> datetime:
        """Often in the hours in which clocks change, or before midnight."""
        night = [(1, 30), (2, 0), (2, 15), (2, 30), (3, 0), (23, 30), (0, 0)]
        noon = (self.random.randint(7, 18), 5 * self.random.randrange(12))
        return datetime.combine(
            self.day(), time(*self.random.choice([noon, noon, self.random.choice(night)]))
        )

    # --------------------------------------------------------------------------- the oracle

    def range(self) -> tuple[date, date]:
        first = self.random.choice(MIDDLES) - self.random.randint(1, 7) * DAY
        return first, first + self.random.randint(2, 14) * DAY

    def taken(self, start: datetime, end: datetime) -> list[Span]:
        return [
            span
            for span in self.spans
            if span.entity is Entity.EVENT and not span.is_transparent and span.overlaps(start, end)
        ]

    def entries(self, first: date, last: date) -> list[tuple[date, bool, Span]]:
        entries = [
            (day, not span.is_all_day, span)
            for span in self.spans
            for day in span.days(self.zone)
            if first <= day <= last
        ]
        return sorted(
            entries,
            key=lambda entry: (
                *entry[:2],
                entry[2].start,
                entry[2].entity is Entity.TASK,
                entry[2].id,
            ),
        )

    def free(self, work: Work, start: datetime, end: datetime) -> Iterator[FreeSlot]:
        """Looks at each five minutes of each day of work."""
        taken = self.taken(start, end)
        for opens, closes in work.times(start, end):
            at = opens
            while at < closes:
                begins = at
                while at < closes and not any(
                    span.overlaps(at, at + FIVE_MINUTES) for span in taken
                ):
                    at += FIVE_MINUTES
                while work.step and begins.astimezone(work.zone).minute % work.step:
                    begins += FIVE_MINUTES
                if at - begins >= work.duration:
                    yield begins, at
                at += FIVE_MINUTES


FreeSlot = tuple[datetime, datetime]


@dataclass
class Work:
    """What is looked for, and when there is time for it."""

    duration: timedelta
    hours: tuple[time, time] | None
    weekdays: list[int]
    step: int
    """In minutes."""
    zone: ZoneInfo

    def times(self, start: datetime, end: datetime) -> Iterator[FreeSlot]:
        if self.hours is None:
            yield start, end
            return
        day = start.astimezone(self.zone).date() - DAY
        while instant(day, self.zone) < end:
            if day.isoweekday() in self.weekdays:
                opens, closes = [
                    instant(datetime.combine(day, clock), self.zone) for clock in self.hours
                ]
                yield max(opens, start), min(closes, end)
            day += DAY


def some_work(calendar: Calendar) -> Work:
    choose = calendar.random.choice
    hours = choose(
        [None, (time(9), time(17)), (time(0), time(4)), (time(2, 30), time(22)), (time(1), time(2))]
    )
    weekdays = sorted(calendar.random.sample(range(1, 8), calendar.random.randint(2, 7)))
    zone = choose([calendar.zone, ZoneInfo(choose(ZONES))])
    duration, step = choose([1, 3, 6, 12, 36]) * FIVE_MINUTES, choose([0, 0, 15, 30])
    return Work(duration, hours, weekdays, step, zone)


def is_skipped(local: date, zone: ZoneInfo) -> bool:
    return instant(local, zone).astimezone(zone).replace(tzinfo=None) != local


@pytest.fixture(scope="module", params=HOME_ZONES)
def calendar(request: pytest.FixtureRequest) -> Iterator[Calendar]:
    zone = ZoneInfo(request.param)
    with Store(":memory:", time_zone=zone.key, clock=FixedClock()) as store:
        filled = Calendar(store, zone, random_numbers(1, zone.key))
        filled.fill()
        assert len(store.events()) >= SINGLE_COUNT + SERIES_COUNT * 0.9
        yield filled


def test_occurrences_agree(calendar: Calendar) -> None:
    every: dict[int, list[Span]] = {}
    for span in calendar.spans:
        if span.entity is Entity.EVENT and span.occurrence is not None:
            every.setdefault(span.id, []).append(span)
    assert len(every) > 80
    for event_id, spans in every.items():
        found = calendar.store.event_occurrences(event_id, before=LAST)
        expected = sorted(
            (span.start, span.occurrence)
            for span in spans
            if span.start < instant(LAST, calendar.zone)
        )
        assert [(each.start, each.local) for each in found] == expected


def test_conflicts_agree(calendar: Calendar) -> None:
    assert check_conflicts(calendar, ranges=40) > 300


def check_conflicts(calendar: Calendar, ranges: int) -> int:
    count = 0
    for _ in range(ranges):
        start, end = [instant(day, calendar.zone) for day in calendar.range()]
        found = calendar.store.conflicts(start, end, limit=100_000)
        pairs = Counter(
            frozenset(
                (side.event_id, side.start, side.end) for side in (conflict.event, conflict.other)
            )
            for conflict in found
        )
        expected = Counter(
            frozenset((span.id, span.start, span.end) for span in (a, b))
            for a, b in combinations(calendar.taken(start, end), 2)
            if a.overlaps(max(b.start, start), min(b.end, end))
        )
        assert pairs == expected
        later = [max(each.event.start, each.other.start) for each in found]
        assert later == sorted(later)
        assert list(calendar.store.conflicts(start, end, limit=3)) == found[:3]
        count += len(found)
    return count


def test_free_time_agrees(calendar: Calendar) -> None:
    assert check_free_time(calendar, ranges=80) > 200


def check_free_time(calendar: Calendar, ranges: int) -> int:
    count = 0
    for _ in range(ranges):
        start, end = [instant(day, calendar.zone) for day in calendar.range()]
        start += calendar.random.randrange(200) * FIVE_MINUTES
        work = some_work(calendar)
        limit = calendar.random.choice([1, 5, 1_000, 1_000])
        found = calendar.store.free_time(
            work.duration,
            start,
            end,
            hours=work.hours,
            weekdays=work.weekdays if work.hours else (),
            step=timedelta(minutes=work.step) if work.step else None,
            zone=work.zone.key,
            limit=limit,
        )
        expected = list(calendar.free(work, start, end))[:limit]
        assert [(slot.start, slot.end) for slot in found] == expected, (work, start, end)
        count += len(found)
    return count


def test_a_slot_that_is_free_can_be_taken_and_one_that_is_not_cannot(calendar: Calendar) -> None:
    taken = 0
    for _ in range(40):
        start = instant(calendar.local(), calendar.zone)
        duration = calendar.random.choice([1, 6, 12]) * FIVE_MINUTES
        fits = calendar.store.free_time(duration, start, start + duration)
        hits = calendar.taken(start, start + duration)
        assert bool(fits) == (not hits)
        taken += bool(hits)
    assert 0 < taken < 40


def test_what_is_refused_agrees(calendar: Calendar) -> None:
    refused = 0
    for number in range(80):
        start = datetime.combine(calendar.day() - 60 * DAY, calendar.local().time())
        if is_skipped(start, calendar.zone):
            continue
        count = calendar.random.choice([1, 1, 2, 5])
        duration = calendar.random.choice([1, 3, 12]) * FIVE_MINUTES
        times = [instant(start + index * 7 * DAY, calendar.zone) for index in range(count)]
        expected = {
            (begins, span.id, span.start)
            for begins in times
            # What is over of a series does not count.
            if count == 1 or begins + duration > NOW
            for span in calendar.taken(begins, begins + duration)
        }
        try:
            calendar.store.add_event(
                f"N{number}",
                times[0],
                duration=duration,
                repeat_rule=f"FREQ=WEEKLY;COUNT={count}" if count > 1 else None,
            )
            assert not expected
            calendar.store.undo()
        except OverlapError as error:
            refused += 1
            hits = {
                (hit.event.start, hit.other.event_id, hit.other.start) for hit in error.conflicts
            }
            assert hits == expected
    assert 10 < refused < 70


def test_the_agenda_agrees(calendar: Calendar) -> None:
    check_agenda(calendar, ranges=25)


def check_agenda(calendar: Calendar, ranges: int) -> None:
    for _ in range(ranges):
        first, last = calendar.range()
        page_size = calendar.random.choice([1, 7, 50, 1_000])
        found = list(calendar.store.agenda(first, last, page_size=page_size))
        expected = calendar.entries(first, last)
        assert [(each.day, each.entity, each.id, each.start, each.end) for each in found] == [
            (day, span.entity, span.id, span.start, span.end) for day, _, span in expected
        ]
        for entry, (day, _, span) in zip(found, expected):
            days = list(span.days(calendar.zone))
            assert entry.is_all_day == span.is_all_day
            assert (entry.day_index, entry.day_count) == (days.index(day), len(days))
            if span.occurrence is not None:
                assert entry.occurrence == span.occurrence
        alone = calendar.store.agenda(first, last, contents=AgendaContents.EVENTS)
        assert list(alone) == [each for each in found if each.entity is Entity.EVENT]


def test_months_agree(calendar: Calendar) -> None:
    for year, month in ((2025, 10), (2026, 2), (2026, 3), (2026, 4), (2026, 11)):
        days = calendar.store.month(year, month, week_start=1)
        expected = Counter(
            day
            for day, _, span in calendar.entries(days[0].day, days[-1].day)
            if span.entity is Entity.EVENT
        )
        assert {day.day: day.event_count for day in days} == {
            day.day: expected[day.day] for day in days
        }


def test_they_agree_after_changes_and_after_undo(calendar: Calendar) -> None:
    before, numbers, steps = calendar.spans, calendar.random, 0
    ids = sorted({span.id for span in before if span.entity is Entity.EVENT})
    for event_id in numbers.sample(ids, 120):
        if event_id not in {span.id for span in calendar.spans if span.entity is Entity.EVENT}:
            continue  # it went with its series
        event = calendar.store.get_event(event_id)
        if event.repeat_rule or numbers.random() < 0.3:
            gone = {event_id, *[each.id for each in calendar.store.events(series_id=event_id)]}
            calendar.store.delete_events(event_id)
            moved = []
        else:
            gone = {event_id}
            start = instant(calendar.local(), calendar.zone)
            duration = timedelta(minutes=5 * numbers.randint(1, 40))
            calendar.store.update_event(
                event_id, start=start, duration=duration, allow_conflicts=True
            )
            moved = [
                calendar.span(event_id, start, duration, calendar.zone, bool(event.transparent))
            ]
        calendar.spans = [
            span
            for span in calendar.spans
            if span.entity is not Entity.EVENT or span.id not in gone
        ] + moved
        steps += 1
    check_all(calendar)
    changed = calendar.spans
    for _ in range(steps):
        calendar.store.undo()
    calendar.spans = before
    check_all(calendar)
    for _ in range(steps):
        calendar.store.redo()
    calendar.spans = changed
    check_all(calendar)


def check_all(calendar: Calendar) -> None:
    check_conflicts(calendar, ranges=15)
    check_free_time(calendar, ranges=15)
    check_agenda(calendar, ranges=8)
