# SPDX-License-Identifier: Apache-2.0
"""include/taskcore.h down to its functions, which follow from the built library (`make header`)."""

import re
from pathlib import Path

from model.language.errors import ModelError
from model.writers import types_header

PATH = "include/taskcore.h"

_BANNER = """\
/*
 * Taskcore, an embeddable task engine: its C API.
 *
 * SPDX-License-Identifier: Apache-2.0
 *
 * "make header" generates this file from the sources; do not edit it.
 */
#ifndef TASKCORE_H
#define TASKCORE_H
"""
_OPENING = """\
#ifdef __cplusplus
extern "C" {
#endif
"""
_FUNCTIONS = re.compile(r"^/\* -+ functions: ", re.MULTILINE)


def write(root: Path) -> dict[str, str]:
    """The types of today over the functions that are in the file."""
    text = (root / PATH).read_text(encoding="utf-8")
    functions = _FUNCTIONS.search(text)
    if functions is None:
        raise ModelError(f"{PATH} has no functions")
    return {PATH: f"{front()}\n{text[functions.start() :]}"}


def front() -> str:
    """The banner, the includes and the types."""
    blocks = (_BANNER, types_header.INCLUDES, _OPENING, types_header.declarations())
    return "\n\n".join(block.strip("\n") for block in blocks) + "\n"
