# SPDX-License-Identifier: Apache-2.0
"""Reads the header with a C preprocessor and a C parser."""

import os
import re
import shlex
import subprocess
import tempfile
from pathlib import Path

from pycparser import c_ast, c_parser  # type: ignore[import-untyped]

from . import GenerationError

# Stand in for the system's headers, which a plain C parser cannot read.
SYSTEM_HEADERS = {
    "stddef.h": "typedef unsigned long size_t;\n",
    "stdint.h": """\
typedef unsigned char uint8_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long int64_t;
typedef unsigned long uint64_t;
""",
}
MACRO_VALUE = "value_of_"


def parse(header: Path) -> c_ast.FileAST:
    """The header's declarations, and for each macro M with a value a variable value_of_M."""
    text = header.read_text(encoding="utf-8")
    functions = re.findall(r"^#define (TASKCORE_\w+\()", text, re.MULTILINE)
    if functions:
        raise GenerationError(f"Python cannot have a macro with arguments: {functions[0]}...).")
    macros = re.findall(r"^#define (TASKCORE_\w+)[ \t]+\S", text, re.MULTILINE)
    values = "".join(f"int {MACRO_VALUE}{macro} = {macro};\n" for macro in macros)
    with tempfile.TemporaryDirectory() as folder:
        for name, content in SYSTEM_HEADERS.items():
            Path(folder, name).write_text(content)
        compiler = shlex.split(os.environ.get("CC", "cc"))
        preprocessor = subprocess.run(
            [*compiler, "-E", "-P", "-x", "c", "-nostdinc", f"-I{folder}", "-"],
            input=f'#include "{header.resolve()}"\n{values}',
            capture_output=True,
            text=True,
        )
    if preprocessor.returncode != 0:
        raise GenerationError(preprocessor.stderr.strip())
    try:
        return c_parser.CParser().parse(preprocessor.stdout, header.name)
    except Exception as error:  # pycparser's versions raise different classes
        raise GenerationError(f"{header.name}: {error}") from error
