# SPDX-License-Identifier: Apache-2.0
"""Loads the binding from the sources."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ["TASKCORE_LIBRARY"] = str(BUILD / "lib" / "libtaskcore.so.0")
for folder in ("bindings/python", "."):
    sys.path.insert(0, str(ROOT / folder))
