"""Random events and tasks: in a store, and as icalendar writes them."""

from __future__ import annotations

import random
from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import recurring_ical_events
from icalendar import Alarm, Calendar, Component, Event, Todo, vDuration, vRecur

from reading import NOW, ZONES, Clock, instant
from taskcore import EventKind, Priority, Reminder, Scope, Store, TaskField

COUNT = 100
RULES = (
    "FREQ=DAILY;COUNT=6",
    "FREQ=DAILY;INTERVAL=3;UNTIL={until}",
    "FREQ=WEEKLY;BYDAY=MO,WE,FR",
    "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU;COUNT=9",
    "FREQ=MONTHLY;BYMONTHDAY=-1",
    "FREQ=MONTHLY;BYDAY=2TU,-1FR",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL={until}",
    "FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU",
    "FREQ=WEEKLY;INTERVAL=3",
)
# Of what has a start, too, a rule counts from there: here it moves along.
RULES_OF_SPANS = ("FREQ=DAILY;COUNT=5", "FREQ=WEEKLY;INTERVAL=2", "FREQ=DAILY;INTERVAL=9")
WORDS = ("bank", "Café", "a, b", "semi; colon", "back\\slash", "naïve 😀", "one\ntwo", "x" * 90)
KINDS = ("zone", "day", "floating", "utc")


class Chance(random.Random):
    """Values of events and tasks, of which the most are alike for both."""

    def moment(self, kind: str, day: date | None = None) -> date:
        day = day or NOW.date() + timedelta(days=self.randrange(2, 300))
        if kind == "day":
            return day
        naive = datetime.combine(day, time(self.randrange(24), self.choice((0, 15, 30, 45))))
        if kind == "floating":
            return naive
        return naive.replace(tzinfo=timezone.utc if kind == "utc" else ZoneInfo(self.choice(ZONES)))

    def rule(self, moment: date, rules: tuple[str, ...] = RULES) -> str:
        until = moment + timedelta(days=self.randrange(20, 90))
        if not isinstance(until, datetime):
            text = until.strftime("%Y%m%d")
        elif until.tzinfo is None:
            text = until.strftime("%Y%m%dT%H%M%S")
        else:
            text = until.astimezone(timezone.utc).strftime("%Y%m%dT%H%M%SZ")
        return self.choice(rules).format(until=text)

    def duration(self, kind: str) -> timedelta:
        if kind == "day":
            return timedelta(days=self.randint(1, 2))
        return timedelta(minutes=15 * self.randint(1, 20))

    def text(self) -> str:
        return " ".join(self.sample(WORDS, self.randint(1, 3)))

    def offsets(self) -> list[timedelta]:
        minutes = self.sample((0, 5, 30, 90, 24 * 60), self.choice((0, 0, 1, 2)))
        return [timedelta(minutes=each) for each in minutes]


def zone_of(moment: date) -> str | None:
    """The name of its zone, None where it has none."""
    if not isinstance(moment, datetime) or moment.tzinfo is None:
        return None
    return getattr(moment.tzinfo, "key", "UTC")


def local(moment: date) -> date:
    """What the clocks show."""
    return moment.replace(tzinfo=None) if isinstance(moment, datetime) else moment


def later(moment: date, days: int) -> date:
    """By the same clocks."""
    return moment + timedelta(days=days)


# -- What Taskcore is given


def snapped(store: Store, rule: str, start: date) -> date:
    """The first occurrence of a rule from there on."""
    zone = zone_of(start)
    first = store.expand_repeat(rule, local(start), zone=zone or "Europe/Paris", limit=1)[0].local
    if isinstance(first, datetime) and isinstance(start, datetime):
        return first.replace(tzinfo=start.tzinfo)
    return first


def fill_events(store: Store, chance: Chance) -> None:
    for number in range(COUNT):
        kind, title = KINDS[number % len(KINDS)], f"Event {number}"
        start, rule, added = chance.moment(kind), None, []
        if chance.random() < 0.6:
            rule = chance.rule(start)
            start = snapped(store, rule, start)
            if chance.random() < 0.3:
                added = [later(local(start), chance.randrange(100, 140))]
        series = store.add_event(
            title,
            start,
            duration=chance.duration(kind),
            zone=zone_of(start),
            floating=kind == "floating",
            kind=chance.choice(list(EventKind)),
            notes=chance.text(),
            location=chance.text().replace("\n", " "),
            tags=["work", "a, b"][: chance.randrange(3)],
            transparent=chance.random() < 0.2,
            repeat_rule=rule,
            added_dates=added,
            reminders=[Reminder.before_start(offset) for offset in chance.offsets()],
            allow_conflicts=True,
        )
        if rule:
            change_occurrences(store, series, title, chance)


