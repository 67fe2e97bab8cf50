"""Charts, as data and drawn."""

from __future__ import annotations

import copy
import gc
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any
from xml.etree import ElementTree

import pytest

from conftest import FixedClock
from taskcore import (
    Appearance,
    Axis,
    Chart,
    ChartKind,
    ChartPoint,
    Colour,
    InvalidError,
    Measure,
    MisuseError,
    Priority,
    Shape,
    Store,
)
from taskcore._low_level.library import library
from times import DAY, TODAY

SVG = "{http://www.w3.org/2000/svg}"

SHAPES = {
    ChartKind.SCORE: Shape.LINE,
    ChartKind.DONE: Shape.PIE,
    ChartKind.PROJECTS: Shape.BARS,
    ChartKind.PRIORITIES: Shape.BARS,
    ChartKind.WEEKDAYS: Shape.BARS,
    ChartKind.HOURS: Shape.BARS,
    ChartKind.YEAR: Shape.HEAT_MAP,
    ChartKind.BURNDOWN: Shape.LINE,
}


@pytest.fixture
def busy(store: Store, clock: FixedClock) -> Store:
    """Three days of work, up to today."""
    clock.advance(-2 * DAY)
    for day, priorities in enumerate(([Priority.P0, Priority.P1], [], [Priority.P2])):
        for priority in priorities:
            task = store.add(
                "Task", priority=priority, project="Home" if day else "Inbox", due=TODAY
            )
            store.complete(task)
        clock.advance(DAY)
    clock.advance(-DAY)
    store.add("Open", due=TODAY - DAY)
    return store


