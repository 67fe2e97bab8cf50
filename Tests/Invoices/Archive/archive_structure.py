"""The tree of structure elements, which says what the parts of the pages are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from pikepdf import Array, Dictionary, Pdf

CHILDREN: dict[str, set[str]] = {
    "/Document": {"/H1", "/H2", "/P", "/Figure", "/Table"},
    "/Table": {"/TR"},
    "/TR": {"/TH", "/TD"},
}
"""Of all others, the children are marks alone."""


def structure_faults(pdf: Pdf, has_table: bool) -> Iterator[str]:
    root = pdf.Root.get("/StructTreeRoot")
    if not isinstance(root, Dictionary) or root.get("/Type") != "/StructTreeRoot":
        yield "there is no structure"
        return
    top = root.K if isinstance(root.K, Array) else [root.K]
    if [str(each.S) for each in top] != ["/Document"]:
        yield f"the structure begins with {[str(each.S) for each in top]}"
    counts: Counter[str] = Counter()
    for each in top:
        yield from _element_faults(each, root, counts)
    if counts["/H1"] != 1 or any(bool(counts[each]) != has_table for each in ("/Table", "/TH")):
        yield f"the structure has the elements {dict(counts)}"


def _element_faults(element: Any, parent: Any, counts: Counter[str]) -> Iterator[str]:
    kind = str(element.S)
    counts[kind] += 1
    if element.P.objgen != parent.objgen:
        yield f"{kind} has another parent than it says"
    if kind == "/Figure" and not str(element.get("/Alt", "")):
        yield "a figure has no text that stands for it"
    if kind == "/TH" and element.get("/A", {}).get("/Scope") != "/Column":
        yield "a heading of a table does not say of what"
    children = _children(element)
    others = {str(each.S) for each in children} - CHILDREN.get(kind, set())
    if others:
        yield f"{kind} has {others} in it"
    if kind in CHILDREN and not children:
        yield f"{kind} is empty"
    if kind == "/Table":
        widths = {len(_children(row)) for row in children}
        if len(widths) != 1:
            yield f"the rows of a table have {widths} cells"
    for each in children:
        yield from _element_faults(each, element, counts)


def _children(element: Any) -> list[Any]:
    own = element.get("/K", Array())
    own = own if isinstance(own, Array) else [own]
    return [each for each in own if isinstance(each, Dictionary) and "/S" in each]
