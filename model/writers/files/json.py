# SPDX-License-Identifier: Apache-2.0
"""Sources/Interchange/Taskcore: how Taskcore's own JSON writes and reads every kind of record."""

from pathlib import Path

from model.facts.organising import FILTER, PROJECT, TAG
from model.facts.records import FILED
from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.files import AS_DEFAULT
from model.language.record import Property, Record
from model.language.words import camel_case
from model.writers.files.texts import assign, holder, quiet_default
from model.writers.swift import banner, elements, fitted, indented, packed

FOLDER = "Sources/Interchange/Taskcore"
HAND = (TAG, TASK)
"""Tags have only a name and a colour; tasks are read and written most."""


def write(root: Path) -> dict[str, str]:
    return {
        f"{FOLDER}/FiledTask+JSON.swift": _task(TASK),
        f"{FOLDER}/JSONRecord+Members.swift": _records(),
        f"{FOLDER}/StoreJSON+Sections.swift": _sections(),
    }


# The members of tasks, which are read and written most: without the change log's values.


def _task(record: Record) -> str:
    names = [each.file_name for each in record.properties]
    return (
        banner(record.module)
        + "\nimport Domain\n\nextension FiledTask {\n"
        + _strings("static let memberNames: Set =", ["id", "uid", *names, "unsaid"])
        + _vocabulary(record)
        + "  /// Writes the members that follow the uid.\n"
        + "  func writeMembers(to json: inout JSONWriter) throws {\n"
        + "".join(_task_member(each) for each in record.properties)
        + "  }\n\n"
        + "  /// Reads all members but the uid and the title.\n"
        + "  static func readMembers(of object: FiledObject, into filed: inout FiledTask) throws {\n"
        + "".join(_task_reading(each) for each in record.properties)
        + "  }\n}\n"
    )


def _vocabulary(record: Record) -> str:
    """What of its members other versions may know more of."""
    entries = [
        f'      "{each.file_name}": {meaning},\n'
        for each in record.properties
        if (meaning := _meaning(each))
    ]
    return (
        "  /// Of the members whose values other versions may know more of.\n"
        + "  static func vocabulary() -> [String: Vocabulary] {\n    [\n"
        + "".join(entries)
        + "    ]\n  }\n\n"
    )


def _meaning(each: Property) -> str | None:
    match each.kind:
        case kinds.Code(type=name, default=default):
            return f".words({name}{default})"
        case kinds.Reminders():
            return ".reminders"
        case kinds.WebLinks():
            return ".links"
    return None


def _strings(head: str, names: list[str]) -> str:
    words = [f'"{name}"' for name in names]
    line = f"{head} [{', '.join(words)}]"
    # The formatter leaves room for a comma behind the last one.
    lines = [line] if len(line) < 98 else [f"{head} [", *packed(words, 94), "]"]
    return indented(lines, 2) + "\n\n"


def _task_member(each: Property) -> str:
    name, value = each.file_name, holder(each).removeprefix("filed.")
    match each.kind:
        case kinds.Text(required=True) | kinds.RecordID(optional=False) | kinds.Links():
            said = f'json.member("{name}", {value})'
        case kinds.Text():
            said = f'json.member("{name}", unlessEmpty: {value})'
        case kinds.OptionalText() if isinstance(each.kind, kinds.JSONText):
            said = f'try json.member("{name}", kept: {value})'
        case kinds.OptionalText() | kinds.RecordID() | kinds.Number(optional=True):
            said = f'json.member("{name}", ifAny: {value})'
        case kinds.Number():
            said = f'json.member("{name}", {value})'
        case kinds.Flag():
            said = f'json.member("{name}", ifTrue: {value})'
        case kinds.Tags():
            said = f'json.member("{name}", {value}.names)'
        case kinds.Reminders() | kinds.LocalMoments():
            said = f'json.member("{name}", {value}.map(\\.text))'
        case kinds.WebLinks():
            said = f'json.member("{name}", links: {value})'
        case kinds.FieldValues():
            said = f'json.member("{name}", fieldValues: {value})'
        case kinds.Code():
            said = f'json.member("{name}", {value}.text)'
            if default := quiet_default(each):
                said = f"if {value} != {default} {{ {said} }}"
        case kinds.Position() | kinds.Instant(optional=False):
            said = f'json.member("{name}", {value}.text)'
        case kinds.Moment() | kinds.RepeatRule() | kinds.LocalMoment() | kinds.Instant():
            said = f'json.member("{name}", ifAny: {value}?.text)'
        case _:
            raise ModelError(f"JSON cannot say {each.name} of a task, {each.kind}")
    return f"    {said}\n"


