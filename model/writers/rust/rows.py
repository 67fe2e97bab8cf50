# SPDX-License-Identifier: Apache-2.0
"""Structs of the library: rows that are read where they lie, and the same as values."""

from collections.abc import Mapping
from typing import Any

from model.language.errors import ModelError
from model.writers.bindings.members import Member, is_value
from model.writers.rust.members import TEXTS, condition, from_c, members, place, plain
from model.writers.rust.names import BY_HAND_TYPES, camel, type_name
from model.writers.rust.text import comment, source
from model.writers.rust.values import TEXT_SIZE, has

Description = dict[str, Any]
Links = Mapping[str, str]

_TAKEN = {"as_raw", "into_owned", "clone", "fmt"}
"""Names of functions that each row has."""


def rows(description: Description) -> list[Description]:
    return [
        each
        for each in description["types"]
        if each["kind"] == "struct" and not is_value(each) and each["name"] not in BY_HAND_TYPES
    ]


def module(description: Description, links: Links) -> str:
    types = {each["name"]: each for each in description["types"]}
    return source(
        "What lists and other objects of the library have, as long as these live.",
        [
            "taskcore_sys as sys",
            "super::enumerations::*",
            "super::owned",
            "super::values::*",
            "crate::rows::{copies, one, size_of_struct, Rows, Texts}",
            "crate::text::{slice, text}",
            "crate::{Date, Moment, Span, Timestamp}",
        ],
        "\n\n".join(_row(each, types, links) for each in rows(description)),
    )


def owned_module(description: Description, links: Links) -> str:
    types = {each["name"]: each for each in description["types"]}
    return source(
        "Rows as values of the program: what `into_owned` and `to_vec` make.",
        [
            "super::enumerations::*",
            "super::values::*",
            "crate::{Date, Moment, Span, Timestamp}",
        ],
        "\n\n".join(_owned(each, types, links) for each in rows(description)),
    )


def fields(struct: Description) -> Description | None:
    return next((each for each in struct["members"] if each["meaning"]["is"] == "fields"), None)


def begins(member: Member) -> Description | None:
    """Of a moment that may be a whole day: the member that says when the day begins."""
    if member.kind != "moment_kind":
        return None
    name = member.moment[2]
    found = next(each for each in member.struct["members"] if each["name"] == name)
    return found if "of a date, when" in found.get("doc", "") else None


def owned_members(
    struct: Description, types: dict[str, Description]
) -> list[tuple[str, str, str, str]]:
    """Name, type, doc and the expression that copies it from a row."""
    found = []
    bits = fields(struct)
    if bits:
        of = camel(bits["meaning"]["bits"])
        found.append(("fields", of, bits.get("doc") or "Which members count.", "row.fields()"))
    for member in members(struct):
        name, type, kind = member.name, plain(member, types), member.kind
        value = f"row.{name}()"
        if kind in TEXTS:
            value += ".into()"
        elif (
            kind in ("texts", "ids", "bytes")
            or kind == "structs"
            and not is_value(types[member.meaning["of"]])
        ):
            value += ".to_vec()"
        elif kind == "struct":
            inner = type
            type = f"Option<{inner}>"
            if not is_value(types[member.meaning["of"]]):
                value += f".map({inner}::from)"
        if condition(member, "", ""):
            type = f"Option<{type}>"
        doc = member.raw.get("doc") or f"`{member.raw['name']}` of C."
        found.append((name, type, doc, value))
        day = begins(member)
        if day:
            found.append((f"{name}_begins", "Timestamp", day["doc"], f"row.{name}_begins()"))
    return found


def _owned(struct: Description, types: dict[str, Description], links: Links) -> str:
    name = camel(struct["name"])
    found = owned_members(struct, types)
    lines = "".join(
        comment(doc, 4, links) + f"    pub {member}: {type},\n" for member, type, doc, _ in found
    )
    copies = "".join(f"            {member}: {value},\n" for member, _, _, value in found)
    doc = struct.get("doc") or f"`{struct['name']}` of C."
    return (
        f"{comment(doc, 0, links)}#[derive(Clone, Debug, Default, PartialEq)]\n"
        f"#[non_exhaustive]\npub struct {name} {{\n{lines}}}\n\n"
        f"impl From<super::{name}<'_>> for {name} {{\n"
        f"    #[inline]\n    fn from(row: super::{name}<'_>) -> Self {{\n        Self {{\n{copies}"
        "        }\n    }\n}"
    )


