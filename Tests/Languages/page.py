# SPDX-License-Identifier: Apache-2.0
"""Runs the conformance suite by each binding, and the examples and programs of each language, and
writes what ran into the tables of docs/languages.md.

    page.py [NAME]...

With names it runs these alone, such as "Go", "examples/java" or "perl". TASKCORE_BUILD says where
the library is. Where a compiler is missing, a row that says what ran elsewhere is kept.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "languages.md"


@dataclass(frozen=True)
class Row:
    """A line of a table; its cells before those that say what ran it, and how that ended."""

    name: str
    """What is given to run it."""
    cells: tuple[str, ...]
    command: tuple[str, ...] = ()
    """What runs it, where it is not Tests/Languages/run.sh."""
    tool: tuple[str, ...] = ()
    """What says its version in the first line, there."""

    def text(self, ran_by: str, result: str) -> str:
        return f"| {' | '.join((*self.cells, ran_by, result))} |"


def binding(name: str, command: tuple[str, ...], tool: tuple[str, ...]) -> Row:
    files = len(list((ROOT / "Tests/Conformance/steps").glob("*.json")))
    return Row(name, (name, str(files)), command, tool)


def tour(language: str, file: str, how: str) -> Row:
    folder = f"examples/{file.split('/')[0]}"
    return Row(folder, (language, f"[{file}](../examples/{file})", how))


def of_a_binding(language: str, file: str, suite: tuple[str, ...], tool: tuple[str, ...]) -> Row:
    row = tour(language, file, "the binding")
    return Row(row.name, row.cells, suite, tool)


def program(name: str, language: str, file: str) -> Row:
    return Row(name, (language, f"[{file}](../Tests/Languages/{file})"))


GPP, GO, RUSTC = ("g++", "--version"), ("go", "version"), ("/usr/bin/rustc", "--version")
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "Tests/Conformance")

TABLES = {
    "bindings": (
        "| binding | files of steps | ran by | result |\n|---|---:|---|---|",
        (
            binding("C++", ("Tests/Cpp/run.sh", "conformance"), GPP),
            binding("Go", ("Tests/Go/run.sh", "conformance"), GO),
            binding("Python", PYTEST, (sys.executable, "--version")),
            binding("Rust", ("Tests/Rust/run.sh", "conformance"), RUSTC),
            binding("Swift", ("Tests/Swift/run.sh", "conformance"), ("swift", "--version")),
        ),
    ),
    "examples": (
        "| language | tour | calls by | ran by | result |\n|---|---|---|---|---|",
        (
            of_a_binding("C++", "cpp/tour.cpp", ("Tests/Cpp/run.sh", "examples"), GPP),
            tour("C#", "csharp/Tour.cs", "P/Invoke"),
            of_a_binding("Go", "go/tour.go", ("Tests/Go/run.sh", "example"), GO),
            tour("Java", "java/Tour.java", "JNA"),
            tour("JavaScript", "javascript/tour.js", "Deno's FFI"),
            tour("Lua", "luajit/tour.lua", "LuaJIT's FFI"),
            tour("Ruby", "ruby/tour.rb", "the gem ffi"),
            of_a_binding("Rust", "rust/tour.rs", ("Tests/Rust/run.sh", "example"), RUSTC),
        ),
    ),
    "programs": (
        "| language | program | ran by | result |\n|---|---|---|---|",
        (
            program("pascal", "Free Pascal", "program.pas"),
            program("go", "Go, by cgo alone", "program.go"),
            program("haskell", "Haskell", "program.hsc"),
            program("deno", "JavaScript, calls that wait on other threads", "program.js"),
            program("luajit", "Lua", "program.lua"),
            program("nim", "Nim", "program.nim"),
            program("ocaml", "OCaml", "program.ml"),
            program("perl", "Perl", "program.pl"),
            program("php", "PHP", "program.php"),
            program("rust", "Rust, by declarations.py", "program.rs"),
            program("bindgen", "Rust, by bindgen", "program.rs"),
            program("zig", "Zig", "program.zig"),
        ),
    ),
}


def version(command: tuple[str, ...]) -> str:
    finished = subprocess.run(command, capture_output=True, text=True, check=True)
    first = (finished.stdout or finished.stderr).splitlines()[0]
    number = re.search(r"\d+(\.\d+)+", first)
    return f"{Path(command[0]).name.rstrip('0123456789.')} {number[0] if number else first}"


def run(row: Row) -> tuple[str, str]:
    """What ran it, and the result."""
    if row.tool and not shutil.which(row.tool[0]):
        return "", f"skipped: there is no {row.tool[0]}"
    command = row.command or ("Tests/Languages/run.sh", row.name)
    ran = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True)
    if row.tool:
        return version(row.tool), "passed" if ran.returncode == 0 else "failed"
    kind, _, rest = (ran.stdout.splitlines() or ["FAILED"])[-1].partition(" ")
    said = rest.partition(": ")[2]
    if kind == "skipped":
        return "", f"skipped: {said}"
    return said, "passed" if kind == "ok" and ran.returncode == 0 else "failed"


def rows(table: tuple[Row, ...], present: str, wanted: Callable[[str], bool]) -> Iterator[str]:
    for row in table:
        beginning = re.escape(f"| {' | '.join(row.cells)} |")
        kept = re.search(rf"^{beginning}.*$", present, re.MULTILINE)
        if kept and not wanted(row.name):
            yield kept[0]
            continue
        ran_by, result = run(row)
        print(f"{row.name}: {ran_by or result}", flush=True)
        if kept and "| passed |" in kept[0] and result.startswith("skipped"):
            yield kept[0]
        else:
            yield row.text(ran_by, result)


def main(names: list[str]) -> int:
    failed = False
    for table, (head, those) in TABLES.items():
        begin, end = f"<!-- ran: {table} -->\n", "<!-- end -->\n"
        _, rest = PAGE.read_text(encoding="utf-8").split(begin)
        present = rest.split(end)[0]
        made = "\n".join([head, *rows(those, present, lambda name: not names or name in names)])
        # It may take long, and the page may have changed.
        before, rest = PAGE.read_text(encoding="utf-8").split(begin)
        after = rest.split(end, 1)[1]
        PAGE.write_text(f"{before}{begin}{made}\n{end}{after}", encoding="utf-8")
        failed = failed or "| failed |" in made
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
