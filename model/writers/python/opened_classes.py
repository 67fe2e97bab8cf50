# SPDX-License-Identifier: Apache-2.0
"""Classes that are objects of C, which calls with options open."""

from typing import Any

from model.language.python_methods import Opened
from model.writers.python.statements import head
from model.writers.python.text import doc_string, sentence

Description = dict[str, Any]


def made(fact: Opened, types: dict[str, Description]) -> str:
    """What takes one over, what is known of it, and what closes it."""
    handle = types[f"taskcore_{fact.name}"]
    members = types[handle["content"]]["members"]
    parts = [_taken(fact, handle)]
    parts += [_property(fact, each) for each in members if each["meaning"]["is"] == "text"]
    lines = head("close", ["self"], "None")
    parts.append("\n".join([*lines, doc_string(fact.close, 8) + "        self._handle.close()\n"]))
    return "\n".join(parts)


def _taken(fact: Opened, handle: Description) -> str:
    given = ["self", "handle: Any", f"row: c.taskcore_{fact.options}"]
    lines = [
        *head("__init__", given, "None"),
        "        # Its callbacks are called until the handle is freed.",
        "        self._row = row",
        f'        self._handle = Handle(handle, library.{handle["free"]}, "{fact.name}")',
    ]
    return "".join(f"{line}\n" for line in lines)


def _property(fact: Opened, member: Description) -> str:
    name = member["name"]
    lines = [
        "    @property",
        *head(name, ["self"], "str"),
        doc_string(sentence(member["doc"]), 8).rstrip("\n"),
        "        with self._handle as handle:",
        f"            row = library.taskcore_{fact.name}_contents(handle).contents",
        f"            return string(row.{name})",
    ]
    return "".join(f"{line}\n" for line in lines)


def opening(fact: Opened, name: str, function: str, lines: list[str]) -> list[str]:
    """The lines of a method that opens one."""
    return [
        "        row = self._call_options()",
        *lines,
        f"        handle = POINTER(c.taskcore_{fact.name})()",
        f"        call({function}, byref(row), byref(handle))",
        f"        return {name}(handle, row)",
    ]
