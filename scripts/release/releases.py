"""The releases that are frozen in Tests/Released, each in a folder that its version names."""

from __future__ import annotations

import json
import lzma
import re
import tarfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from scripts.release.sources import ordered

FOLDER = "Tests/Released"
# The interface, the Python binding, a program, and what they made: make_fixtures in freeze.py.
ARCHIVE = "release.tar.xz"
LIBRARY = "libtaskcore.so.0.xz"
SONAME = "libtaskcore.so.0"


@cache
def _files(path: Path) -> dict[str, bytes]:
    found = {}
    with tarfile.open(path) as archive:
        for each in archive:
            file = archive.extractfile(each)
            if file is not None:
                found[each.name] = file.read()
    return found


@dataclass(frozen=True)
class Release:
    folder: Path

    @property
    def version(self) -> str:
        return self.folder.name

    def files(self) -> dict[str, bytes]:
        """What is in its archive, by its name there."""
        return _files(self.folder / ARCHIVE)

    def read(self, name: str) -> bytes:
        return self.files()[name]

    def description(self) -> dict[str, Any]:
        description = json.loads(self.read("taskcore.json"))
        assert isinstance(description, dict)
        return description

    def symbols(self) -> set[str]:
        return set(self.read("exported-symbols.txt").decode().split())

    def library(self) -> bytes:
        return lzma.decompress((self.folder / LIBRARY).read_bytes())

    def unpack(self, to: Path) -> Path:
        """All of it below a folder, the library in its lib."""
        with tarfile.open(self.folder / ARCHIVE) as archive:
            archive.extractall(to, filter="data")
        (to / "lib").mkdir()
        (to / "lib" / SONAME).write_bytes(self.library())
        (to / "lib" / "libtaskcore.so").symlink_to(SONAME)
        return to


def releases(root: Path) -> list[Release]:
    """All of them, the oldest one first."""
    folder = root / FOLDER
    if not folder.exists():
        return []
    found = [each for each in folder.iterdir() if re.fullmatch(r"\d+\.\d+\.\d+", each.name)]
    return [Release(each) for each in sorted(found, key=lambda each: ordered(each.name))]
