"""Some years of somebody's tasks, done in a real store, and written down in a journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

import library
from day_figures import DAY
from days import Days
from doer import HOUR, MINUTE, Clock
from journal import Event
from other_deeds import OtherDeeds
from scenes import Scenes
from state import State
from taskcore import Store


class History(Scenes, OtherDeeds):
    """Lives through days one by one. What it does is chosen by the seed alone."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        days: Days,
        first: date,
        last: date,
        seed: str,
        pace: float,
    ) -> None:
        """With a pace of 1, some four things are done on a day."""
        super().__init__(store, clock, days, seed)
        self.first = first
        self.last = last
        self.pace = pace
        self.scenes = first + (last - first) // 3
        self.rules = {}
        for name in ("Work", "Garden", "Étude"):
            self._add_project(name)
        self.weights: dict[Callable[[], None], float] = {
            self._add: 24,
            self._add_subtask: 4,
            self._add_repeating: 1,
            self._complete: 24,
            self._complete_repeating: 8,
            self._reopen: 4,
            self._delete: 5,
            self._restore: 1.5,
            self._purge: 2.5,
            self._reschedule: 7,
            self._edit: 6,
            self._skip: 2,
            self._split: 1,
            self._retag: 0.4,
            self._holiday: 1,
            self._focus: 6,
            self._undo: 2,
        }

    # ------------------------------------------------------------------------------ time

    def play(self) -> Iterator[date]:
        """Does what happens on each day, and gives the day."""
        changes = {self.days.containing(at): at for at in self.days.changes(self.first, self.last)}
        day = self.first
        while day <= self.last:
            if self.days.start(day) == self.days.end(day):
                self._add(due=day)  # There is no such day, but one may be due on it.
            for at, is_special in self._instants(day, changes.get(day)):
                if at > self.clock.now:
                    self.clock.now = at
                    self._act(is_special)
            self._turn_points(day)
            self.play_scene((day - self.scenes).days, day)
            yield day
            day += DAY

    def _instants(self, day: date, change: int | None) -> list[tuple[int, bool]]:
        """At any hour of a day, at its ends, and where the clocks change."""
        start, end = self.days.start(day), self.days.end(day)
        if start == end:
            return []
        number = (day - self.first).days
        # Busy and idle months take turns, and there are weeks without anything.
        is_idle = number % 173 in range(40, 52)
        is_diligent = number < 10 or number // 61 % 3 == 2
        count = 0 if is_idle else self._some((1.5 + 2.5 * (number // 61 % 3)) * self.pace)
        chosen = {self.chance.randrange(start, end): False for _ in range(count)}
        for edge in (start, end - 10 * MINUTE, end - 1):
            if not is_idle and self.chance.random() < 0.05:
                chosen[edge] = True
        if is_diligent and not is_idle:
            chosen[self.chance.randrange(start, end)] = True
        if change is not None:
            offsets = (-HOUR, -HOUR // 2, -1, 0, 1, HOUR // 4, HOUR // 2, HOUR)
            chosen |= {change + offset: True for offset in offsets}
        return sorted(chosen.items())

    def _some(self, mean: float) -> int:
        return round(self.chance.expovariate(1 / mean))

    def _turn_points(self, day: date) -> None:
        """The settings of the pulse change a few times in a life."""
        number, length = (day - self.first).days, (self.last - self.first).days
        changes: dict[int, dict[str, Any]] = {
            length // 4: {"daily_goal": 2, "ignored_weekdays": frozenset({6, 7})},
            length // 2: {"points": (10, 6, 3, 1, 0), "weekly_goal": 12},
            length * 3 // 4: {"daily_goal": 1, "ignored_weekdays": frozenset({3})},
            length * 5 // 6: {"points": (7, 5, 3, 2, 1)},
        }
        if number in changes:
            self.clock.now += 1
            library.set_pulse_settings(self.store, **changes[number])
            self._record("set", **changes[number])

    # ------------------------------------------------------------------------ what is done

    def _act(self, is_special: bool) -> None:
        if is_special and self.chance.random() < 0.6:
            self.chance.choice([self._complete, self._complete, self._reschedule, self._focus])()
        else:
            weights = dict(self.weights)
            if self.clock.now // (24 * HOUR) // 45 % 2:
                # A time to get things done.
                weights[self._add], weights[self._complete] = 12, 36
            (action,) = self.chance.choices(list(weights), list(weights.values()))
            action()

    # --------------------------------------------------------------------- undo and redo

    def _undo(self) -> None:
        """Takes a few steps back, and does some of them again."""
        steps = self.chance.randrange(min(self.undoable, 3) + 1)
        again = self.chance.randrange(steps + 1)
        for action, count in (("undo", steps), ("redo", again)):
            for _ in range(count):
                getattr(self.store, action)()
                self.journal.append(Event(self.clock.now, action))
        if steps:
            self.state = State(self.journal, self.days)
            self.undoable = 0
