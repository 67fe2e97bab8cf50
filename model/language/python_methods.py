# SPDX-License-Identifier: Apache-2.0
"""The methods of the Python binding: what is Python's own of each.

What a parameter stands for, which type it has and how it is written follow from the parameter of C,
or the member of a C struct, that has its name. The parameters are words with spaces between:

    name        a parameter; of a member that is announced by a bit it is None unless it is given
    name!       one that must be given
    name=...    one with a default
    name@other  the parameter or the member that it stands for, where that has another name
    name:kind   how it is written, where C does not say: a kind of `model.writers.python.kinds`
    name?BIT    a flag: whether a bit is set, without its prefix
    -name       a member that stays as it is
    +name       a flag of C that is set
    *           those that follow are keywords
    page        `limit` and `offset`; `page=1` has another limit than none
    **name:Keywords
                the keywords of something, by the name of their class
"""

from dataclasses import dataclass


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
class Keywords:
    """A class of keywords that fill one C struct, and what fills it with them."""

    name: str
    struct: str
    parameters: str
    """Those before a `/` are of the methods themselves."""
    doc: str
    is_part: bool = False
    """Whether another class with the same struct has more of them, and the function."""


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
