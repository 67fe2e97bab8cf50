# SPDX-License-Identifier: Apache-2.0
"""Structs that callers fill: values that know which of their members were set."""

from typing import Any

from model.writers.bindings.members import is_value
from model.writers.cpp.members import CALLBACKS, Member, from_c, members, scalar, to_c
from model.writers.cpp.names import BITS_ALONE, BY_HAND_TYPES, enumerator, own, qualified
from model.writers.cpp.text import comment
from model.writers.cpp.text import header as laid_out

Description = dict[str, Any]


def header(description: Description) -> str:
    constants = {
        each["name"]: (group, each)
        for group in description["groups"]
        for each in group["constants"]
    }
    structs = [
        each
        for each in description["types"]
        if each["kind"] == "struct" and is_value(each) and each["name"] not in BY_HAND_TYPES
    ]
    body = (
        "\n\n".join(_struct(each, constants) for each in structs)
        + "\n\nnamespace internal {\n\n"
        + "\n\n".join(_mapping(each, constants) for each in structs)
        + "\n\n}  // namespace internal"
    )
    return laid_out(
        "values",
        "Inputs, options and reports, which belong to the program.",
        [
            "<taskcore.h>",
            "<chrono>",
            "<cstdint>",
            "<optional>",
            "<string>",
            "<vector>",
            "../arguments.hpp",
            "../callbacks.hpp",
            "../config.hpp",
            "../masks.hpp",
            "../time.hpp",
            "declarations.hpp",
        ],
        body,
    )


def _struct(struct: Description, constants: Description) -> str:
    lines = "".join(
        comment(each.raw.get("doc"), 2) + f"  {_declaration(each, constants)};\n"
        for each in members(struct)
    )
    lines += "".join(
        comment(constant.get("doc") or f"`{bit}` of C.", 2)
        + f"  bool {enumerator(group, constant)} = false;\n"
        for bit in BITS_ALONE.get(struct["name"], ())
        for group, constant in [constants[bit]]
    )
    known = any(each.bit for each in members(struct))
    doc = struct.get("doc") or f"`{struct['name']}` of C."
    if known:
        doc += " A member that has no value is not given."
    return f"{comment(doc)}struct {own(struct['name'])} {{\n{lines}}};"


def _plain(member: Member) -> str:
    kind, meaning = member.kind, member.meaning
    if kind in ("text", "local_time", "local_times"):
        return "std::string"
    if kind == "texts":
        return "std::vector<std::string>"
    if kind == "ids":
        return "std::vector<std::int64_t>"
    if kind == "structs":
        return f"std::vector<{qualified(meaning['of'])}>"
    if kind == "struct":
        return qualified(meaning["of"])
    if kind == "moment_kind":
        return "taskcore::moment"
    if kind == "callback":
        return f"taskcore::{CALLBACKS[meaning['of']]}_function"
    return scalar(member.raw)


def _is_optional(member: Member) -> bool:
    if member.bit or member.kind == "struct":
        return True
    return member.kind in ("text", "local_time", "local_times") and bool(
        member.meaning.get("optional")
    )


def _declaration(member: Member, constants: Description) -> str:
    """With a value of its own, so that a list in braces may leave it out without a warning."""
    type = _plain(member)
    if _is_optional(member):
        return f"std::optional<{type}> {member.name}{{}}"
    if member.kind not in ("code", "bits", "flag", "duration", "id", "instant", "integer", "real"):
        return f"{type} {member.name}{{}}"
    initial = str(member.raw.get("initial", 0))
    if member.kind in ("code", "bits"):
        if initial not in constants:
            return f"{type} {member.name}{{}}"
        return f"{type} {member.name} = {type}::{enumerator(*constants[initial])}"
    if member.kind == "flag":
        return f"{type} {member.name} = {'false' if initial == '0' else 'true'}"
    if initial in ("0", "None", "0.0"):
        return f"{type} {member.name}{{}}"
    return f"{type} {member.name}{{{initial}}}"


