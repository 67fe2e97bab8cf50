"""What has to be so on the day of a release: dates, a clean tree, the tag, what was frozen; and what is published."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from datetime import date
from pathlib import Path

import pytest

from scripts.release import day
from scripts.release.freeze import COMMAND, interface_files
from scripts.release.publish import SUMS, gather, remaining
from scripts.release.releases import FOLDER, Release
from scripts.release.sources import TYPES, version_of

TODAY = date(2027, 1, 15)
NOBODY = {
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CONFIG_GLOBAL": "/dev/null",
}  # fmt: skip
BINDING = "bindings/python/taskcore"


def git(clone: Path, *arguments: str) -> None:
    subprocess.run(
        ["git", "-C", clone, *arguments], check=True, capture_output=True, env=os.environ | NOBODY
    )


@pytest.fixture
def clone(root: Path, made_now: Release, tmp_path: Path) -> Path:
    """A small repository on the day of its release, with all in order."""
    clone = tmp_path / "clone"
    for name in ("include/taskcore.h", "data/taskcore.json", "data/exported-symbols.txt", TYPES,
                 "debian/changelog", "CHANGELOG.md"):  # fmt: skip
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, clone / name)
    shutil.copytree(root / BINDING, clone / BINDING, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(root / FOLDER / "programs", clone / FOLDER / "programs")
    shutil.copytree(made_now.folder, clone / FOLDER / made_now.version, dirs_exist_ok=True)
    changes = clone / "CHANGELOG.md"
    heading = f"## {version_of(root)} - {TODAY}"
    changes.write_text(
        re.sub(r"^## .*$", heading, changes.read_text(), count=1, flags=re.MULTILINE)
    )
    git(clone, "init", "--quiet")
    commit(clone)
    return clone


def commit(clone: Path) -> None:
    git(clone, "add", "--all")
    git(clone, "commit", "--quiet", "--message", "All of it")


def faults(clone: Path) -> list[str]:
    return list(day.faults(clone, TODAY))


def test_all_is_in_order(clone: Path) -> None:
    assert set(interface_files(clone)) >= {
        "taskcore.h",
        "programs/client.c",
        "python/taskcore/py.typed",
    }
    assert faults(clone) == []
    git(clone, "tag", "--annotate", version_of(clone), "--message", "It")
    assert faults(clone) == []


def test_a_changelog_without_a_date_is_named(clone: Path) -> None:
    path, version = clone / "CHANGELOG.md", version_of(clone)
    path.write_text(path.read_text().replace(f" - {TODAY}", ""))
    commit(clone)
    assert faults(clone) == [
        f"CHANGELOG.md begins with “## {version}”, and “## {version} - {TODAY}” would be right."
    ]


def test_a_date_to_come_is_named(clone: Path) -> None:
    assert list(day.faults(clone, date(2027, 1, 14))) == [
        f"CHANGELOG.md dates {version_of(clone)} on 2027-01-15, which is after today, 2027-01-14."
    ]


def test_an_unreleased_debian_package_is_named(clone: Path) -> None:
    path = clone / "debian/changelog"
    path.write_text(re.sub(r"\) \S+;", ") UNRELEASED;", path.read_text(), count=1))
    commit(clone)
    assert faults(clone) == ["debian/changelog is for “UNRELEASED”, and “unstable” would be right."]


def test_what_is_not_committed_is_named(clone: Path) -> None:
    (clone / "other").write_text("x")
    assert faults(clone) == [
        "1 files are not committed, the first of them “?? other”: commit or remove them."
    ]


def test_a_light_tag_is_named(clone: Path) -> None:
    git(clone, "tag", version_of(clone))
    assert faults(clone) == [
        f"The tag {version_of(clone)} is a light one: an annotated one would be right (git tag -a)."
    ]


def test_a_tag_on_another_commit_is_named(clone: Path) -> None:
    git(clone, "tag", "--annotate", version_of(clone), "--message", "It")
    (clone / "other").write_text("x")
    commit(clone)
    (said,) = faults(clone)
    assert said.startswith(f"The tag {version_of(clone)} is on ")


def test_a_release_that_was_not_frozen_is_named(clone: Path) -> None:
    shutil.rmtree(clone / FOLDER / version_of(clone))
    commit(clone)
    assert faults(clone) == [
        f"{FOLDER}/{version_of(clone)} is not there: run {COMMAND} and commit what it makes."
    ]


@pytest.mark.parametrize("name", ["include/taskcore.h", f"{BINDING}/__init__.py"])
def test_a_release_that_was_changed_since_it_was_frozen_is_named(clone: Path, name: str) -> None:
    (clone / name).write_text((clone / name).read_text() + "\n")
    commit(clone)
    (said,) = faults(clone)
    assert said.startswith(f"{FOLDER}/{version_of(clone)} has another ")


def test_outside_of_a_clone_there_is_no_release(clone: Path) -> None:
    shutil.rmtree(clone / ".git")
    assert faults(clone) == ["This is no clone of git, which a release is made from."]


def test_what_is_published_has_its_checksums(clone: Path, tmp_path: Path) -> None:
    build, version = tmp_path / "build", version_of(clone)
    names = (
        f"deb/taskcore_{version}-1_amd64.deb", f"deb-source/taskcore_{version}-1.dsc",
        f"deb-source/taskcore_{version}.orig.tar.xz", f"python/taskcore-{version}.tar.gz",
        f"python/taskcore-{version}-py3-none-any.whl", "sbom/taskcore.spdx.json", "sbom/other",
    )  # fmt: skip
    for name in names:
        (build / name).parent.mkdir(parents=True, exist_ok=True)
        (build / name).write_text(name)
    folder = gather(clone, build)
    listed = [line.split("  ")[1] for line in (folder / SUMS).read_text().splitlines()]
    assert listed == [
        f"debian/taskcore_{version}-1.dsc", f"debian/taskcore_{version}-1_amd64.deb",
        f"debian/taskcore_{version}.orig.tar.xz", f"python/taskcore-{version}-py3-none-any.whl",
        f"python/taskcore-{version}.tar.gz", "sbom/taskcore.spdx.json", f"taskcore-{version}.tar.xz",
    ]  # fmt: skip
    check = ["sha256sum", "--check", "--strict", "--quiet", SUMS]
    assert subprocess.run(check, cwd=folder).returncode == 0
    (folder / f"taskcore-{version}.tar.xz").write_text("other")
    assert subprocess.run(check, cwd=folder, capture_output=True).returncode != 0


def test_what_remains_begins_with_the_tag_until_it_is_there(clone: Path) -> None:
    version = version_of(clone)
    first, second, *_ = remaining(clone, Path("build/release"))
    assert first == f"git tag --annotate {version} --message 'Taskcore {version}'"
    git(clone, "tag", "--annotate", version, "--message", "It")
    assert next(remaining(clone, Path("build/release"))) == second == f"git push origin {version}"
