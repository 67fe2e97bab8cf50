"""Where the words of a page stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lxml import etree

from printed import text

XHTML = "{http://www.w3.org/1999/xhtml}"
MARGIN = 47.0
"""In points, as all here; on every side but the lower one."""
LOWER_MARGIN = 25.0
TOLERANCE = 0.75
"""Letters of neighbouring words may touch."""


@dataclass(frozen=True)
class Word:
    text: str
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: Word) -> bool:
        return (
            min(self.right, other.right) - max(self.left, other.left) > TOLERANCE
            and min(self.bottom, other.bottom) - max(self.top, other.top) > TOLERANCE
        )


@dataclass(frozen=True)
class Page:
    width: float
    height: float
    words: list[Word]

    def faults(self) -> Iterator[str]:
        """Words that are in the margin, and those that are on others."""
        for word in self.words:
            if word.left < MARGIN or word.right > self.width - MARGIN + TOLERANCE:
                yield f"{word.text!r} is in the margin"
            if word.top < MARGIN - 5 or word.bottom > self.height - LOWER_MARGIN:
                yield f"{word.text!r} is in the upper or the lower margin"
        ordered = sorted(self.words, key=lambda word: word.top)
        for index, word in enumerate(ordered):
            for other in ordered[index + 1 :]:
                if other.top > word.bottom:
                    break
                if word.covers(other):
                    yield f"{word.text!r} and {other.text!r} are on each other"

    def column(self, heading: str) -> list[str]:
        """The words below a heading that end where it does, such as the numbers of a column."""
        head = next(word for word in self.words if word.text == heading)
        return [
            word.text
            for word in self.words
            if abs(word.right - head.right) < TOLERANCE and word.top > head.bottom
        ]


def pages(file: bytes) -> list[Page]:
    root = etree.fromstring(text(file, "-bbox").encode())
    return [
        Page(
            float(page.get("width", "")),
            float(page.get("height", "")),
            [_word(word) for word in page.iter(f"{XHTML}word")],
        )
        for page in root.iter(f"{XHTML}page")
    ]


def _word(element: etree._Element) -> Word:
    places = [float(element.get(side, "")) for side in ("xMin", "yMin", "xMax", "yMax")]
    return Word(element.text or "", *places)
