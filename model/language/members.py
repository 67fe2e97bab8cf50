# SPDX-License-Identifier: Apache-2.0
"""What the members of a C struct mean.

A meaning knows its C type. A binding matches on the meaning, and never on a name or a comment.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Meaning:
    """What a member says."""

    @property
    def type(self) -> str:
        """The C type, as it stands before the name."""
        raise NotImplementedError

    @property
    def initial(self) -> str:
        """What the member has in an _INIT macro that says nothing else."""
        return "NULL" if self.type.endswith(("*", "_callback")) else "0"


@dataclass(frozen=True)
class Size(Meaning):
    """The size of the struct: the first member of each."""

    type = "size_t"


@dataclass(frozen=True)
class Fields(Meaning):
    """Which members of this struct count, as bits."""

    bits: str
    """The group of constants."""
    type = "uint64_t"


@dataclass(frozen=True)
class Bits(Meaning):
    """Several constants of a group, joined."""

    of: str
    """The group of constants."""
    wide: bool = False

    @property
    def type(self) -> str:
        return "uint64_t" if self.wide else "uint32_t"


@dataclass(frozen=True)
class Code(Meaning):
    """One constant of a group."""

    of: str
    """The group of constants."""
    type = "int32_t"


@dataclass(frozen=True)
class Flag(Meaning):
    """0 or 1."""

    type = "int32_t"


@dataclass(frozen=True)
class Text(Meaning):
    """A text in UTF-8 that ends with NUL."""

    optional: bool = False
    """Whether NULL has a meaning of its own."""
    type = "const char *"


@dataclass(frozen=True)
class LocalTime(Text):
    """A date or a local time as a text, such as 20261224T170000; empty for none."""


@dataclass(frozen=True)
class LocalTimes(Text):
    """Dates or local times with spaces between."""


@dataclass(frozen=True)
class Texts(Meaning):
    """An array of texts; the member that is named counts them."""

    count: str
    type = "const char *const *"


@dataclass(frozen=True)
class Bytes(Meaning):
    """Bytes of any value; the member that is named counts them."""

    count: str
    type = "const uint8_t *"


@dataclass(frozen=True)
class IDs(Meaning):
    """An array of ids of a kind of record; the member that is named counts them."""

    record: str
    count: str
    type = "const int64_t *"


@dataclass(frozen=True)
class Structs(Meaning):
    """An array of structs, which lie struct_size bytes apart; the member that is named counts them."""

    of: str
    count: str

    @property
    def type(self) -> str:
        return f"const taskcore_{self.of} *"


@dataclass(frozen=True)
class Struct(Meaning):
    """Another struct, or NULL."""

    of: str

    @property
    def type(self) -> str:
        return f"const taskcore_{self.of} *"


@dataclass(frozen=True)
class Count(Meaning):
    """How many elements the array has that is named."""

    of: str
    type = "size_t"


@dataclass(frozen=True)
class Integer(Meaning):
    """A whole number, of a unit where it has one."""

    unit: str = ""
    """Such as bytes, basis_points, millionths, or minor: of a currency, as ISO 4217 has them."""
    type: str = "int64_t"
    optional: bool = False
    """Whether 0 stands for none."""


@dataclass(frozen=True)
class Real(Meaning):
    """A number with a fraction."""

    type = "double"


@dataclass(frozen=True)
class Duration(Meaning):
    """A length of time, in `ns`, `ms`, `s`, `minutes`, `hours` or `days`."""

    unit: str
    type: str = "int64_t"


@dataclass(frozen=True)
class Instant(Meaning):
    """Milliseconds since 1970 UTC."""

    optional: bool = False
    """Whether 0 says that there is none."""
    type = "int64_t"


@dataclass(frozen=True)
class Date(Meaning):
    """A calendar date as yyyymmdd."""

    optional: bool = False
    """Whether 0 says that there is none."""
    type = "int32_t"


@dataclass(frozen=True)
class MomentKind(Meaning):
    """Whether the moment that is named is a date, an instant, or none."""

    moment: str
    type = "int32_t"
    initial = "TASKCORE_MOMENT_NONE"


@dataclass(frozen=True)
class MomentDate(Meaning):
    """The date of the moment that is named, as yyyymmdd."""

    moment: str
    type = "int32_t"


@dataclass(frozen=True)
class MomentInstant(Meaning):
    """The instant of the moment that is named, in milliseconds since 1970 UTC."""

    moment: str
    type = "int64_t"


@dataclass(frozen=True)
class ID(Meaning):
    """The id of a record; 0 stands for none."""

    record: str = ""
    """The kind of record; empty: another member says it."""
    type = "int64_t"


@dataclass(frozen=True)
class Callback(Meaning):
    """A function of the host, or NULL."""

    of: str

    @property
    def type(self) -> str:
        return f"taskcore_{self.of}_callback"


@dataclass(frozen=True)
class Payload(Meaning):
    """What a callback is called with."""

    type = "void *"


@dataclass(frozen=True)
class Status(Meaning):
    """What a call returned."""

    type = "taskcore_status"


@dataclass(frozen=True)
class Reserved(Meaning):
    """Fills a gap; it is 0."""

    type = "int32_t"
