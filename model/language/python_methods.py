# SPDX-License-Identifier: Apache-2.0
"""The methods of the Python binding: what is Python's own of each.

What a parameter stands for, which type it has and how it is written follow from the parameter of C,
or the member of a C struct, that has its name. The parameters are words with spaces between:

    name        a parameter; of a member that is announced by a bit it is None unless it is given
    name!       one that must be given
    name=...    one with a default
    name@other  the parameter or the member that it stands for, where that has another name
    name:kind   how it is written, where C does not say: a kind of `model.writers.python.kinds`
    name?BIT    a flag: whether a bit is set, without its prefix; name?!BIT: whether it is not
    -name       a member that stays as it is
    +name       a flag of C that is set
    *           those that follow are keywords
    page        `limit` and `offset`; `page=1` has another limit than none
    **name:Keywords
                the keywords of something, by the name of their class; with a `?` behind it, one
                that is None is as if it were not given
"""

from dataclasses import dataclass

from model.language.python import Rule


@dataclass(frozen=True)
class Method:
    """A method that calls one function of C."""

    name: str
    function: str
    """Without its prefix."""
    parameters: str
    doc: str
    result: str = ""
    """The kind of what it returns, where C does not say."""
    given: tuple[tuple[str, str], ...] = ()
    """C's parameters that Python does not have, each with the expression of its value."""
    kept: str = ""
    """The name of what the library may call for as long as the store is open, as an expression."""
    beside: str = ""
    """What the reader of what it returns knows besides, as an expression; `number` is the id that C gives, too."""
    twin: str = ""
    """The function that is called where an open file is given in place of a path."""
    instead: str = ""
    """The function that is called where a parameter is given that the other one lacks: `at:backup_at`."""
    then: str = ""
    """The function that is called with the parts of what it returns, before it returns it."""


@dataclass(frozen=True)
class Shorthand:
    """A method that is one expression of others."""

    name: str
    parameters: str
    """As Python has them, without `self`."""
    result: str
    """The type of what it returns."""
    doc: str
    expression: str
    rules: tuple[Rule, ...] = ()
    """What nobody may give."""


@dataclass(frozen=True)
class Outputs:
    """A class of all that a function gives, with the docs of what it has."""

    name: str
    function: str
    """Without its prefix."""
    doc: str
    docs: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Options:
    """What a class keeps for the options that each of its calls has."""

    struct: str
    """Without its prefix."""
    parameters: str
    """Those of the class, as words; `-name` is a member that a call sets itself."""
    shown: str
    """The one that everybody may read, and that a printed value shows."""


@dataclass(frozen=True)
class Condition:
    """An attribute of a query."""

    word: str
    """A parameter, as above."""
    doc: str = ""
    type: str = ""
    """Of one that something written by hand puts into C's query."""


@dataclass(frozen=True)
class View:
    """A method that lists the tasks of a view, the constant of which has its name."""

    name: str
    doc: str
    days: str = ""
    """The parameters that say its days."""


@dataclass(frozen=True)
class Opened:
    """An object of C that a class has and frees; all that C says of it are its properties."""

    name: str
    """Its type without its prefix."""
    options: str
    """The struct that it was opened with, whose callbacks it goes on calling."""
    close: str
    """What closing it means."""


@dataclass(frozen=True)
class Keywords:
    """A class of keywords that fill one C struct, and what fills it with them."""

    name: str
    struct: str
    """Empty for flags that are no member of a struct."""
    parameters: str
    """Those before a `/` are of the methods themselves."""
    doc: str
    is_part: bool = False
    """Whether another class with the same struct has more of them, and the function."""
    takes_unset: bool = False
    """Whether UNSET may be given, too."""


@dataclass(frozen=True)
class Methods:
    """A module with a class of methods that `Store` has."""

    module: str
    """With its room: `events.calendar_methods`."""
    about: str
    name: str
    doc: str
    base: str = "Connection"
    keywords: tuple[Keywords, ...] = ()
    methods: tuple[Method, ...] = ()
    views: tuple[View, ...] = ()
    functions: tuple[Method, ...] = ()
    """Functions of the module that need no store."""
    handle: str = "taskcore_store *"
    """The type of the first parameter of C, which the class gives."""
    shorthands: tuple[Shorthand, ...] = ()
    outputs: tuple[Outputs, ...] = ()
    options: Options | None = None
    """Of a class that is no handle: what each call is given first."""
    opened: Opened | None = None
    """Of a class that is a handle, which calls give."""
