# SPDX-License-Identifier: Apache-2.0
"""Types of Swift that have the constants of a group of C."""

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
