"""The programs that are measured: what each is called with, for which sizes, and how often."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build")).resolve()
SOURCES = Path(__file__).parent / "programs"
LIBRARY = BUILD / "lib/libtaskcore.so.0"
SHELL = BUILD / "bin/taskcore"
#: That of the peers; without it, they say themselves that they are missing.
PYTHON = next(filter(Path.exists, [BUILD / "bench-venv/bin/python"]), Path(sys.executable))

THOUSANDS = (1_000, 10_000, 100_000)
ALL_SIZES = (*THOUSANDS, 1_000_000)
#: What does not depend on a size.
ONCE = (0,)


@dataclass(frozen=True)
class Program:
    """A program of programs/: C or C++ when its name says so, else Python."""

    file: str
    sizes: tuple[int, ...]
    #: For C and C++: what pkg-config is asked for, and what else is linked.
    packages: str = ""
    uses_library: bool = False
    arguments: tuple[str, ...] = ()
    #: Those that repeat in themselves all that they measure run once; the others take turns.
    takes_turns: bool = True
    #: From this size on, all rounds but the first one are for the bulk add alone.
    adds_only_from: int | None = None

    @property
    def name(self) -> str:
        return self.file.partition(".")[0]

    def rounds(self, size: int, usual: int, large: int) -> int:
        """How often it runs for a size."""
        if not self.takes_turns:
            return 1
        return large if self.adds_only_from is not None and size >= self.adds_only_from else usual

    def compile(self, folder: Path) -> None:
        """Compiles a program in C or C++ into the folder; one in Python needs nothing."""
        if self.file.endswith(".py"):
            return
        compiler = ["c++", "-std=c++17"] if self.file.endswith(".cpp") else ["cc", "-std=c11"]
        command = [*compiler, "-D_GNU_SOURCE", "-O2", "-Wall", "-Wextra", "-Werror"]
        command += [
            "-I",
            str(ROOT / "include"),
            "-o",
            str(folder / self.name),
            str(SOURCES / self.file),
        ]
        if self.packages:
            asked = ["pkg-config", "--cflags", "--libs", *self.packages.split()]
            command += subprocess.run(
                asked, check=True, capture_output=True, text=True
            ).stdout.split()
        if self.uses_library:
            command += [f"-L{LIBRARY.parent}", "-ltaskcore", f"-Wl,-rpath,{LIBRARY.parent}"]
        subprocess.run(command, check=True)

    def command(self, compiled: Path, folder: Path, size: int, round_number: int) -> list[str]:
        begin = [str(compiled / self.name)]
        if self.file.endswith(".py"):
            begin = [str(PYTHON), str(SOURCES / self.file)]
        adds_only = (
            self.adds_only_from is not None and size >= self.adds_only_from and round_number > 0
        )
        return [*begin, str(folder), str(size), *self.arguments, *(["add"] if adds_only else [])]


PROGRAMS = (
    Program("taskcore_open.c", ONCE, arguments=(str(LIBRARY),)),
    Program("floor_open.c", ONCE, packages="sqlite3"),
    Program("taskcore_tasks.c", ALL_SIZES, uses_library=True, adds_only_from=1_000_000),
    Program("floor_tasks.c", ALL_SIZES, packages="sqlite3", adds_only_from=1_000_000),
    Program("peer_taskchampion.py", THOUSANDS, adds_only_from=100_000),
    Program("taskcore_python.py", THOUSANDS, takes_turns=False),
    Program("taskcore_rows.cpp", ALL_SIZES, uses_library=True, takes_turns=False),
    Program("taskcore_shell.py", THOUSANDS, takes_turns=False),
    Program("taskcore_sync.py", THOUSANDS),
    Program("peer_taskchampion_sync.py", THOUSANDS[:2]),
    Program("taskcore_caldav.py", THOUSANDS[:2], takes_turns=False),
    Program("peer_vdirsyncer.py", THOUSANDS[:2], takes_turns=False),
    Program("peer_taskwarrior.py", THOUSANDS, takes_turns=False),
    Program("peer_todoman.py", THOUSANDS[:2], takes_turns=False),
    Program(
        "taskcore_events.c",
        ALL_SIZES,
        packages="sqlite3 libical",
        uses_library=True,
        takes_turns=False,
    ),
    Program("taskcore_files.c", THOUSANDS, packages="sqlite3", uses_library=True),
    Program("peer_icalendar.py", THOUSANDS[:2], takes_turns=False),
    Program("taskcore_occurrences.c", ONCE, uses_library=True),
    Program("floor_occurrences.c", ONCE, packages="libical"),
    Program("peer_dateutil.py", ONCE),
    Program("taskcore_invoices.c", ONCE, uses_library=True),
    Program("floor_invoices.c", ONCE, packages="pangocairo libqpdf"),
    Program("peer_reportlab.py", ONCE),
)
