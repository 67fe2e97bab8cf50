# SPDX-License-Identifier: Apache-2.0
"""bindings/python/taskcore/errors.py: an exception for each status of a call that failed."""

from pathlib import Path

from model.facts.interface import INTERFACE
from model.facts.python.errors import ERRORS
from model.language.errors import ModelError
from model.language.python import Refusal
from model.writers.python.text import PACKAGE, Imports, doc_string, module


def write(root: Path) -> dict[str, str]:
    statuses = {each.name for each in INTERFACE.group("status").constants} - {"OK"}
    wrong = statuses.symmetric_difference(each.status for each in ERRORS)
    if wrong:
        raise ModelError(f"an exception and a status have to go together: {', '.join(wrong)}")
    imports = Imports()
    imports.add("taskcore._generated", "prototypes as c")
    imports.add("taskcore._core.failure", "TaskcoreError")
    doc = "What the library refuses, as exceptions: one class per status."
    imports.add("typing", "Final")
    names = "".join(f"        {each.name},\n" for each in ERRORS)
    table = (
        "CLASSES: Final[dict[int, type[TaskcoreError]]] = {\n    each.code: each\n    for each in (\n"
        f'{names}    )\n}}\n"""Each by its status."""\n'
    )
    text = module("python/errors.py", doc, imports, [*map(_class, ERRORS), table])
    return {f"{PACKAGE}/errors.py": text}


def _class(error: Refusal) -> str:
    bases = f"TaskcoreError, {error.base}" if error.base else "TaskcoreError"
    return (
        f"class {error.name}({bases}):\n{doc_string(error.doc, 4)}\n"
        f"    code = c.TASKCORE_{error.status}\n"
    )
