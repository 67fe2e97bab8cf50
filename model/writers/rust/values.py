# SPDX-License-Identifier: Apache-2.0
"""Structs that belong to the program: inputs that know which of their members were set, and what
calls fill."""

from collections.abc import Mapping
from typing import Any

from model.writers.bindings.members import Member, is_value
from model.writers.cpp.names import BITS_ALONE
from model.writers.rust.members import TEXTS, from_c, is_optional, members, place, plain, to_c
from model.writers.rust.names import BY_HAND_TYPES, camel, constant, type_name
from model.writers.rust.text import comment, source

Description = dict[str, Any]
Links = Mapping[str, str]

_HOOKS = {"Password": "password", "Progress": "progress", "GoOn": "go_on"}
"""Which member of `Hooks` it is, and what C calls: `call_...`."""

TEXT_SIZE = "std::mem::size_of::<*const std::os::raw::c_char>()"
"""How far apart texts of an array lie."""

_MOMENT = """\
impl Output for Moment {
    type Raw = sys::taskcore_moment;
    const INIT: Init<Self::Raw> = sys::taskcore_moment_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe { Self::of((*raw).kind, (*raw).date, (*raw).ms) }
    }
}"""

_REGISTERED = {"taskcore_open_options"}
"""Structs whose callbacks live longer than a call: `OpenOptions::open` sets them."""


def values(description: Description) -> list[Description]:
    return [
        each
        for each in description["types"]
        if each["kind"] == "struct" and is_value(each) and each["name"] not in BY_HAND_TYPES
    ]


def module(description: Description, links: Links) -> str:
    writer = _Writer(description, links)
    return source(
        "Inputs, options and reports, which belong to the program.",
        [
            "taskcore_sys as sys",
            "super::enumerations::*",
            "crate::arguments::{fitting, Arguments, Init, Input, Output}",
            "crate::callbacks::*",
            "crate::rows::{copies, size_of_struct, Rows}",
            "crate::text::{slice, text}",
            "crate::{Date, Moment, Result, Span, Timestamp}",
        ],
        "\n\n".join([*(writer.struct(each) for each in values(description)), _MOMENT]),
    )


def given(description: Description) -> tuple[set[str], set[str]]:
    """The structs that go in, and those that come out."""
    types = {each["name"]: each for each in description["types"]}
    ins: set[str] = set()
    outs: set[str] = set()

    def walk(name: str, seen: set[str]) -> None:
        if name in seen:
            return
        seen.add(name)
        for each in types[name]["members"]:
            if each["meaning"]["is"] in ("struct", "structs"):
                walk(each["meaning"]["of"], seen)

    for function in description["functions"]:
        if function["name"].endswith("_init"):
            continue
        for each in function["parameters"]:
            if each["meaning"]["is"] in ("struct", "structs"):
                walk(each["meaning"]["of"], ins if each["direction"] == "in" else outs)
    for each in description["types"]:
        if each["kind"] == "struct" and not is_value(each):
            walk(each["name"], outs)
        if "content" in each:
            walk(each["content"], outs)
    return ins, outs


