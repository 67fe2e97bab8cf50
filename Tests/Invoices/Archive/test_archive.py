"""The inspection of archives finds what is wrong: each change of a good file is told."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Pdf

import logos
from archive import faults
from pdf_examples import SHORT, Example
from printed import Printed, print_examples


@pytest.fixture(scope="module")
def printed() -> Iterator[Printed]:
    (books,), (printed,) = print_examples([Example("short", SHORT, logo=logos.JPEG)])
    yield printed
    books.store.close()


def objects(pdf: Pdf, key: str, value: str) -> Iterator[Any]:
    for each in pdf.objects:
        if isinstance(each, (Dictionary, pikepdf.Stream)) and each.get(key) == value:
            yield each


def first(pdf: Pdf, key: str, value: str) -> Any:
    return next(objects(pdf, key, value))


def replace_metadata(pdf: Pdf, old: bytes, new: bytes) -> None:
    metadata = pdf.Root.Metadata.read_bytes()
    assert old in metadata
    pdf.Root.Metadata.write(metadata.replace(old, new))


def draw(pdf: Pdf, before: bytes, after: bytes = b"") -> None:
    page = pdf.pages[0]
    page.Contents = pdf.make_stream(before + page.Contents.read_bytes() + after)


def set_on(key: str, value: object, *found: str) -> Callable[[Pdf], None]:
    """Sets a member of the first object that has a value under a key, or of the catalogue."""

    def change(pdf: Pdf) -> None:
        object = first(pdf, *found) if found else pdf.Root
        if value is None:
            del object[key]
        else:
            object[key] = value

    return change


CHANGES: dict[str, Callable[[Pdf], Any]] = {
    "/Lang is": set_on("/Lang", "de"),
    "/MarkInfo": set_on("/MarkInfo", None),
    "there is an action": set_on("/OpenAction", Dictionary(S=Name.JavaScript, JS="x")),
    "the output intents are": set_on("/OutputIntents", Array()),
    "the structure begins with": set_on("/S", Name.Div, "/S", "/Document"),
    "there is no structure": set_on("/StructTreeRoot", Dictionary()),
    "does not say which glyphs": set_on("/CIDToGIDMap", None, "/Subtype", "/CIDFontType2"),
    "its programs are": set_on("/FontFile2", None, "/Type", "/FontDescriptor"),
    "its glyphs have no characters": set_on("/ToUnicode", None, "/Subtype", "/Type0"),
    "is not a part of a font": set_on("/BaseFont", Name.Arial, "/Subtype", "/TrueType"),
    "wide, and not": set_on("/W", Array([0, Array([1, 2])]), "/Subtype", "/CIDFontType2"),
    "is to be interpolated": set_on("/Interpolate", True, "/Subtype", "/Image"),
    "has the colours": set_on("/ColorSpace", Name.DeviceCMYK, "/Subtype", "/Image"),
    "has /SMask": set_on("/SMask", Array(), "/Subtype", "/Image"),
    "a figure has no text": set_on("/Alt", None, "/S", "/Figure"),
    "does not say of what": set_on("/A", None, "/S", "/TH"),
    "has {'/P'} in it": set_on("/S", Name.P, "/S", "/TR"),
    "/AFRelationship": set_on("/AFRelationship", Name.Source, "/Type", "/Filespec"),
    "the attached file is": set_on("/Subtype", Name.text, "/Type", "/EmbeddedFile"),
    "says that it has": lambda pdf: pdf.Root.AF[0].EF.F.Params.__setitem__("/Size", 1),
    "the attachments are": set_on("/AF", None),
    "is not the invoice": lambda pdf: pdf.Root.AF[0].EF.F.write(b"<html/>"),
    "conformance": lambda pdf: replace_metadata(pdf, b"conformance>A", b"conformance>B"),
    "dc:title": lambda pdf: pdf.docinfo.__setitem__("/Title", "Another one"),
    "CreateDate": lambda pdf: replace_metadata(pdf, b"CreateDate>20", b"CreateDate>19"),
    "Factur-X is said": lambda pdf: replace_metadata(pdf, b"EN 16931", b"BASIC"),
    "PDF/UA is said": lambda pdf: replace_metadata(pdf, b"pdfuaid:part>1", b"pdfuaid:part>2"),
    "is declared as": lambda pdf: replace_metadata(pdf, b">Integer<", b">Text<"),
    "the extension schemas are of": lambda pdf: replace_metadata(
        pdf, b"URI>http://www.aiim.org/pdfua", b"URI>http://www.aiim.org/other"
    ),
    "its tags are suspect": lambda pdf: pdf.Root.MarkInfo.__setitem__("/Suspects", True),
    "types are mapped": lambda pdf: pdf.Root.StructTreeRoot.__setitem__(
        "/RoleMap", Dictionary(Para=Name.P)
    ),
    "is no type of an invoice": set_on("/S", Name.Para, "/S", "/P"),
    "follows one of level 0": set_on("/S", Name.H2, "/S", "/H1"),
    "a table begins with": set_on("/S", Name.TD, "/S", "/TH"),
    "a heading has no scope": set_on("/A", None, "/S", "/TH"),
    "shows the name of the file": set_on("/ViewerPreferences", None),
    "it has no title": lambda pdf: pdf.docinfo.__delitem__("/Title"),
    "says nothing to who does not see": set_on("/Alt", None, "/S", "/Figure"),
    "declares other": lambda pdf: replace_metadata(pdf, b"name>Version", b"name>Edition"),
    "is part of nothing": lambda pdf: draw(pdf, b"", b"0 0 9 9 re f\n"),
    "has the operator": lambda pdf: draw(pdf, b"0 0 0 1 k\n"),
    "something is not ended": lambda pdf: draw(pdf, b"", b"q\n"),
    "is there twice": lambda pdf: draw(pdf, b"", b"/P <</MCID 0>> BDC EMC\n"),
    "have other parents": lambda pdf: draw(pdf, b"", b"/P <</MCID 9999>> BDC EMC\n"),
    "something is transparent": set_on("/X", Dictionary(Type=Name.ExtGState, ca=0.5)),
    "it has /Group": set_on("/Group", Dictionary(S=Name.Transparency), "/Type", "/Page"),
    "there is an annotation": set_on("/X", Dictionary(Type=Name.Annot, Subtype=Name.Link)),
    "is in another file": set_on("/F", "a.bin", "/Type", "/EmbeddedFile"),
}


def changed(printed: Printed, change: Callable[[Pdf], Any]) -> bytes:
    with Pdf.open(io.BytesIO(printed.file)) as pdf:
        change(pdf)
        file = io.BytesIO()
        pdf.save(
            file,
            force_version="1.7",
            object_stream_mode=pikepdf.ObjectStreamMode.disable,
            deterministic_id=True,
            fix_metadata_version=False,
        )
        return file.getvalue()


def test_a_good_file_has_no_fault(printed: Printed) -> None:
    assert faults(printed.file, "fr-FR", printed.cii) == []


@pytest.mark.parametrize("fault", CHANGES)
def test_a_change_is_found(printed: Printed, fault: str) -> None:
    found = faults(changed(printed, CHANGES[fault]), "fr-FR", printed.cii)
    assert any(fault in each for each in found), found


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (b"%PDF-1.7", b"%PDF-1.4", "the header"),
        (b"\nendstream", b" endstream", "no end of line"),
        (b"%%EOF\n", b"%%EOF\n%", "after the end"),
    ],
)
def test_a_change_of_the_bytes_is_found(
    printed: Printed, old: bytes, new: bytes, fault: str
) -> None:
    found = faults(printed.file.replace(old, new), "fr-FR", printed.cii)
    assert any(fault in each for each in found), found
