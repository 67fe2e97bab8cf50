# SPDX-License-Identifier: Apache-2.0
"""bindings/python/taskcore/<room>/<module>.py: the classes whose values are read from C's rows."""

import re
from pathlib import Path

from model.facts.python.modules import MODULES
from model.language.python import Module, Row
from model.writers.python.reading import Read, Reading, function_name
from model.writers.python.text import PACKAGE, Imports, call, doc_string, module, signature

ROWS = {each.struct: (f"taskcore.{place.name}", each) for place in MODULES for each in place.rows}


def write(root: Path) -> dict[str, str]:
    return {f"{PACKAGE}/{each.name.replace('.', '/')}.py": _module(each) for each in MODULES}


def _module(place: Module) -> str:
    imports = Imports()
    imports.add("dataclasses", "dataclass")
    imports.add("taskcore._low_level", "prototypes as c")
    for name, *names in place.imports:
        imports.add(name, *names)
    parts = [place.code] if place.code else []
    for row in place.rows:
        parts += _class(row, place, imports)
    room = place.name.partition(".")[0]
    return module(f"python/{room}", place.doc, imports, parts)


def _class(row: Row, place: Module, imports: Imports) -> list[str]:
    reading = Reading(row, imports, ROWS).within(place.rows)
    reads = reading.attributes()
    text = (
        f"@dataclass(frozen=True)\nclass {row.name}:\n"
        + doc_string(row.doc or first_sentences(reading.struct.doc), 4)
        + "\n"
        + attributes(reads, imports, ' = ""' if row.blank else "")
    )
    return [text, _function(row, reading, reads), *_list(row, imports)]


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
        text += f"    {each.fact.name}: {type}{value}\n"
        if each.doc:
            text += doc_string(each.doc, 4)
    return text


def _function(row: Row, reading: Reading, reads: list[Read]) -> str:
    parameters = [f"row: c.taskcore_{row.struct}"]
    text = ""
    if reading.has_currency and row.currency == "caller":
        parameters.append("currency: bytes")
    elif reading.has_currency:
        text = f'    currency = {row.currency or "row.currency"} or b""\n'
    text += "".join(
        call(f"{each.before.partition('(')[0]}", [each.before.partition("(")[2][:-1]], 4)
        for each in reads
        if each.before
    )
    return (
        signature(f"def {function_name(row)}", parameters, row.name)
        + f'    """What C says of it."""\n{text}'
        + call(f"return {row.name}", [each.value for each in reads], 4)
    )


def _list(row: Row, imports: Imports) -> list[str]:
    if not row.list:
        return []
    imports.add("taskcore._low_level.lists", "SnapshotList")
    return [
        f"class {row.list}(SnapshotList[{row.name}, c.taskcore_{row.struct}]):\n"
        + doc_string(row.list_doc, 4)
        + f'\n    _kind = "{row.kind or row.struct}"\n'
        + f"    _row_type = c.taskcore_{row.struct}\n"
        + f"    _item = staticmethod({function_name(row)})\n"
    ]


def first_sentences(doc: str) -> str:
    """A struct's doc without what it says of the memory of its texts."""
    for end in (" Its text", " Its string", "; all of it lives", "; its strings live"):
        doc = doc.partition(end)[0]
    return doc if doc.endswith(".") else f"{doc}."
