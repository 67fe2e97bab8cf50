# SPDX-License-Identifier: Apache-2.0
"""Finds libtaskcore, checks that it fits, and declares its functions as they are needed."""

from __future__ import annotations

import os
from ctypes import CDLL
from typing import Any, Final

from taskcore._generated import prototypes as c

SONAME: Final = f"libtaskcore.so.{c.TASKCORE_ABI_VERSION}"

# A wheel has it there.
_INSIDE: Final = os.path.join(os.path.dirname(os.path.dirname(__file__)), SONAME)


class Library(CDLL):
    """The library, whose functions are declared when they are called first."""

    def __getattr__(self, name: str) -> Any:
        if name not in c.FUNCTIONS:
            raise AttributeError(name)
        try:
            function = self[name]
        except AttributeError as error:
            raise ImportError(
                f"{self._name} is not the Taskcore {c.TASKCORE_VERSION} that this package needs: "
                f"{error}.",
                name="taskcore",
                path=self._name,
            ) from error
        function.restype, function.argtypes = c.FUNCTIONS[name]
        setattr(self, name, function)
        return function


def load() -> Library:
    """The library that TASKCORE_LIBRARY names, or inside of this package, or of the system."""
    path = _path()
    if path == _INSIDE:
        _prefer_sqlite_of_the_system()
    _find_time_zones()
    try:
        loaded = Library(path)
    except OSError as error:
        raise ImportError(
            f"taskcore needs {SONAME}, which cannot be loaded: {error}. Install libtaskcore0 or a "
            "wheel of taskcore for this machine, or set TASKCORE_LIBRARY to the path of the library.",
            name="taskcore",
            path=path,
        ) from error
    _check_version(loaded, path)
    return loaded


def _path() -> str:
    named = os.environ.get("TASKCORE_LIBRARY")
    if named:
        return named
    return _INSIDE if os.path.exists(_INSIDE) else SONAME


def _prefer_sqlite_of_the_system() -> None:
    """Loads the SQLite of the system, where it has one, in place of the one that a wheel brings.

    The module sqlite3 loads it, too, and there must be one in a process: of two, each would take
    away the locks that the other one has on a file. What is loaded goes by its name.
    """
    try:
        CDLL("libsqlite3.so.0")
    except OSError:
        pass


def _find_time_zones() -> None:
    """Lets the library use the package tzdata, where the system has no time zones."""
    if os.environ.get("TZDIR") or os.path.isdir("/usr/share/zoneinfo"):
        return
    from importlib.util import find_spec

    found = find_spec("tzdata")
    for folder in (found and found.submodule_search_locations) or ():
        os.environ["TZDIR"] = os.path.join(folder, "zoneinfo")


def _check_version(loaded: Library, path: str) -> None:
    """Refuses a library of another ABI, or one that is older than this package."""
    abi = loaded.taskcore_abi_version()
    version = loaded.taskcore_version().decode()
    found = tuple(map(int, version.split(".")[:2]))
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
