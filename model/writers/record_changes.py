# SPDX-License-Identifier: Apache-2.0
"""What observers are told of changed properties: their names and their bits in C, by kind of record."""

from pathlib import Path

from model.facts.changes import CHANGE_BITS
from model.facts.interface import INTERFACE
from model.facts.records import RECORDS
from model.facts.tasks import TASK
from model.language.errors import ModelError
from model.language.record import ChangeBits, Property, Record
from model.writers.swift import banner, elements

_LARGEST = 64
"""A ``ChangedProperties`` has so many bits."""


def write(root: Path) -> dict[str, str]:
    return {
        "Sources/Domain/Store/CommittedChange+Properties.swift": _names(),
        "Sources/TaskCore/Boundary/Store/Observers/CommittedChange+Bits.swift": _bits(),
    }


def _names() -> str:
    for each in RECORDS:
        if len(each.properties) > _LARGEST:
            raise ModelError(f"{each.name} has more than {_LARGEST} properties")
    cases = "".join(
        f"    case .{each.swift_case}: {each.type}.Property.allCases.map(\\.rawValue)\n"
        for each in RECORDS
    )
    return (
        banner("records")
        + "\nextension CommittedChange.Entity {\n"
        + "  /// What the change log calls the properties of such a record, in their order.\n"
        + f"  package var propertyNames: [String] {{\n    switch self {{\n{cases}    }}\n  }}\n}}\n"
    )


def _bits() -> str:
    by_record = {each.record.name: each for each in CHANGE_BITS}
    tables = "\n".join(_table(each, by_record.get(each.name)) for each in RECORDS)
    cases = "".join(f"    case .{each.swift_case}: Self.{_table_name(each)}\n" for each in RECORDS)
    return (
        banner("changes")
        + "import CTaskcore\nimport Domain\n\n"
        + "extension CommittedChange.Entity {\n"
        + "  /// The properties of such a record as observers get them, in their order.\n"
        + f"  var observedProperties: [ObservedProperty] {{\n    switch self {{\n{cases}    }}\n  }}\n\n"
        + tables
        + "}\n"
    )


def _table(record: Record, bits: ChangeBits | None) -> str:
    known = _known(bits) if bits else {}
    found = {each.name: bits.bit(each, known) if bits else None for each in record.properties}
    if bits:
        wrong = set(known) - set(bits.without) - set(found.values())
        wrong |= set(bits.bits) - {each.name for each in record.properties}
        if wrong:
            raise ModelError(f"changes of {record.name}: {', '.join(sorted(map(str, wrong)))}")
    lines = elements(
        f'    ObservedProperty("{each.name}"{_bit(record, each, known.get(found[each.name] or ""))})'
        for each in record.properties
    )
    return f"  private static let {_table_name(record)} = [\n{lines}  ]\n"


def _table_name(record: Record) -> str:
    return f"of{record.swift_case[0].upper()}{record.swift_case[1:]}"


def _known(bits: ChangeBits) -> dict[str, str]:
    """The constants of C, by their names without a prefix."""
    known: dict[str, str] = {}
    values: set[int] = set()
    for mask in map(INTERFACE.group, bits.masks):
        for each in mask.constants:
            if each.name in known or each.value in values:
                raise ModelError(f"changes of {bits.record.name}: {each.name} is there twice")
            known[each.name] = f"TASKCORE_{mask.prefix}{each.name}"
            values.add(each.value)
    return known


def _bit(record: Record, each: Property, bit: str | None) -> str:
    """The argument that says the bit."""
    if record is TASK:
        return f", bit: TaskProperty.{each.swift_case}.bit"
    return f", bit: {bit}" if bit else ""
