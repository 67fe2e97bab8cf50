"""Has the library draw charts, and rsvg-convert make images of them."""

from __future__ import annotations

import subprocess
from pathlib import Path

from PIL import Image

from taskcore import Appearance, ChartKind, Store

KINDS = {kind.name.lower(): kind for kind in ChartKind}
APPEARANCES = {
    "automatic": Appearance.AUTO,
    "light": Appearance.LIGHT,
    "dark": Appearance.DARK,
}


def draw(
    store: Store, kind: str, appearance: str = "light", size: tuple[int, int] = (640, 360)
) -> str:
    """The SVG of a chart."""
    return store.chart(KINDS[kind]).svg(*size, APPEARANCES[appearance])


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
