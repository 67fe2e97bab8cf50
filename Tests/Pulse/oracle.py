"""The figures of score and pulse, computed from the journal of what was done and nothing else.

It is written from the definitions of docs/pulse.md, with zoneinfo for the days, numpy for the line
through the points, and otherwise with the plainest code.
"""

from __future__ import annotations

import calendar
from datetime import date
from fractions import Fraction
from typing import Any

from day_figures import DAY, Figures, each_day
from pace import Pace
from streaks import Streaks

LEVELS = [0, 500, 2_500, 5_000, 7_500, 10_000, 20_000, 50_000]
"""The points with which Todoist's levels of Karma begin."""


class Oracle(Streaks, Pace):
    """What is so at an instant, of all tasks or of one project."""

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
            if self.first_day is not None and self.first_day <= day <= self.today:
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

        begun = [
            day
            for day in days
            if self.first_day is not None and self.first_day <= day["date"] <= self.today
        ]
        judged = [day for day in begun if day["date"] < self.today] or begun
        weekdays = {
            key: Fraction(sum(day["points"] for day in of_it), len(of_it))
            for key in range(1, 8)
            if (of_it := [day for day in judged if day["date"].isoweekday() == key])
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
            # Those of deleted projects are together, behind the others.
            "project_points": [
                each[1]
                for name, each in sorted(
                    groups["projects"].items(), key=lambda item: (not item[0], -item[1][1])
                )
            ],
            **self.score(first, last),
            "added_count": sum(day["added_count"] for day in days),
            "focus_ms": sum(day["focus_ms"] for day in days),
            "active_day_count": sum(day["completed_count"] > 0 for day in days),
            "today": self.today,
            "best_date": best({day["date"]: day["points"] for day in days}),
            "best_weekday": best(weekdays),
            "best_hour": best({key: value[0] for key, value in groups["hours"].items()}),
        }
