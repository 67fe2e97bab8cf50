"""What an earlier release promised is kept: its symbols, and all that its header says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from scripts.release import interface
from scripts.release.releases import Release, releases
from scripts.release.sources import (
    DEBIAN_SYMBOLS,
    DESCRIPTION,
    SYMBOLS,
    debian_symbols_of,
    ordered,
    symbols_of,
    version_of,
)


def _lists(root: Path) -> Iterator[str]:
    """The lists of symbols agree with the functions that are described."""
    exported, promised, version = symbols_of(root), debian_symbols_of(root), version_of(root)
    description = json.loads((root / DESCRIPTION).read_text(encoding="utf-8"))
    described = {each["name"] for each in description["functions"]}
    described |= {each["by_value"] for each in description["functions"] if "by_value" in each}
    for name in sorted(described - exported):
        yield f"{DESCRIPTION} describes {name}, which {SYMBOLS} has to have, too."
    for name in sorted(exported - promised.keys()):
        yield f"{DEBIAN_SYMBOLS} lacks {name}: add “ {name}@TASKCORE_0 {version}”."
    for name in sorted(promised.keys() - exported):
        yield f"{DEBIAN_SYMBOLS} has {name}, which {SYMBOLS} lacks: one of them is wrong."
    for name, since in promised.items():
        if ordered(since) > ordered(version):
            yield f"{DEBIAN_SYMBOLS} says that {name} came in {since}, and this is {version}."


def _kept(root: Path, release: Release) -> Iterator[str]:
    """An earlier release of this soname, or this one as it was frozen."""
    present = json.loads((root / DESCRIPTION).read_text(encoding="utf-8"))
    then = release.description()
    said = interface.version(then)
    if said != release.version:
        yield f"The folder {release.version} has what is of {said}: freeze it again."
    if interface.abi(then) != interface.abi(present):
        return
    for name in sorted(release.symbols() - symbols_of(root)):
        yield f"{name} is exported no more, which breaks programs of {release.version}."
    promised = debian_symbols_of(root)
    for name in sorted(release.symbols() & promised.keys()):
        if ordered(promised[name]) > ordered(release.version):
            yield (
                f"{DEBIAN_SYMBOLS} says that {name} came in {promised[name]}, and "
                f"{release.version} has it already."
            )
    yield from interface.lost(then, present)


def faults(root: Path) -> Iterator[str]:
    yield from _lists(root)
    for release in releases(root):
        yield from _kept(root, release)
