#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Makes include/taskcore.h: the types, then the functions in families with worked examples.

    generate-header.py EMITTED_HEADER TYPES_HEADER EXAMPLES_FOLDER OUTPUT

The functions and their comments come from the header that the Swift compiler emitted, and are
cleaned, never retyped; the types header is pasted. What the script cannot tell is an error.
"""

import sys
from pathlib import Path

from header import GenerationError
from header.emitted import read_functions
from header.layout import lay_out


def main(arguments: list[str]) -> int:
    if len(arguments) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    emitted, types, examples, output = map(Path, arguments)
    try:
        functions = read_functions(emitted.read_text(encoding="utf-8"))
        header = lay_out(types.read_text(encoding="utf-8"), functions, examples)
    except (GenerationError, OSError) as error:
        print(f"generate-header.py: {error}", file=sys.stderr)
        return 1
    output.write_text(header, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
