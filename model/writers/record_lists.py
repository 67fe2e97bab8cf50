# SPDX-License-Identifier: Apache-2.0
"""The lists of all kinds of records, from RECORDS: their numbers, the store's repositories, and what
takes back a change of each."""

from pathlib import Path

from model.facts.records import FILED, RECORDS
from model.language.errors import ModelError
from model.language.kinds import Instant
from model.language.record import Record
from model.language.words import camel_case
from model.writers.swift import banner, doc_comment

_STORE = "Sources/Storage/Store"
_REPAIR = "Sources/Storage/Repair"


def write(root: Path) -> dict[str, str]:
    return {
        "Sources/Domain/Store/CommittedChange+Entity.swift": _entities(),
        "Sources/Domain/Store/RecordStore.swift": _protocol(),
        "Sources/Domain/Files/FileItem.swift": _items(),
        "Sources/Domain/Files/RecordWriter.swift": _writer(),
        "Sources/UseCases/Files/Exporting/ExportStore+Records.swift": _export(),
        f"{_REPAIR}/StoreRepair+Lists.swift": _repair(),
        f"{_STORE}/Records.swift": _records(),
        f"{_STORE}/SQLiteStore+Records.swift": _store(),
    }


def _entities() -> str:
    cases = "".join(
        doc_comment(each.doc, 4) + f"    case {each.swift_case} = {each.entity}\n"
        for each in sorted(RECORDS, key=lambda each: each.entity)
    )
    return (
        banner("records")
        + "\nextension CommittedChange {\n"
        + "  /// The raw values are those of the C API and of the store.\n"
        + f"  package enum Entity: Int32, CaseIterable, Sendable {{\n{cases}  }}\n}}\n"
    )


def _protocol() -> str:
    lines = "".join(
        f"  var {each.swift_plural}: any {each.repository_type} {{ get }}\n" for each in RECORDS
    )
    return (
        banner("records")
        + "\n/// Where the records of each kind are kept.\n"
        + f"package protocol RecordStore: AnyObject {{\n{lines}}}\n"
    )


def _items() -> str:
    cases = "".join(f"  case {each.swift_case}({each.item or each.type})\n" for each in RECORDS)
    return (
        banner("records")
        + "\n/// One thing that a file holds: all projects, then tags and filters, then tasks, events and\n"
        + "/// the rest, in any order. A project or filter without a position stays where it is, and a new\n"
        + "/// one goes to the end.\n"
        + f"package enum FileItem: Equatable, Sendable {{\n{cases}}}\n"
    )


def _writer() -> str:
    # A task goes into a file with the names of its project and of other tasks.
    types = [each.item if each.type == "Task" else each.type for each in FILED]
    required = "".join(f"  mutating func write(_ record: {type}) throws\n" for type in types)
    blank = "".join(
        f"  package mutating func write(_ record: {type}) {{}}\n"
        for type in types
        if type != "FiledTask"
    )
    return (
        banner("records")
        + "\n/// Writes the records of each kind, in the order in which a file has them. What a format has no\n"
        + "/// place for is left out.\n"
        + f"package protocol RecordWriter {{\n{required}}}\n\nextension RecordWriter {{\n{blank}}}\n"
    )


def _export() -> str:
    after = FILED[[each.name for each in FILED].index("event") + 1 :]
    lines = "".join(
        f"    for record in try store.{each.swift_plural}.all() {_where(each)}{{ try writer.write(record) }}\n"
        for each in after
    )
    return (
        banner("records")
        + "import Domain\n\nextension ExportStore {\n  /// Writes what follows the events.\n"
        + "  func writeRecords(to writer: inout some StoreInterchangeWriter) throws {\n"
        + f"{lines}  }}\n\n"
        + "  /// Writes what follows the events of what was selected, or comes with it.\n"
        + "  func writeRecords(\n"
        + "    of selected: SelectedRecords, to writer: inout some StoreInterchangeWriter\n  ) throws {\n"
        + "".join(_selected(each) for each in after)
        + "  }\n}\n"
    )


