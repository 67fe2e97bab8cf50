# SPDX-License-Identifier: Apache-2.0
"""How one value of Python's becomes one of C's, or the other way round."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Alias:
    """A name of a type."""

    name: str
    type: str
    doc: str


@dataclass(frozen=True)
class Value:
    """A function that makes one of the other, as an expression of its parameters."""

    name: str
    parameters: str
    """The first one is the value; with one called `field`, errors say it."""
    result: str
    doc: str
    made: str = ""
    accepts: str = ""
    """The only class that the value may be of."""
    wrong: tuple[tuple[str, str], ...] = ()
    """When it is of a wrong type, and what is said then: a TypeError."""
    cases: tuple[tuple[str, str], ...] = ()
    """Conditions, and what is made of a value of which one holds; `made` is of all others."""
    otherwise: str = ""
    """What is said of a value of which no condition holds: a TypeError. Nothing is made of it."""
    refused: tuple[tuple[str, str], ...] = ()
    """When it is refused, and the sentence that says so: an InvalidError."""