def change_occurrences(store: Store, series: int, title: str, chance: Chance) -> None:
    """Some are left out, some are changed, and perhaps all go on in another way."""
    found = [each.local for each in store.event_occurrences(series, limit=8)]
    chosen = chance.sample(found[1:], min(len(found) - 1, chance.randrange(4)))
    for number, occurrence in enumerate(chosen):
        if chance.random() < 0.5:
            store.delete_occurrence(series, occurrence)
            continue
        moved = {} if chance.random() < 0.5 else {"start": later(occurrence, 1)}
        store.update_event(
            series,
            occurrence=occurrence,
            scope=Scope.THIS,
            title=f"{title}, changed {number}",
            allow_conflicts=True,
            **moved,  # type: ignore[arg-type]
        )


def fill_tasks(store: Store, clock: Clock, chance: Chance) -> None:
    for number in range(COUNT):
        kind, title = KINDS[number % len(KINDS)], f"Task {number}"
        due: date | None = chance.moment(kind)
        start: date | None = None
        rule, added = None, []
        assert due
        if chance.random() < 0.3:
            start = later(due, -chance.randint(1, 9))
        if chance.random() < 0.5:
            rule = chance.rule(due, RULES_OF_SPANS if start else RULES)
            span = due - start if start else None
            due = snapped(store, rule, due)
            start = due - span if span else None
            if start is None and chance.random() < 0.3:
                added = [later(local(due), chance.randrange(100, 140))]
        elif chance.random() < 0.2:
            due = None
        # Without a due, others take the start for it.
        reminders = [Reminder.before_due(offset) for offset in chance.offsets() if due]
        if start and chance.random() < 0.5:
            reminders.append(Reminder.after_start(timedelta(hours=1)))
        if not rule and chance.random() < 0.3:
            reminders.append(Reminder.at(NOW + timedelta(days=chance.randint(1, 40))))
        task = store.add(
            title,
            notes=chance.text(),
            tags=["bank", "two words", "a, b"][: chance.randrange(4)],
            priority=chance.choice(list(Priority)),
            due=due,
            start=start,
            zone=zone_of(due) if due and rule else None,
            floating=(TaskField.DUE | TaskField.START) if kind == "floating" else None,
            repeat_rule=rule,
            added_dates=added,
            reminders=reminders,
        )
        if rule:
            for _ in range(chance.randrange(3)):
                clock.now = max(clock.now, NOW + timedelta(seconds=number))
                if store.get(task).status == 1:
                    chance.choice([store.complete, store.skip_occurrence])(task)
        elif chance.random() < 0.4:
            chance.choice([store.complete, store.cancel, store.start])(task)
    clock.now = NOW


# -- What icalendar writes


def alarm(chance: Chance, offset: timedelta, *, of_end: bool = False) -> Alarm:
    made = Alarm()
    made.add("action", chance.choice(("DISPLAY", "AUDIO")))
    made.add("description", "Now")
    parameters = {"RELATED": "END"} if of_end else {}
    made.add("trigger", vDuration(-offset), parameters=parameters)
    return made


def add_common(component: Component, uid: str, title: str, chance: Chance) -> None:
    component.add("uid", uid)
    component.add("dtstamp", NOW)
    component.add("created", NOW - timedelta(days=20))
    component.add("last-modified", NOW - timedelta(days=10))
    component.add("summary", title)
    component.add("description", chance.text())
    if chance.random() < 0.4:
        component.add("categories", ["work", "a, b"][: chance.randint(1, 2)])


def starts(component: Component) -> list[date]:
    """The first occurrences of a component by itself."""
    calendar = Calendar()
    calendar.add_component(component)
    kind = component.name
    assert kind
    query = recurring_ical_events.of(calendar, components=[kind])
    found: list[date] = []
    for occurrence in query.after(NOW - timedelta(days=3)):
        found.append(occurrence["DTSTART" if "DTSTART" in component else "DUE"].dt)
        if len(found) == 8:
            break
    return found


