"""Prints an invoice in a process of its own, and says what came of it on its standard output.

``python elsewhere.py STORE NUMBER`` writes the digest of the PDF, or the error: its type and text.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path


def printed_elsewhere(store: Path, number: str, libraries: Path | None = None) -> str:
    """``libraries`` is a folder that is looked into before those of the system."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    if libraries is not None:
        environment["LD_LIBRARY_PATH"] = str(libraries)
    done = subprocess.run(
        [sys.executable, __file__, str(store), number],
        env=environment,
        capture_output=True,
        timeout=300,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def digest(file: bytes) -> str:
    return hashlib.sha256(file).hexdigest()


def main(store: str, number: str) -> None:
    from bookkeeping import Bookkeeping
    from parties import ATELIER
    from printing import find, pdf
    from taskcore import TaskcoreError

    books = Bookkeeping(ATELIER, store)
    with books.store:
        try:
            print(digest(pdf(books, find(books, number))), end="")
        except TaskcoreError as error:
            print(type(error).__name__, error, end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
