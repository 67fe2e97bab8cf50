# SPDX-License-Identifier: Apache-2.0
"""What the Python binding makes of the types of the C API, where that is not plain from them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Derived:
    """A property of each member of an enumeration."""

    name: str
    type: str
    module: str
    """Where the type is from."""
    doc: str
    expression: str


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
    properties: tuple[Derived, ...] = ()


@dataclass(frozen=True)
class Failure:
    """The exception that all others are, with what C says of an error."""

    name: str
    doc: str
    code: str
    """What its status is."""
    name_doc: str
    docs: dict[str, str]
    """What the members of C's error are, by their names."""


@dataclass(frozen=True)
class Detailed:
    """An exception that has several rows with it, which the library gives with an error."""

    name: str
    base: str
    doc: str
    attribute: str
    type: str
    """The class of the rows, which is in a module."""
    module: str


@dataclass(frozen=True)
class Refusal:
    """An exception, and the status that it stands for."""

    name: str
    status: str
    """The constant without its prefix."""
    doc: str
    base: str = ""
    """The exception of Python's own that it is, too."""


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
    default: str = ""
    """What it is when a program makes one without it; attributes behind it have one, too."""
    read: str = ""
    """What is read from `row`, where it is more than one member."""
    column: str = ""
    """What reads it of many rows at once, where its kind does not say."""
    state: str = ""
    """The flag of the member that says it, the last part of its name."""
    is_shared: bool = False
    """Whether many rows have the same, which is made once."""
    said_by: str = ""
    """The function of C that makes a text of the struct for it."""
    part: tuple[str, ...] = ()
    """The members of which its value is made, in the order of the attributes of its class."""
    is_secret: bool = False
    """Whether a printed value leaves it out."""


@dataclass(frozen=True)
class Factory:
    """A class method that makes a value."""

    name: str
    parameters: str
    """As Python has them."""
    arguments: str
    """What the class is called with."""
    doc: str


@dataclass(frozen=True)
class Rule:
    """What no value may be: a condition of `self`, and what an error says then."""

    forbidden: str
    message: str
    """A TypeError says it."""


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
    given: str = ""
    """What a program gives C as several of them, as errors name that; `-` is a single one."""
    is_read: bool = True
    """Whether C gives some, too."""
    factories: tuple[Factory, ...] = ()
    rules: tuple[Rule, ...] = ()
    beside: str = ""
    """What the caller knows besides, as parameters of the function that reads it: `line: bytes`."""
    absent: str = ""
    """When there is nothing to read: it is None then."""
    bases: str = ""
    written: str = ""
    """How one that a program makes fills the struct: its attributes, as parameters of methods."""


@dataclass(frozen=True)
class Module:
    """A generated module of the package."""

    name: str
    """With its room: `focus.focus_session`."""
    doc: str
    rows: tuple[Row, ...]
    imports: tuple[tuple[str, ...], ...] = ()
    """Modules and the names that the attributes have from them."""


@dataclass(frozen=True)
class Keyword:
    """A keyword that sets members of a C input."""

    name: str
    doc: str | None = None
    """Instead of C's; the empty text is no doc."""
    type: str = ""
    """What it takes, where that is not what its member's meaning takes."""
    required: bool = False
    """Whether something new must have it."""
    removable: bool | None = None
    """Whether None takes it away in a change; of a time, a number and an id, if nothing is said."""
    change_only: bool = False
    """Whether only a change has it."""
    undecided: bool = False
    """Whether None, which is the default, lets the library decide about a flag of something new."""
    member: str = ""
    """The C member, where it is not the name, with or without a unit."""
    bit: str = ""
    """The last part of the constant of its bit, where no member of that name has it."""
    write: str = ""
    """The statement that writes `value` into `row`, where its member's meaning does not say."""
    read: str = ""
    """What reads it from `row`, likewise."""


@dataclass(frozen=True)
class Input:
    """The keywords of a C input, for the type checker and for what writes them into the struct.

    Members that no keyword names stand at the end, under their own names.
    """

    struct: str
    what: str
    """What it is the input of, as messages name it: `an event`."""
    module: str = ""
    """With its room, if its keywords have classes."""
    doc: str = ""
    properties: str = ""
    """The class of the keywords of something new."""
    properties_doc: str = ""
    keywords: tuple[Keyword | str, ...] = ()
    changes: str = ""
    """The class of the keywords of a change."""
    changes_doc: str = ""
    changed_by: str = ""
    """The method of a store that takes them; its name is doc enough."""
    name: str = ""
    """The class of an input by itself, if there is one."""
    name_doc: str = ""
    imports: tuple[tuple[str, ...], ...] = ()
    without: tuple[str, ...] = ()
    """Members that Python sets otherwise."""
    is_read: bool = False
    """Whether the library gives such inputs, too."""
    new: str = ""
    """What completes the keywords of something new."""
    change: str = ""
    """Likewise of a change."""
