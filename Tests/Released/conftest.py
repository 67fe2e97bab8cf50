"""The stores and programs of earlier releases: each test that asks for one is run for each of them.

Until a release is in its folder, one is frozen from the present build, by the command that freezes a release.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build")).absolute()
os.environ["TASKCORE_LIBRARY"] = str(BUILD / "lib" / "libtaskcore.so.0")
sys.path.insert(0, str(ROOT / "bindings" / "python"))
sys.path.append(str(ROOT / "Tests" / "SyncedStores"))
sys.path.append(str(ROOT))

from old import FIRST, Old, machine, unpack_first, version_of_store  # noqa: E402
from scripts.release.freeze import compile_program, freeze  # noqa: E402
from scripts.release.releases import SONAME, Release, releases  # noqa: E402

FROZEN = [each.version for each in releases(ROOT)]
MADE_NOW = "made now"


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def build() -> Path:
    return BUILD


@pytest.fixture(scope="session")
def present(tmp_path_factory: pytest.TempPathFactory) -> int:
    """The version of the stores that the present library makes."""
    from taskcore import Store

    path = tmp_path_factory.mktemp("present") / "store.db"
    Store(path).close()
    return version_of_store(path)


@pytest.fixture(scope="session")
def made_now(tmp_path_factory: pytest.TempPathFactory) -> Release:
    """The present build, frozen; quickly, as nobody keeps it."""
    return Release(freeze(ROOT, BUILD, tmp_path_factory.mktemp("made"), preset=1))


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """Each of what is old, by its name, as nobody has changed it yet."""
    folder = tmp_path_factory.mktemp("unpacked")
    unpack_first(folder / FIRST)
    for release in releases(ROOT):
        release.unpack(folder / release.version)
    if not FROZEN:
        made: Release = request.getfixturevalue("made_now")
        made.unpack(folder / MADE_NOW)
    return folder


@pytest.fixture(scope="session")
def opens(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of opens.c, of now."""
    source = Path(__file__).parent / "programs/opens.c"
    to = tmp_path_factory.mktemp("opens") / "opens"
    return compile_program(source, ROOT / "include", BUILD / "lib", to)


def _copy(unpacked: Path, name: str, tmp_path: Path) -> Old:
    copy = tmp_path / "old"
    shutil.copytree(unpacked / name, copy, symlinks=True)
    return Old(name, copy)


@pytest.fixture(params=[FIRST, *(FROZEN or [MADE_NOW])])
def old(request: pytest.FixtureRequest, unpacked: Path, tmp_path: Path) -> Old:
    """The store of an earlier release and all that was made of it, in a folder of the test."""
    return _copy(unpacked, request.param, tmp_path)


@pytest.fixture(params=FROZEN or [MADE_NOW])
def released(request: pytest.FixtureRequest, unpacked: Path, tmp_path: Path) -> Old:
    """Releases alone, without what was before the first of them."""
    return _copy(unpacked, request.param, tmp_path)


@pytest.fixture
def frozen(released: Old) -> Old:
    """A release whose library runs here."""
    there, here = machine(released.library / SONAME), machine(BUILD / "lib" / SONAME)
    if there != here:
        pytest.skip(
            f"{released.name} IS NOT TESTED: its library is for {there}, and this is {here}"
        )
    return released
