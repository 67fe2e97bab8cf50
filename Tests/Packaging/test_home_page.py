"""The home page is in one place, data/taskcore.pc.in, and what else has to name it agrees."""

from __future__ import annotations

import re
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def home(root: Path) -> str:
    (found,) = re.findall(r"^URL: (.*)$", (root / "data/taskcore.pc.in").read_text(), re.M)
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize(
    ("file", "pattern", "ending"),
    [
        ("debian/control", r"^Homepage: (.*)$", ""),
        ("debian/control", r"^Vcs-Git: (.*)$", "/taskcore.git"),
        ("debian/control", r"^Vcs-Browser: (.*)$", "/source"),
        ("debian/copyright", r"^Source: (.*)$", "/releases"),
        ("debian/watch", r"^(http\S*)", "/releases"),
        ("debian/upstream/metadata", r"^Repository: (.*)$", "/taskcore.git"),
        ("debian/upstream/metadata", r"^Repository-Browse: (.*)$", "/source"),
        ("bindings/python/pyproject.toml", r'^Homepage = "(.*)"$', ""),
        ("bindings/python/pyproject.toml", r'^Source = "(.*)"$', "/source"),
        ("bindings/rust/taskcore/Cargo.toml", r'^homepage = "(.*)"$', ""),
        ("bindings/rust/taskcore-sys/Cargo.toml", r'^homepage = "(.*)"$', ""),
        ("REUSE.toml", r'^SPDX-PackageDownloadLocation = "(.*)"$', "/releases"),
    ],
)
def test_it_is_named_where_a_form_asks_for_it(
    root: Path, home: str, file: str, pattern: str, ending: str
) -> None:
    assert re.findall(pattern, (root / file).read_text(), re.MULTILINE) == [home + ending]


def test_everybody_is_told_the_same_address(root: Path) -> None:
    """Of those that make the packages."""
    files = ("debian/control", "debian/changelog", "debian/copyright", "REUSE.toml")
    said = {
        each for file in files for each in re.findall(r"<(\S+@\S+)>", (root / file).read_text())
    }
    assert len(said) == 1
