"""What the oracle says of single days."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from datetime import date, timedelta
from functools import lru_cache
from typing import Any

import numpy

from days import NEVER, Days
from journal import Completion
from state import State

Figures = dict[str, Any]

DAY = timedelta(1)


def each_day(first: date, last: date) -> Iterator[date]:
    while first <= last:
        yield first
        first += DAY


class DayFigures:
    """Each day is looked at by itself: of all tasks that ever were, which count for it?"""

    def __init__(self, state: State, now: int, project: str | None = None) -> None:
        self.state = state
        self.days: Days = state.days
        self.settings = state.settings
        self.now = now
        self.today = self.days.containing(now)

        def is_meant(each: Any) -> bool:
            return project is None or each.project == project

        self.completions = [each for each in state.completions if is_meant(each)]
        self.rows = [each for each in state.tasks.values() if is_meant(each)]
        self.purged = [each for each in state.purged if is_meant(each)]
        self.postponements = [each for each in state.postponements if is_meant(each)]
        self.sessions = [each for each in state.sessions if is_meant(each)]

        self.completions_of: dict[date, list[Completion]] = defaultdict(list)
        for each in self.completions:
            self.completions_of[self.days.containing(each.completed)].append(each)
        self._fill_columns()
        self.focus_of = self._focus()
        self.first_day = self._first_day()
        self.day = lru_cache(maxsize=None)(self._day)

    # --------------------------------------------------------------------------- one day

    def _fill_columns(self) -> None:
        tasks = self.rows + self.purged
        self.created = numpy.array([each.created for each in tasks], dtype=numpy.int64)
        closed = [min(each.completed, each.deleted) for each in tasks]
        self.closed = numpy.array(closed, dtype=numpy.int64)
        self.is_once = numpy.array([not each.repeats for each in tasks], dtype=bool)
        self.added_of: dict[date, list[Any]] = defaultdict(list)
        for task in tasks:
            self.added_of[self.days.containing(task.created)].append(task)

        # Due, created, no longer overdue, deleted. What was completed counts by its log.
        dues = [
            (each.due, each.created, each.deleted, each.deleted)
            for each in tasks
            if each.completed == NEVER
        ]
        dues += [(each.due, -NEVER, each.completed, NEVER) for each in self.completions]
        dues += [(each.due, -NEVER, each.ended, NEVER) for each in self.postponements]
        rows = [
            (self.days.due_day(due).toordinal(), self.days.due_end(due), *rest)
            for due, *rest in dues
            if due is not None
        ]
        columns = numpy.array(rows, dtype=numpy.int64).reshape(-1, 5).T
        self.due_day, self.due_end, self.due_created, self.due_over, self.due_deleted = columns

    def _focus(self) -> dict[date, int]:
        """The milliseconds of work of each day, those across midnight in two."""
        worked: dict[date, int] = defaultdict(int)
        for session in self.sessions:
            for began, end in session.worked(self.now):
                start = began
                while start < end:
                    day = self.days.containing(start)
                    stop = min(end, self.days.end(day))
                    worked[day] += stop - start
                    start = stop
        return worked

    def _first_day(self) -> date | None:
        instants = [each.created for each in self.rows + self.purged]
        instants += [each.completed for each in self.completions]
        return self.days.containing(min(instants)) if instants else None

    def completed(self, day: date) -> int:
        return len(self.completions_of.get(day, ()))

    def points(self, day: date) -> int:
        return sum(each.points for each in self.completions_of.get(day, ()))

    def backlog(self, day: date) -> int:
        """Open tasks that do not repeat, at the end of a day."""
        end = self.days.end(day)
        return int(((self.created < end) & (self.closed >= end) & self.is_once).sum())

    def is_paused(self, day: date) -> bool:
        return day.isoweekday() in self.settings.ignored_weekdays or self.is_holiday(day)

    def is_holiday(self, day: date) -> bool:
        return any(
            first <= day and (last is None or day <= last)
            for first, last in self.state.holidays.values()
        )

    def _average(self, day: date) -> float:
        begun = [
            each
            for each in each_day(day - 6 * DAY, day)
            if self.first_day is not None and each >= self.first_day
        ]
        return sum(self.points(each) for each in begun) / len(begun) if begun else 0.0

    def _day(self, day: date) -> Figures:
        start, end = self.days.start(day), self.days.end(day)
        completed = self.completed(day)
        is_overdue = (self.due_end < end) & (self.due_created < end) & (self.due_over >= end)
        overdue = int(is_overdue.sum())
        is_due = (self.due_day == day.toordinal()) & (self.due_deleted >= start)
        both = completed + overdue
        return {
            "date": day,
            "is_paused": self.is_paused(day),
            "completed_count": completed,
            "added_count": len(self.added_of.get(day, ())),
            "due_count": int(is_due.sum()),
            "overdue_count": overdue,
            # Nobody cancels anything in these lives; Tests/Python/Tasks/test_states.py does.
            "cancelled_count": 0,
            "open_count": int(((self.created < end) & (self.closed >= end)).sum()),
            "points": self.points(day),
            "focus_ms": self.focus_of.get(day, 0),
            "completion_ratio": completed / both if both else None,
            "average_points": self._average(day),
            "has_reached_goal": completed >= self.settings.daily_goal,
        }
