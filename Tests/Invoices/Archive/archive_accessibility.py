"""What ISO 14289-1 (PDF/UA-1) asks beyond what an archive of level A has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lxml import etree
from pikepdf import Array, Dictionary, Pdf

from reading import PARSER

IDENTIFICATION = "http://www.aiim.org/pdfua/ns/id/"
STANDARD = {
    "/Document", "/H1", "/H2", "/P", "/Figure", "/Table", "/TR", "/TH", "/TD", "/Span",
}  # fmt: skip
"""Of the types of ISO 32000-1, those that an invoice takes; no other is mapped to one."""


def accessibility_faults(pdf: Pdf) -> Iterator[str]:
    yield from _identification_faults(pdf)
    yield from _catalogue_faults(pdf)
    root = pdf.Root.get("/StructTreeRoot")
    if not isinstance(root, Dictionary):
        return
    if root.get("/RoleMap"):
        yield f"types are mapped: {root.RoleMap}"
    elements = list(_elements(root))
    yield from _type_faults(elements)
    yield from _heading_faults([str(each.S) for each in elements])
    yield from _table_faults(elements)
    for page in pdf.pages:
        if page.get("/Annots") and page.get("/Tabs") != "/S":
            yield "annotations are not gone through in the order of the structure"


def _identification_faults(pdf: Pdf) -> Iterator[str]:
    """7.1, paragraph 5 of ISO 14289-1, and the declaration that ISO 19005-3 asks for it."""
    packet = etree.fromstring(pdf.Root.Metadata.read_bytes(), PARSER)
    parts = [each.text for each in packet.iter(f"{{{IDENTIFICATION}}}part")]
    if parts != ["1"]:
        yield f"PDF/UA is said to be of the parts {parts}"


def _catalogue_faults(pdf: Pdf) -> Iterator[str]:
    root = pdf.Root
    if root.get("/MarkInfo", Dictionary()).get("/Suspects"):
        yield "its tags are suspect"
    # RFC 3066, as ISO 32000-1, 14.9.2.2 has it
    if not re.fullmatch(r"[a-z]{2,3}(-[A-Z]{2})?", str(root.get("/Lang", ""))):
        yield f"its language is {root.get('/Lang')}"
    shows_title: object = root.get("/ViewerPreferences", Dictionary()).get("/DisplayDocTitle")
    if shows_title is not True:
        yield "a viewer shows the name of the file, and not its title"
    if not str(pdf.docinfo.get("/Title", "")).strip():
        yield "it has no title"


def _elements(element: Any) -> Iterator[Any]:
    """All below one, in the order in which they are read."""
    own = element.get("/K", Array())
    for each in own if isinstance(own, Array) else [own]:
        if isinstance(each, Dictionary) and "/S" in each:
            yield each
            yield from _elements(each)


def _type_faults(elements: list[Any]) -> Iterator[str]:
    for each in elements:
        if str(each.S) not in STANDARD:
            yield f"{each.S} is no type of an invoice"
        if each.S == "/Figure" and not str(each.get("/Alt", "")).strip():
            yield "a figure says nothing to who does not see it"


def _heading_faults(kinds: list[str]) -> Iterator[str]:
    """7.4.2: the first is of level 1, and no level is left out on the way down."""
    levels = [int(kind[2:]) for kind in kinds if re.fullmatch(r"/H\d", kind)]
    for before, level in zip([0, *levels], levels, strict=False):
        if level > before + 1:
            yield f"a heading of level {level} follows one of level {before}"


def _table_faults(elements: list[Any]) -> Iterator[str]:
    """7.5: each table has headings, which say of what."""
    for table in (each for each in elements if each.S == "/Table"):
        rows = list(table.K)
        first = [str(cell.S) for cell in rows[0].K]
        if set(first) != {"/TH"}:
            yield f"a table begins with {first}"
        for cell in rows[0].K:
            if cell.get("/A", {}).get("/Scope") not in {"/Column", "/Row", "/Both"}:
                yield "a heading has no scope"
