# SPDX-License-Identifier: Apache-2.0
"""Writes the steps as a program in C++, whose calls are those that a person would write.

    cpp_program.py > conformance.cpp

The program takes a folder for files; what is not as expected ends it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import suite  # noqa: E402
from model.writers.bindings.members import is_value  # noqa: E402
from model.writers.cpp.calls import Call  # noqa: E402
from model.writers.cpp.members import DURATIONS, Member, members  # noqa: E402
from model.writers.cpp.names import enumerator, qualified, word  # noqa: E402
from steps_program import StepsProgram, literal  # noqa: E402
from suite import LOCALE, NOW_MS, TIME_ZONE, Json  # noqa: E402

_HEAD = """\
// Generated from Tests/Conformance/steps by Tests/Conformance/cpp_program.py.
#include <taskcore.hpp>

#include <cstring>
#include <filesystem>
#include <map>
#include <vector>

#include "checks.hpp"

namespace {

taskcore::instant now;

taskcore::instant at(std::int64_t ms) { return taskcore::instant(std::chrono::milliseconds(ms)); }

taskcore::store opened(const std::string &path) {
  taskcore::open_options options;
  options.path = path;
  options.time_zone = "%s";
  options.locale = "%s";
  options.clock = [] { return now; };
  return taskcore::store(options);
}

struct heard_change {
  taskcore::entity entity_;
  taskcore::change_kind kind_;
  std::int64_t id_;
  std::uint64_t fields_;
  std::vector<std::string> properties_;
  auto entity() const { return entity_; }
  auto kind() const { return kind_; }
  auto id() const { return id_; }
  auto fields() const { return fields_; }
  const auto &properties() const { return properties_; }
};

// A commit is borrowed for the callback: what is looked at later is copied.
struct heard_commit {
  explicit heard_commit(const taskcore::commit &made)
      : action_(made.action()), origin_(made.origin()), at_(made.at()) {
    for (const auto &each : made.changes())
      changes_.push_back({each.entity(), each.kind(), each.id(), each.fields(),
                          {each.properties().begin(), each.properties().end()}});
  }
  auto action() const { return action_; }
  auto origin() const { return origin_; }
  auto at() const { return at_; }
  const auto &changes() const { return changes_; }

