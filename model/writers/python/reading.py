# SPDX-License-Identifier: Apache-2.0
"""How an attribute is read from a C struct, by what its member means."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from model.facts.interface import INTERFACE
from model.facts.python.choices import CHOICES
from model.facts.python.modules import MODULES
from model.language import members as c
from model.language.errors import ModelError
from model.language.python import Attribute, Row
from model.language.types import Member, Struct
from model.writers.python.text import Imports, plain_sentence, sentence

_SUFFIXES = (
    *("", "_kind", "_ms", "_s", "_minor"),
    *("_basis_points", "_millionths", "_ten_thousandths", "_thousandths", "_cents"),
)
DECIMALS = {"basis_points": 2, "cents": 2, "thousandths": 3, "ten_thousandths": 4, "millionths": 6}
ROWS = {
    each.struct: (f"taskcore.{place.name}", each)
    for place in MODULES
    for each in place.rows
    if each.is_read
}
"""The classes by what they are read from, each with its module."""
READING = "taskcore._generated.reading"
_TIME = "taskcore._generated.values"
_LOW = "taskcore._low_level"
_VALUES = "taskcore._generated.values"
_SILENT = (
    *(c.Size, c.Reserved, c.Count, c.MomentDate, c.MomentInstant, c.Fields),
    *(c.Payload, c.Callback),
)


@dataclass(frozen=True)
class Read:
    """An attribute with all that a class says of it."""

    fact: Attribute
    type: str
    doc: str
    value: str
    """The expression that reads it from `row`."""
    member: Member | None
    before: str = ""
    """A statement before it."""


def choice(group: str) -> str:
    """The enumeration that has the constants of a group."""
    for each in CHOICES:
        if each.group == group:
            return each.name
    raise ModelError(f"Python has no enumeration of {group}")


class Reading:
    """Reads one class; what its expressions need is added to the imports."""

    def __init__(self, row: Row, imports: Imports, place: str = "") -> None:
        """`place` is the module that it is read for, which imports nothing from itself."""
        self.row = row
        self.struct: Struct = INTERFACE.struct(row.struct)
        self._imports = imports
        self._place = place
        self._members = {each.name: each for each in self.struct.members}
        self.has_currency = False

    def attributes(self) -> list[Read]:
        """All of them: those that the facts name, and then every other member."""
        named = self.named()
        used = {
            *self.row.without,
            *(each.member.name for each in named if each.member),
            *(each.fact.present for each in named),
            *(name for each in named for name in each.fact.part),
            *(name for each in named for name in re.findall(r"\brow\.(\w+)", each.value)),
        }
        others = [
            self._read(Attribute(bare(each), member=each.name, optional=_is_optional(each)))
            for each in self.struct.members
            if each.name not in used and not isinstance(each.meaning, _SILENT)
        ]
        return named + others

    def named(self) -> list[Read]:
        """Those that the facts name."""
        return [
            self._read(Attribute(each) if isinstance(each, str) else each)
            for each in self.row.attributes
        ]

    def _read(self, fact: Attribute) -> Read:
        if fact.part:
            return self._part(fact)
        member = self.member(fact)
        if fact.read:
            before, _, value = fact.read.rpartition("\n")
            return Read(fact, fact.type, fact.doc or "", value, None, before)
        if member is None:
            raise ModelError(f"{self.struct.name} has no member for {self.row.name}.{fact.name}")
        doc = fact.doc
        if doc is None:
            doc = member_doc(self.struct.name, member)
        type, value = self._typed(fact, member)
        before, _, value = value.rpartition("\n")
        return Read(fact, fact.type or type, doc, value, member, before)

    def _part(self, fact: Attribute) -> Read:
        """A value of another class, which some of the members are."""
        of = next(each for place in MODULES for each in place.rows if each.name == fact.type)
        named = [Attribute(each) if isinstance(each, str) else each for each in of.attributes]
        values = ", ".join(
            self._read(replace(each, member=member)).value
            for each, member in zip(named, fact.part, strict=True)
        )
        before = f"{fact.name} = {fact.type}({values})"
        return Read(fact, fact.type, fact.doc or "", fact.name, None, before)

    def member(self, fact: Attribute) -> Member | None:
        """The member that an attribute names."""
        name = fact.member or fact.name
        return next(
            (self._members[each] for each in _spellings(name) if each in self._members), None
        )

    def _typed(self, fact: Attribute, member: Member) -> tuple[str, str]:
        """Its type, and what reads it."""
        where = f"row.{member.name}"
        type, value, absent = self._plain(fact, member, where)
        if not fact.optional:
            return fact.type or type, value
        if fact.present:
            return f"{type} | None", f"{value} if row.{fact.present} else None"
        bit = self.bit(member)
        if bit:
            return f"{type} | None", f"{value} if row.fields & {bit} else None"
        return f"{type} | None", absent or f"{value} if {where} else None"

    def bit(self, member: Member) -> str:
        """The constant that says in `fields` that the member counts."""
        prefix = bits_prefix(self.struct)
        return f"{prefix}{member.bit}" if member.bit and prefix else ""

    def _plain(self, fact: Attribute, member: Member, where: str) -> tuple[str, str, str]:
        """Its type, what reads it, and what reads None for C's 0, where there is such."""
        meaning = member.meaning
        match meaning:
            case c.LocalTime():
                if fact.optional:
                    return "date | datetime", "", self._time("optional_local", where)
                return "date | datetime", self._time("from_local", where), ""
            case c.LocalTimes():
                return "tuple[date | datetime, ...]", self._time("from_local_texts", where), ""
            case c.Text() if fact.name == "currency":
                return "str", f"{self.currency()}.decode()", ""
            case c.Text():
                self._imports.add(_VALUES, "optional_string" if fact.optional else "string")
                return "str", f"string({where})", f"optional_string({where})"
            case c.Texts(count=count):
                self._imports.add(_VALUES, "strings")
                return "tuple[str, ...]", f"strings({where}, row.{count})", ""
            case c.IDs(count=count):
                return "tuple[int, ...]", f"tuple({where}[: row.{count}])", ""
            case c.Structs(of="reminder", count=count):
                self._imports.add("taskcore.alerts.reminder", "Reminder")
                self._imports.add(READING, "reminders_from_rows")
                return "tuple[Reminder, ...]", f"reminders_from_rows({where}, row.{count})", ""
            case c.Structs(of="link", count=count):
                self._imports.add("taskcore.tasks.link", "Link")
                self._imports.add(READING, "links_from_rows")
                return "tuple[Link, ...]", f"links_from_rows({where}, row.{count})", ""
            case c.Structs(of="field_value", count=count):
                self._imports.add("taskcore._generated.values", "field_values_from_rows")
                value = f"field_values_from_rows({where}, row.{count})"
                return "tuple[tuple[str, str], ...]", value, ""
            case c.Structs():
                return self._structs(meaning, where)
            case c.Struct(of=of):
                type, read = self._nested(of)
                return type, read(f"{where}.contents"), ""
            case c.Code(of=of) | c.Bits(of=of):
                return self._enumerated(choice(of), where)
            case c.Fields(bits=of):
                return self._enumerated(choice(of), where)
            case c.Flag():
                return "bool", f"bool({where})", ""
            case c.ID() | c.Status():
                return "int", where, f"{where} or None"
            case c.Integer() if fact.type == "bool":
                return "bool", f"bool({where})", ""
            case c.Integer(unit="minor"):
                self._imports.add("decimal", "Decimal")
                self._imports.add("taskcore._core.money", "from_minor")
                return "Decimal", f"from_minor({where}, {self.currency()})", ""
            case c.Integer(unit="millionths") if fact.type == "float":
                return "float", f"{where} / 1_000_000", ""
            case c.Integer(unit=unit) if unit in DECIMALS:
                self._imports.add("decimal", "Decimal")
                self._imports.add(_VALUES, "from_scaled")
                return "Decimal", f"from_scaled({where}, {DECIMALS[unit]})", ""
            case c.Integer():
                return "int", where, f"{where} or None"
            case c.Real():
                return "float", where, ""
            case c.Duration(unit="ms"):
                self._imports.add("datetime", "timedelta")
                self._imports.add(_TIME, "MILLISECOND")
                return "timedelta", f"{where} * MILLISECOND", ""
            case c.Duration(unit="s"):
                self._imports.add("datetime", "timedelta")
                return "timedelta", f"timedelta(seconds={where})", ""
            case c.Duration():
                return "int", where, f"{where} or None"
            case c.Instant() | c.MomentInstant():
                name = "optional_milliseconds" if fact.optional else "from_milliseconds"
                if fact.optional and (fact.present or self.bit(member)):
                    name = "from_milliseconds"
                value = self._time(name, where)
                return "datetime", value, value
            case c.Date() | c.MomentDate():
                name = "optional_packed" if fact.optional and not fact.present else "from_packed"
                value = self._time(name, where)
                return "date", value, value
            case c.MomentKind(moment=moment):
                value = self._time("from_moment", f"{where}, row.{moment}_date, row.{moment}_ms")
                self._imports.add("datetime", "date", "datetime")
                return "date | datetime", value, value
        raise ModelError(f"Python has no type for {self.struct.name}.{member.name}, {meaning}")

    def _time(self, function: str, arguments: str) -> str:
        self._imports.add(_TIME, function)
        self._imports.add(
            "datetime",
            *(["date"] if "local" in function or "packed" in function else []),
            *(["datetime"] if "local" in function or "milliseconds" in function else []),
        )
        return f"{function}({arguments})"

    def _enumerated(self, name: str, where: str) -> tuple[str, str, str]:
        self._imports.add("taskcore.enumerations", name)
        return name, f"{name}({where})", ""

    def _structs(self, meaning: c.Structs, where: str) -> tuple[str, str, str]:
        type, read = self._nested(meaning.of)
        self._imports.add("taskcore._generated", "prototypes as c")
        rows = f"{where}, c.taskcore_{meaning.of}, row.{meaning.count}"
        self._imports.add(f"{_LOW}.rows", "map_elements")
        elements = f"map_elements({rows})"
        name = where.removeprefix("row.")
        one = read("each")
        mapped = (
            f"map({one[:-6]}, {name})" if one.endswith("(each)") else f"[{one} for each in {name}]"
        )
        return f"tuple[{type}, ...]", f"{name} = {elements}\ntuple({mapped})", ""

    def _nested(self, struct: str) -> tuple[str, Callable[[str], str]]:
        """The class of another struct, and what reads one of it."""
        if struct not in ROWS:
            raise ModelError(f"Python has no class of {struct}")
        place, row = ROWS[struct]
        function = function_name(row.name)
        if place != self._place:
            self._imports.add(place, row.name)

        def read(where: str) -> str:
            currency = f", {self.currency()}" if row.currency == "caller" else ""
            beside = "".join(f", {name}" for name in beside_names(row))
            return f"{function}({where}{currency}{beside})"

        return row.name, read

    def currency(self) -> str:
        self.has_currency = True
        return "currency"


