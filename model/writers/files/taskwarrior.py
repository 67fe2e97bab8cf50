# SPDX-License-Identifier: Apache-2.0
"""Sources/Interchange/Taskwarrior: attributes for what Taskwarrior has none for; it gives those that it
does not know back as they were."""

from pathlib import Path

from model.facts.tasks import TASK
from model.language import kinds
from model.language.files import OWN, Hand
from model.language.record import Property
from model.writers.files import texts
from model.writers.swift import fitted, source

PREFIX = "taskcore_"
ATTRIBUTES = tuple(
    each
    for each in TASK.properties
    if each.files.taskwarrior and not isinstance(each.files.taskwarrior, Hand)
)


def write(root: Path) -> dict[str, str]:
    return {"Sources/Interchange/Taskwarrior/TaskcoreAttributes+Properties.swift": _attributes()}


def _attributes() -> str:
    mapping = texts.mapping(
        "TaskcoreAttributes",
        "texts(of filed: FiledTask) -> [(name: String, text: String)]",
        (
            "The texts of what Taskwarrior has no attribute for; empty where a task has the default.",
            "Reads them: `read` gets the text of an attribute, and says what the task says of it.",
        ),
        ("".join(map(_text, ATTRIBUTES)), "".join(map(_reading, ATTRIBUTES))),
    )
    return source("tasks", mapping, imports=["Domain"])


def attribute(each: Property) -> str:
    name = each.files.taskwarrior
    return PREFIX + each.file_name if name == OWN else name


def _text(each: Property) -> str:
    text = texts.text(each, ("1", ""))
    return fitted(
        6,
        f'("{attribute(each)}", {text}),',
        ["(", f'  "{attribute(each)}",', f"  {text}", "),"],
    )


def _reading(each: Property) -> str:
    start = f'read(&filed, .{each.swift_case}, "{attribute(each)}") {{'
    setting = texts.assign(each, _value(each), "$0.task")
    return fitted(4, f"{start} {setting} }}", [start, f"  {setting}", "}"])


def _value(each: Property) -> str:
    match each.kind:
        case kinds.Flag():
            return '$1 == "1"'
        case kinds.Code(type=name):
            return f"{name}(text: $1)"
    return texts.read(each, "$1")
