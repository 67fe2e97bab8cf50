"""Declares what the programs use of the C API, in a language that does not read C.

    declarations.py rust|pascal taskcore.json

It writes them from the description of the API, as who makes a binding would.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

STRUCTS = ("error", "open_options", "task_input", "task")
FUNCTIONS = (
    *("open_options_init", "task_input_init", "store_open", "task_add", "task_find", "task_query"),
    *("store_free", "error_free", "task_list_free", "string_free", "pulse_free"),
    *("task_list_rows", "task_list_count", "pulse_read", "report_html"),
)
CONSTANTS = ("OK", "EINVALID", "ENOTFOUND", "TASK_TITLE")

Description = dict[str, Any]


def words(c_type: str) -> tuple[str, int]:
    """The name of a type and the number of its pointers: ("char", 1) of `const char *`."""
    return re.sub(r"\bconst\b|[ *]", "", c_type), c_type.count("*")


class Rust:
    """Declarations for `include!`."""

    scalars = {
        "int32_t": "i32",
        "uint32_t": "u32",
        "int64_t": "i64",
        "uint64_t": "u64",
        "size_t": "usize",
        "taskcore_status": "i32",
        "char": "std::os::raw::c_char",
        "void": "std::ffi::c_void",
    }

    def __init__(self, structs: set[str], handles: set[str]) -> None:
        self.known = structs | handles

    def type(self, c_type: str) -> str:
        name, pointers = words(c_type)
        if name not in self.scalars and name not in self.known:
            name, pointers = "void", 1
        kind = "*const " if c_type.startswith("const") else "*mut "
        return kind * pointers + self.scalars.get(name, name)

    def constant(self, name: str, value: int) -> str:
        return f"pub const {name}: i32 = {value};"

    def handle(self, name: str) -> str:
        return f"#[repr(C)] pub struct {name} {{ _private: [u8; 0] }}"

    def struct(self, struct: Description) -> Iterator[str]:
        yield f"#[repr(C)] #[derive(Clone, Copy)] pub struct {struct['name']} {{"
        for member in struct["members"]:
            yield f"    pub {member['name']}: {self.type(member['type'])},"
        yield "}"
        size = f"std::mem::size_of::<{struct['name']}>()"
        yield f"const _: () = assert!({size} == {struct['size']});"

    def function(self, name: str, parameters: list[tuple[str, str]], result: str | None) -> str:
        of_all = ", ".join(f"{name}: {self.type(c_type)}" for name, c_type in parameters)
        return f'extern "C" {{ pub fn {name}({of_all}){f" -> {self.type(result)}" if result else ""}; }}'

    def text(self, lines: list[str]) -> str:
        return "\n".join(lines)


class Pascal:
    """A unit."""

    scalars = {
        "int32_t": "Int32",
        "uint32_t": "UInt32",
        "int64_t": "Int64",
        "uint64_t": "UInt64",
        "size_t": "SizeUInt",
        "taskcore_status": "Int32",
    }

    def __init__(self, structs: set[str], handles: set[str]) -> None:
        self.known = structs | handles

    def type(self, c_type: str) -> str:
        name, pointers = words(c_type)
        if (name, pointers) == ("char", 1):
            return "PChar"
        if pointers == 1 and name in self.known:
            return f"P{name}"
        return "Pointer" if pointers else self.scalars.get(name, "Pointer")

    def constant(self, name: str, value: int) -> str:
        return f"const {name} = {value};"

    def handle(self, name: str) -> str:
        return f"type {name} = record end; P{name} = ^{name};"

    def struct(self, struct: Description) -> Iterator[str]:
        name = struct["name"]
        yield f"type {name} = record"
        for member in struct["members"]:
            yield f"  &{member['name']}: {self.type(member['type'])};"
        yield f"end; P{name} = ^{name};"
        yield f"{{$if SizeOf({name}) <> {struct['size']}}}{{$fatal Another size of {name}}}{{$endif}}"

    def function(self, name: str, parameters: list[tuple[str, str]], result: str | None) -> str:
        of_all = "; ".join(f"&{name}: {self.type(c_type)}" for name, c_type in parameters)
        kind = (
            f"function {name}({of_all}): {self.type(result)}"
            if result
            else f"procedure {name}({of_all})"
        )
        return f"{kind}; cdecl; external 'taskcore';"

    def text(self, lines: list[str]) -> str:
        head = ["unit taskcore;", "{$mode objfpc}{$packrecords c}{$linklib taskcore}", "interface"]
        return "\n".join([*head, *lines, "implementation", "end."])


LANGUAGES: dict[str, type[Rust | Pascal]] = {"rust": Rust, "pascal": Pascal}


def prototypes(function: Description) -> Iterator[tuple[str, list[tuple[str, str]], str | None]]:
    """A function, and the form of it that gives its error by value."""
    parameters = [(parameter["name"], parameter["type"]) for parameter in function["parameters"]]
    result = function["returns"]["type"] if function.get("returns") else None
    yield function["name"], parameters, result
    if by_value := function.get("by_value"):
        yield by_value, [*parameters, ("error", "taskcore_error **")], result


def declarations(language: Rust | Pascal, description: Description) -> Iterator[str]:
    constants = [*description["constants"]]
    for group in description["groups"]:
        constants += group["constants"]
    values = {constant["name"]: constant["value"] for constant in constants}
    for name in CONSTANTS:
        yield language.constant(f"TASKCORE_{name}", values[f"TASKCORE_{name}"])
    types = {found["name"]: found for found in description["types"]}
    for found in types.values():
        if found["kind"] == "handle":
            yield language.handle(found["name"])
    for name in STRUCTS:
        yield from language.struct(types[f"taskcore_{name}"])
    functions = {found["name"]: found for found in description["functions"]}
    for name in FUNCTIONS:
        for prototype in prototypes(functions[f"taskcore_{name}"]):
            yield language.function(*prototype)


def main() -> None:
    name, path = sys.argv[1:]
    description = json.loads(Path(path).read_text())
    handles = {found["name"] for found in description["types"] if found["kind"] == "handle"}
    language = LANGUAGES[name]({f"taskcore_{struct}" for struct in STRUCTS}, handles)
    print(language.text(list(declarations(language, description))))


if __name__ == "__main__":
    main()
