# SPDX-License-Identifier: Apache-2.0
"""Writes the steps as tests in Swift, whose calls are those that a person would write.

swift_program.py > Steps.swift
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import suite  # noqa: E402
from model.facts.interface import INTERFACE  # noqa: E402
from model.facts.swift.rooms import ROOMS  # noqa: E402
from model.language.swift import Input  # noqa: E402
from model.language.types import Mask  # noqa: E402
from model.language.words import camel_case  # noqa: E402
from model.writers.swift_client.choices import case_of  # noqa: E402
from model.writers.swift_client.text import CHOICES, ROWS, swift_name  # noqa: E402
from steps_program import literal  # noqa: E402
from suite import LOCALE, NOW_MS, TIME_ZONE, Description, Json  # noqa: E402

_HEAD = """\
// Generated from Tests/Conformance/steps by Tests/Conformance/swift_program.py.
// swift-format-ignore-file
import Foundation
import Synchronization
import TaskcoreSwift
import Testing

/// Where the files of some steps are, and what time it is there.
private final class Steps {
  let clock = Clock(at: %s) { 0 }
  private let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: path) }

  func file(_ name: String) throws -> String {
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    return path.appending(path: name).path
  }

  func folder(_ name: String) throws -> String {
    let folder = try file(name)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  func open(_ path: String) throws -> Store {
    try Store(
      Store.Options(path: path, zone: "%s", locale: "%s", clock: clock))
  }
}

