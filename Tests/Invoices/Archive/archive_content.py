"""The content of a page: each mark on the paper is part of the structure, or said to be none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pikepdf
from pikepdf import Dictionary, Pdf

from archive_fonts import characters, codes, strings

SHOWING = {"Tj", "TJ", "'", '"'}
PAINTING = SHOWING | {"S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "Do", "sh", "INLINE IMAGE"}
OTHER = {
    "q", "Q", "cm", "w", "J", "j", "M", "d", "gs", "m", "l", "c", "v", "y", "h", "re", "n", "W",
    "W*", "BT", "ET", "Tc", "Tw", "Tz", "TL", "Tf", "Tr", "Ts", "Td", "TD", "Tm", "T*", "rg", "RG",
    "g", "G", "BMC", "BDC", "EMC",
}  # fmt: skip
"""All that a page of ours is drawn with; colours are only red, green and blue, or grey."""
DEEPEST = 28
"""So often may the state of drawing be kept."""


def page_faults(pdf: Pdf, page: Any) -> Iterator[str]:
    for key in ("/Group", "/AA", "/Annots", "/PresSteps"):
        if key in page:
            yield f"it has {key}"
    x, y, width, height = map(float, page.MediaBox)
    if (x, y) != (0, 0) or not (3 <= width <= 14_400 and 3 <= height <= 14_400):
        yield f"its paper is {page.MediaBox}"
    content = Content(page)
    yield from content.faults
    tree = pdf.Root.get("/StructTreeRoot", Dictionary()).get("/ParentTree", Dictionary())
    parents = dict(_numbers(tree)).get(page.get("/StructParents"))
    if parents is None or len(parents) != len(content.marks):
        yield f"its {len(content.marks)} marks have other parents: {parents}"
        return
    for mark, name in content.marks.items():
        parent = parents[mark]
        if parent.S != name:
            yield f"mark {mark} is {name}, its parent {parent.S}"
        if mark not in _own_marks(parent, page):
            yield f"mark {mark} is not in its parent"


def _numbers(tree: Any) -> Iterator[tuple[int, Any]]:
    pairs = list(tree.get("/Nums", []))
    yield from zip(map(int, pairs[::2]), pairs[1::2], strict=True)
    for each in tree.get("/Kids", []):
        yield from _numbers(each)


def _own_marks(element: Any, page: Any) -> list[int]:
    """Those of a structure element that are on a page."""
    own = element.K if isinstance(element.K, pikepdf.Array) else [element.K]
    found = []
    for each in own:
        if isinstance(each, int) and element.Pg.objgen == page.objgen:
            found.append(each)
        elif (
            isinstance(each, Dictionary)
            and each.get("/Type") == "/MCR"
            and each.get("/Pg", element.get("/Pg")).objgen == page.objgen
        ):
            found.append(int(each.MCID))
    return found


class Content:
    """What a page draws, read from its first operator to its last."""

    def __init__(self, page: Any) -> None:
        self.fonts = page.Resources.Font
        self.marks: dict[int, str] = {}
        """The structure elements that parts of the content are, by their identifiers."""
        self.faults: list[str] = []
        self.open: list[str] = []
        """The kinds of the marks that are open here."""
        self.depth = 0
        self.known: dict[int, str] = {}
        self.font: Any = None
        for instruction in pikepdf.parse_content_stream(page):
            self._meet(str(instruction.operator), list(instruction.operands))
        if self.open or self.depth:
            self.faults.append("something is not ended")

    def _meet(self, operator: str, operands: list[Any]) -> None:
        if operator not in PAINTING | OTHER:
            self.faults.append(f"it has the operator {operator}")
        if operator in {"BDC", "BMC"}:
            self._begin(operands)
        elif operator == "EMC":
            self.open.pop()
        elif operator in {"q", "Q"}:
            self.depth += 1 if operator == "q" else -1
            if not 0 <= self.depth <= DEEPEST:
                self.faults.append(f"states are kept {self.depth} deep")
        elif operator == "Tf":
            self.font = self.fonts[operands[0]]
            self.known = characters(self.font) if "/ToUnicode" in self.font else {}
        if operator in PAINTING and not {"structure", "artifact"} & set(self.open):
            self.faults.append(f"{operator} {operands} is part of nothing")
        if operator in SHOWING and "text" not in self.open:
            self._show(operands)

    def _begin(self, operands: list[Any]) -> None:
        properties = operands[1] if len(operands) > 1 else {}
        if operands[0] == "/Artifact":
            self.open.append("artifact")
        elif "/MCID" in properties:
            mark = int(properties["/MCID"])
            if mark in self.marks:
                self.faults.append(f"mark {mark} is there twice")
            self.marks[mark] = str(operands[0])
            self.open.append("structure")
        elif operands[0] == "/Span" and "/ActualText" in properties:
            self.open.append("text")
        else:
            self.faults.append(f"a mark is {operands}")
            self.open.append("other")
        if {"artifact", "structure"} <= set(self.open):
            self.faults.append("an artifact is within the structure, or the other way round")

    def _show(self, operands: list[Any]) -> None:
        """Each glyph has a character, and none is the one of an unknown character."""
        for string in strings(operands):
            for code in codes(self.font, string):
                if code not in self.known:
                    self.faults.append(f"code {code} of {self.font.BaseFont} has no character")
                if code == 0 and self.font.Subtype == "/Type0":
                    self.faults.append("a character is missing in its font")
