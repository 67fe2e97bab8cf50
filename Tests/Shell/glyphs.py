"""Lines, blocks and dots as shapes: fonts draw them with gaps, or have none of them."""

from __future__ import annotations

# To the left, to the right, up and down.
ARMS = {
    "─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu",
    "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud",
}  # fmt: skip
SHADES = {"░": 0.22, "▒": 0.5, "▓": 0.75, "█": 1.0}
# How many eighths of a cell are filled from the left, or from below.
FROM_LEFT = {character: 8 - index for index, character in enumerate("█▉▊▋▌▍▎▏")}
FROM_BELOW = {character: index for index, character in enumerate("▁▂▃▄▅▆▇", start=1)}
# The columns and lines of the dots that the bits of a braille pattern stand for.
DOTS = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def is_drawn(character: str) -> bool:
    return (
        character in ARMS
        or character in SHADES
        or character in FROM_LEFT
        or character in FROM_BELOW
        or "\u2801" <= character <= "\u28ff"
    )


def shape(
    character: str, x: float, y: float, width: float, height: float, count: int, colour: str
) -> str:
    """A row of one of them, as SVG; the first stands at a place and has a size."""
    if character in ARMS:
        return lines(ARMS[character], x, y, width, height, count, colour)
    if "\u2801" <= character <= "\u28ff":
        return dots(ord(character) - 0x2800, x, y, width, height, count, colour)
    opacity = SHADES.get(character, 1.0)
    faded = "" if opacity == 1 else f' opacity="{number(opacity)}"'
    if character in FROM_BELOW:
        part = height * FROM_BELOW[character] / 8
        box = (x, y + height - part, width * count, part)
    else:
        # A bar has some air above and below it, so that each is seen for itself. Its last part reaches into what
        # stands before it: no seam is seen there.
        part = width * (count - 1) + width * FROM_LEFT.get(character, 8) / 8
        overlap = 0.6 if FROM_LEFT.get(character, 8) < 8 else 0
        box = (x - overlap, y + height * 0.14, part + overlap, height * 0.72)
    sides = zip(("x", "y", "width", "height"), box)
    attributes = " ".join(f'{name}="{number(value)}"' for name, value in sides)
    return f'<rect {attributes} fill="{colour}"{faded}/>'


def lines(
    arms: str, x: float, y: float, width: float, height: float, count: int, colour: str
) -> str:
    path = []
    for index in range(count):
        left = x + index * width
        middle, centre = left + width / 2, y + height / 2
        ends = {
            "l": (left, centre), "r": (left + width, centre),
            "u": (middle, y), "d": (middle, y + height),
        }  # fmt: skip
        for arm in arms:
            path.append(f"M{number(middle)} {number(centre)}")
            path.append("L" + " ".join(number(value) for value in ends[arm]))
    return f'<path d="{"".join(path)}" stroke="{colour}"/>'


def dots(
    bits: int, x: float, y: float, width: float, height: float, count: int, colour: str
) -> str:
    path = []
    for index in range(count):
        for bit, (column, line) in enumerate(DOTS):
            if bits >> bit & 1:
                across = x + (index + 0.25 + column / 2) * width
                down = y + (0.125 + line / 4) * height
                path.append(f"M{number(across)} {number(down)}h0")
    return f'<path d="{"".join(path)}" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>'
