"""The version is written in several places, and is the same in all of them."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

import pytest

from processes import run


@pytest.fixture(scope="module")
def version(root: Path) -> str:
    types = (root / "Sources/CTaskcore/include/taskcore_types.h").read_text()
    found = re.search(r'^#define TASKCORE_VERSION "(\d+\.\d+\.\d+)"$', types, re.MULTILINE)
    assert found is not None
    return found.group(1)


def test_the_library_has_it(version: str, library: Path) -> None:
    taskcore_version = ctypes.CDLL(str(library)).taskcore_version
    taskcore_version.restype = ctypes.c_char_p
    assert taskcore_version() == version.encode()


def test_the_parts_of_the_version_in_the_header_make_it_up(version: str, root: Path) -> None:
    header = (root / "include/taskcore.h").read_text()
    parts = [
        re.findall(rf"^#define TASKCORE_VERSION_{part} (\d+)$", header, re.MULTILINE)
        for part in ("MAJOR", "MINOR", "PATCH")
    ]
    assert [[part] for part in version.split(".")] == parts


def test_the_shell_has_it(version: str, shell: Path) -> None:
    assert run(shell, "--version").split() == ["taskcore", version]


def test_the_python_binding_has_it(version: str, root: Path) -> None:
    project = (root / "bindings/python/pyproject.toml").read_text()
    assert re.findall(r'^version = "(.*)"$', project, re.MULTILINE) == [version]


def test_the_changelog_opens_with_it(version: str, root: Path) -> None:
    headings = re.findall(r"^## (\S+)", (root / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings[0] == version


def test_the_debian_packages_have_it(version: str, root: Path) -> None:
    assert (root / "debian/changelog").read_text().startswith(f"taskcore ({version}-")


def test_the_man_page_has_it(version: str, root: Path) -> None:
    page = (root / "data/taskcore.1").read_text()
    assert re.findall(r'^\.TH .* "Taskcore (.*)" ', page, re.MULTILINE) == [version]
