# SPDX-License-Identifier: Apache-2.0
"""The methods of the Swift binding, from functions of C."""

from __future__ import annotations

import json

import pytest

from conftest import ROOT
from model.language.errors import ModelError
from model.language.swift_methods import Method, Parameter, methods
from model.writers.swift_methods import render
from model.writers.swift_methods.method import Written
from model.writers.swift_methods.words import Words

DESCRIPTION = json.loads((ROOT / "data" / "taskcore.json").read_text(encoding="utf-8"))


def written(line: str) -> str:
    (method,) = methods(line)
    return Written(method, DESCRIPTION, Words(DESCRIPTION, [method])).text()


def test_a_line_says_the_name_and_the_labels() -> None:
    (method,) = methods("discardable tag_rename: renameTag(_ name, to new_name? = nil) -> String?")
    assert method == Method(
        "taskcore_tag_rename",
        "renameTag",
        (Parameter("_", "name", False, ""), Parameter("to", "new_name", True, "nil")),
        "String?",
        (),
        frozenset({"discardable"}),
    )


def test_what_is_no_method_is_refused() -> None:
    with pytest.raises(ModelError, match="no method"):
        methods("tag_rename renameTag")
    with pytest.raises(ModelError, match="takes no colour"):
        written("tag_rename: renameTag(_ name, to colour)")
    with pytest.raises(ModelError, match="needs name"):
        written("tag_rename: renameTag(to new_name)")


def test_texts_last_as_long_as_the_call() -> None:
    text = written("tag_rename: renameTag(_ name, to new_name)")
    assert (
        "  public func renameTag(_ name: some UTF8Text, to newName: some UTF8Text) throws {\n"
        "    let memory = CStrings()\n"
        "    try withExtendedLifetime(memory) {\n"
        "      try Self.check(\n"
        "        taskcore_tag_rename(handle, memory.copy(name), memory.copy(newName)))\n"
        "    }\n"
        "  }\n"
    ) in text.replace("try Self.check(taskcore", "try Self.check(\n        taskcore")


def test_members_of_a_struct_are_parameters() -> None:
    text = written("occurrence_query: occurrences(of event_id, in from_ms..before_ms, limit = 0)")
    assert "of eventID: Int64, in range: Range<Int64>, limit: Int64 = 0\n" in text
    assert "options.fields |= TASKCORE_OCCURRENCE_QUERY_FROM" in text
    assert "return try Occurrence.list.elements(of: occurrences)\n" in text


def test_the_documentation_is_that_of_c_in_the_words_of_swift() -> None:
    text = written("comment_delete: deleteComments(_ ids)")
    assert "/// Deletes comments, all or none, as one step for undo.\n" in text
    assert "TASKCORE_" not in text.replace("taskcore_comment_delete", "")
    assert "/// - Throws: `" in text and "NULL" not in text


def test_what_is_there_is_what_the_facts_make() -> None:
    for path, text in render(DESCRIPTION).items():
        assert (ROOT / path).read_text(encoding="utf-8") == text
