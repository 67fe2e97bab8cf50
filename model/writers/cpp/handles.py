# SPDX-License-Identifier: Apache-2.0
"""Lists and other objects of the library."""

from typing import Any

from model.writers.bindings.functions import calling_back
from model.writers.bindings.members import is_value
from model.writers.cpp.calls import methods_of
from model.writers.cpp.names import BY_HAND_TYPES, own, qualified
from model.writers.cpp.text import comment
from model.writers.cpp.text import header as laid_out

Description = dict[str, Any]


def header(description: Description) -> str:
    types = {each["name"]: each for each in description["types"]}
    handles = [
        each
        for each in description["types"]
        if each["kind"] == "handle" and each["name"] not in BY_HAND_TYPES
    ]
    lists = [each for each in handles if "row" in each]
    others = [each for each in handles if "row" not in each]
    # A method may give another of these.
    others.sort(
        key=lambda each: any("**" in _types(one) for one in _own_functions(each, description))
    )
    body = (
        "namespace internal {\n\n"
        + "\n\n".join(_functions(each) for each in lists)
        + "\n\n}  // namespace internal\n\n"
        + "\n\n".join(_list(each, description) for each in lists)
        + "\n\n"
        + "\n\n".join(_object(each, types, description) for each in others)
    )
    return laid_out(
        "handles",
        "Lists, which are ranges of rows, and other objects that are read as a whole.",
        ["<taskcore.h>", "<cstddef>", "<string>", "../config.hpp", "../list.hpp", "rows.hpp"],
        body,
    )


def _types(function: Description) -> str:
    return " ".join(each["type"] for each in function["parameters"])


def _own_functions(handle: Description, description: Description) -> list[Description]:
    return [
        each
        for each in description["functions"]
        if each["parameters"]
        and each["parameters"][0]["type"] in (f"const {handle['name']} *", f"{handle['name']} *")
    ]


def _functions(handle: Description) -> str:
    name, row = handle["name"], handle["row"]
    return (
        f"struct {own(name)}_functions {{\n"
        f"  using raw = {name};\n"
        f"  static void free(raw *list) noexcept {{ {name}_free(list); }}\n"
        f"  static std::size_t count(const raw *list) noexcept {{ return {name}_count(list); }}\n"
        f"  static const {row} *at(const raw *list, std::size_t index) noexcept {{\n"
        f"    return {name}_at(list, index);\n  }}\n"
        f"  static const {row} *rows(const raw *list, std::size_t *stride) noexcept {{\n"
        f"    return {name}_rows(list, stride);\n  }}\n"
        "  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {\n"
        f"    return {name}_arrow_e(list, stream, said);\n  }}\n"
        "};"
    )


def _list(handle: Description, description: Description) -> str:
    name = own(handle["name"])
    methods = methods_of(
        handle["name"],
        description,
        but={f"{handle['name']}_{each}" for each in ("free", "count", "at", "rows", "arrow")},
    )
    doc = comment(handle.get("doc") or f"`{handle['name']}` of C.")
    return (
        f"{doc}class {name} : public internal::list<{qualified(handle['row'])},"
        f" internal::{name}_functions> {{\n public:\n  using list::list;\n{methods}}};"
    )


def _object(handle: Description, types: Description, description: Description) -> str:
    name, content = own(handle["name"]), handle.get("content")
    methods = methods_of(
        handle["name"], description, but={f"{handle['name']}_free", f"{handle['name']}_contents"}
    )
    doc = comment(handle.get("doc") or f"`{handle['name']}` of C.")
    base = "calling_handle" if handle["name"] in calling_back(description) else "handle"
    contents = ""
    if content:
        lives = "a copy" if is_value(types[content]) else "it lives as long as this object"
        contents = (
            f"  /// What it has: {lives}. An object that was moved from must not be asked.\n"
            f"  [[nodiscard]] {qualified(content)} contents() const & {{\n"
            f"    return internal::mapping<{qualified(content)}>::read(*{handle['name']}_contents(get()));\n"
            "  }\n"
            f"  [[nodiscard]] {qualified(content)} contents() const && = delete;\n"
        )
    return (
        f"{doc}class {name} : public internal::{base}<{handle['name']}, {handle['free']}> {{\n"
        f" public:\n  using {base}::{base};\n{contents}{methods}}};"
    )
