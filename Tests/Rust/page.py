# SPDX-License-Identifier: Apache-2.0
"""The programs of docs/rust.md, which print what stands below them.

page.py programs FOLDER   adds them to the package in the folder
page.py run FOLDER        runs what was compiled into the folder
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "rust.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```rust\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def programs(folder: Path) -> None:
    with (folder / "Cargo.toml").open("a", encoding="utf-8") as manifest:
        manifest.write('\n[dependencies.serde_json]\nversion = "1"\n')
        for index, (program, _) in enumerate(PROGRAMS):
            (folder / f"page_{index}.rs").write_text(program, encoding="utf-8")
            manifest.write(
                f'\n[[bin]]\nname = "page_{index}"\npath = "page_{index}.rs"\ntest = false\n'
            )


def run(folder: Path) -> int:
    failed = 0
    if len(PROGRAMS) != PAGE.count("```rust\n"):
        print("Not every program of the page is followed by what it prints.")
        failed = 1
    for index, (_, expected) in enumerate(PROGRAMS):
        ran = subprocess.run(folder / f"page_{index}", capture_output=True, text=True, timeout=60)
        if ran.stdout + ran.stderr != expected:
            print(f"Program {index} prints:\n{ran.stdout}{ran.stderr}instead of:\n{expected}")
            failed = 1
    return failed


if __name__ == "__main__":
    if sys.argv[1] == "programs":
        programs(Path(sys.argv[2]))
    else:
        sys.exit(run(Path(sys.argv[2])))