def _task_reading(each: Property) -> str:
    match each.kind:
        case kinds.Text(required=True):
            return ""
        case kinds.Text():
            value = "$0.string()"
        case kinds.OptionalText() if isinstance(each.kind, kinds.JSONText):
            value = "$0.keptText()"
        case kinds.OptionalText(line=rule) if rule:
            value = f"TextRule.{rule}.line($0.string())"
        case kinds.RecordID(optional=False):
            value = "ProjectPath.line($0.string())"
        case kinds.RecordID():
            value = "TextRule.uid.line($0.string())"
        case kinds.Links():
            value = "$0.strings().map { try TextRule.uid.line($0) }"
        case kinds.Tags():
            value = "TagSet($0.strings())"
        case kinds.Number():
            value = "$0.integer(in: .min ... .max)"
        case kinds.Flag():
            value = "$0.bool()"
        case kinds.Code(type=name):
            value = f"{name}(text: $0.string())"
        case kinds.Moment():
            value = "Moment(text: $0.string())"
        case kinds.Reminders():
            value = "$0.strings().map { try Reminder(text: $0) }"
        case kinds.LocalMoment():
            value = "LocalMoment(text: $0.string())"
        case kinds.WebLinks():
            value = "$0.links()"
        case kinds.FieldValues():
            value = "$0.fieldValues()"
        case kinds.LocalMoments():
            value = "$0.strings().map { try LocalMoment(text: $0) }"
        case kinds.RepeatRule():
            value = "RepeatRule($0.string())"
        case kinds.Position():
            value = "OrderKey($0.string())"
        case kinds.Instant():
            value = "$0.instant()"
        case _:
            raise ModelError(f"JSON cannot read {each.name} of a task, {each.kind}")
    setting = assign(each, value).replace("= $0", "= try $0")
    return fitted(
        4,
        f'try object.read("{each.file_name}") {{ {setting} }}',
        [f'try object.read("{each.file_name}") {{', f"  {setting}", "}"],
    )


# The members of all others: values of the change log, in the form that a file has for them.


def _records() -> str:
    return (
        banner("records")
        + "\nimport Domain\n"
        + "".join(_record(each) for each in FILED if each not in HAND)
    )


def _record(record: Record) -> str:
    return (
        f"\nextension {record.type}: JSONRecord {{\n"
        + "  static let members: [(property: Property, member: JSONMember)] = [\n"
        + elements(_member(each) for each in record.filed)
        + "  ]\n"
        + _left_out(record)
        + "}\n"
    )


def _member(each: Property) -> str:
    words = [f'"{each.file_name}"']
    if (form := _form(each)) != ".plain":
        words.append(form)
    if each.required:
        words.append("isRequired: true")
    elif each.swift_case in ("created", "modified") and each.kind == kinds.Instant():
        words.append("isNowWithout: true")
    if default := quiet_default(each):
        words.append(f"quiet: .code({each.kind.swift}{default})")
    if each.files.other_words != AS_DEFAULT:
        words.append(f"otherWords: .{each.files.other_words}")
    line = f"    (.{each.swift_case}, JSONMember({', '.join(words)}))"
    if len(line) < 100:
        return line
    member = f"JSONMember({', '.join(words)})"
    if len(member) > 93:
        lines = [", ".join(words)]
        if len(lines[0]) > 90:
            lines = [", ".join(words[:2]) + ",", ", ".join(words[2:])]
        member = "JSONMember(" + "".join(f"\n        {line}" for line in lines) + ")"
    return f"    (\n      .{each.swift_case},\n      {member}\n    )"


