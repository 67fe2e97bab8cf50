# SPDX-License-Identifier: Apache-2.0
"""What the Swift binding makes of the types of the C API, where that is not plain from them.

What is said of both bindings, such as which members may be missing, is in the facts of the Python classes.
Members are called as C has them: `open_count`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Computed:
    """A member that follows from others by one expression."""

    name: str
    """With the parameters of a function: `contains(_ date: CalendarDate)`."""
    type: str
    value: str
    doc: str
    is_static: bool = False


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
    library, too; `options`: an option set; `switches`: a struct that has a `Bool` for each, which is only given."""
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
    is_named: bool = False
    """Whether programs can have its name as words."""
    computed: tuple[Computed, ...] = ()


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
class Members:
    """Members of a type that is declared by hand, each of which follows from others by one expression."""

    name: str
    computed: tuple[Computed, ...]


@dataclass(frozen=True)
class Tag:
    """A case that a member of a struct of C tells."""

    name: str
    doc: str
    kind: str = ""
    """The constant of C that says that it is this one."""
    holds: Mapping[str, str] = field(default_factory=dict)
    """Members of C that it has, with their labels; the empty label for none."""
    flag: str = ""
    """A member of C that is 1 of it, and 0 of others of its kind."""


@dataclass(frozen=True)
class Variant:
    """An enumeration of Swift whose cases and their values are members of a struct of C."""

    struct: str
    name: str
    doc: str
    cases: tuple[Tag, ...]
    """The first one is also what is unknown."""
    kind: str = ""
    """The member that says which case it is; empty: the members that are set say it."""
    types: Mapping[str, str] = field(default_factory=dict)
    parts: Mapping[str, str] = field(default_factory=dict)
    """Where several members of many structs are one: what Swift calls its properties for these members."""
    public: tuple[str, ...] = ()
    """Those of these that programs see."""
    coded: str = ""
    """How it is in files: `key`, as an object with the case as its key; `value`, as what it has."""
    coding: str = ""
    """What that is, as the documentation says it."""
    noun: str = ""
    """What a text of a file is not that is none of them."""


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


@dataclass(frozen=True)
class Texts:
    """An enumeration of the texts of an input, which an input has by the case."""

    struct: str
    name: str
    doc: str
    without: tuple[str, ...] = ()


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


Fact = Choice | Row | Input | Texts | Value | Union | Variant | Calendar | Coded | Members


@dataclass(frozen=True)
class Room:
    """A generated file of a room."""

    file: str
    """With its room: `Focus/FocusTypes`."""
    facts: str
    types: tuple[Fact, ...]