private func day(_ number: Int) throws -> CalendarDate {
  try date(number / 10_000, number / 100 %% 100, number %% 100)
}
"""

_INPUTS = {each.struct: each for room in ROOMS for each in room.types if isinstance(each, Input)}


class Given:
    """The arguments of a call, as Swift has them."""

    def __init__(self, program: Program, function: str, raw: Mapping[str, Json]) -> None:
        self._program, self._function, self._raw = program, function, raw
        self.left = set(raw)

    def __getitem__(self, name: str) -> str:
        self.left.discard(name)
        described = self._program.description.parameter(self._function, name)
        return self._program.argument(described, self._raw[name])

    def get(self, name: str, otherwise: str) -> str:
        return self[name] if name in self._raw else otherwise

    def has(self, name: str) -> str:
        self.left.discard(name)
        return "true" if self._raw.get(name) else "false"

    def said(self, name: str, value: str) -> str:
        """Nothing, for what the name of the method says."""
        assert self._raw[name] == value, (self._function, name)
        self.left.discard(name)
        return ""

    def callback(self, name: str, how: str) -> str:
        self.left.discard(name)
        text: str = self._raw[name][how]
        return text


# What a call is in Swift; for several outputs, where each is in what it returns.
_ALWAYS = "always"
_QUIET = "{ _, _ in }"
_CALLS: dict[str, Callable[[Given], str]] = {
    "taskcore_amount_parse": lambda to: f"Amount(written: {to['text']}, {to['currency']}).minor",
    "taskcore_amount_text": lambda to: (
        f"Amount({to['amount_minor']}, {to['currency']}).text(in: {to['language']})"
    ),
    "taskcore_client_add": lambda to: f"addClient({to['input']})",
    "taskcore_comment_add": lambda to: (
        f"addComment({to['input']}, on: {to['entity']}, {to['item_id']})"
    ),
    "taskcore_comment_query": lambda to: "comments(CommentQuery())",
    "taskcore_completion_query": lambda to: f"completions(of: 0, in: {_ALWAYS})",
    "taskcore_conflict_query": lambda to: f"conflicts(in: {_ALWAYS})",
    "taskcore_event_add": lambda to: (
        f"addEvent({to['input']}, allowingConflicts: {to.has('flags')})"
    ),
    "taskcore_event_delete": lambda to: f"deleteEvents({to['ids']})",
    "taskcore_event_get": lambda to: f"events({to['ids']})",
    "taskcore_event_query": lambda to: "events(EventQuery())",
    "taskcore_event_update": lambda to: (
        f"updateEvent({to['id']}, nil, .all, with: {to['changes']}, allowingConflicts: false)"
    ),
    "taskcore_export": lambda to: (
        f"export(as: {to['format']}, to: {{ {to.callback('write', 'collects')} += $0 }}, "
        f"progress: {_QUIET})"
    ),
    "taskcore_export_file": lambda to: (
        f"exportFile({to['path']}, as: {to['format']}, progress: {_QUIET})"
    ),
    "taskcore_import": lambda to: (
        f"importTasks(as: {to['format']}, from: reader(of: {to.callback('read', 'reads')}), "
        f"progress: {_QUIET})"
    ),
    "taskcore_import_file": lambda to: (
        f"importTasks(as: {to['format']}, {to.get('options', '')}fromFile: {to['path']})"
    ),
    "taskcore_import_notes": lambda to: "importNotes()",
    "taskcore_invoice_add": lambda to: f"addInvoice({to['kind']}, {to['input']})",
    "taskcore_invoice_check": lambda to: f"problems(of: {to['id']}, on: {to['issue_date']})",
    "taskcore_invoice_delete": lambda to: f"deleteInvoices({to['ids']})",
    "taskcore_invoice_find": lambda to: f"findInvoice({to['uid_or_number']})",
    "taskcore_invoice_get": lambda to: f"invoices({to['ids']})",
    "taskcore_invoice_issue": lambda to: f"issue({to['id']}, on: {to['issue_date']})",
    "taskcore_invoice_line_add": lambda to: f"addItem({to['line']}, to: {to['invoice_id']})",
    "taskcore_invoice_query": lambda to: "invoices()",
    "taskcore_payment_add": lambda to: f"addPayment({to['payment']}, of: {to['invoice_id']})",
    "taskcore_payment_query": lambda to: "payments(of: nil)",
    "taskcore_profile_set": lambda to: f"setProfile({to['seller']})",
    "taskcore_project_add": lambda to: f"addProject({to['input']})",
    "taskcore_project_find": lambda to: f"findProject({to['uid_or_name']})",
    "taskcore_project_get": lambda to: f"projects({to['ids']})",
    "taskcore_query_canonical": lambda to: f"canonicalQuery({to['text']})",
    "taskcore_quick_add": lambda to: f"add({to['text']})",
    "taskcore_redo": lambda to: "redo()",
    "taskcore_repeat_expand": lambda to: f"occurrences({to['spec']})",
    "taskcore_repeat_parse": lambda to: f"repeatRule({to['text']})",
    "taskcore_repeat_words": lambda to: (
        f"RepeatRule(rule: {to['rule']}, mode: {to['mode']}).words(in: main)"
    ),
    "taskcore_replica_query": lambda to: "replicas()",
    "taskcore_sync_remote_add": lambda to: (
        f"addRemote({to.said('kind', 'TASKCORE_REMOTE_FOLDER')}{to['path']}, device: {to['device_name']}, "
        f"passphrase: {{ {literal(to.callback('passphrase', 'answers'))} }})"
    ),
    "taskcore_sync_run": lambda to: f"sync({to['remote_id']})",
    "taskcore_tag_query": lambda to: "tags()",
    "taskcore_tag_rename": lambda to: f"renameTag({to['name']}, to: {to['new_name']})",
    "taskcore_task_add": lambda to: f"add({to['input']})",
    "taskcore_task_add_many": lambda to: f"add({to['inputs']})",
    "taskcore_task_check": lambda to: f"problems(ofTask: {to['id']}, with: {to['input']})",
    "taskcore_task_complete": lambda to: f"complete(.ids({to['ids']}))",
    "taskcore_task_count": lambda to: f"count({to.get('query', 'TaskQuery()')})",
    "taskcore_task_delete": lambda to: f"delete(.ids({to['ids']}))",
    "taskcore_task_end_series": lambda to: f"endSeries({to['ids']})",
    "taskcore_task_find": lambda to: f"findTask({to['uid']})",
    "taskcore_task_get": lambda to: f"tasks({to['ids']})",
    "taskcore_task_move": lambda to: f"move(.ids({to['ids']}), to: {to['move']})",
    "taskcore_task_query": lambda to: f"tasks({to.get('query', 'TaskQuery()')}).tasks",
    "taskcore_task_reopen": lambda to: f"reopen(.ids({to['ids']}))",
    "taskcore_task_restore": lambda to: f"restore(.ids({to['ids']}))",
    "taskcore_task_skip_occurrence": lambda to: f"skip({to['ids']})",
    "taskcore_task_update": lambda to: f"update(.ids({to['ids']}), with: {to['changes']})",
    "taskcore_time_parse": lambda to: f"moment({to['text']})",
    "taskcore_time_to_local": lambda to: f"localTime({to['instant_ms']})",
    "taskcore_undo": lambda to: "undo()",
}

# Where Swift has a member of C under another name, or in another type.
_PLACES = {
    "taskcore_commit": {"at_ms": "at", "origin": "isOwn"},
    "taskcore_completion": {"occurrence": "moment"},
    "taskcore_conflict": {
        "event_id": "one.id",
        "title": "one.title",
        "other_id": "other.id",
        "other_title": "other.title",
        "other_start_ms": "other.interval.start",
    },
    "taskcore_event": {"end_ms": "interval.end"},
    "taskcore_local_time": {"utc_offset_s": "offset"},
    "taskcore_occurrence": {"local": "moment", "start_ms": "start"},
    "taskcore_task": {"repeat_rule": "repeats.rule"},
}


class Program:
    def __init__(self) -> None:
        self.description = Description.read(ROOT)
        self._lines: list[str] = []
        self._asked: set[str] = set()
        """What later steps ask for."""
        self._count = 0

    def text(self) -> str:
        parts = [_HEAD % (NOW_MS, TIME_ZONE, LOCALE), _REST]
        tests = []
        for name in suite.names():
            self._lines = []
            self._asked = set(re.findall(r"'var': '(\w+)'", str(suite.steps(name))))
            for step in suite.steps(name):
                self._step(step)
            body = "\n".join(f"    {line}" for line in self._lines)
            tests.append(
                f"  @Test func {name}() throws {{\n    let steps = Steps()\n{body}\n  }}\n"
            )
        parts.append("@Suite struct ConformanceTests {\n" + "\n".join(tests) + "}\n")
        return "\n".join(parts)

    def _keep(self, name: str, value: str) -> None:
        self._add(f"let {name} = {value}" if name in self._asked else f"_ = {value}")

    def _add(self, line: str) -> None:
        self._lines.append(line)

    def _new(self, what: str) -> str:
        self._count += 1
        return f"{what}{self._count}"

    def _step(self, step: Mapping[str, Json]) -> None:
        if "open" in step:
            path = f'steps.file("{step["file"]}")' if "file" in step else '":memory:"'
            self._add(f"var {step['open']}: Store! = try steps.open({path})")
        elif "close" in step:
            self._add(f"{step['close']} = nil")
        elif "free" in step:
            self._add(f"withExtendedLifetime({step['free']}) {{}}")
            self._add(f"{step['free']} = nil")
        elif "clock_ms" in step:
            self._add(f"steps.clock.now = {step['clock_ms']}")
        elif "heard" in step:
            commits = self._new("commits")
            self._add(f"let {commits} = {step['heard']}.take()")
            self._rows("taskcore_commit", step["commits"], commits)
        else:
            self._call(step)

    def _call(self, step: Mapping[str, Json]) -> None:
        raw, function = dict(step["with"]), step["call"]
        store = raw.pop("store", None)
        if function == "taskcore_observe":
            news = raw["callback"]["hears"]
            self._add(f"let {news} = News()")
            self._add(
                f"var {step['gives']['observer']['let']}: StoreObserver? = "
                f"try StoreObserver({store}) {{ {news}.add($0) }}"
            )
            return
        given = Given(self, function, raw)
        if function == "taskcore_export":
            self._add(f"var {raw['write']['collects']}: [UInt8] = []")
        written = _CALLS[function](given)
        assert not given.left, (function, given.left)
        is_of_store = store and ".words(" not in written
        call = f"try {store}.{written}" if is_of_store else f"try {written}"
        if ".text(in:" in written:
            call = written
        if "fails" in step:
            self._fails(step["fails"], call, function)
            return
        outputs = step.get("gives", {})
        if not outputs:
            self._add(f"_ = {call}" if self._has_result(function) else call)
            return
        made = self._new("made")
        call = f"try #require({call})" if function.endswith("_find") else call
        self._add(f"let {made} = {call}")
        for name, expected in outputs.items():
            parameter = self.description.parameter(function, name)
            self._gives(parameter, expected, made if len(outputs) == 1 else f"{made}.{name}")

    def _has_result(self, function: str) -> bool:
        return any(
            each["direction"] in ("out", "in_out") and each["name"] not in ("changed_count",)
            for each in self.description.functions[function]["parameters"]
        )

    def _fails(self, expected: Mapping[str, Json], call: str, function: str) -> None:
        if function.endswith("_find"):
            # What is not there is nil in Swift, and no error.
            assert expected["status"] == "TASKCORE_ENOTFOUND"
            self._add(f"#expect({call} == nil)")
            return
        made = self._new("refused")
        self._add(f"let {made} = try refusal {{ _ = {call} }}")
        self._add(f"#expect({made}.code == {self._constant('status', expected['status'])})")
        for name in ("field", "index", "line", "column"):
            if name in expected:
                value = expected[name]
                written = literal(value) if isinstance(value, str) else value
                self._add(f"#expect({made}.{name} == {written})")
        if "conflicts" in expected:
            self._rows("taskcore_conflict", expected["conflicts"], f"{made}.conflicts")

    def _constant(self, group: str, name: str) -> str:
        return case_of(CHOICES[group], name)

    # What goes in.

    def argument(self, described: Json, raw: Json) -> str:
        meaning = described["meaning"]
        if meaning["is"] == "struct":
            return self._struct(meaning["of"].removeprefix("taskcore_"), raw)
        if meaning["is"] == "structs":
            of = meaning["of"].removeprefix("taskcore_")
            return "[" + ", ".join(self._struct(of, each) for each in raw) + "]"
        return self._value(described, raw)

    def _struct(self, struct: str, raw: Mapping[str, Json]) -> str:
        if struct == "reminder":
            kind = raw["kind"].removeprefix("TASKCORE_REMINDER_").lower()
            return f".{kind}({raw['offset_s']})"
        if struct == "party":
            texts = ", ".join(
                f".{camel_case(name)}: Array({literal(text)}.utf8)" for name, text in raw.items()
            )
            return f"PartyChanges(texts: [{texts}])"
        if struct == "client_input":
            return f"ClientChanges(party: {self._struct('party', raw['party'])})"
        if struct == "import_options":
            assert not raw
            return ""
        fact = _INPUTS[struct]
        if struct == "move":
            (place,) = raw
            beside = place.removesuffix("_id")
            return f"OrderDestination {{ $0.position = .{beside}({self._value({'meaning': {'is': 'id'}}, raw[place])}) }}"
        set = [f"$0.{name} = {value}" for name, value in self._members(fact, raw)]
        if struct == "repeat_spec":
            return self._spec(raw)
        return f"{fact.name} {{ {'; '.join(set)} }}" if set else f"{fact.name}()"

    def _spec(self, raw: Mapping[str, Json]) -> str:
        start = f"#require(LocalMoment({literal(raw['start'])}))"
        return (
            f"limited(OccurrenceQuery(rule: RepeatRule(rule: {literal(raw['rule'])}), "
            f"start: try {start}), to: {raw['limit']})"
        )

    def _members(self, fact: Input, raw: Mapping[str, Json]) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        struct = INTERFACE.struct(fact.struct)
        for member in struct.members:
            described = self.description.member(f"taskcore_{fact.struct}", member.name)
            kind = described["meaning"]["is"]
            if member.name not in raw or kind in ("moment_date", "moment_instant"):
                continue
            name = fact.names.get(member.name) or swift_name(member)
            value = raw[member.name]
            if kind == "moment_kind":
                found.append((name, self._moment(fact.struct, described, raw)))
            elif member.name == "repeat_rule":
                found.append(("repeats", f"RepeatRule(rule: {literal(value)})"))
            elif member.name == "vat_category":
                vat = f"VAT(category: {self._value(described, value)}, rate: {raw['vat_rate_thousandths']})"
                found.append(("vat", vat))
            elif member.name == "vat_rate_thousandths":
                continue
            else:
                found.append((name, self.argument(described, value)))
        return found

    def _moment(self, struct: str, described: Json, raw: Mapping[str, Json]) -> str:
        kind, day, ms = self.description.moment(f"taskcore_{struct}", described)
        if raw[kind] == "TASKCORE_MOMENT_DATE":
            return f".date(try day({raw[day]}))"
        return f".instant({raw[ms]})" if raw[kind] == "TASKCORE_MOMENT_DATE_TIME" else ".none"

    def _value(self, described: Json, raw: Json) -> str:
        meaning = described["meaning"]
        kind = meaning["is"]
        if isinstance(raw, dict):
            if "var" in raw:
                return str(raw["var"])
            how = "folder" if "folder" in raw else "file"
            return f'steps.{how}("{raw[how]}")'
        if kind in ("texts", "ids"):
            of = {"meaning": {"is": kind.removesuffix("s")}}
            return "[" + ", ".join(self._value(of, each) for each in raw) + "]"
        if kind in ("code", "status"):
            return self._constant(meaning.get("of", "status"), raw)
        if kind == "bits":
            cases = [self._constant(*_single(meaning["of"], each)) for each in raw]
            return f"[{', '.join(cases)}]"
        if kind == "flag":
            return "true" if raw else "false"
        if kind == "date":
            return f"try day({raw})"
        return literal(raw) if isinstance(raw, str) else str(raw)

    # What comes out.

    def _gives(self, parameter: Json, expected: Json, made: str) -> None:
        kind, meaning = parameter["meaning"]["is"], parameter["meaning"]
        if isinstance(expected, dict) and "let" in expected:
            self._keep(expected["let"], made)
        elif kind == "handle" and isinstance(expected, list):
            self._rows(self.description.rows(parameter), expected, made)
        elif kind == "struct" and meaning["of"] == "taskcore_moment":
            described = self.description.member("taskcore_moment", "kind")
            self._add(f"#expect({made} == {self._moment('moment', described, expected)})")
        elif kind == "struct":
            self._row(meaning["of"], expected, made)
        elif kind == "ids":
            self._add(f"#expect({made}.count == {len(expected)})")
            for index, each in enumerate(expected):
                self._gives({"meaning": {"is": "id"}}, each, f"{made}[{index}]")
        else:
            self._add(f"#expect({made} == {self._value(parameter, expected)})")

    def _rows(self, struct: str, expected: list[Json], rows: str) -> None:
        self._add(f"try #require({rows}.count == {len(expected)})")
        for index, each in enumerate(expected):
            self._row(struct, each, f"{rows}[{index}]")

    def _row(self, struct: str, expected: Mapping[str, Json], row: str) -> None:
        bare = struct.removeprefix("taskcore_")
        fact = ROWS.get(bare)
        c_struct = INTERFACE.struct(bare)
        for name, value in expected.items():
            described = self.description.member(struct, name)
            kind = described["meaning"]["is"]
            if kind in ("moment_date", "moment_instant"):
                continue
            member = next(each for each in c_struct.members if each.name == name)
            swift = (
                _PLACES.get(struct, {}).get(name)
                or (fact.names.get(name) if fact else None)
                or swift_name(member)
            )
            actual = f"{row}.{swift}"
            if kind == "structs":
                of = described["meaning"]["of"]
                if of == "taskcore_reminder":
                    rows = ", ".join(self._struct("reminder", each) for each in value)
                    self._add(f"#expect({actual} == [{rows}])")
                else:
                    self._rows(of, value, actual)
            elif isinstance(value, dict) and "let" in value:
                self._keep(value["let"], actual)
            elif struct == "taskcore_occurrence" and kind == "moment_kind":
                has_time = value == "TASKCORE_MOMENT_DATE_TIME"
                self._add(f"#expect({row}.moment.time {'!=' if has_time else '=='} nil)")
                self._add(f"#expect({row}.start == {expected['start_ms']})")
            elif kind == "moment_kind":
                self._add(f"#expect({actual} == {self._moment(bare, described, expected)})")
            else:
                self._add(f"#expect({self._same(struct, described, actual, value)})")

    def _same(self, struct: str, described: Json, actual: str, value: Json) -> str:
        meaning = described["meaning"]
        kind = meaning["is"]
        if kind == "bits" and struct == "taskcore_task" and described["name"] == "status":
            return f"{actual} == {self._constant(*_single(meaning['of'], value[0]))}"
        if kind == "integer" and meaning.get("unit") == "minor":
            return f"{actual}.minor == {value}"
        if kind == "status":
            return f"{actual} == TaskcoreError.Code{self._constant('status', value)}.rawValue"
        if kind == "fields" or described["name"] == "fields":
            return f"{actual} == {value}"
        if described["name"] == "origin":
            return actual if value == "TASKCORE_ORIGIN_SELF" else f"!{actual}"
        if kind == "flag":
            return actual if value else f"!{actual}"
        if kind == "local_time":
            return f"{actual} == LocalMoment({literal(value)})"
        if kind == "date":
            return f"{actual} == (try day({value}))"
        return f"{actual} == {self._value(described, value)}"


def _single(mask: str, bit: str) -> tuple[str, str]:
    """The enumeration that a mask has bits of, and the constant for a bit."""
    group = INTERFACE.group(mask)
    if isinstance(group, Mask) and group.of and mask not in CHOICES:
        of = INTERFACE.group(group.of)
        return of.name, bit.replace(f"TASKCORE_{group.prefix}", f"TASKCORE_{of.prefix}")
    return mask, bit


_REST = """\
/// The commits that an observer heard of since this was asked last.
private final class News: Sendable {
  private let list = Mutex<[Commit]>([])

  func add(_ commit: Commit) { list.withLock { $0.append(commit) } }

  func take() -> [Commit] {
    list.withLock { commits in
      defer { commits = [] }
      return commits
    }
  }
}

private func reader(of bytes: [UInt8]) -> FileTransfer.Read {
  var rest = bytes[...]
  return { space in
    let part = rest.prefix(space.count)
    space.copyBytes(from: part)
    rest = rest.dropFirst(part.count)
    return part.count
  }
}

private func limited(_ query: OccurrenceQuery, to limit: Int64) -> OccurrenceQuery {
  var query = query
  query.limit = limit
  return query
}
"""


if __name__ == "__main__":
    sys.stdout.write(Program().text())
