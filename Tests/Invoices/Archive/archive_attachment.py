"""The invoice within the file, as Factur-X and ISO 19005-3, 6.8, have it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pikepdf import Dictionary, Pdf


def attachment_faults(pdf: Pdf, xml: bytes | None) -> Iterator[str]:
    associated = list(pdf.Root.get("/AF", []))
    trees = pdf.Root.get("/Names", Dictionary())
    names = list(trees.get("/EmbeddedFiles", Dictionary()).get("/Names", []))
    if xml is None:
        if associated or names:
            yield "a draft has an attachment"
        return
    if len(associated) != 1 or len(names) != 2 or str(names[0]) != "factur-x.xml":
        yield f"the attachments are {names}, those associated {associated}"
        return
    if associated[0].objgen != names[1].objgen or associated[0].objgen == (0, 0):
        yield "another file is associated than the one that is attached"
    yield from _specification_faults(associated[0], xml)


def _specification_faults(specification: Any, xml: bytes) -> Iterator[str]:
    for key, expected in {
        "/Type": "/Filespec",
        "/F": "factur-x.xml",
        "/UF": "factur-x.xml",
        "/AFRelationship": "/Alternative",
    }.items():
        if str(specification.get(key)) != expected:
            yield f"{key} of the attachment is {specification.get(key)}"
    if not str(specification.get("/Desc", "")):
        yield "the attachment has no description"
    versions = specification.EF
    if versions.F.objgen != versions.UF.objgen:
        yield "the attachment has two files"
    file = versions.F
    if file.get("/Type") != "/EmbeddedFile" or file.get("/Subtype") != "/text/xml":
        yield f"the attached file is {file.get('/Type')}, {file.get('/Subtype')}"
    if file.read_bytes() != xml:
        yield "the attached file is not the invoice"
    if file.Params.get("/Size") != len(xml):
        yield f"the attached file says that it has {file.Params.get('/Size')} bytes"
    if not re.fullmatch(r"D:\d{14}Z", str(file.Params.get("/ModDate"))):
        yield f"the attached file is of {file.Params.get('/ModDate')}"
