# SPDX-License-Identifier: Apache-2.0
"""bindings/python/taskcore/__init__.py: all that a program imports."""

from pathlib import Path

from model.facts.python.choices import CHOICES
from model.facts.python.errors import ERRORS
from model.facts.python.exports import EXPORTS
from model.facts.python.modules import INPUTS, MODULES
from model.writers.python.text import PACKAGE, Imports, module

_DOC = """Tasks, events, projects, tags and invoices in one durable file.

>>> with Store(":memory:") as store:
...     rent = store.add("Pay rent", project="Home", tags=["bank"])
...     for task in store.tasks(project="Home"):
...         print(task.id, task.title)
1 Pay rent"""


def write(root: Path) -> dict[str, str]:
    return {f"{PACKAGE}/__init__.py": _package()}


def _package() -> str:
    imports = Imports()
    imports.add("taskcore.enumerations", *(each.name for each in CHOICES))
    imports.add("taskcore.errors", *(each.name for each in ERRORS))
    imports.add("taskcore.tasks.task", "Task")
    for place in MODULES:
        imports.add(f"taskcore.{place.name}", *(row.name for row in place.rows))
        imports.add("taskcore.lists", *(row.list for row in place.rows if row.list))
    for each in INPUTS:
        if each.name:
            imports.add(f"taskcore.{each.module}", each.name)
    for name, *names in EXPORTS:
        imports.add(name, *names)
    listed = "".join(f'    "{name}",\n' for name in sorted(imports.names))
    return module("python/exports.py", _DOC, imports, [f"__all__ = [\n{listed}]\n"])
