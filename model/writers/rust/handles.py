# SPDX-License-Identifier: Apache-2.0
"""Lists and other objects of the library."""

from collections.abc import Mapping
from typing import Any

from model.writers.bindings.functions import calling_back
from model.writers.bindings.members import is_value
from model.writers.rust.calls import Call, methods_of
from model.writers.rust.names import BY_HAND_TYPES, camel, type_name
from model.writers.rust.text import comment, source

Description = dict[str, Any]
Links = Mapping[str, str]

LIST = ("free", "count", "at", "rows", "arrow_e")
"""The functions of a list, as `list!` takes them."""


def handles(description: Description) -> list[Description]:
    return [
        each
        for each in description["types"]
        if each["kind"] == "handle" and each["name"] not in BY_HAND_TYPES
    ]


def but(handle: Description) -> set[str]:
    """What each object has otherwise than by a generated method."""
    names = ("free", "count", "at", "rows", "arrow") if "row" in handle else ("free", "contents")
    return {f"{handle['name']}_{each}" for each in names}


def module(description: Description, links: Links) -> str:
    types = {each["name"]: each for each in description["types"]}
    parts = []
    for each in handles(description):
        calls = methods_of(each["name"], description, but(each), links)
        doc = comment(each.get("doc") or f"`{each['name']}` of C.", 4, links)
        if "row" in each:
            parts.append(_list(each, doc, calls))
        else:
            keeps = each["name"] in calling_back(description)
            parts.append(_object(each, doc, calls, types, keeps))
    return source(
        "Lists, and other objects that are read as a whole.",
        [
            "std::ffi::c_void",
            "std::ptr",
            "taskcore_sys as sys",
            "super::enumerations::*",
            "super::owned",
            "super::rows::*",
            "super::values::*",
            "crate::arguments::*",
            "crate::call::call",
            "crate::callbacks::*",
            "crate::rows::{copies, one, Rows}",
            "crate::text::{take_bytes, take_text}",
            "crate::{Date, Moment, Result, Span, Timestamp}",
        ],
        "\n\n".join(parts),
    )


def _list(handle: Description, doc: str, calls: list[Call]) -> str:
    name = handle["name"]
    functions = ", ".join(f"{name}_{each}" for each in LIST)
    return (
        f"list! {{\n{doc}    {camel(name)}, {camel(handle['row'])}, {name}, {functions}\n}}"
        + _methods(handle, [each.method() for each in calls])
    )


def _object(
    handle: Description,
    doc: str,
    calls: list[Call],
    types: Mapping[str, Description],
    keeps: bool,
) -> str:
    name, content = handle["name"], handle.get("content")
    kept = ", Arguments" if keeps else ""
    methods = [each.method() for each in calls]
    if keeps:
        methods.insert(
            0,
            "    /// # Safety\n    ///\n    /// As for `from_raw`; what it calls is in `kept`.\n"
            f"    pub(crate) unsafe fn calling(raw: *mut sys::{name}, kept: Arguments) -> Self {{\n"
            "        Self(raw, kept)\n    }\n",
        )
    if content:
        of = type_name(content)
        if is_value(types[content]):
            lives, type, value = "a copy", of, f"copies(sys::{name}_contents(self.0), 1).pop()"
        else:
            lives, type = "it lives as long as this object", f"{of}<'_>"
            value = f"one(sys::{name}_contents(self.0))"
        methods.insert(
            0,
            f"    /// What it has: {lives}.\n    ///\n    /// # Panics\n    ///\n"
            "    /// If this was made of NULL.\n"
            f"    pub fn contents(&self) -> {type} {{\n"
            "        // SAFETY: what it has is there as long as this object.\n"
            f"        let contents = unsafe {{ {value} }};\n"
            '        contents.expect("an object of C")\n    }\n',
        )
    debug = (
        f"\n\nimpl std::fmt::Debug for {camel(name)} {{\n"
        "    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {\n"
        + (
            "        self.contents().fmt(to)\n"
            if content
            else f'        to.write_str("{camel(name)}")\n'
        )
        + "    }\n}"
    )
    return (
        f"handle! {{\n{doc}    {camel(name)}, {name}, {handle['free']}{kept}\n}}"
        + _methods(handle, methods)
        + debug
    )


def _methods(handle: Description, methods: list[str]) -> str:
    if not methods:
        return ""
    return f"\n\nimpl {camel(handle['name'])} {{\n" + "\n".join(methods) + "}"
