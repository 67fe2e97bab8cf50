"""What ISO 19005-3 (PDF/A-3, level A), ISO 14289-1 (PDF/UA-1) and Factur-X ask of a file."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name, Pdf, Stream
from PIL import Image, ImageCms

from archive_accessibility import accessibility_faults
from archive_attachment import attachment_faults
from archive_content import page_faults
from archive_fonts import font_faults
from archive_metadata import metadata_faults
from archive_structure import structure_faults

ACTIONS = {
    "/Launch", "/Sound", "/Movie", "/ResetForm", "/ImportData", "/Hide", "/SetOCGState",
    "/Rendition", "/Trans", "/GoTo3DView", "/JavaScript", "/GoToR", "/GoToE", "/URI",
    "/SubmitForm", "/RichMediaExecute",
}  # fmt: skip
"""Of actions that archives must not have, and those that lead out of the file."""
FILTERS = {"/FlateDecode", "/DCTDecode"}
OPAQUE: dict[str, tuple[object, ...]] = {
    "/BM": ("/Normal", "/Compatible"),
    "/CA": (1,),
    "/ca": (1,),
    "/SMask": ("/None",),
}
"""The values with which nothing shines through."""
COLOURS = [(0, 0, 0), (255, 255, 255), (31, 41, 51), (200, 60, 20), (20, 90, 160), (128, 128, 128)]


def faults(file: bytes, language: str, xml: bytes | None, *, has_table: bool = True) -> list[str]:
    """What is wrong with a file; nothing is, of a good one. A draft carries no XML, and a letter has no table."""
    found = list(_raw_faults(file))
    with Pdf.open(io.BytesIO(file)) as pdf:
        found += _file_faults(pdf)
        found += _catalogue_faults(pdf, language)
        for object in pdf.objects:
            found += _object_faults(object)
            if isinstance(object, Stream):
                found += _stream_faults(object, file)
        found += font_faults(pdf)
        found += metadata_faults(pdf, has_data=xml is not None)
        found += structure_faults(pdf, has_table)
        found += accessibility_faults(pdf)
        for number, page in enumerate(pdf.pages, 1):
            found += [f"page {number}: {fault}" for fault in page_faults(pdf, page)]
        found += attachment_faults(pdf, xml)
    return found


def _raw_faults(file: bytes) -> Iterator[str]:
    if not re.match(rb"%PDF-1\.7\n%[\x80-\xff]{4}", file):
        yield "the header is not that of PDF 1.7 with four bytes above 127"
    if not re.search(rb"startxref\n\d+\n%%EOF\n?\Z", file):
        yield "something is after the end"
    if file.count(b"%%EOF") != 1:
        yield "there are several updates"
    # ISO 19005-3, 6.1.7.1 and 6.1.9
    if re.search(rb"[^\n]endstream", file):
        yield "no end of line is before an endstream"
    for head in re.finditer(rb"\n(\d+ \d+) obj\b", file):
        if file[head.end() : head.end() + 1] != b"\n":
            yield f"object {head[1].decode()} begins on the line of its number"


def _file_faults(pdf: Pdf) -> Iterator[str]:
    if pdf.is_encrypted or "/Encrypt" in pdf.trailer:
        yield "it is encrypted"
    identifiers = [bytes(each) for each in pdf.trailer.get("/ID", [])]
    if [len(each) for each in identifiers] != [16, 16]:
        yield f"/ID is {identifiers}"
    if pdf.pdf_version != "1.7":
        yield f"it is of version {pdf.pdf_version}"


def _catalogue_faults(pdf: Pdf, language: str) -> Iterator[str]:
    root = pdf.Root
    marked: Any = root.get("/MarkInfo", Dictionary()).get("/Marked")
    if marked is not True:
        yield "/MarkInfo does not say that it is marked"
    if str(root.get("/Lang")) != language:
        yield f"/Lang is {root.get('/Lang')}"
    for key in ("/AA", "/OpenAction", "/AcroForm", "/OCProperties", "/Collection", "/Perms"):
        if key in root:
            yield f"the catalogue has {key}"
    if not root.get("/ViewerPreferences", Dictionary()).get("/DisplayDocTitle"):
        yield "the title is not shown"
    intents = list(root.get("/OutputIntents", []))
    if len(intents) != 1 or intents[0].get("/S") != "/GTS_PDFA1":
        yield f"the output intents are {intents}"
    else:
        yield from _profile_faults(intents[0])


def _profile_faults(intent: Any) -> Iterator[str]:
    if str(intent.get("/OutputConditionIdentifier", "")) == "":
        yield "the output intent does not say what it is"
    profile = intent.DestOutputProfile
    data = profile.read_bytes()
    if profile.get("/N") != 3 or data[16:20] != b"RGB ":
        yield "the profile is not one of three colours"
    if int.from_bytes(data[:4], "big") != len(data) or data[36:40] != b"acsp":
        yield "the profile is no ICC profile, or not a whole one"
    if data[8] > 4 or data[12:16] not in {b"mntr", b"prtr"}:
        yield "the profile is of another version or class"
    yield from _colour_faults(data)


def _colour_faults(profile: bytes) -> Iterator[str]:
    """An independent engine has to see its colours as those of sRGB."""
    srgb = ImageCms.createProfile("sRGB")
    opened = ImageCms.ImageCmsProfile(io.BytesIO(profile))
    picture = Image.new("RGB", (len(COLOURS), 1))
    picture.putdata(COLOURS)
    seen = ImageCms.profileToProfile(picture, opened, srgb, outputMode="RGB")
    assert seen is not None
    for index, colour in enumerate(COLOURS):
        other = seen.getpixel((index, 0))
        assert isinstance(other, tuple)
        if any(abs(one - two) > 1 for one, two in zip(colour, other, strict=True)):
            yield f"{colour} is seen as {other}"


def _object_faults(object: Any) -> Iterator[str]:
    if isinstance(object, Array):
        for each in object:
            if not getattr(each, "is_indirect", False):
                yield from _object_faults(each)
    elif isinstance(object, (Dictionary, Stream)):
        yield from _dictionary_faults(object)
        for key, each in object.items():
            if len(key) > 127:
                yield f"the name {key} is too long"
            if not getattr(each, "is_indirect", False):
                yield from _object_faults(each)
    elif isinstance(object, pikepdf.String) and len(bytes(object)) > 32_767:
        yield "a string is too long"
    elif isinstance(object, Decimal | int) and abs(Decimal(object)) > 2_147_483_647:
        yield f"the number {object} is too large"


def _dictionary_faults(object: Any) -> Iterator[str]:
    if object.get("/S") in ACTIONS or "/JS" in object or "/AA" in object:
        yield f"there is an action: {object}"
    for key in OPAQUE.keys() & set(object.keys()):
        if all(object[key] != value for value in OPAQUE[key]):
            yield f"something is transparent: {key} is {object[key]}"
    if object.get("/S") == "/Transparency":
        yield "there is a group of transparency"
    if object.get("/Type") == "/ExtGState":
        for key in {"/TR", "/TR2", "/HTP", "/HTO"} & set(object.keys()):
            yield f"a graphics state has {key}"
    if object.get("/Type") == "/Annot":
        yield f"there is an annotation: {object.get('/Subtype')}"


def _stream_faults(object: Any, file: bytes) -> Iterator[str]:
    name = f"the stream {object.objgen[0]}"
    for key in {"/F", "/FFilter", "/FDecodeParms"} & set(object.keys()):
        yield f"{name} is in another file: it has {key}"
    filters = object.get("/Filter", Array())
    for each in [filters] if isinstance(filters, Name) else filters:
        if str(each) not in FILTERS:
            yield f"{name} has the filter {each}"
    data = object.read_raw_bytes()
    if int(object.Length) != len(data) or b"stream\n" + data + b"\nendstream" not in file:
        yield f"{name} has another length than it says"
    if object.get("/Subtype") == "/Image":
        for key in {"/Alternates", "/OPI", "/SMask", "/Mask"} & set(object.keys()):
            yield f"{name} has {key}"
        if object.get("/Interpolate") not in {None, False}:
            yield f"{name} is to be interpolated"
        if object.ColorSpace not in {"/DeviceRGB", "/DeviceGray"}:
            yield f"{name} has the colours {object.ColorSpace}"
    if object.get("/Subtype") in {"/PS", "/Form"}:
        yield f"{name} is a form or a program"