def _form(each: Property) -> str:
    """The form of its value in a file."""
    match each.kind:
        case kinds.Instant() | kinds.MomentInstant():
            return ".instant"
        case kinds.Flag():
            return ".flag"
        case kinds.Code(words=words) if words:
            if [number for number, _ in words] != [*range(1, len(words) + 1)]:
                pairs = ", ".join(f'({number}, "{word}")' for number, word in words)
                return f".word([{pairs}])"
            return f'.words("{" ".join(word for _, word in words)}")'
        case kinds.Code(type=name):
            return f".word({name}.words)"
        case kinds.Text(separator="\n"):
            return '.list("\\n")'
        case kinds.Text(separator=separator) if separator:
            return f'.list("{separator}")'
        case kinds.Texts() | kinds.JoinedTags():
            return '.list("\\u{1F}")'
        case kinds.Reminders():
            return ".reminders"
        case kinds.LocalMoments():
            return '.list(" ")'
        case kinds.JSONText():
            return ".object"
        case kinds.WebLinks():
            return ".links"
        case kinds.FieldValues():
            return ".fieldValues"
        case (
            kinds.Text()
            | kinds.OptionalText()
            | kinds.Number()
            | kinds.Date()
            | kinds.MomentText()
            | kinds.MomentDate()
            | kinds.RepeatRule()
            | kinds.LocalMoment()
            | kinds.WorkedTime()
            | kinds.Position()
        ):
            return ".plain"
    raise ModelError(f"JSON cannot say {each.name}, {each.kind}")


def _left_out(record: Record) -> str:
    conditions = [
        f"property == .{each.swift_case} && {each.files.unless}"
        for each in record.properties
        if each.files.unless
    ]
    if not conditions:
        return ""
    return (
        "\n  func leavesOut(_ property: Property) -> Bool {\n"
        + f"    {' || '.join(conditions)}\n  }}\n"
    )


# The arrays of the file.


def _sections() -> str:
    return (
        banner("records")
        + "\npackage import Domain\n\nextension StoreJSON {\n"
        + "  /// The arrays of the file, in their order.\n"
        + "  enum Section: Int, CaseIterable {\n"
        + "".join(f"    case {_section(each)}\n" for each in FILED)
        + "\n    var name: String {\n      switch self {\n"
        + "".join(f'      case .{_section(each)}: "{each.section}"\n' for each in FILED)
        + "      }\n    }\n\n"
        + "    /// What the objects of it can have.\n"
        + "    var members: Set<String> {\n      switch self {\n"
        + "".join(f"      case .{_section(each)}: {_type(each)}.memberNames\n" for each in FILED)
        + "      }\n    }\n\n"
        + "    /// Of those whose values other versions may know more of.\n"
        + "    func vocabulary() throws -> [String: Vocabulary] {\n      switch self {\n"
        + "".join(
            f"      case .{_section(each)}: {'' if each in HAND else 'try '}{_type(each)}.vocabulary()\n"
            for each in FILED
        )
        + "      }\n    }\n  }\n}\n\n"
        + "extension StoreJSONMapping {\n"
        + "  /// What an object of an array means.\n"
        + "  func item(of section: StoreJSON.Section, _ object: FiledObject) throws -> FileItem {\n"
        + "    switch section {\n"
        + "".join(f"    case .{_section(each)}: {_item(each)}\n" for each in FILED)
        + "    }\n  }\n}\n\n"
        + "extension StoreJSONWriter {\n"
        + "\n".join(_writing(each) for each in FILED if each not in HAND)
        + "}\n"
    )


def _section(each: Record) -> str:
    return camel_case(each.section)


def _type(each: Record) -> str:
    return "FiledTask" if each is TASK else each.type


def _item(each: Record) -> str:
    position = ', hasPosition: object["position"] != nil' if each in (PROJECT, FILTER) else ""
    return f".{camel_case(each.name)}(try read(object){position})"


def _writing(each: Record) -> str:
    member = camel_case(each.name)
    return (
        f"  package mutating func write(_ {member}: {each.type}) throws {{\n"
        + f"    try write({member}, in: .{_section(each)})\n  }}\n"
    )
