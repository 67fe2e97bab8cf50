# SPDX-License-Identifier: Apache-2.0
"""Structs of the Swift binding that are read from those of C."""

import re
from dataclasses import dataclass

from model.facts.interface import INTERFACE
from model.facts.python.modules import MODULES
from model.facts.python.tasks import TASK
from model.facts.swift.rooms import BY_HAND
from model.language import members as c
from model.language.errors import ModelError
from model.language.python import Attribute
from model.language.python import Row as OtherRow
from model.language.swift import Field, Row
from model.language.types import ListHandle, Member, Struct
from model.writers.python.reading import bare, keyword_name
from model.writers.python.rows import first_sentences
from model.writers.swift import doc_comment
from model.writers.swift_client.text import (
    CHOICES,
    ROWS,
    VARIANTS,
    Declared,
    assigned,
    call,
    documented,
    member_text,
    own_name,
    prefix,
    swift_doc,
    swift_name,
)
from model.writers.swift_client.values import initialiser, memberwise

_OTHERS = {each.struct: each for module in MODULES for each in module.rows} | {"task": TASK}
_SILENT = (
    *(c.Size, c.Reserved, c.Count, c.MomentDate, c.MomentInstant, c.Fields),
    *(c.Payload, c.Callback),
)
_EMPTY = (c.Text, c.Texts, c.IDs, c.Structs, c.MomentKind)


@dataclass(frozen=True)
class _Read:
    """A member with all that is said of it."""

    name: str
    type: str
    value: str
    doc: str
    is_hidden: bool = False


class _Reading:
    """Reads one struct of C."""

    def __init__(self, fact: Row) -> None:
        self.fact = fact
        self.struct: Struct = INTERFACE.struct(fact.struct)
        other = _OTHERS.get(fact.struct)
        self._attributes = _attributes(other, self.struct) if other else {}
        names = {each.name for each in self.struct.members}
        for name in (*fact.names, *fact.types, *fact.docs, *fact.without, *fact.hidden):
            if name not in names:
                raise ModelError(f"{fact.struct} has no member {name}")

    def reads(self) -> list[_Read]:
        fact = self.fact
        used = {name for each in fact.extras for name in re.findall(r"\brow\.(\w+)", each.read)}
        used |= {each.present for each in self._attributes.values() if each.present}
        plain = [
            self._read(each)
            for each in self.struct.members
            if each.name not in used
            and each.name not in fact.without
            and (each.name in fact.types or not isinstance(each.meaning, _SILENT))
        ]
        return plain + [_Read(each.name, each.type, each.read, each.doc) for each in fact.extras]

    def _read(self, member: Member) -> _Read:
        fact = self.fact
        attribute = self._attributes.get(member.name)
        type, value = self._typed(member, attribute)
        other = attribute.doc if attribute else None
        return _Read(
            fact.names.get(member.name) or swift_name(member),
            type,
            value,
            member_text(self.struct, member, fact.docs.get(member.name), other),
            member.name in fact.hidden,
        )

    def _typed(self, member: Member, attribute: Attribute | None) -> tuple[str, str]:
        """Its type, and what reads it."""
        given = self.fact.types.get(member.name, "")
        where = f"row.{member.name}"
        type, value = self._plain(member, given, where)
        if given and not given.endswith("?") or type.endswith("?"):
            return type, value
        if not given and not _is_optional(member, attribute):
            return type, value
        if attribute and attribute.present:
            return f"{type}?", f"row.{attribute.present} != 0 ? {value} : nil"
        bits = prefix(self.struct)
        if member.bit and bits:
            return f"{type}?", f"row.fields & {bits}{member.bit} != 0 ? {value} : nil"
        if isinstance(member.meaning, c.Integer) and member.meaning.unit == "basis_points":
            return f"{type}?", f"{where} < 0 ? nil : {value}"
        return f"{type}?", f"{where} == 0 ? nil : {value}"

    def _plain(self, member: Member, given: str, where: str) -> tuple[str, str]:
        match member.meaning:
            case c.LocalTime() if given != "String":
                return "LocalMoment?", f"LocalMoment(String(c: {where}))"
            case c.LocalTimes() if given != "String":
                return "[LocalMoment]", f"LocalMoment.list(String(c: {where}))"
            case c.Text(optional=True) if given != "String":
                return "String?", f"{where}.map {{ String(cString: $0) }}"
            case c.Text():
                return "String", f"String(c: {where})"
            case c.Texts(count=count):
                return "[String]", f"strings({where}, row.{count})"
            case c.IDs(count=count):
                return "[Int64]", f"Array(UnsafeBufferPointer(start: {where}, count: row.{count}))"
            case c.Structs(of=of, count=count):
                name, attempt, more = _nested(of)
                return f"[{name}]", (
                    f"{attempt}elements({where}, row.{count}).map {{ {attempt}{name}($0{more}) }}"
                )
            case c.Struct(of=of):
                name, attempt, more = _nested(of)
                if given.endswith("?"):
                    return f"{name}?", (
                        f"{attempt}{where}.map {{ {attempt}{name}($0.pointee{more}) }}"
                    )
                return name, f"try {name}(required({where}){more})"
            case c.Bits(of=of) if of in CHOICES and CHOICES[of].form == "options":
                return CHOICES[of].name, f"{CHOICES[of].name}(rawValue: {where})"
            case c.Code(of=of) | c.Bits(of=of) if of in CHOICES:
                label = "rawValue" if CHOICES[of].form == "open" else "code"
                return CHOICES[of].name, f"{CHOICES[of].name}({label}: {where})"
            case c.Code():
                return "Int32", where
            case c.Bits(wide=wide):
                return "UInt64" if wide else "UInt32", where
            case c.Fields():
                return "UInt64", where
            case c.Flag():
                return "Bool", f"{where} != 0"
            case c.Integer(unit="minor"):
                return "Amount", f"Amount({where}, currency)"
            case c.Status():
                return "Int32", where
            case c.Real():
                return "Double", where
            case c.Date(optional=optional):
                if optional or given or self._is_optional(member):
                    return "CalendarDate?", f"CalendarDate(number: {where})"
                return "CalendarDate", f"try CalendarDate(known: {where})"
            case c.MomentKind(moment=moment):
                return "Moment", (
                    f"Moment(kind: {where}, date: row.{moment}_date, milliseconds: row.{moment}_ms)"
                )
            case c.Integer(type="int32_t", unit=unit) if unit and given != "Int":
                return "Int32", where
            case c.Integer(type=type) | c.Duration(type=type) if type != "int64_t":
                wanted = given.removesuffix("?") or "Int"
                is_plain = (type, wanted) in (
                    ("int32_t", "Int32"),
                    ("size_t", "Int"),
                    ("uint64_t", "UInt64"),
                )
                return wanted, where if is_plain else f"{wanted}({where})"
            case c.ID() | c.Integer() | c.Duration() | c.Instant() | c.MomentInstant():
                return "Int64", where
        raise ModelError(f"Swift has no type for {self.struct.name}.{member.name}")

    def _is_optional(self, member: Member) -> bool:
        attribute = self._attributes.get(member.name)
        return attribute is not None and attribute.optional


