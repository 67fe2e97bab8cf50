# SPDX-License-Identifier: Apache-2.0
"""Checks that a compiled program calls each function of the description, by one of its forms.

reach.py taskcore.json < symbols, as `nm --undefined-only` prints them
"""

import json
import sys
from pathlib import Path

functions = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["functions"]
called = {line.split()[-1].split("@")[0] for line in sys.stdin if line.strip()}
missing = [
    each["name"]
    for each in functions
    if not {each["name"], each.get("by_value", each["name"])} & called
]
for name in missing:
    print(f"C++ does not reach {name}.")
sys.exit(1 if missing else 0)
