# SPDX-License-Identifier: Apache-2.0
"""The files of a commit, without checking it out."""

from __future__ import annotations

import io
import re
import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).parents[2]

# What nobody writes says so in the comment that it begins with, some of it below the licence.
GENERATED = re.compile(
    r"[ /#*]*((?:code )?generated (?:by|from)\b|written by .*; do not edit it"
    r'|"make header" generates this file)',
    re.I,
)


def files(commit: str) -> dict[str, str]:
    """The texts by their paths; what is no text is left out."""
    archive = subprocess.run(
        ["git", "archive", commit], cwd=ROOT, check=True, capture_output=True
    ).stdout
    found = {}
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar:
            file = tar.extractfile(member) if member.isfile() else None
            if file:
                try:
                    found[member.name] = file.read().decode()
                except UnicodeDecodeError:
                    continue
    return found


def is_generated(text: str) -> bool:
    for line in text.split("\n", 8)[:8]:
        if GENERATED.match(line):
            return True
        if not line.lstrip().startswith(("/", "#", "*")):
            return False
    return False
