# SPDX-License-Identifier: Apache-2.0
"""bindings/python/taskcore/errors.py: an exception for each status of a call that failed."""

from pathlib import Path

from model.facts.interface import INTERFACE
from model.facts.python.errors import DETAILED, DETAILS, ERRORS, FAILURE
from model.language import members as c
from model.language.errors import ModelError
from model.language.python import Detailed, Refusal
from model.writers.python.reading import Reading
from model.writers.python.statements import head
from model.writers.python.text import PACKAGE, Imports, call, doc_string, module

_BASE = "taskcore._generated.failure"


def write(root: Path) -> dict[str, str]:
    statuses = {each.name for each in INTERFACE.group("status").constants} - {"OK"}
    wrong = statuses.symmetric_difference(each.status for each in ERRORS)
    if wrong:
        raise ModelError(f"an exception and a status have to go together: {', '.join(wrong)}")
    imports = Imports()
    imports.add("taskcore._generated", "prototypes as c")
    imports.add(_BASE, FAILURE.name)
    doc = "What the library refuses, as exceptions: one class per status."
    imports.add("typing", "TYPE_CHECKING", "Any", "Final")
    names = "".join(f"        {each.name},\n" for each in ERRORS)
    table = (
        "CLASSES: Final[dict[int, type[TaskcoreError]]] = {\n    each.code: each\n    for each in (\n"
        f'{names}    )\n}}\n"""Each by its status."""\n'
    )
    late = "".join(f"    from {each.module} import {each.type}\n" for each in DETAILED)
    classes = [*map(_class, ERRORS), *map(_detailed, DETAILED)]
    parts = [f"if TYPE_CHECKING:\n{late}", *classes, table, _reader(imports)]
    text = module("python/errors.py", doc, imports, parts)
    return {f"{PACKAGE}/errors.py": text, f"{PACKAGE}/_generated/failure.py": _failure()}


def _failure() -> str:
    """The class of them all, with what C says of an error."""
    imports = Imports()
    imports.add("taskcore._generated", "prototypes as c")
    imports.add("taskcore._low_level.library", "library")
    members = [
        (each.name, *_TYPES[type(each.meaning)])
        for each in INTERFACE.struct("error").members
        if each.name in FAILURE.docs
    ]
    text = (
        f"class {FAILURE.name}(Exception):\n{doc_string(FAILURE.doc, 4)}\n"
        f"    code: int = c.TASKCORE_EINTERNAL\n{doc_string(FAILURE.code, 4)}"
    )
    text += "".join(
        f"    {name}: {type}\n{doc_string(FAILURE.docs[name], 4)}" for name, type, _ in members
    )
    given = [f"{name}: {type} = {default}" for name, type, default in members]
    lines = [
        *head("__init__", ["self", 'message: str = ""', "*", *given], "None"),
        "        super().__init__(message)",
        *(f"        self.{name} = {name}" for name, _, _ in members),
        "",
        "    @property",
        *head("name", ["self"], "str"),
        doc_string(FAILURE.name_doc, 8).rstrip("\n"),
        "        return str(library.taskcore_status_name(self.code).decode())",
    ]
    text += "\n" + "".join(f"{line}\n" for line in lines)
    return module("python/errors.py", "What all exceptions of the library have.", imports, [text])


_TYPES = {c.Text: ("str", '""'), c.Integer: ("int | None", "None")}
"""What a member of C's error is in Python, and what it is where nothing is said."""


def _reader(imports: Imports) -> str:
    """The function that makes an exception of the library's error."""
    message, *others = Reading(DETAILS, imports).named()
    values = [message.value, *(f"{each.fact.name}={each.value}" for each in others)]
    return (
        "def error_from_row(row: Any) -> TaskcoreError:\n"
        '    """The exception for a call that failed."""\n'
        + call("error = CLASSES.get(row.status, TaskcoreError)", values, 4)
        + "    error.code = row.status\n    return error\n"
    )


def _class(error: Refusal) -> str:
    bases = f"TaskcoreError, {error.base}" if error.base else "TaskcoreError"
    return (
        f"class {error.name}({bases}):\n{doc_string(error.doc, 4)}\n"
        f"    code = c.TASKCORE_{error.status}\n"
    )


def _detailed(error: Detailed) -> str:
    rows = f"list[{error.type}]"
    lines = [
        f"    {error.attribute}: {rows}",
        "",
        "    @classmethod",
        *head("of", ["cls", f"error: {error.base}", f"{error.attribute}: {rows}"], error.name),
        '        """What an error says, with what the library gives with it."""',
        "        detailed = cls(str(error))",
        "        detailed.__dict__.update(error.__dict__)",
        f"        detailed.{error.attribute} = {error.attribute}",
        "        return detailed",
    ]
    body = "".join(f"{line}\n" for line in lines)
    return f"class {error.name}({error.base}):\n{doc_string(error.doc, 4)}\n{body}"
