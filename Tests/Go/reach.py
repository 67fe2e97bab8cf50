# SPDX-License-Identifier: Apache-2.0
"""Checks that the Go binding calls each function of the description, by one of its forms.

reach.py taskcore.json bindings/go < symbols, as `nm --undefined-only` prints them

The symbols say that the C of the binding has it; the sources, that some Go asks for it.
"""

import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from model.writers.go.names import number

functions = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["functions"]
linked = {line.split()[-1].split("@")[0] for line in sys.stdin if line.strip()}
sources = "".join(
    path.read_text(encoding="utf-8")
    for path in Path(sys.argv[2]).rglob("*.go")
    if path.parent.name != "capi"
)
called = set(re.findall(r"\bcapi\.(Call\w+)", sources))
# What a list has is called through a table of its own, which somebody has to use.
unused = {
    table
    for table in re.findall(r"^var (rowsOf\w+) = ", sources, re.MULTILINE)
    if len(re.findall(rf"\b{table}\b", sources)) < 2
}
missing = [
    each["name"]
    for each in functions
    if not {each["name"], each.get("by_value", each["name"])} & linked
    or number(each["name"]) not in called
]
for name in [*missing, *sorted(unused)]:
    print(f"Go does not reach {name}.")
sys.exit(1 if missing or unused else 0)
