"""What is in the wheel and in the sdist, and on which systems the wheel runs."""

from __future__ import annotations

import base64
import csv
import email
import hashlib
import io
import json
import os
import platform
import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from conftest import ROOT, TOOLS, VERSION, build_packages, run

LIBRARIES = {"libsqlite3.so.0", "libtaskcore.so.0"}
# Those of what the libraries contain.
LICENCES = ("GCC-exception-3.1", "LLVM-exception", "Swift-exception", "Unicode-3.0")
OLDEST_C_LIBRARY = "manylinux_2_36"
# Compressed; the library's own limit is that of Tests/Packaging.
SIZE_LIMIT = 11 * 1024 * 1024


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if not name.endswith("/")}


def sources() -> set[str]:
    """The files of the package, as the sources have them."""
    tracked = subprocess.run(
        ["git", "ls-files", "--cached", "taskcore"],
        cwd=ROOT / "bindings" / "python",
        check=True,
        capture_output=True,
        text=True,
    )
    return set(tracked.stdout.split())


def test_the_tag_is_for_any_python_3_and_for_this_machine(wheel: Path) -> None:
    tag = f"py3-none-{OLDEST_C_LIBRARY}_{platform.machine()}"
    assert wheel.name == f"taskcore-{VERSION}-{tag}.whl"
    with zipfile.ZipFile(wheel) as archive:
        assert f"Tag: {tag}\n" in archive.read(f"taskcore-{VERSION}.dist-info/WHEEL").decode()


def test_auditwheel_finds_nothing_that_a_system_might_not_have(wheel: Path, tmp_path: Path) -> None:
    told = run(TOOLS / "auditwheel", "show", wheel, cwd=tmp_path)
    told = " ".join(told.split())
    assert f'the following platform tag: "{OLDEST_C_LIBRARY}_{platform.machine()}"' in told
    outside = set(re.findall(r"\b(?:lib|ld-)[\w+-]+\.so\.\d+", told))
    assert {name for name in outside if not name.startswith("ld-")} <= {"libc.so.6", "libm.so.6"}


def test_the_wheel_has_the_package_two_libraries_and_what_pip_wants(names: set[str]) -> None:
    about = {"METADATA", "RECORD", "WHEEL", "top_level.txt", "sboms/libtaskcore.spdx.json"}
    about |= {"licenses/LICENSE"} | {f"licenses/LICENSE-{licence}.txt" for licence in LICENCES}
    assert names == (
        sources()
        | {f"taskcore/{library}" for library in LIBRARIES}
        | {f"taskcore-{VERSION}.dist-info/{name}" for name in about}
    )


def test_its_record_has_each_file_and_its_sum(wheel: Path, names: set[str]) -> None:
    with zipfile.ZipFile(wheel) as archive:
        record = archive.read(f"taskcore-{VERSION}.dist-info/RECORD").decode()
        rows = {name: (digest, size) for name, digest, size in csv.reader(io.StringIO(record))}
        assert rows.keys() == names
        for name, (digest, size) in rows.items():
            if name.endswith("/RECORD"):
                continue
            content = archive.read(name)
            found = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
            assert (digest, size) == (f"sha256={found.decode()}", str(len(content))), name


def test_its_sbom_has_the_copy_of_sqlite(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        sbom = json.loads(archive.read(f"taskcore-{VERSION}.dist-info/sboms/libtaskcore.spdx.json"))
    (sqlite,) = [package for package in sbom["packages"] if package["name"] == "sqlite"]
    assert sqlite["versionInfo"].startswith("3.")
    assert {
        "spdxElementId": "SPDXRef-Product",
        "relationshipType": "CONTAINS",
        "relatedSpdxElement": "SPDXRef-sqlite",
        "comment": "A copy of libsqlite3.so.0",
    } in sbom["relationships"]


def test_everybody_may_read_its_files(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        modes = {
            each.external_attr >> 16 & 0o777 for each in archive.infolist() if not each.is_dir()
        }
    assert modes <= {0o644, 0o664}


def test_its_libraries_are_stripped_and_find_each_other(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    for name in LIBRARIES:
        library = tmp_path / "taskcore" / name
        assert ".symtab" not in run("readelf", "--sections", "--wide", library, cwd=tmp_path)
    section = run(
        "readelf", "--dynamic", "--wide", library.with_name("libtaskcore.so.0"), cwd=tmp_path
    )
    assert "runpath: [$ORIGIN]" in section
    # By the same name as that of the system: a process has one of them.
    assert "NEEDED" in section and "[libsqlite3.so.0]" in section


def test_it_is_small_enough_to_be_downloaded(wheel: Path) -> None:
    assert wheel.stat().st_size < SIZE_LIMIT


def test_its_metadata_are_complete(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        about = email.message_from_bytes(archive.read(f"taskcore-{VERSION}.dist-info/METADATA"))
    assert (about["Name"], about["Version"], about["Requires-Python"]) == (
        "taskcore",
        VERSION,
        ">=3.9",
    )
    assert about["Description-Content-Type"] == "text/markdown"
    assert about.get_payload() == (ROOT / "bindings/python/README.md").read_text()
    assert about.get_all("Requires-Dist") == ['tzdata; extra == "tzdata"']
    assert "Typing :: Typed" in about.get_all("Classifier", [])


def test_the_sdist_has_the_sources_and_no_library(sdist: Path) -> None:
    assert sdist.name == f"taskcore-{VERSION}.tar.gz"
    with tarfile.open(sdist) as archive:
        files = {each.name for each in archive if each.isfile()}
    generated = {"PKG-INFO", "setup.cfg"}
    kept = {
        name
        for name in (file.removeprefix(f"taskcore-{VERSION}/") for file in files)
        if "egg-info" not in name
    }
    assert kept == sources() | generated | {"LICENSE", "README.md", "pyproject.toml"}


def test_building_again_gives_the_same_bytes(packages: Path, tmp_path: Path) -> None:
    again = build_packages(tmp_path)
    assert sorted(os.listdir(again)) == sorted(os.listdir(packages))
    for file in packages.iterdir():
        assert file.read_bytes() == (again / file.name).read_bytes(), file.name
