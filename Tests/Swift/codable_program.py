# SPDX-License-Identifier: Apache-2.0
"""Writes a test of each row of the Swift binding: all its members come back out of JSON.

    codable_program.py > Rows.swift

The rows are read from structs of C that are filled here, each member with another value.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from model.facts.interface import INTERFACE  # noqa: E402
from model.facts.swift.rooms import ROOMS  # noqa: E402
from model.language import members as c  # noqa: E402
from model.language.swift import Choice, Input, Row  # noqa: E402
from model.language.types import Member  # noqa: E402
from model.writers.swift_client.choices import case_name, ordered  # noqa: E402
from model.writers.swift_client.rows import initialiser_throws  # noqa: E402

_HEAD = """\
// Written by Tests/Swift/codable_program.py.
// swift-format-ignore-file
import CTaskcoreHeader
import Foundation
import Testing

@testable import TaskcoreSwift

/// Comes back out of JSON as it went in.
func returns<Value: Codable & Hashable>(_ value: Value) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let bytes = try encoder.encode(value)
  let back = try JSONDecoder().decode(Value.self, from: bytes)
  #expect(back == value && back.hashValue == value.hashValue)
  #expect(try encoder.encode(back) == bytes)
}

/// A text that stays.
private func text(_ text: String) -> UnsafePointer<CChar>? { UnsafePointer(strdup(text)) }

/// A struct of the library that stays.
private func kept<Row>(_ row: Row) -> UnsafePointer<Row> {
  let place = UnsafeMutablePointer<Row>.allocate(capacity: 1)
  place.initialize(to: row)
  return UnsafePointer(place)
}
"""


def filled(struct: str, depth: int = 0) -> list[str]:
    """Statements that fill `row`."""
    lines = [f"row.struct_size = MemoryLayout<taskcore_{struct}>.size"]
    for number, member in enumerate(INTERFACE.struct(struct).members, 3):
        value = _value(member, number, depth)
        if value:
            lines.append(f"row.{member.name} = {value}")
        if isinstance(member.meaning, c.Structs) and depth == 0 and value:
            lines.append(f"row.{member.meaning.count} = 1")
    return lines


def _value(member: Member, number: int, depth: int) -> str:
    match member.meaning:
        case c.LocalTime():
            return 'text("20260115T173000")'
        case c.LocalTimes():
            return 'text("20260115T173000 20260116")'
        case c.Text():
            return f'text("{member.name} {number}")'
        case c.Date() | c.MomentDate():
            return f"202601{number % 27 + 1:02}"
        case c.MomentKind():
            return "TASKCORE_MOMENT_DATE" if number % 2 else "TASKCORE_MOMENT_DATE_TIME"
        case c.Flag():
            return "1"
        case c.Fields():
            return "~0"
        case c.Integer(unit="month"):
            return "202603"
        case c.Code(of=of):
            constants = INTERFACE.group(of).constants
            return f"TASKCORE_{INTERFACE.group(of).prefix}{constants[-1].name}"
        case c.Struct(of=of):
            return _nested(of, depth)
        case c.Structs(of=of) if depth == 0:
            return _nested(of, depth)
        case c.Integer() | c.ID() | c.Duration() | c.Instant() | c.MomentInstant() | c.Real():
            return str(number)
    return ""


def _nested(struct: str, depth: int) -> str:
    if depth > 1:
        return ""
    body = "\n    ".join(filled(struct, depth + 1))
    return (
        f"kept({{ () -> taskcore_{struct} in\n    var row = taskcore_{struct}()\n    {body}\n"
        "    return row\n  }())"
    )


def row(fact: Row) -> str:
    given = ((name, "nil" if type.endswith("?") else '""') for name, type in fact.parameters)
    more = "".join(f", {name}: {value}" for name, value in given)
    more += ', "EUR"' if fact.currency == "caller" else ""
    made = f"{fact.name}(row{more})"
    attempt = "try " if initialiser_throws(fact) else ""
    lines = "\n  ".join(filled(fact.struct))
    return (
        f"@Test func {fact.struct}Returns() throws {{\n  var row = taskcore_{fact.struct}()\n  {lines}\n"
        f"  try returns({attempt}{made})\n}}\n"
    )


def _is_whole(fact: Row) -> bool:
    """Whether it can be kept, and is made of its own row: not of that which it is a part of."""
    return "Codable" in fact.protocols and not any(
        "taskcore_" in type for _, type in fact.parameters
    )


def choice(fact: Choice) -> str:
    constants = ordered(fact)
    values = ", ".join(f".{case_name(fact, each)}" for each in constants)
    unknown = ""
    if fact.form in ("open", "options"):
        unknown = f"  try returns({fact.name}(rawValue: 1 << 30))\n"
    if fact.form == "options":
        return (
            f"@Test func {fact.group}Returns() throws {{\n"
            f"  for each: {fact.name} in [[], [{values}], {values}] {{ try returns(each) }}\n{unknown}"
            f"  #expect(throws: DecodingError.self) {{\n"
            f'    try JSONDecoder().decode({fact.name}.self, from: Data("[\\"nothing such\\"]".utf8))\n  }}\n}}\n'
        )
    return (
        f"@Test func {fact.group}Returns() throws {{\n"
        f"  for each: {fact.name} in [{values}] {{\n    try returns(each)\n"
        f"    let json = String(decoding: try JSONEncoder().encode(each), as: UTF8.self)\n"
        f'    #expect(json.hasPrefix("\\""))\n  }}\n{unknown}'
        f"  #expect(throws: DecodingError.self) {{\n"
        f'    try JSONDecoder().decode({fact.name}.self, from: Data("\\"nothing such\\"".utf8))\n  }}\n}}\n'
    )


def settings(fact: Input) -> str:
    return (
        f"@Test func {fact.struct}Returns() throws {{\n  var row = taskcore_{fact.struct}()\n  "
        + "\n  ".join(filled(fact.struct))
        + f"\n  try returns({fact.name}(row))\n}}\n"
    )


def main() -> None:
    tests = [_HEAD]
    for room in ROOMS:
        for each in room.types:
            if isinstance(each, Row):
                tests += [row(each)] if _is_whole(each) else []
            elif isinstance(each, Choice):
                tests += [choice(each)] if each.form != "switches" else []
            elif isinstance(each, Input) and each.is_read and each.struct not in _TEXTS:
                tests.append(settings(each))
    sys.stdout.write("\n".join(tests))


_TEXTS = ("task_input", "subscription_content", "subscription")
"""Inputs of texts, which are no values."""

if __name__ == "__main__":
    main()
