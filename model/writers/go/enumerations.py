# SPDX-License-Identifier: Apache-2.0
"""C's groups of constants as types of Go."""

from typing import Any

from model.writers.go.names import camel, constant_name, enumerator
from model.writers.go.text import Words, aligned, comment, named, sentence, source

Description = dict[str, Any]

UNDERLYING = {"enumeration": "int32", "mask32": "uint32", "mask64": "uint64"}


def file(description: Description, words: Words) -> str:
    body = (
        "const (\n"
        + "".join(_constant(each, words) for each in description["constants"])
        + ")\n\n"
        + "\n".join(_group(each, words) for each in description["groups"])
    )
    return source("taskcore", ["strconv"], body)


def _constant(constant: Description, words: Words) -> str:
    name = constant_name(constant["name"])
    if not name:
        return ""
    value = constant["value"]
    written = f'"{value}"' if isinstance(value, str) else str(value)
    doc = words(constant.get("doc")) or f"{constant['name']} of the header."
    return comment(sentence(doc), 1) + f"\t{name} = {written}\n"


def _group(group: Description, words: Words) -> str:
    type = camel(group["name"])
    is_mask = group["kind"] != "enumeration"
    doc = words(group.get("doc"))
    if not doc:
        doc = "What several of these constants are, joined." if is_mask else ""
    names = [(enumerator(group, each), each) for each in group["constants"]]
    lines = aligned(
        [
            (
                comment(sentence(words(each.get("doc"))), 1),
                (name, type, f"= {each['value']}"),
            )
            for name, each in names
        ]
    )
    width = UNDERLYING[group["kind"]]
    start = comment(named(type, doc) if doc else f"{type} is one of the constants below.")
    text = f"{start}type {type} {width}\n\n// What a {type} can be.\nconst (\n{lines})\n\n"
    # Two names of one value: the first one is said.
    seen: dict[int, str] = {}
    for name, each in names:
        seen.setdefault(each["value"], name)
    if not is_mask:
        cases = "".join(f'\tcase {name}:\n\t\treturn "{name}"\n' for name in seen.values())
        return text + (
            "// String gives the name of the constant.\n"
            f"func (v {type}) String() string {{\n\tswitch v {{\n{cases}\t}}\n"
            f'\treturn "{type}(" + strconv.FormatInt(int64(v), 10) + ")"\n}}\n'
        )
    bits = "".join(f'\t{{{value}, "{name}"}},\n' for value, name in seen.items() if value)
    return text + (
        "// Has tells whether all of the bits are in it.\n"
        f"func (v {type}) Has(bits {type}) bool {{ return v&bits == bits }}\n\n"
        "// String gives the names of the constants that are in it.\n"
        f"func (v {type}) String() string {{\n"
        f'\treturn bitNames("{type}", uint64(v), names{type})\n}}\n\n'
        f"var names{type} = []bitName{{\n{bits}}}\n"
    )
