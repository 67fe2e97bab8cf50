# SPDX-License-Identifier: Apache-2.0
"""Writes every generated source, or with --check tells which ones are out of date.

    python3 -m model [--check]

It needs Python alone: no build, so that a model whose output does not compile can be corrected.
"""

import sys
from pathlib import Path

from model.language.errors import ModelError
from model.outputs import outputs

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        texts = outputs(ROOT)
    except ModelError as error:
        print(f"model: {error}", file=sys.stderr)
        return 1
    stale = [path for path, text in texts.items() if _present(ROOT / path) != text]
    if arguments:
        for path in stale:
            print(f"model: {path} is not what the model says. Run `make model`.", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(texts[path], encoding="utf-8")
        print(f"model: wrote {path}")
    return 0


def _present(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
