# SPDX-License-Identifier: Apache-2.0
"""Statements and heads of functions, broken as the formatter of the package breaks them."""

import re
from inspect import cleandoc

from model.writers.python.parameters import Parameter

_WIDTH = 100


def statement(head: str, arguments: list[str], tail: str = ")", indent: int = 8) -> list[str]:
    """`head(arguments)` on one line, on three, or with a line for each argument."""
    margin = " " * indent
    joined = ", ".join(arguments)
    if len(line := f"{margin}{head}({joined}{tail}") <= _WIDTH:
        return [line]
    if len(line := f"{margin}    {joined}") <= _WIDTH:
        return [f"{margin}{head}(", line, f"{margin}{tail}"]
    lines = [line for each in arguments for line in _argument(each, f"{margin}    ")]
    return [f"{margin}{head}(", *lines, f"{margin}{tail}"]


def _argument(text: str, margin: str) -> list[str]:
    """An argument on its line, or a choice on three."""
    if len(margin) + len(text) + 1 > _WIDTH:
        for word in (" if ", " else "):
            text = text.replace(word, f"\n{word.lstrip()}")
    return [margin + line for line in f"{text},".split("\n")]


def broken(line: str) -> list[str]:
    """A line that ends in a call, whose arguments go to a line of their own if it is too long."""
    margin = len(line) - len(line.lstrip())
    if len(line) <= _WIDTH:
        return [line]
    first, _, rest = line.lstrip().partition("(")
    return statement(first, _split(rest.removesuffix(")")), indent=margin)


def _split(arguments: str) -> list[str]:
    """The arguments of a call, each by itself; what is in quotes stays together."""
    parts, depth = [""], 0
    for each in re.split(r"""("[^"]*"|'[^']*'|[,()\[\]{}])""", arguments):
        depth += (each in ("(", "[", "{")) - (each in (")", "]", "}"))
        if each == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += each
    return [each.strip() for each in parts]


def returned(expression: str) -> list[str]:
    """What returns the value of an expression; a long choice stands in parentheses."""
    line = f"        return {expression}"
    if len(line) <= _WIDTH:
        return [line]
    if " if " not in expression:
        first, _, rest = expression.partition("(")
        return statement(f"return {first}", _split(rest[:-1]))
    inner = f"            {expression}"
    lines = [inner]
    if len(inner) > _WIDTH:
        first, _, rest = expression.partition(" if ")
        chosen, _, other = rest.partition(" else ")
        lines = [f"            {each}" for each in (first, f"if {chosen}", f"else {other}")]
    return ["        return (", *lines, "        )"]


def separate(parameters: str) -> list[str]:
    """The parameters of a function, which a comma inside of brackets does not divide."""
    return _split(parameters) if parameters else []


def head(name: str, parameters: list[str], result: str, indent: int = 4) -> list[str]:
    """The head of a function."""
    return statement(f"def {name}", parameters, f") -> {result}:", indent)


def declared(parameters: list[Parameter], types: dict[str, str]) -> list[str]:
    """The parameters as a head of a function has them."""
    found: list[str] = []
    for each in parameters:
        if each.is_keyword and not each.keywords and "*" not in found:
            found.append("*")
        default = "" if each.default is None else f" = {each.default.replace('|', ' | ')}"
        stars = "**" if each.keywords else ""
        found.append(f"{stars}{each.name}: {types[each.name]}{default}")
    return found


def documented(doc: str, indent: int) -> list[str]:
    """A doc string whose lines are broken already."""
    margin = " " * indent
    lines = cleandoc(doc).replace("\\", "\\\\").split("\n")
    closing = '"""' if len(lines) == 1 else ""
    shown = [f'{margin}"""{lines[0]}{closing}']
    shown += [f"{margin}{line}" if line else "" for line in lines[1:]]
    if len(lines) > 1:
        shown.append(f'{margin}"""')
    return shown
