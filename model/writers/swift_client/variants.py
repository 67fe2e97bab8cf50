# SPDX-License-Identifier: Apache-2.0
"""Enumerations of the Swift binding whose cases have values, and texts that stand for a type in files."""

from model.facts.interface import INTERFACE
from model.facts.swift.rooms import ROOMS
from model.language import members as c
from model.language.errors import ModelError
from model.language.swift import Coded, Tag, Variant
from model.language.types import Member, Struct
from model.language.words import camel_case
from model.writers.swift import doc_comment
from model.writers.swift_client.text import Declared, documented, own_name

PARTED = {
    each.struct: each
    for room in ROOMS
    for each in room.types
    if isinstance(each, Variant) and each.parts
}
"""Those that are made of members that many structs have."""
_READ = "public init(from decoder: any Decoder) throws {"
_WRITE = "public func encode(to encoder: any Encoder) throws {"
_ENCODED = "    var container = encoder.singleValueContainer()\n"


def text_coded(fact: Coded) -> Declared:
    """By which the type is a text in files."""
    return Declared(
        f"{fact.name}: Codable",
        "",
        documented(f"Reads {fact.doc}.", _READ)
        + f'    self = try decoder.text("{fact.noun}") {{ {fact.read} }}\n  }}\n\n'
        + documented(f"Writes {fact.doc}.", _WRITE)
        + f"{_ENCODED}    try container.encode({fact.written})\n  }}\n",
    )


class _Variant:
    """One of them, with its struct."""

    def __init__(self, fact: Variant) -> None:
        self.fact = fact
        self.struct: Struct = INTERFACE.struct(fact.struct)
        self.members = {each.name: each for each in self.struct.members}
        for case in fact.cases:
            for name in (*case.holds, *([case.flag] if case.flag else [])):
                if name not in self.members:
                    raise ModelError(f"{fact.struct} has no member {name}")

    def type(self, name: str) -> str:
        if name in self.fact.types:
            return self.fact.types[name]
        match self.members[name].meaning:
            case c.Text():
                return "any UTF8Text"
            case c.Date() | c.MomentDate():
                return "CalendarDate"
            case c.Instant() | c.Duration() | c.ID() | c.MomentInstant():
                return "Int64"
        raise ModelError(f"Swift has no case with {self.struct.name}.{name}")

    def case(self, case: Tag) -> str:
        """Its declaration."""
        held = [
            f"{label}: {self.type(name)}" if label else self.type(name)
            for name, label in case.holds.items()
        ]
        return documented(case.doc, f"case {case.name}" + (f"({', '.join(held)})" if held else ""))

    def pattern(self, case: Tag) -> str:
        names = ", ".join(f"let {self.variable(name)}" for name in case.holds)
        return f".{case.name}" + (f"({names})" if names else "")

    def variable(self, name: str) -> str:
        return camel_case(name.removesuffix("_ms").removesuffix("_s"))

    def written(self, name: str) -> str:
        """What C gets of a value that a case has."""
        match self.type(name):
            case "CalendarDate":
                return f"{self.variable(name)}.number"
            case "any UTF8Text":
                return f"memory.copy({self.variable(name)})"
        return self.variable(name)


def variant(fact: Variant) -> Declared:
    """The declaration of the enumeration, and what makes it of what C has, or the other way."""
    made = _Variant(fact)
    protocols = ": Hashable, Sendable" if fact.kind else ""
    boundary = _by_parts(made) if fact.parts else _by_struct(made)
    return Declared(
        fact.name,
        doc_comment(fact.doc, 0)
        + f"public enum {own_name(fact.name)}{protocols} {{\n"
        + "".join(map(made.case, fact.cases))
        + _seen(made)
        + "}\n"
        + (_coded(made) if fact.coded else ""),
        boundary,
    )


def _by_struct(made: _Variant) -> str:
    """What fills a struct of C, and reads it where that says which case it is."""
    fact, struct = made.fact, f"taskcore_{made.fact.struct}"
    cases = ""
    for case in fact.cases:
        lines = [f"input.{fact.kind} = {case.kind}"] if fact.kind else []
        lines += [f"input.{case.flag} = 1"] if case.flag else []
        lines += [f"input.{name} = {made.written(name)}" for name in case.holds]
        cases += f"    case {made.pattern(case)}:\n" + "".join(f"      {each}\n" for each in lines)
    switch = f"    switch self {{\n{cases}    }}\n"
    if not fact.kind:
        return (
            documented(
                "Sets what it says.", f"func fill(_ input: inout {struct}, in memory: CStrings) {{"
            )
            + f"{switch}  }}\n"
        )
    # What has a flag is told from others of its kind by it; the first case is also what is unknown.
    first, *others = sorted(fact.cases, key=lambda case: (case != fact.cases[0], not case.flag))
    read = ""
    for case in others:
        where = f" where row.{case.flag} != 0" if case.flag else ""
        read += f"    case {case.kind}{where}: {_read(made, case)}\n"
    return (
        f"  init(_ row: {struct}) {{\n    switch row.{fact.kind} {{\n{read}"
        + f"    default: {_read(made, first)}\n    }}\n  }}\n\n"
        + f"  func input(in memory: CStrings) -> {struct} {{\n"
        + f"    var input = blank({struct}(), {struct}_init)\n{switch}    return input\n  }}\n"
    )


def _read(made: _Variant, case: Tag) -> str:
    held = ", ".join(
        f"{label}: row.{name}" if label else f"row.{name}" for name, label in case.holds.items()
    )
    return f"self = .{case.name}" + (f"({held})" if held else "")


