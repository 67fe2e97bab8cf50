# SPDX-License-Identifier: Apache-2.0
"""C's groups of constants as enumerations of C++."""

from typing import Any

from model.writers.cpp.names import enumerator, own
from model.writers.cpp.text import comment
from model.writers.cpp.text import header as laid_out

Description = dict[str, Any]

UNDERLYING = {"enumeration": "std::int32_t", "mask32": "std::uint32_t", "mask64": "std::uint64_t"}


def header(description: Description) -> str:
    masks = [own(each["name"]) for each in description["groups"] if each["kind"] != "enumeration"]
    kinds = "\n".join(
        f"template <>\nstruct is_mask<{each}> : std::true_type {{}};" for each in masks
    )
    body = (
        "\n\n".join(_enumeration(each) for each in description["groups"])
        + "\n\nnamespace internal {\n\n"
        "/// Whether values of an enumeration are joined.\n"
        "template <class Enumeration>\nstruct is_mask : std::false_type {};\n"
        f"{kinds}\n\n}}  // namespace internal"
    )
    return laid_out(
        "enumerations",
        "The constants of C, as enumerations and masks.",
        ["<taskcore.h>", "<cstdint>", "<type_traits>", "../config.hpp"],
        body,
    )


def _enumeration(group: Description) -> str:
    lines = "".join(
        comment(each.get("doc"), 2) + f"  {enumerator(group, each)} = {each['name']},\n"
        for each in group["constants"]
    )
    doc = comment(group.get("doc") or f"`{group['prefix']}...` of C.")
    return f"{doc}enum class {own(group['name'])} : {UNDERLYING[group['kind']]} {{\n{lines}}};"
