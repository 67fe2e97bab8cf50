"""What is there of an earlier release, in a folder."""

from __future__ import annotations

import sqlite3
import subprocess
import tarfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
# Of the time before records had states, comments and calendars; first/make_store.py made it. It is older than all
# releases, and has every migration before it.
FIRST = "first"


@dataclass(frozen=True)
class Old:
    name: str
    folder: Path

    @property
    def store(self) -> Path:
        return self.folder / "store.db"

    @property
    def library(self) -> Path:
        """The folder of its library."""
        return self.folder / "lib"

    @property
    def is_first(self) -> bool:
        return self.name == FIRST

    def program(self, name: str) -> Path:
        """The source of a program of then. The first ones are as they were, and still say what they said."""
        return (HERE if self.is_first else self.folder) / "programs" / name

    def file(self, name: str) -> Path:
        return self.folder / name


def unpack_first(to: Path) -> None:
    with tarfile.open(HERE / "first.tar.xz") as archive:
        archive.extractall(to.parent, filter="data")
    (to.parent / "first").rename(to)


def version_of_store(path: Path) -> int:
    """The version of a store that nobody has open."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


def machine(library: Path) -> str:
    """The kind of computer that a library runs on."""
    told = subprocess.run(
        ["readelf", "--file-header", library], capture_output=True, text=True, check=True
    )
    (line,) = [each for each in told.stdout.splitlines() if each.strip().startswith("Machine:")]
    return line.partition(":")[2].strip()
