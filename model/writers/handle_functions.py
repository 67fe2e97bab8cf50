# SPDX-License-Identifier: Apache-2.0
"""Sources/TaskCore/Functions/Store/HandleFunctions.swift: the functions of lists and of what is read
as a whole, and Sources/TaskCore/Boundary/Store/Handles/CHandles.swift: which class has which handle."""

from pathlib import Path

from model.facts.interface import INTERFACE
from model.language.types import ContentHandle, ListHandle, Owner
from model.language.words import camel_case
from model.writers.swift import banner, doc_lines

OWNERS = [each for each in INTERFACE.handles if isinstance(each, Owner)]
_FACTS = "types/handles"

# A handle leads to a number that says what it is: "task", and which one of the kinds.
_MARK = 0x7461_736B


def write(root: Path) -> dict[str, str]:
    read = [each for each in OWNERS if isinstance(each, ListHandle | ContentHandle)]
    head = banner(_FACTS) + "\nimport CColumns\npublic import CTaskcore\nimport Domain\n"
    return {
        "Sources/TaskCore/Boundary/Store/Handles/CHandles.swift": handles(OWNERS),
        "Sources/TaskCore/Functions/Store/HandleFunctions.swift": (
            head + "".join(functions(each) for each in read)
        ),
    }


def functions(each: ListHandle | ContentHandle) -> str:
    """The functions of one handle."""
    return _list(each) if isinstance(each, ListHandle) else _content(each)


def handles(owners: list[Owner]) -> str:
    """Which class has which handle."""
    text = banner(_FACTS) + "\nimport CTaskcore\n"
    for number, each in enumerate(owners, 1):
        text += (
            f"\nextension {each.type} {{\n  typealias CHandle = taskcore_{each.name}\n"
            f"  static let mark: UInt64 = 0x{_MARK >> 16:04X}_{_MARK & 0xFFFF:04X}_0000_{number:04X}\n"
            f'  static let word = "{each.word}"\n}}\n'
        )
    return text


def _list(each: ListHandle) -> str:
    handle, row = f"taskcore_{each.name}", f"taskcore_{each.row}"
    function = camel_case(each.name)
    freed = "Frees a list and all that was borrowed from it."
    return f"""
/// Counts the rows of a list.
///
/// - Parameter list: the list; NULL counts 0.
/// - Returns: the number of {each.many}.
///   Since 0.1.0.
@c({handle}_count)
{_declaration(f"{function}Count", f"list: In<{handle}>", "UInt")} {{
  UInt({each.type}.object(of: list)?.count ?? 0)
}}

/// Reads a row of a list.
///
/// - Parameters:
///   - list: the list.
///   - index: from 0.
{doc_lines(f"- Returns: the {each.one}, borrowed until the list is freed; NULL beyond the end.")}
///   Since 0.1.0.
@c({handle}_at)
{_declaration(f"{function}At", f"list: In<{handle}>, index: UInt", f"Borrowed<{row}>")} {{
  {each.type}.object(of: list)?.row(at: index)
}}

/// Gives all rows of a list as one array, for reading them without a call for each.
///
/// - Parameters:
///   - list: the list.
///   - stride: receives how many bytes lie from one row to the next; NULL is fine.
/// - Returns: the first row, borrowed until the list is freed; NULL when there is none.
///   Since 0.1.0.
@c({handle}_rows)
{_declaration(f"{function}Rows", f"list: In<{handle}>, stride: Out<UInt>", f"Borrowed<{row}>")} {{
  stride?.pointee = UInt(MemoryLayout<{row}>.stride)
  return {each.type}.object(of: list)?.row(at: 0)
}}

/// Gives all rows of a list as columns, for whoever reads Apache Arrow.
///
/// - Parameters:
///   - list: the list.
///   - stream: a `struct ArrowArrayStream` of Arrow's C stream interface, which is written over and to
///     be released by its `release`. What it gives is a copy, which needs the list no longer.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c({handle}_arrow)
{_declaration(f"{function}Arrow", f"list: In<{handle}>, stream: UnsafeMutableRawPointer?", "taskcore_status")} {{
  attempt {{
    let rows = try {each.type}.existing(list)
    let stream = try required(stream, "stream")
    let status = columns_of_{each.row}(rows.row(at: 0), rows.count, stream)
    guard status == 0 else {{ throw Failure.noMemory }}
  }}
}}
""" + _free(each, freed, "the list")


def _content(each: ContentHandle) -> str:
    handle, word = f"taskcore_{each.name}", each.word
    function = f"{camel_case(each.name)}Contents"
    given = each.given or f"what `taskcore_{each.made_by}` gave"
    held = each.given or f"`{word}`"
    return f"""
/// Gives {each.gives}.
///
{doc_lines(f"- Parameter {word}: {given}.")}
{doc_lines(f"- Returns: {each.returned}, borrowed until {held} is freed; NULL for NULL.")}
///   Since 0.1.0.
@c({handle}_contents)
{_declaration(function, f"{word}: In<{handle}>", f"Borrowed<taskcore_{each.content}>")} {{
  {each.type}.object(of: {word})?.content
}}
""" + _free(each, f"Frees {each.freed} and all that was borrowed from {each.borrowed_from}.", given)


def _free(each: Owner, summary: str, given: str) -> str:
    handle = f"taskcore_{each.name}"
    return f"""
{doc_lines(summary)}
///
{doc_lines(f"- Parameter {each.word}: {given}; NULL is fine. It must not be used any more.")}
///   Since 0.1.0.
@c({handle}_free)
public func {camel_case(each.name)}Free({each.word}: Handle<{handle}>) {{
  {each.type}.free({each.word})
}}
"""


def _declaration(name: str, parameters: str, result: str) -> str:
    """The head of a function, in one line where that has room."""
    line = f"public func {name}({parameters}) -> {result}"
    broken = f"public func {name}(\n  {parameters}\n) -> {result}"
    return line if len(line) + len(" {") <= 100 else broken
