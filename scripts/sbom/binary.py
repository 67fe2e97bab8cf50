"""What a binary that was just linked says of itself; one that was stripped says too little."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path


class UnreadableBinary(Exception):
    """The binary does not say what has to be known."""


@dataclass(frozen=True)
class Binary:
    path: Path
    build_id: str
    symbols: str
    """A line each: what is defined in the binary."""
    needed: list[str]
    """The libraries that the loader looks for."""
    loaded: list[str]
    """Those that the binary names besides, to load them by itself."""
    compilers: str
    contents: bytes

    def has(self, pattern: str) -> bool:
        """Whether a symbol is defined that begins like that."""
        return re.search(rf"^(?:{pattern})", self.symbols, re.MULTILINE) is not None

    def found(self, pattern: str) -> list[str]:
        return [text.decode() for text in re.findall(pattern.encode(), self.contents)]


def _output(*command: str | Path) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def read(path: Path) -> Binary:
    build_id = re.search(r"Build ID: ([0-9a-f]+)", _output("readelf", "--notes", path))
    symbols = _output("nm", "--defined-only", "--format=posix", path)
    if build_id is None or "swift_retain" not in symbols:
        raise UnreadableBinary(f"{path} has no build ID, or no symbols: is it stripped?")
    dynamic = _output("readelf", "--dynamic", "--wide", path)
    needed = sorted(re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic))
    own = re.findall(r"\(SONAME\).*\[(.*)\]", dynamic)
    contents = path.read_bytes()
    # A text of 15 bytes ends with its length where Swift keeps it in place of a pointer.
    names = re.findall(rb"(?<![\w.+/-])lib[\w.+-]+\.so\.\d+(?=[\0\xef])", contents)
    loaded = {name.decode() for name in names} - set(needed) - set(own)
    return Binary(
        path=path,
        build_id=build_id.group(1),
        symbols=symbols,
        needed=needed,
        loaded=sorted(loaded),
        compilers=_output("readelf", "--string-dump=.comment", path),
        contents=contents,
    )
