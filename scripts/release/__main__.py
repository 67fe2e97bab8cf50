"""Checks a release, freezes it, and puts together what is published: scripts/release.sh calls it.

python3 -m scripts.release check            what has to agree at any time, without a build
python3 -m scripts.release day              what is so on the day of a release
python3 -m scripts.release built BUILD      the library, the shell and the packages of a build
python3 -m scripts.release freeze BUILD [TO]  makes the folder of this version in Tests/Released, or in TO
python3 -m scripts.release publish BUILD    fills BUILD/release
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from datetime import date
from itertools import chain
from pathlib import Path

from scripts.release import built, day, generated, promises, versions
from scripts.release.freeze import freeze
from scripts.release.publish import gather, remaining
from scripts.release.releases import FOLDER
from scripts.release.sources import ROOT, version_of


def _tell(faults: Iterable[str]) -> int:
    count = 0
    for fault in faults:
        print(fault, flush=True)
        count += 1
    return 1 if count else 0


def _freeze(build: Path, to: Path) -> int:
    made = freeze(ROOT, build, to)
    for path in sorted(made.iterdir()):
        print(f"{path}: {path.stat().st_size:,} bytes")
    return 0


def _publish(build: Path) -> int:
    folder = gather(ROOT, build)
    print(f"Taskcore {version_of(ROOT)} is in {folder}. What remains:")
    for command in remaining(ROOT, folder):
        print(f"  {command}")
    return 0


def main(arguments: list[str]) -> int:
    match arguments:
        case ["check"]:
            return _tell(
                chain(
                    versions.faults(ROOT),
                    promises.faults(ROOT),
                    generated.faults(ROOT, generated.FROM_SOURCES),
                )
            )
        case ["day"]:
            return _tell(day.faults(ROOT, date.today()))
        case ["built", build]:
            return _tell(
                chain(
                    generated.faults(ROOT, generated.FROM_A_BUILD),
                    built.faults(ROOT, Path(build), packages=True),
                )
            )
        case ["freeze", build]:
            return _freeze(Path(build), ROOT / FOLDER)
        case ["freeze", build, to]:
            return _freeze(Path(build), Path(to))
        case ["publish", build]:
            return _publish(Path(build))
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
