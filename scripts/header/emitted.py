# SPDX-License-Identifier: Apache-2.0
"""Reads the functions out of the C header that the Swift compiler emits."""

import re
from dataclasses import dataclass

from . import GenerationError
from .documentation import Documentation, read_documentation
from .prototype import Prototype, read_prototype


@dataclass(frozen=True)
class Function:
    """A prototype and what its comment says."""

    prototype: Prototype
    documentation: Documentation


def read_functions(emitted: str) -> list[Function]:
    """Every ``SWIFT_EXTERN`` line with the ``///`` lines above it."""
    functions: dict[str, Function] = {}
    comment: list[str] = []
    for line in emitted.splitlines():
        if line.startswith("///"):
            comment.append(line[3:].removeprefix(" ").rstrip())
            continue
        declaration = re.fullmatch(r"SWIFT_EXTERN (.*);", line)
        if declaration:
            prototype = read_prototype(declaration[1])
            if prototype.name in functions:
                raise GenerationError(f"{prototype.name} is declared twice.")
            functions[prototype.name] = Function(prototype, read_documentation(comment, prototype))
        comment = []
    if not functions:
        raise GenerationError("The emitted header declares no function.")
    return list(functions.values())
