# SPDX-License-Identifier: Apache-2.0
"""Writes the steps as tests in Rust, whose calls are those that a person would write.

    rust_program.py > conformance.rs

TASKCORE_TEST_FOLDER says where the tests make their files.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import suite  # noqa: E402
from model.writers.bindings.members import Member, is_value  # noqa: E402
from model.writers.rust.calls import Call  # noqa: E402
from model.writers.rust.members import TEXTS, condition, from_c, is_optional, members, scalar  # noqa: E402
from model.writers.rust.names import camel, constant, type_name, word  # noqa: E402
from steps_program import StepsProgram, literal  # noqa: E402
from suite import LOCALE, NOW_MS, TIME_ZONE, Json  # noqa: E402

_HEAD = """\
// Generated from Tests/Conformance/steps by Tests/Conformance/rust_program.py.
#![allow(unused_variables)] // a step may keep what no other one asks for

use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use taskcore::*;

struct Steps {
    folder: PathBuf,
    now: Arc<AtomicI64>,
}

impl Steps {
    fn new(name: &str) -> Self {
        let folder = std::env::var_os("TASKCORE_TEST_FOLDER").expect("TASKCORE_TEST_FOLDER");
        let folder = PathBuf::from(folder).join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Self { folder, now: Arc::new(AtomicI64::new(%s)) }
    }

    fn at(&self, ms: i64) {
        self.now.store(ms, Ordering::Relaxed);
    }

    fn file(&self, name: &str) -> String {
        self.folder.join(name).to_str().unwrap().into()
    }

    fn folder(&self, name: &str) -> String {
        std::fs::create_dir_all(self.folder.join(name)).unwrap();
        self.file(name)
    }

    fn opened(&self, path: &str) -> Store {
        let now = Arc::clone(&self.now);
        let options = OpenOptions::new().path(path).time_zone("%s").locale("%s");
        options.clock(move || Timestamp(now.load(Ordering::Relaxed))).open().unwrap()
    }
}

