"""Whether a new Debian system has what it takes: run.py [--trial NAME] [--sources LINES] RELEASE...

Each system is made by mmdebstrap and gets the Swift toolchain of this machine and a fresh clone of the last commit.
There is one for each trial:

  readme    has what a developer has, and no more: gcc, git, make and Python. `make run` builds, and the shell works.
  packages  has what debian/control builds with, and no more. dpkg-buildpackage compiles and makes the packages.

Whoever runs it is root. Packages come from where this machine has its own; --sources says where from instead, as in
sources.list, for a release that is not Debian's.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests"))

from debian_system import NoRootError, build_dependencies, entered, make_root  # noqa: E402

# apt may fetch by HTTPS.
TOOLS = ["ca-certificates", "git"]
COMMANDS = {
    "readme": 'make run < /dev/null && build/bin/taskcore -c "add Rent" -c list',
    "packages": "dpkg-buildpackage --build=binary --no-sign && ls -l ../*.deb",
}


def packages_of(trial: str) -> list[str]:
    if trial == "readme":
        return [*TOOLS, "gcc", "libc6-dev", "make", "python3"]
    # What the toolchain itself needs is no matter of debian/control, which cannot name it either.
    declared = build_dependencies(ROOT) - {"debhelper-compat"} | {"debhelper"}
    return [*TOOLS, "build-essential", "libxml2", *sorted(declared)]


def has_worked(trial: str, release: str, sources: str | None) -> bool:
    with tempfile.TemporaryDirectory(prefix="fresh-") as name:
        root = make_root(Path(name), packages_of(trial), release=release, sources=sources)
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        toolchain = Path(
            shutil.which("swift") or sys.exit("There is no Swift toolchain.")
        ).resolve()
        (root / "opt/swift").mkdir(parents=True)
        subprocess.run(
            ["cp", "--archive", "--reflink=auto", toolchain.parents[2] / "usr", root / "opt/swift"],
            check=True,
        )
        subprocess.run(
            ["git", "clone", "--quiet", "--depth=1", f"file://{ROOT}", root / "root/taskcore"],
            check=True,
        )
        there = f"cd /root/taskcore && {COMMANDS[trial]}"
        path = "/opt/swift/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        return (
            subprocess.run(entered(root, "sh", "-c", there, HOME="/root", PATH=path)).returncode
            == 0
        )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--trial", action="append", choices=COMMANDS, help="all, unless it is said")
    parser.add_argument("--sources", help="where packages come from, as in sources.list")
    parser.add_argument("releases", nargs="+", metavar="RELEASE", help="such as trixie")
    given = parser.parse_args()
    failed = []
    for release in given.releases:
        for trial in given.trial or COMMANDS:
            print(f"=== {release}, {trial}", flush=True)
            try:
                if not has_worked(trial, release, given.sources):
                    failed.append(f"{release}, {trial}")
            except NoRootError as reason:
                sys.exit(f"There is no system of {release} to try: {reason}")
    print(f"Failed: {'; '.join(failed)}." if failed else "All of them work.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
