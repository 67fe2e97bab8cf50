"""Tasks, events and time, with something of every family."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from taskcore import (
    Entity,
    EventKind,
    FieldKind,
    Link,
    Priority,
    Reminder,
    RepeatMode,
    Scope,
    Slot,
    Store,
)

At = Callable[[int, int, int], None]


def organise(store: Store) -> None:
    work = store.add_project("Work", description="What is paid", colour=3)
    store.add_project("Client", parent_id=work, hourly_rate=80)
    store.add_project("Home")
    store.update_project(store.add_project("Old"), archived=True)
    for name in ("Next", "Waiting"):
        store.add_section(work, name)
    store.add_field("effort", FieldKind.NUMBER)
    store.add_field("place", FieldKind.CHOICE, choices=["desk", "garden"])
    store.add_field("visit", FieldKind.DATE, entity=Entity.EVENT)
    store.add_filter("Bank", "@bank")
    store.add_calendar("Family", colour=5)


def add_tasks(store: Store, at: At) -> None:
    rent = store.add(
        "Pay rent", project="Home", tags=["bank"], due=date(2026, 1, 31), priority=Priority.P0,
        reminders=[Reminder.before_due(timedelta(days=1))], notes="By transfer.\nNot late.",
        field_values={"effort": 3, "place": "desk"},
        links=[Link("https://bank.example", "The bank")],
    )  # fmt: skip
    call = store.add(
        "Call Ann", favourite=True, slot=Slot.EVENING, due=datetime(2026, 1, 14, 18, 30),
        reminders=[Reminder.before_due(timedelta(hours=2))], url="https://ann.example",
    )  # fmt: skip
    store.add("Send the draft", due=datetime(2026, 1, 14, 17),
              reminders=[Reminder.before_due(timedelta(hours=1))])  # fmt: skip
    trip = store.add("Trip to Rome", project="Work", start=date(2026, 2, 1), due=date(2026, 3, 1))
    tickets = store.add("Buy tickets", parent_id=trip, estimated_duration=timedelta(minutes=20))
    store.add("Pack “the bags”, all; of them", parent_id=trip, depends_on=[tickets],
              tags=["italy", "bags"])  # fmt: skip
    water = store.add(
        "Water the plants", repeat_rule="FREQ=WEEKLY", due=date(2026, 1, 9), project="Home"
    )
    gym = store.add(
        "Gym", repeat_rule="FREQ=DAILY;INTERVAL=2", repeat_mode=RepeatMode.AFTER_COMPLETION,
        due=datetime(2026, 1, 6, 7), zone="America/New_York",
    )  # fmt: skip
    store.add(
        "Standing meeting notes", repeat_rule="FREQ=MONTHLY;BYDAY=-1FR", due=date(2026, 1, 30),
        excluded_dates=[date(2026, 2, 27)], added_dates=[date(2026, 2, 26)],
    )  # fmt: skip
    report = store.add("Report", priority=Priority.P1, due=date(2026, 1, 8), project="Client")
    gone, purged = store.add("Thrown away", tags=["bags"]), store.add("Purged")
    store.add_comment(rent, "The landlord moved.")
    store.add_template("Trip", task_id=trip, anchor_date=date(2026, 3, 1))
    at(6, 9, 0)
    store.complete(gym)
    store.complete(store.add("Done at once", priority=Priority.P3, tags=["bank"]))
    store.cancel(store.add("Given up"))
    store.start(report)
    at(8, 20, 0)
    store.complete(report)
    store.start_focus(rent, minutes=25)
    at(8, 20, 15)
    store.finish_focus()
    store.add_time_entry(
        report, start=datetime(2026, 1, 8, 9, tzinfo=UTC), end=datetime(2026, 1, 8, 11, tzinfo=UTC),
        note="First draft", hourly_rate=90,
    )  # fmt: skip
    at(9, 8, 0)
    store.complete(water)
    store.skip_occurrence(water)
    store.update(call, due=datetime(2026, 1, 14, 19))
    store.delete([gone, purged])
    store.purge(purged)
    store.update_occurrence(water, title="Water the plants of Bob", due=date(2026, 1, 24))


def add_events(store: Store) -> None:
    family = store.find_calendar("Family")
    review = store.add_event(
        "Review", datetime(2026, 1, 16, 10), duration=timedelta(minutes=90), location="Room 4",
        attendees=["Ada <ada@example.org>"], repeat_rule="FREQ=WEEKLY;COUNT=5",
        reminders=[Reminder.before_start(timedelta(minutes=15))],
        field_values={"visit": date(2026, 1, 16)},
    )  # fmt: skip
    store.update_event(
        review, occurrence=datetime(2026, 1, 23, 10), scope=Scope.THIS, location="Room 5"
    )
    store.add_event("Birthday", date(2026, 2, 3), duration=timedelta(days=1), calendar_id=family)
    store.add_event("Tax return", datetime(2026, 1, 20, 23), kind=EventKind.DEADLINE)
    store.add_comment(review, "Bring the plans.", entity=Entity.EVENT)
    store.add_holiday(date(2026, 2, 1), date(2026, 2, 5))


def choose(store: Store) -> None:
    store.set_pulse_settings(daily_goal=5)
    store.set_focus_settings(work_minutes=30)
    store.set_default_hourly_rate(70)
    store.set_urgency_coefficients(due=10)


def undo_some(store: Store, at: At) -> None:
    """Alerts that fired, one of which was heard, and steps that can be undone and done again."""
    at(14, 17, 0)
    heard, _ = store.poll_alerts()
    store.acknowledge(heard.id)
    late = store.add("Was late", due=date(2026, 1, 7))
    store.update(late, due=date(2026, 1, 20))
    store.update(late, title="Never seen")
    store.undo()
    store.add("The last one")
