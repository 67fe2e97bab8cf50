"""Whether the two commands of the README are all that a new system needs: run.py [--packages LINES] RELEASE...

A system is made by mmdebstrap, as small as one of a developer: gcc, git, make, Python, and the Swift toolchain of this
machine, copied. There a fresh clone of the last commit is built by `make run`, and its shell starts. Whoever runs it is
root. Packages come from where this machine has its own; --packages says where from instead, in the form of
sources.list, for a release that is not Debian's.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INCLUDED = "ca-certificates,gcc,git,libc6-dev,make,python3"
# Only this process sees what is mounted, and it goes with it.
ENTER = """
mount -t proc proc "$0/proc" && mount -t tmpfs tmp "$0/tmp" || exit
exec chroot "$0" env -i PATH=/opt/swift/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \\
  sh -c 'cd /root/taskcore && make run < /dev/null && build/bin/taskcore -c "add Rent" -c list'
"""


def package_lines(release: str) -> str:
    """Where this machine takes the packages of Debian from, for another release."""
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI) $(COMPONENT)", "Created-By: Packages"],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    place = next(line.split() for line in told.splitlines() if line.startswith("Debian http"))
    return f"deb {place[1]} {release} main\n"


def make_system(root: Path, release: str, lines: str) -> None:
    archive = root.with_suffix(".tar")
    subprocess.run(
        ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={INCLUDED}", release, archive, "-"],
        input=lines, check=True, text=True,
    )  # fmt: skip
    root.mkdir()
    subprocess.run(["tar", "--extract", "--directory", root, "--file", archive], check=True)
    archive.unlink()
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    toolchain = Path(shutil.which("swift") or sys.exit("There is no Swift toolchain.")).resolve()
    (root / "opt/swift").mkdir(parents=True)
    subprocess.run(
        ["cp", "--archive", "--reflink=auto", toolchain.parents[2] / "usr", root / "opt/swift"],
        check=True,
    )
    subprocess.run(
        ["git", "clone", "--quiet", "--depth=1", f"file://{ROOT}", root / "root/taskcore"],
        check=True,
    )


def works(release: str, lines: str) -> bool:
    with tempfile.TemporaryDirectory(prefix="fresh-") as name:
        root = Path(name) / release
        make_system(root, release, lines)
        alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        entered = subprocess.run([*alone, "sh", "-c", ENTER, str(root)], check=False)
        return entered.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packages", help="where packages come from, as in sources.list")
    parser.add_argument("releases", nargs="+", metavar="RELEASE", help="such as trixie")
    given = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("mmdebstrap") is None:
        sys.exit("A system is made by mmdebstrap, and entered by root alone.")
    failed = []
    for release in given.releases:
        print(f"=== {release}", flush=True)
        if not works(release, given.packages or package_lines(release)):
            failed.append(release)
    print(f"Failed: {', '.join(failed)}" if failed else "All of them work.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
