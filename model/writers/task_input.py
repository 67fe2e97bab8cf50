# SPDX-License-Identifier: Apache-2.0
"""Sources/TaskCore/Boundary/Tasks: how a `taskcore_task_input` is read and written, and which bit
stands for which property."""

from pathlib import Path

from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.writers.swift import banner, indented

FOLDER = "Sources/TaskCore/Boundary/Tasks"
IMPORTS = "import CTaskcore\nimport Domain\n\n"


def write(root: Path) -> dict[str, str]:
    return {
        f"{FOLDER}/TaskInput+Members.swift": _reading(),
        f"{FOLDER}/taskcore_task_input+TaskInput.swift": _writing(),
        f"{FOLDER}/TaskProperty+Bit.swift": _bits(),
    }


def settable() -> list[Property]:
    """Those that a caller can set."""
    return [each for each in TASK.properties if not each.read_only]


def bit(each: Property, change: str = "") -> str:
    if each.bit is None:
        raise ModelError(f"{each.name} of a task can be set, but has no bit in C")
    return f"TASKCORE_TASK_{each.bit_name}{change}"


def _reading() -> str:
    return (
        banner("tasks")
        + IMPORTS
        + "extension TaskInput {\n"
        + "  /// Takes what the announced members say.\n  ///\n"
        + "  /// - Throws: `invalid`, with the member.\n"
        + "  mutating func read(\n"
        + "    _ input: taskcore_task_input, _ check: InputCheck, in zone: any Zone\n  ) throws {\n"
        + indented((line for each in settable() for line in _read(each)), 4)
        + "\n    if input.fields & TASKCORE_TASK_FLOATING != 0 {\n"
        + "      try check { floating = try FloatingTimes(bits: input.floating) }\n    }"
        + "\n  }\n}\n"
    )


def _read(each: Property) -> list[str]:
    name = each.c_member
    match each.kind:
        case kinds.RecordID(optional=False):
            return [
                "try check {",
                f"  {each.swift_case} = try ProjectChoice(",
                f"    name: input.fields & {bit(each)} != 0 ? .some(input.{each.name}) : nil,",
                f"    id: input.fields & {bit(each, '_ID')} != 0 ? input.{each.name}_id : nil)",
                "}",
            ]
        case kinds.Tags() | kinds.Links():
            return [
                line for change in ("", "added", "removed") for line in _read_several(each, change)
            ]
    return [
        f"if input.fields & {bit(each)} != 0 {{",
        *indented_lines(_checked(_read_one(each, name))),
        "}",
    ]


def _checked(lines: list[str]) -> list[str]:
    """The lines as a rule, if they can refuse anything."""
    if not any("try " in line for line in lines):
        return lines
    return ["try check {", *indented_lines(lines), "}"]


def _read_one(each: Property, name: str) -> list[str]:
    member = each.swift_member
    match each.kind:
        case kinds.Text():
            return [f'{member} = try text(input.{name}, "{name}")']
        case kinds.OptionalText("zoneName"):
            return [f'{member} = .some(try TaskCore.zoneName(input.{name}, "{name}"))']
        case kinds.OptionalText():
            return [
                f'let text = try text(input.{name}, "{name}")',
                f"{member} = .some(text.isEmpty ? nil : text)",
            ]
        case kinds.Number(optional=True, absent=absent):
            return [f"{member} = .some(input.{name} == {absent} ? nil : input.{name})"]
        case kinds.RecordID(optional=True):
            return [f"{each.swift_case} = .some(input.{name} == 0 ? nil : input.{name})"]
        case kinds.Flag():
            return [f'{member} = try flag(input.{name}, "{name}")']
        case kinds.Code(type=type_name):
            return [f"{member} = try {type_name}(code: input.{name})"]
        case kinds.Moment():
            return [
                f"{member} = .some(",
                "  try Moment(",
                f"    kind: input.{name}_kind, date: input.{name}_date, ms: input.{name}_ms,",
                f'    "{name}"))',
            ]
        case kinds.Reminders():
            return [
                f"{member} = try [Reminder](",
                f'  input.{name}, count: input.reminder_count, of: "A task", in: zone)',
            ]
        case kinds.WebLinks():
            return [f'{member} = try [Link](input.{name}, count: input.link_count, of: "A task")']
        case kinds.FieldValues():
            return [
                f"{member} = try [FieldChange](",
                f'  input.{name}, count: input.field_value_count, of: "A task")',
            ]
        case kinds.RepeatRule():
            return [f"{member} = .some(try TaskCore.repeatRule(input.{name}))"]
        case kinds.LocalMoments():
            return [f'{member} = try [LocalMoment](input.{name}, "{name}")']
    raise ModelError(f"an input has no way to say {each.name}, {each.kind}")


