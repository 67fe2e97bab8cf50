# SPDX-License-Identifier: Apache-2.0
"""Enumerations and option sets of the Swift binding."""

from model.facts.interface import INTERFACE
from model.facts.python.choices import CHOICES as OTHERS
from model.language.errors import ModelError
from model.language.swift import Choice
from model.language.types import Constant, Enumeration, Mask
from model.language.words import camel_case
from model.writers.python.text import sentence
from model.writers.swift import doc_comment
from model.writers.swift_client.text import Declared, documented, own_name, swift_doc

_KEYWORDS = ("import", "internal")


def choice(fact: Choice) -> Declared:
    """The declaration of the type, and what turns it into C's numbers."""
    group = INTERFACE.group(fact.group)
    known = {each.name for each in group.constants}
    for name in (
        *fact.cases,
        *fact.raws,
        *fact.without,
        *fact.first,
        *([fact.unknown] if fact.unknown else []),
    ):
        if name not in known:
            raise ModelError(f"{fact.group} has no {name}")
    constants = ordered(fact)
    if fact.form in ("open", "options"):
        return Declared(fact.name, _struct(fact, group, constants))
    return _enumeration(fact, group, constants)


def ordered(fact: Choice) -> list[Constant]:
    """The constants that it has, those first that people are to read first."""
    constants = [
        each for each in INTERFACE.group(fact.group).constants if each.name not in fact.without
    ]
    order = {name: place for place, name in enumerate(fact.first)}
    return sorted(constants, key=lambda each: order.get(each.name, len(order)))


def doc(fact: Choice, group: Mask | Enumeration) -> str:
    others = (each.doc for each in OTHERS if each.group == fact.group)
    text = fact.doc or next(others, "") or group.doc
    if not text:
        raise ModelError(f"Swift has no doc for {fact.name}")
    return doc_comment(swift_doc(text), 0)


def case_name(fact: Choice, constant: Constant) -> str:
    case = fact.cases.get(constant.name) or camel_case(constant.name.lower())
    return f"`{case}`" if case in _KEYWORDS else case


def case_of(fact: Choice, constant: str) -> str:
    """The case of a constant that the facts name with its prefix."""
    group = INTERFACE.group(fact.group)
    for each in group.constants:
        if constant == f"TASKCORE_{group.prefix}{each.name}":
            return f".{case_name(fact, each)}"
    raise ModelError(f"{fact.group} has no {constant}")


def number_type(group: Mask | Enumeration) -> str:
    if isinstance(group, Enumeration):
        return "Int32"
    return "UInt64" if group.wide else "UInt32"


def _enumeration(fact: Choice, group: Mask | Enumeration, constants: list[Constant]) -> Declared:
    number = number_type(group)
    raw = "String" if fact.form == "text" else number
    cases = ""
    for each in constants:
        name = case_name(fact, each)
        text = fact.raws.get(each.name)
        if fact.form == "number":
            value = f" = {each.value}"
        elif text is None and fact.cases.get(each.name) is None and "_" in each.name:
            written = _snake(name)
            value = f' = "{written}"' if written != name else ""
        else:
            value = f' = "{text}"' if text is not None and text != name else ""
        said = sentence(each.doc) or sentence(each.name.lower().replace("_", " "))
        cases += (doc_comment(swift_doc(said), 2) if said else "") + f"  case {name}{value}\n"
    unknown = next((each for each in constants if each.name == fact.unknown), constants[0])
    others = [each for each in constants if each != unknown]
    return Declared(
        fact.name,
        doc(fact, group)
        + f"public enum {own_name(fact.name)}: {raw}, CaseIterable, Codable, Sendable {{\n{cases}"
        + (_words(fact, constants) if fact.is_named else "")
        + "}\n",
        documented("The number that the C API has for it.", f"package var code: {number} {{")
        + "    switch self {\n"
        + "".join(
            f"    case .{case_name(fact, each)}: TASKCORE_{group.prefix}{each.name}\n"
            for each in constants
        )
        + "    }\n  }\n\n"
        + documented(
            f"Takes a number of a newer library for `{case_name(fact, unknown)}`.",
            f"package init(code: {number}) {{",
        )
        + "    self =\n      switch code {\n"
        + "".join(
            f"      case TASKCORE_{group.prefix}{each.name}: .{case_name(fact, each)}\n"
            for each in others
        )
        + f"      default: .{case_name(fact, unknown)}\n      }}\n  }}\n",
    )


def _words(fact: Choice, constants: list[Constant]) -> str:
    """Its name as words: `short break`."""
    cases = "".join(
        f'    case .{case_name(fact, each)}: "{_snake(case_name(fact, each)).replace("_", " ")}"\n'
        for each in constants
    )
    head = documented("What programs call it.", "public var name: String {")
    return f"\n{head}    switch self {{\n{cases}    }}\n  }}\n"


def _snake(name: str) -> str:
    return "".join(f"_{each.lower()}" if each.isupper() else each for each in name)


def _constant(fact: Choice, each: Constant, value: str) -> str:
    head = f"public static let {case_name(fact, each)} = {own_name(fact.name)}("
    line = f"{head}rawValue: {value})"
    return line if len(line) <= 98 else f"{head}\n    rawValue: {value})"


def _struct(fact: Choice, group: Mask | Enumeration, constants: list[Constant]) -> str:
    name, number = own_name(fact.name), number_type(group)
    protocol = "OptionSet, Hashable" if fact.form == "options" else "RawRepresentable, Hashable"
    return (
        doc(fact, group)
        + f"public struct {name}: {protocol}, Codable, Sendable {{\n"
        + documented("The number that the C API has for it.", f"public let rawValue: {number}")
        + "\n"
        + documented("Takes a number of the C API.", f"public init(rawValue: {number}) {{")
        + "    self.rawValue = rawValue\n  }\n\n"
        + "".join(
            documented(
                swift_doc(
                    sentence(each.doc) or f"`TASKCORE_{group.prefix}{each.name}` of the C API."
                ),
                _constant(fact, each, f"TASKCORE_{group.prefix}{each.name}"),
            )
            for each in constants
        )
        + "}\n"
    )
