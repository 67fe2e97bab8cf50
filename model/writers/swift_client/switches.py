# SPDX-License-Identifier: Apache-2.0
"""Flags of C as structs of the Swift binding that have a `Bool` for each."""

from model.facts.interface import INTERFACE
from model.language.swift import Choice, Field
from model.language.types import Constant
from model.writers.python.text import sentence
from model.writers.swift_client.choices import case_name, doc, number_type
from model.writers.swift_client.text import Declared, documented, own_name
from model.writers.swift_client.values import memberwise


def switches(fact: Choice) -> Declared:
    """The declaration of the struct, and C's flags of it."""
    group = INTERFACE.group(fact.group)
    constants = group.constants
    fields = tuple(
        Field(case_name(fact, each), "Bool", sentence(each.doc), "false") for each in constants
    )

    def flag(each: Constant) -> str:
        return f"({case_name(fact, each)} ? TASKCORE_{group.prefix}{each.name} : 0)"

    return Declared(
        fact.name,
        doc(fact, group)
        + f"public struct {own_name(fact.name)}: Sendable {{\n"
        + "".join(documented(each.doc, f"public var {each.name} = false") for each in fields)
        + "\n"
        + memberwise(fields)
        + "}\n",
        documented("The flags that the C API has for it.", f"var code: {number_type(group)} {{")
        + "    "
        + "\n      | ".join(map(flag, constants))
        + "\n  }\n",
    )
