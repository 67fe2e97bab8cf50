"""Makes reports of stores, by the C API."""

from __future__ import annotations

import ctypes
import os
import random
from ctypes import POINTER, byref, c_char_p, c_int32, c_size_t, c_uint64, c_void_p
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any, Final

from taskcore import Priority, Slot, Store
from taskcore._calls import call
from taskcore._library import library

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


class ReportOptions(ctypes.Structure):
    """taskcore_report_options"""

    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("week_start", c_int32),
        ("appearance", c_int32),
        ("title", c_char_p),
    ]


FIRST_DATE, LAST_DATE, WEEK_START = 1, 2, 4
AUTOMATIC, LIGHT, DARK = 0, 1, 2

_html: Any = library.taskcore_report_html
_html.restype = c_int32
_html.argtypes = [c_void_p, POINTER(ReportOptions), POINTER(c_void_p)]
_file: Any = library.taskcore_report_html_file
_file.restype = c_int32
_file.argtypes = [c_void_p, POINTER(ReportOptions), c_char_p]


def packed(day: date) -> int:
    return day.year * 10_000 + day.month * 100 + day.day


def options(
    *, first: date | None = None, last: date | None = None, week_start: int | None = None,
    appearance: int = AUTOMATIC, title: str | None = None,
) -> ReportOptions:
    made = ReportOptions(ctypes.sizeof(ReportOptions), 0, 0, 0, 1, appearance, None)
    if first:
        made.fields |= FIRST_DATE
        made.first_date = packed(first)
    if last:
        made.fields |= LAST_DATE
        made.last_date = packed(last)
    if week_start is not None:
        made.fields |= WEEK_START
        made.week_start = week_start
    if title is not None:
        made.title = title.encode()
    return made


def html(store: Store, wanted: ReportOptions | None = None) -> str:
    text = c_void_p()
    with store._handle as handle:
        call(_html, handle, wanted and byref(wanted), byref(text))
    try:
        return ctypes.string_at(text.value or 0).decode()
    finally:
        library.taskcore_string_free(ctypes.cast(text, c_char_p))


def write(store: Store, path: Path | str, wanted: ReportOptions | None = None) -> None:
    with store._handle as handle:
        call(_file, handle, wanted and byref(wanted), os.fsencode(path))


def empty_store() -> Store:
    return Store(":memory:", clock=Clock(), time_zone="Europe/Paris")


def busy_store(days: int = 120, seed: int = 5) -> Store:
    """Some months of work across a clock change, with projects, a morning and an evening."""
    numbers = random.Random(seed)
    clock = Clock(NOW - timedelta(days=days))
    store = Store(":memory:", clock=clock, time_zone="Europe/Paris")
    projects = ["Home", "Work", "Garden", "Choir", "Tax return"]
    verbs = ["Call", "Repair", "Write to", "Plan", "Order", "Clean", "Sort", "Book"]
    things = ["the plumber", "the bicycle", "Aunt Mary", "the trip", "seeds", "the kitchen",
              "papers", "a table"]
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
                text, project=project, tags=[text[:90].replace(",", " ")] if day == 1 else [],
                due=clock.now.date() if index % 3 or day == 3 else None,
            )
            if day == 3 and index % 2 or day < 3 and index % 4:
                store.complete(task)
    clock.now = NOW
    return store
