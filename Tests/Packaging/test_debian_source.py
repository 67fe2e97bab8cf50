"""dpkg-buildpackage makes the source package of a clone, and takes away what a build left there."""

from __future__ import annotations

import tarfile
from pathlib import Path

from processes import run


def test_a_clone_gives_a_source_package(root: Path, tmp_path: Path) -> None:
    clone = tmp_path / "taskcore"
    run("git", "clone", "--quiet", "--depth=1", f"file://{root}", clone)
    left = clone / "build/tmp/left"
    left.parent.mkdir(parents=True)
    left.touch()
    options = ("--build=source", "--no-sign", "--no-check-builddeps")
    run("dpkg-buildpackage", *options, cwd=clone)
    assert not left.exists()
    assert run("git", "status", "--porcelain", cwd=clone) == ""
    (source,) = tmp_path.glob("taskcore_*.dsc")
    (archive,) = tmp_path.glob("taskcore_*.orig.tar.xz")
    assert archive.name in source.read_text()
    with tarfile.open(archive) as files:
        names = {name.split("/")[1] for name in files.getnames() if "/" in name}
    assert {"Package.swift", "LICENSES", "Tests"} <= names
    assert "debian" not in names
