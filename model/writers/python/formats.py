# SPDX-License-Identifier: Apache-2.0
"""bindings/python/taskcore/_generated/formats.py: the formats of files, as Python calls them."""

from collections.abc import Iterable
from pathlib import Path

from model.facts.interface import INTERFACE
from model.facts.python.files import EXPORTED, EXTENSIONS, SPELLED
from model.writers.python.text import PACKAGE, Imports, module


def write(root: Path) -> dict[str, str]:
    group = INTERFACE.group("format")
    constants = {
        SPELLED.get(each.name, each.name.lower().replace("_", "-")): each.name
        for each in group.constants
        if each.name != "FOUND"
    }
    others = [name for name in constants if name not in EXPORTED]
    imports = Imports()
    imports.add("typing", "Final", "Literal")
    imports.add("taskcore._generated", "prototypes as c")
    entries = "".join(
        f'    "{name}": c.TASKCORE_{group.prefix}{constant},\n'
        for name, constant in constants.items()
    )
    parts = [
        f'Format = Literal[{_words(EXPORTED)}]\n"""What is written and read."""\n\n'
        f'OthersFormat = Literal[{_words(others)}]\n"""What is read alone."""\n\n'
        f"FORMATS: Final[dict[str, int]] = {{\n{entries}}}\n"
        f"EXPORTED: Final = ({_words(EXPORTED)})\n"
        "EXTENSIONS: Final = {\n"
        + "".join(f'    "{end}": "{name}",\n' for end, name in EXTENSIONS.items())
        + "}\n"
    ]
    doc = "The formats of files, as C numbers them, and what the names of files end in."
    text = module("python/files.py", doc, imports, parts)
    return {f"{PACKAGE}/_generated/formats.py": text}


def _words(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)
