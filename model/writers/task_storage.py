# SPDX-License-Identifier: Apache-2.0
"""Sources/Storage/Tasks and Queries: how a task lies in its row: reading, inserting, updating, and what
a list reads of the few tasks that have it.

Lists and insertions are hot: columns are read by their numbers, in straight lines.
"""

from pathlib import Path

from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.language.saying import Sayings, said
from model.writers.swift import banner, condition, elements, wrapped

# A list reads these of every task: whether it is open follows from them.
IN_EVERY_ROW = {"completed", "deleted"}


def write(root: Path) -> dict[str, str]:
    return {
        "Sources/Storage/Tasks/Task+Row.swift": _row(),
        "Sources/Storage/Tasks/TaskInsertion.swift": _insertion(),
        "Sources/Storage/Tasks/TaskUpdate.swift": _update(),
        "Sources/Storage/Queries/TaskListing+Details.swift": _details(),
    }


def stored() -> list[Property]:
    """The properties that are columns of the task's row."""
    return [each for each in TASK.properties if each.base_column is not None]


def details() -> list[Property]:
    """What lists show of the few tasks that have it."""
    return [
        each for each in stored() if each.rare and not each.hidden and each.name not in IN_EVERY_ROW
    ]


def columns(each: Property) -> list[str]:
    if isinstance(each.kind, kinds.Moment):
        return [f"{each.base_column}_date", f"{each.base_column}_ms"]
    return [str(each.base_column)]


def _all_columns(properties: list[Property]) -> list[str]:
    return [column for each in properties for column in columns(each)]


def _text(names: list[str], spaces: int) -> str:
    """The names as a literal of several lines."""
    return wrapped(", ".join(names), spaces)


# Reading


def _row() -> str:
    lines, index = [], 2
    for each in stored():
        lines += _read(each, index)
        index += len(columns(each))
    for each in TASK.properties:
        if isinstance(each.kind, kinds.Links):
            lines += [
                f"if let ids = row.optionalText({index}) {{",
                f'  try {each.rule}(ids.split(separator: ",").compactMap {{ Int64($0) }})',
                "}",
            ]
            index += 1
    bounded = [
        f'    ("{each.base_column}", "{each.name}", Task.{each.swift_case}Range)'
        for each in stored()
        if isinstance(each.kind, kinds.Number) and each.kind.bounded
    ]
    return (
        banner("tasks")
        + "import Domain\n\n/// How a task lies in its row.\nextension Task {\n"
        + "  /// The columns that `init(row:)` reads; the tasks that it depends on follow them.\n"
        + '  static let columns = """\n'
        + _text(["id", "uid", *_all_columns(stored())], 4)
        + '\n    """\n\n'
        + "  /// Whether a row has something in a column that `has_details` is about.\n"
        + '  static let detailsCondition = """\n'
        + condition((term for each in details() for term in _has(each)), "OR", 4, hanging=0)
        + '\n    """\n\n'
        + "  /// The columns of numbers that have bounds, and what the change log calls them.\n"
        + "  static let boundedColumns: [(column: String, property: String, range: ClosedRange<Int64>)] ="
        + (f" [\n{elements(bounded)}  ]\n\n" if bounded else " []\n\n")
        + "  /// - Throws: `corrupt` for a row that no task can have.\n"
        + "  init(row: Statement) throws {\n"
        + '    self = try Failure.damaged("task \\(row.integer(0))") { try Task(checking: row) }\n  }\n\n'
        + "  private init(checking row: Statement) throws {\n"
        + "    self = try Task.blank(uid: row.text(1))\n    id = row.integer(0)\n"
        + "".join(f"    {line}\n" for line in lines)
        + "  }\n}\n"
    )


