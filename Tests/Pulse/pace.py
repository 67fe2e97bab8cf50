"""Where points and open tasks are going."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from math import ceil

import numpy

from day_figures import DAY, DayFigures, Figures, each_day


class Pace(DayFigures):
    """The trend of the points, and when the backlog is empty."""

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