fn answers(text: &str) -> impl FnMut() -> Option<String> + '_ {
    move || Some(text.into())
}
"""


class Program(StepsProgram[Member]):
    def __init__(self) -> None:
        super().__init__(ROOT, members)
        self._known: set[str] = set()
        """Names of what observers hear and of bytes that were kept."""
        self._count = 0

    def text(self) -> str:
        parts = [_HEAD % (NOW_MS, TIME_ZONE, LOCALE)]
        for name in suite.names():
            self._lines, self._known = [], set()
            for step in suite.steps(name):
                self._step(step)
            body = "\n".join(f"    {line}" for line in self._lines)
            parts.append(
                f'#[test]\nfn {name}() {{\n    let steps = Steps::new("{name}");\n{body}\n}}\n'
            )
        return "\n".join(parts)

    def _new(self, what: str) -> str:
        self._count += 1
        return f"{what}_{self._count}"

    def _step(self, step: Mapping[str, Json]) -> None:
        if "open" in step:
            path = f'&steps.file("{step["file"]}")' if "file" in step else '":memory:"'
            self._add(f"let {step['open']} = steps.opened({path});")
        elif "close" in step or "free" in step:
            self._add(f"drop({step.get('close') or step['free']});")
        elif "clock_ms" in step:
            self._add(f"steps.at({step['clock_ms']});")
        elif "heard" in step:
            commits = self._new("commits")
            self._add(f"let {commits} = std::mem::take(&mut *{step['heard']}.lock().unwrap());")
            self._rows("taskcore_commit", step["commits"], commits, owned=True)
        else:
            self._call(step)

    def _call(self, step: Mapping[str, Json]) -> None:
        function = self.description.functions[step["call"]]
        given = dict(step["with"])
        handle = "taskcore_store" if "store" in given else ""
        object = f"{given.pop('store')}." if handle else ""
        if step["call"] == "taskcore_observe":
            name, heard = given["callback"]["hears"], self._new("heard")
            self._add(f"let {name} = Arc::new(Mutex::new(Vec::new()));")
            self._add(f"let {heard} = Arc::clone(&{name});")
            self._add(
                f"let {step['gives']['observer']['let']} = {object}observe(move |commit| "
                f"{heard}.lock().unwrap().push(commit.into_owned())).unwrap();"
            )
            return
        call = Call(function, {}, handle)
        arguments = []
        parameters = {word(each["name"]): each for each in function["parameters"]}
        for name, type in call.parameters:
            parameter = parameters[name]
            if parameter["name"] in given:
                arguments.append(self._argument(parameter, type, given.pop(parameter["name"])))
            else:
                none = type.startswith(("Option<", "impl Into<Option<"))
                arguments.append("None" if none else f"{type}::empty()")
        assert not given, (step["call"], given)
        written = f"{object}{call.name}({', '.join(arguments)})"
        if "fails" in step:
            self._fails(step["fails"], written)
            return
        outputs = step.get("gives", {})
        made = self._new("made")
        self._add(f"{f'let {made} = ' if outputs else ''}{written}.unwrap();")
        for name, expected in outputs.items():
            parameter = next(each for each in function["parameters"] if each["name"] == name)
            self._gives(
                parameter, expected, made if len(call.outs) == 1 else f"{made}.{word(name)}"
            )

    def _fails(self, expected: Mapping[str, Json], call: str) -> None:
        made = self._new("refused")
        self._add(f"let {made} = {call}.unwrap_err();")
        self._add(
            f'assert_eq!({made}.status(), {self._constant(expected["status"])}, "{{{made}}}");'
        )
        if "field" in expected:
            self._add(f'assert_eq!({made}.field(), "{expected["field"]}");')
        if "index" in expected:
            self._add(f"assert_eq!({made}.index(), Some({expected['index']}));")
        for name in ("line", "column"):
            if name in expected:
                self._add(f"assert_eq!({made}.{name}(), {expected[name]});")
        if "conflicts" in expected:
            conflicts = self._new("conflicts")
            self._add(f"let {conflicts} = {made}.conflicts().unwrap();")
            self._rows("taskcore_conflict", expected["conflicts"], conflicts)

    def _constant(self, name: str) -> str:
        for group in self.description.groups.values():
            for each in group["constants"]:
                if each["name"] == name:
                    return f"{camel(group['name'])}::{constant(group, each)}"
        raise KeyError(name)

    # What goes in.

    def _argument(self, described: Json, type: str, raw: Json) -> str:
        kind, meaning = described["meaning"]["is"], described["meaning"]
        if kind == "struct":
            return f"&{self._struct(meaning['of'], raw)}"
        if kind == "structs":
            return "&[" + ", ".join(self._struct(meaning["of"], each) for each in raw) + "]"
        if kind == "ids":
            return "&[" + ", ".join(self._value(each) for each in raw) + "]"
        if kind == "callback":
            return self._callback(raw)
        value = self._scalar(described, raw)
        if kind == "text":
            value = value if value.startswith('"') else f"&{value}"
            return f"Some({value})" if type.startswith("Option<") else value
        return value

    def _callback(self, raw: Mapping[str, str]) -> str:
        if "collects" in raw:
            self._add(f"let mut {raw['collects']} = Vec::new();")
            return f"&mut {raw['collects']}"
        if "reads" in raw:
            return f"&mut &{raw['reads']}[..]"
        return f"Some(&mut answers({literal(raw['answers'])}))"

    def _struct(self, struct: str, raw: Mapping[str, Json]) -> str:
        """A value, as builders make it."""
        text = f"{type_name(struct)}::new()"
        for member, value in self._members(struct, raw):
            kind, meaning = member.kind, member.meaning
            if kind == "moment_kind":
                written = self._moment(member, raw)
            elif kind == "structs":
                written = "[" + ", ".join(self._struct(meaning["of"], each) for each in value) + "]"
                written = written if value else "Vec::new()"
            elif kind in ("texts", "ids"):
                written = "[" + ", ".join(self._value(each) for each in value) + "]"
                written = written if value or kind == "ids" else "Vec::<String>::new()"
            elif kind == "struct":
                written = self._struct(meaning["of"], value)
            else:
                written = self._scalar(member.raw, value)
            text += f".{member.name}({written})"
        return text

    def _moment(self, member: Member, raw: Mapping[str, Json]) -> str:
        kind, day, ms = member.moment
        if raw[kind] == "TASKCORE_MOMENT_DATE":
            return f"Moment::Date(Date({raw[day]}))"
        if raw[kind] == "TASKCORE_MOMENT_DATE_TIME":
            return f"Moment::Time(Timestamp({raw[ms]}))"
        return "Moment::None"

    def _value(self, raw: Json) -> str:
        if isinstance(raw, dict):
            if "var" in raw:
                return str(raw["var"])
            how = "folder" if "folder" in raw else "file"
            return f'steps.{how}("{raw[how]}")'
        return literal(raw) if isinstance(raw, str) else str(raw)

    def _scalar(self, described: Json, raw: Json) -> str:
        meaning = described["meaning"]
        kind = meaning["is"]
        if isinstance(raw, dict):
            return self._value(raw)
        if kind in ("code", "bits", "status"):
            type = camel(meaning.get("of", "status"))
            if isinstance(raw, list):
                return " | ".join(self._constant(each) for each in raw) or f"{type}::empty()"
            return self._constant(raw) if isinstance(raw, str) else f"{type}({raw})"
        if kind == "flag":
            return "true" if raw else "false"
        if kind in ("instant", "date", "duration") and scalar(described) != "i64":
            return from_c(described, str(raw)).replace(f"i64::from({raw})", str(raw))
        return self._value(raw)

    # What comes out.

    def _gives(self, parameter: Json, expected: Json, made: str) -> None:
        kind, meaning = parameter["meaning"]["is"], parameter["meaning"]
        if isinstance(expected, dict) and "let" in expected:
            self._add(f"let {expected['let']} = {made};")
        elif kind == "handle" and isinstance(expected, list):
            self._rows(self.description.rows(parameter), expected, made)
        elif kind == "struct" and meaning["of"] == "taskcore_moment":
            member = next(
                each
                for each in members(self.description.types["taskcore_moment"])
                if each.kind == "moment_kind"
            )
            self._add(f"assert_eq!({made}, {self._moment(member, expected)});")
        elif kind == "struct":
            self._row(meaning["of"], expected, made)
        elif kind == "ids":
            self._add(f"assert_eq!({made}.len(), {len(expected)});")
            for index, each in enumerate(expected):
                self._gives({"meaning": {"is": "id"}}, each, f"{made}[{index}]")
        else:
            self._add(f"assert_eq!({made}, {self._scalar(parameter, expected)});")

    def _rows(self, struct: str, expected: list[Json], rows: str, owned: bool = False) -> None:
        self._add(f"assert_eq!({rows}.len(), {len(expected)});")
        for index, each in enumerate(expected):
            row = f"{rows}[{index}]" if owned else f"{rows}.get({index}).unwrap()"
            self._row(struct, each, row, owned)

    def _row(
        self, struct: str, expected: Mapping[str, Json], row: str, owned: bool = False
    ) -> None:
        of_program = is_value(self.description.types[struct])
        call = "" if owned or of_program else "()"
        if "fields" in expected:
            bits = scalar(next(m for m in self._raw_members(struct) if m["name"] == "fields"))
            self._add(f"assert_eq!({row}.fields{call}, {bits}({expected['fields']}));")
        for member, value in self._members(struct, expected):
            actual = f"{row}.{member.name}{call}"
            kind = member.kind
            if kind == "moment_kind":
                written = self._moment(member, expected)
            elif kind == "texts":
                texts = ", ".join(literal(each) for each in value)
                if not value:
                    self._add(f"assert!({actual}.is_empty());")
                    continue
                self._add(f"assert_eq!({actual}.to_vec(), [{texts}]);")
                continue
            elif kind == "structs":
                self._rows(
                    member.meaning["of"],
                    value,
                    actual,
                    owned or is_value(self.description.types[member.meaning["of"]]),
                )
                continue
            elif isinstance(value, dict) and "let" in value:
                copy = f"{actual}.to_owned()" if kind in TEXTS else actual
                self._add(f"let {value['let']} = {copy};")
                continue
            else:
                written = self._scalar(member.raw, value)
            if is_optional(member) if of_program else condition(member, "", ""):
                written = f"Some({written})"
            if kind == "flag":
                self._add(f"assert!({actual if value else f'!{actual}'});")
                continue
            self._add(f"assert_eq!({actual}, {written});")

    def _raw_members(self, struct: str) -> list[Json]:
        found: list[Json] = [
            {**each, "meaning": {"is": "code", "of": each["meaning"].get("bits", "")}}
            for each in self.description.types[struct]["members"]
        ]
        return found


if __name__ == "__main__":
    sys.stdout.write(Program().text())
