# SPDX-License-Identifier: Apache-2.0
"""Structs and enumerations that only Swift has."""

from dataclasses import dataclass

from model.language.swift.choices import Computed


@dataclass(frozen=True)
class Field:
    """A member of a struct of Swift's own."""

    name: str
    type: str
    doc: str
    initial: str = ""
    """Empty: it must be given."""
    is_variable: bool = False


@dataclass(frozen=True)
class Value:
    """A struct of Swift's own, which C has as several members."""

    name: str
    doc: str
    fields: tuple[Field, ...]
    computed: tuple[Computed, ...] = ()
    makes: str = "Says what is given."
    """What the initialiser says that takes its members."""
    protocols: str = "Codable, Hashable, Sendable"


@dataclass(frozen=True)
class Case:
    """One of several, perhaps with a value."""

    name: str
    doc: str
    type: str = ""
    read: str = ""
    """What the binding calls a number in it, which is 0 in other cases."""


@dataclass(frozen=True)
class Union:
    """An enumeration of Swift's own, whose cases have values."""

    name: str
    doc: str
    cases: tuple[Case, ...]
    computed: tuple[Computed, ...] = ()
