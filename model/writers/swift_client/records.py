# SPDX-License-Identifier: Apache-2.0
"""bindings/swift/Generated/Store/Store+Records.swift: what finds a record by its uid and reads records by their ids,
alike for all kinds."""

import re
from pathlib import Path

from model.facts.swift.rooms import ROOMS
from model.language.errors import ModelError
from model.language.swift import Row
from model.language.types import ListHandle
from model.language.words import camel_case
from model.writers.record_functions import FOUND
from model.writers.swift import banner, doc_comment

PATH = "bindings/swift/Generated/Store/Store+Records.swift"
_ROWS = {each.struct: each for room in ROOMS for each in room.types if isinstance(each, Row)}


def write(root: Path) -> dict[str, str]:
    members = [_find(each) for each in FOUND]
    # What is made of more than its row is written by hand.
    read = [each for each in FOUND if not _ROWS[each.row].parameters]
    members += [_get(each) for each in read if each.family != "task"]
    members += [_get_one(each) for each in read if each.row not in _WHOLE]
    head = banner("types/handles") + "import CTaskcoreHeader\n\n"
    return {PATH: f"{head}extension Store {{\n" + "\n".join(members) + "}\n"}


_WHOLE = ("invoice", "purchase")
"""What a method of this name gives as a whole."""


def _type(each: ListHandle) -> str:
    if each.row not in _ROWS:
        raise ModelError(f"Swift has no type for {each.row}")
    return _ROWS[each.row].name


def _find(each: ListHandle) -> str:
    name = _type(each)
    key = camel_case(f"uid_or_{each.named_by}") if each.named_by else "uid"
    words = f"a uid or a {each.named_by}" if each.named_by else "a uid"
    doc = doc_comment(f"The id of the {each.one} with {words}; nil when there is none.", 2)
    return (
        f"{doc}  public func find{name}(_ {key}: some UTF8Text) throws -> Int64? {{\n"
        "    let memory = CStrings()\n    var id: Int64 = 0\n"
        "    let isThere = try withExtendedLifetime(memory) {\n      try Self.check(\n"
        f"        taskcore_{each.family}_find(handle, memory.copy({key}), &id),\n"
        "        unless: TASKCORE_ENOTFOUND)\n    }\n"
        "    return isThere ? id : nil\n  }\n"
    )


def _get(each: ListHandle) -> str:
    type = _type(each)
    plural = type[0].lower() + type[1:]
    plural = re.sub(r"(?<![aeiou])y$", "ie", plural) + "s"
    doc = doc_comment(f"The {each.many} with these ids, in that order.", 2)
    return (
        f"{doc}  public func {plural}(_ ids: [Int64]) throws -> [{type}] {{\n"
        f"    try {type}.list.read {{ taskcore_{each.family}_get(handle, ids, ids.count, &$0) }}\n  }}\n"
    )


def _get_one(each: ListHandle) -> str:
    type = _type(each)
    doc = doc_comment(f"The {each.one} with an id.", 2)
    return (
        f"{doc}  ///\n  /// - Parameter id: The id in this store.\n  /// - Returns: It, as it is now.\n"
        "  /// - Throws: `notFound` when it is not there.\n"
        f"  public func {type[0].lower() + type[1:]}(_ id: Int64) throws -> {type} {{\n"
        f"    try {type}.list.only {{ taskcore_{each.family}_get(handle, [id], 1, &$0) }}\n  }}\n"
    )
