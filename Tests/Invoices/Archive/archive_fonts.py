"""The fonts of a file: within it, in part, and each glyph with its character."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pikepdf import Array, Dictionary, Name, Pdf, Stream

PROGRAMS = {
    "/TrueType": {"/FontFile2"},
    "/Type1": {"/FontFile", "/FontFile3"},
    "/CIDFontType2": {"/FontFile2"},
    "/CIDFontType0": {"/FontFile3"},
}
NO_CHARACTERS = {0, 0xFEFF, 0xFFFE}
"""What no glyph may stand for (ISO 19005-3, 6.2.11.7.2)."""
SYMBOLIC, NON_SYMBOLIC = 4, 32


def font_faults(pdf: Pdf) -> Iterator[str]:
    fonts = [each for each in pdf.objects if _is_font(each)]
    if not fonts:
        yield "there is no font"
    for font in fonts:
        name = str(font.BaseFont)
        if font.Subtype == "/Type0":
            yield from (f"{name}: {fault}" for fault in _composite_faults(font))
            (descendant,) = font.DescendantFonts
            yield from (f"{name}: {fault}" for fault in _program_faults(descendant))
        elif font.Subtype in {"/TrueType", "/Type1"}:
            yield from (f"{name}: {fault}" for fault in _simple_faults(font))
            yield from (f"{name}: {fault}" for fault in _program_faults(font))
        elif font.Subtype not in PROGRAMS:
            yield f"{name} is of the type {font.Subtype}"
        if not re.match(r"/[A-Z]{6}\+", name):
            yield f"{name} is not a part of a font"


def _is_font(object: Any) -> bool:
    return isinstance(object, Dictionary) and object.get("/Type") == "/Font"


def _simple_faults(font: Any) -> Iterator[str]:
    flags = int(font.FontDescriptor.Flags)
    if bool(flags & SYMBOLIC) == bool(flags & NON_SYMBOLIC):
        yield f"its flags are {flags}"
    if flags & NON_SYMBOLIC and font.get("/Encoding") not in {
        "/WinAnsiEncoding",
        "/MacRomanEncoding",
    }:
        yield f"its encoding is {font.get('/Encoding')}"
    if len(font.Widths) != int(font.LastChar) - int(font.FirstChar) + 1:
        yield "it has more or fewer widths than characters"
    yield from _unicode_faults(font)


def _composite_faults(font: Any) -> Iterator[str]:
    if font.get("/Encoding") != "/Identity-H":
        yield f"its encoding is {font.get('/Encoding')}"
    descendant = font.DescendantFonts[0]
    system = descendant.CIDSystemInfo
    if (str(system.Registry), str(system.Ordering)) != ("Adobe", "Identity"):
        yield f"its characters are {system.Registry}, {system.Ordering}"
    if descendant.Subtype == "/CIDFontType2":
        glyphs = descendant.get("/CIDToGIDMap")
        if not isinstance(glyphs, Stream) and glyphs != Name.Identity:
            yield "it does not say which glyphs its characters are"
    yield from _unicode_faults(font)


def _program_faults(font: Any) -> Iterator[str]:
    descriptor = font.get("/FontDescriptor", Dictionary())
    programs = {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor.keys())
    if len(programs) != 1 or not programs <= PROGRAMS[str(font.Subtype)]:
        yield f"its programs are {programs}"
        return
    if descriptor.FontName != font.BaseFont:
        yield f"its descriptor is one of {descriptor.FontName}"
    program = descriptor[programs.pop()]
    data = program.read_bytes()
    if "/Length1" in program and int(program.Length1) != len(data):
        yield "its program has another length than it says"
    if font.Subtype == "/CIDFontType2":
        yield from _width_faults(font, data)


def _width_faults(font: Any, program: bytes) -> Iterator[str]:
    """The widths in the file are those of the program (ISO 19005-3, 6.2.11.5)."""
    tables = {
        program[entry : entry + 4]: int.from_bytes(program[entry + 8 : entry + 12], "big")
        for entry in range(12, 12 + 16 * int.from_bytes(program[4:6], "big"), 16)
    }
    head, hhea, hmtx = (tables[each] for each in (b"head", b"hhea", b"hmtx"))
    unit = int.from_bytes(program[head + 18 : head + 20], "big")
    count = int.from_bytes(program[hhea + 34 : hhea + 36], "big")
    for first, widths in zip(font.W[::2], font.W[1::2], strict=True):
        for glyph, width in enumerate(widths, int(first)):
            place = hmtx + 4 * min(glyph, count - 1)
            own = int.from_bytes(program[place : place + 2], "big") * 1000 / unit
            if abs(own - float(width)) > 1:
                yield f"glyph {glyph} is {own} wide, and not {width}"


def _unicode_faults(font: Any) -> Iterator[str]:
    if not isinstance(font.get("/ToUnicode"), Stream):
        yield "its glyphs have no characters"
        return
    for code, text in characters(font).items():
        if not text or {ord(each) for each in text} & NO_CHARACTERS:
            yield f"its code {code} stands for {text!r}"


def characters(font: Any) -> dict[int, str]:
    """What the codes of a font stand for."""
    table = font.ToUnicode.read_bytes().decode("ascii")
    found: dict[int, str] = {}
    for part in re.findall(r"beginbfchar(.*?)endbfchar", table, re.DOTALL):
        for code, text in re.findall(r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]*)>", part):
            found[int(code, 16)] = bytes.fromhex(text).decode("utf-16-be")
    for part in re.findall(r"beginbfrange(.*?)endbfrange", table, re.DOTALL):
        for first, last, text in re.findall(r"<(\w+)>\s*<(\w+)>\s*<(\w+)>", part):
            base = bytes.fromhex(text).decode("utf-16-be")
            for offset in range(int(last, 16) - int(first, 16) + 1):
                found[int(first, 16) + offset] = base[:-1] + chr(ord(base[-1]) + offset)
    return found


def codes(font: Any, string: bytes) -> list[int]:
    """The codes that a string shows in a font."""
    size = 2 if font.Subtype == "/Type0" else 1
    return [int.from_bytes(string[i : i + size], "big") for i in range(0, len(string), size)]


def strings(operands: Any) -> Iterator[bytes]:
    """Those that an operator shows."""
    for each in operands:
        if isinstance(each, Array):
            yield from strings(each)
        elif not isinstance(each, (Name, Dictionary)) and hasattr(each, "__bytes__"):
            yield bytes(each)
