"""Builds the Python packages once, and knows the Pythons that are here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Tests"))
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
LIBRARY = BUILD / "lib" / "libtaskcore.so.0"
(VERSION,) = re.findall(
    r'^version = "(.*)"$', (ROOT / "bindings/python/pyproject.toml").read_text(), re.MULTILINE
)
TOOLS = ROOT / "build" / "python-packages-venv" / "bin"
OLDEST = 9
NEWEST = 15


def run(*command: str | Path, cwd: Path, environment: Mapping[str, str] | None = None) -> str:
    """What a program prints; the test fails when the program does, or complains of something."""
    finished = subprocess.run(
        command, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if finished.returncode != 0 or finished.stderr:
        words = " ".join(map(str, command))
        pytest.fail(
            f"{words} ended with status {finished.returncode}:\n{finished.stdout}{finished.stderr}",
            pytrace=False,
        )
    return finished.stdout


def clean_environment(home: Path) -> dict[str, str]:
    """That of somebody who knows nothing of the place where Taskcore was built."""
    return {"PATH": "/usr/bin:/bin", "HOME": str(home), "LC_ALL": "C.UTF-8"}


def build_packages(folder: Path) -> Path:
    script = ROOT / "scripts" / "build-python-packages.sh"
    subprocess.run([script, LIBRARY, folder], check=True, stdout=subprocess.DEVNULL)
    return folder


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_packages(tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="session")
def wheel(packages: Path) -> Path:
    (file,) = packages.glob("*.whl")
    return file


@pytest.fixture(scope="session")
def sdist(packages: Path) -> Path:
    (file,) = packages.glob("*.tar.gz")
    return file


def pythons() -> dict[str, Path]:
    """The Pythons of this machine that the binding runs on, by what they say they are."""
    minors = range(OLDEST, NEWEST + 1)
    names = ["python3", "pypy3", *(f"python3.{minor}{t}" for minor in minors for t in ("", "t"))]
    folders = ["/usr/bin", *os.environ.get("PATH", "").split(":")]
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders += [str(folder) for folder in sorted(versions.glob("*/bin"))]
    says = (
        "import sys, sysconfig; print(sys.implementation.name, '%d.%d.%d' % sys.version_info[:3]"
        " + ('t' if sysconfig.get_config_var('Py_GIL_DISABLED') else ''),"
        f" sys.version_info >= (3, {OLDEST}))"
    )
    found: dict[str, Path] = {}
    for folder in folders:
        for name in names:
            python = Path(folder) / name
            if not os.access(python, os.X_OK):
                continue
            answer = subprocess.run(
                [python, "-I", "-c", says], capture_output=True, text=True
            ).stdout.split()
            if answer[2:] == ["True"]:
                found.setdefault("-".join(answer[:2]), python)
    return found


@pytest.fixture(scope="session")
def install(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path, Path], Path]:
    """Makes a clean environment of a Python, has pip install a package there without the network,
    and gives the environment's Python."""

    def installed(python: Path, package: Path) -> Path:
        folder = tmp_path_factory.mktemp("environment")
        run(python, "-m", "venv", "--without-pip", folder, cwd=folder)
        own = folder / "bin" / "python"
        pip: list[str | Path] = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            own,
            "--disable-pip-version-check",
        ]
        run(*pip, "install", "--quiet", "--no-index", "--no-compile", package, cwd=folder)
        return own

    return installed


@pytest.fixture(scope="session")
def system_python(wheel: Path, install: Callable[[Path, Path], Path]) -> Path:
    """An environment of Debian's Python that has the wheel."""
    python = shutil.which("python3", path="/usr/bin")
    assert python is not None
    return install(Path(python), wheel)
