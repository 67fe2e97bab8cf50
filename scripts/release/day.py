"""What is so on the day of a release alone: dates, a clean tree, the tag, and the frozen fixtures."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from scripts.release.freeze import COMMAND, interface_files
from scripts.release.releases import FOLDER, releases
from scripts.release.sources import said, version_of


def _git(root: Path, *arguments: str) -> str:
    """What git prints; nothing when it fails."""
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""


def _dates(root: Path, today: date) -> Iterator[str]:
    version = version_of(root)
    (first, *_) = said(root, "CHANGELOG.md", r"^## (.*)$") or [""]
    found = re.fullmatch(rf"{re.escape(version)} - (\d{{4}}-\d\d-\d\d)", first)
    if found is None:
        yield (
            f"CHANGELOG.md begins with “## {first}”, and “## {version} - {today}” would be right."
        )
    elif date.fromisoformat(found[1]) > today:
        yield f"CHANGELOG.md dates {version} on {found[1]}, which is after today, {today}."
    (suite, *_) = said(root, "debian/changelog", r"^taskcore \(.*\) (\S+);") or [""]
    if suite in ("", "UNRELEASED"):
        yield f"debian/changelog is for “{suite}”, and “unstable” would be right."


def tag_of(root: Path) -> str:
    """The commit that the tag of this version names; empty while there is none."""
    return _git(
        root, "rev-parse", "--verify", "--quiet", f"refs/tags/{version_of(root)}^{{commit}}"
    )


def _repository(root: Path) -> Iterator[str]:
    version = version_of(root)
    head = _git(root, "rev-parse", "HEAD")
    if not head:
        yield "This is no clone of git, which a release is made from."
        return
    changed = _git(root, "status", "--porcelain").splitlines()
    if changed:
        yield (
            f"{len(changed)} files are not committed, the first of them “{changed[0].strip()}”: "
            "commit or remove them."
        )
    tagged = tag_of(root)
    if not tagged:
        return
    if _git(root, "cat-file", "-t", f"refs/tags/{version}") != "tag":
        yield f"The tag {version} is a light one: an annotated one would be right (git tag -a)."
    if tagged != head:
        yield (
            f"The tag {version} is on {tagged[:12]}, and this is {head[:12]}: check that one out, "
            "or raise the version."
        )


def _fixtures(root: Path) -> Iterator[str]:
    version = version_of(root)
    found = [each for each in releases(root) if each.version == version]
    if not found:
        yield f"{FOLDER}/{version} is not there: run {COMMAND} and commit what it makes."
        return
    for name, content in interface_files(root).items():
        if found[0].files().get(name) != content:
            yield (
                f"{FOLDER}/{version} has another {name} than this commit: run {COMMAND} and commit "
                "what it makes."
            )


def faults(root: Path, today: date) -> Iterator[str]:
    yield from _dates(root, today)
    yield from _repository(root)
    yield from _fixtures(root)
