# SPDX-License-Identifier: Apache-2.0
"""Runs steps through the Python binding."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import taskcore
from suite import LOCALE, NOW_MS, TIME_ZONE, Description, Json
from taskcore import Observer, Store, TaskcoreError

_FACTORS = {
    "minor": 100,
    "millionths": 1_000_000,
    "ten_thousandths": 10_000,
    "thousandths": 1000,
    "basis_points": 100,
}
_SUFFIXES = (
    "_ms",
    "_s",
    "_minor",
    "_millionths",
    "_ten_thousandths",
    "_thousandths",
    "_basis_points",
)


class Given:
    """The arguments of a call, as Python has them."""

    def __init__(self, runner: Runner, function: str, raw: Mapping[str, Json]) -> None:
        self._runner, self._function, self._raw = runner, function, raw

    def __getitem__(self, name: str) -> Any:
        parameter = self._runner.description.parameter(self._function, name)
        return self._runner.argument(parameter, self._raw[name])

    def get(self, name: str) -> Any:
        return self[name] if name in self._raw else None

    def keywords(self, name: str) -> dict[str, Any]:
        made: dict[str, Any] = self[name] if name in self._raw else {}
        return made

    def text(self, name: str) -> str:
        value = self._runner.value(self._raw[name])
        assert isinstance(value, str)
        return value


def _query(given: Given) -> dict[str, Any]:
    """The conditions of a query have other names in Python."""
    others = {"priorities": "priority", "sorts": "sort"}
    made = given.keywords("query")
    conditions = {others.get(name, name): value for name, value in made.items() if name != "filter"}
    if "priority" in conditions:
        conditions["priority"] = [
            each for each in taskcore.Priority if conditions["priority"] & 1 << int(each)
        ]
    if "sort" in conditions:
        conditions["sort"] = [
            taskcore.Sort(each["key"]).descending
            if each.get("descending")
            else taskcore.Sort(each["key"])
            for each in conditions["sort"]
        ]
    return {"query": made.get("filter"), **conditions}


def _client(given: Given) -> dict[str, Any]:
    made = given.keywords("input")
    party: dict[str, Any] = made.pop("party")
    return party | made


def _place(given: Given) -> dict[str, Any]:
    return {name.removesuffix("_id"): value for name, value in given["move"].items()}


class Runner:
    """Runs one file of steps."""

    def __init__(self, description: Description, folder: Path) -> None:
        self.description = description
        self._folder = folder
        self._now = NOW_MS
        self._stores: dict[str, Store] = {}
        self._kept: dict[str, Any] = {}
        self._heard: dict[str, list[Any]] = {}
        self._bytes: dict[str, bytes] = {}

    def run(self, steps: Iterable[Mapping[str, Json]]) -> None:
        for step in steps:
            if "open" in step:
                self._open(step)
            elif "close" in step:
                self._stores.pop(step["close"]).close()
            elif "clock_ms" in step:
                self._now = step["clock_ms"]
            elif "free" in step:
                self._kept.pop(step["free"]).close()
            elif "heard" in step:
                heard, self._heard[step["heard"]] = self._heard[step["heard"]], []
                self._rows("taskcore_commit", step["commits"], heard)
            else:
                self._call(step)

    def _open(self, step: Mapping[str, Json]) -> None:
        path = str(self._folder / step["file"]) if "file" in step else ":memory:"
        self._stores[step["open"]] = Store(
            path, time_zone=TIME_ZONE, locale=LOCALE, clock=lambda: _instant(self._now)
        )

    def _call(self, step: Mapping[str, Json]) -> None:
        function, arguments = step["call"], dict(step["with"])
        store = self._stores[arguments.pop("store")] if "store" in arguments else None
        given = Given(self, function, arguments)
        try:
            made = _CALLS[function](store, given)  # type: ignore[arg-type]
        except TaskcoreError as error:
            assert "fails" in step, f"{step}: {error!r}"
            self._fails(step["fails"], error)
            return
        assert "fails" not in step, f"It succeeded: {step}"
        outputs = step.get("gives", {})
        several = made if len(outputs) > 1 else [made]
        for (name, expected), value in zip(outputs.items(), several):
            self._gives(self.description.parameter(function, name), expected, value)

    def _fails(self, expected: Mapping[str, Json], error: TaskcoreError) -> None:
        assert error.name == expected["status"], error
        for name in ("field", "index", "line", "column"):
            if name in expected:
                assert _bare(getattr(error, name)) == _bare(expected[name]), (error, name)
        if "conflicts" in expected:
            conflicts = error.conflicts  # type: ignore[attr-defined]
            self._rows("taskcore_conflict", expected["conflicts"], conflicts)

    def _gives(self, parameter: Json, expected: Json, value: Any) -> None:
        kind = parameter["meaning"]["is"]
        if isinstance(expected, dict) and "let" in expected:
            self._kept[expected["let"]] = value
        elif kind == "handle":
            if isinstance(expected, list):
                self._rows(self.description.rows(parameter), expected, value)
            else:
                self._row(self.description.rows(parameter), expected, value)
        elif kind == "struct":
            self._row(parameter["meaning"]["of"], expected, value)
        elif kind == "ids":
            assert len(expected) == len(value)
            for one, id in zip(expected, value):
                self._gives({"meaning": {"is": "id"}}, one, id)
        else:
            assert value == self.scalar(parameter, expected), (parameter["name"], value, expected)

    def _rows(self, struct: str, expected: list[Json], rows: Any) -> None:
        assert len(rows) == len(expected), (rows, expected)
        for one, row in zip(expected, rows):
            self._row(struct, one, row)

    def _row(self, struct: str, expected: Mapping[str, Json], row: Any) -> None:
        for name, value in expected.items():
            member = self.description.member(struct, name)
            kind = member["meaning"]["is"]
            if kind.startswith("moment_"):
                actual, value = self._moment(struct, member, expected, row)
            elif kind == "structs":
                self._rows(member["meaning"]["of"], value, _attribute(row, name))
                continue
            else:
                actual = _attribute(row, name)
                if isinstance(value, dict) and "let" in value:
                    self._kept[value["let"]] = actual
                    continue
                value = self.scalar(member, value)
                if kind == "id" and actual is None:
                    actual = 0
            assert actual == value, (struct, name, actual, value)

    def _moment(
        self, struct: str, member: Json, expected: Mapping[str, Json], row: Any
    ) -> tuple[Any, Any]:
        if struct == "taskcore_moment":
            return row, self._when(struct, member, expected)
        name = member["meaning"]["moment"]
        return _attribute(row, name), self._when(struct, member, expected)

    def _when(self, struct: str, member: Json, given: Mapping[str, Json]) -> Any:
        kind, day, ms = self.description.moment(struct, member)
        if given[kind] == "TASKCORE_MOMENT_DATE":
            return _date(given[day])
        return _instant(given[ms]) if given[kind] == "TASKCORE_MOMENT_DATE_TIME" else None

    def value(self, raw: Json) -> Any:
        """What was kept, a path, or the value itself."""
        if isinstance(raw, dict) and "var" in raw:
            return self._kept[raw["var"]]
        if isinstance(raw, dict) and "file" in raw:
            return str(self._folder / raw["file"])
        if isinstance(raw, dict) and "folder" in raw:
            (self._folder / raw["folder"]).mkdir(exist_ok=True)
            return str(self._folder / raw["folder"])
        return raw

    def argument(self, described: Json, raw: Json) -> Any:
        meaning = described["meaning"]
        if meaning["is"] == "struct":
            return self._keywords(meaning["of"], raw)
        if meaning["is"] == "structs":
            return [self._keywords(meaning["of"], each) for each in raw]
        if meaning["is"] == "callback":
            return self._callback(raw)
        return self.scalar(described, raw)

    def _keywords(self, struct: str, given: Mapping[str, Json]) -> dict[str, Any]:
        made = {}
        for name, raw in given.items():
            member = self.description.member(struct, name)
            kind = member["meaning"]["is"]
            if kind.startswith("moment_"):
                made[member["meaning"]["moment"]] = self._when(struct, member, given)
            elif member["meaning"].get("of") == "taskcore_reminder":
                made[name] = [self._reminder(each) for each in raw]
            else:
                value = self.argument(member, raw)
                made[_short(name)] = bool(value) if kind == "flag" else value
        return made

    def _reminder(self, given: Mapping[str, Json]) -> Any:
        kind = taskcore.ReminderKind(self.description.number(given["kind"]))
        return taskcore.Reminder(kind, offset=timedelta(seconds=given["offset_s"]))

    def _callback(self, raw: Mapping[str, str]) -> Any:
        if "hears" in raw:
            heard = self._heard.setdefault(raw["hears"], [])
            return lambda commit: self._heard.setdefault(raw["hears"], heard).append(commit)
        if "collects" in raw:
            return _Collected(self._bytes, raw["collects"])
        if "reads" in raw:
            return io.BytesIO(self._bytes[raw["reads"]])
        return raw["answers"]

    def scalar(self, described: Json, raw: Json) -> Any:
        raw = self.value(raw)
        meaning = described["meaning"]
        kind = meaning["is"]
        if kind in ("code", "bits", "status"):
            return self.description.number(raw)
        if kind in ("texts", "ids"):
            return [self.value(each) for each in raw]
        if kind == "instant":
            return _instant(raw)
        if kind == "date":
            return _date(raw)
        if kind == "duration":
            return timedelta(seconds=raw)
        if kind == "local_time":
            return _local(raw)
        if kind == "integer" and meaning.get("unit") in _FACTORS and isinstance(raw, int):
            return Decimal(raw) / _FACTORS[meaning["unit"]]
        return raw


class _Collected(io.BytesIO):
    def __init__(self, kept: dict[str, bytes], name: str) -> None:
        super().__init__()
        self._kept, self._name = kept, name
        kept[name] = b""

    def write(self, data: Any, /) -> int:
        self._kept[self._name] += bytes(data)
        return len(data)


def _short(name: str) -> str:
    for suffix in _SUFFIXES:
        name = name.removesuffix(suffix)
    return name.removeprefix("is_")


_NAMES = {
    "event_id": "event.event_id",
    "title": "event.title",
    "other_id": "other.event_id",
    "other_title": "other.title",
    "other_start_ms": "other.start",
    "end_ms": "ends",
}
"""Where Python has a member of C under another name."""


def _attribute(row: Any, name: str) -> Any:
    found = next(
        (each for each in (name, _short(name), name.removeprefix("is_")) if hasattr(row, each)),
        _NAMES.get(name, name),
    )
    for part in found.split("."):
        row = getattr(row, part)
    return list(row) if isinstance(row, tuple) else row


def _instant(ms: int) -> datetime:
    return datetime(1970, 1, 1, tzinfo=timezone.utc) + timedelta(milliseconds=ms)


def _date(yyyymmdd: int) -> date:
    return date(yyyymmdd // 10000, yyyymmdd // 100 % 100, yyyymmdd % 100)


def _local(text: str) -> date | datetime | str:
    if not text:
        return text
    return (
        datetime.strptime(text, "%Y%m%dT%H%M%S")
        if "T" in text
        else datetime.strptime(text, "%Y%m%d").date()
    )


def _shown(local: datetime) -> SimpleNamespace:
    """A local time as a calendar and a clock show it."""
    return SimpleNamespace(
        date=local.date(), hour=local.hour, minute=local.minute, utc_offset=local.utcoffset()
    )


def _bare(name: Any) -> Any:
    """A member without what Python leaves out."""
    return _short(name) if isinstance(name, str) else name


Call = Callable[[Store, Given], Any]

_CALLS: dict[str, Call] = {
    "taskcore_amount_parse": lambda _, to: taskcore.amount_parse(to["text"], to["currency"]),
    "taskcore_amount_text": lambda _, to: taskcore.amount_text(
        to["amount_minor"], to["currency"], to["language"]
    ),
    "taskcore_client_add": lambda store, to: store.add_client(**_client(to)),
    "taskcore_comment_add": lambda store, to: store.add_comment(
        to["item_id"], to["input"]["text"], entity=to["entity"]
    ),
    "taskcore_comment_query": lambda store, to: store.comments(),
    "taskcore_completion_query": lambda store, to: store.completions(),
    "taskcore_conflict_query": lambda store, to: store.conflicts(),
    "taskcore_event_add": lambda store, to: store.add_event(
        **to["input"], allow_conflicts=bool(to.get("flags"))
    ),
    "taskcore_event_delete": lambda store, to: store.delete_events(to["ids"]),
    "taskcore_event_get": lambda store, to: store.get_event(to["ids"]),
    "taskcore_event_query": lambda store, to: store.events(),
    "taskcore_event_update": lambda store, to: store.update_event(to["id"], **to["changes"]),
    "taskcore_export": lambda store, to: store.export_file(to["write"], "json"),
    "taskcore_export_file": lambda store, to: store.export_file(to.text("path"), "json"),
    "taskcore_import": lambda store, to: store.import_file(to["read"]),
    "taskcore_import_file": lambda store, to: store.import_file(to.text("path"), "json"),
    "taskcore_import_notes": lambda store, to: store.import_notes(),
    "taskcore_invoice_add": lambda store, to: store.add_invoice(kind=to["kind"], **to["input"]),
    "taskcore_invoice_check": lambda store, to: store.check_invoice(to["id"], to["issue_date"]),
    "taskcore_invoice_delete": lambda store, to: store.delete_invoices(to["ids"]),
    "taskcore_invoice_find": lambda store, to: store.find_invoice(to["uid_or_number"]),
    "taskcore_invoice_get": lambda store, to: store.get_invoice(to["ids"]),
    "taskcore_invoice_issue": lambda store, to: store.issue_invoice(to["id"], to["issue_date"]),
    "taskcore_invoice_line_add": lambda store, to: store.add_invoice_line(
        to["invoice_id"], **to["line"]
    ),
    "taskcore_invoice_query": lambda store, to: store.invoices(),
    "taskcore_observe": lambda store, to: store.observe(to["callback"]),
    "taskcore_payment_add": lambda store, to: store.add_payment(to["invoice_id"], **to["payment"]),
    "taskcore_payment_query": lambda store, to: store.payments(),
    "taskcore_profile_set": lambda store, to: store.set_profile(**to["seller"]),
    "taskcore_project_add": lambda store, to: store.add_project(**to["input"]),
    "taskcore_project_find": lambda store, to: store.find_project(to["uid_or_name"]),
    "taskcore_project_get": lambda store, to: store.get_project(to["ids"]),
    "taskcore_query_canonical": lambda store, to: store.canonical_query(to["text"]),
    "taskcore_quick_add": lambda store, to: store.quick_add(to["text"]),
    "taskcore_redo": lambda store, to: store.redo(),
    "taskcore_repeat_expand": lambda store, to: store.expand_repeat(
        **to["spec"] | {"start": _local(to["spec"]["start"])}
    ),
    "taskcore_repeat_parse": lambda store, to: (
        (found := store.parse_repeat(to["text"])).rule,
        found.mode,
    ),
    "taskcore_repeat_words": lambda store, to: taskcore.repeat_words(
        to["rule"], to["mode"], store=store
    ),
    "taskcore_replica_query": lambda store, to: store.replicas(),
    "taskcore_sync_remote_add": lambda store, to: store.add_remote(
        Path(to.text("path")), to["device_name"], passphrase=to["passphrase"]
    ),
    "taskcore_sync_run": lambda store, to: store.sync(to["remote_id"]),
    "taskcore_tag_query": lambda store, to: store.tags(),
    "taskcore_tag_rename": lambda store, to: store.rename_tag(to["name"], to["new_name"]),
    "taskcore_task_add": lambda store, to: store.add(**to["input"]),
    "taskcore_task_add_many": lambda store, to: store.add_many(to["inputs"]),
    "taskcore_task_check": lambda store, to: store.check_task(to["id"] or None, **to["input"]),
    "taskcore_task_complete": lambda store, to: store.complete(to["ids"]),
    "taskcore_task_count": lambda store, to: store.count(**_query(to)),
    "taskcore_task_delete": lambda store, to: store.delete(to["ids"]),
    "taskcore_task_end_series": lambda store, to: store.end_series(to["ids"]),
    "taskcore_task_find": lambda store, to: store.find(to["uid"]),
    "taskcore_task_get": lambda store, to: store.get(to["ids"]),
    "taskcore_task_move": lambda store, to: store.move(to["ids"], **_place(to)),
    "taskcore_task_query": lambda store, to: store.tasks(**_query(to)),
    "taskcore_task_reopen": lambda store, to: store.reopen(to["ids"]),
    "taskcore_task_restore": lambda store, to: store.restore(to["ids"]),
    "taskcore_task_skip_occurrence": lambda store, to: store.skip_occurrence(to["ids"]),
    "taskcore_task_update": lambda store, to: store.update(to["ids"], **to["changes"]),
    "taskcore_time_parse": lambda store, to: store.parse_time(to["text"]),
    "taskcore_time_to_local": lambda store, to: _shown(store.to_local(to["instant_ms"])),
    "taskcore_undo": lambda store, to: store.undo(),
}

__all__ = ["Observer", "Runner"]
