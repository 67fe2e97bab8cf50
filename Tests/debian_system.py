"""The root of a Debian system, made of Debian's packages, in a folder of a test.

It is unpacked from an archive, so that nothing of this machine is mounted in what is removed.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest


def _package_sources() -> str:
    """Where this machine takes the packages of Debian from, in the form of sources.list."""
    told = subprocess.run(
        [
            *("apt-get", "indextargets", "--format"),
            "$(ORIGIN)|deb $(REPO_URI) $(RELEASE) $(COMPONENT)",
            "Created-By: Packages",
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    lines = [line.split("|", 1) for line in told.stdout.splitlines()]
    return "\n".join(sorted({rest for origin, rest in lines if origin == "Debian"}))


def make_root(folder: Path, packages: Sequence[str]) -> Path:
    """A root in the folder that has these packages and what they depend on."""
    if os.geteuid() != 0 or shutil.which("mmdebstrap") is None:
        pytest.skip("NOT RUN: a root is made by mmdebstrap, and entered by root alone")
    archive, root = folder / "root.tar", folder / "root"
    include = f"--include={','.join(packages)}"
    made = subprocess.run(
        ["mmdebstrap", "--quiet", "--variant=minbase", include, "", archive, "-"],
        input=_package_sources(),
        capture_output=True,
        text=True,
    )
    if made.returncode != 0:
        pytest.skip(f"NOT RUN: mmdebstrap makes no root:\n{made.stderr}")
    root.mkdir()
    unpack: list[str | Path] = [
        "tar",
        "--extract",
        "--exclude=./dev/*",
        "--directory",
        root,
        "--file",
        archive,
    ]
    subprocess.run(unpack, check=True)
    archive.unlink()
    # A plain file where this user may make no device.
    try:
        os.mknod(root / "dev/null", 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    except PermissionError:
        (root / "dev/null").touch()
    return root


def entered(root: Path, *command: str | Path, **variables: str) -> list[str | Path]:
    """The command that runs a command in the root, with an environment of its own."""
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"} | variables
    # Swift reads the arguments of a program from /proc, which is there for as long as the command runs, and nowhere else.
    enter = ["unshare", "--mount", "--pid", "--fork", "--mount-proc", f"--root={root}"]
    assignments = [f"{name}={value}" for name, value in environment.items()]
    return [*enter, "/usr/bin/env", "-i", *assignments, *command]
