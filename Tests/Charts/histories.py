"""Stores whose charts are drawn: from an empty one to a year of data."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime, timedelta, timezone

from taskcore import Durability, Priority, Store

TODAY = datetime(2026, 12, 24, 18, tzinfo=timezone.utc)

HOSTILE_NAMES = [
    "<script>alert(1)</script>",
    "\"&'",
    "]]><!-- & --><style>*{}</style>",
    "👩‍👩‍👧‍👦 Familie 🏡",
    "מטלות הבית שלי",
    "漢字のプロジェクト名",
    "a\u202eb",
    "long " * 39 + "name",
    *(f"Project {number}" for number in range(40)),
]


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = TODAY

    def __call__(self) -> datetime:
        return self.now


def empty(store: Store, clock: Clock) -> None:
    pass


def one_point(store: Store, clock: Clock) -> None:
    store.complete(store.add("Buy milk", priority=Priority.P1))


def all_zero(store: Store, clock: Clock) -> None:
    """Much to do, and nothing of it done."""
    for number in range(5):
        store.add(f"Task {number}", due=TODAY.date() - timedelta(days=number))


def a_year(store: Store, clock: Clock) -> None:
    chance = random.Random(1)
    projects = ["Home", "Garden", "Work", "Reading", "Travel"]
    for day in range(380, -1, -1):
        clock.now = TODAY - timedelta(days=day, hours=chance.randrange(8))
        ids = store.add_many(
            {
                "title": f"Task {number}",
                "project": chance.choice(projects),
                "priority": chance.choice(list(Priority)),
                "due": clock.now.date() + timedelta(days=chance.randrange(3)),
            }
            for number in range(chance.choice([0, 0, 1, 2, 3, 5, 8]) if day else 6)
        )
        if ids:
            store.complete(ids[1:] if chance.random() < 0.05 else ids)
    clock.now = TODAY
    store.add("Still open", due=TODAY.date())


def hostile_names(store: Store, clock: Clock) -> None:
    for number, name in enumerate(HOSTILE_NAMES):
        for _ in range(number % 4 + 1):
            store.complete(store.add("Do it", project=name, tags=["x"]))


HISTORIES: list[Callable[[Store, Clock], None]] = [
    empty,
    one_point,
    all_zero,
    a_year,
    hostile_names,
]


def new_store(fill: Callable[[Store, Clock], None]) -> Store:
    clock = Clock()
    store = Store(":memory:", time_zone="Europe/Berlin", clock=clock, durability=Durability.NORMAL)
    fill(store, clock)
    return store
