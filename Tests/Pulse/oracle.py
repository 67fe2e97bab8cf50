"""The figures of score and pulse, computed from the journal of what was done and nothing else.

It is written from docs/pulse.md, with zoneinfo for the days, numpy for the line through the points,
and otherwise with the plainest code: each day is looked at by itself.
"""

from __future__ import annotations

import calendar
from collections import defaultdict
from collections.abc import Iterator
from datetime import date, timedelta
from fractions import Fraction
from functools import lru_cache
from math import ceil
from typing import Any

import numpy

from days import NEVER, Days
from journal import Completion, State

Figures = dict[str, Any]

LEVELS = [0, 500, 2_500, 5_000, 7_500, 10_000, 20_000, 50_000]
"""The points with which Todoist's levels of Karma begin."""

DAY = timedelta(1)


def each_day(first: date, last: date) -> Iterator[date]:
    while first <= last:
        yield first
        first += DAY


class Oracle:
    """What is so at an instant, of all tasks or of one project."""

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
            for start, end in session.worked(self.now):
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
        is_overdue = (
            (self.due_end < end) & (self.due_created < end) & (self.due_over >= end)
        )
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
            "open_count": int(((self.created < end) & (self.closed >= end)).sum()),
            "points": self.points(day),
            "focus_ms": self.focus_of.get(day, 0),
            "completion_ratio": completed / both if both else None,
            "average_points": self._average(day),
            "has_reached_goal": completed >= self.settings.daily_goal,
        }

    # -------------------------------------------------------------------------- streaks

    def daily_streak(self) -> Figures:
        goal = self.settings.daily_goal
        days = []
        for day in self._all_days():
            is_paused = self.is_paused(day)
            is_reached = self.completed(day) >= goal and not is_paused
            days.append((day, is_reached, is_paused or day == self.today))
        is_paused = self.is_paused(self.today)
        completed = self.completed(self.today)
        return self._streak(goal, completed, self._runs(days), is_paused, not is_paused)

    def weekly_streak(self, week_start: int) -> Figures:
        goal = self.settings.weekly_goal
        present = self.week(self.today, week_start)
        weeks = []
        first = self.week(next(self._all_days()), week_start)
        while first <= present:
            completed = self._completed_in(first)
            is_over = self._is_all_paused(first)
            is_passed = is_over or self._has_holiday(first) or first == present
            weeks.append((first, completed >= goal and not is_over, is_passed))
            first += 7 * DAY
        is_paused = self._is_all_paused(present)
        can_break = not is_paused and not self._has_holiday(present)
        completed = self._completed_in(present)
        return self._streak(goal, completed, self._runs(weeks), is_paused, can_break)

    @staticmethod
    def week(day: date, week_start: int) -> date:
        """The first day of the week of a day."""
        return day - (day.isoweekday() - week_start) % 7 * DAY

    def _week_days(self, first: date) -> list[date]:
        return [first + number * DAY for number in range(7)]

    def _completed_in(self, week: date) -> int:
        return sum(self.completed(day) for day in self._week_days(week))

    def _is_all_paused(self, week: date) -> bool:
        return all(self.is_paused(day) for day in self._week_days(week))

    def _has_holiday(self, week: date) -> bool:
        return any(self.is_holiday(day) for day in self._week_days(week))

    def _all_days(self) -> Iterator[date]:
        first = min([self.today, *self.completions_of])
        return each_day(first, self.today)

    @staticmethod
    def _runs(steps: Any) -> list[list[date]]:
        """Days or weeks on end with the goal reached; the last run is the current one."""
        runs: list[list[date]] = [[]]
        for when, is_reached, is_passed_over in steps:
            if is_reached:
                runs[-1].append(when)
            elif not is_passed_over:
                runs.append([])
        return runs

    @staticmethod
    def _streak(
        goal: int, completed: int, runs: list[list[date]], is_paused: bool, can_break: bool
    ) -> Figures:
        current, longest = runs[-1], max(runs, key=len)
        return {
            "goal": goal,
            "completed_count": completed,
            "current_count": len(current),
            "longest_count": len(longest),
            "current_first_date": current[0] if current else None,
            "current_last_date": current[-1] if current else None,
            "longest_first_date": longest[0] if longest else None,
            "longest_last_date": longest[-1] if longest else None,
            "is_paused": is_paused,
            "is_at_risk": can_break and bool(current) and completed < goal,
        }

    # --------------------------------------------------------- level, trend and forecast

    def level(self) -> Figures:
        points = sum(each.points for each in self.completions)
        number = sum(points >= first for first in LEVELS)
        first = LEVELS[number - 1]
        following = LEVELS[number] if number < len(LEVELS) else 0
        return {
            "number": number,
            "points": points,
            "first_points": first,
            "next_points": following,
            "progress": (points - first) / (following - first) if following else 1.0,
        }

    def trend(self, first: date, last: date) -> Figures:
        points = [
            self.points(day)
            for day in each_day(first, min(last, self.today - DAY))
            if self.first_day is not None and day >= self.first_day
        ]
        count = len(points)
        slope = error = None
        if count >= 2:
            slope = float(numpy.polyfit(range(count), points, 1)[0])
        if count >= 3:
            _, covariance = numpy.polyfit(range(count), points, 1, cov=True)
            error = float(numpy.sqrt(covariance[0, 0]))
        return {
            "day_count": count,
            "mean_points": sum(points) / count if count else 0.0,
            "slope": slope,
            "slope_standard_error": error,
        }

    def week_comparison(self, week_start: int) -> Figures:
        first = self.week(self.today, week_start)
        return self._comparison(first, first - 7 * DAY, self.today - 7 * DAY)

    def month_comparison(self) -> Figures:
        first = self.today.replace(day=1)
        previous = (first - DAY).replace(day=1)
        _, length = calendar.monthrange(previous.year, previous.month)
        return self._comparison(first, previous, previous.replace(day=min(self.today.day, length)))

    def _comparison(self, first: date, previous: date, same: date) -> Figures:
        figures: Figures = {
            "first_date": first,
            "last_date": self.today,
            "previous_first_date": previous,
            "previous_last_date": first - DAY,
            "previous_same_date": same,
        }
        for before, after, begin, end in (
            ("", "", first, self.today),
            ("previous_", "", previous, first - DAY),
            ("previous_", "_so_far", previous, same),
        ):
            score = self.score(begin, end)
            figures |= {f"{before}{key}{after}": value for key, value in score.items()}
        return figures

    def forecast(self) -> Figures:
        """Computed in fractions, so that what is rounded up is exact."""
        backlog = self.backlog(self.today)
        last = self.today - DAY
        first = self.today - 28 * DAY
        if self.first_day is not None:
            first = max(first, self.first_day)
        count = (self.today - first).days if self.first_day is not None else 0
        figures: Figures = {"open_count": backlog}
        if backlog == 0:
            return {**figures, "kind": "empty"}
        if count < 7:
            return {**figures, "kind": "unknown"}
        added = Fraction(
            sum(
                not task.repeats
                for day in each_day(first, last)
                for task in self.added_of.get(day, ())
            ),
            count,
        )
        shrunk = Fraction(self.backlog(first - DAY) - self.backlog(last), count)
        figures |= {
            "day_count": count,
            "added_per_day": float(added),
            "closed_per_day": float(added + shrunk),
        }
        if shrunk <= 0 or backlog / shrunk > 36_525:
            return {**figures, "kind": "never"}
        days = backlog / shrunk
        empty = self.today + ceil(days) * DAY
        return {**figures, "kind": "date", "days": float(days), "empty_date": empty}

    # ------------------------------------------------------------------ ranges and groups

    def score(self, first: date, last: date, tag: str | None = None) -> Figures:
        meant = [
            each
            for day in each_day(first, last)
            for each in self.completions_of.get(day, ())
            if tag is None or tag.casefold() in each.tags
        ]
        return {"points": sum(each.points for each in meant), "completed_count": len(meant)}

    def _groups(self, first: date, last: date) -> Figures:
        length = (last - first).days + 1
        groups: dict[str, dict[Any, list[int]]] = {
            "projects": {},
            "priorities": {number: [0, 0, length] for number in range(5)},
            "weekdays": {number: [0, 0, 0] for number in range(1, 8)},
            "hours": {number: [0, 0, length] for number in range(24)},
        }
        for day in each_day(first, last):
            groups["weekdays"][day.isoweekday()][2] += 1
            for each in self.completions_of.get(day, ()):
                gone = each.project in self.state.deleted_projects
                project = "" if gone else each.project
                groups["projects"].setdefault(project, [0, 0, length])
                for name, key in (
                    ("projects", project),
                    ("priorities", each.priority),
                    ("weekdays", day.isoweekday()),
                    ("hours", self.days.local(each.completed).hour),
                ):
                    groups[name][key][0] += 1
                    groups[name][key][1] += each.points
        return groups

    def pulse(self, first: date, last: date, week_start: int) -> Figures:
        """All that a pulse says of a range."""
        days = [self.day(day) for day in each_day(first, last)]
        groups = self._groups(first, last)

        def best(values: dict[Any, Any]) -> Any:
            """The key with the highest value above 0, the first of several."""
            return max(values, key=values.__getitem__) if any(values.values()) else None

        weekdays = {
            key: Fraction(points, count) for key, (_, points, count) in groups["weekdays"].items()
            if count
        }
        return {
            "days": days,
            "daily_streak": self.daily_streak(),
            "weekly_streak": self.weekly_streak(week_start),
            "level": self.level(),
            "trend": self.trend(first, last),
            "week": self.week_comparison(week_start),
            "month": self.month_comparison(),
            "forecast": self.forecast(),
            **groups,
            **self.score(first, last),
            "added_count": sum(day["added_count"] for day in days),
            "focus_ms": sum(day["focus_ms"] for day in days),
            "active_day_count": sum(day["completed_count"] > 0 for day in days),
            "today": self.today,
            "best_date": best({day["date"]: day["points"] for day in days}),
            "best_weekday": best(weekdays),
            "best_hour": best({key: value[0] for key, value in groups["hours"].items()}),
        }
