"""Charts are drawn as SVG that any XML parser reads and rsvg-convert renders."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from drawing import APPEARANCES, KINDS, draw, render
from histories import HISTORIES, Clock, a_year, hostile_names, new_store
from taskcore import Store

SVG = "{http://www.w3.org/2000/svg}"
HARMLESS = {
    SVG + name
    for name in ("svg", "title", "desc", "style", "rect", "circle", "line", "path", "text")
}
BACKGROUNDS = {"light": (0xFF, 0xFF, 0xFF, 0xFF), "dark": (0x12, 0x12, 0x12, 0xFF)}


@pytest.fixture(scope="module", params=HISTORIES, ids=lambda fill: fill.__name__)
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    with new_store(request.param) as store:
        yield store


def store_of(fill: Callable[[Store, Clock], None]) -> Any:
    @pytest.fixture(scope="module")
    def filled() -> Iterator[Store]:
        with new_store(fill) as store:
            yield store

    return filled


year_store = store_of(a_year)
hostile_store = store_of(hostile_names)


@pytest.mark.parametrize("appearance", APPEARANCES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_drawing_parses_and_stands_alone(store: Store, kind: str, appearance: str) -> None:
    svg = draw(store, kind, appearance)
    root = ElementTree.fromstring(svg)

    elements = list(root.iter())
    assert {element.tag for element in elements} <= HARMLESS
    attributes = {name for element in elements for name in element.attrib}
    assert not {name for name in attributes if name.startswith("on") or "href" in name}
    assert "url(" not in svg and "@import" not in svg
    assert root.attrib["viewBox"] == "0 0 640 360"


@pytest.mark.parametrize("kind", KINDS)
def test_a_drawing_has_words_for_screen_readers(store: Store, kind: str) -> None:
    root = ElementTree.fromstring(draw(store, kind))

    title, description = root[0], root[1]
    assert (title.tag, description.tag) == (SVG + "title", SVG + "desc")
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-labelledby"] == f"{title.attrib['id']} {description.attrib['id']}"
    assert title.text and description.text


@pytest.mark.parametrize("size", [(640, 360), (320, 240)], ids=str)
@pytest.mark.parametrize("appearance", BACKGROUNDS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_drawing_renders(
    store: Store, kind: str, appearance: str, size: tuple[int, int], tmp_path: Path
) -> None:
    image = render(draw(store, kind, appearance, size), tmp_path)

    assert image.size == size
    assert image.getpixel((1, 1)) == BACKGROUNDS[appearance]
    below_title = image.crop((0, 40, *size))
    assert len(below_title.getcolors(size[0] * size[1]) or []) > 10


@pytest.mark.parametrize("kind", KINDS)
def test_the_smallest_and_the_largest_drawing_render(
    year_store: Store, kind: str, tmp_path: Path
) -> None:
    for size in ((200, 150), (4000, 150), (200, 4000)):
        image = render(draw(year_store, kind, "light", size), tmp_path)
        assert image.size == size


@pytest.mark.parametrize("kind", ["score", "burndown"])
def test_smooth_lines_never_leave_the_range_of_their_points(year_store: Store, kind: str) -> None:
    root = ElementTree.fromstring(draw(year_store, kind))
    lines = [path.attrib["d"] for path in root.iter(SVG + "path") if "stroke-width" in path.attrib]
    assert lines
    for line in lines:
        pieces = list(curves(line))
        assert len(pieces) == 29
        for start, control1, control2, end in pieces:
            for axis in (0, 1):
                lowest, highest = sorted((start[axis], end[axis]))
                assert lowest - 0.011 <= control1[axis] <= highest + 0.011
                assert lowest - 0.011 <= control2[axis] <= highest + 0.011


Point = tuple[float, float]


def curves(line: str) -> Iterator[tuple[Point, Point, Point, Point]]:
    """The cubic Bezier curves of a path that has nothing else."""
    assert set(re.findall("[A-Za-z]", line)) <= {"M", "C"}
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", line)]
    points = list(zip(numbers[::2], numbers[1::2]))
    for index in range(0, len(points) - 1, 3):
        start, control1, control2, end = points[index : index + 4]
        yield start, control1, control2, end


def test_names_are_told_as_they_are(hostile_store: Store) -> None:
    root = ElementTree.fromstring(draw(hostile_store, "projects", size=(640, 1000)))

    titles = [title.text or "" for title in root.iter(SVG + "title")]
    names = [project.name for project in hostile_store.projects()]
    told = [name for name in names if any(title.startswith(f"{name}: ") for title in titles)]
    assert len(told) == 12


def test_the_same_chart_is_the_same_bytes(year_store: Store) -> None:
    for kind in KINDS:
        assert draw(year_store, kind) == draw(year_store, kind)
