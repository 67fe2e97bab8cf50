"""What a build needs of Debian is said by debian/control, and is no more than what is compiled with."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest
from debian_system import build_dependencies

from processes import run

FOLDERS = ("/usr/include", "/usr/include/postgresql")
# Of every system that compiles C: build-essential has them.
ESSENTIAL = ("libc6-dev", "linux-libc-dev")


def checked_packages(root: Path) -> set[str]:
    """What `make` looks for before it compiles."""
    script = (root / "scripts/install-dependencies.sh").read_text()
    (listed,) = re.findall(r"^build_packages=\((.*?)^\)", script, re.MULTILINE | re.DOTALL)
    return set(listed.split())


def packages_of_headers(root: Path) -> set[str]:
    """The packages that have the headers of others which the sources in C include."""
    sources = [*root.glob("Sources/**/*.[ch]"), *root.glob("Sources/**/*.modulemap")]
    text = "\n".join(source.read_text() for source in sources)
    names = set(re.findall(r"#\s*include <([^>]+)>", text))
    names |= set(re.findall(r'header "/usr/include/([^"]+)"', text))
    triplet = run("gcc", "-print-multiarch").strip()
    folders = [*FOLDERS, f"/usr/include/{triplet}"]
    files = [f"{folder}/{name}" for name in names for folder in folders]
    found = [file for file in files if os.path.exists(file)]
    owners = run("dpkg-query", "--search", *found).splitlines()
    return {re.split("[:,]", owner)[0] for owner in owners}


def test_the_packages_of_the_headers_are_all_that_is_built_with(root: Path) -> None:
    headers = packages_of_headers(root) - set(ESSENTIAL)
    development = {name for name in build_dependencies(root) if name.endswith("-dev")}
    assert development == headers


def test_make_and_debian_ask_for_the_same(root: Path) -> None:
    tools = {"debhelper-compat", "dh-python", "python3"}
    assert build_dependencies(root) - tools == checked_packages(root)


def test_without_swift_a_build_ends_with_one_sentence(root: Path, tmp_path: Path) -> None:
    """In a folder that has the rules alone, so that nothing else could be done."""
    (tmp_path / "debian").mkdir()
    for name in ("rules", "control", "changelog"):
        (tmp_path / "debian" / name).write_bytes((root / "debian" / name).read_bytes())
    done = subprocess.run(
        ["make", "--file=debian/rules", "override_dh_auto_configure"],
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0
    sentence, _, rest = done.stderr.partition("\n")
    assert sentence == (
        "Taskcore is compiled by Swift 6.3 or newer, which is in no Debian package: "
        "https://www.swift.org/install tells how to get it."
    )
    assert rest.startswith("make: ***")


@pytest.mark.parametrize("name", ["clean", "build", "binary"])
def test_the_rules_can_be_read_by_make(root: Path, name: str) -> None:
    run("make", "--file=debian/rules", "--dry-run", name, cwd=root)
