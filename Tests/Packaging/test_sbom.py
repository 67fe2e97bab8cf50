"""The SBOMs are valid SPDX 2.3, say what is in the binaries, and are the same each time."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from elf import dynamic_section
from processes import run

BINARIES = {"libtaskcore": "lib/libtaskcore.so.0", "taskcore": "bin/taskcore"}
LINKED = {"swift-runtime", "llvm-support", "unicode-data", "libstdc++", "libgcc"}


def make(root: Path, binary: Path, *options: str, epoch: str = "1800000000") -> str:
    environment = os.environ | {"SOURCE_DATE_EPOCH": epoch}
    return run(sys.executable, "-m", "scripts.sbom", binary, *options, cwd=root, env=environment)


@pytest.fixture(scope="module", params=BINARIES)
def binary(build: Path, request: pytest.FixtureRequest) -> Path:
    return build / BINARIES[request.param]


@pytest.fixture(scope="module")
def text(root: Path, binary: Path) -> str:
    return make(root, binary)


@pytest.fixture(scope="module")
def sbom(text: str) -> dict[str, Any]:
    document = json.loads(text)
    assert isinstance(document, dict)
    return document


def related(sbom: dict[str, Any], how: str) -> set[str]:
    """The names of what the binary is related to like that, in either direction."""
    names = {package["SPDXID"]: package["name"] for package in sbom["packages"]}
    found: set[str] = set()
    for each in sbom["relationships"]:
        ends = {each["spdxElementId"], each["relatedSpdxElement"]} - {"SPDXRef-Product"}
        if each["relationshipType"] == how:
            found |= {names[end] for end in ends if end in names}
    return found


def test_the_tools_of_spdx_find_nothing_wrong(root: Path, text: str, tmp_path: Path) -> None:
    file = tmp_path / "sbom.spdx.json"
    file.write_text(text)
    assert run(root / "build/packaging-venv/bin/pyspdxtools", "--infile", file) == ""


def test_the_tools_of_spdx_find_what_is_wrong(root: Path, text: str, tmp_path: Path) -> None:
    file = tmp_path / "sbom.spdx.json"
    file.write_text(text.replace("Unicode-3.0", "Unicode-3"))
    tool = root / "build/packaging-venv/bin/pyspdxtools"
    assert subprocess.run([tool, "--infile", file], capture_output=True).returncode != 0


def test_it_says_what_is_linked_in(sbom: dict[str, Any]) -> None:
    assert related(sbom, "STATIC_LINK") | related(sbom, "CONTAINS") == LINKED
    versions = {each["name"]: each.get("versionInfo") for each in sbom["packages"]}
    assert None not in {versions[name] for name in LINKED}


def test_it_says_what_the_loader_looks_for(sbom: dict[str, Any], binary: Path) -> None:
    said = [
        name
        for each in sbom["relationships"]
        if each["relationshipType"] == "DYNAMIC_LINK"
        for name in each["comment"].split(", ")
    ]
    assert sorted(said) == sorted(dynamic_section(binary)["NEEDED"])


def test_it_says_what_the_library_loads_by_itself(root: Path, build: Path) -> None:
    sbom = json.loads(make(root, build / BINARIES["libtaskcore"]))
    drawing = {"cairo", "fontconfig", "glib", "libqrencode", "pango", "zlib"}
    others = {"curl", "expat", "libpq", "libsodium", "zstd"}
    assert related(sbom, "OPTIONAL_DEPENDENCY_OF") == drawing | others
    assert related(sbom, "RUNTIME_DEPENDENCY_OF") == {"tzdata", "dejavu-fonts"}


def test_the_shell_as_a_whole_is_under_the_gpl(sbom: dict[str, Any]) -> None:
    licence = sbom["packages"][0]["licenseConcluded"]
    assert licence.startswith("GPL-3.0-or-later" if sbom["name"][0] == "t" else "Apache-2.0")


def test_its_only_time_is_the_one_that_was_asked_for(root: Path, binary: Path, text: str) -> None:
    assert make(root, binary) == text
    later = make(root, binary, epoch="1800000001")
    assert later == text.replace("2027-01-15T08:00:00Z", "2027-01-15T08:00:01Z") != text


def test_a_copy_of_a_library_beside_it_is_contained(root: Path, build: Path) -> None:
    library = build / BINARIES["libtaskcore"]
    sbom = json.loads(make(root, library, "--bundled", "libsqlite3.so.0=3.40.1"))
    assert "sqlite" in related(sbom, "CONTAINS")
    versions = {each["name"]: each.get("versionInfo") for each in sbom["packages"]}
    assert versions["sqlite"] == "3.40.1"


def test_of_a_stripped_binary_nothing_is_said(root: Path, build: Path, tmp_path: Path) -> None:
    stripped = tmp_path / "taskcore"
    run("strip", "-o", stripped, build / BINARIES["taskcore"])
    command: list[str | Path] = [sys.executable, "-m", "scripts.sbom", stripped]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith("is it stripped?\n")


def test_a_library_that_nobody_knows_is_an_error(root: Path, build: Path, tmp_path: Path) -> None:
    changed = tmp_path / "taskcore"
    shutil.copy(build / BINARIES["taskcore"], changed)
    changed.write_bytes(changed.read_bytes().replace(b"libpq.so.5", b"libpg.so.5"))
    command: list[str | Path] = [sys.executable, "-m", "scripts.sbom", changed]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert done.returncode == 1
    assert "names libpg.so.5: scripts/sbom/components.py has to say what it is" in done.stderr
