# SPDX-License-Identifier: Apache-2.0
"""The words of the language of queries, what they are in SQL, and the tables of docs/queries.md."""

from collections.abc import Iterable
from pathlib import Path

from model.facts.queries import KEYS, NUMBERS, OPTIONS, PRESENT, SORT_ALIASES, SORT_KEYS, SORT_WORDS
from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.queries import QueryKeys
from model.language.record import Property
from model.language.saying import Sayings, said
from model.language.words import camel_case
from model.writers.documents import filled
from model.writers.markdown import table
from model.writers.swift import extension, indented, source, switching


def write(root: Path) -> dict[str, str]:
    return {
        "Sources/Domain/Queries/TaskQuery+SortKey.swift": _sort_keys(),
        "Sources/Language/Queries/QueryKey.swift": _keys(),
        "Sources/Language/Queries/QueryWords.swift": _words(),
        "Sources/Storage/Queries/TaskProperty+SQL.swift": _sql(),
        "docs/queries.md": _document(root),
    }


def _sort_keys() -> str:
    cases = "".join(
        f"  /// {each.doc[0].upper()}{each.doc[1:]}.\n  case {each.swift_case} = {each.number}\n"
        for each in SORT_KEYS
    )
    number = switching(
        "package var number: TaskProperty?",
        *(
            "self",
            [(each.swift_case, f".{each.swift_case}") for each in SORT_KEYS if each.compares],
        ),
        doc="The property of numbers that it sorts by; nil for what follows from more.",
        other="nil",
    )
    key = f"package enum Key: Int32, CaseIterable, Sendable {{\n{cases}\n{number}}}"
    doc = "  /// The raw values are those of the C API.\n"
    lines = indented(key.splitlines(), 2) + "\n"
    return source("queries", extension("TaskQuery.Sort", doc + lines))


def _swift_key(name: str) -> str:
    return camel_case(name)


def _keys() -> str:
    names = [name for keys in KEYS + OPTIONS for name in keys.names]
    aliases = [(alias, keys.names[0]) for keys in KEYS for alias in keys.aliases]
    cases = "".join(
        f"  case {_swift_key(name)}{f' = {chr(34)}{name}{chr(34)}' if _swift_key(name) != name else ''}\n"
        for name in names
    )
    number = switching(
        "var number: QueryNumber?",
        "self",
        (
            (_swift_key(each.word), f"QueryNumber(.{each.swift_case}, unit: .{_unit(each)})")
            for each in NUMBERS
        ),
        doc="The property that it compares with numbers, and what they count.",
        other="nil",
    )
    return source(
        "queries",
        "/// The keys of the language of queries; the raw values are their names.\n"
        + f"enum QueryKey: String, CaseIterable {{\n{cases}\n"
        + _dictionary("aliases: [String: QueryKey]", ((a, _swift_key(key)) for a, key in aliases))
        + f"\n{number}}}\n",
        imports=["Domain"],
    )


def _dictionary(name: str, words: Iterable[tuple[str, str]]) -> str:
    lines = "".join(f'    "{word}": .{value},\n' for word, value in words)
    return f"  static let {name} = [\n{lines}  ]\n"


def _unit(each: Property) -> str:
    units = {"": "one", "s": "second", "millionths": "millionth"}
    unit = each.kind.unit if isinstance(each.kind, kinds.Number) else None
    if unit not in units:
        raise ModelError(f"a query has no way to compare {each.name}, {each.kind}")
    return units[unit]


def _words() -> str:
    sorts = (
        (name, each.swift_case)
        for each in SORT_WORDS
        for name in (each.name, *(a for a, name in SORT_ALIASES.items() if name == each.name))
    )
    return source(
        "queries",
        "/// The words that stand for properties and orders.\nenum QueryWords {\n"
        + "  /// What a task may have: `has:notes`.\n"
        + _dictionary(
            "properties: [String: TaskProperty]", ((each.word, each.swift_case) for each in PRESENT)
        )
        + "\n"
        + _dictionary("sortKeys: [String: TaskQuery.Sort.Key]", sorts)
        + "}\n",
        imports=["Domain"],
    )


def _sql() -> str:
    presence = switching(
        "var presence: String",
        *("self", ((each.swift_case, f'"{_presence(each)}"') for each in TASK.properties)),
        doc="The condition that the task `t` has it. A plus keeps SQLite from an index.",
    )
    number = switching(
        "var numberColumn: String?",
        *("self", ((each.swift_case, f'"t.{each.base_column}"') for each in NUMBERS)),
        doc="The column of the task `t` that has its number; nil for what is none.",
        other="nil",
    )
    return source("tasks", extension("TaskProperty", presence, number), imports=["Domain"])


# Columns that an index begins with.
_INDEXED = {
    *("start", "due", "parent", "completed", "deleted", "favourite"),
    *("planned", "until", "started", "cancelled"),
}


_PRESENCE: Sayings = {
    (kinds.Text, "required"): "1",
    kinds.Text: "{column} <> ''",
    (kinds.RecordID, "optional"): "{column} IS NOT NULL",
    kinds.RecordID: "1",
    (kinds.Instant, "optional"): "{column} IS NOT NULL",
    kinds.Instant: "1",
    (kinds.Number, "optional"): "{column} IS NOT NULL",
    kinds.Number: "1",
    kinds.Position: "1",
    kinds.Tags: "{column} <> ''",
    kinds.Reminders: "{column} <> ''",
    kinds.RepeatRule: "{column} <> ''",
    kinds.Moment: "{t}{each.name}_ms IS NOT NULL OR {t}{each.name}_date IS NOT NULL",
    kinds.Flag: "{column} = 1",
    kinds.Links: "EXISTS (SELECT 1 FROM dependency AS d WHERE d.task_id = t.id)",
    kinds.OptionalText: "{column} IS NOT NULL",
    kinds.LocalMoment: "{column} IS NOT NULL",
    kinds.LocalMoments: "{column} IS NOT NULL",
    kinds.FieldValues: "{column} IS NOT NULL",
    kinds.WebLinks: "{column} IS NOT NULL",
}


def _presence(each: Property) -> str:
    t = "+t." if each.name in _INDEXED else "t."
    column = f"{t}{each.base_column}"
    if isinstance(each.kind, kinds.Code):
        return f"{column} <> 0" if each.rare else "1"
    return said(_PRESENCE, each, "a query has no way to ask for", column=column, t=t)


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
