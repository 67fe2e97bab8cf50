"""Reads a picture that Chromium has made."""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

from PIL import Image

Colour = tuple[int, int, int]


class Picture(NamedTuple):
    """What a picture is made of."""

    size: tuple[int, int]
    colours: dict[Colour, int]
    """How many pixels have each colour."""

    @property
    def background(self) -> Colour:
        return max(self.colours, key=lambda colour: self.colours[colour])


def picture(png: bytes) -> Picture:
    image = Image.open(BytesIO(png)).convert("RGB")
    counted = image.getcolors(image.width * image.height) or []
    return Picture(image.size, {colour: count for count, colour in counted})  # type: ignore[misc]
