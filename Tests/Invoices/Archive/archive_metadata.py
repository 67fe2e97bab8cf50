"""What a file says about itself: XMP, equal to the information dictionary."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lxml import etree
from pikepdf import Pdf

from reading import PARSER

RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
FACTUR = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"
NAMES = {
    "rdf": RDF,
    "pdfaid": "http://www.aiim.org/pdfa/ns/id/",
    "pdfuaid": "http://www.aiim.org/pdfua/ns/id/",
    "dc": "http://purl.org/dc/elements/1.1/",
    "pdf": "http://ns.adobe.com/pdf/1.3/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "fx": FACTUR,
    "ext": "http://www.aiim.org/pdfa/ns/extension/",
    "schema": "http://www.aiim.org/pdfa/ns/schema#",
    "property": "http://www.aiim.org/pdfa/ns/property#",
}
DATA = {
    "DocumentFileName": "factur-x.xml",
    "DocumentType": "INVOICE",
    "Version": "1.0",
    "ConformanceLevel": "EN 16931",
}
WITHOUT_EXTENSION = {NAMES[each] for each in ("rdf", "pdfaid", "dc", "pdf", "xmp")}
"""Of properties: those that ISO 19005 knows."""
SCHEMAS = {
    FACTUR: ("fx", dict.fromkeys(DATA, ("Text", "external"))),
    NAMES["pdfuaid"]: ("pdfuaid", {"part": ("Integer", "internal")}),
}
"""Those that a file has to declare, with their prefixes, and what their properties are."""


def metadata_faults(pdf: Pdf, has_data: bool) -> Iterator[str]:
    stream = pdf.Root.Metadata
    if stream.get("/Type") != "/Metadata" or stream.get("/Subtype") != "/XML":
        yield "the metadata are not marked as such"
    if "/Filter" in stream:
        yield "the metadata are packed, so that a search does not find them"
    packet = stream.read_bytes()
    if not re.match(rb'<\?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"\?>', packet):
        yield "the packet does not begin as one"
    root = etree.fromstring(packet, PARSER)
    yield from _statement_faults(root, pdf)
    yield from _data_faults(root, has_data)
    for each in root.iterfind(f"{{{RDF}}}RDF/{{{RDF}}}Description/*"):
        space = etree.QName(each).namespace
        if space not in WITHOUT_EXTENSION | set(SCHEMAS) | {NAMES["ext"]}:
            yield f"the property {each.tag} is of no schema that is known"


def _texts(root: etree._Element, path: str) -> list[str]:
    return [(each.text or "").strip() for each in root.iterfind(path, NAMES)]


def _statement_faults(root: etree._Element, pdf: Pdf) -> Iterator[str]:
    information = {str(key): str(each) for key, each in pdf.docinfo.items()}
    for path, expected in {
        ".//pdfaid:part": "3",
        ".//pdfaid:conformance": "A",
        ".//dc:title/rdf:Alt/rdf:li": information.pop("/Title", None),
        ".//dc:creator/rdf:Seq/rdf:li": information.pop("/Author", None),
        ".//dc:language/rdf:Bag/rdf:li": str(pdf.Root.Lang),
        ".//dc:format": "application/pdf",
        ".//pdf:Producer": information.pop("/Producer", None),
        ".//xmp:CreateDate": _iso(information.pop("/CreationDate", "")),
        ".//xmp:ModifyDate": _iso(information.pop("/ModDate", "")),
    }.items():
        found = _texts(root, path)
        if expected is None or found != [expected]:
            yield f"{path} is {found}, and not {expected!r}"
    if information:
        yield f"the information dictionary says more: {information}"


def _iso(date: str) -> str | None:
    """``D:20261124080000Z`` as XMP has it."""
    parts = re.fullmatch(r"D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z", date)
    return "{}-{}-{}T{}:{}:{}Z".format(*parts.groups()) if parts else None


def _data_faults(root: etree._Element, has_data: bool) -> Iterator[str]:
    """The properties of Factur-X, each declared by the extension schema."""
    stated = {name: _texts(root, f".//fx:{name}") for name in DATA}
    if stated != {name: [value] if has_data else [] for name, value in DATA.items()}:
        yield f"Factur-X is said to be {stated}"
    declared = root.findall(".//ext:schemas/rdf:Bag/rdf:li", NAMES)
    spaces = [text for each in declared for text in _texts(each, "schema:namespaceURI")]
    if spaces != [FACTUR] * has_data + [NAMES["pdfuaid"]]:
        yield f"the extension schemas are of {spaces}"
        return
    for space, schema in zip(spaces, declared, strict=True):
        yield from _schema_faults(schema, *SCHEMAS[space])


def _schema_faults(
    schema: etree._Element, prefix: str, expected: dict[str, tuple[str, str]]
) -> Iterator[str]:
    if _texts(schema, "schema:prefix") != [prefix] or not _texts(schema, "schema:schema"):
        yield "an extension schema has another prefix, or no name"
    declared = schema.findall("schema:property/rdf:Seq/rdf:li", NAMES)
    if {*(_texts(each, "property:name")[0] for each in declared)} != set(expected):
        yield f"the extension schema {prefix} declares other properties"
        return
    for each in declared:
        (name,) = _texts(each, "property:name")
        kinds = _texts(each, "property:valueType") + _texts(each, "property:category")
        if tuple(kinds) != expected[name] or not _texts(each, "property:description"):
            yield f"the property {name} is declared as {kinds}"
