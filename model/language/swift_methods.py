# SPDX-License-Identifier: Apache-2.0
"""How functions of C are called in Swift, where that is not plain from them: a line for each.

    comment_add: addComment(_ input, on entity, _ item_id)

It says the name of the method, and the labels and the order of its parameters, by the names that C has for them. What is
not said follows from the function: types, what comes out, the documentation. The name of a parameter may be that of

- a parameter of C; `ids.one` of a single one where C takes several
- a member of a struct that C takes, which is filled then: `tags(limit = 0)`; `from_ms..before_ms` are a range
- a flag: `flags.DELETE_WITH_TASKS`
- a member of the Swift type of such a struct that C has as several: `days`
- a callback in such a struct, which is given beside it: `progress`
- a share or an amount, of which C takes one: `share_basis_points|amount_minor`
- `tasks` of a method that is `selected`, which C has a second function for: that of a query

Behind it, `as Int` is its type where C has another one, `?` says that it may be nil, and `= 0` what it is when it is not
said. In front of the line, `discardable` says that a result need not be looked at, `static` that no store is needed, `asks`
that the password of a server may be asked for, `kept` that what it calls back is kept by the store, `selected` that tasks are given by their ids or by a query, and `columns`
that a list is written into a stream of Apache Arrow.
Behind it, `-> String?` is what comes out where it is another type than that of C, `-> ZonedTime(zone: zone.string, local: {local})`
what is made of what comes out of C, `with entity = TASKCORE_ENTITY_TASK` what a parameter of C always is, and `without EPARSE` the
error that is no error: nil comes out.
"""

import re
from dataclasses import dataclass

from model.language.errors import ModelError

_LINE = re.compile(
    r"(?P<words>(?:(?:discardable|static|asks|columns|selected|kept) )*)(?P<function>\w+): (?P<name>\w+)\((?P<parameters>.*?)\)"
    r"(?: -> (?P<gives>.+?))?(?: with (?P<fixed>\w+ = \w+))?(?: without (?P<nothing>\w+))?"
)
_PARAMETER = re.compile(
    r"(?:(?P<label>\w+) )?(?P<name>\w+(?:\.\.\w+|\.\w+|\|\w+)?)(?: as (?P<type>\w+))?(?P<optional>\?)?"
    r"(?: = (?P<initial>.+))?"
)


@dataclass(frozen=True)
class Parameter:
    label: str
    name: str
    is_optional: bool
    initial: str
    type: str = ""


@dataclass(frozen=True)
class Method:
    function: str
    """With the prefix that C has."""
    name: str
    parameters: tuple[Parameter, ...]
    gives: str
    fixed: tuple[tuple[str, str], ...]
    words: frozenset[str]
    nothing: str = ""
    """The error by which C says that there is nothing."""


def methods(table: str) -> tuple[Method, ...]:
    """Raises ModelError for a line that says something else."""
    return tuple(_method(line.strip()) for line in table.splitlines() if line.strip())


def _method(line: str) -> Method:
    found = _LINE.fullmatch(line)
    if not found:
        raise ModelError(f"This is no method of Swift: {line}")
    fixed = found["fixed"]
    return Method(
        f"taskcore_{found['function']}",
        found["name"],
        tuple(map(_parameter, _split(found["parameters"]))),
        found["gives"] or "",
        (tuple(fixed.split(" = ")),) if fixed else (),
        frozenset(found["words"].split()),
        found["nothing"] or "",
    )


def _split(text: str) -> list[str]:
    """At the commas that are in no braces and parentheses."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "({[") - (character in ")}]")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [each.strip() for each in parts if each.strip()]


def _parameter(text: str) -> Parameter:
    found = _PARAMETER.fullmatch(text)
    if not found:
        raise ModelError(f"This is no parameter of a method of Swift: {text}")
    return Parameter(
        found["label"] or "",
        found["name"],
        bool(found["optional"]),
        found["initial"] or "",
        found["type"] or "",
    )