def _selected(record: Record) -> str:
    owners, _, property = record.selected.partition(": ")
    if owners == "none":
        return ""
    if owners == "chosen":
        return f"    for record in selected.{record.swift_plural} {{ try writer.write(record) }}\n"
    if not property:
        raise ModelError(f"{record.name} does not say what an export of some records has of it")
    return (
        f"    try store.{record.swift_plural}.forEach(where: {property}, isOneOf: selected.{_swift_uids(owners)}) {{\n"
        "      try writer.write($0)\n    }\n"
    )


def _swift_uids(owners: str) -> str:
    """`task_uids` as `taskUIDs`."""
    return camel_case(owners.removesuffix("_uids")) + "UIDs"


def _where(record: Record) -> str:
    return f"where {record.exported.replace('$0', 'record')} " if record.exported else ""


def _repair() -> str:
    records = [each for each in RECORDS if not each.own_repair]
    return (
        banner("records")
        + "\nimport Domain\n\nextension StoreRepair {\n"
        + "  /// Mends what could not be read of the records of each kind that has no repair of its own.\n"
        + "  func mendRecords() throws {\n"
        + "    let now = LogValue.integer(now.milliseconds)\n"
        + "".join(_mending(each) for each in records)
        + "  }\n}\n"
    )


def _mending(record: Record) -> str:
    values = [
        f".{each.swift_case}: " + (f'.text("{each.mended}")' if each.mended else "now")
        for each in record.properties
        if each.mended or isinstance(each.kind, Instant) and not each.kind.optional
    ]
    given = f", [{', '.join(values)}]" if values else ""
    return f"    try mend({record.type}.self{given})\n"


def _records() -> str:
    tables = "".join(f'    case .{each.swift_case}: "{each.table_name}"\n' for each in RECORDS)
    lines = "".join(
        f"  private(set) lazy var {each.swift_plural} = SQLite{each.repository_type}(self)\n"
        for each in RECORDS
    )
    order = "".join(f"    .{each.swift_case},\n" for each in RECORDS)
    cases = "".join(f"    case .{each.swift_case}: {each.swift_plural}\n" for each in RECORDS)
    return (
        banner("records")
        + "\nimport Domain\n\n"
        + "/// The repositories of all kinds of records, each made when it is first asked for: making a\n"
        + "/// generic type costs the Swift runtime more than preparing a statement, and few programs need\n"
        + "/// them all.\n"
        + "final class Records {\n"
        + "  let database: Database\n  let log: ChangeLog\n  let reminders: ReminderQueue\n"
        + "  let zone: any Zone\n  let almanac: any Almanac\n\n"
        + lines
        + "\n  init(\n"
        + "    _ database: Database, log: ChangeLog, reminders: ReminderQueue, zone: any Zone,\n"
        + "    almanac: any Almanac\n  ) {\n"
        + "".join(
            f"    self.{name} = {name}\n"
            for name in ("database", "log", "reminders", "zone", "almanac")
        )
        + "  }\n\n"
        + "  /// What has the records of a kind.\n"
        + "  func repository(of entity: CommittedChange.Entity) -> any ReversibleRepository {\n"
        + "    switch entity {\n"
        + cases
        + "    }\n  }\n}\n\n"
        + "extension CommittedChange.Entity {\n  /// What has the records of the kind.\n"
        + f"  var table: String {{\n    switch self {{\n{tables}    }}\n  }}\n\n"
        + "  /// The kinds in the order of files: what a record names comes before it.\n"
        + f"  static let inFileOrder: [Self] = [\n{order}  ]\n}}\n"
    )


def _store() -> str:
    def member(each: Record) -> str:
        line = (
            f"  package var {each.swift_plural}: any {each.repository_type} "
            + f"{{ records.{each.swift_plural} }}\n"
        )
        if len(line) <= 101:
            return line
        return (
            f"  package var {each.swift_plural}: any {each.repository_type} {{\n"
            + f"    records.{each.swift_plural}\n  }}\n"
        )

    return (
        banner("records")
        + "\npackage import Domain\n\n"
        + "extension SQLiteStore {\n"
        + "".join(member(each) for each in RECORDS)
        + "}\n"
    )