def beside_names(row: Row) -> list[str]:
    """What the caller knows besides."""
    return [each.partition(":")[0] for each in row.beside.split(", ") if each]


def _spellings(name: str) -> list[str]:
    """What C may call an attribute: with a unit, or as a flag."""
    return [*(name + each for each in _SUFFIXES), f"is_{name}"]


def bits_prefix(struct: Struct) -> str:
    """What the constants of a struct's `fields` begin with; nothing where it has none."""
    for each in struct.members:
        if isinstance(each.meaning, c.Fields):
            return f"c.TASKCORE_{INTERFACE.group(each.meaning.bits).prefix}"
    return ""


def member_doc(struct: str, member: Member) -> str:
    """What a member means as a sentence, or else what the property means that it comes from."""
    own = INTERFACE.property_of(struct, member.name)
    return sentence(member.doc) or plain_sentence(own.doc if own else "")


def _is_optional(member: Member) -> bool:
    """Whether a bit says that there is a value, where the value itself does not."""
    empty = c.Text | c.Texts | c.IDs | c.Structs
    return bool(member.bit) and not isinstance(member.meaning, empty)


def function_name(name: str) -> str:
    """`FocusSession` has `focus_session_from_row`."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
    return f"{words}_from_row"


def bare(member: Member) -> str:
    """The member's name without its unit."""
    for suffix in _SUFFIXES[1:]:
        # What kind of thing it is is no unit, but with a moment.
        if member.name.endswith(suffix) and not isinstance(member.meaning, c.Code):
            return member.name.removesuffix(suffix)
    return member.name


def keyword_name(member: Member) -> str:
    """What Python calls what sets a member: without its unit, and a flag without `is_`."""
    name = bare(member)
    return name.removeprefix("is_") if isinstance(member.meaning, c.Flag) else name
