"""Where it was measured, and with which versions."""

from __future__ import annotations

import os
import platform
import sqlite3
import subprocess
import tempfile
from pathlib import Path

from programs import LIBRARY
from results import OURS, Results


def describe(results: Results) -> None:
    """Notes the versions and the size of the library."""
    results.versions |= {
        "SQLite": sqlite3.sqlite_version,
        "machine": _machine(),
        "system": _system(),
    }
    with tempfile.TemporaryDirectory() as folder:
        stripped = Path(folder, LIBRARY.name)
        subprocess.run(["strip", "-o", stripped, LIBRARY], check=True)
        results.figures[OURS, "library", 0]["stripped_bytes"] = stripped.stat().st_size


def _machine() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    model = next(
        (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), ""
    )
    return f"{os.cpu_count()} cores, {model or platform.machine()}"


def _system() -> str:
    system = platform.freedesktop_os_release().get("PRETTY_NAME", "")
    return f"{system}, Linux {platform.release()}"
