# SPDX-License-Identifier: Apache-2.0
"""What the Swift binding makes of the types of the C API, where that is not plain from them.

What is said of both bindings, such as which members may be missing, is in the facts of the Python classes.
Members are called as C has them: `open_count`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Choice:
    """A type of Swift that has the constants of a group of C."""

    group: str
    name: str
    """Of a nested type with what it is in: `Event.Kind`."""
    doc: str = ""
    """Instead of that of the other binding."""
    form: str = "text"
    """`text` and `number`: an enumeration with such raw values; `open`: a struct that takes numbers of a newer
    library, too; `options`: an option set."""
    cases: Mapping[str, str] = field(default_factory=dict)
    """By C's names, where the case is called otherwise."""
    raws: Mapping[str, str] = field(default_factory=dict)
    """By C's names, the raw value of a case that is not its name."""
    without: tuple[str, ...] = ()
    """Constants that no value has."""
    first: tuple[str, ...] = ()
    """Those that people are to read first."""
    unknown: str = ""
    """What a number of a newer library is taken for; else the first one."""


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


@dataclass(frozen=True)
class Texts:
    """An enumeration of the texts of an input, which an input has by the case."""

    struct: str
    name: str
    doc: str
    without: tuple[str, ...] = ()


@dataclass(frozen=True)
class Room:
    """A generated file of a room."""

    file: str
    """With its room: `Focus/FocusTypes`."""
    facts: str
    types: tuple[Choice | Row | Input | Texts, ...]