_READ: Sayings = {
    kinds.Text: "row.text({index})",
    (kinds.Number, "optional"): "row.optionalInteger({index})",
    kinds.Number: "row.integer({index})",
    (kinds.RecordID, "optional"): "row.optionalInteger({index})",
    kinds.RecordID: "row.integer({index})",
    kinds.Position: "try OrderKey(row.text({index}))",
    kinds.Code: "try {kind.type}(code: Int32(truncatingIfNeeded: row.integer({index})))",
    kinds.Flag: "row.integer({index}) != 0",
    kinds.Moment: "try Moment(row: row, date: {index}, instant: {after})",
    kinds.LocalMoment: "try row.optionalText({index}).map {{ try LocalMoment(text: $0) }}",
    kinds.OptionalText: "row.optionalText({index})",
    kinds.FieldValues: "try FieldValues(text: row.optionalText({index}))",
    kinds.WebLinks: "try [Link](text: row.optionalText({index}))",
    (kinds.Instant, "optional"): "row.optionalInteger({index}).map {{ Instant(clamping: $0) }}",
    kinds.Instant: "Instant(clamping: row.integer({index}))",
}
_READ_UNLESS_EMPTY: dict[type[kinds.Kind], tuple[str, str]] = {
    kinds.Tags: ("joined", "TagSet(joined: joined)"),
    kinds.Reminders: ("remindersText", "[Reminder](text: remindersText)"),
    kinds.RepeatRule: ("rule", "RepeatRule(rule)"),
}


def _read(each: Property, index: int) -> list[str]:
    member = each.swift_member

    def take(value: str) -> str:
        if each.setter:
            return f"try {each.setter}({value.removeprefix('try ')})"
        return f"{member} = {value}"

    if type(each.kind) in _READ_UNLESS_EMPTY:
        name, value = _READ_UNLESS_EMPTY[type(each.kind)]
        return [
            f"let {name} = row.text({index})",
            f"if !{name}.isEmpty {{ {take(f'try {value}')} }}",
        ]
    if isinstance(each.kind, kinds.LocalMoments):
        value = (
            f'row.optionalText({index}).map {{ try .init(text: $0, field: "{each.name}") }} ?? []'
        )
        if each.setter:
            return [f"try {each.setter}(", f"  {value})"]
        return [f"{member} =", f"  try {value}"]
    refusal = "a task's row has no way to hold"
    return [take(said(_READ, each, refusal, index=index, after=index + 1))]


def _has(each: Property) -> list[str]:
    """Whether a row has something in one of its columns, in SQL."""
    if isinstance(each.kind, kinds.Code):
        return [f"{each.base_column} <> \\({each.kind.type}{each.kind.default}.rawValue)"]
    if each.blank_column:
        return [f"{each.base_column} <> ''"]
    return [f"{column} IS NOT NULL" for column in columns(each)]


# Inserting


def _insertion() -> str:
    plain = [each for each in stored() if not each.rare]
    rare = [each for each in stored() if each.rare]
    blank = [each for each in rare if each.blank_column]
    return (
        banner("tasks")
        + "import Domain\n\n/// Stores a new task in its row.\nstruct TaskInsertion {\n"
        + "  private let whole: Statement\n  private let plain: Statement\n\n"
        + "  init(_ database: Database) {\n"
        + _statement("whole", ["id", "uid", *_all_columns(stored()), "has_details"], [])
        + "    // Most tasks have none of the other columns, each of which would take time.\n"
        + _statement(
            "plain", ["id", "uid", *_all_columns(plain)], [str(each.base_column) for each in blank]
        )
        + "  }\n\n"
        + "  /// Gives it that id, or the next one for nil.\n"
        + "  func run(_ task: Task, id: Int64?) throws {\n"
        + "    if task.isPlain {\n      return try plain.run(\n"
        + _values(plain, [], 8)
        + ")\n    }\n    try whole.run(\n"
        + _values(stored(), ["task.hasDetails"], 6)
        + ")\n  }\n}\n\nextension Task {\n"
        + "  /// Whether its other columns are as a row has them that says nothing of them.\n"
        + "  fileprivate var isPlain: Bool {\n"
        + condition((_is_blank(each) for each in rare), "&&", 4)
        + "\n  }\n\n"
        + "  /// Whether lists have more to read of it than of most.\n"
        + "  var hasDetails: Bool {\n"
        + condition((_is_set(each) for each in details()), "||", 4)
        + "\n  }\n}\n"
    )