def _attributes(other: OtherRow, struct: Struct) -> dict[str, Attribute]:
    """What the other binding says of members, by their names."""
    result: dict[str, Attribute] = {}
    for each in other.attributes:
        attribute = Attribute(each) if isinstance(each, str) else each
        wanted = attribute.member or attribute.name
        for member in struct.members:
            if wanted in (member.name, bare(member), keyword_name(member)) and not (
                attribute.read or isinstance(member.meaning, c.MomentDate | c.MomentInstant)
            ):
                result.setdefault(member.name, attribute)
    return result


def _is_optional(member: Member, attribute: Attribute | None) -> bool:
    if isinstance(member.meaning, c.Text):
        return attribute is not None and attribute.optional
    if isinstance(member.meaning, _EMPTY):
        return False
    if attribute is not None:
        return attribute.optional
    return bool(member.bit) or (isinstance(member.meaning, c.Instant) and member.meaning.optional)


def _nested(struct: str) -> tuple[str, str, str]:
    """The type of another struct, `try ` where reading it can fail, and what it is read with."""
    if struct in BY_HAND:
        return BY_HAND[struct], "", ""
    if struct in VARIANTS:
        return VARIANTS[struct].name, "", ""
    if struct not in ROWS:
        raise ModelError(f"Swift has no type of {struct}")
    fact = ROWS[struct]
    more = ", currency" if fact.currency == "caller" else ""
    return fact.name, "try " if _throws(_Reading(fact).reads()) else "", more


def _throws(reads: list[_Read]) -> bool:
    return any(each.value.startswith("try ") for each in reads)


def initialiser_throws(fact: Row) -> bool:
    """Whether it can be made of what no library gives."""
    return _throws(_Reading(fact).reads())


