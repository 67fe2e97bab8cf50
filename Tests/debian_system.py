"""The root of a Debian system, made of Debian's packages, in a folder of a test.

It is unpacked from an archive, so that nothing of this machine is mounted in what is removed.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
from collections.abc import Sequence
from pathlib import Path


class NoRootError(Exception):
    """Why this machine makes no root."""


def names_of(dependencies: str) -> set[str]:
    """Of each dependency the first alternative, without versions and architectures."""
    names = {re.split(r"[\s:(|]", each.strip())[0] for each in dependencies.split(",")}
    return names - {""}


def build_dependencies(root: Path) -> set[str]:
    """The packages that debian/control builds with."""
    control = (root / "debian/control").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^Build-Depends:\n((?: .*\n)+)", control, re.MULTILINE)
    return names_of(listed)


def package_sources(release: str | None = None) -> str:
    """Where this machine takes the packages of Debian from, as in sources.list: of its own release, or of another."""
    told = subprocess.run(
        [
            *("apt-get", "indextargets", "--format"),
            "$(ORIGIN)|$(REPO_URI)|$(RELEASE)|$(COMPONENT)",
            "Created-By: Packages",
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    lines = set()
    for line in told.stdout.splitlines():
        origin, address, suite, component = line.split("|")
        # Updates have suites of their own, such as bookworm-updates, which not every release has.
        if origin == "Debian" and (release is None or "-" not in suite):
            lines.add(f"deb {address} {release or suite} {component}")
    return "\n".join(sorted(lines))


def make_root(
    folder: Path,
    packages: Sequence[str],
    *,
    release: str | None = None,
    sources: str | None = None,
) -> Path:
    """A root in the folder, of this machine's release or of another, that has these packages and what they depend on."""
    if os.geteuid() != 0 or shutil.which("mmdebstrap") is None:
        raise NoRootError("a root is made by mmdebstrap, and entered by root alone")
    archive, root = folder / "root.tar", folder / "root"
    include = f"--include={','.join(packages)}"
    made = subprocess.run(
        ["mmdebstrap", "--variant=minbase", include, release or "", archive, "-"],
        input=sources or package_sources(release),
        capture_output=True,
        text=True,
    )
    if made.returncode != 0:
        told = "\n".join(made.stderr.splitlines()[-10:])
        raise NoRootError(f"mmdebstrap makes none:\n{told}")
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
    # Plain files where this user may make no device.
    for name, minor in (("null", 3), ("zero", 5), ("random", 8), ("urandom", 9)):
        try:
            os.mknod(root / "dev" / name, 0o666 | stat.S_IFCHR, os.makedev(1, minor))
            (root / "dev" / name).chmod(0o666)
        except PermissionError:
            (root / "dev" / name).touch()
    (root / "dev/fd").symlink_to("/proc/self/fd")
    return root


def entered(root: Path, *command: str | Path, **variables: str) -> list[str | Path]:
    """The command that runs a command in the root, with an environment of its own."""
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"} | variables
    # Swift reads the arguments of a program from /proc, which is there for as long as the command runs, and nowhere else.
    enter = [
        *("unshare", "--mount", "--pid", "--fork", "--kill-child"),
        *("--mount-proc", f"--root={root}"),
    ]
    assignments = [f"{name}={value}" for name, value in environment.items()]
    return [*enter, "/usr/bin/env", "-i", *assignments, *command]
