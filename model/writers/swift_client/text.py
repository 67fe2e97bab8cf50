# SPDX-License-Identifier: Apache-2.0
"""What the writers of the Swift binding share: names, docs and long lines."""

import re
from dataclasses import dataclass

from model.facts.interface import INTERFACE
from model.facts.swift.rooms import DOCS, ROOMS
from model.language import members as c
from model.language.errors import ModelError
from model.language.swift import Choice, Row, Variant
from model.language.types import Member, Struct
from model.language.words import camel_case
from model.writers.python.reading import bare, member_doc
from model.writers.swift import doc_comment

CHOICES = {each.group: each for room in ROOMS for each in room.types if isinstance(each, Choice)}
ROWS = {each.struct: each for room in ROOMS for each in room.types if isinstance(each, Row)}
FILLED_ROWS = {struct: each for struct, each in ROWS.items() if each.given}
VARIANTS = {
    each.struct: each
    for room in ROOMS
    for each in room.types
    if isinstance(each, Variant) and each.kind and not each.parts
}
"""Those that are read from a struct of C, and fill it."""

# A doc that is only the names of terms of EN 16931.
_TERMS = re.compile(r"(BT-\d+(, )?)+(several lines)?\.")

_UNITS = {
    "s": "in seconds",
    "ms": "in milliseconds",
    "ns": "in nanoseconds",
    "minutes": "in minutes",
}


@dataclass(frozen=True)
class Declared:
    """A type as its users see it, and members that make it of what C has, or the other way."""

    name: str
    declaration: str
    boundary: str = ""


def swift_name(member: Member) -> str:
    """`favourite`, which may not matter, as `isFavourite`; `project_id` as `projectID`."""
    name = bare(member)
    if member.meaning == c.Code("choice"):
        name = f"is_{name}"
    return re.sub(r"(?<=[a-z])(Id|Uid)(?=s?$)", lambda end: end[0].upper(), camel_case(name))


def prefix(struct: Struct) -> str:
    """What the constants of a struct's `fields` begin with; nothing where it has none."""
    for each in struct.members:
        if isinstance(each.meaning, c.Fields):
            return f"TASKCORE_{INTERFACE.group(each.meaning.bits).prefix}"
    return ""


def swift_doc(text: str) -> str:
    """A sentence of the other binding as Swift says it."""

    def code(match: re.Match[str]) -> str:
        word = match[1]
        if word.startswith('"'):
            return f"`{word.strip(chr(34))}`"
        # A case, with or without its type.
        case = re.fullmatch(r"(?:[A-Z]\w*[a-z]\w*\.)?([A-Z][A-Z0-9_]+)", word)
        if case:
            return f"`{camel_case(case[1].lower())}`"
        return f"`{camel_case(word) if re.fullmatch(r'(Store.)?[a-z_]+', word) else word}`"

    first = text.partition("\n\n")[0].replace("; every instant is aware and in UTC", "")
    said = re.sub(r"\bNone\b", "nil", re.sub(r"``([^`]+)``", code, first)).replace("``", "`")
    return said[0].upper() + said[1:]


def member_text(struct: Struct, member: Member, own: str | None, other: str | None) -> str:
    """What a member means, with its unit.

    `own` is what the facts of Swift say, `other` what those of the other binding say. Raises ModelError
    for a member of which nothing is said.
    """
    text = own or other or member_doc(struct.name, member)
    if not text or _TERMS.fullmatch(text):
        text = DOCS.get(member.name) or text
    if not text:
        raise ModelError(f"Swift has no doc for {struct.name}.{member.name}")
    text = swift_doc(text)
    match member.meaning:
        case c.Instant() | c.MomentInstant():
            unit = "in milliseconds since 1970 UTC"
        case c.Duration(unit=unit):
            unit = _UNITS[unit]
        case _:
            return text
    if unit.removeprefix("in ").split()[0].removesuffix("s") in text:
        return text
    if ";" in text or ":" in text:
        return f"{text} {unit.capitalize().replace('utc', 'UTC')}."
    return f"{text.removesuffix('.')}, {unit}."


def documented(text: str, declaration: str, spaces: int = 2) -> str:
    return doc_comment(text, spaces) + " " * spaces + declaration + "\n"


def assigned(name: str, value: str, spaces: int) -> str:
    """`name = value` in lines of at most 100 columns."""
    margin = " " * spaces
    line = f"{margin}{name} = {value}"
    if len(line) <= 100:
        return line + "\n"
    if "? " in value or len(margin) + 2 + len(value) <= 100:
        return f"{margin}{name} =\n{margin}  {value}\n"
    first, mapping, closure = value.partition(".map {")
    if mapping:
        return f"{margin}{name} =\n{margin}  {first}\n{margin}  {mapping}{closure}\n"
    head, _, rest = value.partition("(")
    return f"{margin}{name} = {head}(\n" + filled(arguments(rest[:-1]), spaces + 2, ")") + "\n"


def call(head: str, parts: list[str], spaces: int) -> str:
    """A call on one line, or with its arguments on lines of their own."""
    line = f"{' ' * spaces}{head}({', '.join(parts)})"
    if len(line) <= 100:
        return line + "\n"
    return f"{' ' * spaces}{head}(\n{filled(parts, spaces + 2, ')')}\n"


def arguments(text: str) -> list[str]:
    """What commas separate that are in no parentheses."""
    parts, depth = [""], 0
    for character in text:
        depth += character in "([" or -(character in ")]")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [each.strip() for each in parts]


def filled(parts: list[str], spaces: int, end: str = "") -> str:
    """The parts with commas between, as many to a line as have room."""
    margin = " " * spaces
    lines = [margin]
    for number, part in enumerate(parts):
        piece = part + ("," if number < len(parts) - 1 else end)
        if len(lines[-1]) + len(piece) + 1 > 100 and lines[-1].strip():
            lines.append(margin)
        lines[-1] += (" " if lines[-1].strip() else "") + piece
    return "\n".join(lines)


def own_name(name: str) -> str:
    """`Event.Kind` as `Kind`."""
    return name.rpartition(".")[2]
