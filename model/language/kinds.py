# SPDX-License-Identifier: Apache-2.0
"""The kinds of values that properties have.

A kind says what a value is, never how a floor writes it: each writer has a table of the kinds that
it can say, and refuses another one, so that a kind that a floor forgot is an error of `make model`.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """What the values of a property are."""

    base = ""
    """The type of a value in Swift."""

    @property
    def swift(self) -> str:
        """The type of the member in Swift, with its question mark."""
        if not self.base:
            raise NotImplementedError
        return self.base + ("?" if getattr(self, "optional", False) else "")


@dataclass(frozen=True)
class Text(Kind):
    """A text; the empty text stands for none, unless it is required."""

    required: bool = False
    """Whether it is stored as it is, though it is empty."""
    separator: str = ""
    """What stands between the parts of a text that files give as a list."""

    base = "String"


@dataclass(frozen=True)
class OptionalText(Kind):
    """A name or an identifier, or nil; `line` is the TextRule that it obeys."""

    line: str = ""

    base = "String?"


@dataclass(frozen=True)
class JSONText(OptionalText):
    """A JSON object as a text, or nil."""


@dataclass(frozen=True)
class Number(Kind):
    """A whole number; `low` and `high` bound it where no rule in Swift does."""

    optional: bool = False
    low: int | None = None
    high: int | None = None
    what: str = ""
    """What the error calls it, such as "A quantity"; without it, by its name."""
    unit: str = ""

    @property
    def bounded(self) -> bool:
        return self.low is not None and self.high is not None

    base = "Int64"

    @property
    def absent(self) -> int:
        """What stands for nil where C has a mere number: 0, or what is just too low where 0 is a value."""
        return 0 if self.low is None or self.low > 0 else self.low - 1


@dataclass(frozen=True)
class RecordID(Kind):
    """The local id of another record."""

    record: str
    optional: bool = False

    base = "Int64"


@dataclass(frozen=True)
class Flag(Kind):
    """True or false."""

    base = "Bool"


@dataclass(frozen=True)
class Code(Kind):
    """A value of an enumeration whose raw values are stored."""

    type: str
    default: str
    words: tuple[tuple[int, str], ...] = ()
    """Its values as files have them, where the type has no texts of its own."""

    @property
    def swift(self) -> str:
        return self.type


@dataclass(frozen=True)
class Instant(Kind):
    """Milliseconds since 1970 UTC."""

    optional: bool = False

    base = "Instant"


@dataclass(frozen=True)
class Moment(Kind):
    """A calendar date or an instant, or nil."""

    base = "Moment?"


@dataclass(frozen=True)
class MomentText(Kind):
    """A calendar date or an instant as one text, never nil."""

    base = "Moment"


@dataclass(frozen=True)
class MomentDate(Kind):
    """The date of a moment that has a column for a date and one for an instant."""

    base = "Moment?"


@dataclass(frozen=True)
class MomentInstant(Kind):
    """The instant of a moment that has a column for a date and one for an instant."""

    base = "Moment?"


@dataclass(frozen=True)
class Date(Kind):
    """A calendar date."""

    optional: bool = True

    base = "CalendarDate"


@dataclass(frozen=True)
class LocalMoment(Kind):
    """A local time or date of a series, or nil."""

    base = "LocalMoment?"


@dataclass(frozen=True)
class LocalMoments(Kind):
    """Local times or dates of a series, sorted."""

    base = "[LocalMoment]"


@dataclass(frozen=True)
class RepeatRule(Kind):
    """A recurrence rule of RFC 5545, or nil."""

    base = "RepeatRule?"


@dataclass(frozen=True)
class Reminders(Kind):
    """When to remind."""

    base = "[Reminder]"


@dataclass(frozen=True)
class Position(Kind):
    """A place in a manual order."""

    base = "OrderKey"


@dataclass(frozen=True)
class Tags(Kind):
    """The tags of a task, each of which comes and goes by itself."""

    base = "TagSet"


@dataclass(frozen=True)
class JoinedTags(Kind):
    """Tags as one value, joined by U+001F."""

    elements: bool = False
    """Whether undo takes back each of them by itself."""

    base = "TagSet"


@dataclass(frozen=True)
class Texts(Kind):
    """Texts as one value, joined by U+001F."""

    base = "[String]"


@dataclass(frozen=True)
class FieldValues(Kind):
    """Values of own fields, each of which comes and goes by itself, as "uid\\u{1E}value" joined by U+001F."""

    base = "FieldValues"


@dataclass(frozen=True)
class WebLinks(Kind):
    """Links to pages and files, each of which comes and goes by itself, joined by U+001F."""

    base = "[Link]"


@dataclass(frozen=True)
class WorkedTime(Kind):
    """Stretches of time, as "from/to" with spaces between."""

    base = "WorkedTime"


@dataclass(frozen=True)
class Links(Kind):
    """The ids of other records, each of which comes and goes by itself, in a table of their own."""

    record: str

    base = "[Int64]"
