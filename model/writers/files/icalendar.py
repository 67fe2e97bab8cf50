# SPDX-License-Identifier: Apache-2.0
"""Sources/Interchange/ICalendar: lines for what iCalendar has no property for, or no rule of its own."""

from pathlib import Path

from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.files import OWN, Hand
from model.language.record import Property
from model.writers.files import texts
from model.writers.swift import fitted, source

PREFIX = "X-TASKCORE-"
LINES = tuple(
    each
    for each in TASK.properties
    if each.files.icalendar and not isinstance(each.files.icalendar, Hand)
)


def write(root: Path) -> dict[str, str]:
    return {"Sources/Interchange/ICalendar/TaskcoreProperty+Tasks.swift": _lines()}


def line_name(each: Property) -> str:
    name = each.files.icalendar
    return PREFIX + each.name.upper().replace("_", "-") if name == OWN else name


def _lines() -> str:
    mapping = texts.mapping(
        "TaskcoreProperty",
        "values(of filed: FiledTask) -> [(name: String, value: String?)]",
        (
            "The values of what a VTODO has no property for; nil where a task has the default.",
            "Reads them: `read` gets the value of a line, and says what the task says of it.",
        ),
        ("".join(map(_value, LINES)), "".join(map(_reading, LINES))),
    )
    return source("tasks", mapping, imports=["Domain"])


def _value(each: Property) -> str:
    value = texts.holder(each)
    match each.kind:
        case kinds.Flag():
            text = f'{value} ? "TRUE" : nil'
        case kinds.Code(default=default) if each.files.quiet:
            text = f"{value} == {default} ? nil : {value}.icalendarText"
        case kinds.Number(optional=True, unit="s"):
            text = f"{value}.map {{ ICalendarDuration.text(seconds: $0) }}"
        case kinds.Number(optional=True):
            text = f"{value}.map {{ String($0) }}"
        case kinds.Moment():
            text = f"{value}?.text"
        case kinds.OptionalText():
            text = value
        case _:
            raise ModelError(f"iCalendar has no line for {each.name}, {each.kind}")
    return fitted(
        6, f'("{line_name(each)}", {text}),', ["(", f'  "{line_name(each)}",', f"  {text}", "),"]
    )


def _reading(each: Property) -> str:
    match each.kind:
        case kinds.Flag():
            value = '$1 == "TRUE"'
        case kinds.Code(type=name):
            value = f"{name}(icalendarText: $1)"
        case kinds.Number(unit="s"):
            value = "ICalendarDuration.seconds(of: $1)"
        case kinds.Number():
            value = "Int64(wholeNumber: $1)"
        case kinds.Moment():
            value = "Moment(text: $1)"
        case kinds.OptionalText(line=rule) if rule:
            value = f"TextRule.{rule}.line($1)"
        case _:
            raise ModelError(f"iCalendar cannot read {each.name}, {each.kind}")
    start = f'read(&filed, .{each.swift_case}, "{line_name(each)}") {{'
    setting = texts.assign(each, value, "$0.task")
    return fitted(4, f"{start} {setting} }}", [start, f"  {setting}", "}"])
