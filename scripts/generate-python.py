#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Makes bindings/python/taskcore/_low_level/prototypes.py: the C API as ctypes declarations.

    generate-python.py DESCRIPTION OUTPUT

DESCRIPTION is data/taskcore.json.
"""

import json
import sys
from pathlib import Path

from prototypes import GenerationError
from prototypes.rendering import render


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    description, output = map(Path, arguments)
    try:
        module = render(json.loads(description.read_text(encoding="utf-8")))
    except (GenerationError, OSError) as error:
        print(f"generate-python.py: {error}", file=sys.stderr)
        return 1
    output.write_text(module, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
