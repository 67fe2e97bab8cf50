# SPDX-License-Identifier: Apache-2.0
"""Finds libtaskcore, checks that it fits, and declares its functions."""

from __future__ import annotations

import os
import re
from ctypes import CDLL
from pathlib import Path
from typing import Final

from taskcore._low_level import prototypes as c

SONAME: Final = f"libtaskcore.so.{c.TASKCORE_ABI_VERSION}"


def load() -> CDLL:
    """The library that TASKCORE_LIBRARY names, or beside this package, or of the system."""
    path = _path()
    try:
        loaded = CDLL(path)
    except OSError as error:
        raise ImportError(
            f"taskcore needs {SONAME}, which cannot be loaded: {error}. Install libtaskcore0, or "
            "set TASKCORE_LIBRARY to the path of the library.",
            name="taskcore",
            path=path,
        ) from error
    try:
        for name, (result, parameters) in c.FUNCTIONS.items():
            function = getattr(loaded, name)
            function.restype, function.argtypes = result, parameters
            if name == "taskcore_abi_version":
                _check_version(loaded, path)
    except AttributeError as error:
        raise ImportError(
            f"{path} is not the Taskcore {c.TASKCORE_VERSION} that this package needs: {error}.",
            name="taskcore",
            path=path,
        ) from error
    return loaded


def _path() -> str:
    named = os.environ.get("TASKCORE_LIBRARY")
    if named:
        return named
    beside = Path(__file__).parents[1] / SONAME
    return str(beside) if beside.exists() else SONAME


def _check_version(loaded: CDLL, path: str) -> None:
    """Refuses a library of another ABI, or one that is older than this package."""
    abi = loaded.taskcore_abi_version()
    version = loaded.taskcore_version().decode()
    found = tuple(map(int, re.findall(r"\d+", version)[:2]))
    if abi != c.TASKCORE_ABI_VERSION or found < (
        c.TASKCORE_VERSION_MAJOR,
        c.TASKCORE_VERSION_MINOR,
    ):
        raise ImportError(
            f"{path} is Taskcore {version} with ABI {abi}; this package needs "
            f"{c.TASKCORE_VERSION_MAJOR}.{c.TASKCORE_VERSION_MINOR} or later with ABI "
            f"{c.TASKCORE_ABI_VERSION}.",
            name="taskcore",
            path=path,
        )


library: Final = load()


def library_version() -> str:
    """The version of the library in use, such as ``"0.1.0"``."""
    return str(library.taskcore_version().decode())
