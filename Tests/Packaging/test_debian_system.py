"""The Debian packages are installed, tested, brought up to date and removed in a system of their own.

Nothing is installed on this machine.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from debian_system import NoRootError, entered, make_root, names_of

from conftest import NAMES
from processes import run


@dataclass
class System:
    root: Path
    files: set[Path] = field(default_factory=set)
    """Those of the packages, where they are in the root."""

    def run(self, *command: str, **variables: str) -> str:
        return run(*entered(self.root, *command, **variables))

    def install(self, *packages: Path) -> None:
        folder = self.root / "opt" / "packages"
        folder.mkdir(exist_ok=True)
        for package in packages:
            shutil.copy(package, folder)
        paths = [f"/opt/packages/{package.name}" for package in packages]
        self.run("dpkg", "--install", *paths, DEBIAN_FRONTEND="noninteractive")

    def installed_version(self, name: str) -> str:
        return self.run("dpkg-query", "--show", "--showformat", "${Version}", name)


def autopkgtests(root: Path) -> dict[str, set[str]]:
    """The tests of debian/tests/control, and the packages of others that each needs."""
    found: dict[str, set[str]] = {}
    for paragraph in (root / "debian/tests/control").read_text().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in paragraph.strip().splitlines())
        found |= {name: names_of(fields["Depends"]) for name in fields["Tests"].split()}
    return found


@pytest.fixture(scope="module")
def system(
    root: Path, packages: dict[str, Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[System]:
    """It has what the packages and their tests depend on, of others no more, and nothing that is recommended."""
    needed: set[str] = set().union(*autopkgtests(root).values())
    for package in packages.values():
        needed |= names_of(run("dpkg-deb", "--field", package, "Depends"))
    folder = tmp_path_factory.mktemp("system")
    try:
        made = System(make_root(folder, sorted(needed - set(NAMES))))
        made.install(*packages.values())
        listed = made.run("dpkg", "--listfiles", *NAMES).splitlines()
        made.files = {made.root / line.removeprefix("/") for line in listed if line}
        for name in autopkgtests(root):
            for source in re.findall(r"\bTests/\S+", (root / "debian/tests" / name).read_text()):
                target = made.root / "opt/sources" / source
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(root / source, target)
        shutil.copytree(
            root / "debian/tests", made.root / "opt/sources/debian/tests", dirs_exist_ok=True
        )
        yield made
    except NoRootError as reason:
        pytest.skip(f"NOT RUN: {reason}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.parametrize("name", ["c", "cpp", "python", "shell"])
def test_the_tests_of_debian_pass(system: System, root: Path, name: str) -> None:
    assert name in autopkgtests(root)
    work = f"/opt/{name}"
    (system.root / work.removeprefix("/")).mkdir()
    command = f"cd /opt/sources && exec debian/tests/{name}"
    output = system.run("sh", "-c", command, AUTOPKGTEST_TMP=work, HOME=work)
    assert ("Pay rent" in output) or name in ("cpp", "python")


def test_every_test_of_debian_is_run_here(root: Path) -> None:
    assert sorted(autopkgtests(root)) == ["c", "cpp", "python", "shell"]
    assert {"control"} | set(autopkgtests(root)) == {
        file.name for file in (root / "debian/tests").iterdir()
    }


def test_nobody_is_notified_who_did_not_ask_for_it(system: System) -> None:
    assert system.root / "usr/lib/systemd/user/taskcore-alerts.service" in system.files
    assert list(system.root.glob("etc/systemd/user/*.wants/taskcore-alerts.service")) == []


def test_the_library_is_brought_up_to_date_alone(
    system: System, packages: dict[str, Path], tmp_path: Path
) -> None:
    later = tmp_path / "later"
    run("dpkg-deb", "--raw-extract", packages["libtaskcore0"], later)
    control = later / "DEBIAN/control"
    control.write_text(re.sub(r"(?m)^Version: .*$", "Version: 0.99.0-1", control.read_text()))
    package = tmp_path / "libtaskcore0_later.deb"
    run("dpkg-deb", "--root-owner-group", "--build", later, package)
    before = system.installed_version("libtaskcore-dev")
    system.install(package)
    assert system.installed_version("libtaskcore0") == "0.99.0-1"
    assert system.installed_version("libtaskcore-dev") == before
    assert system.run("dpkg", "--audit") == ""


def test_removing_the_packages_leaves_nothing_behind(system: System) -> None:
    system.run("dpkg", "--purge", *NAMES)
    assert [file for file in system.files if "taskcore" in str(file) and file.exists()] == []
