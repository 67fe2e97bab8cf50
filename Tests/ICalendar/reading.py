"""What two readers find in the same calendar: Python's icalendar, and Taskcore."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import recurring_ical_events
from icalendar import Alarms, Calendar, Component

from taskcore import AgendaContents, Status, Store

PARIS = ZoneInfo("Europe/Paris")
NOW = datetime(2027, 1, 4, 9, tzinfo=timezone.utc)
ZONES = ("Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Asia/Tokyo")
FIRST, LAST = date(2027, 1, 1), date(2027, 12, 31)
# Reminders are followed for so long: each is a call.
REMINDED = NOW + timedelta(days=60)

Span = tuple[str, datetime, datetime]
Alarm = tuple[str, datetime]


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


def instant(moment: date) -> datetime:
    """In UTC; a date, and a time that floats, are those of Paris."""
    if not isinstance(moment, datetime):
        moment = datetime.combine(moment, time())
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=PARIS)
    return moment.astimezone(timezone.utc)


def is_within(moment: datetime) -> bool:
    return instant(FIRST) <= moment < instant(LAST)


def is_exact(span: Span) -> bool:
    """Whether no clock was changed meanwhile: an hour after 1:30 may be at 2:30 or at 3:30, as one counts."""
    _, start, end = span
    zones = map(ZoneInfo, ZONES)
    return all(
        start.astimezone(zone).utcoffset() == end.astimezone(zone).utcoffset() for zone in zones
    )


@dataclass
class Found:
    """What one of them finds."""

    events: set[Span]
    """All occurrences, with their titles."""
    dues: set[Alarm]
    """Of the open tasks."""
    event_alarms: set[Alarm]
    task_alarms: set[Alarm]
    """Of the present occurrences."""
    tasks: dict[str, tuple[object, ...]]
    """What each says, by its title."""
    hidden: frozenset[str] = frozenset()
    """Tasks that have not started, which an agenda leaves out."""

    def differences(self, other: Found) -> dict[str, object]:
        """What each of two readers has alone, the first and the second."""
        differing: dict[str, object] = {}
        hidden = self.hidden | other.hidden
        for each in (self, other):
            each.dues = {due for due in each.dues if due[0] not in hidden}
        for name in ("events", "dues", "event_alarms", "task_alarms"):
            ours, theirs = getattr(self, name), getattr(other, name)
            if ours != theirs:
                differing[name] = (sorted(ours - theirs)[:8], sorted(theirs - ours)[:8])
        for title in self.tasks.keys() | other.tasks.keys():
            if self.tasks.get(title) != other.tasks.get(title):
                differing[title] = (self.tasks.get(title), other.tasks.get(title))
        return differing


# -- icalendar


def without_errors(text: str) -> Calendar:
    """The calendar, of which each line was understood."""
    calendar = Calendar.from_ical(text)
    assert isinstance(calendar, Calendar)
    for component in calendar.walk():
        assert not component.errors, (component.name, component.errors)
    return calendar


def zone_faults(text: str) -> list[str]:
    """Zones that are named and not defined, or defined twice."""
    unfolded = re.sub(r"\r\n[ \t]", "", text)
    defined = re.findall(r"^TZID:(.*)\r$", unfolded, re.MULTILINE)
    named = set(re.findall(r";TZID=\"?([^\";:]+)", unfolded))
    return [f"not defined: {zone}" for zone in sorted(named - set(defined))] + [
        f"defined {defined.count(zone)} times: {zone}"
        for zone in sorted(set(defined))
        if defined.count(zone) > 1
    ]


def expanded(calendar: Calendar, kind: str) -> Iterator[Component]:
    """Each occurrence, of a year and some days around it."""
    query = recurring_ical_events.of(calendar, components=[kind])
    margin = timedelta(days=4)
    yield from query.between(instant(FIRST) - margin, instant(LAST) + margin)


def alarms_of(component: Component) -> Iterator[Alarm]:
    if "DTSTART" not in component:
        # It does not ask for the alarms of a task without a start, which are of its due.
        component = component.copy(recursive=True)
        component.add("dtstart", component["DUE"].dt if "DUE" in component else NOW)
    # Of a zone that it is told, it cannot say what a date with whole days before it is.
    alarms = Alarms(component)
    for alarm in alarms.times:
        at = instant(alarm.trigger)
        if NOW < at <= REMINDED:
            yield str(component["SUMMARY"]), at


def is_open(component: Component) -> bool:
    return component.get("STATUS", "NEEDS-ACTION") in ("NEEDS-ACTION", "IN-PROCESS")


def said(todo: Component) -> tuple[object, ...]:
    """What a task says, in the words of both."""
    tags = todo.get("CATEGORIES")
    completed = todo.get("COMPLETED")
    return (
        str(todo.get("DESCRIPTION", "")),
        tuple(sorted(str(tag) for tag in tags.cats)) if tags else (),
        int(todo.get("PRIORITY", 0)),
        str(todo.get("STATUS", "NEEDS-ACTION")),
        instant(completed.dt) if completed else None,
        *(instant(todo[name].dt) if name in todo else None for name in ("DTSTART", "DUE")),
    )


def first_left(calendar: Calendar, over: frozenset[Alarm]) -> list[Component]:
    """Of each task that repeats, the first occurrence that is not over."""
    repeating = {str(todo["UID"]) for todo in calendar.walk("VTODO") if "RRULE" in todo}
    first: dict[str, Component] = {}
    for each in sorted(expanded(calendar, "VTODO"), key=lambda each: instant(each.end)):
        uid = str(each["UID"])
        if uid in repeating and (str(each["SUMMARY"]), instant(each.end)) not in over:
            first.setdefault(uid, each)
    return list(first.values())


def by_icalendar(calendar: Calendar, *, over: frozenset[Alarm] = frozenset()) -> Found:
    """Without the occurrences of tasks that are over."""
    events = list(expanded(calendar, "VEVENT"))
    spans = {(str(each["SUMMARY"]), instant(each.start), instant(each.end)) for each in events}
    dues = {
        (str(each["SUMMARY"]), instant(each.end))
        for each in expanded(calendar, "VTODO")
        if is_open(each) and ("DUE" in each or "DURATION" in each)
    }
    todos = [todo for todo in calendar.walk("VTODO") if "RECURRENCE-ID" not in todo]
    present = [todo for todo in todos if "RRULE" not in todo] + first_left(calendar, over)
    return Found(
        {span for span in spans if is_within(span[1]) and is_exact(span)},
        {due for due in dues if is_within(due[1])} - over,
        {alarm for event in events for alarm in alarms_of(event)},
        {alarm for todo in present if is_open(todo) for alarm in alarms_of(todo)},
        {str(todo["SUMMARY"]): said(todo) for todo in todos},
    )


# -- Taskcore

PRIORITIES = (1, 3, 5, 7, 0)
STATUSES = {
    Status.OPEN: "NEEDS-ACTION",
    Status.COMPLETED: "COMPLETED",
    Status.CANCELLED: "CANCELLED",
}


def by_taskcore(store: Store, clock: Clock) -> Found:
    """What the agenda lists, and what it reminds of while time passes; the clock goes on."""
    agenda = list(
        store.agenda(
            FIRST - timedelta(days=3), LAST, contents=AgendaContents.EVENTS, completed=True
        )
    )
    spans = {(entry.title, entry.start, entry.end) for entry in agenda}
    dues = {
        (entry.title, entry.start)
        for entry in store.agenda(FIRST, LAST, contents=AgendaContents.TASKS)
    }
    tasks: dict[str, tuple[object, ...]] = {}
    for task in store.tasks(
        status=Status.OPEN | Status.COMPLETED | Status.CANCELLED, hidden="both"
    ):
        completed = task.completed and task.completed.replace(microsecond=0)
        tasks[task.title] = (
            task.notes,
            tuple(sorted(task.tags)),
            PRIORITIES[task.priority],
            "IN-PROCESS" if task.started and task.status == Status.OPEN else STATUSES[task.status],
            completed,
            *(None if moment is None else instant(moment) for moment in (task.start, task.due)),
        )
    hidden = frozenset(task.title for task in store.tasks(hidden=True))
    task_titles = set(tasks)
    event_alarms: set[Alarm] = set()
    task_alarms: set[Alarm] = set()
    while (wakeup := store.next_wakeup()) is not None and wakeup <= REMINDED:
        clock.now = max(wakeup, clock.now)
        for alert in store.poll_alerts():
            if alert.at > NOW:
                kept = task_alarms if alert.title in task_titles else event_alarms
                kept.add((alert.title, alert.at))
    clock.now = NOW
    return Found(
        {span for span in spans if is_within(span[1]) and is_exact(span)},
        {due for due in dues if is_within(due[1])},
        event_alarms,
        task_alarms,
        tasks,
        hidden,
    )


def exported(store: Store, format: str = "icalendar") -> str:
    file = io.BytesIO()
    store.export_file(file, format)  # type: ignore[arg-type]
    return file.getvalue().decode()