def row(fact: Row) -> Declared:
    """The declaration of the struct, and what reads it."""
    reading = _Reading(fact)
    reads = reading.reads()
    other = _OTHERS.get(fact.struct)
    text = fact.doc or (other.doc if other else "") or first_sentences(reading.struct.doc)
    return Declared(
        fact.name,
        doc_comment(swift_doc(text), 0)
        + f"public struct {own_name(fact.name)}: {fact.protocols} {{\n"
        + "".join(documented(each.doc, _property(fact, each)) for each in reads)
        + (_made(fact, reads) if fact.makes else "")
        + (_listed(reading) if fact.lists else "")
        + "}\n",
        _initialiser(reading, reads) + _list(reading) + _given(reading, reads),
    )


def _property(fact: Row, each: _Read) -> str:
    access = "" if each.is_hidden else "public "
    if each.name not in fact.variables:
        return f"{access}let {each.name}: {each.type}"
    setting = f"{fact.setting} " if fact.setting else ""
    initial = fact.initial.get(each.name)
    value = f" = {initial}" if initial not in (None, "nil") else ""
    return f"{access}{setting}var {each.name}: {each.type}{value}"


def _listed(reading: _Reading) -> str:
    """The members that are not 0, in words."""
    fact = reading.fact
    name, doc = fact.lists or ("", "")
    lines = ""
    for member in reading.struct.members:
        if member.name in fact.words:
            own = fact.names.get(member.name) or swift_name(member)
            lines += f'      ("{fact.words[member.name]}", {own}),\n'
    head = f"public var {name}: [(name: String, count: Int64)] {{"
    return f"\n{documented(doc, head)}    [\n{lines}    ].filter {{ $0.1 > 0 }}\n  }}\n"


def _made(fact: Row, reads: list[_Read]) -> str:
    """What makes one of its members, but for those that are nil where a program makes it."""
    if fact.takes:
        return "\n" + initialiser(fact.takes, fact.makes)
    parts = [
        Field(each.name, each.type, "", fact.initial.get(each.name, ""))
        for each in reads
        if fact.initial.get(each.name) != "nil"
    ]
    return "\n" + memberwise(tuple(parts), fact.makes)


def _given(reading: _Reading, reads: list[_Read]) -> str:
    """What fills C's struct, where the library takes it, too."""
    if not reading.fact.given:
        return ""
    struct = f"taskcore_{reading.fact.struct}"
    lines = ""
    for member in reading.struct.members:
        if member.name in reading.fact.given:
            name = reading.fact.names.get(member.name) or swift_name(member)
            lines += f"    input.{member.name} = {_written(member, name)}\n"
    return (
        f"\n  func input(in memory: CStrings) -> {struct} {{\n"
        f"    var input = blank({struct}(), {struct}_init)\n{lines}    return input\n  }}\n"
    )


def _written(member: Member, name: str) -> str:
    match member.meaning:
        case c.Text():
            return f"memory.copy({name})"
        case c.Date():
            return f"{name}.number"
        case c.Integer(type="int32_t"):
            return f"Int32({name})"
    raise ModelError(f"Swift cannot fill {member.name}")


def _initialiser(reading: _Reading, reads: list[_Read]) -> str:
    fact = reading.fact
    parameters = [f"_ row: taskcore_{fact.struct}"]
    parameters += [f"{name}: {type}" for name, type in fact.parameters]
    own = {"row", *(name for name, _ in fact.parameters)}
    if fact.currency == "caller":
        parameters.append("_ currency: String")
    attempt = " throws" if _throws(reads) else ""
    lines = [
        assigned(f"self.{each.name}" if each.name in own else each.name, each.value, 4)
        for each in reads
    ]
    if any(each.name == "currency" for each in reads):
        lines.sort(key=lambda line: not line.startswith("    currency = "))
    elif fact.currency and fact.currency != "caller":
        member = fact.currency.partition(".")[0]
        lines.sort(key=lambda line: not line.startswith(f"    {member} = "))
        lines.insert(1, f"    let currency = {fact.currency}\n")
    return f"  init({', '.join(parameters)}){attempt} {{\n{''.join(lines)}  }}\n"


def _list(reading: _Reading) -> str:
    """What reads a list of them, where C has one."""
    fact = reading.fact
    if fact.currency == "caller" or fact.parameters:
        return ""
    for each in INTERFACE.handles:
        if isinstance(each, ListHandle) and each.row == fact.struct:
            c_list, c_row = f"taskcore_{each.name}", f"taskcore_{fact.struct}"
            type = f"RowList<{c_list}, {c_row}, Self>"
            head = f"  static var list: {type} {{\n"
            if len(head) > 101:
                head = f"  static var list:\n    {type}\n  {{\n"
            functions = [f"{each}: {c_list}_{each}" for each in ("count", "at", "rows", "free")]
            return f"\n{head}{call('RowList', [*functions, 'element: Self.init'], 4)}  }}\n"
    return ""
