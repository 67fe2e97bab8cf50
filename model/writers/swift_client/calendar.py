# SPDX-License-Identifier: Apache-2.0
"""Dates of the Swift binding, which are numbers of decimal digits in C: 20261224."""

from model.language.swift import Calendar
from model.writers.swift import doc_comment
from model.writers.swift_client.text import Declared, documented, filled


def calendar(fact: Calendar) -> Declared:
    """The declaration of the struct, and what makes it of C's number."""
    names = [each.name for each in fact.units]
    protocols = (
        "Hashable, Comparable, Sendable" if fact.is_ordered else "Codable, Hashable, Sendable"
    )
    parameters = ", ".join(f"{name}: Int" for name in names)
    terms = [f"({each.range}).contains({each.name})" for each in fact.units]
    text = "-".join(f"\\({each.name}.padded(to: {each.digits}))" for each in fact.units)
    return Declared(
        fact.name,
        doc_comment(fact.doc, 0)
        + f"public struct {fact.name}: {protocols} {{\n"
        + "".join(documented(each.doc, f"public let {each.name}: Int") for each in fact.units)
        + "\n"
        + documented(f"Nil when {fact.missing}.", f"public init?({parameters}) {{")
        + _guard(terms)
        + "".join(f"    self.{name} = {name}\n" for name in names)
        + "  }\n\n"
        + (_reader(fact) if fact.is_read else "")
        + documented(f"`{fact.example}`", f'public var text: String {{ "{text}" }}')
        + (_order(fact) if fact.is_ordered else "")
        + "}\n",
        _numbers(fact),
    )


def _guard(terms: list[str]) -> str:
    line = f"    guard {', '.join(terms)} else {{ return nil }}\n"
    if len(line) <= 101:
        return line
    first, rest = filled(terms, 6).strip().split("\n", 1)
    return f"    guard {first}\n{rest}\n    else {{ return nil }}\n"


def _reader(fact: Calendar) -> str:
    pattern = "-".join("d" * each.digits for each in fact.units)
    given = ", ".join(f"{each.name}: numbers[{place}]" for place, each in enumerate(fact.units))
    return (
        documented(f"Reads `{fact.example}`.", "public init?(_ text: some StringProtocol) {")
        + f'    guard let numbers = text.numbers("{pattern}") else {{ return nil }}\n'
        + f"    self.init({given})\n  }}\n\n"
    )


def _order(fact: Calendar) -> str:
    return (
        "\n"
        + documented(
            "Whether one comes before another one.",
            f"public static func < (one: {fact.name}, other: {fact.name}) -> Bool {{",
        )
        + "    one.number < other.number\n  }\n"
    )


def _numbers(fact: Calendar) -> str:
    """C's form of it: each part behind the one before it."""
    factor = 1
    parts: list[str] = []
    sums: list[str] = []
    for each in reversed(fact.units):
        divided = f"number / {factor:_}" if factor > 1 else "number"
        is_first = each == fact.units[0]
        modulus = "" if is_first else f" % {10**each.digits:_}"
        parts.insert(0, f"{each.name}: {divided}{modulus}")
        sums.insert(0, f"{each.name} * {factor:_}" if factor > 1 else each.name)
        factor *= 10**each.digits
    example = fact.example.replace("-", "")
    return (
        documented(f"Reads the library's form of it: {example}.", "package init?(number: Int32) {")
        + f"    let number = Int(number)\n    self.init({', '.join(parts)})\n  }}\n\n"
        + doc_comment("Takes one that the library always gives.", 2)
        + "  ///\n"
        + documented("- Throws: `internal` for what is none.", "init(known number: Int32) throws {")
        + f"    guard let known = {fact.name}(number: number) else {{\n"
        + '      throw TaskcoreError(.internal, "\\(number) is no date.")\n    }\n    self = known\n  }\n\n'
        + documented(
            f"The library's form of it: {example}.",
            f"package var number: Int32 {{ Int32(clamping: {' + '.join(sums)}) }}",
        )
    )
