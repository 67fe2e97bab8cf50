# SPDX-License-Identifier: Apache-2.0
"""Checks that the binding calls each function of the description, by one of its forms.

    reach.py program > reach.rs
    reach.py check < symbols, as `nm --undefined-only` prints them

A function with a parameter of any type is compiled where it is used: the program uses these.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from model.writers.rust.calls import STORE, Call, free_functions, methods_of  # noqa: E402
from model.writers.rust.handles import but, handles  # noqa: E402
from model.writers.rust.names import type_name  # noqa: E402

DESCRIPTION = json.loads((ROOT / "data" / "taskcore.json").read_text(encoding="utf-8"))


def calls() -> list[Call]:
    found = free_functions(DESCRIPTION, {}) + methods_of(STORE, DESCRIPTION, set(), {})
    for each in handles(DESCRIPTION):
        found += methods_of(each["name"], DESCRIPTION, but(each), {})
    return found


def program() -> str:
    lines = []
    for call in calls():
        if not any("impl " in type for _, type in call.parameters):
            continue
        types = [f"&{type_name(call.handle)}"] if call.handle else []
        for _, type in call.parameters:
            type = re.sub(r"impl Into<(Option<&)'a (\w+)>>", r"\1'static \2>", type)
            types.append(type.replace("impl AsRef<str>", "&'static str"))
        where = f"{type_name(call.handle)}::" if call.handle else ""
        lines.append(f"    let f: fn({', '.join(types)}) -> Result<_> = {where}{call.name};")
        lines.append("    count += usize::from(f as usize != 0);")
    return (
        "// Written by Tests/Rust/reach.py.\n#![allow(clippy::type_complexity)]\n\nuse std::io::{Read, Write};\n\nuse taskcore::*;\n\n#[test]\n"
        "fn each_function_of_any_type_is_there() {\n    let mut count = 0;\n"
        + "\n".join(lines)
        + f"\n    assert_eq!(count, {len(lines) // 2});\n}}\n"
    )


def check() -> int:
    called = {line.split()[-1].split("@")[0] for line in sys.stdin if line.strip()}
    missing = [
        each["name"]
        for each in DESCRIPTION["functions"]
        if not {each["name"], each.get("by_value", each["name"])} & called
    ]
    for name in missing:
        print(f"Rust does not reach {name}.")
    return 1 if missing else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["program"]:
        sys.stdout.write(program())
    else:
        sys.exit(check())
