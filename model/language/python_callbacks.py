# SPDX-License-Identifier: Apache-2.0
"""Functions of Python that C calls.

What each of them is told, and what is done with its answer, follow from the parameters of C's callback.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Told:
    """A function of Python, or a method of an interface, that a callback of C calls."""

    name: str
    """What it is called in Python."""
    callback: str
    type: str
    """Of a function, its type; of a method, that of its answer."""
    doc: str = ""
    given: tuple[tuple[str, str], ...] = ()
    """What it is told for a parameter of C, where that is not plain."""
    member: str = ""
    """Of a method, the member of C's struct."""


@dataclass(frozen=True)
class Interface:
    """A class whose methods a program writes, and C's struct of the callbacks that call them."""

    module: str
    """With its room: `sync.transport`."""
    about: str
    name: str
    struct: str
    parameter: str
    """What functions call one of them."""
    doc: str
    texts: tuple[tuple[str, str], ...]
    """Its attributes that are texts, each with its doc."""
    methods: tuple[Told, ...]
