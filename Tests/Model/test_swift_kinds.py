# SPDX-License-Identifier: Apache-2.0
"""Kinds of types of the Swift binding: callbacks, unions of members, dates, and what functions are methods of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conftest import ROOT
from model.language.errors import ModelError
from model.language.swift import Calendar, Callback, Coded, Extra, Input, Row, Tag, Unit, Variant
from model.language.swift_methods import methods
from model.writers.swift_client import callbacks
from model.writers.swift_client.calendar import calendar
from model.writers.swift_client.inputs import swift_input
from model.writers.swift_client.rows import row
from model.writers.swift_client.variants import text_coded, variant
from model.writers.swift_methods.method import Written
from model.writers.swift_methods.words import Words

DESCRIPTION = json.loads((ROOT / "data" / "taskcore.json").read_text(encoding="utf-8"))
AT = Tag("at", "An instant.", "TASKCORE_REMINDER_AT", {"at_ms": ""})
FLOATING = Tag("floating", "By the clock.", "TASKCORE_REMINDER_AT", {"at_ms": ""}, "is_floating")
DUE = Tag("due", "By the due.", "TASKCORE_REMINDER_DUE", {"offset_s": ""})


def written(line: str, host: str = "Store") -> str:
    (method,) = methods(line)
    return Written(method, DESCRIPTION, Words(DESCRIPTION, [method]), host).text()


def reminder(*cases: Tag) -> Variant:
    return Variant("reminder", "Reminder", "When.", cases, "kind", coded="key", coding="`{}`")


def test_a_case_is_told_by_a_kind_and_a_flag() -> None:
    done = variant(reminder(AT, FLOATING, DUE))
    assert "  /// By the due.\n  case due(Int64)\n" in done.declaration
    assert (
        "    case TASKCORE_REMINDER_AT where row.is_floating != 0: self = .floating(row.at_ms)\n"
        in (done.boundary)
    )
    assert "    default: self = .at(row.at_ms)\n" in done.boundary
    assert "      input.is_floating = 1\n      input.at_ms = at\n" in done.boundary


def test_a_case_of_a_member_that_is_none_is_an_error() -> None:
    with pytest.raises(ModelError, match="has no member smell"):
        variant(reminder(Tag("smell", "A smell.", "TASKCORE_REMINDER_AT", {"smell": ""})))


def test_what_a_struct_is_told_without_a_kind_is_filled_in() -> None:
    cases = (Tag("file", "A file.", holds={"client_path": ""}),)
    done = variant(Variant("authorization_options", "Client.Identity", "Who.", cases))
    assert done.declaration.endswith("  case file(any UTF8Text)\n}\n")
    assert "      input.client_path = memory.copy(clientPath)\n" in done.boundary


def test_a_date_is_a_number_of_digits() -> None:
    units = (Unit("year", 4, "1...9999", "The year."), Unit("month", 2, "1...12", "The month."))
    done = calendar(Calendar("Month", "A month.", units, "there is none", "2026-12", is_read=True))
    assert "    guard (1...9999).contains(year), (1...12).contains(month) else" in done.declaration
    assert 'text.numbers("dddd-dd")' in done.declaration
    assert "    self.init(year: number / 100, month: number % 100)\n" in done.boundary
    assert "{ Int32(clamping: year * 100 + month) }" in done.boundary


def test_a_type_that_is_a_text_in_files_says_what_is_none() -> None:
    done = text_coded(Coded("Day", "a day", "`2026-12-24`", "Day($0)", "text"))
    assert done.name == "Day: Codable" and not done.declaration
    assert '    self = try decoder.text("a day") { Day($0) }\n' in done.boundary


def test_the_closure_of_a_callback_follows_from_its_parameters() -> None:
    signatures = {
        name: callbacks.signature(Callback(name, optional=name == "password"))
        for name in ("read", "password", "store_progress", "clock", "observe")
    }
    assert signatures == {
        "read": "(UnsafeMutableRawBufferPointer) throws -> Int",
        "password": "(_ address: String) throws -> (any UTF8Text)?",
        "store_progress": "() throws -> Bool",
        "clock": "() throws -> Int64",
        "observe": "(Commit) throws -> Void",
    }


def test_a_callback_that_is_none_is_an_error() -> None:
    with pytest.raises(ModelError, match="no callback destroy_all"):
        callbacks.signature(Callback("destroy_all"))


def test_what_is_called_back_is_in_one_class() -> None:
    texts = callbacks.write(Path())
    calls = texts["bindings/swift/Generated/Boundary/Calls.swift"]
    assert "    call(payload) { try $0.progress?(done, total) }\n" in calls
    assert "      for each in try $0.syncTransport?.names() ?? [] {\n" in calls
    protocol = texts["bindings/swift/Generated/Store/Callbacks.swift"]
    assert "  func put(_ name: String, _ bytes: [UInt8]) throws\n" in protocol


def test_what_has_methods_of_its_own_tells_each_of_them_what_it_says() -> None:
    docs = {"address": "Where.", "password": "A password.", "progress": "Whether it goes on."}
    done = swift_input(Input("hub_options", "Hub", docs=docs, methods=True))
    assert "public struct Hub {\n" in done.declaration
    assert "  public var goesOn: (() -> Bool)?\n" in done.declaration
    assert "    input.password = password == nil ? nil : Calls.passwordCallback\n" in done.boundary
    text = written("hub_grant: grant(_ role, store store_name? = nil)", "Hub")
    assert "    var options = input(in: memory, calls.payload)\n" in text
    assert "      try calls.run { _ in\n        taskcore_hub_grant(&options, " in text


def test_an_error_that_is_no_error_is_nil() -> None:
    text = written("time_parse: moment(_ text) -> Moment? without EPARSE")
    assert "  public func moment(_ text: some UTF8Text) throws -> Moment? {\n" in text
    assert (
        "unless: TASKCORE_EPARSE)\n" in text and "    guard isThere else { return nil }\n" in text
    )
    assert "; nil for what is no date.\n" in text and "`parse`" not in text


def test_what_comes_out_can_be_made_into_another_thing() -> None:
    text = written("repeat_parse: repeatRule(_ text) -> RepeatRule(rule: {rule}, mode: {mode})")
    assert "mode: RepeatMode(code: mode))\n" in text
    text = written("focus_next_read: next() -> (kind: FocusKind, round: Int64)")
    assert "    return (FocusKind(code: next.kind), Int64(next.round))\n" in text


def test_what_is_kept_lasts_with_what_is_called_back() -> None:
    text = written("kept sync_set_transport: setTransport(_ transport)")
    assert "    let memory = calls.texts\n    try calls.run { payload in\n" in text
    assert text.endswith("    transportCalls[transport.name] = calls\n  }\n")


def test_a_row_that_programs_make_and_set() -> None:
    more = Extra("isAllDay", "Bool", "false", "Whether it takes whole days.")
    done = row(
        Row(
            "free_time", "Interval", docs={"start_ms": "From.", "end_ms": "To."}, extras=(more,),
            makes="Makes it.", initial={"isAllDay": "false"}, variables=("isAllDay",),
        )
    )  # fmt: skip
    assert "  public var isAllDay: Bool = false\n" in done.declaration
    assert "  public init(start: Int64, end: Int64, isAllDay: Bool = false) {\n" in done.declaration


def test_counts_are_listed_in_words() -> None:
    words = {"rows": "rows of tables"}
    done = row(Row("recovery_report", "Report", lists=("all", "What came back."), words=words))
    assert '      ("rows of tables", rows),\n    ].filter { $0.1 > 0 }\n' in done.declaration
