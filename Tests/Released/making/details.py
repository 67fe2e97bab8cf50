"""What few tasks, events and sessions have."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from taskcore import (
    Colour,
    Entity,
    EventKind,
    Link,
    Participation,
    Reminded,
    Reminder,
    RepeatMode,
    Store,
    TaskField,
)

At = Callable[[int, int, int], None]


def lose_log(store: Store, at: At) -> None:
    """What is removed before the log is trimmed leaves a tombstone."""
    store.add("Postponed", due=date(2026, 1, 7))
    store.add("Postponed twice", due=datetime(2026, 1, 7, 9))
    store.delete_holidays(store.add_holiday(date(2026, 3, 1)))
    store.delete_filters(store.add_filter("Old", "@old"))
    at(5, 9, 0)
    store.trim_log(before=datetime(2026, 1, 5, 8, 30, tzinfo=UTC))


def add_details(store: Store, at: At) -> None:
    """Tasks with all dates there are, a session with a pause, an entry that runs, and other settings."""
    work = store.find_project("Work")
    store.update_project(work, icon="briefcase")
    section = store.sections(work)[0]
    store.update_filter(store.find_filter("Bank"), colour=Colour.BLUE)
    store.update_field(store.find_field("effort"), label="Effort")
    visit = store.add(
        "Visit the mill", project="Work", section_uid=section.uid, tags=["italy"],
        start=datetime(2026, 1, 15, 9), planned=datetime(2026, 1, 16, 9),
        until=datetime(2026, 1, 30, 18), due=date(2026, 1, 25), hourly_rate=55,
    )  # fmt: skip
    store.add(
        "Plan the year", planned=date(2026, 1, 20), until=date(2026, 2, 1), due=date(2026, 1, 31)
    )
    store.set_tag_colour("italy", Colour.GREEN)
    store.start(visit)
    stretch = store.add(
        "Stretch", repeat_rule="FREQ=DAILY;COUNT=9", repeat_mode=RepeatMode.AFTER_COMPLETION,
        due=date(2026, 1, 9),
    )  # fmt: skip
    walk = store.add("Walk", repeat_rule="FREQ=DAILY", due=date(2026, 1, 9))
    store.complete([stretch, walk])
    store.update(walk, due=date(2026, 1, 9))
    store.update_comment(store.comments()[0].id, text="The landlord moved to Metz.")
    late, later = (task.id for task in store.tasks() if task.title.startswith("Postponed"))
    store.update([late, later], due=date(2026, 2, 7))
    purged = store.add("Purged when done", due=date(2026, 1, 8))
    timed = store.add(
        "Purged when cancelled", due=datetime(2026, 1, 8, 9), repeat_rule="FREQ=DAILY"
    )
    store.complete(purged)
    store.cancel(timed, series=True)
    store.delete([purged, timed])
    store.purge([purged, timed])
    store.add("Forgotten")
    add_more_events(store, late)
    store.set_default_reminders(Reminded.EVENT, [Reminder.before_start(timedelta(minutes=5))])
    at(9, 9, 0)
    store.start_focus(visit, minutes=25)
    at(9, 9, 10)
    store.pause_focus()
    at(9, 9, 12)
    store.resume_focus()
    at(9, 9, 20)
    store.finish_focus()
    store.start_timer(visit, note="On the way")


def add_more_events(store: Store, task: int) -> None:
    """Events with all that one can have, in calendars of each kind."""
    store.add_calendar("Hidden", visible=False, blocking=False)
    store.update_calendar(store.add_calendar("Holidays"), read_only=True)
    course = store.add_event(
        "Course", datetime(2026, 1, 19, 18), duration=timedelta(hours=2), notes="Room is locked.",
        url="https://course.example", task_id=task, repeat_rule="FREQ=WEEKLY;COUNT=4",
        excluded_dates=[datetime(2026, 1, 26, 18)], added_dates=[datetime(2026, 1, 28, 18)],
        links=[Link("https://map.example", "Map")], project="Work", tags=["bags"], transparent=True,
        participation=Participation.TENTATIVE, attendees=["Me <me@example.org>"], kind=EventKind.MEETING,
    )  # fmt: skip
    store.add_event("Paid", date(2026, 1, 8), kind=EventKind.DEADLINE, done=True)
    store.add_comment(course, "Bring a pen.", entity=Entity.EVENT)


def fire_more(store: Store, at: At) -> None:
    """An alert of an occurrence whose time floats, put off for two days."""
    store.add(
        "Feed the cat", repeat_rule="FREQ=DAILY", due=datetime(2026, 1, 13, 11),
        reminders=[Reminder.before_due()], floating=TaskField.DUE,
    )  # fmt: skip
    at(13, 10, 1)
    (alert,) = store.poll_alerts()
    store.snooze(alert.id, for_=timedelta(days=2))


def forget(store: Store) -> None:
    """A task that the other device has is purged."""
    (task,) = (task.id for task in store.tasks() if task.title == "Forgotten")
    store.delete(task)
    store.purge(task)
