"""Makes reports of stores, by the C API."""

from __future__ import annotations

import os
import random
from ctypes import byref
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Final

from taskcore import Appearance, Priority, Slot, Store
from taskcore._generated import prototypes as c
from taskcore._generated.values import to_packed
from taskcore._low_level.library import library
from taskcore._low_level.values import OwnText

NOW: Final = datetime(2026, 3, 12, 18, 30, tzinfo=timezone.utc)

HOSTILE: Final = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror='alert(2)'>",
    "</title></style></table>]]><!-- & -->",
    "&lt;b&gt; &amp; &#39;",
    "Überraschung 🎉👨‍👩‍👧‍👦 für alle",
    "שלום עולם – مرحبا بالعالم (12)",
    "\u202eesrever",
    "Donaudampfschifffahrtsgesellschaftskapitänsmütze" * 6,
    "javascript:alert(3) https://example.org/?a=1&b=2",
]


class Clock:
    """Shows the time that it is set to."""

    def __init__(self, now: datetime = NOW) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now


ReportOptions = c.taskcore_report_options
AUTOMATIC, LIGHT, DARK = Appearance


def options(
    *,
    first: date | None = None,
    last: date | None = None,
    week_start: int | None = None,
    appearance: int = AUTOMATIC,
    title: str | None = None,
) -> ReportOptions:
    made = c.TASKCORE_REPORT_OPTIONS_INIT()
    made.appearance = appearance
    if first:
        made.fields |= c.TASKCORE_REPORT_FIRST_DATE
        made.first_date = to_packed(first)
    if last:
        made.fields |= c.TASKCORE_REPORT_LAST_DATE
        made.last_date = to_packed(last)
    if week_start is not None:
        made.fields |= c.TASKCORE_REPORT_WEEK_START
        made.week_start = week_start
    if title is not None:
        made.title = title.encode()
    return made


def html(store: Store, wanted: ReportOptions | None = None) -> str:
    page = OwnText()
    store._call(library.taskcore_report_html, wanted and byref(wanted), byref(page.pointer))
    return page.take()


def write(store: Store, path: Path | str, wanted: ReportOptions | None = None) -> None:
    store._call(library.taskcore_report_html_file, wanted and byref(wanted), os.fsencode(path))


def empty_store() -> Store:
    return Store(":memory:", clock=Clock(), time_zone="Europe/Paris")


def busy_store(days: int = 120, seed: int = 5) -> Store:
    """Some months of work across a clock change, with projects, a morning and an evening."""
    numbers = random.Random(seed)
    clock = Clock(NOW - timedelta(days=days))
    store = Store(":memory:", clock=clock, time_zone="Europe/Paris")
    projects = ["Home", "Work", "Garden", "Choir", "Tax return"]
    verbs = ["Call", "Repair", "Write to", "Plan", "Order", "Clean", "Sort", "Book"]
    things = [
        "the plumber",
        "the bicycle",
        "Aunt Mary",
        "the trip",
        "seeds",
        "the kitchen",
        "papers",
        "a table",
    ]
    open_tasks: list[int] = []
    for day in range(days + 1):
        start = NOW.replace(hour=6, minute=0) - timedelta(days=days - day)
        for hour in sorted(numbers.sample(range(12), 5)):
            clock.now = min(start + timedelta(hours=hour, minutes=numbers.randrange(60)), NOW)
            today = clock.now.date()
            if numbers.random() < 0.62:
                due = today + timedelta(days=numbers.randrange(0, 9))
                open_tasks.append(
                    store.add(
                        f"{numbers.choice(verbs)} {numbers.choice(things)}",
                        project=numbers.choice([*projects, "Inbox"]),
                        priority=numbers.choice(list(Priority)),
                        tags=numbers.sample(["phone", "outside", "quick"], numbers.randrange(3)),
                        due=numbers.choice([due, due, None]),
                        slot=numbers.choice([Slot.MORNING, Slot.EVENING]),
                        favourite=numbers.random() < 0.1,
                    )
                )
            if open_tasks and numbers.random() < 0.58:
                index = numbers.randrange(min(len(open_tasks), 6))
                store.complete(open_tasks.pop(index))
    return store


def hostile_store() -> Store:
    """Every text that a user can write is one that would like to be something else."""
    clock = Clock(NOW - timedelta(days=3))
    store = Store(":memory:", clock=clock, time_zone="Europe/Paris")
    for day in range(4):
        clock.now = NOW - timedelta(days=3 - day, hours=4)
        for index, text in enumerate(HOSTILE):
            project = f"{day} {text}"[:190] if index % 2 else "Inbox"
            task = store.add(
                text,
                project=project,
                tags=[text[:90].replace(",", " ")] if day == 1 else [],
                due=clock.now.date() if index % 3 or day == 3 else None,
            )
            if day == 3 and index % 2 or day < 3 and index % 4:
                store.complete(task)
    clock.now = NOW
    return store
