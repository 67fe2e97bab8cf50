# SPDX-License-Identifier: Apache-2.0
"""Sources/TaskCore/Lists/Tasks/TaskList+Details.swift: what few tasks have, as a list shows it."""

from pathlib import Path

from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.writers.swift import banner, indented

# What TaskList.swift and TaskList+Time.swift copy by hand, for it goes into figures that follow from
# it: states, the current slot, urgency. Links come from another table.
BY_HAND = {
    *("title", "notes", "project", "tag", "position", "priority", "favourite", "slot"),
    *("start", "due", "dependency", "created", "modified", "completed", "deleted"),
}


def write(root: Path) -> dict[str, str]:
    return {"Sources/TaskCore/Lists/Tasks/TaskList+Details.swift": _details()}


def detailed() -> list[Property]:
    """The properties that lists show of the few tasks that have them."""
    shown = [each for each in TASK.properties if not each.hidden and each.name not in BY_HAND]
    for each in shown:
        if not each.rare:
            raise ModelError(f"a list of tasks shows {each.name} only when the property is rare")
    return shown


def _details() -> str:
    texts = [each for each in detailed() if _is_text(each)]
    numbers = [each for each in detailed() if _absent(each)]
    first, *others = texts
    blank = [
        f'task.{first.c_member} = staticText("")',
        *(f"task.{each.c_member} = task.{first.c_member}" for each in others),
        *(f"task.{each.c_member} = {_absent(each)}" for each in numbers),
    ]
    return (
        banner("tasks")
        + "import CTaskcore\nimport Domain\nimport Storage\n\n"
        + "extension TaskList {\n"
        + "  /// Makes a task one without what few tasks have.\n"
        + "  static func clearDetails(of task: inout taskcore_task) {\n"
        + indented(blank, 4)
        + "\n  }\n\n"
        + "  /// Copies what few tasks have.\n"
        + "  func copy(\n    _ details: TaskListing.Details, into task: UnsafeMutablePointer<taskcore_task>\n"
        + "  ) throws {\n"
        + indented((line for each in detailed() for line in _copy(each)), 4)
        + "\n  }\n}\n"
    )


def _is_text(each: Property) -> bool:
    return isinstance(
        each.kind,
        kinds.Text | kinds.OptionalText | kinds.RepeatRule | kinds.LocalMoment | kinds.LocalMoments,
    )


def _absent(each: Property) -> int:
    return each.kind.absent if isinstance(each.kind, kinds.Number) else 0


def _copy(each: Property) -> list[str]:
    value, member = f"details.{_detail(each)}", f"task.pointee.{each.c_member}"
    announce = (
        [f"  task.pointee.fields |= TASKCORE_TASK_{each.bit_name}"] if each.bit is not None else []
    )
    if _is_text(each):
        copy = f"copy({value})"
        if isinstance(each.kind, kinds.LocalMoment | kinds.LocalMoments):
            copy = f"copyLocalTimes({value}, of: task)"
        return [f"if !{value}.isEmpty {{", f"  {member} = try {copy}", *announce, "}"]
    match each.kind:
        case kinds.Number(optional=True):
            return [f"if let number = {value} {{", f"  {member} = number", *announce, "}"]
        case kinds.Moment():
            name, detail = each.c_member, f"details.{_detail(each)}"
            return [
                f"let {name} = try moment(",
                f"  {detail}Date, {detail}Milliseconds, of: task.pointee.id)",
                f"if {name}.kind != TASKCORE_MOMENT_NONE {{",
                f"  task.pointee.{name}_kind = {name}.kind",
                f"  task.pointee.{name}_date = {name}.date",
                f"  task.pointee.{name}_ms = {name}.milliseconds",
                *announce,
                f"  if {name}.isFloating {{ task.pointee.floating |= TASKCORE_TASK_{each.bit_name} }}",
                "}",
            ]
        case kinds.Instant(optional=True):
            return [
                f"if let instant = {value} {{",
                f"  {member} = try checked(instant, of: task.pointee.id)",
                *announce,
                "}",
            ]
        case kinds.RecordID(optional=True):
            return [f"if {value} != 0 {{", f"  {member} = {value}", *announce, "}"]
        case kinds.Code(type=name):
            return [
                f"{member} = try code({value}, of: task.pointee.id) {{",
                f"  {name}(rawValue: $0) != nil",
                "}",
            ]
        case kinds.Reminders():
            return [f"if !{value}.isEmpty {{", f"  try copyReminders({value}, into: task)", "}"]
        case kinds.WebLinks():
            return [f"if !{value}.isEmpty {{", f"  try copyLinks({value}, into: task)", "}"]
        case kinds.FieldValues():
            return [f"if !{value}.isEmpty {{", f"  try copyFieldValues({value}, into: task)", "}"]
    raise ModelError(f"a list of tasks has no way to show {each.name}, {each.kind}")


def _detail(each: Property) -> str:
    """The member of a row's details."""
    return "zone" if each.name == "zone" else each.swift_member
