# SPDX-License-Identifier: Apache-2.0
"""Structs that fill those of C."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from model.language.swift.choices import Computed


@dataclass(frozen=True)
class Given:
    """A member of an input that sets several members of C's, or that C says in another way."""

    name: str
    type: str
    doc: str
    write: str = ""
    """Statements; what they set is no member by itself. The first one that sets a bit is not needed."""
    sets: tuple[str, ...] = ()
    """The members that they set."""
    bits: tuple[str, ...] = ()
    """The last parts of the constants of its bits."""
    initial: str = ""
    read: str = ""
    """An expression of `input`, where the library gives such inputs, too."""
    texts: str = ""
    """The enumeration of texts that it is a dictionary of, which says what it sets and how."""


@dataclass(frozen=True)
class Input:
    """A struct that fills one of C: what is given sets the bits of `fields`."""

    struct: str
    name: str
    doc: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    types: Mapping[str, str] = field(default_factory=dict)
    docs: Mapping[str, str] = field(default_factory=dict)
    given: tuple[Given, ...] = ()
    without: tuple[str, ...] = ()
    over: bool = False
    """Whether it can be laid over another input."""
    is_read: bool = False
    """Whether the library gives such inputs, too."""
    takes: tuple[str, ...] = ()
    """The parameters of its initialiser, as Swift declares them, where that takes other members than it must."""
    says: str = ""
    """What that initialiser says it does."""
    methods: bool = False
    """Whether functions of C are its methods: what it says, each of them is told."""
    is_memberwise: bool = False
    """Whether its initialiser takes each member, in the order of `docs`, with what that is at first."""
    initially: str = ""
    """What is said of those that the library gives before anybody set them; empty: nothing has these."""
    said_empty: tuple[str, ...] = ()
    """Lists of which an empty one says something else than none."""
    computed: tuple[Computed, ...] = ()


@dataclass(frozen=True)
class Texts:
    """An enumeration of the texts of an input, which an input has by the case."""

    struct: str
    name: str
    doc: str
    without: tuple[str, ...] = ()