def _row(struct: Description, types: dict[str, Description], links: Links) -> str:
    name, raw = camel(struct["name"]), struct["name"]
    found = members(struct)
    taken = {each.name for each in found} & (_TAKEN | ({"fields"} if fields(struct) else set()))
    if taken:
        raise ModelError(f"In Rust, {raw} has members that each row has otherwise: {taken}")
    accessors = []
    bits = fields(struct)
    if bits:
        of = camel(bits["meaning"]["bits"])
        accessors.append(
            _function(
                bits.get("doc") or "Which members count.",
                "fields",
                of,
                f"{of}((*self.raw).{bits['name']})",
                links,
            )
        )
    for each in found:
        accessors.append(_accessor(each, types, links))
        day = begins(each)
        if day:
            accessors.append(
                _function(
                    day["doc"],
                    f"{each.name}_begins",
                    "Timestamp",
                    f"Timestamp((*self.raw).{day['name']})",
                    links,
                )
            )
    doc = comment(struct.get("doc") or f"`{raw}` of C.", 4, links)
    return (
        f"row! {{\n{doc}    {name}, {raw}\n}}\n\nimpl<'a> {name}<'a> {{\n"
        + "\n".join(accessors)
        + "}"
    )


def _accessor(member: Member, types: dict[str, Description], links: Links) -> str:
    type, value = read(member, types)
    asked = condition(member, _fields(member), f"(*self.raw).{place(member)}")
    if asked:
        type = f"Option<{type}>"
        value = f"if {asked} {{ Some({value}) }} else {{ None }}"
    if "since" in member.raw:
        other = "None" if type.startswith("Option") else "Default::default()"
        if member.kind in ("texts", "structs") and "<'a" in type:
            other = "Rows::new(std::ptr::null(), 0, 0)"
        value = f"if {has(member, 'self.raw')} {{ {value} }} else {{ {other} }}"
    doc = member.raw.get("doc") or f"`{member.raw['name']}` of C."
    return _function(doc, member.name, type, value, links)


def _fields(member: Member) -> str:
    return f"(*self.raw).{member.fields['name']}" if member.fields else ""


def _function(doc: str, name: str, type: str, value: str, links: Links) -> str:
    return (
        comment(doc, 4, links)
        + f"    #[inline]\n    pub fn {name}(&self) -> {type} {{\n"
        + "        // SAFETY: the row is there during 'a.\n"
        + f"        unsafe {{ {value} }}\n    }}\n"
    )


def read(member: Member, types: dict[str, Description]) -> tuple[str, str]:
    """The type of what is read where it lies, and the expression."""
    kind, meaning = member.kind, member.meaning
    raw = f"(*self.raw).{place(member)}"
    type = plain(member, types, "'a")
    if kind in TEXTS:
        return type, f"text({raw})"
    if kind == "texts":
        return type, f"Rows::new({raw}, (*self.raw).{meaning['count']}, {TEXT_SIZE})"
    if kind in ("ids", "bytes"):
        return type, f"slice({raw}, (*self.raw).{meaning['count']})"
    if kind == "structs":
        if is_value(types[meaning["of"]]):
            of = type_name(meaning["of"])
            return type, f"copies::<{of}>({raw}, (*self.raw).{meaning['count']})"
        return type, f"Rows::within({raw}, (*self.raw).{meaning['count']})"
    if kind == "struct":
        one = f"copies({raw}, 1).pop()" if is_value(types[meaning["of"]]) else f"one({raw})"
        return f"Option<{type}>", one
    if kind == "moment_kind":
        return type, f"Moment::of({', '.join(f'(*self.raw).{each}' for each in member.moment)})"
    return type, from_c(member.raw, raw)
