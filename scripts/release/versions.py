"""Each place that says the version says the one of the library."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.release.sources import DESCRIPTION, HEADER, TYPES, ordered, said, version_of

NUMBER = r"(\d+\.\d+\.\d+[^\"\s]*)"


@dataclass(frozen=True)
class Place:
    """Where a version is written: what the pattern's group matches, each time."""

    file: str
    pattern: str
    optional: bool = False


PLACES = (
    Place("model/facts/types/store.py", r"""Single\("VERSION", '"(.*)"'\)"""),
    Place(HEADER, r'^#define TASKCORE_VERSION "(.*)"$'),
    Place("CHANGELOG.md", r"\A(?:(?!^## ).*\n)*## (\S+)"),
    Place("debian/changelog", r"\Ataskcore \((.*)-[^-)]*\)"),
    Place("data/taskcore.1", r'^\.TH .* "Taskcore (.*)" '),
    Place("bindings/python/pyproject.toml", r'^version = "(.*)"$'),
    Place("bindings/python/taskcore/_generated/prototypes.py", r'^TASKCORE_VERSION: .* = "(.*)"$'),
    Place("bindings/go/enumerations_generated.go", r'^\tHeaderVersion = "(.*)"$'),
    Place("bindings/rust/taskcore-sys/Cargo.toml", r'^version = "(.*)"$'),
    Place("bindings/rust/taskcore/Cargo.toml", r'^version = "(.*)"$'),
    Place("bindings/rust/taskcore/Cargo.toml", r'^taskcore-sys = .*version = "(.*?)"'),
    Place(
        "bindings/rust/taskcore-sys/src/generated/constants.rs",
        r'^pub const TASKCORE_VERSION: .* = "(.*)";$',
    ),
    Place("bindings/swift/Generated/Store/StoreTypes.swift", r"library that is running: `(.*)`"),
    Place("README.md", rf"^Taskcore {NUMBER}\. “help” lists the commands"),
    Place("docs/shell.md", rf"^Taskcore {NUMBER}\. “help” lists the commands"),
    Place("docs/invoices.md", rf"^Taskcore {NUMBER}\. “help” lists the commands"),
    Place("docs/metering.md", rf"^Taskcore {NUMBER}\. “help” lists the commands"),
    # Translations need not say of which release they are.
    *(
        Place(f"po/{language}.po", r'^"Project-Id-Version: taskcore (.*)\\n"$', optional=True)
        for language in ("de", "es", "fr")
    ),
)
# What `make install` fills in; a number that stands there by itself would stay behind.
TEMPLATES = (
    Place("data/taskcore.pc.in", r"^Version: (.*)$"),
    Place("data/taskcore-config.cmake.in", r'^set\(taskcore_VERSION "(.*)"\)$'),
    Place("data/taskcore-config-version.cmake.in", r'^set\(PACKAGE_VERSION "(.*)"\)$'),
)
# They end in the number of the soname, which is that of the ABI.
ABI_PLACES = (
    Place("Makefile", r"^SONAME := libtaskcore\.so\.(.*)$"),
    Place("data/taskcore.map", r"^TASKCORE_(\d+) \{$"),
    Place("debian/libtaskcore0.symbols", r"^libtaskcore\.so\.(\d+) "),
)


def _differing(root: Path, places: tuple[Place, ...], right: str) -> Iterator[str]:
    for place in places:
        found = said(root, place.file, place.pattern)
        if not found and not place.optional:
            yield f"{place.file} has nothing that {place.pattern} finds; it has to say {right}."
        for wrong in sorted(set(found) - {right}):
            yield f"{place.file} says {wrong}, and {right} would be right."


def _parts(root: Path, version: str) -> Iterator[str]:
    for part, right in zip(("MAJOR", "MINOR", "PATCH"), version.split(".")):
        place = Place(TYPES, rf"^#define (TASKCORE_VERSION_{part} \d+)$")
        yield from _differing(root, (place,), f"TASKCORE_VERSION_{part} {right}")


def _described(root: Path, version: str) -> Iterator[str]:
    description = json.loads((root / DESCRIPTION).read_text(encoding="utf-8"))
    values = {each["name"]: each["value"] for each in description["constants"]}
    if values.get("TASKCORE_VERSION") != version:
        yield (
            f"{DESCRIPTION} is of {values.get('TASKCORE_VERSION')}, and {version} would be right: "
            'run "make header".'
        )
    records = [*description["functions"], *description["types"]]
    records += [member for each in description["types"] for member in each.get("members", ())]
    for each in records:
        since = each.get("since", version)
        if ordered(since) > ordered(version):
            yield f"{each['name']} is said to be there since {since}, and this is {version}."


def _abi(root: Path) -> Iterator[str]:
    (abi,) = said(root, TYPES, r"^#define TASKCORE_ABI_VERSION (\d+)")
    yield from _differing(root, ABI_PLACES, abi)


def faults(root: Path) -> Iterator[str]:
    """A sentence for each place that says something else."""
    version = version_of(root)
    yield from _parts(root, version)
    yield from _differing(root, PLACES, version)
    yield from _differing(root, TEMPLATES, "@VERSION@")
    yield from _described(root, version)
    yield from _abi(root)
