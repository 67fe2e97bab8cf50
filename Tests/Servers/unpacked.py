"""Where the files of Debian packages are that were unpacked and not installed."""

from __future__ import annotations

import os
from pathlib import Path

import servers


def find(path: str) -> Path:
    """A file of the system, or one that was unpacked; of several that fit, any."""
    for root in (Path("/"), servers.unpacked()):
        if found := next(root.glob(path), None):
            return found
    raise FileNotFoundError(f"/{path}: scripts/install-dependencies.sh test-long brings it.")


def library_folders() -> str:
    """Where programs that were unpacked find their libraries."""
    machine = f"{os.uname().machine}-linux-gnu"
    folders = (f"usr/lib/{machine}", f"lib/{machine}", "usr/lib", "usr/lib/sogo")
    return ":".join(str(servers.unpacked() / each) for each in folders)
