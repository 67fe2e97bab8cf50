# SPDX-License-Identifier: Apache-2.0
"""A C function: ``char const * _Nonnull taskcore_version(void) SWIFT_NOEXCEPT`` and the like."""

import re
from dataclasses import dataclass

from . import GenerationError

COLUMNS = 100
DECORATIONS = re.compile(r"\bSWIFT_\w+(\([^()]*\))?|\b_N(onnull|ullable|ull_unspecified)\b")


@dataclass(frozen=True)
class Parameter:
    """``const char *`` and ``path``, which was spelled ``emitted_name`` in Swift."""

    type: str
    name: str
    emitted_name: str


@dataclass(frozen=True)
class Prototype:
    result: str
    name: str
    parameters: tuple[Parameter, ...]

    def text(self) -> str:
        """The declaration, with its parameters aligned below each other when it is long."""
        opening = declarator(self.result, self.name) + "("
        arguments = [declarator(each.type, each.name) for each in self.parameters] or ["void"]
        longest = max(len(argument) for argument in arguments) + len(");")
        # A name may be so long that nothing fits behind it.
        indent = " " * (len(opening) if len(opening) + longest <= COLUMNS else 4)
        lines = [opening] if indent == " " * len(opening) else [opening, indent]
        for index, argument in enumerate(arguments):
            ending = "," if index < len(arguments) - 1 else ");"
            separator = "" if lines[-1] in (opening, indent) else " "
            if separator and len(lines[-1] + separator + argument + ending) > COLUMNS:
                lines.append(indent)
                separator = ""
            lines[-1] += separator + argument + ending
        return "\n".join(lines)


def declarator(type_name: str, name: str) -> str:
    """``char *`` and ``text`` make ``char *text``; ``int`` and ``id`` make ``int id``."""
    return type_name + ("" if type_name.endswith("*") else " ") + name


def read_prototype(declaration: str) -> Prototype:
    """The prototype without the compiler's macros and nullability."""
    plain = DECORATIONS.sub("", declaration)
    match = re.fullmatch(r"\s*(.*?)(taskcore_\w+)\s*\(([^()]*)\)\s*", plain)
    if not match:
        raise GenerationError(f"This is not the prototype of a taskcore_ function: {declaration}")
    result, name, parameters = match.groups()
    return Prototype(read_type(result, name), name, read_parameters(parameters, name))


def read_parameters(text: str, function: str) -> tuple[Parameter, ...]:
    if text.strip() == "void":
        return ()
    parameters = []
    for part in text.split(","):
        match = re.fullmatch(r"\s*(.*?[\s*])(\w+)\s*", part)
        if not match:
            raise GenerationError(f"{function} has a parameter without a name: {part.strip()}")
        parameters.append(Parameter(read_type(match[1], function), snake_case(match[2]), match[2]))
    return tuple(parameters)


def read_type(text: str, function: str) -> str:
    """``char const * const *`` in the house's order: ``const char *const *``."""
    tokens: list[str] = re.findall(r"\w+|\S", text)
    base, rest = "".join(tokens[:1]), tokens[1:]
    if not re.fullmatch(r"\w+", base) or any(token not in ("const", "*") for token in rest):
        raise GenerationError(f"{function} has a type that is not plain C: {text.strip()}")
    if rest[:1] == ["const"]:
        base, rest = f"const {base}", rest[1:]
    return base + (" " + "".join(rest).replace("const*", "const *") if rest else "")


def snake_case(name: str) -> str:
    """``nowMs`` is ``now_ms``."""
    return re.sub(r"(?<=[a-z0-9])[A-Z]+", lambda match: "_" + match[0], name).lower()
