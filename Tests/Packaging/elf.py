"""What a file in the ELF format says of itself, as binutils' readelf and nm print it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def _output(*command: str | Path) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def dynamic_section(file: Path) -> dict[str, list[str]]:
    """The values of each tag: {"NEEDED": ["libc.so.6"], "FLAGS_1": ["NODELETE"]}."""
    section: dict[str, list[str]] = {}
    for line in _output("readelf", "--dynamic", "--wide", file).splitlines():
        entry = re.match(r"\s*0x[0-9a-f]+ \((\w+)\)\s+(.*)", line)
        if entry is None:
            continue
        tag, value = entry.groups()
        bracketed = re.search(r"\[(.*)\]", value)
        values = [bracketed.group(1)] if bracketed else value.removeprefix("Flags:").split()
        section.setdefault(tag, []).extend(values)
    return section


def program_headers(file: Path) -> str:
    return _output("readelf", "--program-headers", "--wide", file)


def exported_symbols(file: Path) -> dict[str, str]:
    """The functions and objects that a library defines for others, and their versions."""
    return {name: version for name, version, _ in _defined(file)}


def exported_addresses(file: Path) -> dict[str, int]:
    """Where each of them is in the file's memory."""
    return {name: address for name, _, address in _defined(file)}


def _defined(file: Path) -> list[tuple[str, str, int]]:
    symbols: list[tuple[str, str, int]] = []
    for line in _output("nm", "--dynamic", "--extern-only", "--defined-only", file).splitlines():
        address, kind, name = line.split()
        if kind == "A":  # a version's own name
            continue
        symbol, _, version = name.partition("@@")
        symbols.append((symbol, version, int(address, 16)))
    return symbols
