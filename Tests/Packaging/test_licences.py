"""Who holds the rights in each file is said, as is the licence of what is linked in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from processes import run

# Parts of a component that the symbols of a binary cannot but have where it is linked in.
ABSENT = ("Foundation", "FoundationEssentials", "FoundationInternationalization")


def test_reuse_knows_rights_and_licence_of_every_file(root: Path) -> None:
    reuse = root / "build/packaging-venv/bin/reuse"
    run(reuse, "--root", root, "lint", "--lines")


def test_reuse_takes_the_licence_from_one_file(root: Path) -> None:
    assert (root / "LICENSES/Apache-2.0.txt").samefile(root / "LICENSE")


@pytest.mark.parametrize("binary", ["lib/libtaskcore.so.0", "bin/taskcore"])
def test_nothing_of_foundation_is_linked_in(build: Path, binary: str) -> None:
    symbols = run("nm", build / binary)
    assert len(symbols.splitlines()) > 10_000
    assert [name for name in ABSENT if f"$s{len(name)}{name}" in symbols] == []


@pytest.fixture(scope="module")
def debian_copyright(root: Path) -> str:
    return (root / "debian/copyright").read_text()


def test_debian_has_the_text_of_the_unicode_licence(root: Path, debian_copyright: str) -> None:
    text = (root / "LICENSES/Unicode-3.0.txt").read_text()
    assert " ".join(text.split()) in " ".join(
        re.sub(r"^ \.$", "", debian_copyright, flags=re.M).split()
    )


def test_debian_names_the_files_that_reuse_names(root: Path, debian_copyright: str) -> None:
    """Both say which files have tables of Unicode."""
    listed = re.findall(r"^Files:\n((?: \S+\n)+)", debian_copyright, re.MULTILINE)
    annotated = re.findall(r"^path = \[\n(.*?)^\]", (root / "REUSE.toml").read_text(), re.M | re.S)
    assert [set(files.split()) for files in listed] == [
        set(re.findall(r'"(.*)"', paths)) for paths in annotated
    ]
