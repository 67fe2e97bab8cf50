# SPDX-License-Identifier: Apache-2.0
"""Callbacks of C as closures and protocols."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Callback:
    """A callback of C as a closure."""

    name: str
    """As C has it, without `taskcore_` and `_callback`."""
    type: str = ""
    """What its type is called in Swift; empty: it has no name."""
    doc: str = ""
    member: str = ""
    """What the closure is called, if not as the callback."""
    optional: bool = False
    """Whether its text need not be there."""
    forgets: bool = False
    """Whether its text goes when it is asked for the next time."""


@dataclass(frozen=True)
class Requirement:
    """A method of a protocol, which is a callback in a struct of C."""

    member: str
    name: str
    doc: str


@dataclass(frozen=True)
class Protocol:
    """A protocol whose methods are the callbacks of a struct of C."""

    struct: str
    name: str
    doc: str
    requirements: tuple[Requirement, ...]
