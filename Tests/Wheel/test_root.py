"""The wheel works in the smallest root of Debian that has a Python: no Swift, no compiler, none of our packages."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from debian_system import NoRootError, entered, make_root

from conftest import TOOLS, run

SMOKE = Path(__file__).with_name("smoke.py")
# Of the library's own folder of the system, what a Python with a SQLite of its own would not need.
SQLITE = "usr/lib/*/libsqlite3.so.0*"

pytestmark = pytest.mark.skipif(
    "TASKCORE_TEST_LONG" not in os.environ, reason="only in the long form: it downloads a system"
)


@pytest.fixture(scope="module")
def system(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A root with Python and the wheel, which pip put there from outside."""
    folder = tmp_path_factory.mktemp("system")
    try:
        root = make_root(folder, ["python3"])
    except NoRootError as reason:
        pytest.skip(f"NOT RUN: {reason}")
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
    ]
    options = ["--no-index", "--no-compile", "--root-user-action=ignore", "--target"]
    run(*pip, *options, root / "opt" / "packages", wheel, cwd=folder)
    shutil.copy(SMOKE, root / "opt")
    (root / "opt" / "work").mkdir()
    yield root
    shutil.rmtree(root)


def smoke(root: Path) -> dict[str, str]:
    """What the program in there is told of libraries that are not there."""
    work = root / "opt" / "work"
    shutil.rmtree(work)
    work.mkdir()
    program = ["sh", "-c", "cd /opt/work && exec python3 -B ../smoke.py"]
    enter = entered(root, *program, PYTHONPATH="/opt/packages", HOME="/opt/work")
    told = json.loads(run(*enter, cwd=root))
    assert told["library"] == "/opt/packages/taskcore/libtaskcore.so.0"
    said: dict[str, str] = told["said"]
    return said


def test_it_works_and_names_what_is_missing_for_more(system: Path) -> None:
    for name in ("swift", "gcc", "cc", "taskcore"):
        assert not list(system.glob(f"usr/bin/{name}"))
    assert not list(system.glob("usr/lib/*/libtaskcore*"))
    said = smoke(system)
    assert said["xml"] == "done"
    assert said["pdf"].endswith(": install the Debian package libcairo2.")
    assert said["encrypted sync"].endswith(": install the Debian package libsodium23.")
    assert "the Debian package libpq5, which is not installed" in said["hub"]
    assert said["account"].startswith("UnsupportedError: Asking a server needs libcurl")
    assert said["account"].endswith(": install the Debian package libcurl4.")


def test_it_works_without_sqlite_and_takes_time_zones_from_tzdata(system: Path) -> None:
    for file in system.glob(SQLITE):
        file.unlink()
    shutil.rmtree(system / "usr/share/zoneinfo", ignore_errors=True)
    said = smoke(system)
    assert said["zone"] == (
        "UnsupportedError: There is no time zone data in /usr/share/zoneinfo: install the package tzdata."
    )
    (tzdata,) = (TOOLS.parent / "lib").glob("python3.*/site-packages/tzdata")
    shutil.copytree(tzdata, system / "opt" / "packages" / "tzdata")
    assert smoke(system)["zone"] == "done"
