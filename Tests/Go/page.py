# SPDX-License-Identifier: Apache-2.0
"""The programs of docs/go.md are compiled, and print what stands below them.

page.py FOLDER, where a go.mod is
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "go.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```go\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def main(folder: Path) -> int:
    if not len(PROGRAMS) == PAGE.count("```go\n") > 1:
        print("Not every program of docs/go.md is followed by what it prints.")
        return 1
    for number, (program, _) in enumerate(PROGRAMS, 1):
        source = folder / f"program_{number}" / "main.go"
        source.parent.mkdir()
        source.write_text(program, encoding="utf-8")
    for command in (["gofmt", "-d", "."], ["go", "build", "-o", "binaries/", "./..."]):
        finished = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if finished.returncode or finished.stdout:
            print(finished.stdout + finished.stderr)
            return 1
    wrong = 0
    for number, (_, expected) in enumerate(PROGRAMS, 1):
        binary = folder / "binaries" / f"program_{number}"
        ran = subprocess.run([binary], capture_output=True, text=True, timeout=60)
        if ran.stdout != expected or ran.returncode:
            print(f"Program {number} of docs/go.md prints:\n{ran.stdout}{ran.stderr}")
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
