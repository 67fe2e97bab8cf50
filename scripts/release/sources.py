"""What the sources say, read by patterns."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TYPES = "Sources/CTaskcore/include/taskcore_types.h"
DESCRIPTION = "data/taskcore.json"
HEADER = "include/taskcore.h"
SYMBOLS = "data/exported-symbols.txt"
DEBIAN_SYMBOLS = "debian/libtaskcore0.symbols"

Version = tuple[int, ...]


def said(root: Path, file: str, pattern: str) -> list[str]:
    """All that the groups of a pattern match in a file; nothing when there is no such file."""
    path = root / file
    if not path.exists():
        return []
    return re.findall(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)


def version_of(root: Path) -> str:
    """The version of the library, which all other places follow."""
    found = said(root, TYPES, r'^#define TASKCORE_VERSION "(\d+\.\d+\.\d+)"$')
    if len(found) != 1:
        raise SystemExit(f'{TYPES} has to say #define TASKCORE_VERSION "MAJOR.MINOR.PATCH" once.')
    return found[0]


def ordered(version: str) -> Version:
    """A version as what can be compared."""
    return tuple(int(part) for part in version.split("."))


def symbols_of(root: Path) -> set[str]:
    """The functions that the library exports, by the list of them."""
    return set((root / SYMBOLS).read_text(encoding="utf-8").split())


def debian_symbols_of(root: Path) -> dict[str, str]:
    """Those that Debian's package promises, and the version in which each of them came."""
    text = (root / DEBIAN_SYMBOLS).read_text(encoding="utf-8")
    return dict(re.findall(r"^ (taskcore_\w+)@TASKCORE_\d+ (\S+)$", text, re.MULTILINE))
