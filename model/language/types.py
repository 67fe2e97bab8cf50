# SPDX-License-Identifier: Apache-2.0
"""The types of the C API: structs, constants, handles and callbacks, in the sections of its header."""

from dataclasses import dataclass

from model.language import members as c
from model.language.members import Meaning
from model.language.record import Record


@dataclass(frozen=True)
class Member:
    """A member of a struct."""

    name: str
    meaning: Meaning
    doc: str = ""
    initial: str = ""
    """What it has in the _INIT macro, if that is not 0 or NULL."""
    bit: str = ""
    """The constant, without its prefix, that says in `fields` that this member counts."""
    since: str = ""
    """The release that first had it; empty: the first of all. What came to 0.1.0 after programs had been written for
    it says so, and they keep running."""


def identity(record: str) -> tuple[Member, Member]:
    """What each record of a kind has: its id in this store, and the uid that all stores know."""
    return Member("id", c.ID(record)), Member("uid", c.Text())


def counted(array: Member) -> tuple[Member, Member]:
    """An array, and the member behind it that counts its elements."""
    assert isinstance(array.meaning, c.Texts | c.Bytes | c.IDs | c.Structs)
    return array, Member(array.meaning.count, c.Count(array.name), bit=array.bit, since=array.since)


@dataclass(frozen=True)
class Of:
    """A member that comes from a property of the struct's record."""

    property: str
    part: str = ""
    """Which one of several: `kind`, `date` or `ms` of a moment, `count` of an array."""
    doc: str = ""
    """Instead of the property's."""
    initial: str = ""
    bit: str | None = None


@dataclass(frozen=True)
class Struct:
    """A struct, which grows only at its end.

    The facts leave out its first member, its size; the interface adds it.
    """

    name: str
    doc: str
    members: tuple[Member, ...]
    initialiser: bool = False
    """Whether it has an _INIT macro: callers fill it, or let the library fill it."""


@dataclass(frozen=True)
class RecordStruct:
    """A struct of a record's properties: those that `members` does not place stand at its end."""

    name: str
    doc: str
    members: tuple[Member | Of, ...]
    record: Record
    is_input: bool = False
    """Whether it says what to set of the record, and not what the record has."""
    without: tuple[str, ...] = ()
    """Properties that it does not have; an input has none that are read only."""


@dataclass(frozen=True)
class Constant:
    """A constant; the name is without the prefix of its group."""

    name: str
    value: int
    doc: str = ""


def table(text: str) -> tuple[Constant, ...]:
    """Constants, one in a line: its name, its value and, if there is more to say, what it means."""
    rows = (line.split(maxsplit=2) for line in text.strip().splitlines())
    return tuple(Constant(name, int(value), *doc) for name, value, *doc in rows)


def numbered(names: str, first: int = 0) -> tuple[Constant, ...]:
    """Constants whose names say all; each value is one more than that before it."""
    return tuple(Constant(name, value) for value, name in enumerate(names.split(), first))


@dataclass(frozen=True)
class Enumeration:
    """Constants one of which a member has."""

    name: str
    """What members call the group."""
    prefix: str
    """What the names in C begin with, behind TASKCORE_."""
    constants: tuple[Constant, ...]
    doc: str = ""
    record: Record | None = None
    """Whose properties have a sort key among them."""


@dataclass(frozen=True)
class Mask:
    """Constants that are joined by |; the value of each is the number of its bit."""

    name: str
    prefix: str
    constants: tuple[Constant, ...] = ()
    doc: str = ""
    wide: bool = True
    """Whether it is made for 64 bits."""
    of: str = ""
    """The enumeration each constant of which has a bit here; this has none of its own."""
    record: Record | None = None
    """Whose properties have bits in it."""


def page(most: str = "") -> tuple[Member, Member]:
    """Which rows of a list are meant; `most` says how many an endless list gives at most."""
    limit = f"at most so many, up to {most}; 0: these {most}" if most else "at most so many; 0: all"
    return Member("limit", c.Integer(), limit), Member(
        "offset", c.Integer(), "after so many; 0: from the first on"
    )


def range_bits(query: str) -> Mask:
    """The bits of the bounds of a query that has no other bits."""
    prefix = f"{query.upper()}_QUERY_"
    doc = f"Of taskcore_{query}_query_options.fields."
    return Mask(f"{query}_query_field", prefix, numbered("FROM BEFORE"), doc)


def time_range() -> tuple[Member, Member]:
    """Bounds in time with bits of their own; without one, a range goes on for ever."""
    return (
        Member("from_ms", c.Instant(), "milliseconds since 1970 UTC", bit="FROM"),
        Member("before_ms", c.Instant(), "the first one after the range", bit="BEFORE"),
    )


@dataclass(frozen=True)
class Single:
    """A constant by itself."""

    name: str
    value: str
    """As C writes it."""
    doc: str = ""


@dataclass(frozen=True)
class Macro:
    """A macro with parameters, each form of which is for one kind of compiler."""

    name: str
    """With its parameters."""
    forms: tuple[tuple[str, str], ...]
    """The condition of the preprocessor, empty for all others, and the body."""
    doc: str


@dataclass(frozen=True)
class Handle:
    """What a caller has of an object of the library."""

    name: str
    doc: str


@dataclass(frozen=True)
class Owner(Handle):
    """A handle of a class of the library."""

    type: str
    """The Swift class."""

    @property
    def word(self) -> str:
        """What messages and parameters call it."""
        return self.name.rpartition("_")[2]


@dataclass(frozen=True)
class ListHandle(Owner):
    """A handle of rows, with functions that count, read and free them."""

    row: str
    """The struct of a row."""
    one: str
    """What a row is called in the documentation."""
    many: str
    record: Record | None = None
    """The kind of record that has a row here: its id gives it, and its uid finds it."""
    named_by: str = ""
    """What else finds one: `name` or `number`."""

    @property
    def family(self) -> str:
        """What its functions begin with, such as `focus`."""
        return self.name.removesuffix("_list")


@dataclass(frozen=True)
class ContentHandle(Owner):
    """A handle of one struct and all that it leads to, with functions that give and free it."""

    content: str
    """The struct."""
    gives: str
    """What the function gives: "what a chart shows"."""
    returned: str
    """What comes back, as the documentation calls it: "what it shows"."""
    freed: str
    """What is freed: "a chart"."""
    given: str = ""
    """What the parameter is: "the chart", or empty where a function made it."""
    made_by: str = ""
    """That function, without `taskcore_`."""
    borrowed_from: str = "it"
    """What the freed thing is called once more: `it` or `them`."""


@dataclass(frozen=True)
class Parameter:
    """A parameter of a callback."""

    type: str
    name: str


@dataclass(frozen=True)
class Callback:
    """A function of the host; the name is without `taskcore_` and `_callback`."""

    name: str
    doc: str
    parameters: tuple[Parameter, ...]
    returns: str = "int32_t"


@dataclass(frozen=True)
class Status:
    """What a call that can fail returns."""

    doc: str


@dataclass(frozen=True)
class Note:
    """A paragraph that is about no declaration by itself."""

    text: str


Item = (
    Struct | RecordStruct | Enumeration | Mask | Single | Macro | Handle | Callback | Status | Note
)


@dataclass(frozen=True)
class Section:
    """A part of the header under a heading."""

    heading: str
    items: tuple[Item, ...]
