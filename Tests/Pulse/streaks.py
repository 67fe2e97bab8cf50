"""Streaks, walked day by day and week by week."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

from day_figures import DAY, DayFigures, Figures, each_day


class Streaks(DayFigures):
    """Days and weeks on end in which a goal was reached."""

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
            is_reached = completed >= goal and not self._is_all_paused(first)
            weeks.append((first, is_reached, self._is_excused(first) or first == present))
            first += 7 * DAY
        completed = self._completed_in(present)
        can_break = not self._is_excused(present)
        is_paused = self._is_all_paused(present)
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

    def _is_excused(self, week: date) -> bool:
        """A week with a holiday in it breaks no streak, but its goal may be reached."""
        has_holiday = any(self.is_holiday(day) for day in self._week_days(week))
        return has_holiday or self._is_all_paused(week)

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
