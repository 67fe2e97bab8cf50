# SPDX-License-Identifier: Apache-2.0
"""Sources/Domain/<room>/<Type>.swift: a record's members, and how its properties are named, read for
the change log and set from it. Its rules are written by hand."""

from pathlib import Path

from model.facts.parties import PARTY
from model.facts.records import RECORDS
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property, Record
from model.writers.swift import banner, doc_comment


def write(root: Path) -> dict[str, str]:
    texts = {f"Sources/Domain/{each.room}/{each.type}.swift": _record(each) for each in RECORDS}
    texts["Sources/Domain/Invoices/Parties/Party+Property.swift"] = _party()
    return texts


def _record(record: Record) -> str:
    properties = record.properties
    return (
        banner(record.module)
        + "\n"
        + doc_comment(record.doc, 0)
        + f"package struct {record.type}: Record {{\n"
        + f"  package static let entity = CommittedChange.Entity.{record.swift_case}\n\n"
        + "".join(_member(*each) for each in _members(record))
        + "\n"
        + _blank(record)
        + "}\n\n"
        + f"extension {record.type} {{\n"
        + _enumeration(properties, f"What can change of {record.article} {record.words}")
        + "".join(_setter(each) for each in properties)
        + "\n  package func value(of property: Property) -> LogValue {\n"
        + "    switch property {\n"
        + "".join(f"    case .{each.swift_case}: {_value(each)}\n" for each in properties)
        + "    }\n  }\n\n"
        + "  package mutating func set(_ property: Property, to value: LogValue) throws {\n"
        + "    switch (property, value) {\n"
        + "".join(f"    {line}\n" for each in properties for line in _setting(record, each))
        + "    default: throw Self.wrongType(property)\n"
        + "    }\n  }\n}\n"
    )


def _party() -> str:
    return (
        banner("parties")
        + "\nextension Party {\n"
        + _enumeration(PARTY, "What is known of a party, by its terms in EN 16931")
        + "}\n"
    )


def _enumeration(properties: tuple[Property, ...], doc: str) -> str:
    return (
        doc_comment(f"{doc}; the raw values name it in the change log.", 2)
        + "  package enum Property: String, CaseIterable, Hashable, Sendable {\n"
        + "".join(doc_comment(each.doc, 4) + f"    case {_case(each)}\n" for each in properties)
        + "  }\n"
    )


def _case(each: Property) -> str:
    return each.swift_case + ("" if each.name == each.swift_case else f' = "{each.name}"')


def _setter(each: Property) -> str:
    """The bounds of a number, and what sets it within them."""
    kind = each.kind
    if not isinstance(kind, kinds.Number) or not kind.bounded or each.rule:
        return ""
    bounds = f"{each.swift_case}Range"
    mark = "?" if kind.optional else ""
    line = f'      in: Self.{bounds}, "{each.number_words}", field: "{each.error_field}")'
    if len(line) > 100:
        line = line.replace(", field", ",\n      field")
    return (
        f"\n  package static let {bounds}: ClosedRange<Int64> = {kind.low:_}...{kind.high:_}\n"
        + "\n  /// - Throws: `invalid` outside of these bounds.\n"
        + f"  package mutating func {each.setter}(_ number: Int64{mark}) throws {{\n"
        + f"    {each.swift_member} = try number{mark}.checked(\n{line}\n  }}\n"
    )


def _members(record: Record) -> list[tuple[str, str, str, str]]:
    """Of each member: its doc, the words before its name, its name, its type or value."""
    members = [
        ("0 until it is stored.", "package var", "id", ": Int64 = 0"),
        (record.uid_doc, "package var", "uid", ": String"),
    ]
    for each in record.properties:
        if each.part:
            member = ("What an invoice says of it.", "package var", each.part, " = Party()")
        else:
            access = "package internal(set) var" if each.rule else "package var"
            member = (each.doc, access, each.swift_member, _initial(each))
        if member[2] not in [name for _, _, name, _ in members]:
            members.append(member)
    return members


def _member(doc: str, access: str, name: str, initial: str) -> str:
    return doc_comment(doc, 2) + f"  {access} {name}{initial}\n"


def _initial(each: Property) -> str:
    """Its type where that does not follow, and its value in a blank record."""
    default = each.initial
    match each.kind:
        case kinds.Text():
            return f' = "{default}"'
        case kinds.Number(optional=False):
            return f": Int64 = {default or 0}"
        case kinds.RecordID(optional=False):
            return f" = {default}"
        case kinds.Flag():
            return " = false"
        case kinds.Code(type=name, default=value):
            return f" = {name}{value}"
        case kinds.Instant(optional=False):
            return " = Instant.epoch"
        case kinds.Date(optional=False):
            return " = CalendarDate.epoch"
        case kinds.MomentText():
            return " = Moment.dateTime(.epoch)"
        case kinds.Position():
            return " = OrderKey.first"
        case kinds.Tags() | kinds.JoinedTags():
            return " = TagSet()"
        case kinds.WorkedTime():
            return " = WorkedTime()"
        case kinds.Reminders() | kinds.LocalMoments() | kinds.Texts() | kinds.Links():
            return f": {each.kind.swift} = []"
    if each.kind.swift.endswith("?"):
        return f": {each.kind.swift}"
    raise ModelError(f"a blank record has no {each.name}, {each.kind}")


