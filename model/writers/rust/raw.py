# SPDX-License-Identifier: Apache-2.0
"""The crate taskcore-sys: C as it is."""

import json
from typing import Any

from model.language.errors import ModelError
from model.writers.rust.names import word
from model.writers.rust.text import comment, joined, source

Description = dict[str, Any]

_PLAIN = {
    "char": "c_char",
    "double": "f64",
    "int32_t": "i32",
    "int64_t": "i64",
    "size_t": "usize",
    "uint32_t": "u32",
    "uint64_t": "u64",
    "uint8_t": "u8",
    "void": "c_void",
}
UNDERLYING = {"enumeration": "i32", "mask32": "u32", "mask64": "u64"}


def raw_type(type: str) -> str:
    """A type of C in Rust: pointers from the outermost inwards."""
    type = type.strip()
    if type.endswith("const"):
        return raw_type(type.removesuffix("const"))
    if type.endswith("*"):
        inner = type[:-1].strip()
        constant = inner.startswith("const ") if not inner.endswith(("*", "const")) else False
        constant = constant or inner.endswith("const")
        return f"*{'const' if constant else 'mut'} {raw_type(inner)}"
    type = type.removeprefix("const ")
    if type.startswith("taskcore_"):
        return type
    if type not in _PLAIN:
        raise ModelError(f"In Rust, nothing is known of the type {type}.")
    return _PLAIN[type]


def constants(description: Description) -> str:
    lines = []
    for each in description["constants"]:
        lines.append(
            comment(each.get("doc") or f"`{each['name']}` of C.")
            + f"pub const {each['name']}: {_constant(each['value'])};"
        )
    for group in description["groups"]:
        type = UNDERLYING[group["kind"]]
        lines += [
            comment(each.get("doc") or f"`{each['name']}` of C.")
            + f"pub const {each['name']}: {type} = {each['value']};"
            for each in group["constants"]
        ]
    return source("Constants.", [], "\n".join(lines))


def _constant(value: int | str) -> str:
    if isinstance(value, str):
        return f"&str = {json.dumps(value)}"
    return f"{'i32' if abs(value) < 1 << 31 else 'i64'} = {value}"


def types(description: Description) -> str:
    parts = [
        comment("What a call returned: `TASKCORE_OK`, or what went wrong.")
        + "pub type taskcore_status = i32;"
    ]
    for each in description["types"]:
        doc = comment(each.get("doc") or f"`{each['name']}` of C.")
        if each["kind"] == "handle":
            parts.append(
                f"{doc}#[repr(C)]\npub struct {each['name']} {{\n"
                "    _data: [u8; 0],\n    _marker: PhantomData<(*mut u8, PhantomPinned)>,\n}"
            )
        elif each["kind"] == "callback":
            parts.append(doc + _callback(each))
        else:
            parts.append(doc + _struct(each))
    return source(
        "Types.",
        [
            "std::ffi::c_void",
            "std::marker::{PhantomData, PhantomPinned}",
            "std::os::raw::c_char",
        ],
        "\n\n".join(parts),
    )


def _callback(each: Description) -> str:
    parameters = [f"{word(one['name'])}: {raw_type(one['type'])}" for one in each["parameters"]]
    returns = each["returns"]["type"]
    after = "" if returns == "void" else f" -> {raw_type(returns)}"
    return joined(
        f'pub type {each["name"]} = Option<unsafe extern "C" fn', parameters, f"{after}>;", 0
    )


def _struct(each: Description) -> str:
    members = "".join(
        comment(one.get("doc") or _member_doc(one), 4)
        + f"    pub {word(one['name'])}: {raw_type(one['type'])},\n"
        for one in each["members"]
    )
    return (
        f"#[repr(C)]\n#[derive(Clone, Copy)]\npub struct {each['name']} {{\n{members}}}\n\n"
        '#[cfg(target_pointer_width = "64")]\n'
        f"const _: () = assert!(std::mem::size_of::<{each['name']}>() == {each['size']});"
    )


def _member_doc(member: Description) -> str:
    """Of a member that the header says nothing of, since its name does."""
    kind, meaning = member["meaning"]["is"], member["meaning"]
    if kind == "size":
        return "The size of the struct."
    if kind == "fields":
        return "Which members count, as bits."
    if kind == "count" and "of" in meaning:
        return f"How many `{meaning['of']}` has."
    if kind == "reserved":
        return "Fills a gap; it is 0."
    return f"`{member['name']}` of C."


def functions(description: Description) -> str:
    lines = []
    for each in description["functions"]:
        lines.append(_function(each, each["name"], []))
        if "by_value" in each:
            lines.append(
                _function(each, each["by_value"], ["error: *mut *mut taskcore_error"], each["name"])
            )
    return source(
        "Functions. What each parameter means is in taskcore.h.",
        ["std::ffi::c_void", "std::os::raw::c_char", "super::types::*"],
        'extern "C" {\n' + "\n".join(lines) + "}",
    )


def _function(each: Description, name: str, more: list[str], usual: str = "") -> str:
    parameters = [f"{word(one['name'])}: {raw_type(one['type'])}" for one in each["parameters"]]
    returns = each["returns"]["type"]
    after = "" if returns == "void" else f" -> {raw_type(returns)}"
    doc = f"`{usual}`, which hands its error to the caller." if usual else each["doc"]
    return (
        comment(doc or f"`{name}` of C.", 4)
        + joined(f"pub fn {name}", parameters + more, f"{after};", 4)
        + "\n"
    )


def layout(description: Description) -> str:
    """What `size_of` does not say: where each member lies."""
    checks = []
    for each in description["types"]:
        if each["kind"] == "struct":
            offsets = ", ".join(
                f"{word(one['name'])}: {one['offset']} {one['size']}" for one in each["members"]
            )
            checks.append(f"    lies!({each['name']} {{ {offsets} }});")
    return source(
        "Tests that each member lies where C has it.",
        ["super::types::*"],
        "macro_rules! lies {\n"
        "    ($type:ident { $($member:ident: $offset:literal $size:literal),* }) => {\n"
        "        let whole = std::mem::MaybeUninit::<$type>::uninit();\n"
        "        let start = whole.as_ptr();\n"
        "        $(\n"
        "            // SAFETY: the place is inside of `whole`, and is not read.\n"
        "            let member = unsafe { std::ptr::addr_of!((*start).$member) };\n"
        "            let offset = member as usize - start as usize;\n"
        "            assert_eq!((offset, size_of(member)), ($offset, $size),\n"
        '                concat!(stringify!($type), ".", stringify!($member)));\n'
        "        )*\n"
        "    };\n"
        "}\n\n"
        "fn size_of<T>(_: *const T) -> usize {\n    std::mem::size_of::<T>()\n}\n\n"
        "#[test]\nfn each_member_lies_where_c_has_it() {\n" + "\n".join(checks) + "\n}",
    )


def module() -> str:
    return source(
        "Follows from the description of the C API.",
        [],
        "mod constants;\nmod functions;\n"
        '#[cfg(all(test, target_pointer_width = "64"))]\nmod layout;\nmod types;\n\n'
        "pub use constants::*;\npub use functions::*;\npub use types::*;",
    )
