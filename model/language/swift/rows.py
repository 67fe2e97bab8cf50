# SPDX-License-Identifier: Apache-2.0
"""Structs that are read from those of C."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from model.language.swift.choices import Computed


@dataclass(frozen=True)
class Extra:
    """A member of a row that is made of several of C's, or of none."""

    name: str
    type: str
    read: str
    """An expression of `row`; members that it reads are not members by themselves."""
    doc: str


@dataclass(frozen=True)
class Row:
    """A struct that is read from one of C: all members of that, and those that are made of several."""

    struct: str
    name: str
    doc: str = ""
    """Instead of that of the other binding, or of C."""
    names: Mapping[str, str] = field(default_factory=dict)
    types: Mapping[str, str] = field(default_factory=dict)
    """Where the type is not the one that the member's meaning has."""
    docs: Mapping[str, str] = field(default_factory=dict)
    extras: tuple[Extra, ...] = ()
    without: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    """Members that only the binding itself uses."""
    parameters: tuple[tuple[str, str], ...] = ()
    """What it is made of besides the row, with the types."""
    currency: str = ""
    """Where the currency of amounts is, if not in a member of that name."""
    makes: str = ""
    """What the initialiser says by which programs make one of its members; empty: they do not."""
    takes: tuple[str, ...] = ()
    """The parameters of that initialiser, as Swift declares them, where that does not take each member."""
    initial: Mapping[str, str] = field(default_factory=dict)
    """What members are that such an initialiser is not told, by their names in Swift."""
    variables: tuple[str, ...] = ()
    """Members that can be set, by their names in Swift."""
    setting: str = ""
    """Who may set them, if not everybody: `internal(set)`."""
    protocols: str = "Codable, Hashable, Sendable"
    given: tuple[str, ...] = ()
    """Members of C that are filled where the library takes such structs, too."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What people call counts."""
    lists: tuple[str, str] | tuple[()] = ()
    """The property that lists those counts that are not 0, and what it says of itself."""
    computed: tuple[Computed, ...] = ()


@dataclass(frozen=True)
class Members:
    """Members of a type that is declared by hand, each of which follows from others by one expression."""

    name: str
    computed: tuple[Computed, ...]