def _statement(name: str, names: list[str], blank: list[str]) -> str:
    places = ["?"] * len(names) + ["''"] * len(blank)
    return (
        f'    {name} = database.statement(\n      later: """\n        INSERT INTO task(\n'
        + _text([*names, *blank], 10)
        + ")\n        VALUES (\n"
        + _text(places, 10)
        + ')\n        """)\n'
    )


def _values(properties: list[Property], more: list[str], spaces: int) -> str:
    values = ["id", "task.uid", *(value for each in properties for value in _bound(each)), *more]
    # A line does not break within a value.
    text = wrapped(", ".join(each.replace(" ", "\u00a0") for each in values), spaces)
    return text.replace("\u00a0", " ")


_BOUND: Sayings = {
    kinds.Tags: "{member}.joined",
    kinds.Position: "{member}.text",
    kinds.Reminders: "{member}.text",
    kinds.Code: "{member}.rawValue",
    kinds.RepeatRule: '{member}?.text ?? ""',
    kinds.LocalMoment: "{member}?.text",
    kinds.LocalMoments: "{member}.column",
    kinds.FieldValues: "{member}.column",
    kinds.WebLinks: "{member}.column",
    kinds.Text: "{member}",
    kinds.Number: "{member}",
    kinds.RecordID: "{member}",
    kinds.Flag: "{member}",
    kinds.OptionalText: "{member}",
    kinds.Instant: "{member}",
}


def _bound(each: Property) -> list[str]:
    """What is bound to its columns."""
    member = f"task.{each.swift_member}"
    if isinstance(each.kind, kinds.Moment):
        return [f"{member}?.calendarDate", f"{member}?.timeColumn"]
    return [said(_BOUND, each, "a task's row has no way to hold", member=member)]


def _is_blank(each: Property) -> str:
    return _compared(each, "", "!", "==")


def _is_set(each: Property) -> str:
    return _compared(each, "!", "", "!=")


def _compared(each: Property, empty: str, off: str, operator: str) -> str:
    """Whether it is none: the signs stand before what is empty, before a flag, and before nil."""
    match each.kind:
        case (
            kinds.Text()
            | kinds.Reminders()
            | kinds.LocalMoments()
            | kinds.FieldValues()
            | kinds.WebLinks()
        ):
            return f"{empty}{each.swift_member}.isEmpty"
        case kinds.Flag():
            return f"{off}{each.swift_member}"
    return f"{each.swift_member} {operator} {_none(each)}"


def _none(each: Property) -> str:
    if isinstance(each.kind, kinds.Code):
        return each.kind.default
    if each.kind.swift.endswith("?"):
        return "nil"
    raise ModelError(f"a rare property has a value for none: {each.name} has not")


# Updating


def _update() -> str:
    cases = "".join(_case(each) for each in TASK.properties)
    names = ", ".join(f".{each.swift_case}" for each in details())
    return (
        banner("tasks")
        + "import Domain\n\n"
        + "/// What a task's row gets when some properties of it change: these columns and no others, so\n"
        + "/// that only their indexes are touched.\n"
        + "struct TaskUpdate: Equatable {\n"
        + "  private(set) var columns: [String] = []\n  private(set) var values: [LogValue] = []\n\n"
        + "  init(_ changes: [TaskPropertyChange], of task: Task) {\n"
        + "    var previous: TaskProperty?\n    var hasOtherDetails = false\n"
        + "    for change in changes where change.property != previous {\n"
        + "      previous = change.property\n      set(change.property, of: task)\n"
        + "      if Self.isDetail(change.property) { hasOtherDetails = true }\n    }\n"
        + '    if hasOtherDetails { set("has_details", task.hasDetails ? 1 : 0) }\n  }\n\n'
        + "  private static func isDetail(_ property: TaskProperty) -> Bool {\n"
        + "    switch property {\n"
        + wrapped(f"case {names}:", 4, hanging=2)
        + "\n      true\n    default: false\n    }\n  }\n\n"
        + "  private mutating func set(_ property: TaskProperty, of task: Task) {\n"
        + f"    switch property {{\n{cases}    }}\n  }}\n\n"
        + "  private mutating func set(_ column: String, _ text: String?) {\n"
        + "    columns.append(column)\n    values.append(text.map { .text($0) } ?? .null)\n  }\n\n"
        + "  private mutating func set(_ column: String, _ number: Int64?) {\n"
        + "    columns.append(column)\n    values.append(number.map { .integer($0) } ?? .null)\n  }\n}\n"
    )


