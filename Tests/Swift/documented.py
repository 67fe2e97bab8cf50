# SPDX-License-Identifier: Apache-2.0
"""Checks that each public symbol of a module has a comment: documented.py FOLDER_OF_SYMBOL_GRAPHS"""

import json
import sys
from pathlib import Path

missing = [
    ".".join(symbol["pathComponents"])
    for path in Path(sys.argv[1]).glob("*.symbols.json")
    for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]
    if "docComment" not in symbol
]
for name in missing:
    print(f"{name} has no documentation.")
sys.exit(1 if missing else 0)
