# SPDX-License-Identifier: Apache-2.0
"""Sources/TaskCore/Functions/Store/RecordFunctions.swift: the functions that find a record of each kind by
its uid, and that get records by their ids. They are alike in all families."""

from pathlib import Path

from model.facts.interface import INTERFACE
from model.language.errors import ModelError
from model.language.record import Record
from model.language.types import ListHandle
from model.language.words import camel_case
from model.writers.swift import banner, doc_lines

PATH = "Sources/TaskCore/Functions/Store/RecordFunctions.swift"
FOUND = [each for each in INTERFACE.handles if isinstance(each, ListHandle) and each.record]


def write(root: Path) -> dict[str, str]:
    head = banner("types/handles") + "\npublic import CTaskcore\nimport Domain\n"
    return {PATH: head + "".join(functions(each) for each in FOUND)}


def functions(each: ListHandle) -> str:
    """The functions of one kind of record."""
    if not each.record:
        raise ModelError(f"the rows of {each.name} are no records")
    return _find(each, each.record) + _get(each, each.record)


def result_name(record: Record) -> str:
    """What the list is called: `sessions`."""
    return record.section.rpartition("_")[2]


def _find(each: ListHandle, record: Record) -> str:
    key = f"uid_or_{each.named_by}" if each.named_by else "uid"
    words = f"a uid or a {each.named_by}" if each.named_by else "a uid"
    meaning = f"the uid or the {each.named_by}" if each.named_by else "the uid"
    trash, refused = "", "NULL and for what is no UTF-8"
    if each.named_by == "name":
        meaning += ", whose case and accents do not matter"
        refused = "NULL, for what is no UTF-8 and for what can be no name"
    if record.name == "task":
        trash = ", also in the trash"
    return f"""
{doc_lines(f"Finds the {each.one} with {words}{trash}.")}
///
/// - Parameters:
///   - store: the store.
///   - {camel_case(key)}: {meaning}.
///   - id: receives its id in this store; 0 on failure.
{
        doc_lines(
            f"- Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for {refused}; `TASKCORE_ENOTFOUND`; "
            "`TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`."
        )
    }
///   Since 0.1.0.
@c(taskcore_{each.family}_find)
public func {camel_case(each.family)}Find(
  store: StorePointer, {camel_case(key)}: CText, id: Out<Int64>
) -> taskcore_status {{
{_finding(each, record)}}}
"""


def _finding(each: ListHandle, record: Record) -> str:
    key = f"uid_or_{each.named_by}" if each.named_by else "uid"
    form = f".{camel_case(key)}"
    if each.named_by == "name":
        form += f"(.{record.swift_case}Name)"
    return f'  find(.{record.swift_case}, "{record.words}", store, {camel_case(key)}, by: {form}, id)\n'


def _parameters(each: ListHandle, result: str) -> str:
    """Those of a function that gets, in one line where that has room."""
    given = "  store: StorePointer, ids: In<Int64>, count: UInt,"
    receives = f"{result}: Out<Handle<taskcore_{each.name}>>"
    line = f"{given} {receives}"
    return line if len(line) <= 100 else f"{given}\n  {receives}"


def _get(each: ListHandle, record: Record) -> str:
    result = result_name(record)
    trash = ", those in the trash too" if record.name == "task" else ""
    return f"""
{doc_lines(f"Gets {each.many} by their ids{trash}.")}
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice comes twice.
///   - count: how many, 0 to 16,777,216.
{
        doc_lines(
            f"- {result}: receives a list in the order of the ids, to be freed with `taskcore_{each.name}_free`; "
            "NULL on failure.",
            "///   ",
            "///     ",
        )
    }
{
        doc_lines(
            "- Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and an absurd count; `TASKCORE_ENOTFOUND`, "
            "with the index; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, "
            "`TASKCORE_EMISUSE`."
        )
    }
///   Since 0.1.0.
@c(taskcore_{each.family}_get)
public func {camel_case(each.family)}Get(
{_parameters(each, result)}
) -> taskcore_status {{
  get({each.type}.self, store, ids, count, {result}, "{result}")
}}
"""