  taskcore::action action_;
  taskcore::origin origin_;
  taskcore::instant at_;
  std::vector<heard_change> changes_;
};

std::map<std::string, std::vector<heard_commit>> heard;
std::map<std::string, std::string> collected;
"""


class Program(StepsProgram[Member]):
    def __init__(self) -> None:
        super().__init__(ROOT, members)
        self._count = 0

    def text(self) -> str:
        parts = [_HEAD % (TIME_ZONE, LOCALE)]
        for name in suite.names():
            self._lines = []
            for step in suite.steps(name):
                self._step(step)
            body = "\n".join(f"  {line}" for line in self._lines)
            parts.append(
                f"void {name}([[maybe_unused]] const std::string &folder) {{\n"
                f"  now = at({NOW_MS});\n{body}\n}}\n"
            )
        calls = "".join(f"  {name}(folder);\n" for name in suite.names())
        parts.append(
            "}  // namespace\n\n"
            "int main(int count, char **arguments) {\n"
            "  if (count != 2) return 2;\n"
            "  const std::string folder = arguments[1];\n"
            f"{calls}}}\n"
        )
        return "\n".join(parts)

    def _new(self, what: str) -> str:
        self._count += 1
        return f"{what}_{self._count}"

    def _step(self, step: Mapping[str, Json]) -> None:
        if "open" in step:
            path = f'folder + "/{step["file"]}"' if "file" in step else '":memory:"'
            self._add(f"auto {step['open']} = opened({path});")
        elif "close" in step:
            self._add(f"{step['close']} = {{}};")
        elif "free" in step:
            self._add(f"{step['free']} = {{}};")
        elif "clock_ms" in step:
            self._add(f"now = at({step['clock_ms']});")
        elif "heard" in step:
            self._rows("taskcore_commit", step["commits"], f'heard["{step["heard"]}"]')
            self._add(f'heard["{step["heard"]}"].clear();')
        else:
            self._call(step)

    def _call(self, step: Mapping[str, Json]) -> None:
        function = self.description.functions[step["call"]]
        given = dict(step["with"])
        object = f"{given.pop('store')}." if "store" in given else "taskcore::"
        if step["call"] == "taskcore_observe":
            name = given["callback"]["hears"]
            self._add(
                f"auto {step['gives']['observer']['let']} = {object}observe("
                f'[](const taskcore::commit &made) {{ heard["{name}"].emplace_back(made); }});'
            )
            return
        call = Call(function, 2 if object != "taskcore::" else 0)
        arguments = []
        parameters = {word(each["name"]): each for each in function["parameters"]}
        for _, name, default in call.parameters:
            parameter = parameters[name]
            if parameter["name"] in given:
                arguments.append(self._argument(parameter, given.pop(parameter["name"])))
            else:
                assert default, (step["call"], name)
                arguments.append(default)
        assert not given, (step["call"], given)
        written = ", ".join(arguments)
        if "fails" in step:
            self._fails(step["fails"], f"{object}{call.tried}({written})")
            self._raises(step["fails"], f"{object}{call.name}({written})")
            return
        outputs = step.get("gives", {})
        made = self._new("made")
        start = f"const auto {made} = " if outputs else ""
        self._add(f"{start}{object}{call.name}({written});")
        for name, expected in outputs.items():
            parameter = next(each for each in function["parameters"] if each["name"] == name)
            self._gives(
                parameter, expected, made if len(call.outs) == 1 else f"{made}.{word(name)}"
            )

    def _fails(self, expected: Mapping[str, Json], call: str) -> None:
        made = self._new("refused")
        self._add(f"const auto {made} = {call};")
        self._add(f"CHECK(!{made});")
        self._error(expected, f"{made}.error()")

    def _raises(self, expected: Mapping[str, Json], call: str) -> None:
        """What an exception says is what the value says."""
        self._add("try {")
        self._add(f"  static_cast<void>({call});")
        self._add('  FAIL("It succeeded.");')
        self._add("} catch (const taskcore::error &error) {")
        self._error(expected, "error")
        self._add("}")

    def _error(self, expected: Mapping[str, Json], error: str) -> None:
        self._add(f"CHECK({error}.status() == {self._constant(expected['status'])});")
        if "field" in expected:
            self._add(f'CHECK({error}.field() == "{expected["field"]}");')
        for name in ("index", "line", "column"):
            if name in expected:
                cast = "std::size_t" if name == "index" else "std::int64_t"
                self._add(f"CHECK({error}.{name}() == {cast}{{{expected[name]}}});")
        if "conflicts" in expected:
            self._add(f"CHECK({error}.conflicts() != nullptr);")
            self._rows("taskcore_conflict", expected["conflicts"], f"(*{error}.conflicts())")

    def _constant(self, name: str) -> str:
        for group in self.description.groups.values():
            for constant in group["constants"]:
                if constant["name"] == name:
                    return f"{qualified(group['name'])}::{enumerator(group, constant)}"
        raise KeyError(name)

    # What goes in.

    def _argument(self, described: Json, raw: Json) -> str:
        kind, meaning = described["meaning"]["is"], described["meaning"]
        if kind == "struct":
            return self._struct(meaning["of"], raw)
        if kind == "structs":
            return "{" + ", ".join(self._struct(meaning["of"], each) for each in raw) + "}"
        if kind == "ids":
            return "{" + ", ".join(self._value(each) for each in raw) + "}"
        if kind == "callback":
            return self._callback(raw)
        return self._scalar(described, raw)

    def _callback(self, raw: Mapping[str, str]) -> str:
        if "collects" in raw:
            name = raw["collects"]
            return (
                f'[](taskcore::bytes_view bytes) {{ collected["{name}"] += bytes.text();'
                " return true; }"
            )
        if "reads" in raw:
            name = raw["reads"]
            return (
                "[](std::uint8_t *buffer, std::size_t capacity) {\n"
                f'    auto &left = collected["{name}"];\n'
                "    const auto length = std::min(capacity, left.size());\n"
                "    std::memcpy(buffer, left.data(), length);\n"
                "    left.erase(0, length);\n"
                "    return length;\n  }"
            )
        return f"[] {{ return std::string({literal(raw['answers'])}); }}"

    def _struct(self, struct: str, raw: Mapping[str, Json]) -> str:
        name = self._new("value")
        self._add(f"{qualified(struct)} {name};")
        for member, value in self._members(struct, raw):
            kind, meaning = member.kind, member.meaning
            if kind == "moment_kind":
                written = self._moment(struct, member, raw)
            elif kind == "structs":
                written = (
                    "{{" + ", ".join(self._struct(meaning["of"], each) for each in value) + "}}"
                )
            elif kind in ("texts", "ids"):
                written = "{{" + ", ".join(self._value(each) for each in value) + "}}"
            elif kind == "struct":
                written = self._struct(meaning["of"], value)
            else:
                written = self._scalar(member.raw, value)
            self._add(f"{name}.{member.name} = {written};")
        return name

    def _moment(self, struct: str, member: Member, raw: Mapping[str, Json]) -> str:
        kind, day, ms = member.moment
        if raw[kind] == "TASKCORE_MOMENT_DATE":
            return f"taskcore::moment(taskcore::date::of({raw[day]}))"
        if raw[kind] == "TASKCORE_MOMENT_DATE_TIME":
            return f"taskcore::moment(at({raw[ms]}))"
        return "taskcore::moment()"

    def _value(self, raw: Json) -> str:
        if isinstance(raw, dict):
            if "var" in raw:
                return str(raw["var"])
            name = raw.get("file") or raw["folder"]
            path = f'folder + "/{name}"'
            if "folder" in raw:
                self._add(f"std::filesystem::create_directory({path});")
            return path
        return literal(raw) if isinstance(raw, str) else str(raw)

    def _scalar(self, described: Json, raw: Json) -> str:
        meaning = described["meaning"]
        kind = meaning["is"]
        if isinstance(raw, dict):
            return self._value(raw)
        if kind in ("code", "bits", "status"):
            type = qualified(meaning.get("of", "status"))
            if isinstance(raw, list):
                return " | ".join(self._constant(each) for each in raw) or f"{type}{{}}"
            return self._constant(raw) if isinstance(raw, str) else f"static_cast<{type}>({raw})"
        if kind == "flag":
            return "true" if raw else "false"
        if kind == "instant":
            return f"at({raw})"
        if kind == "date":
            return f"taskcore::date::of({raw})"
        if kind == "duration":
            return f"{DURATIONS[meaning['unit']]}({raw})"
        return self._value(raw)

    # What comes out.

    def _gives(self, parameter: Json, expected: Json, made: str) -> None:
        kind, meaning = parameter["meaning"]["is"], parameter["meaning"]
        if isinstance(expected, dict) and "let" in expected:
            self._add(f"[[maybe_unused]] const auto {expected['let']} = {made};")
        elif kind == "handle" and isinstance(expected, list):
            self._rows(self.description.rows(parameter), expected, made)
        elif kind == "struct" and meaning["of"] == "taskcore_moment":
            member = next(
                each
                for each in members(self.description.types["taskcore_moment"])
                if each.kind == "moment_kind"
            )
            self._add(f"CHECK({made} == {self._moment('taskcore_moment', member, expected)});")
        elif kind == "struct":
            self._row(meaning["of"], expected, made)
        elif kind == "ids":
            self._add(f"CHECK({made}.size() == {len(expected)});")
            for index, each in enumerate(expected):
                self._gives({"meaning": {"is": "id"}}, each, f"{made}[{index}]")
        else:
            self._add(f"CHECK({made} == {self._scalar(parameter, expected)});")

    def _rows(self, struct: str, expected: list[Json], rows: str) -> None:
        self._add(f"CHECK({rows}.size() == {len(expected)});")
        for index, each in enumerate(expected):
            self._row(struct, each, f"{rows}[{index}]")

    def _row(self, struct: str, expected: Mapping[str, Json], row: str) -> None:
        call = "" if is_value(self.description.types[struct]) else "()"
        if "fields" in expected:
            self._add(f"CHECK({row}.fields{call} == {expected['fields']});")
        for member, value in self._members(struct, expected):
            actual = f"{row}.{member.name}{call}"
            kind = member.kind
            if kind == "moment_kind":
                self._add(f"CHECK({actual} == {self._moment(struct, member, expected)});")
            elif kind == "texts":
                texts = ", ".join(literal(each) for each in value)
                self._add(f"CHECK(are({actual}, {{{texts}}}));")
            elif kind == "structs":
                self._rows(member.meaning["of"], value, actual)
            elif isinstance(value, dict) and "let" in value:
                copy = f"std::string({actual})" if kind == "text" else actual
                self._add(f"const auto {value['let']} = {copy};")
            else:
                self._add(f"CHECK({actual} == {self._scalar(member.raw, value)});")


if __name__ == "__main__":
    sys.stdout.write(Program().text())