class _Writer:
    def __init__(self, description: Description, links: Links) -> None:
        self._types = {each["name"]: each for each in description["types"]}
        self._links = links
        self._ins, self._outs = given(description)
        self._constants = {
            each["name"]: (group, each)
            for group in description["groups"]
            for each in group["constants"]
        }

    def struct(self, struct: Description) -> str:
        name, found = camel(struct["name"]), members(struct)
        bits = BITS_ALONE.get(struct["name"], ())
        goes_in = struct["name"] in self._ins
        lines = "".join(
            comment(self._doc(each), 4, self._links)
            + f"    pub {each.name}: {self.declared(each)},\n"
            for each in found
        )
        lines += "".join(
            comment(self._constants[bit][1].get("doc") or f"`{bit}` of C.", 4, self._links)
            + f"    pub {self._alone(bit)}: bool,\n"
            for bit in bits
        )
        doc = struct.get("doc") or f"`{struct['name']}` of C."
        if goes_in and any(each.bit for each in found):
            doc += " A member that is None is not given."
        initial = {each.name: self._initial(each) for each in found}
        plain_default = not any(initial.values())
        derived = "Clone, Debug, Default, PartialEq" if plain_default else "Clone, Debug, PartialEq"
        parts = [
            f"{comment(doc, 0, self._links)}#[derive({derived})]\n#[non_exhaustive]\n"
            f"pub struct {name} {{\n{lines}}}"
        ]
        if not plain_default:
            values = "".join(
                f"            {each.name}: {initial[each.name] or 'Default::default()'},\n"
                for each in found
            ) + "".join(f"            {self._alone(bit)}: false,\n" for bit in bits)
            parts.append(
                f"impl Default for {name} {{\n    fn default() -> Self {{\n        Self {{\n"
                f"{values}        }}\n    }}\n}}"
            )
        if goes_in:
            parts += [self._builder(struct, found, bits), self._fill(struct, found, bits)]
        if struct["name"] in self._outs:
            parts.append(self._read(struct, found, bits))
        return "\n\n".join(parts)

    def declared(self, member: Member) -> str:
        type = plain(member, self._types)
        return f"Option<{type}>" if is_optional(member) else type

    def _alone(self, bit: str) -> str:
        return constant(*self._constants[bit]).lower()

    def _doc(self, member: Member) -> str:
        doc: str = member.raw.get("doc") or f"`{member.raw['name']}` of C."
        return doc

    def _initial(self, member: Member) -> str:
        """The value that it begins with, where that is not nothing."""
        if is_optional(member) or member.kind not in (
            *("code", "bits", "flag", "duration", "id", "instant", "integer", "real"),
        ):
            return ""
        initial = str(member.raw.get("initial", 0))
        if initial in self._constants:
            group, each = self._constants[initial]
            value = f"{camel(group['name'])}::{constant(group, each)}"
            return value if each["value"] else ""
        if initial in ("0", "None", "0.0", "NULL") or initial.startswith("TASKCORE_"):
            return ""
        if member.kind == "flag":
            return "true"
        return from_c(member.raw, initial).replace(f"i64::from({initial})", initial)

    def _builder(self, struct: Description, found: list[Member], bits: tuple[str, ...]) -> str:
        methods = [
            "    /// As it is when nothing was set.\n    #[inline]\n    pub fn new() -> Self {\n"
            "        Self::default()\n    }\n"
        ]
        for each in found:
            type, value = self._taken(each)
            value = f"Some({value})" if is_optional(each) else value
            methods.append(
                comment(self._doc(each), 4, self._links)
                + f"    #[inline]\n    pub fn {each.name}(mut self, {each.name}: {type}) -> Self {{\n"
                f"        self.{each.name} = {value};\n        self\n    }}\n"
            )
        for bit in bits:
            name = self._alone(bit)
            methods.append(
                comment(self._constants[bit][1].get("doc") or f"`{bit}` of C.", 4, self._links)
                + f"    #[inline]\n    pub fn {name}(mut self) -> Self {{\n"
                f"        self.{name} = true;\n        self\n    }}\n"
            )
        return f"impl {camel(struct['name'])} {{\n" + "\n".join(methods) + "}"

    def _taken(self, member: Member) -> tuple[str, str]:
        """What a builder takes, and the value that it makes of it."""
        name, type = member.name, plain(member, self._types)
        if member.kind == "texts":
            return (
                "impl IntoIterator<Item = impl Into<String>>",
                f"{name}.into_iter().map(Into::into).collect()",
            )
        if member.kind in (*TEXTS, "ids", "structs", "moment_kind", "callback") or type in (
            "Timestamp",
            "Span",
        ):
            return f"impl Into<{type}>", f"{name}.into()"
        return type, name

    def _fill(self, struct: Description, found: list[Member], bits: tuple[str, ...]) -> str:
        hooks = [each for each in found if each.kind == "callback"]
        lines = "".join(self._fill_one(each) for each in found if each.kind != "callback")
        for bit in bits:
            lines += (
                f"        if self.{self._alone(bit)} {{\n"
                f"            raw.fields |= sys::{bit};\n        }}\n"
            )
        if hooks and struct["name"] not in _REGISTERED:
            found_in = [(each, _HOOKS[plain(each, self._types)]) for each in hooks]
            values = ", ".join(f"{hook}: self.{each.name}.clone()" for each, hook in found_in)
            lines += "".join(
                f"        raw.{place(each)} = self.{each.name}.as_ref()"
                f".map(|_| call_{hook} as _);\n"
                for each, hook in found_in
            )
            lines += (
                f"        raw.payload = kept.payload(Hooks {{ {values}, ..Hooks::default() }});\n"
            )
        raw = "raw" if lines else "_"
        kept = "kept" if "kept." in lines else "_"
        return (
            f"impl Input for {camel(struct['name'])} {{\n"
            f"    type Raw = sys::{struct['name']};\n"
            f"    const INIT: Init<Self::Raw> = sys::{struct['name']}_init;\n\n"
            f"    fn fill(&self, {raw}: &mut Self::Raw, {kept}: &mut Arguments) -> Result<()> {{\n"
            f"{lines}        Ok(())\n    }}\n}}"
        )

    def _fill_one(self, member: Member) -> str:
        name = member.name
        if not is_optional(member):
            return "".join(f"        {line}\n" for line in self._assigned(member, f"self.{name}"))
        copied = member.kind not in (*TEXTS, "texts", "ids", "structs", "struct")
        lines = self._assigned(member, "value")
        if member.bit and member.fields:
            lines.append(f"raw.{member.fields['name']} |= sys::{member.bit};")
        body = "".join(f"            {line}\n" for line in lines)
        source = f"self.{name}" if copied else f"&self.{name}"
        return f"        if let Some(value) = {source} {{\n{body}        }}\n"

    def _assigned(self, member: Member, value: str) -> list[str]:
        kind, raw = member.kind, place(member)
        borrowed = value if value == "value" else f"&{value}"
        if kind in TEXTS:
            return [f'raw.{raw} = kept.text({borrowed}, "{member.raw["name"]}")?;']
        if kind == "texts":
            return [
                f'raw.{raw} = kept.texts({borrowed}, "{member.raw["name"]}")?;',
                f"raw.{member.meaning['count']} = {value}.len();",
            ]
        if kind == "ids":
            return [
                f"raw.{raw} = {value}.as_ptr();",
                f"raw.{member.meaning['count']} = {value}.len();",
            ]
        if kind == "structs":
            return [
                f"raw.{raw} = kept.structs({borrowed})?;",
                f"raw.{member.meaning['count']} = {value}.len();",
            ]
        if kind == "struct":
            return [f"raw.{raw} = kept.one({borrowed})?;"]
        if kind == "moment_kind":
            parts = ", ".join(f"raw.{each}" for each in member.moment)
            return [f"({parts}) = {value}.parts();"]
        return [f"raw.{raw} = {to_c(member.raw, value)};"]

    def _read(self, struct: Description, found: list[Member], bits: tuple[str, ...]) -> str:
        lines = "".join(
            f"                {each.name}: {self._read_one(struct, each)},\n" for each in found
        )
        lines += "".join(
            f"                {self._alone(bit)}: (*raw).fields & sys::{bit} != 0,\n"
            for bit in bits
        )
        return (
            f"impl Output for {camel(struct['name'])} {{\n"
            f"    type Raw = sys::{struct['name']};\n"
            f"    const INIT: Init<Self::Raw> = sys::{struct['name']}_init;\n\n"
            "    unsafe fn read(raw: *const Self::Raw) -> Self {\n"
            "        // SAFETY: as the caller says.\n        unsafe {\n            Self {\n"
            f"{lines}            }}\n        }}\n    }}\n}}"
        )

    def _read_one(self, struct: Description, member: Member) -> str:
        value = self._value(member)
        if is_optional(member) and member.kind not in ("struct", "callback"):
            asked = self._asked(member)
            value = f"if {asked} {{ Some({value}) }} else {{ None }}"
        if "since" in member.raw:
            other = "None" if is_optional(member) else "Default::default()"
            return f"if {has(member)} {{ {value} }} else {{ {other} }}"
        return value

    def _asked(self, member: Member) -> str:
        """What says whether there is a value."""
        if member.bit and member.fields:
            return f"(*raw).{member.fields['name']} & sys::{member.bit} != 0"
        raw = f"(*raw).{place(member)}"
        return f"!{raw}.is_null()" if member.kind in TEXTS else f"{raw} != 0"

    def _value(self, member: Member) -> str:
        kind, raw = member.kind, f"(*raw).{place(member)}"
        if kind in TEXTS:
            return f"text({raw}).to_owned()"
        if kind == "texts":
            return (
                f"Rows::<&str>::new({raw}, (*raw).{member.meaning['count']}, {TEXT_SIZE}).to_vec()"
            )
        if kind == "ids":
            return f"slice({raw}, (*raw).{member.meaning['count']}).to_vec()"
        if kind == "structs":
            of = type_name(member.meaning["of"])
            return f"copies::<{of}>({raw}, (*raw).{member.meaning['count']})"
        if kind == "struct":
            return f"copies::<{type_name(member.meaning['of'])}>({raw}, 1).pop()"
        if kind == "moment_kind":
            return f"Moment::of({', '.join(f'(*raw).{each}' for each in member.moment)})"
        if kind == "callback":
            return "None"
        return from_c(member.raw, raw)


def has(member: Member, raw: str = "raw") -> str:
    """Whether the library gives a member that an older one lacks."""
    return f"size_of_struct({raw}) >= {member.raw['offset'] + member.raw['size']}"
