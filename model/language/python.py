# SPDX-License-Identifier: Apache-2.0
"""What the Python binding makes of the types of the C API, where that is not plain from them."""

from dataclasses import dataclass

from model.language.record import Record


@dataclass(frozen=True)
class Choice:
    """An enumeration of Python, and the group of C's constants that it has."""

    name: str
    group: str
    doc: str
    docs: tuple[tuple[str, str], ...] = ()
    """Of members, instead of C's; the empty text is no doc."""
    base: str = ""
    """Its base class, if that is not the one of all enumerations or flags."""
    drop: str = ""
    """What its members leave out of the beginnings of C's names."""


@dataclass(frozen=True)
class Attribute:
    """An attribute of a class that is read from a C struct."""

    name: str
    doc: str | None = None
    """Instead of C's; the empty text is no doc."""
    member: str = ""
    """The C member, where it is not the name, with or without a unit."""
    optional: bool = False
    """Whether C's 0, empty text or null pointer is None here."""
    present: str = ""
    """The flag of the struct without which it is None."""
    type: str = ""
    """Its type, where it is not the one that the member's meaning has."""
    read: str = ""
    """What is read from `row`, where it is more than one member."""
    column: str = ""
    """What reads it of many rows at once, where its kind does not say."""


@dataclass(frozen=True)
class Row:
    """A class whose values are read from a C struct, and the list of them, if C has one.

    Members of the struct that no attribute names stand at the end, under their own names.
    """

    name: str
    struct: str
    attributes: tuple[Attribute | str, ...] = ()
    """In their order; a name stands for an attribute of which no more is to be said."""
    doc: str = ""
    """Instead of the struct's."""
    list: str = ""
    """The class of a list of them."""
    list_doc: str = ""
    kind: str = ""
    """What C calls the list, where that is not the struct's name."""
    without: tuple[str, ...] = ()
    """Members that are nothing to Python."""
    blank: bool = False
    """Whether it can be made of nothing: each attribute is an empty text then."""
    currency: str = ""
    """Where the currency of its amounts is, if not in a member of that name; `caller`: the caller
    knows it."""


@dataclass(frozen=True)
class Module:
    """A generated module of the package."""

    name: str
    """With its room: `focus.focus_session`."""
    doc: str
    rows: tuple[Row, ...]
    code: str = ""
    """Definitions that its classes use."""
    imports: tuple[tuple[str, str], ...] = ()
    """Modules and the names that `code` and the attributes have from them."""


@dataclass(frozen=True)
class Keyword:
    """A keyword that sets members of a C input."""

    name: str
    type: str = ""
    """Its type, where it is not the one that the member's meaning takes."""
    member: str = ""
    bit: str = ""
    """The constant of its bit, where it is not that of its member."""
    write: str = ""
    """What writes it, where its kind does not say."""


@dataclass(frozen=True)
class Keywords:
    """The keywords of a C input: a class for the type checker, and a table of what writes them."""

    struct: str
    properties: str
    """The class of the keywords that add."""
    table: str
    kind: str
    """What it is the input of, as messages name it: `an event`."""
    keywords: tuple[Keyword, ...] = ()
    record: Record | None = None