@pytest.fixture
def freed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The C charts that were freed."""
    charts: list[Any] = []
    free: Callable[[Any], None] = library.taskcore_chart_free

    def counted(pointer: Any) -> None:
        charts.append(pointer)
        free(pointer)

    monkeypatch.setattr(library, "taskcore_chart_free", counted)
    return charts


def values(chart: Chart, series: int = 0) -> list[float]:
    return [point.value for point in chart.series[series].points]


@pytest.mark.parametrize("kind", ChartKind)
def test_each_kind_has_its_shape_and_words(busy: Store, kind: ChartKind) -> None:
    for store in (busy, Store(":memory:", time_zone="UTC")):
        chart = store.chart(kind)
        assert (chart.kind, chart.shape, chart.measure) == (kind, SHAPES[kind], Measure.POINTS)
        assert chart.title and chart.description and not chart.title.endswith(".")
        assert (chart.x_axis is None) is (chart.y_axis is None) is (chart.shape is Shape.PIE)
        assert (chart.empty_message == "") is (store is busy)
        assert (chart.centre_label != "") is (chart.shape is Shape.PIE)
        assert chart.first_date <= chart.last_date


def test_a_line_has_points_curves_and_axes(busy: Store) -> None:
    chart = busy.chart(first=TODAY - 2 * DAY)
    assert (chart.first_date, chart.last_date) == (TODAY - 2 * DAY, TODAY)
    points, average = chart.series
    assert (points.name, points.is_dashed, average.is_dashed) == ("points", False, True)
    assert values(chart) == [11, 0, 3]
    assert points.points[2] == ChartPoint(2.0, 3.0, 3.0, "15 January 2026", TODAY, points.colour, 0)
    assert [curve.start for curve in points.curves] == [(0, 11), (1, 0)]
    assert [curve.end for curve in points.curves] == [(1, 0), (2, 3)]
    for curve in points.curves:
        (low, high) = sorted((curve.start[1], curve.end[1]))
        assert low <= curve.control1[1] <= high and low <= curve.control2[1] <= high
        assert curve.start[0] < curve.control1[0] < curve.control2[0] < curve.end[0]
    assert chart.x_axis is not None and chart.y_axis is not None
    assert (chart.x_axis.minimum, chart.x_axis.maximum) == (0, 2)
    assert isinstance(chart.y_axis, Axis) and chart.y_axis.label == "points"
    assert chart.y_axis.minimum == 0 and chart.y_axis.maximum >= 11
    assert chart.y_axis.ticks[0].value == 0 and chart.y_axis.ticks[0].label == "0"


def test_a_pie_has_the_score_of_its_day_in_the_middle(busy: Store) -> None:
    chart = busy.chart(ChartKind.DONE)
    assert [(point.label, point.value) for point in chart.series[0].points] == [
        ("done", 1),
        ("open", 1),
    ]
    assert (chart.centre_label, chart.centre_caption) == ("3", "points")
    assert busy.chart(ChartKind.DONE, last=TODAY - 2 * DAY).centre_label == "11"


def test_bars_are_of_projects_and_so_on(busy: Store) -> None:
    projects = busy.chart(ChartKind.PROJECTS)
    assert [point.label for point in projects.series[0].points] == ["Inbox", "Home"]
    assert values(projects) == [11, 3]
    assert values(busy.chart(ChartKind.PRIORITIES)) == [7, 4, 3, 0, 0]
    assert values(busy.chart(ChartKind.WEEKDAYS, week_start=2)) == [11, 0, 3, 0, 0, 0, 0]
    assert values(busy.chart(ChartKind.HOURS))[13] == 14
    home = busy.chart(ChartKind.PRIORITIES, project="Home")
    assert values(home) == [0, 0, 3, 0, 0]


def test_what_is_measured_is_chosen(busy: Store, clock: FixedClock) -> None:
    busy.start_focus()
    clock.advance(timedelta(minutes=12))
    busy.finish_focus()
    completed = busy.chart(measure=Measure.COMPLETED, first=TODAY - 2 * DAY)
    assert values(completed) == [2, 0, 1] and completed.measure is Measure.COMPLETED
    assert values(busy.chart(measure=Measure.FOCUS, first=TODAY - 2 * DAY)) == [0, 0, 12]


def test_a_heat_map_is_of_a_year(busy: Store) -> None:
    chart = busy.chart(ChartKind.YEAR, week_start=1)
    points = chart.series[0].points
    assert len(points) == 365 and chart.first_date == TODAY - 364 * DAY
    assert [(point.y, point.shade) for point in points[-3:]] == [(1, 4), (2, 0), (3, 2)]
    assert points[-1].day == TODAY and points[-1].colour is not Colour.BLACK


def test_it_is_drawn(busy: Store) -> None:
    for kind in ChartKind:
        chart = busy.chart(kind)
        drawing = ElementTree.fromstring(chart.svg())
        assert drawing.tag == f"{SVG}svg"
        assert (drawing.get("width"), drawing.get("height")) == ("640", "360")
        assert drawing.findtext(f"{SVG}title") == chart.title
        assert drawing.findtext(f"{SVG}desc") == chart.description
        assert drawing.find(f".//{SVG}script") is None


def test_size_and_colours_are_chosen(busy: Store) -> None:
    chart = busy.chart()
    small = chart.svg(200, 150, Appearance.DARK)
    assert ElementTree.fromstring(small).get("width") == "200"
    assert "prefers-color-scheme" in chart.svg()
    light = chart.svg(200, 150, Appearance.LIGHT)
    assert "prefers-color-scheme" not in small + light and small != light


def test_what_is_written_stays_text(store: Store) -> None:
    store.complete(store.add("Task", project='<b> & "c"'))
    chart = store.chart(ChartKind.PROJECTS)
    assert chart.series[0].points[0].label == '<b> & "c"'
    texts = [each.text for each in ElementTree.fromstring(chart.svg()).iter() if each.text]
    assert any('<b> & "c"' in text for text in texts)


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"kind": 0}, "kind"),
        ({"kind": 9}, "kind"),
        ({"kind": 1 << 40}, "kind"),
        ({"measure": 3}, "measure"),
        ({"measure": -1}, "measure"),
        ({"kind": ChartKind.HOURS, "measure": Measure.FOCUS}, "measure"),
        ({"kind": ChartKind.BURNDOWN, "measure": Measure.COMPLETED}, "measure"),
        ({"kind": ChartKind.DONE, "first": TODAY}, "first_date"),
    ],
)
def test_there_are_no_other_charts(store: Store, arguments: dict[str, object], field: str) -> None:
    with pytest.raises(InvalidError) as caught:
        store.chart(**arguments)  # type: ignore[arg-type]
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"width": 199}, "width"),
        ({"width": 4_001}, "width"),
        ({"width": 1 << 31}, "width"),
        ({"height": 149}, "height"),
        ({"height": -1}, "height"),
        ({"height": 4_001}, "height"),
        ({"appearance": 3}, "appearance"),
        ({"appearance": -1}, "appearance"),
    ],
)
def test_there_are_no_other_drawings(store: Store, arguments: dict[str, int], field: str) -> None:
    with pytest.raises(InvalidError) as caught:
        store.chart().svg(**arguments)
    assert caught.value.field == field


def test_it_needs_its_store_no_longer(busy: Store) -> None:
    chart = busy.chart()
    drawn = chart.svg()
    busy.complete(busy.add("More"))
    busy.close()
    gc.collect()
    assert chart.svg() == drawn and values(chart)[-1] == 3


def test_closed_it_keeps_its_data_and_draws_no_more(store: Store, freed: list[Any]) -> None:
    with store.chart() as chart:
        assert chart.svg()
    assert len(freed) == 1
    chart.close()
    with pytest.raises(MisuseError, match="The chart is closed."):
        chart.svg()
    assert chart.title and len(values(chart)) == 30
    del chart
    assert len(freed) == 1


def test_it_is_freed_with_the_last_that_holds_it(store: Store, freed: list[Any]) -> None:
    chart = store.chart()
    other = chart
    del chart
    assert freed == []
    del other
    assert len(freed) == 1


def test_it_is_neither_copied_nor_pickled(store: Store) -> None:
    chart = store.chart()
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="Chart cannot be copied"):
            copied(chart)


def test_charts_are_equal_when_they_show_the_same(store: Store) -> None:
    first = store.chart()
    assert first == store.chart() != store.chart(ChartKind.YEAR)
    assert "Handle" not in repr(first)
    with pytest.raises(AttributeError):
        first.title = ""  # type: ignore[misc]


def test_threads_may_draw_while_one_closes(store: Store) -> None:
    chart = store.chart()

    def draw(number: int) -> str | None:
        if number == 20:
            chart.close()
        try:
            return chart.svg()
        except MisuseError:
            return None

    with ThreadPoolExecutor(8) as threads:
        drawn = list(threads.map(draw, range(40)))
    assert drawn[0] and drawn[-1] is None
    assert len(set(drawn)) == 2


def test_a_notebook_draws_a_chart_until_it_is_closed(busy: Store) -> None:
    with busy.chart() as chart:
        drawn = chart._repr_svg_()
        assert drawn == chart.svg()
    assert chart._repr_svg_() is None
