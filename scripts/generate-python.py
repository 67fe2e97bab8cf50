#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Makes bindings/python/taskcore/_low_level/prototypes.py: the C API as ctypes declarations.

    generate-python.py HEADER OUTPUT

It needs a C compiler ($CC, or cc) for the preprocessor, and pycparser: Debian's package
python3-pycparser, or pycparser from PyPI as Tests/Python/requirements.txt names it.
"""

import sys
from pathlib import Path

from prototypes import GenerationError
from prototypes.parsing import parse
from prototypes.rendering import render


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    header, output = map(Path, arguments)
    try:
        module = render(parse(header))
    except (GenerationError, OSError) as error:
        print(f"generate-python.py: {error}", file=sys.stderr)
        return 1
    output.write_text(module, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
