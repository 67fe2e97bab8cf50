# SPDX-License-Identifier: Apache-2.0
"""Sources/Interchange/Said: what each format of files can say of a task or an event."""

from pathlib import Path

from model.facts.events import EVENT
from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.files import Hand
from model.language.record import Property, Record
from model.writers.swift import extension, indented, packed, source, switching

FORMATS = {
    "csv": "CSV",
    "taskwarrior": "Taskwarrior's JSON",
    "todo_txt": "todo.txt",
    "icalendar": "iCalendar",
}
EVENT_FORMATS = ("icalendar",)


def write(root: Path) -> dict[str, str]:
    return {
        "Sources/Interchange/Said/TaskProperty+Said.swift": _said(TASK, tuple(FORMATS)),
        "Sources/Interchange/Said/EventProperty+Said.swift": _said(EVENT, EVENT_FORMATS),
        "Sources/UseCases/Files/Merging/Task+Taking.swift": _taking(),
        "Sources/UseCases/Files/Exporting/Task+Having.swift": _having(),
    }


def says(each: Property, format: str) -> bool:
    return bool(getattr(each.files, format))


def _said(record: Record, formats: tuple[str, ...]) -> str:
    sets = (_set(record, each) for each in formats)
    return source(
        record.module, extension(f"Set<{record.type}Property>", *sets), imports=["Domain"]
    )


def _taking() -> str:
    """How an import keeps what a file does not say."""
    take = switching(
        "mutating func take(_ property: TaskProperty, from other: Task) throws",
        *("property", ((each.swift_case, _take(each)) for each in TASK.properties)),
    )
    return source("tasks", extension("Task", take), imports=["Domain"])


def _take(each: Property) -> str:
    value = f"other.{each.swift_member}"
    return f"try {each.setter}({value})" if each.setter else f"{each.swift_member} = {value}"


def _having() -> str:
    """What an export notes when its format cannot say it."""
    has = switching(
        "func has(_ property: TaskProperty) -> Bool",
        *("property", ((each.swift_case, _has(each)) for each in TASK.properties)),
        doc="Whether somebody gave it a value; what every task has by itself does not count.",
    )
    return source("tasks", extension("Task", has), imports=["Domain"])


def _has(each: Property) -> str:
    member = each.swift_member
    if each.read_only:
        return "false"
    match each.kind:
        case (
            kinds.Text(required=True)
            | kinds.RecordID(optional=False)
            | kinds.Number(optional=False)
        ):
            return "true"
        case kinds.Flag():
            return member
        case kinds.Code(default=default):
            return f"{member} != {default}"
        case (
            kinds.Text()
            | kinds.Tags()
            | kinds.Links()
            | kinds.Reminders()
            | kinds.LocalMoments()
            | kinds.FieldValues()
            | kinds.WebLinks()
        ):
            return f"!{member}.isEmpty"
    if each.kind.swift.endswith("?"):
        return f"{member} != nil"
    raise ModelError(f"an export cannot tell whether a task has {each.name}, {each.kind}")


def _set(record: Record, format: str) -> str:
    for each in record.properties:
        if format == "todo_txt" and not isinstance(each.files.todo_txt or Hand(), Hand):
            raise ModelError(f"todo.txt is written by hand, and not {each.name} by the model")
    name = {
        "csv": "csv",
        "taskwarrior": "taskwarrior",
        "todo_txt": "todoTxt",
        "icalendar": "iCalendar",
    }[format]
    words = [f".{each.swift_case}" for each in record.properties if says(each, format)]
    return (
        f"  /// What {FORMATS[format]} says of {record.article} {record.name}.\n"
        + f"  static let {name}: Set = [\n"
        + indented(packed(words, 94), 2)
        + "\n"
        + "  ]\n"
    )
