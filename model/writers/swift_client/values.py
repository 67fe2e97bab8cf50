# SPDX-License-Identifier: Apache-2.0
"""Types of the Swift binding that C has no struct of, and members that follow from others."""

from model.language.swift import (
    Calendar,
    Case,
    Coded,
    Computed,
    Fact,
    Field,
    Members,
    Texts,
    Union,
    Value,
    Variant,
)
from model.writers.swift import doc_comment
from model.writers.swift_client.text import Declared, documented, filled, own_name


def value(fact: Value) -> Declared:
    """A struct with a member for each field, and what makes it of these."""
    return Declared(
        fact.name,
        doc_comment(fact.doc, 0)
        + f"public struct {own_name(fact.name)}: {fact.protocols} {{\n"
        + "".join(documented(each.doc, _property(each)) for each in fact.fields)
        + "\n"
        + _made(fact)
        + "}\n",
    )


def _property(each: Field) -> str:
    if not each.is_variable:
        return f"public let {each.name}: {each.type}"
    has_value = each.initial and not each.type.endswith("?")
    return f"public var {each.name}: {each.type}" + (f" = {each.initial}" if has_value else "")


def _made(fact: Value) -> str:
    if "Settable" in fact.protocols:
        return documented("Says nothing.", "public init() {}")
    return memberwise(fact.fields, fact.makes)


def memberwise(fields: tuple[Field, ...], doc: str = "Says what is given.") -> str:
    """The initialiser that takes each member."""
    parameters = [
        f"{each.name}: {each.type}" + (f" = {each.initial}" if each.initial else "")
        for each in fields
    ]
    return initialiser(tuple(parameters), doc)


def initialiser(parameters: tuple[str, ...], doc: str) -> str:
    """The initialiser that sets a member by each of its parameters, as Swift declares these."""
    names = [each.partition(":")[0].split()[-1] for each in parameters]
    line = f"  public init({', '.join(parameters)}) {{"
    head = line if len(line) <= 100 else f"  public init(\n{filled(list(parameters), 4)}\n  ) {{"
    return (
        doc_comment(doc, 2)
        + f"{head}\n"
        + "".join(f"    self.{each} = {each}\n" for each in names)
        + "  }\n"
    )


def union(fact: Union) -> Declared:
    """An enumeration, and the numbers that C takes for its cases."""
    return Declared(
        fact.name,
        doc_comment(fact.doc, 0)
        + f"public enum {own_name(fact.name)}: Sendable {{\n"
        + "".join(
            documented(each.doc, f"case {each.name}{f'({each.type})' if each.type else ''}")
            for each in fact.cases
        )
        + "}\n",
        "\n".join(map(_number, (each for each in fact.cases if each.read))),
    )


def _number(each: Case) -> str:
    return (
        documented(f"Of `{each.name}`; else 0.", f"var {each.read}: {each.type} {{")
        + f"    if case .{each.name}(let {each.read}) = self {{ {each.read} }} else {{ 0 }}\n  }}\n"
    )


def computed(fact: Fact) -> str:
    """An extension with the members that follow from others."""
    if isinstance(fact, Texts | Calendar | Coded | Variant) or not fact.computed:
        return ""
    members = "\n".join(_computed(each) for each in fact.computed)
    before = "" if isinstance(fact, Members) else "\n"
    return f"{before}extension {fact.name} {{\n{members}}}\n"


def _computed(each: Computed) -> str:
    static = "static " if each.is_static else ""
    kind, gives = ("func", " ->") if "(" in each.name else ("var", ":")
    head = f"public {static}{kind} {each.name}{gives} {each.type} {{"
    line = f"  {head} {each.value} }}"
    body = f"{head} {each.value} }}" if len(line) <= 100 else f"{head}\n    {each.value}\n  }}"
    return documented(each.doc, body)
