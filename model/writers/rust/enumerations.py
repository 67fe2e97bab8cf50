# SPDX-License-Identifier: Apache-2.0
"""C's groups of constants as types of Rust."""

from collections.abc import Mapping
from typing import Any

from model.writers.rust.names import camel, constant
from model.writers.rust.raw import UNDERLYING
from model.writers.rust.text import comment, source

Description = dict[str, Any]


def module(description: Description, links: Mapping[str, str]) -> str:
    return source(
        "The constants of C, as types.",
        ["taskcore_sys as sys"],
        "\n\n".join(_type(each, links) for each in description["groups"]),
    )


def _type(group: Description, links: Mapping[str, str]) -> str:
    one = group["kind"] == "enumeration"
    lines = "".join(
        comment(each.get("doc") or f"`{each['name']}` of C.", 8, links)
        + f"        {constant(group, each)} = {each['name']},\n"
        for each in group["constants"]
    )
    doc = comment(group.get("doc") or f"`{group['prefix']}...` of C.", 4, links)
    of = "" if one else f": {UNDERLYING[group['kind']]}"
    macro = "enumeration" if one else "mask"
    return f"{macro}! {{\n{doc}    {camel(group['name'])}{of} {{\n{lines}    }}\n}}"