def their_start(chance: Chance, kind: str, share: float) -> tuple[date, str]:
    """A start, and for a share of them a rule that gives it: what a series does otherwise, RFC 5545 leaves open."""
    start = chance.moment(kind)
    if chance.random() >= share:
        return start, ""
    rule = chance.rule(start)
    with Store(":memory:", time_zone="Europe/Paris") as store:
        return snapped(store, rule, start), rule


def their_events(chance: Chance) -> list[Component]:
    components: list[Component] = []
    for number in range(COUNT):
        kind, title, uid = KINDS[number % len(KINDS)], f"Event {number}", f"event-{number}"
        start, rule = their_start(chance, kind, 0.6)
        event = Event()
        add_common(event, uid, title, chance)
        event.add("dtstart", start)
        length = chance.duration(kind)
        if chance.random() < 0.5:
            event.add("duration", length)
        else:
            event.add("dtend", instant_end(start, length))
        if chance.random() < 0.3:
            event.add("location", chance.text())
        if chance.random() < 0.1:
            event.add("status", "CANCELLED")
        if rule:
            event.add("rrule", vRecur.from_ical(rule))
            if chance.random() < 0.3:
                event.add("rdate", later(start, chance.randrange(100, 140)))
        for offset in chance.offsets():
            event.add_component(alarm(chance, offset, of_end=chance.random() < 0.3))
        overrides = []
        found = starts(event)[1:] if rule else []
        for each, occurrence in enumerate(chance.sample(found, min(len(found), 3))):
            if chance.random() < 0.4:
                event.add("exdate", occurrence)
                continue
            override = Event()
            add_common(override, uid, f"{title}, changed {each}", chance)
            override.add("recurrence-id", occurrence)
            override.add("dtstart", later(occurrence, chance.choice((0, 1))))
            override.add("duration", length)
            if chance.random() < 0.3:
                override.add("status", "CANCELLED")
            overrides.append(override)
        # An override may come before its series.
        components += [*overrides, event] if chance.random() < 0.3 else [event, *overrides]
    return components


def instant_end(start: date, length: timedelta) -> date:
    """The end after that time; across a change of the clocks it is not what the clocks add up to."""
    if isinstance(start, datetime) and start.tzinfo is not None:
        return (start.astimezone(timezone.utc) + length).astimezone(start.tzinfo)
    return start + length


def their_tasks(chance: Chance) -> tuple[list[Component], set[tuple[str, datetime]]]:
    """The tasks, and the dues of those occurrences that are completed."""
    components: list[Component] = []
    completed: set[tuple[str, datetime]] = set()
    for number in range(COUNT):
        kind, title, uid = KINDS[number % len(KINDS)], f"Task {number}", f"task-{number}"
        due, rule = their_start(chance, kind, 0.5)
        todo = Todo()
        add_common(todo, uid, title, chance)
        if rule or chance.random() < 0.9:
            # Without a start, icalendar counts a series from nothing.
            if rule:
                todo.add("dtstart", due)
            todo.add("due", due)
        todo.add("priority", chance.choice((0, 1, 3, 5, 7)))
        if rule:
            todo.add("rrule", vRecur.from_ical(rule))
            found = starts(todo)
            for occurrence in chance.sample(found[:4], min(len(found[:4]), chance.randrange(3))):
                over = Todo()
                over.add("uid", uid)
                over.add("dtstamp", NOW)
                over.add("summary", title)
                over.add("description", todo["description"])
                over.add("recurrence-id", occurrence)
                over.add("dtstart", occurrence)
                over.add("due", occurrence)
                over.add("status", "COMPLETED")
                over.add("completed", NOW - timedelta(days=1, seconds=number))
                completed.add((title, instant(occurrence)))
                components.append(over)
            if found[4:] and chance.random() < 0.3:
                todo.add("exdate", chance.choice(found[4:]))
        else:
            state = chance.choice(("NEEDS-ACTION", "IN-PROCESS", "COMPLETED", "CANCELLED"))
            todo.add("status", state)
            if state == "COMPLETED":
                todo.add("completed", NOW - timedelta(days=2))
        if "DUE" in todo:
            for offset in chance.offsets():
                todo.add_component(alarm(chance, offset, of_end=True))
        components.append(todo)
    return components, completed


def calendar_of(components: list[Component]) -> Calendar:
    calendar = Calendar()
    calendar.add("prodid", "-//icalendar//test//EN")
    calendar.add("version", "2.0")
    for component in components:
        calendar.add_component(component)
    calendar.add_missing_timezones()
    return calendar
