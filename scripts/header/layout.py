# SPDX-License-Identifier: Apache-2.0
"""Joins the types, the families and their examples into one header."""

from collections.abc import Sequence
from pathlib import Path

from model.writers.public_header import front

from . import errors_by_value
from .emitted import Function
from .example import example_comment
from .families import BY_VALUE, group, in_order

CLOSING = """\
#ifdef __cplusplus
}
#endif
"""


def lay_out(functions: Sequence[Function], examples: Path) -> str:
    """The whole header: the types, and each family of functions with its example."""
    blocks = [front()]
    for family, members in group(functions):
        blocks.append(heading(f"functions: {family.heading}"))
        blocks.append(example_comment(examples / family.example))
        if family is BY_VALUE:
            blocks.append(errors_by_value.ABOUT)
        blocks += [f"{each.documentation.text()}\n{each.prototype.text()}" for each in members]
    blocks.append(errors_by_value.declarations(in_order(functions)))
    blocks += [CLOSING, "#endif /* TASKCORE_H */"]
    return "\n\n".join(block.strip("\n") for block in blocks) + "\n"


def heading(text: str) -> str:
    """A rule across the page with the text at its end, as over the types."""
    return f"/* {'-' * (72 - len(text))} {text} */"
