# SPDX-License-Identifier: Apache-2.0
"""Checks that the Swift binding calls each function of the description, by one of its forms.

reach.py < symbols, as `nm --undefined-only` prints them of its objects
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DESCRIPTION = json.loads((ROOT / "data" / "taskcore.json").read_text(encoding="utf-8"))

called = {line.split()[-1].split("@")[0] for line in sys.stdin if line.strip()}
missing = [
    each["name"]
    for each in DESCRIPTION["functions"]
    if not {each["name"], each.get("by_value", each["name"])} & called
]
for name in missing:
    print(f"Swift does not reach {name}.")
sys.exit(1 if missing else 0)