def _read_several(each: Property, change: str) -> list[str]:
    """What is there from now on, or comes, or goes."""
    name, count = several(each, change)
    member = each.swift_member + change.capitalize()
    read = "tags" if isinstance(each.kind, kinds.Tags) else "ids"
    return [
        f"if input.fields & {bit(each, '_' + change.upper() if change else '')} != 0 {{",
        "  try check {",
        f"    {member} = try Self.{read}(",
        f'      input.{name}, count: input.{count}, "{name}")',
        "  }",
        "}",
    ]


def several(each: Property, change: str) -> tuple[str, str]:
    """The members of an array and of its count."""
    name = each.c_member + (f"_{change}" if change else "")
    count = "tag_count" if name == "tags" else f"{name}_count"
    return name, count


def _writing() -> str:
    return (
        banner("tasks")
        + IMPORTS
        + "extension taskcore_task_input {\n"
        + "  /// The same for a caller, with its texts in an arena. A project is given by its name, and of\n"
        + "  /// what a task has several of, what is to come.\n"
        + "  init(_ input: TaskInput, in arena: Arena, times: any Zone) throws {\n"
        + "    self.init()\n    struct_size = MemoryLayout<taskcore_task_input>.size\n"
        + "    priority = TASKCORE_PRIORITY_P2\n"
        + indented((line for each in settable() for line in _write(each)), 4)
        + "\n    if let value = input.floating {\n      fields |= TASKCORE_TASK_FLOATING\n"
        + "      floating = value.bits\n    }"
        + "\n  }\n}\n"
    )


def _write(each: Property) -> list[str]:
    name, member = each.c_member, each.swift_member
    constant = bit(each)
    match each.kind:
        case kinds.RecordID(optional=False):
            condition = f"case .name(let value) = input.{each.swift_case}"
            lines = [f"{each.name} = try arena.text(value)"]
        case kinds.Tags() | kinds.Links():
            name, count = several(each, "added")
            constant = bit(each, "_ADDED")
            condition = f"case let values = input.{member}Added, !values.isEmpty"
            if isinstance(each.kind, kinds.Tags):
                lines = [
                    f"{name} = try arena.array(values, of: UnsafePointer<CChar>?.self) {{",
                    "  try arena.text($0)",
                    "}",
                ]
            else:
                lines = [f"{name} = try arena.array(values, of: Int64.self) {{ $0 }}"]
            lines.append(f"{count} = values.count")
        case kinds.RecordID():
            condition = f"let value = input.{each.swift_case}"
            lines = [f"{name} = value ?? 0"]
        case _:
            condition = f"let value = input.{member}"
            lines = _write_one(each, name)
    return [f"if {condition} {{", f"  fields |= {constant}", *indented_lines(lines), "}"]


def _write_one(each: Property, name: str) -> list[str]:
    match each.kind:
        case kinds.Text():
            return [f"{name} = try arena.text(value)"]
        case kinds.OptionalText():
            return [f'{name} = try arena.text(value ?? "")']
        case kinds.Number(optional=True, absent=absent):
            return [f"{name} = value ?? {absent}"]
        case kinds.Flag():
            return [f"{name} = value ? 1 : 0"]
        case kinds.Code():
            return [f"{name} = value.rawValue"]
        case kinds.Moment():
            return [f"({name}_kind, {name}_date, {name}_ms) = Moment.members(of: value, in: times)"]
        case kinds.RepeatRule():
            return [f'{name} = try arena.text(value?.text ?? "")']
        case kinds.LocalMoments():
            return [f"{name} = try arena.text(value.text)"]
        case kinds.Reminders():
            return [
                f"{name} = try arena.array(value, of: taskcore_reminder.self) {{",
                "  .init($0, in: times)",
                "}",
                "reminder_count = value.count",
            ]
        case kinds.WebLinks():
            return [
                f"{name} = try arena.array(value, of: taskcore_link.self) {{",
                "  try taskcore_link($0, in: arena)",
                "}",
                "link_count = value.count",
            ]
        case kinds.FieldValues():
            return [
                f"{name} = try arena.array(value, of: taskcore_field_value.self) {{",
                "  try taskcore_field_value($0, in: arena)",
                "}",
                "field_value_count = value.count",
            ]
    raise ModelError(f"an input has no way to say {each.name}, {each.kind}")


# What callers see change when a property does that they do not see.
SEEN_AS = {"repeat_start": "occurrence"}


def _bits() -> str:
    def case(each: Property) -> str:
        seen = TASK.property(SEEN_AS.get(each.name, each.name))
        constant = f"TASKCORE_TASK_{seen.bit_name}" if seen.bit is not None else "0"
        return f"    case .{each.swift_case}: {constant}\n"

    return (
        banner("tasks")
        + IMPORTS
        + "extension TaskProperty {\n"
        + "  /// Its bit in the C API; those that every change brings, and those that no caller sees, have\n"
        + "  /// none.\n"
        + "  var bit: UInt64 {\n    switch self {\n"
        + "".join(case(each) for each in TASK.properties)
        + "    }\n  }\n}\n"
    )


def indented_lines(lines: list[str]) -> list[str]:
    return ["  " + line for line in lines]
