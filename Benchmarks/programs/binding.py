"""Our Python binding, on the library that was built; TASKCORE_BUILD says where else that is."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build")).resolve()
os.environ.setdefault("TASKCORE_LIBRARY", str(BUILD / "lib/libtaskcore.so.0"))
sys.path.insert(0, str(ROOT / "bindings/python"))

import taskcore  # noqa: E402

__all__ = ["taskcore"]
