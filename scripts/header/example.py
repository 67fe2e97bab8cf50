# SPDX-License-Identifier: Apache-2.0
"""The worked example that opens a family."""

import re
from pathlib import Path

from . import GenerationError


def example_comment(path: Path) -> str:
    """A program as a comment: what its first lines say of it, then its code between marks."""
    if not path.is_file():
        raise GenerationError(f"The example {path.name} is missing.")
    program = path.read_text(encoding="utf-8")
    if "/*" in program or "*/" in program:
        raise GenerationError(
            f"The example {path.name} holds /* or */, which cannot stand in a comment: use //."
        )
    if "\\\n" in program:
        raise GenerationError(f"The example {path.name} continues a line with a backslash.")
    lines = program.rstrip().split("\n")
    purpose = []
    while lines and re.match(r"//|\s*$", lines[0]):
        purpose.append(lines.pop(0).removeprefix("//").strip())
    purpose = [line for line in purpose if line and not re.match("Copyright|SPDX-", line)]
    if not lines or not purpose:
        raise GenerationError(f"The example {path.name} must say what it does, then do it.")
    content = [*purpose, "", "@code{.c}", *lines, "@endcode"]
    return "\n".join(["/*", *(f" * {line}".rstrip() for line in content), " */"])
