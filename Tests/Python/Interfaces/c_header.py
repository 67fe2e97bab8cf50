# SPDX-License-Identifier: Apache-2.0
"""Reads the header with a C preprocessor and a C parser."""

import os
import re
import shlex
import subprocess
import tempfile
from pathlib import Path

from pycparser import c_ast, c_parser

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


def parse(header: Path) -> c_ast.FileAST:
    """The header's declarations."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in SYSTEM_HEADERS.items():
            Path(folder, name).write_text(content)
        compiler = shlex.split(os.environ.get("CC", "cc"))
        preprocessor = subprocess.run(
            [*compiler, "-E", "-P", "-nostdinc", f"-I{folder}", header],
            capture_output=True,
            text=True,
            check=True,
        )
    return c_parser.CParser().parse(preprocessor.stdout, header.name)


def macros(header: Path) -> list[str]:
    """The macros with a value."""
    text = header.read_text(encoding="utf-8")
    return re.findall(r"^#define (TASKCORE_\w+)[ \t]+\S", text, re.MULTILINE)
