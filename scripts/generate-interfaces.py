#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Puts the functions into include/taskcore.h and data/taskcore.json: the C API. Writes the form of
each that hands its error over, in C.

    generate-interfaces.py [--check] [EMITTED_HEADER]

The functions and their comments come from the header that the Swift compiler emitted when it built
the library, and are cleaned, never retyped; the types come from the model. What the script cannot
tell is an error. With --check nothing is written: it fails and shows what differs. CONFIGURATION
says which build is meant, as for make.
"""

import difflib
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from header import GenerationError, errors_by_value
from header.description import functions as described
from header.emitted import read_functions
from header.families import in_order
from header.layout import lay_out
from header.statuses import complete
from model.facts.interface import INTERFACE
from model.writers.description import document
from model.writers.public_header import PATH as HEADER

ROOT = Path(__file__).resolve().parent.parent
STATUSES = [
    f"TASKCORE_{each.name}"
    for group in INTERFACE.groups
    if group.name == "status"
    for each in group.constants
]


def main(arguments: list[str]) -> int:
    checks = arguments[:1] == ["--check"]
    paths = arguments[checks:]
    if len(paths) > 1 or any(path.startswith("-") for path in paths):
        print(__doc__, file=sys.stderr)
        return 2
    build = ROOT / ".build" / os.environ.get("CONFIGURATION", "release")
    emitted = Path(paths[0]) if paths else build / "TaskCore.build/include/TaskCore-Swift.h"
    try:
        functions = complete(read_functions(emitted.read_text(encoding="utf-8")), STATUSES)
        texts = {HEADER: lay_out(functions, ROOT / "examples")}
        texts[errors_by_value.SOURCE] = errors_by_value.source(in_order(functions))
        texts |= document.texts(described(functions, INTERFACE))
    except (GenerationError, OSError) as error:
        print(f"generate-interfaces.py: {error}", file=sys.stderr)
        return 1
    status = 0
    for name, text in texts.items():
        present = (ROOT / name).read_text(encoding="utf-8") if (ROOT / name).exists() else ""
        if text == present:
            continue
        if checks:
            sys.stdout.writelines(
                difflib.unified_diff(
                    present.splitlines(keepends=True), text.splitlines(keepends=True), name, name
                )
            )
            status = 1
        else:
            (ROOT / name).write_text(text, encoding="utf-8")
    if status:
        print('Run "make header" and commit what it changes.', file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
