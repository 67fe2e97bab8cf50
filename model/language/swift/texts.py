# SPDX-License-Identifier: Apache-2.0
"""Types that are texts in files: dates, and those with a text of their own."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Unit:
    """A part of a date."""

    name: str
    digits: int
    range: str
    doc: str


@dataclass(frozen=True)
class Calendar:
    """A date as a struct, which is a number of decimal digits in C."""

    name: str
    doc: str
    units: tuple[Unit, ...]
    missing: str
    """When it cannot be made."""
    example: str
    is_ordered: bool = False
    is_read: bool = False
    """Whether it is made of texts, too."""


@dataclass(frozen=True)
class Coded:
    """A type that is a text in files."""

    name: str
    noun: str
    """What a text of a file is not that is none of it."""
    doc: str
    """What such a text is: the object of `Reads` and `Writes`."""
    read: str
    """What makes it of a text, `$0`."""
    written: str
    """The property that is the text."""