def _by_parts(made: _Variant) -> str:
    """What makes it of members that many structs have, and gives them."""
    fact = made.fact
    parameters = ", ".join(
        f"{fact.parts[name]}: {_number(made.members[name])}" for name in fact.parts
    )
    first, *others = fact.cases
    read = ""
    for case in others:
        (name,) = case.holds
        part = fact.parts[name]
        value = f"self = .{case.name}({part})"
        if made.type(name) == "CalendarDate":
            value = (
                f"self = CalendarDate(number: {part}).map {{ .{case.name}($0) }} ?? .{first.name}"
            )
        read += f"    case {case.kind}: {value}\n"
    kinds = "".join(f"    case .{case.name}: {case.kind}\n" for case in fact.cases)
    text = (
        documented("What C has of it.", f"package init({parameters}) {{")
        + f"    switch {fact.parts[fact.kind]} {{\n{read}    default: self = .{first.name}\n    }}\n  }}\n\n"
        + documented("The number that the C API has for its case.", "package var kind: Int32 {")
        + f"    switch self {{\n{kinds}    }}\n  }}\n"
    )
    hidden = [name for name in fact.parts if name != fact.kind and name not in fact.public]
    return text + "".join(f"\n{_part(made, name, 'package')}" for name in hidden)


def made_of_parts(fact: Variant, variable: str) -> str:
    """What makes it of the struct of C that has its parts alone."""
    parts = ", ".join(f"{label}: {variable}.{name}" for name, label in fact.parts.items())
    return f"{fact.name}({parts})"


def _seen(made: _Variant) -> str:
    return "".join(f"\n{_part(made, name, 'public')}" for name in made.fact.public)


def _part(made: _Variant, name: str, access: str) -> str:
    """What C has of the case that has it; 0 of others."""
    case = next(each for each in made.fact.cases if name in each.holds)
    variable = made.variable(name) or made.fact.parts[name]
    value = f"{variable}.number" if made.type(name) == "CalendarDate" else variable
    property = "dateNumber" if made.type(name) == "CalendarDate" else made.fact.parts[name]
    type = _number(made.members[name])
    return (
        documented(
            f"Of `{case.name}`, its value as the C API has it; else 0.",
            f"{access} var {property}: {type} {{",
        )
        + f"    if case .{case.name}(let {variable}) = self {{ {value} }} else {{ 0 }}\n  }}\n"
    )


def _number(member: Member) -> str:
    return "Int64" if isinstance(member.meaning, c.Instant | c.MomentInstant) else "Int32"


def _coded(made: _Variant) -> str:
    body = _by_key(made) if made.fact.coded == "key" else _by_value(made)
    return f"\nextension {made.fact.name}: Codable {{\n{body}}}\n"


def _by_key(made: _Variant) -> str:
    """As an object with one key, which is the case."""
    fact = made.fact
    names = [case.name for case in fact.cases]
    said = f"A {own_name(fact.name).lower()} has one of {', '.join(names[:-1])} and {names[-1]}."
    ((type,),) = ({tuple(made.type(name) for name in case.holds) for case in fact.cases},)
    keys = "".join(f"    case {name}\n" for name in names)
    read = "".join(f"    case .{name}: self = .{name}(value)\n" for name in names)
    write = "".join(
        f"    case .{name}(let value): try container.encode(value, forKey: .{name})\n"
        for name in names
    )
    return (
        f"  private enum Kind: String, CodingKey {{\n{keys}  }}\n\n"
        + documented(f"Reads {fact.coding}.", _READ)
        + "    let container = try decoder.container(keyedBy: Kind.self)\n"
        + "    guard let kind = container.allKeys.first else {\n"
        + "      throw DecodingError.dataCorrupted(\n        DecodingError.Context(\n"
        + "          codingPath: decoder.codingPath,\n"
        + f'          debugDescription: "{said}"))\n    }}\n'
        + f"    let value = try container.decode({type[0]}.self, forKey: kind)\n"
        + f"    switch kind {{\n{read}    }}\n  }}\n\n"
        + documented(f"Writes {fact.coding}.", _WRITE)
        + "    var container = encoder.container(keyedBy: Kind.self)\n"
        + f"    switch self {{\n{write}    }}\n  }}\n"
    )


def _by_value(made: _Variant) -> str:
    """As the value of the case; a case without one as its name."""
    fact = made.fact
    numbers = [e for e in fact.cases if e.holds and made.type(next(iter(e.holds))) == "Int64"]
    dates = [e for e in fact.cases if e.holds and made.type(next(iter(e.holds))) != "Int64"]
    names = [e for e in fact.cases if not e.holds]
    ((number,), (date,), (bare,)) = (numbers, dates, names)
    return (
        documented(f"Reads {fact.coding}.", _READ)
        + "    if let number = try? decoder.singleValueContainer().decode(Int64.self) {\n"
        + f"      self = .{number.name}(number)\n    }} else {{\n"
        + f'      self = try decoder.text("{fact.noun}") {{\n'
        + f'        $0 == "{bare.name}" ? Self.{bare.name} : CalendarDate($0).map {{ Self.{date.name}($0) }}\n'
        + "      }\n    }\n  }\n\n"
        + documented(f"Writes {fact.coding}.", _WRITE)
        + f"{_ENCODED}    switch self {{\n"
        + f'    case .{bare.name}: try container.encode("{bare.name}")\n'
        + "".join(
            f"    case .{e.name}(let value): try container.encode(value)\n" for e in (date, number)
        )
        + "    }\n  }\n"
    )