def _case(each: Property) -> str:
    case = f"    case .{each.swift_case}:"
    if each.base_column is None:
        return f"{case} break  // rows of their own\n"
    member = f"task.{each.swift_member}"
    match each.kind:
        case kinds.Moment():
            date, instant = columns(each)
            return (
                f"{case}\n"
                + f'      set("{date}", ({member}?.calendarDate?.packed).map {{ Int64($0) }})\n'
                + f'      set("{instant}", {member}?.timeColumn)\n'
            )
        case kinds.Flag():
            value = f"{member} ? 1 : 0"
        case kinds.Code():
            value = f"Int64({member}.rawValue)"
        case kinds.Instant(optional=optional):
            value = f"{member}{'?' if optional else ''}.milliseconds"
        case _:
            (value,) = _bound(each)
    return f'{case} set("{each.base_column}", {value})\n'


# Lists


def _details() -> str:
    members, reads, index = [], [], 0
    for each in details():
        for name, value in _detail(each, index):
            kind = "Bytes" if "bytes" in value else "Int64?" if "optional" in value else "Int64"
            if isinstance(each.kind, kinds.RecordID):
                members.append("    /// 0 for none.\n")
            members.append(f"    package let {name}: {kind}\n")
            reads.append(f"    {name} = values.{value}\n")
        index += len(columns(each))
    names = ", ".join(f'"{name}"' for name in _all_columns(details()))
    return (
        banner("tasks")
        + "\nextension TaskListing {\n  /// What few tasks have.\n"
        + "  package struct Details {\n"
        + "".join(members)
        + "  }\n}\n\nextension TaskListing.Details {\n"
        + "  /// All that the column has_details is about.\n  static let columns = [\n"
        + wrapped(names, 4)
        + ",\n  ]\n\n"
        + "  init(_ values: SQLValues, at start: Int) {\n"
        + "".join(reads)
        + "  }\n}\n"
    )


_DETAILS: Sayings = {
    (kinds.Number, "optional"): "optionalInteger({place})",
    kinds.Number: "integer({place})",
    kinds.RecordID: "integer({place})",
    (kinds.Instant, "optional"): "optionalInteger({place})",
    kinds.Code: "integer({place})",
    kinds.Flag: "integer({place})",
    kinds.Text: "bytes({place})",
    kinds.OptionalText: "bytes({place})",
    kinds.Reminders: "bytes({place})",
    kinds.RepeatRule: "bytes({place})",
    kinds.LocalMoment: "bytes({place})",
    kinds.LocalMoments: "bytes({place})",
    kinds.FieldValues: "bytes({place})",
    kinds.WebLinks: "bytes({place})",
}


def _detail(each: Property, index: int) -> list[tuple[str, str]]:
    """Its members, and how each is read."""
    place = f"start + {index}" if index else "start"
    member = "zone" if each.name == "zone" else each.swift_member
    if isinstance(each.kind, kinds.Moment):
        return [
            (f"{member}Date", f"optionalInteger({place})"),
            (f"{member}Milliseconds", f"optionalInteger(start + {index + 1})"),
        ]
    return [(member, said(_DETAILS, each, "a list has no way to read", place=place))]
