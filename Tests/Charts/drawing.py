"""Has the library draw charts, and rsvg-convert make images of them."""

from __future__ import annotations

import subprocess
from ctypes import POINTER, byref
from pathlib import Path

from PIL import Image
from taskcore import Store
from taskcore import _prototypes as c
from taskcore._calls import call
from taskcore._library import library
from taskcore._values import OwnText

KINDS = {
    "score": c.TASKCORE_CHART_SCORE,
    "done": c.TASKCORE_CHART_DONE,
    "projects": c.TASKCORE_CHART_PROJECTS,
    "priorities": c.TASKCORE_CHART_PRIORITIES,
    "weekdays": c.TASKCORE_CHART_WEEKDAYS,
    "hours": c.TASKCORE_CHART_HOURS,
    "year": c.TASKCORE_CHART_YEAR,
    "burndown": c.TASKCORE_CHART_BURNDOWN,
}
APPEARANCES = {
    "automatic": c.TASKCORE_APPEARANCE_AUTO,
    "light": c.TASKCORE_APPEARANCE_LIGHT,
    "dark": c.TASKCORE_APPEARANCE_DARK,
}


def draw(
    store: Store, kind: str, appearance: str = "light", size: tuple[int, int] = (640, 360)
) -> str:
    """The SVG of a chart."""
    request = c.TASKCORE_CHART_OPTIONS_INIT()
    request.kind = KINDS[kind]
    chart = POINTER(c.taskcore_chart)()
    store._call(library.taskcore_chart_read, byref(request), byref(chart))
    try:
        options = c.TASKCORE_SVG_OPTIONS_INIT()
        options.width, options.height = size
        options.appearance = APPEARANCES[appearance]
        svg = OwnText()
        call(library.taskcore_chart_svg, chart, byref(options), byref(svg.pointer))
        return svg.take()
    finally:
        library.taskcore_chart_free(chart)


def render(svg: str, folder: Path) -> Image.Image:
    """What rsvg-convert makes of it; it must complain of nothing."""
    drawing, image = folder / "chart.svg", folder / "chart.png"
    drawing.write_text(svg, encoding="utf-8")
    process = subprocess.run(
        ["rsvg-convert", "--output", image, drawing],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert process.returncode == 0 and process.stderr == "", process.stderr
    with Image.open(image) as opened:
        return opened.convert("RGBA")
