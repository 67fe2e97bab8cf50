# SPDX-License-Identifier: Apache-2.0
"""Charts, as data and drawn."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING, Any

from taskcore._core.project_methods import PulseScope
from taskcore._core.time_methods import from_packed
from taskcore._generated import prototypes as c
from taskcore._generated.reading import axis_from_row, series_from_row
from taskcore._low_level.calls import Closable, Handle, NotCopied, call
from taskcore._low_level.library import library
from taskcore._low_level.options import announce
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import OwnText, integer, string
from taskcore.enumerations import Appearance, ChartKind, Measure, Shape
from taskcore.organising.project_methods import ProjectMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.pulse.chart_data import Axis, Series


class _ChartHandle(Handle):
    """A C chart, which is freed with the last that holds it."""

    def __del__(self) -> None:
        self.close()


@dataclass(frozen=True)
class Chart(Closable, NotCopied):
    """A chart as it was when it was read; it needs its store no longer.

    ``with`` or ``close`` frees at once what ``svg`` draws from; the data stays.
    """

    kind: ChartKind
    shape: Shape
    measure: Measure
    title: str
    """Such as ``"Score of the last 30 days"``."""
    description: str
    """In words, for those who do not see it."""
    first_date: date
    last_date: date
    x_axis: Axis | None
    """None for a pie."""
    y_axis: Axis | None
    """None for a pie."""
    series: tuple[Series, ...]
    centre_label: str
    """Of a pie: the score of the day; else empty."""
    centre_caption: str
    """What that is: ``"points"``; else empty."""
    empty_message: str
    """When there is nothing to draw: why; else empty."""
    _handle: Handle = field(repr=False, compare=False)

    def svg(self, width: int = 640, height: int = 360, appearance: int = Appearance.AUTO) -> str:
        """The chart as SVG, so many CSS pixels wide and high; it needs no script and no other file.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store, store.chart() as chart:
        ...     svg = chart.svg(320, 200, Appearance.DARK)
        >>> svg.startswith("<svg ")
        True
        """
        options = c.TASKCORE_SVG_OPTIONS_INIT()
        options.width = integer(width, 32, "width")
        options.height = integer(height, 32, "height")
        options.appearance = integer(appearance, 32, "appearance")
        svg = OwnText()
        with self._handle as chart:
            call(library.taskcore_chart_svg, chart, byref(options), byref(svg.pointer))
        return svg.take()

    def _repr_svg_(self) -> str | None:
        """As a notebook shows it; nothing of a chart that is closed."""
        return None if self._handle.is_closed else self.svg()

    def close(self) -> None:
        """Frees what ``svg`` draws from; closing it twice is fine."""
        self._handle.close()


class ChartMethods(ProjectMethods):
    """Reading charts."""

    def chart(
        self,
        kind: int = ChartKind.SCORE,
        *,
        measure: int = Measure.POINTS,
        first: date | None = None,
        last: date | None = None,
        **scope: Unpack[PulseScope],
    ) -> Chart:
        """A chart as data, which can draw itself.

        >>> from taskcore import Priority, Store
        >>> with Store(":memory:") as store:
        ...     rent = store.add("Pay rent", project="Home", priority=Priority.P0)
        ...     store.complete([rent, store.add("Read")])
        ...     bars = store.chart(ChartKind.PROJECTS)
        >>> [(point.label, point.value) for point in bars.series[0].points]
        [('Home', 7.0), ('Inbox', 3.0)]

        Without a last day it is today, and without a first one 29 days before, of a heat map 364;
        a pie has no first one. With a project, it is of that alone. Weeks start on a day from 1 for
        Monday to 7 for Sunday; without, as the store's locale has it.
        """
        options = c.TASKCORE_CHART_OPTIONS_INIT()
        options.kind = integer(kind, 32, "kind")
        options.measure = integer(measure, 32, "measure")
        project_id, week_start = self._scope(**scope)
        announce(
            options,
            "CHART",
            first_date=first,
            last_date=last,
            project_id=project_id,
            week_start=week_start,
        )
        chart = POINTER(c.taskcore_chart)()
        self._call(library.taskcore_chart_read, byref(options), byref(chart))
        handle = _ChartHandle(chart, library.taskcore_chart_free, "chart")
        return _chart(library.taskcore_chart_contents(chart).contents, handle)


def _chart(content: Any, handle: Handle) -> Chart:
    rows = map_elements(content.series, c.taskcore_series, content.series_count)
    return Chart(
        ChartKind(content.kind),
        Shape(content.shape),
        Measure(content.measure),
        string(content.title),
        string(content.description),
        from_packed(content.first_date),
        from_packed(content.last_date),
        axis_from_row(content.x_axis.contents) if content.x_axis else None,
        axis_from_row(content.y_axis.contents) if content.y_axis else None,
        tuple(map(series_from_row, rows)),
        string(content.centre_label),
        string(content.centre_caption),
        string(content.empty_message),
        handle,
    )
