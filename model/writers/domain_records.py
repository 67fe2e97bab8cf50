# SPDX-License-Identifier: Apache-2.0
"""Sources/Domain/<room>/<Type>.swift: a record's members; and how the properties of all records are
named, read for the change log and set from it. Their rules are written by hand."""

from pathlib import Path

from model.facts.parties import PARTY
from model.facts.records import RECORDS
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property, Record
from model.writers.swift import banner, doc_comment, fitted


def write(root: Path) -> dict[str, str]:
    texts = {f"Sources/Domain/{each.room}/{each.type}.swift": _record(each) for each in RECORDS}
    texts["Sources/Domain/Invoices/Parties/Party+Property.swift"] = _party()
    texts["Sources/Domain/Store/Record+Properties.swift"] = banner("records") + "".join(
        "\n" + _properties(each) for each in RECORDS
    )
    return texts


def _record(record: Record) -> str:
    """The type with its members."""
    return (
        banner(record.module)
        + "\n"
        + doc_comment(record.doc, 0)
        + f"package struct {record.type}: Equatable, Sendable {{\n"
        + "".join(_member(*each) for each in _members(record))
        + "}\n"
    )


def _properties(record: Record) -> str:
    """What makes it a record: its properties by their names."""
    properties = record.properties
    checking = "  package static let checksUID = true\n" if record.checks_uid else ""
    return (
        f"extension {record.type}: Record {{\n"
        + f"  package static let entity = CommittedChange.Entity.{record.swift_case}\n"
        + checking
        + "\n"
        + "  package enum Property: String, CaseIterable, Hashable, Sendable {\n"
        + "".join(f"    case {_case(each)}\n" for each in properties)
        + "  }\n"
        + "\n  package init(blank uid: String) {\n    self.uid = uid\n  }\n"
        + "".join(_setter(each) for each in properties)
        + "\n  package func value(of property: Property) -> LogValue {\n"
        + "    switch property {\n"
        + "".join(f"    case .{each.swift_case}: {_value(each)}\n" for each in properties)
        + "    }\n  }\n\n"
        + "  package mutating func set(_ property: Property, to value: LogValue) throws {\n"
        + "    let given = GivenValue(value, for: property.rawValue)\n"
        + "    switch property {\n"
        + "".join(_case_setting(record, each) for each in properties)
        + "    }\n  }\n"
        + _separators(record)
        + _keyed(record)
        + "}\n"
    )


def _separators(record: Record) -> str:
    """What stands between the elements of properties that have several."""
    cases: dict[str, list[str]] = {}
    for each in record.properties:
        match each.kind:
            case kinds.LocalMoments() | kinds.Reminders():
                cases.setdefault('" "', []).append("." + each.swift_case)
            case (
                kinds.Texts()
                | kinds.FieldValues()
                | kinds.WebLinks()
                | kinds.JoinedTags(elements=True)
            ):
                cases.setdefault("TagSet.separator", []).append("." + each.swift_case)
    if not cases:
        return ""
    return (
        "\n  package static func separator(of property: Property) -> Character? {\n"
        + "    switch property {\n"
        + "".join(f"    case {', '.join(names)}: {value}\n" for value, names in cases.items())
        + "    default: nil\n"
        + "    }\n  }\n"
    )


def _keyed(record: Record) -> str:
    """Which properties have at most one element for each key."""
    names = [
        "." + each.swift_case
        for each in record.properties
        if isinstance(each.kind, kinds.FieldValues)
    ]
    if not names:
        return ""
    return (
        "\n  package static func isKeyed(_ property: Property) -> Bool {\n"
        + f"    {' || '.join(f'property == {name}' for name in names)}\n  }}\n"
    )


def _party() -> str:
    return (
        banner("parties")
        + "\nextension Party {\n"
        + doc_comment("What is known of a party, by its terms in EN 16931; named as in the log.", 2)
        + "  package enum Property: String, CaseIterable, Hashable, Sendable {\n"
        + "".join(doc_comment(each.doc, 4) + f"    case {_case(each)}\n" for each in PARTY)
        + "  }\n}\n"
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
    head, range = (
        f"package static let {bounds}: ClosedRange<Int64> =",
        f"{kind.low:_}...{kind.high:_}",
    )
    return (
        "\n"
        + fitted(2, f"{head} {range}", [head, f"  {range}"])
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
        case kinds.FieldValues():
            return " = FieldValues()"
        case (
            kinds.Reminders()
            | kinds.LocalMoments()
            | kinds.Texts()
            | kinds.Links()
            | kinds.WebLinks()
        ):
            return f": {each.kind.swift} = []"
    if each.kind.swift.endswith("?"):
        return f": {each.kind.swift}"
    raise ModelError(f"a blank record has no {each.name}, {each.kind}")


def _form(each: Property) -> str:
    """What makes a value of the change log of it, and reads it again."""
    match each.kind:
        case kinds.Text(required=True):
            return "text"
        case kinds.Text():
            return "textOrEmpty"
        case kinds.OptionalText():
            return "optionalText"
        case kinds.Number(optional=optional) | kinds.RecordID(optional=optional):
            return "optionalNumber" if optional else "number"
        case kinds.Flag():
            return "flag"
        case kinds.Code():
            return "code"
        case kinds.Instant(optional=optional):
            return "optionalInstant" if optional else "instant"
        case kinds.Date(optional=optional):
            return "optionalDate" if optional else "date"
        case kinds.MomentText():
            return "moment"
        case kinds.Moment():
            return "optionalMoment"
        case kinds.MomentDate():
            return "date"
        case kinds.MomentInstant():
            return "instant"
        case kinds.LocalMoment():
            return "localMoment"
        case kinds.LocalMoments():
            return "localMoments"
        case kinds.RepeatRule():
            return "repeatRule"
        case kinds.Reminders():
            return "reminders"
        case kinds.Position():
            return "position"
        case kinds.JoinedTags():
            return "tags"
        case kinds.Texts():
            return "texts"
        case kinds.WorkedTime():
            return "workedTime"
        case kinds.FieldValues():
            return "fieldValues"
        case kinds.WebLinks():
            return "links"
    raise ModelError(f"the change log has no way to say {each.name}, {each.kind}")


def _is_several(each: Property) -> bool:
    """Whether its values come and go one by one, so that the change log never has it as one."""
    return isinstance(each.kind, kinds.Tags | kinds.Links)


def _is_half(each: Property) -> bool:
    return isinstance(each.kind, kinds.MomentDate | kinds.MomentInstant)


def _value(each: Property) -> str:
    if each.part:
        return f"{each.part}.value(of: .{each.swift_case})"
    if _is_several(each):
        return ".null  // Several: see changes(from:)."
    label = "of: " if _is_half(each) else ""
    return f".{_form(each)}({label}{each.swift_member})"


def _case_setting(record: Record, each: Property) -> str:
    case, setting = f"case .{each.swift_case}:", _setting(record, each)
    return fitted(4, f"{case} {setting}", [case, f"  {setting}"])


def _setting(record: Record, each: Property) -> str:
    """What sets it to a value of the change log."""
    case, member = each.swift_case, each.swift_member
    if each.part:
        return f"try {each.part}.set(.{case}, to: value)"
    if _is_several(each):
        return "throw given.wrongType"
    value = f"given.{_form(each)}({f'of: {member}' if _is_half(each) else ''})"
    if isinstance(each.kind, kinds.Text) and record.checks_texts:
        value = f"Self.checked({value}, for: property)"
    if each.setter:
        return f"try {each.setter}({value})"
    return f"{'self.' if member == 'value' else ''}{member} = try {value}"
