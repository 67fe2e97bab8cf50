# SPDX-License-Identifier: Apache-2.0
"""The words of the language of queries, what they are in SQL, and the tables of docs/queries.md."""

from pathlib import Path

from model.facts.queries import KEYS, NUMBERS, OPTIONS, PRESENT, SORT_ALIASES, SORT_KEYS
from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.queries import QueryKeys
from model.language.record import Property
from model.language.words import camel_case
from model.writers.documents import filled
from model.writers.markdown import table
from model.writers.swift import banner


def write(root: Path) -> dict[str, str]:
    return {
        "Sources/Domain/Queries/TaskQuery+SortKey.swift": _sort_keys(),
        "Sources/Language/Queries/QueryKey.swift": _keys(),
        "Sources/Language/Queries/QueryWords.swift": _words(),
        "Sources/Storage/Queries/TaskProperty+SQL.swift": _sql(),
        "docs/queries.md": _document(root),
    }


def _sort_keys() -> str:
    return (
        banner("queries")
        + "\nextension TaskQuery.Sort {\n"
        + "  /// The raw values are those of the C API.\n"
        + "  package enum Key: Int32, CaseIterable, Sendable {\n"
        + "".join(
            f"    /// {each.doc[0].upper()}{each.doc[1:]}.\n"
            f"    case {each.swift_case} = {each.number}\n"
            for each in SORT_KEYS
        )
        + "\n    /// The property of numbers that it sorts by; nil for what follows from more.\n"
        + "    package var number: TaskProperty? {\n      switch self {\n"
        + "".join(
            f"      case .{each.swift_case}: .{each.swift_case}\n"
            for each in SORT_KEYS
            if each.compares
        )
        + "      default: nil\n      }\n    }\n  }\n}\n"
    )


def _swift_key(name: str) -> str:
    return camel_case(name)


def _keys() -> str:
    cases = [name for keys in KEYS + OPTIONS for name in keys.names]
    aliases = [(alias, keys.names[0]) for keys in KEYS for alias in keys.aliases]
    return (
        banner("queries")
        + "import Domain\n\n"
        + "/// The keys of the language of queries; the raw values are their names.\n"
        + "enum QueryKey: String, CaseIterable {\n"
        + "".join(
            f"  case {_swift_key(name)}{f' = {chr(34)}{name}{chr(34)}' if _swift_key(name) != name else ''}\n"
            for name in cases
        )
        + "\n  static let aliases: [String: QueryKey] = [\n"
        + "".join(f'    "{alias}": .{_swift_key(name)},\n' for alias, name in aliases)
        + "  ]\n\n"
        + "  /// The property that it compares with numbers, and what they count.\n"
        + "  var number: QueryNumber? {\n    switch self {\n"
        + "".join(
            f"    case .{_swift_key(each.word)}: QueryNumber(.{each.swift_case}, unit: .{_unit(each)})\n"
            for each in NUMBERS
        )
        + "    default: nil\n    }\n  }\n}\n"
    )


def _unit(each: Property) -> str:
    units = {"": "one", "s": "second"}
    unit = each.kind.unit if isinstance(each.kind, kinds.Number) else None
    if unit not in units:
        raise ModelError(f"a query has no way to compare {each.name}, {each.kind}")
    return units[unit]


def _words() -> str:
    return (
        banner("queries")
        + "import Domain\n\n"
        + "/// The words that stand for properties and orders.\n"
        + "enum QueryWords {\n"
        + "  /// What a task may have: `has:notes`.\n"
        + "  static let properties: [String: TaskProperty] = [\n"
        + "".join(f'    "{each.word}": .{each.swift_case},\n' for each in PRESENT)
        + "  ]\n\n"
        + "  static let sortKeys: [String: TaskQuery.Sort.Key] = [\n"
        + "".join(
            f'    "{name}": .{each.swift_case},\n'
            for each in SORT_KEYS
            for name in (each.name, *(a for a, name in SORT_ALIASES.items() if name == each.name))
        )
        + "  ]\n}\n"
    )


def _sql() -> str:
    numbers = "".join(f'    case .{each.swift_case}: "t.{each.base_column}"\n' for each in NUMBERS)
    return (
        banner("tasks")
        + "import Domain\n\n"
        + "extension TaskProperty {\n"
        + "  /// The condition that the task `t` has it. A plus keeps SQLite from an index.\n"
        + "  var presence: String {\n    switch self {\n"
        + "".join(f'    case .{each.swift_case}: "{_presence(each)}"\n' for each in TASK.properties)
        + "    }\n  }\n\n"
        + "  /// The column of the task `t` that has its number; nil for what is none.\n"
        + "  var numberColumn: String? {\n    switch self {\n"
        + numbers
        + "    default: nil\n    }\n  }\n}\n"
    )


# Columns that an index begins with.
_INDEXED = {"start", "due", "parent", "completed", "deleted", "favourite"}


def _presence(each: Property) -> str:
    t = "+t." if each.name in _INDEXED else "t."
    column = f"{t}{each.base_column}"
    match each.kind:
        case kinds.Text(required=True) | kinds.RecordID(optional=False) | kinds.Position():
            return "1"
        case kinds.Instant(optional=False) | kinds.Number(optional=False):
            return "1"
        case kinds.Text() | kinds.Tags() | kinds.Reminders() | kinds.RepeatRule():
            return f"{column} <> ''"
        case kinds.Moment():
            return f"{t}{each.name}_ms IS NOT NULL OR {t}{each.name}_date IS NOT NULL"
        case kinds.Flag():
            return f"{column} = 1"
        case kinds.Code():
            return f"{column} <> 0" if each.rare else "1"
        case kinds.Links():
            return "EXISTS (SELECT 1 FROM dependency AS d WHERE d.task_id = t.id)"
        case (
            kinds.Number()
            | kinds.RecordID()
            | kinds.Instant()
            | kinds.OptionalText()
            | kinds.LocalMoment()
            | kinds.LocalMoments()
        ):
            return f"{column} IS NOT NULL"
    raise ModelError(f"a query has no way to ask for {each.name}, {each.kind}")


def _document(root: Path) -> str:
    text = (root / "docs/queries.md").read_text(encoding="utf-8")
    keys = table(
        ("key", "values", "holds for"), [(_names(each), each.values, each.holds) for each in KEYS]
    )
    options = table(("key", "values"), [(_names(each), each.values) for each in OPTIONS])
    return filled(filled(text, "keys", keys), "options", options)


def _names(keys: QueryKeys) -> str:
    known = [alias for alias in keys.aliases if alias in ("p", "star")]
    return ", ".join(f"`{name}`" for name in (*keys.names, *known))
