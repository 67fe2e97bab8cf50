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
from model.writers.swift_methods.selected import Selected
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


def test_tasks_are_selected_by_their_ids_or_by_a_query() -> None:
    (method,) = methods("selected task_cancel: cancel(_ tasks, all flags.CANCEL_SERIES = false)")
    text = Selected(method, DESCRIPTION, Words(DESCRIPTION, [method])).text()
    assert "  public func cancel(_ tasks: Selection, all: Bool = false) throws {\n" in text
    assert "    case .ids(let ids):\n" in text
    assert "handle, ids, ids.count, all ? TASKCORE_CANCEL_SERIES : 0))\n" in text
    assert '        try (query.filter ?? "").locating {\n' in text
    assert "memory.keep(query), all ? TASKCORE_CANCEL_SERIES : 0, nil))\n" in text
    assert "with `all`, the task" in text and "; for a\n  ///   query, as `tasks(_:)`.\n" in text


def test_a_share_or_an_amount_is_one_parameter() -> None:
    text = written("quote_down_payment: bill(_ share_basis_points|amount_minor, of id)")
    assert "  public func bill(_ part: ShareOrAmount, of id: Int64) throws -> Int64 {\n" in text
    assert "part.basisPoints, part.minor, &invoiceID" in text
    with pytest.raises(ModelError, match="takes no share"):
        written("quote_accept: bill(_ share_basis_points|amount_minor, of id)")


def test_a_callback_in_a_struct_is_given_beside_it() -> None:
    text = written("email_send: send(_ invoice_id, _ options, by server, progress)")
    assert "    server.progress = Calls.progressCallback\n" in text
    assert (
        "      try Calls(progress: progress).run { payload in\n"
        "        server.payload = payload\n"
        "        return taskcore_email_send("
    ) in text


def test_what_swift_has_of_several_members_sets_these() -> None:
    text = written("score_read: score(_ days, tag tag?)")
    assert "_ days: PastDays, tag: (any UTF8Text)?) throws -> Score {\n" in text
    assert "      options.last_date = last.number\n" in text


def test_weeks_begin_as_the_store_says() -> None:
    assert (
        "    if let weekStart {\n      options.fields |= TASKCORE_PULSE_WEEK_START\n"
    ) in written("pulse_read: pulse(_ days)")
    assert "    options.weekStart = options.weekStart ?? weekStart\n" in written(
        "chart_read: chart(_ options)"
    )


def test_a_query_in_a_struct_knows_its_place() -> None:
    text = written("home_read: home(_ query, most section_limit)")
    assert "      try query.locating {\n" in text


def test_lines_of_a_text_come_apart() -> None:
    text = written("query_note: notes(_ text) -> [String]")
    assert '.string.split(separator: "\\n").map { String($0) }\n' in text
    assert "- Returns: The lines.\n" in text


def test_rows_that_are_made_of_more_are_read_with_the_store() -> None:
    text = written("completion_get: completions(_ ids)")
    assert "throws -> [LoggedCompletion] {\n" in text
    assert "return try LoggedCompletion.elements(of: completions, in: self)\n" in text
    assert "defer" not in text


def test_all_that_comes_out_is_told() -> None:
    text = written("quick_add_told: add(_ text) -> (id: Int64, line: ParsedLine)")
    assert "- Returns: The task's id, and what the line says, what of it was not read," in text
    assert "NULL" not in text and "when result is" not in text


def test_what_does_less_than_its_function_has_a_doc_of_its_own() -> None:
    text = written("subscription_set: endSubscription()")
    assert "  /// Removes the subscription" in text
    assert "try Self.check(taskcore_subscription_set(handle, nil))\n" in text


def test_what_is_there_is_what_the_facts_make() -> None:
    for path, text in render(DESCRIPTION).items():
        assert (ROOT / path).read_text(encoding="utf-8") == text
