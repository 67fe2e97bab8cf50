"""Two builds of one commit are the same bytes: in folders of other lengths, at other times, by users of other habits."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

from processes import run

pytestmark = pytest.mark.skipif(
    "TASKCORE_TEST_LONG" not in os.environ,
    reason="only in the long form: it builds everything twice",
)

# What is published. Beside the packages lie notes of dpkg on the machine that built them.
PUBLISHED = ("lib/libtaskcore.so.0", "bin/taskcore", "sbom/*.json", "deb/*.deb", "python/*")


def digests(root: Path, clone: Path, umask: str, **variables: str) -> dict[str, str]:
    """The digest of each file that a new clone in this folder builds."""
    run("git", "clone", "--quiet", root, clone)
    make = f"umask {umask} && make all && make deb python-packages"
    run("sh", "-c", make, cwd=clone, env={**os.environ, **variables})
    build = clone / "build"
    return {
        str(file.relative_to(build)): hashlib.sha256(file.read_bytes()).hexdigest()
        for pattern in PUBLISHED
        for file in sorted(build.glob(pattern))
    }


def test_two_builds_are_the_same(root: Path, tmp_path: Path) -> None:
    first = digests(root, tmp_path / "a", "022", TZ="UTC", LC_ALL="C")
    second = digests(
        root, tmp_path / "another-folder", "077", TZ="Pacific/Kiritimati", LC_ALL="C.UTF-8"
    )
    assert {name.split("/")[0] for name in first} == {"lib", "bin", "sbom", "deb", "python"}
    assert first == second
