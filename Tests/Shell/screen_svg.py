"""A terminal's screen as SVG, which a page shows without a font, a script or a style of its own."""

from __future__ import annotations

import html
import re
from itertools import groupby

from cells import Cell, Look, rows
from glyphs import is_drawn, number, shape

WIDTH, HEIGHT, SIZE = 8.43, 19, 14
"""Those of a cell and of its letters, which are 0.6 times as wide as high in most fonts of terminals."""

MARGIN, BAR = 18, 34
GROUND, EDGE, INK, PALE = "#15181e", "#3d444d", "#dfe3e8", "#9aa1ab"
FONTS = "'DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono',monospace"


def drawn_screen(coloured: str, columns: int, title: str) -> str:
    """The screen in a window with a title. What it says as text is the description of the picture."""
    lines = rows(coloured.rstrip("\n"))
    width = columns * WIDTH + 2 * MARGIN
    height = len(lines) * HEIGHT + BAR + 2 * MARGIN - 6
    size = f'width="{number(width)}" height="{number(height)}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} '
        f'viewBox="0 0 {number(width)} {number(height)}">',
        f"<title>{html.escape(title)}</title>",
        f"<desc>{html.escape(plain(lines))}</desc>",
        f'<rect x=".5" y=".5" width="{number(width - 1)}" height="{number(height - 1)}" rx="10" '
        f'fill="{GROUND}" stroke="{EDGE}"/>',
        f'<path d="M1 {BAR}.5H{number(width - 1)}" stroke="{EDGE}"/>',
        f'<g font-family="{FONTS}" font-size="{SIZE}" fill="{INK}">',
        f'<text x="{number(width / 2)}" y="22" text-anchor="middle" font-size="13" fill="{PALE}">'
        f"{html.escape(title)}</text>",
    ]
    for index, line in enumerate(lines):
        top = BAR + MARGIN - 3 + index * HEIGHT
        parts += [drawn(run, top) for run in runs(line)]
    return "\n".join([*parts, "</g>", "</svg>", ""])


def description(svg: str) -> str:
    """What the screen says, of a picture that was drawn before."""
    found = re.search(r"<desc>(.*?)</desc>", svg, re.DOTALL)
    assert found, "It has no description."
    return html.unescape(found[1])


def plain(lines: list[list[Cell]]) -> str:
    texts = ("".join(cell.text for cell in line).rstrip() for line in lines)
    return "\n".join(texts)


def runs(line: list[Cell]) -> list[list[Cell]]:
    """What is drawn in one go: a word or words of one look, or equal shapes side by side."""

    def kind(cell: Cell) -> tuple[Look, str]:
        if is_drawn(cell.text) or cell.width == 2:
            return cell.look, cell.text
        return cell.look, ""

    found: list[list[Cell]] = []
    for (_, own), group in groupby(line, key=kind):
        cells = list(group)
        found += [cells] if own else words(cells)
    return found


def words(cells: list[Cell]) -> list[list[Cell]]:
    """Two spaces and more stand between two of them, so that columns stay where they are in any font."""
    found: list[list[Cell]] = []
    for cell in cells:
        if cell.text == " ":
            continue
        if found and cell.column - found[-1][-1].column <= 2:
            last = found[-1]
            if cell.column - last[-1].column == 2:
                last.append(Cell(" ", cell.column - 1, 1, cell.look))
            last.append(cell)
        else:
            found.append([cell])
    return found


def drawn(run: list[Cell], top: float) -> str:
    first = run[0]
    x, colour = MARGIN + first.column * WIDTH, first.look.colour or INK
    if is_drawn(first.text):
        return shape(first.text, x, top, WIDTH, HEIGHT, len(run), colour)
    text = html.escape("".join(cell.text for cell in run), quote=False)
    length = number(sum(cell.width for cell in run) * WIDTH)
    look = [
        f'fill="{colour}"' if first.look.colour else "",
        'font-weight="bold"' if first.look.is_bold else "",
        'text-decoration="line-through"' if first.look.is_struck else "",
        # A sign of two columns has a width of its own.
        f'textLength="{length}"' if first.width == 1 and len(run) > 1 else "",
    ]
    attributes = " ".join(filter(None, [f'x="{number(x)}"', f'y="{number(top + 14)}"', *look]))
    return f"<text {attributes}>{text}</text>"
