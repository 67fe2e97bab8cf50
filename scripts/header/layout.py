# SPDX-License-Identifier: Apache-2.0
"""Joins the types, the families and their examples into one header."""

import re
from collections.abc import Sequence
from pathlib import Path

from . import GenerationError
from .emitted import Function
from .example import example_comment
from .families import group

BANNER = """\
/*
 * Taskcore, an embeddable task engine: its C API.
 *
 * SPDX-License-Identifier: Apache-2.0
 *
 * "make header" generates this file from the sources; do not edit it.
 */
"""
OPENING = """\
#ifdef __cplusplus
extern "C" {
#endif
"""
CLOSING = """\
#ifdef __cplusplus
}
#endif
"""


def lay_out(types: str, functions: Sequence[Function], examples: Path) -> str:
    """The whole header: banner, includes, types, and each family with its example."""
    includes, declarations = split_types(types)
    blocks = [BANNER + "#ifndef TASKCORE_H\n#define TASKCORE_H", includes, OPENING, declarations]
    for family, members in group(functions):
        blocks.append(heading(f"functions: {family.heading}"))
        blocks.append(example_comment(examples / family.example))
        blocks += [f"{each.documentation.text()}\n{each.prototype.text()}" for each in members]
    blocks += [CLOSING, "#endif /* TASKCORE_H */"]
    return "\n\n".join(block.strip("\n") for block in blocks) + "\n"


def split_types(types: str) -> tuple[str, str]:
    """The includes of the types header and what follows, without guard and opening comment."""
    match = re.search(
        r"^#ifndef (?P<guard>\w+)\n#define (?P=guard)\n\s*"
        r"(?P<includes>(?:#include <[^>]*>\n)+)"
        r"(?P<declarations>.*)^#endif(?: /\* (?P=guard) \*/)?\s*\Z",
        types,
        re.DOTALL | re.MULTILINE,
    )
    if not match:
        raise GenerationError("The types header must be: a guard, includes, declarations, #endif.")
    return match["includes"], match["declarations"]


def heading(text: str) -> str:
    """A rule across the page with the text at its end, as in the types header."""
    return f"/* {'-' * (72 - len(text))} {text} */"
