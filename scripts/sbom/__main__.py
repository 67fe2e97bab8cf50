"""Writes the SBOM of a library or program that was just linked:

    python3 -m scripts.sbom BINARY [--bundled libsqlite3.so.0=3.40.1]... > FILE.spdx.json

The same binary gives the same bytes: the only time in it is SOURCE_DATE_EPOCH or, without that, the time of the
last commit, or of the release that the sources were unpacked from.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from scripts.sbom.binary import UnreadableBinary, read
from scripts.sbom.document import document
from scripts.sbom.product import ROOT, product


def _created() -> int:
    said = os.environ.get("SOURCE_DATE_EPOCH")
    if said:
        return int(said)
    if (ROOT / ".git").exists():
        log = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        commit = subprocess.run(log, capture_output=True, text=True)
        if commit.returncode == 0:
            return int(commit.stdout)
    return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts.sbom", description=__doc__.partition("\n")[0])
    parser.add_argument("binary", type=Path)
    parser.add_argument("--bundled", action="append", default=[], metavar="SONAME=VERSION")
    options = parser.parse_args()
    try:
        binary = read(options.binary)
        bundled = dict(each.split("=", 1) for each in options.bundled)
        about = product(binary.path.name, binary.needed)
        sbom = document(binary, about, _created(), bundled)
    except UnreadableBinary as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(sbom, indent=2, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
