# SPDX-License-Identifier: Apache-2.0
"""Imports of a module that are loaded at the first call.

A class of a row costs as much to make as a thousand of its rows to read, and few programs read rows
of every class.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any


class _Later:
    """Stands for a function or a class, and takes its own place when it is called."""

    def __init__(self, names: dict[str, Any], module: str, name: str) -> None:
        self._names = names
        self._module = module
        self._name = name

    def __call__(self, *arguments: object, **keywords: object) -> Any:
        found = self._names[self._name] = getattr(import_module(self._module), self._name)
        return found(*arguments, **keywords)


def import_later(names: dict[str, Any], places: Mapping[str, tuple[str, ...]]) -> None:
    """Adds lazily imported functions of each module to the namespace of another."""
    for module, called in places.items():
        for name in called:
            names[name] = _Later(names, module, name)
