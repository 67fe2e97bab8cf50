# SPDX-License-Identifier: Apache-2.0
"""What a chart shows: series of values, and axes with ticks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import string
from taskcore.enumerations import Colour
from taskcore.time.time_methods import optional_packed


@dataclass(frozen=True)
class Tick:
    """A mark at an axis."""

    value: float
    label: str
    """Such as ``"10"`` or ``"24 Dec"``."""


@dataclass(frozen=True)
class Axis:
    """An axis of a chart."""

    label: str
    """Such as ``"points"``; it may be empty."""
    minimum: float
    maximum: float
    """Above the minimum."""
    ticks: tuple[Tick, ...]
    """In their order, within the axis."""


@dataclass(frozen=True)
class ChartPoint:
    """A value of a chart."""

    x: float
    """Days since the first date; the number of a slice, bar or column."""
    y: float
    """The value; of a heat map the row, 0 above."""
    value: float
    label: str
    """Such as ``"24 December 2026"``, ``"done"``, ``"Home"`` or ``"09:00"``."""
    day: date | None
    colour: Colour
    shade: int
    """Of a heat map: 0 for nothing, 1 to 4 up to the highest value."""


@dataclass(frozen=True)
class Curve:
    """A cubic Bezier curve from one point of a line to the next."""

    start: tuple[float, float]
    """x and y, as the next three."""
    control1: tuple[float, float]
    control2: tuple[float, float]
    end: tuple[float, float]


@dataclass(frozen=True)
class Series:
    """Values of a chart that belong together."""

    name: str
    """Such as ``"points"``."""
    points: tuple[ChartPoint, ...]
    curves: tuple[Curve, ...]
    """Of a line: one less than points, smooth, monotone between each two points."""
    colour: Colour
    is_dashed: bool
    """Whether it is a line that stands behind, such as the average."""


def axis(pointer: Any) -> Axis | None:
    """The axis that C points to, if there is one."""
    if not pointer:
        return None
    row = pointer.contents
    ticks = map_elements(row.ticks, c.taskcore_tick, row.tick_count)
    return Axis(
        string(row.label),
        row.minimum,
        row.maximum,
        tuple([Tick(tick.value, string(tick.label)) for tick in ticks]),
    )


def series(row: c.taskcore_series) -> Series:
    """The series of a C row."""
    points = map_elements(row.points, c.taskcore_chart_point, row.point_count)
    curves = map_elements(row.curves, c.taskcore_curve, row.curve_count)
    return Series(
        string(row.name),
        tuple(map(_point, points)),
        tuple(map(_curve, curves)),
        Colour(row.colour),
        bool(row.is_dashed),
    )


def _point(row: c.taskcore_chart_point) -> ChartPoint:
    return ChartPoint(
        row.x,
        row.y,
        row.value,
        string(row.label),
        optional_packed(row.date),
        Colour(row.colour),
        row.shade,
    )


def _curve(row: c.taskcore_curve) -> Curve:
    return Curve(
        (row.start_x, row.start_y),
        (row.control1_x, row.control1_y),
        (row.control2_x, row.control2_y),
        (row.end_x, row.end_y),
    )
