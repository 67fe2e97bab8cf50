# SPDX-License-Identifier: Apache-2.0
"""Runs the conformance suite by each binding, and writes what ran into the table of docs/bindings.md.

    page.py

TASKCORE_BUILD says where the library is. A binding whose compiler is missing keeps its row.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import suite

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "bindings.md"
BEGIN, END = "<!-- ran -->\n", "<!-- end -->\n"


@dataclass(frozen=True)
class Binding:
    """A way to call the library from a language."""

    name: str
    command: tuple[str, ...]
    """What runs the suite."""
    tools: tuple[tuple[str, ...], ...]
    """What says its version in the first line."""


BINDINGS = (
    Binding("C++", ("Tests/Cpp/run.sh", "conformance"), (("g++", "--version"),)),
    Binding("Go", ("Tests/Go/run.sh", "conformance"), (("go", "version"),)),
    Binding(
        "Python",
        (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "Tests/Conformance"),
        ((sys.executable, "--version"),),
    ),
    Binding("Rust", ("Tests/Rust/run.sh", "conformance"), (("/usr/bin/rustc", "--version"),)),
)


def version(command: tuple[str, ...]) -> str:
    finished = subprocess.run(command, capture_output=True, text=True, check=True)
    first = (finished.stdout or finished.stderr).splitlines()[0]
    number = re.search(r"\d+(\.\d+)+", first)
    return f"{Path(command[0]).name.rstrip('0123456789.')} {number[0] if number else first}"


def rows(present: str) -> Iterator[str]:
    yield "| binding | ran by | files of steps | result |"
    yield "|---|---|---:|---|"
    for binding in BINDINGS:
        missing = [tool[0] for tool in binding.tools if not shutil.which(tool[0])]
        kept = re.search(rf"^\| {re.escape(binding.name)} \|.*$", present, re.MULTILINE)
        if missing and kept:
            print(f"{binding.name} was left out: there is no {missing[0]}.")
            yield kept[0]
            continue
        ran = subprocess.run(binding.command, cwd=ROOT, env=os.environ, capture_output=True)
        result = "passed" if ran.returncode == 0 else "failed"
        tools = ", ".join(map(version, binding.tools))
        yield f"| {binding.name} | {tools} | {len(suite.names())} | {result} |"


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    present, after = rest.split(END)
    made = "\n".join(rows(present)) + "\n"
    PAGE.write_text(before + BEGIN + made + END + after, encoding="utf-8")
    print(made, end="")
    return 1 if "| failed |" in made else 0


if __name__ == "__main__":
    sys.exit(main())
