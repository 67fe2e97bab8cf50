# SPDX-License-Identifier: Apache-2.0
"""The text of a generated source."""

import re
import textwrap
from collections.abc import Mapping

COLUMNS = 100

_CODE = re.compile(r"(`[^`]*`)")
_NAME = re.compile(
    r"\b(?:TASKCORE_[A-Z0-9_]+(?:\.\.\.)?|taskcore_[a-z0-9_]+)|(?<!\w)_[A-Z][A-Z_0-9]*"
)
_ADDRESS = re.compile(r"\bhttps?://[^\s;,]+[^\s;,.:)]")
_MARKUP = re.compile(r"[\\*<\[\]]")


def source(doc: str, uses: list[str], body: str) -> str:
    lines = "".join(f"use {each};\n" for each in uses)
    return (
        "// SPDX-License-Identifier: Apache-2.0\n"
        '// Generated from data/taskcore.json by "make header"; do not edit it.\n'
        f"//! {doc}\n\n" + (f"{lines}\n" if lines else "") + body.strip() + "\n"
    )


def markdown(text: str, links: Mapping[str, str]) -> str:
    """A sentence of the header as rustdoc reads it: names of C are code, and linked where Rust has
    them."""
    parts = [
        part if part.startswith("`") else _MARKUP.sub(r"\\\g<0>", part)
        for part in _CODE.split(text)
    ]
    parts = [
        piece
        for part in parts
        for piece in (
            [part] if part.startswith("`") else _CODE.split(_ADDRESS.sub(r"`\g<0>`", part))
        )
    ]
    for index, part in enumerate(parts):
        bare = part.strip("`")
        if part.startswith("`"):
            parts[index] = f"[{part}]({links[bare]})" if bare in links else part
        else:
            parts[index] = _NAME.sub(lambda found: _linked(found[0], links), part)
    return "".join(parts)


def _linked(name: str, links: Mapping[str, str]) -> str:
    return f"[`{name}`]({links[name]})" if name in links else f"`{name}`"


def comment(text: str | None, indent: int = 0, links: Mapping[str, str] | None = None) -> str:
    """A comment of documentation, or nothing."""
    if not text:
        return ""
    start = " " * indent + "/// "
    after = f"{start}  " if text.startswith("- ") else start
    text = re.sub(r"\s+", " ", text.strip())
    text = text[0].upper() + text[1:] if text[:1].islower() and " " in text else text
    return (
        textwrap.fill(
            markdown(text, links or {}),
            COLUMNS,
            initial_indent=start,
            subsequent_indent=after,
            break_long_words=False,
            break_on_hyphens=False,
        )
        + "\n"
    )


def joined(start: str, parts: list[str], end: str, indent: int) -> str:
    """`start(parts)end` in lines of at most COLUMNS."""
    line = f"{' ' * indent}{start}({', '.join(parts)}){end}"
    if len(line) <= COLUMNS:
        return line
    inner = "".join(f"{' ' * (indent + 4)}{part},\n" for part in parts)
    return f"{' ' * indent}{start}(\n{inner}{' ' * indent}){end}"
