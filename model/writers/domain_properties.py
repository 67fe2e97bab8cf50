# SPDX-License-Identifier: Apache-2.0
"""Sources/Domain/<room>/<Type>+Properties.swift: how the properties of a record are named, read for
the change log, set from it, and taken from another record."""

from pathlib import Path

from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property, Record
from model.writers.swift import banner


def write(root: Path) -> dict[str, str]:
    return {f"Sources/Domain/{TASK.room}/{TASK.type}+Properties.swift": _properties(TASK)}


def _properties(record: Record) -> str:
    prefix = f"package enum {record.type}Property: String, CaseIterable, Sendable"
    return (
        banner("tasks")
        + f"\n/// What can change of {record.article} {record.name}; the raw values name it in the"
        + " change log.\n"
        + f"{prefix} {{\n"
        + "".join(_case(each) for each in record.properties)
        + f"}}\n\nextension {record.type} {{\n"
        + f"  func value(of property: {record.type}Property) -> LogValue {{\n"
        + "    switch property {\n"
        + "".join(f"    case .{each.swift_case}: {_value(each)}\n" for each in record.properties)
        + "    }\n  }\n\n"
        + "  /// Sets a property to one value of the change log; of several, see the caller.\n"
        + f"  mutating func setValue(of property: {record.type}Property, to value: LogValue) throws {{\n"
        + "    switch (property, value) {\n"
        + "".join(f"    {line}\n" for each in record.properties for line in _setting(each))
        + "    default:\n      throw Failure(\n        .corrupt,\n"
        + f"        \"The change log gives {record.article} {record.name}'s \\(property.rawValue) a value "
        + 'of a wrong type.")\n'
        + "    }\n  }\n}\n"
    )


def _case(each: Property) -> str:
    raw = f' = "{each.name}"' if each.name != each.swift_case else ""
    return f"  /// {each.doc}\n  case {each.swift_case}{raw}\n"


def _assign(each: Property, value: str) -> str:
    return f"try {each.rule}({value})" if each.rule else f"{each.swift_member} = {value}"


def _value(each: Property) -> str:
    member = each.swift_member
    match each.kind:
        case kinds.Text(required=True):
            return f".text({member})"
        case kinds.Text():
            return f"{member}.isEmpty ? .null : .text({member})"
        case kinds.Number(optional=False) | kinds.RecordID(optional=False):
            return f".integer({member})"
        case kinds.Flag():
            return f".integer({member} ? 1 : 0)"
        case kinds.Code():
            return f".integer(Int64({member}.rawValue))"
        case kinds.Position():
            return f".text({member}.text)"
        case kinds.Moment() | kinds.RepeatRule():
            return f"LogValue({member}?.text)"
        case kinds.Reminders():
            return f"{member}.isEmpty ? .null : .text({member}.text)"
        case kinds.Tags() | kinds.Links():
            return ".null  // Several: see changes(from:)."
        case (
            kinds.OptionalText()
            | kinds.Number()
            | kinds.RecordID()
            | kinds.Instant()
            | kinds.LocalMoment()
            | kinds.LocalMoments()
        ):
            return f"LogValue({member})"
    raise ModelError(f"the change log has no way to say {each.name}, {each.kind}")


def _setting(each: Property) -> list[str]:
    case = each.swift_case

    def set_to(value: str) -> str:
        return _assign(each, value)

    match each.kind:
        case kinds.Text(required=required):
            return [
                f"case (.{case}, .text(let text)): {set_to('text')}",
                *([] if required else [f"case (.{case}, .null): {set_to(chr(34) * 2)}"]),
            ]
        case kinds.Number(optional=optional) | kinds.RecordID(optional=optional):
            return [
                f"case (.{case}, .integer(let number)): {set_to('number')}",
                *([f"case (.{case}, .null): {set_to('nil')}"] if optional else []),
            ]
        case kinds.Flag():
            return [f"case (.{case}, .integer(let number)): {set_to('number != 0')}"]
        case kinds.Code(type=name):
            value = f"{name}(code: Int32(truncatingIfNeeded: code))"
            trying = "" if each.rule else "try "
            return [f"case (.{case}, .integer(let code)):", f"  {set_to(trying + value)}"]
        case kinds.Position():
            return [
                f"case (.{case}, .text(let text)): {set_to('try OrderKey(text)')}",
                "// As a removed record has it: it was made with the first one.",
                f"case (.{case}, .null): {set_to('.first')}",
            ]
        case kinds.Moment():
            return [
                f"case (.{case}, .text(let text)): {set_to('try Moment(text: text)')}",
                f"case (.{case}, .null): {set_to('nil')}",
            ]
        case kinds.Reminders():
            return [
                f"case (.{case}, .text(let text)): {set_to('[Reminder](text: text)')}",
                f"case (.{case}, .null): {set_to('[]')}",
            ]
        case kinds.RepeatRule():
            return [
                f"case (.{case}, .text(let text)): {set_to('try RepeatRule(text)')}",
                f"case (.{case}, .null): {set_to('nil')}",
            ]
        case kinds.LocalMoment():
            return [f"case (.{case}, _): {set_to('try value.localMoment')}"]
        case kinds.LocalMoments():
            return [
                f"case (.{case}, _): {set_to(f'value.localMoments(field: {chr(34)}{each.name}{chr(34)})')}"
            ]
        case kinds.Instant(optional=True):
            return [f"case (.{case}, _): {set_to('value.instant')}"]
        case kinds.Instant():
            return [
                f"case (.{case}, .integer(let milliseconds)):",
                f"  {set_to('Instant(clamping: milliseconds)')}",
            ]
        case kinds.OptionalText():
            return [f"case (.{case}, _): {set_to('value.text')}"]
        case kinds.Tags() | kinds.Links():
            return []
    raise ModelError(f"the change log has no way to set {each.name}, {each.kind}")