def _mapping(struct: Description, constants: Description) -> str:
    name = own(struct["name"])
    found = members(struct)
    fill = "".join(_fill(each) for each in found)
    read = "".join(_read(each) for each in found)
    for bit in BITS_ALONE.get(struct["name"], ()):
        member = enumerator(*constants[bit])
        fill += f"    if (value.{member}) raw.fields |= {bit};\n"
        read += f"    value.{member} = (raw.fields & {bit}) != 0;\n"
    uses_payload = any(each.kind == "callback" for each in found)
    payload = (
        "    auto &payload = kept.keep<internal::payload>();\n    raw.payload = &payload;\n"
        if uses_payload
        else ""
    )
    kept = "kept" if "kept." in fill + payload else ""
    text = (
        f"template <>\nstruct mapping<{name}> {{\n"
        f"  using c_type = {struct['name']};\n"
        f"  static void fill(c_type &raw, {'const ' + name + ' &value' if fill else 'const ' + name + ' &'},"
        f" arguments &{kept}) {{\n"
        f"    static_cast<void>({struct['name']}_init(&raw, sizeof raw));\n"
        f"{payload}{fill}  }}\n"
    )
    if not uses_payload:
        text += (
            f"  static {name} read(const c_type &raw) {{\n"
            f"    {name} value;\n{read}    return value;\n  }}\n"
        )
    return text + "};"


def _fill(member: Member) -> str:
    name, raw = member.name, member.raw["name"]
    value = (
        f"*value.{name}"
        if _is_optional(member) and member.kind not in ("text", "local_time", "local_times")
        else f"value.{name}"
    )
    lines = _assignments(member, value)
    if member.kind == "callback":
        function = CALLBACKS[member.meaning["of"]]
        return (
            f"    if (value.{name}) {{\n"
            f"      raw.{raw} = payload::call_{function};\n"
            f"      payload.{function} = value.{name};\n"
            "    }\n"
        )
    if not _is_optional(member) or not (member.bit or member.kind == "struct"):
        return "".join(f"    {line}\n" for line in lines)
    if member.bit:
        assert member.fields
        lines.append(f"raw.{member.fields['name']} |= {member.bit};")
    return f"    if (value.{name}) {{\n" + "".join(f"      {line}\n" for line in lines) + "    }\n"


def _assignments(member: Member, value: str) -> list[str]:
    kind, raw = member.kind, member.raw["name"]
    whole = value[1:] if value.startswith("*") else value
    access = f"{whole}->" if value.startswith("*") else f"{whole}."
    if kind in ("text", "local_time", "local_times"):
        return [f'raw.{raw} = kept.text({whole}, "{raw}");']
    if kind == "texts":
        return [
            f'raw.{raw} = kept.texts({value}, "{raw}");',
            f"raw.{member.meaning['count']} = {access}size();",
        ]
    if kind == "ids":
        return [
            f"raw.{raw} = {access}data();",
            f"raw.{member.meaning['count']} = {access}size();",
        ]
    if kind == "structs":
        of = qualified(member.meaning["of"])
        return [
            f"raw.{raw} = kept.structs(array_view<{of}>({value}));",
            f"raw.{member.meaning['count']} = {access}size();",
        ]
    if kind == "struct":
        return [f"raw.{raw} = kept.one({value});"]
    if kind == "moment_kind":
        of, date, ms = member.moment
        return [
            f"raw.{of} = {access}kind();",
            f"raw.{date} = {access}date().raw();",
            f"raw.{ms} = internal::raw({access}instant());",
        ]
    if kind == "callback":
        return []
    text = to_c(member.raw, value)
    text = text.replace(f"{value}.", access) if value.startswith("*") else text
    return [f"raw.{raw} = {text};"]


def _read(member: Member) -> str:
    name, raw, kind = member.name, member.raw["name"], member.kind
    conditions = [member.has("&raw")] if member.has("&raw") else []
    if member.bit and member.fields:
        conditions.append(f"raw.{member.fields['name']} & {member.bit}")
    start = "    " + "".join(f"if ({each}) " for each in conditions)
    if kind in ("text", "local_time", "local_times"):
        return f"{start}value.{name} = std::string(internal::text(raw.{raw}));\n"
    if kind == "texts":
        return (
            f"{start}value.{name} = internal::strings(raw.{raw}, raw.{member.meaning['count']});\n"
        )
    if kind == "ids":
        return f"{start}value.{name} = std::vector<std::int64_t>(raw.{raw}, raw.{raw} + raw.{member.meaning['count']});\n"
    if kind == "structs":
        of = qualified(member.meaning["of"])
        return f"{start}value.{name} = internal::copies<{of}>(raw.{raw}, raw.{member.meaning['count']});\n"
    if kind == "struct":
        return f"{start}value.{name} = internal::maybe<{qualified(member.meaning['of'])}>(raw.{raw});\n"
    if kind == "moment_kind":
        of, date, ms = member.moment
        return f"{start}value.{name} = taskcore::moment(raw.{of}, raw.{date}, raw.{ms});\n"
    if kind == "callback":
        return ""
    return f"{start}value.{name} = {from_c(member.raw, f'raw.{raw}')};\n"
