"""The wheel and the sdist are installed by pip, and used, in clean environments."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import LIBRARY, ROOT, VERSION, clean_environment, pythons, run

FOUND = pythons()
SMOKE = Path(__file__).with_name("smoke.py")
NO_ZONES = """
import os.path
isdir = os.path.isdir
os.path.isdir = lambda path: path != "/usr/share/zoneinfo" and isdir(path)
import taskcore
taskcore.Store(":memory:", time_zone="Europe/Paris")
print(os.environ.get("TZDIR"))
"""
LIBRARIES = "print(*sorted({line.split()[-1] for line in open('/proc/self/maps') if '/libsqlite3' in line}))"


@pytest.fixture(scope="module")
def built_of_the_sdist(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What pip makes of the sdist, by the setuptools that are here."""
    folder = tmp_path_factory.mktemp("built")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    run(*pip, "--no-index", "--no-build-isolation", "--no-deps", sdist, cwd=folder)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.parametrize("name", sorted(FOUND))
def test_the_wheel_works_in_a_clean_environment(
    name: str, wheel: Path, install: Callable[[Path, Path], Path], tmp_path: Path
) -> None:
    python = install(FOUND[name], wheel)
    told = json.loads(
        run(python, "-B", SMOKE, cwd=tmp_path, environment=clean_environment(tmp_path))
    )
    package = Path(told["package"]).parent
    assert package.is_relative_to(python.parents[1])
    assert told["library"] == str(package / "libtaskcore.so.0")
    assert told["said"]["zone"] == "done"
    # A build without the lock stays so: the binding has no module that asks for it.
    assert told["gil"] is not name.endswith("t")


@pytest.mark.parametrize(
    "first", ["import sqlite3, taskcore.lists", "import taskcore.lists, sqlite3"]
)
def test_a_program_has_one_sqlite_in_whichever_order_it_asks_for_it(
    first: str, system_python: Path, tmp_path: Path
) -> None:
    program = f"{first}\nsqlite3.connect(':memory:')\n{LIBRARIES}"
    told = run(system_python, "-c", program, cwd=tmp_path, environment=clean_environment(tmp_path))
    (library,) = told.split()
    assert "taskcore" not in library


def test_it_brings_sqlite_for_systems_without_it(system_python: Path, tmp_path: Path) -> None:
    # The dynamic loader finds no library of that name, as on a system without it.
    program = (
        "import ctypes\nload = ctypes.CDLL.__init__\n"
        "def refuse(self, name, *rest):\n"
        "    if name == 'libsqlite3.so.0': raise OSError(name)\n"
        "    load(self, name, *rest)\n"
        "ctypes.CDLL.__init__ = refuse\n"
        f"import taskcore\nprint(taskcore.Store(':memory:').add('Pay rent'))\n{LIBRARIES}"
    )
    told = run(system_python, "-c", program, cwd=tmp_path, environment=clean_environment(tmp_path))
    count, library = told.split()
    assert count == "1"
    assert Path(library).parent.name == "taskcore"


def test_time_zones_come_from_tzdata_where_the_system_has_none(
    system_python: Path, tmp_path: Path
) -> None:
    environment = clean_environment(tmp_path)
    assert run(system_python, "-c", NO_ZONES, cwd=tmp_path, environment=environment) == "None\n"
    packages = ROOT / "build" / "python-packages-venv" / "lib"
    (tzdata,) = packages.glob("python3.*/site-packages/tzdata")
    environment["PYTHONPATH"] = str(tmp_path)
    (tmp_path / "tzdata").symlink_to(tzdata)
    told = run(system_python, "-c", NO_ZONES, cwd=tmp_path, environment=environment)
    assert told == f"{tmp_path}/tzdata/zoneinfo\n"


def test_the_sdist_makes_a_package_for_any_system(built_of_the_sdist: Path) -> None:
    assert built_of_the_sdist.name == f"taskcore-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(built_of_the_sdist) as archive:
        assert [name for name in archive.namelist() if ".so" in name] == []
        assert "taskcore/py.typed" in archive.namelist()


def test_what_comes_of_it_uses_the_library_that_it_is_told_of(
    built_of_the_sdist: Path, install: Callable[[Path, Path], Path], tmp_path: Path
) -> None:
    python = install(Path("/usr/bin/python3"), built_of_the_sdist)
    environment = clean_environment(tmp_path) | {"TASKCORE_LIBRARY": str(LIBRARY)}
    told = json.loads(run(python, "-B", SMOKE, cwd=tmp_path, environment=environment))
    assert told["library"] == str(LIBRARY)


def test_without_a_library_it_says_what_to_do(
    built_of_the_sdist: Path, install: Callable[[Path, Path], Path], tmp_path: Path
) -> None:
    if list(Path("/usr").glob("lib/*/libtaskcore.so.0")):
        pytest.skip("the package libtaskcore0 is installed, and its library would be found")
    python = install(Path("/usr/bin/python3"), built_of_the_sdist)
    finished = subprocess.run(
        [python, "-c", "from taskcore import Store"],
        cwd=tmp_path,
        env=clean_environment(tmp_path),
        capture_output=True,
        text=True,
    )
    last = finished.stderr.splitlines()[-1]
    assert last.startswith("ImportError: taskcore needs libtaskcore.so.0, which cannot be loaded: ")
    assert "Install libtaskcore0 or a wheel of taskcore for this machine" in last
