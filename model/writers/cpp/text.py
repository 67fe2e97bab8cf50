# SPDX-License-Identifier: Apache-2.0
"""The text of a generated header."""

import re
import textwrap

COLUMNS = 100


def header(name: str, doc: str, includes: list[str], body: str) -> str:
    guard = f"TASKCORE_GENERATED_{name.upper()}_HPP"
    system = [f"#include {each}" for each in includes if each.startswith("<")]
    own = [f'#include "{each}"' for each in includes if not each.startswith("<")]
    blocks = "\n\n".join("\n".join(block) for block in (system, own) if block)
    return (
        "// SPDX-License-Identifier: Apache-2.0\n"
        f"/// {doc}\n"
        '// Generated from data/taskcore.json by "make header"; do not edit it.\n'
        f"#ifndef {guard}\n#define {guard}\n\n{blocks}\n\nTASKCORE_BEGIN\n\n{body.strip()}\n\n"
        "TASKCORE_END\n\n#endif\n"
    )


def comment(text: str | None, indent: int = 0) -> str:
    """A comment of documentation, or nothing."""
    if not text:
        return ""
    start = " " * indent + "/// "
    text = re.sub(r"\s+", " ", text.strip())
    text = text[0].upper() + text[1:] if text[:1].islower() and " " in text else text
    return (
        textwrap.fill(
            text,
            COLUMNS,
            initial_indent=start,
            subsequent_indent=start,
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
    inner = textwrap.fill(
        ", ".join(part.replace(" ", "\0") for part in parts),
        COLUMNS,
        initial_indent=" " * (indent + 4),
        subsequent_indent=" " * (indent + 4),
        break_long_words=False,
        break_on_hyphens=False,
    ).replace("\0", " ")
    return f"{' ' * indent}{start}(\n{inner}){end}"
