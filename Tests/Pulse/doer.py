"""Does things with a store, and writes them down."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date, datetime
from typing import Any

from day_figures import DAY
from days import EPOCH, MILLISECOND, Days
from journal import Due, Event, Task
from state import State
from taskcore import Store

MINUTE = 60_000
HOUR = 60 * MINUTE


class Clock:
    """Stands still until it is set."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return EPOCH + self.now * MILLISECOND


class Doer:
    """What every kind of doing stands on: the store, the journal and chance."""

    def __init__(self, store: Store, clock: Clock, days: Days, seed: str) -> None:
        self.store = store
        self.clock = clock
        self.days = days
        self.chance = random.Random(seed)
        self.journal: list[Event] = []
        self.state = State([], days)
        self.projects = {"Inbox": 1}
        self.tags = ["home", "desk", "phone", "errand"]
        self.undoable = 0
        """How many of the last steps may be undone."""

    def _record(self, action: str, *, is_undoable: bool = True, **values: object) -> None:
        event = Event(self.clock.now, action, values)
        self.journal.append(event)
        self.state.apply(event)
        self.undoable = self.undoable + 1 if is_undoable else 0

    def _any(self, is_meant: Callable[[Task], bool]) -> Task | None:
        meant = [task for task in self.state.tasks.values() if is_meant(task)]
        return self.chance.choice(meant) if meant else None

    def _moment(self, due: Due) -> date | datetime | None:
        """As the binding takes it."""
        return EPOCH + due * MILLISECOND if isinstance(due, int) else due

    def _due_of(self, id: int) -> Due:
        due = self.store.get(id).due
        return (due - EPOCH) // MILLISECOND if isinstance(due, datetime) else due

    def _some_due(self) -> Due:
        today = self.days.containing(self.clock.now)
        day = today + DAY * self.chance.choice([-3, -1, 0, 0, 0, 1, 1, 2, 3, 5, 7, 9, 30, 150])
        kind = self.chance.random()
        if kind < 0.2:
            return None
        if kind < 0.65:
            return day
        start, end = self.days.start(day), self.days.end(day)
        anywhere = self.chance.randrange(start, max(end, start + 1))
        return self.chance.choice([start, end - 1, end, *[anywhere] * 9])

    def _properties(self) -> dict[str, Any]:
        return {
            "priority": self.chance.choice([0, 1, 2, 2, 2, 3, 4]),
            "project": self.chance.choice(list(self.projects)),
            "tags": frozenset(self.chance.sample(self.tags, self.chance.choice([0, 0, 1, 2]))),
        }

    def _given(self, values: dict[str, Any]) -> dict[str, Any]:
        """Properties as the binding takes them."""
        given = dict(values)
        if "project" in given:
            given["project_id"] = self.projects[given.pop("project")]
        if "due" in given:
            given["due"] = self._moment(given["due"])
        return given
