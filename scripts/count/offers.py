# SPDX-License-Identifier: Apache-2.0
"""What a commit offers to those who use it, counted in the files that say so in every commit."""

from __future__ import annotations

import re
from collections.abc import Mapping


def offers(files: Mapping[str, str]) -> dict[str, int]:
    header = re.sub(r"/\*.*?\*/", "", files["include/taskcore.h"], flags=re.DOTALL)
    functions = set(re.findall(r"^[a-z].*?\b(taskcore_\w+)\(", header, re.MULTILINE))
    structs = re.findall(r"^typedef struct (\w+) \{\n(.*?)^\}", header, re.MULTILINE | re.DOTALL)
    members = [
        member
        for _, body in structs
        for member in re.findall(r"(\w+)(?:\[\d+\])?;", body)
        if member not in {"private_state", "struct_size"} and not member.startswith("reserved")
    ]
    forms = commands(files["data/taskcore.1"])
    rows = re.findall(r"^\| .* \|$", files["docs/features.md"], re.MULTILINE)
    return {
        # The forms that hand an error over, and the defaults of structs, are no functions of their own.
        "functions of the C API": len(
            {name for name in functions if not re.search(r"_e$|_init$", name)}
        ),
        "structs with members": sum("private_state" not in body for _, body in structs),
        "their members": len(members),
        "handles": sum("private_state" in body for _, body in structs),
        "commands of the shell": len({form[0] for form in forms}),
        "the same with their subcommands": len(forms),
        "formats of files that are read": len(
            set(re.findall(r"#define (TASKCORE_FORMAT_\w+) [1-9]", files["include/taskcore.h"]))
        ),
        "languages of texts": 1 + sum(path.endswith(".po") for path in files),
        "languages of programs, C among them": 1
        + sum(
            any(path.startswith(folder) for path in files)
            for folder in (
                "bindings/python/", "bindings/swift/", "bindings/go/", "bindings/rust/",
                "include/taskcore.hpp",
            )
        ),
        "rows of docs/features.md": len(rows) - 1,
    }  # fmt: skip


def commands(page: str) -> set[tuple[str, ...]]:
    """A command, and its subcommand, if it has one, as the manual page lists them."""
    listed = page.split('.SH "COMMANDS"')[1].split("\n.SH ")[0]
    found = set()
    depth = 0
    before = ""
    for line in listed.split("\n"):
        depth += line.startswith(".RS") - line.startswith(".RE")
        if depth == 0 and before.startswith((".TP", ".TQ")):
            words = re.match(r"(?:\\fB([a-z]+(?:\\-[a-z]+)*)\\fP ?)(?:\\fB([a-z-\\]+)\\fP)?", line)
            if words:
                found.add(tuple(word for word in words.groups() if word and word[0].isalpha()))
        before = line
    return found
