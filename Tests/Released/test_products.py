"""A product with another version than the sources is named, as is one that is missing."""

from __future__ import annotations

import io
import lzma
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.release import built
from scripts.release.built import PACKAGES, PROGRAMS, Product
from scripts.release.releases import FOLDER, SONAME, Release
from scripts.release.sources import SYMBOLS, version_of

METADATA = "Metadata-Version: 2.1\nName: taskcore\nVersion: {}\n"


def archive(path: Path, name: str, text: str) -> None:
    with tarfile.open(path, "w:xz" if path.suffix == ".xz" else "w:gz") as packed:
        member = tarfile.TarInfo(name)
        member.size = len(text.encode())
        packed.addfile(member, io.BytesIO(text.encode()))


def wheel(path: Path, version: str) -> None:
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr(f"taskcore-{version}.dist-info/METADATA", METADATA.format(version))


def shell(path: Path, version: str) -> None:
    path.write_text(f"#!/bin/sh\necho taskcore {version}\n")
    path.chmod(0o755)


def write(form: str) -> Callable[[Path, str], None]:
    """Makes a text file, whose version stands where the form says."""

    def make(path: Path, version: str) -> None:
        path.write_text(form.replace("VERSION", version))

    return make


def deb(path: Path, version: str) -> None:
    """As dpkg-deb makes it, of nothing."""
    folder = path.with_suffix("")
    (folder / "DEBIAN").mkdir(parents=True)
    (folder / "DEBIAN/control").write_text(
        f"Package: taskcore\nVersion: {version}-1\nArchitecture: all\nMaintainer: A <a@example.org>\n"
        "Description: It\n"
    )
    command: list[str | Path] = ["dpkg-deb", "--root-owner-group", "--build", folder, path]
    subprocess.run(command, check=True, capture_output=True)


# How a file says its version, for each kind of file.
MAKERS: dict[str, Callable[[Path, str], None]] = {
    "lib/pkgconfig/taskcore.pc": write("Version: VERSION\n"),
    "bin/taskcore": shell,
    "sbom/x.spdx.json": write('{"packages": [{"versionInfo": "VERSION"}]}'),
    "deb/x.deb": deb,
    "deb-source/taskcore_x.dsc": write("Format: 3.0 (quilt)\nVersion: VERSION-1\n"),
    "deb-source/taskcore_x.orig.tar.xz": lambda path, version: archive(
        path, "taskcore/include/taskcore.h", f'#define TASKCORE_VERSION "{version}"\n'
    ),
    "python/taskcore-x.whl": wheel,
    "python/taskcore-x.tar.gz": lambda path, version: archive(
        path, "taskcore/PKG-INFO", METADATA.format(version)
    ),
}  # fmt: skip


def product_of(name: str) -> Product:
    (found,) = [each for each in (*PROGRAMS, *PACKAGES) if Path(name).match(each.pattern)]
    return found


@pytest.mark.parametrize("name", MAKERS)
def test_a_product_says_its_version(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    MAKERS[name](path, "7.8.9")
    assert product_of(name).read(path) == "7.8.9"


def test_every_kind_of_product_is_tried() -> None:
    tried = {product_of(name).pattern for name in MAKERS}
    # The library is the one that was built.
    assert {each.pattern for each in (*PROGRAMS, *PACKAGES)} - tried == {f"lib/{SONAME}"}


def test_the_library_says_its_version(root: Path, build: Path) -> None:
    (library,) = [each for each in PROGRAMS if each.pattern == f"lib/{SONAME}"]
    assert library.read(build / library.pattern) == version_of(root)


def test_a_product_that_is_missing_or_of_another_version_is_named(
    root: Path, tmp_path: Path
) -> None:
    version = version_of(root)
    for name in MAKERS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        MAKERS[name](tmp_path / name, "7.8.9")
    said = list(built.faults(root, tmp_path, packages=True))
    assert f"{tmp_path}/lib/{SONAME} has 0 files, not 1: build it." in said
    assert f"{tmp_path}/deb/*.deb has 1 files, not 4: build it." in said
    wrong = [each for each in said if each.endswith(f" is of 7.8.9, and {version} would be right.")]
    assert {each.split(" is of ")[0] for each in wrong} == {str(tmp_path / name) for name in MAKERS}


def test_an_exported_symbol_that_no_list_has_is_named(
    root: Path, build: Path, tmp_path: Path
) -> None:
    types = "Sources/CTaskcore/include/taskcore_types.h"
    for name in (SYMBOLS, types):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((root / name).read_bytes())
    text = (tmp_path / SYMBOLS).read_text().replace("taskcore_task_add\n", "taskcore_task_put\n")
    (tmp_path / SYMBOLS).write_text(text)
    library = build / "lib" / SONAME
    assert list(built.faults(tmp_path, build, packages=False)) == [
        f"{library} exports taskcore_task_add, which {SYMBOLS} has to say, too.",
        f"{SYMBOLS} says taskcore_task_put, which {library} does not export.",
    ]


def test_a_frozen_library_that_was_built_of_other_sources_is_named(
    root: Path, build: Path, made_now: Release, tmp_path: Path
) -> None:
    version = version_of(root)
    for name in (SYMBOLS, "Sources/CTaskcore/include/taskcore_types.h"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, tmp_path / name)
    folder = tmp_path / FOLDER / version
    shutil.copytree(made_now.folder, folder)
    named = (
        f"The library in {FOLDER}/{version} is not the one of this build: run "
        "scripts/release.sh --freeze and commit what it makes."
    )
    assert named not in built.faults(tmp_path, build, packages=True)
    library = bytearray(made_now.library())
    library[4096] ^= 1
    (folder / "libtaskcore.so.0.xz").write_bytes(lzma.compress(bytes(library), preset=0))
    assert named in built.faults(tmp_path, build, packages=True)
