# SPDX-License-Identifier: Apache-2.0
"""The classes whose values are read from C's rows, each in its room, with their lists and readers."""

import re
from collections.abc import Iterable
from pathlib import Path

from model.facts.python.modules import INPUTS, MODULES
from model.language.python import Input, Module, Row
from model.writers.python.inputs import input_from_row
from model.writers.python.objects import members_of_class
from model.writers.python.reading import READING, Read, Reading, function_name
from model.writers.python.text import PACKAGE, Imports, call, doc_string, module, signature


def write(root: Path) -> dict[str, str]:
    return {f"{PACKAGE}/{each.name.replace('.', '/')}.py": classes(each) for each in MODULES} | {
        f"{PACKAGE}/lists.py": lists(MODULES),
        f"{PACKAGE}/_generated/reading.py": readers(MODULES, INPUTS),
    }


def classes(place: Module) -> str:
    """The classes of a module."""
    imports = Imports()
    imports.add("dataclasses", "dataclass")
    imports.add_all(place.imports)
    parts = []
    for row in place.rows:
        reading = Reading(row, imports, f"taskcore.{place.name}")
        doc = doc_string(row.doc or first_sentences(reading.struct.doc), 4)
        default = ' = ""' if row.blank else ""
        members = attributes(reading.attributes(), imports, default)
        members += members_of_class(row)
        bases = f"({row.bases})" if row.bases else ""
        parts.append(f"@dataclass(frozen=True)\nclass {row.name}{bases}:\n{doc}\n{members}")
    room = place.name.partition(".")[0]
    return module(f"python/{room}.py", place.doc, imports, parts)


def attributes(reads: list[Read], imports: Imports, default: str = "") -> str:
    """The attributes of a class with their docs."""
    # An attribute with that name would be taken for the type of the others.
    has_date = any(each.fact.name == "date" for each in reads)
    if has_date:
        imports.add("datetime", "date as Date")
        imports.discard("datetime", "date")
    text = ""
    for each in reads:
        type = re.sub(r"\bdate\b", "Date", each.type) if has_date else each.type
        value = f" = {each.fact.default}" if each.fact.default else default
        if each.fact.is_secret:
            imports.add("dataclasses", "field")
            value = f" = field(default={each.fact.default}, repr=False)"
        text += f"    {each.fact.name}: {type}{value}\n"
        if each.doc:
            text += doc_string(each.doc, 4)
    return text


def readers(places: Iterable[Module], inputs: Iterable[Input]) -> str:
    """A function for each class that makes one of a row, and for each input that is read."""
    imports = _imports(places)
    read = [row for place in places for row in place.rows if row.is_read]
    parts = [_reader(row, imports) for row in read]
    parts += [_readers(row) for row in read if row.given]
    parts += [input_from_row(each, imports) for each in inputs if each.is_read]
    imports.drop(READING)
    doc = "What C's rows say, as the classes of the package."
    return module("python", doc, imports, parts, is_late=True)


def _reader(row: Row, imports: Imports) -> str:
    reading = Reading(row, imports)
    reads = reading.attributes()
    parameters = [f"row: c.taskcore_{row.struct}"]
    text = ""
    if reading.has_currency and row.currency == "caller":
        parameters.append("currency: bytes")
    elif reading.has_currency:
        text = f'    currency = {row.currency or "row.currency"} or b""\n'
    parameters += [each for each in row.beside.split(", ") if each]
    if row.absent:
        text += f"    if {row.absent}:\n        return None\n"
    text += "".join(
        call(f"{each.before.partition('(')[0]}", each.before.partition("(")[2][:-1].split(", "), 4)
        for each in reads
        if each.before
    )
    result = f"{row.name} | None" if row.absent else row.name
    head = signature(f"def {function_name(row.name)}", parameters, result)
    return head + text + call(f"return {row.name}", [each.value for each in reads], 4)


def _readers(row: Row) -> str:
    """What reads several that are inside of another row."""
    one = function_name(row.name)
    name = one.replace("_from_row", "s_from_rows")
    return (
        f"def {name}(first: object, count: int) -> tuple[{row.name}, ...]:\n"
        f"    return tuple(map({one}, map_elements(first, c.taskcore_{row.struct}, count)))\n"
    )


def lists(places: Iterable[Module]) -> str:
    """The classes of lists."""
    imports = _imports(places)
    imports.add("taskcore._low_level.lists", "SnapshotList")
    imports.add(READING, *(function_name(row.name) for place in places for row in place.rows))
    parts = [
        f"class {row.list}(SnapshotList[{row.name}, c.taskcore_{row.struct}]):\n"
        + doc_string(row.list_doc, 4)
        + f'\n    _kind = "{row.kind or row.struct}"\n'
        + f"    _row_type = c.taskcore_{row.struct}\n"
        + f"    _item = staticmethod({function_name(row.name)})\n"
        for place in places
        for row in place.rows
        if row.list
    ]
    doc = "Lists, each as it was when it was read."
    return module("python", doc, imports, parts, is_late=True)


def _imports(places: Iterable[Module]) -> Imports:
    """What all of them may use; a module keeps what it does use."""
    imports = Imports()
    imports.add("taskcore._generated", "prototypes as c")
    for place in places:
        imports.add(f"taskcore.{place.name}", *(row.name for row in place.rows))
        imports.add_all(place.imports)
    imports.add("taskcore._low_level.rows", "map_elements")
    return imports


def first_sentences(doc: str) -> str:
    """A struct's doc without what it says of the memory of its texts."""
    for end in (" Its text", " Its string", "; all of it lives", "; its strings live"):
        doc = doc.partition(end)[0]
    return doc if doc.endswith(".") else f"{doc}."