def _blank(record: Record) -> str:
    text = (
        "  /// One with nothing but its uid.\n"
        + "  init(blank uid: String) {\n    self.uid = uid\n  }\n\n"
    )
    if record.checks_uid:
        return text + (
            f"  package static func blank(uid: String) throws -> {record.type} {{\n"
            + f"    {record.type}(blank: try TextRule.uid.line(uid))\n  }}\n"
        )
    return text + (
        f"  package static func blank(uid: String) -> {record.type} {{\n"
        + f"    {record.type}(blank: uid)\n  }}\n"
    )


def _value(each: Property) -> str:
    if each.part:
        return f"{each.part}.value(of: .{each.swift_case})"
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
        case kinds.Position() | kinds.MomentText():
            return f".text({member}.text)"
        case kinds.Moment() | kinds.RepeatRule():
            return f"LogValue({member}?.text)"
        case kinds.MomentDate():
            return f"{member}.dateValue"
        case kinds.MomentInstant():
            return f"{member}.instantValue"
        case kinds.Reminders():
            return f"{member}.isEmpty ? .null : .text({member}.text)"
        case kinds.JoinedTags() | kinds.Texts():
            joined = "unitSeparated" if isinstance(each.kind, kinds.Texts) else "joined"
            return f"{member}.isEmpty ? .null : .text({member}.{joined})"
        case kinds.WorkedTime():
            return f"{member}.stretches.isEmpty ? .null : .text({member}.text)"
        case kinds.Tags() | kinds.Links():
            return ".null  // Several: see changes(from:)."
        case (
            kinds.OptionalText()
            | kinds.Number()
            | kinds.RecordID()
            | kinds.Instant()
            | kinds.Date()
            | kinds.LocalMoment()
            | kinds.LocalMoments()
        ):
            return f"LogValue({member})"
    raise ModelError(f"the change log has no way to say {each.name}, {each.kind}")


def _setting(record: Record, each: Property) -> list[str]:
    """The cases that set it to a value of the change log."""
    case = each.swift_case

    def taking(pattern: str, value: str, trying: bool = False) -> str:
        if each.setter:
            assignment = f"try {each.setter}({value})"
        else:
            hidden = "self." if each.swift_member == "value" else ""
            assignment = f"{hidden}{each.swift_member} = {'try ' if trying else ''}{value}"
        line = f"case (.{case}, {pattern}): {assignment}"
        if len(line) + 4 <= 100:
            return line
        return f"case (.{case}, {pattern}):\n      {assignment}"

    text, number, null = ".text(let text)", ".integer(let number)", ".null"
    if each.part:
        return [f"case (.{case}, _): try {each.part}.set(.{case}, to: value)"]
    match each.kind:
        case kinds.Text(required=required) if record.checks_texts:
            return [
                taking(text, f"Self.checked(text, for: .{case})", trying=True),
                *([] if required else [taking(null, '""')]),
            ]
        case kinds.Text(required=required):
            return [taking(text, "text"), *([] if required else [taking(null, '""')])]
        case kinds.Number(optional=optional):
            return [taking(number, "number"), *([taking(null, "nil")] if optional else [])]
        case kinds.RecordID(optional=optional):
            return [taking(number, "number"), *([taking(null, "nil")] if optional else [])]
        case kinds.Flag():
            return [taking(number, "Self.flag(number, property)", trying=True)]
        case kinds.Code():
            return [taking(number, "Self.code(number, property)", trying=True)]
        case kinds.Position():
            return [taking(text, "OrderKey(text)", trying=True), taking(null, ".first")]
        case kinds.MomentText():
            return [taking(text, "Moment(text: text)", trying=True)]
        case kinds.Moment():
            return [taking(text, "Moment(text: text)", trying=True), taking(null, "nil")]
        case kinds.MomentDate():
            return [
                f"case (.{case}, _): try {each.swift_member}.setDate(value, of: property.rawValue)"
            ]
        case kinds.MomentInstant():
            return [
                f"case (.{case}, _): try {each.swift_member}.setInstant(value, of: property.rawValue)"
            ]
        case kinds.Reminders():
            return [taking(text, "[Reminder](text: text)", trying=True), taking(null, "[]")]
        case kinds.RepeatRule():
            return [taking(text, "RepeatRule(text)", trying=True), taking(null, "nil")]
        case kinds.JoinedTags():
            return [taking(text, "TagSet(joined: text)", trying=True), taking(null, "TagSet()")]
        case kinds.Texts():
            return [taking(text, "[String](unitSeparated: text)"), taking(null, "[]")]
        case kinds.WorkedTime():
            return [
                taking(text, "WorkedTime(text: text)", trying=True),
                taking(null, "WorkedTime()"),
            ]
        case kinds.LocalMoment():
            return [taking(text, "LocalMoment(text: text)", trying=True), taking(null, "nil")]
        case kinds.LocalMoments():
            value = f'[LocalMoment](text: text, field: "{each.name}")'
            return [taking(text, value, trying=True), taking(null, "[]")]
        case kinds.Instant(optional=optional):
            value = "Instant(clamping: number)"
            return [taking(number, value), *([taking(null, "nil")] if optional else [])]
        case kinds.Date(optional=optional):
            value = "Self.date(number, property)"
            return [
                taking(number, value, trying=True),
                *([taking(null, "nil")] if optional else []),
            ]
        case kinds.OptionalText():
            return [taking(text, "text"), taking(null, "nil")]
        case kinds.Tags() | kinds.Links():
            return []
    raise ModelError(f"the change log has no way to set {each.name}, {each.kind}")
