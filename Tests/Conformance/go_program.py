# SPDX-License-Identifier: Apache-2.0
"""Writes the steps as tests in Go, whose calls are those that a person would write.

go_program.py > conformance_test.go
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import suite  # noqa: E402
from model.writers.bindings.members import is_value  # noqa: E402
from model.writers.go.members import DURATIONS, Member, members, plain, scalar  # noqa: E402
from model.writers.go.names import camel, enumerator, own  # noqa: E402
from model.writers.go.structs import Structs  # noqa: E402
from model.writers.go.text import Words  # noqa: E402
from steps_program import StepsProgram, literal  # noqa: E402
from suite import LOCALE, NOW_MS, TIME_ZONE, Json  # noqa: E402

_HEAD = """\
// Generated from Tests/Conformance/steps by Tests/Conformance/go_program.py.
package conformance

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"taskcore"
)

var now time.Time

func at(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

func day(number int) taskcore.Date {
	return taskcore.NewDate(number/10000, time.Month(number/100%%100), number%%100)
}

func opened(t *testing.T, path string) *taskcore.Store {
	t.Helper()
	store, err := taskcore.Open(path, &taskcore.OpenOptions{
		TimeZone: "%s", Locale: "%s", Clock: func() time.Time { return now },
	})
	succeeded(t, err)
	return store
}

func folder(t *testing.T, path string) string {
	if err := os.MkdirAll(path, 0o700); err != nil {
		t.Fatal(err)
	}
	return path
}

func same(t *testing.T, actual, expected any) {
	t.Helper()
	if moment, ok := actual.(taskcore.Moment); ok && moment.Equal(expected.(taskcore.Moment)) {
		return
	}
	if !reflect.DeepEqual(actual, expected) {
		t.Fatalf("It is %%v, and not %%v.", actual, expected)
	}
}

func there[Value any](t *testing.T, actual taskcore.Optional[Value], expected Value) {
	t.Helper()
	value, ok := actual.Get()
	same(t, ok, true)
	same(t, value, expected)
}

func succeeded(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func refused(t *testing.T, err error, status taskcore.Status) *taskcore.Error {
	t.Helper()
	var made *taskcore.Error
	if !errors.As(err, &made) || !errors.Is(err, status) {
		t.Fatalf("It is not refused with %%v: %%v", status, err)
	}
	return made
}

func rows[Row any](list *taskcore.List[Row]) []Row {
	made, _ := taskcore.Rows(list, nil)
	return made
}

var (
	heard     = map[string][]taskcore.Commit{}
	collected = map[string]*bytes.Buffer{}
)

func collect(name string) *bytes.Buffer {
	if collected[name] == nil {
		collected[name] = &bytes.Buffer{}
	}
	return collected[name]
}
"""


class Program(StepsProgram[Member]):
    def __init__(self) -> None:
        super().__init__(ROOT, members)
        self._structs = Structs(dict(self.description.raw), Words(dict(self.description.raw)))
        self._count = 0

    def text(self) -> str:
        parts = [_HEAD % (TIME_ZONE, LOCALE)]
        for name in suite.names():
            self._lines = []
            for step in suite.steps(name):
                self._step(step)
            body = "".join(f"\t{line}\n" for line in self._lines)
            parts.append(
                f"func Test{camel(name)}(t *testing.T) {{\n\tnow = at({NOW_MS})\n"
                f"\tfiles := t.TempDir()\n\t_ = files\n{body}}}\n"
            )
        return "\n".join(parts)

    def _new(self, what: str) -> str:
        self._count += 1
        return f"{what}{self._count}"

    def _let(self, name: str, value: str) -> None:
        self._add(f"{_variable(name)} := {value}")
        self._add(f"_ = {_variable(name)}")

    def _step(self, step: Mapping[str, Json]) -> None:
        if "open" in step:
            path = f'filepath.Join(files, "{step["file"]}")' if "file" in step else '":memory:"'
            self._add(f"{step['open']} := opened(t, {path})")
        elif "close" in step:
            self._add(f"{step['close']}.Close()")
        elif "free" in step:
            self._add(f"{step['free']}.Close()")
        elif "clock_ms" in step:
            self._add(f"now = at({step['clock_ms']})")
        elif "heard" in step:
            self._rows("taskcore_commit", step["commits"], f'heard["{step["heard"]}"]')
            self._add(f'heard["{step["heard"]}"] = nil')
        else:
            self._call(step)

    def _call(self, step: Mapping[str, Json]) -> None:
        function = self.description.functions[step["call"]]
        given = dict(step["with"])
        object = given.pop("store") if "store" in given else "taskcore"
        if step["call"] == "taskcore_observe":
            name = given["callback"]["hears"]
            observer = step["gives"]["observer"]["let"]
            self._add(f"{observer}, err := {object}.Observe(func(made taskcore.Commit) {{")
            self._add(f'\theard["{name}"] = append(heard["{name}"], made)')
            self._add("})")
            self._add("succeeded(t, err)")
            return
        arguments = self._arguments(function, given)
        assert not given, (step["call"], given)
        call = f"{object}.{own(function['name'])}({', '.join(arguments)})"
        outs = self._outs(function)
        if "fails" in step:
            made = self._new("err")
            self._add(f"{', '.join(['_'] * len(outs) + [made])} := {call}")
            self._fails(step["fails"], made)
            return
        outputs = step.get("gives", {})
        made = self._new("made")
        names = [f"{made}{camel(each)}" if each in outputs else "_" for each in outs]
        failed = self._new("err")
        self._add(f"{', '.join([*names, failed])} := {call}")
        self._add(f"succeeded(t, {failed})")
        for name, expected in outputs.items():
            parameter = next(each for each in function["parameters"] if each["name"] == name)
            self._gives(parameter, expected, f"{made}{camel(name)}")

    def _outs(self, function: Json) -> list[str]:
        """The names of what comes out, without counts and what only comes with errors."""
        outs = [each for each in function["parameters"] if each["direction"] != "in"]
        counts = {each["meaning"].get("count") for each in outs}
        failing = len(outs) > 1 and "TASKCORE_ECONFLICT" in function["statuses"]
        return [
            each["name"]
            for each in outs
            if each["name"] not in counts
            and not (failing and "taskcore_conflict_list" in each["type"])
        ]

    def _arguments(self, function: Json, given: dict[str, Json]) -> list[str]:
        counts = {each["meaning"].get("count") for each in function["parameters"]}
        taken = [
            each
            for each in function["parameters"][0 if _is_plain(function) else 1 :]
            if each["direction"] == "in"
            and each["meaning"]["is"] != "payload"
            and each["name"] not in counts
        ]
        arguments = []
        for each in taken:
            kind = each["meaning"]["is"]
            if each["name"] not in given:
                assert kind in ("bits", "callback") or each.get("nullable"), (function, each)
                if kind == "bits" and each is taken[-1]:
                    continue
                arguments.append({"bits": "0", "text": '""'}.get(kind, "nil"))
                continue
            raw = given.pop(each["name"])
            if kind == "ids":
                ids = ", ".join(self._value(one) for one in raw)
                # Ids that come last are written one behind the other.
                arguments.append(ids if each is taken[-1] else f"[]int64{{{ids}}}")
            elif kind == "struct":
                start = "&" if each.get("nullable") else ""
                arguments.append(start + self._struct(each["meaning"]["of"], raw))
            elif kind == "structs":
                arguments.append(self._all(each["meaning"]["of"], raw))
            elif kind == "callback":
                arguments.append(self._callback(raw))
            else:
                arguments.append(self._scalar(each, raw))
        return arguments

    def _fails(self, expected: Mapping[str, Json], made: str) -> None:
        error = self._new("refusal")
        self._add(f"{error} := refused(t, {made}, {self._constant(expected['status'])})")
        self._add(f"_ = {error}")
        if "field" in expected:
            self._add(f'same(t, {error}.Field, "{expected["field"]}")')
        for name in ("index", "line", "column"):
            if name in expected:
                self._add(f"same(t, {error}.{camel(name)}, {expected[name]})")
        if "conflicts" in expected:
            self._rows("taskcore_conflict", expected["conflicts"], f"{error}.Conflicts")

    def _constant(self, name: str) -> str:
        for group in self.description.groups.values():
            for constant in group["constants"]:
                if constant["name"] == name:
                    return f"taskcore.{enumerator(group, constant)}"
        raise KeyError(name)

    # What goes in.

    def _callback(self, raw: Mapping[str, str]) -> str:
        if "collects" in raw or "reads" in raw:
            return f'collect("{raw.get("collects") or raw["reads"]}")'
        return f"func() (string, error) {{ return {literal(raw['answers'])}, nil }}"

    def _all(self, of: str, raw: list[Json]) -> str:
        made = ", ".join(self._struct(of, each) for each in raw)
        return f"[]taskcore.{own(of)}{{{made}}}"

    def _struct(self, struct: str, raw: Mapping[str, Json]) -> str:
        parts = []
        for member, value in self._members(struct, raw):
            kind, meaning = member.kind, member.meaning
            if kind == "moment_kind":
                written = self._moment(member, raw)
            elif kind == "structs":
                written = self._all(meaning["of"], value)
            elif kind in ("texts", "ids"):
                elements = ", ".join(self._value(each) for each in value)
                written = f"{plain(member)}{{{elements}}}"
            elif kind == "struct":
                written = "&" + self._struct(meaning["of"], value)
            else:
                written = self._scalar(member.raw, value)
            if self._structs.is_optional(member):
                written = f"taskcore.Set({written})"
            parts.append(f"{member.name}: {written}")
        return f"taskcore.{own(struct)}{{{', '.join(parts)}}}"

    def _moment(self, member: Member, raw: Mapping[str, Json]) -> str:
        kind, day, ms = member.moment
        if raw[kind] == "TASKCORE_MOMENT_DATE":
            return f"day({raw[day]}).Moment()"
        if raw[kind] == "TASKCORE_MOMENT_DATE_TIME":
            return f"taskcore.At(at({raw[ms]}))"
        return "taskcore.Moment{}"

    def _value(self, raw: Json) -> str:
        if isinstance(raw, dict):
            if "var" in raw:
                return _variable(raw["var"])
            path = f'filepath.Join(files, "{raw.get("file") or raw["folder"]}")'
            return f"folder(t, {path})" if "folder" in raw else path
        return literal(raw) if isinstance(raw, str) else str(raw)

    def _scalar(self, described: Json, raw: Json) -> str:
        kind, meaning = described["meaning"]["is"], described["meaning"]
        if isinstance(raw, dict):
            return self._value(raw)
        if kind in ("code", "bits", "status"):
            type = f"taskcore.{camel(meaning.get('of', 'status'))}"
            if isinstance(raw, list):
                return " | ".join(self._constant(each) for each in raw) or f"{type}(0)"
            return self._constant(raw) if isinstance(raw, str) else f"{type}({raw})"
        if kind == "flag":
            return "true" if raw else "false"
        if kind == "instant":
            return f"at({raw})"
        if kind == "date":
            return f"day({raw})"
        if kind == "duration" and meaning["unit"] in DURATIONS:
            return f"{raw} * {DURATIONS[meaning['unit']]}"
        if kind in ("id", "integer", "real", "duration"):
            return f"{scalar(described)}({raw})"
        return self._value(raw)

    # What comes out.

    def _gives(self, parameter: Json, expected: Json, made: str) -> None:
        kind, meaning = parameter["meaning"]["is"], parameter["meaning"]
        if isinstance(expected, dict) and "let" in expected:
            self._let(expected["let"], made)
        elif kind == "handle" and isinstance(expected, list):
            rows = self._new("rows")
            self._add(f"{rows} := rows({made})")
            self._rows(self.description.rows(parameter), expected, rows)
        elif kind == "struct" and meaning["of"] == "taskcore_moment":
            member = next(
                each
                for each in members(self.description.types["taskcore_moment"])
                if each.kind == "moment_kind"
            )
            self._add(f"same(t, {made}, {self._moment(member, expected)})")
        elif kind in ("struct", "handle"):
            of = meaning["of"] if kind == "struct" else self.description.rows(parameter)
            self._row(of, expected, made)
        elif kind == "ids":
            self._add(f"same(t, len({made}), {len(expected)})")
            for index, each in enumerate(expected):
                self._gives({"meaning": {"is": "id"}}, each, f"{made}[{index}]")
        else:
            self._add(f"same(t, {made}, {self._scalar(parameter, expected)})")

    def _rows(self, struct: str, expected: list[Json], rows: str) -> None:
        self._add(f"same(t, len({rows}), {len(expected)})")
        for index, each in enumerate(expected):
            self._row(struct, each, f"{rows}[{index}]")

    def _row(self, struct: str, expected: Mapping[str, Json], row: str) -> None:
        for member, value in self._members(struct, expected):
            actual = f"{row}.{member.name}"
            if member.kind == "structs":
                self._rows(member.meaning["of"], value, actual)
                continue
            if isinstance(value, dict) and "let" in value:
                self._let(value["let"], actual)
                continue
            if member.kind == "moment_kind":
                written = self._moment(member, expected)
            elif member.kind == "texts":
                written = f"[]string{{{', '.join(literal(each) for each in value)}}}"
            else:
                written = self._scalar(member.raw, value)
            check = "there" if self._structs.is_optional(member) else "same"
            self._add(f"{check}(t, {actual}, {written})")
        if "fields" in expected and not any(
            each.name == "Fields" for each, _ in self._members(struct, expected)
        ):
            assert not is_value(self.description.types[struct])
            self._add(f"same(t, uint64({row}.Fields), uint64({expected['fields']}))")


def _is_plain(function: Json) -> bool:
    return all(each["meaning"]["is"] != "handle" for each in function["parameters"][:1])


def _variable(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))


if __name__ == "__main__":
    sys.stdout.write(Program().text())
