# SPDX-License-Identifier: Apache-2.0
"""Structs of the library: rows that are read where they lie."""

from typing import Any

from model.writers.bindings.members import is_value
from model.writers.cpp.members import Member, from_c, members, scalar
from model.writers.cpp.names import BY_HAND_TYPES, own, qualified
from model.writers.cpp.text import comment
from model.writers.cpp.text import header as laid_out

Description = dict[str, Any]

_NONE_IS_SAID = ("instant", "duration", "integer", "real", "code")
"""Kinds that have no value of their own for none."""


def header(description: Description) -> str:
    body = "\n\n".join(
        _row(each)
        for each in description["types"]
        if each["kind"] == "struct" and not is_value(each) and each["name"] not in BY_HAND_TYPES
    )
    return laid_out(
        "rows",
        "What lists and other objects of the library have, as long as these live.",
        [
            "<taskcore.h>",
            "<chrono>",
            "<cstdint>",
            "<optional>",
            "<string_view>",
            "../config.hpp",
            "../list.hpp",
            "../time.hpp",
            "../views.hpp",
            "declarations.hpp",
            "values.hpp",
        ],
        body,
    )


def _row(struct: Description) -> str:
    name, raw = own(struct["name"]), struct["name"]
    found = members(struct)
    fields = next((each for each in struct["members"] if each["meaning"]["is"] == "fields"), None)
    accessors = "".join(_accessor(each) for each in found)
    if fields:
        of = qualified(fields["meaning"]["bits"])
        accessors = (
            comment(fields.get("doc"), 2)
            + f"  [[nodiscard]] {of} fields() const noexcept {{"
            + f" return static_cast<{of}>(raw_->{fields['name']}); }}\n"
            + accessors
        )
    return (
        f"{comment(struct.get('doc') or f'`{raw}` of C.')}class {name} {{\n public:\n"
        f"  explicit {name}(const {raw} *raw) noexcept : raw_(raw) {{}}\n"
        "  /// As C has it.\n"
        f"  [[nodiscard]] const {raw} *get() const noexcept {{ return raw_; }}\n"
        f"{accessors}\n private:\n  const {raw} *raw_;\n}};"
    )


def _accessor(member: Member) -> str:
    type, expression = _read(member)
    has = member.has("raw_")
    if has:
        expression = f"if (!{has}) return {{}};\n    {expression}"
    return (
        comment(member.raw.get("doc"), 2)
        + f"  [[nodiscard]] {type} {member.name}() const {{\n    {expression}\n  }}\n"
    )


def _read(member: Member) -> tuple[str, str]:
    kind, meaning = member.kind, member.meaning
    raw = f"raw_->{member.raw['name']}"
    if kind in ("text", "local_time", "local_times"):
        return "std::string_view", f"return internal::text({raw});"
    if kind == "texts":
        return "texts_view", f"return internal::texts({raw}, raw_->{meaning['count']});"
    if kind == "ids":
        return "array_view<std::int64_t>", f"return {{{raw}, raw_->{meaning['count']}}};"
    if kind == "bytes":
        return "bytes_view", f"return {{{raw}, raw_->{meaning['count']}}};"
    if kind == "structs":
        of = qualified(meaning["of"])
        return f"rows_view<{of}>", f"return internal::rows<{of}>({raw}, raw_->{meaning['count']});"
    if kind == "struct":
        of = qualified(meaning["of"])
        return f"std::optional<{of}>", f"return internal::maybe<{of}>({raw});"
    if kind == "moment_kind":
        of, date, ms = member.moment
        return "taskcore::moment", f"return {{raw_->{of}, raw_->{date}, raw_->{ms}}};"
    type = scalar(member.raw)
    value = from_c(member.raw, raw)
    condition = _condition(member, raw)
    if not condition:
        return type, f"return {value};"
    return (
        f"std::optional<{type}>",
        f"if (!({condition})) return std::nullopt;\n    return {value};",
    )


def _condition(member: Member, raw: str) -> str | None:
    """What says whether there is a value, where the value itself does not."""
    if member.kind not in _NONE_IS_SAID:
        return None
    if member.bit and member.fields:
        return f"raw_->{member.fields['name']} & {member.bit}"
    if member.meaning.get("optional"):
        return f"{raw} != 0"
    return None
