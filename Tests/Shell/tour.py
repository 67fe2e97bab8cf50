"""A tour through the shell's screens, in small and large terminals, light and dark.

The tests take it; `make tour` draws it into build/tour/index.html for people to look at, and the
pictures of the README into docs/pictures."""

from __future__ import annotations

import html
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ansi2html import Ansi2HTMLConverter

import pictures
from tmux import Screen

SIZES = [(80, 24), (200, 50)]
THEMES = ["dark", "light"]
STOPS = {
    "home": "home",
    "list": "list sort:due",
    "detail": "show 1",
    "month": "month",
    "agenda": "agenda",
    "chart": "chart score",
    "bars": "chart projects",
    "year": "chart year",
    "pulse": "pulse summary",
    "invoices": "invoices",
    "help": "help",
    "help of a command": "help add",
    "settings": "set",
    "a mistake": "list #Home duo:today",
}


@dataclass
class View:
    name: str
    width: int
    height: int
    theme: str
    lines: list[str]
    coloured: str
    has_wrapped: bool


def tour(folder: Path, width: int, height: int, theme: str) -> Iterator[View]:
    """The screens of one terminal; the last is a focus session that counts down."""
    with Screen(
        folder,
        width,
        height,
        COLORTERM="truecolor",
        COLORFGBG="15;0" if theme == "dark" else "0;15",
    ) as screen:
        screen.wait(r"^taskcore>\s*\Z")

        def view(name: str) -> View:
            return View(
                name, width, height, theme, screen.lines, screen.coloured, screen.has_wrapped
            )

        yield view("first run")
        screen.run("demo")
        for name, command in STOPS.items():
            text = screen.run(command)
            yield view(name)
            if not text.rstrip().endswith(">"):
                screen.type("q")
                screen.wait(r"^demo>\s*\Z")
        screen.type("C-l", "focus", "Enter")
        screen.wait(r"q leaves")
        yield view("focus")


def page(views: list[View]) -> str:
    """A page that shows them."""
    parts = ["<meta charset=utf-8><title>Tour</title><style>pre{padding:8px;display:inline-block;"]
    parts.append("font:14px/1.2 'DejaVu Sans Mono',monospace}</style>")
    for view in views:
        title = f"{view.name}, {view.width}x{view.height}, {view.theme}"
        colours = "#e5e5e5;background:#000" if view.theme == "dark" else "#000;background:#fff"
        converter = Ansi2HTMLConverter(inline=True, dark_bg=view.theme == "dark", scheme="xterm")
        screen = converter.convert(view.coloured, full=False)
        parts.append(f"<h3>{html.escape(title)}</h3><pre style='color:{colours}'>{screen}</pre>")
    return "\n".join(parts)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    views: list[View] = []
    for width, height in SIZES:
        for theme in THEMES:
            with tempfile.TemporaryDirectory() as home:
                views += tour(Path(home), width, height, theme)
    for view in views:
        name = f"{view.name.replace(' ', '-')}-{view.width}-{view.theme}.txt"
        (folder / name).write_text("\n".join(view.lines))
    (folder / "index.html").write_text(page(views))
    print(folder / "index.html")
    pictures.draw()
    print(pictures.FOLDER)
