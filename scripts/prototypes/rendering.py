# SPDX-License-Identifier: Apache-2.0
"""Writes the Python module from the header's declarations."""

import re
import textwrap

from pycparser import c_ast  # type: ignore[import-untyped]

from . import GenerationError
from .parsing import MACRO_VALUE
from .types import ctypes_type, parameters, python_type

COLUMNS = 100

PREAMBLE = '''\
# SPDX-License-Identifier: Apache-2.0
# Generated from include/taskcore.h by "make header"; do not edit it.
"""The C API as ctypes declarations: constants, structs, callbacks and functions."""

from __future__ import annotations

from ctypes import (
{names}
)
from typing import Any, Final
'''


def render(header: c_ast.FileAST) -> str:
    """The module: each declaration in the header's order, then the macros, then the functions."""
    types, initialisers, constants, functions = [], [], [], []
    members: dict[str, list[tuple[str, str]]] = {}
    for node in header.ext:
        name = node.name
        if isinstance(node, c_ast.Typedef) and name.startswith("taskcore_"):
            if isinstance(node.type.type, c_ast.Struct):
                members[name] = [
                    (each.name, ctypes_type(each.type)) for each in node.type.type.decls
                ]
                types.append(structure(name, members[name]))
            else:
                types.append(f"{name} = {ctypes_type(node.type)}")
        elif isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl):
            functions.append(function(name, node.type))
        elif isinstance(node, c_ast.Decl) and name.startswith(MACRO_VALUE):
            macro = name.removeprefix(MACRO_VALUE)
            if isinstance(node.init, c_ast.InitList):
                initialisers.append(initialiser(macro, node.init, members))
            else:
                constants.append(f"{macro}: Final = {value(node.init)}")
        elif not isinstance(node, c_ast.Typedef):
            raise GenerationError(f"{name} is neither a type, a function nor a macro.")
    table = (
        "# Each function's result and parameters.\n"
        "FUNCTIONS: Final[dict[str, tuple[Any, tuple[Any, ...]]]] = {\n"
        + "\n".join(functions)
        + "\n}"
    )
    body = "\n\n\n".join(["\n".join(constants), *types, *initialisers, table])
    body = re.sub(r"(?<! )(\n\n\n)(?=taskcore_\w+ = )", "\n\n", body)
    used = set(re.findall(r"\b(c_\w+|CFUNCTYPE|POINTER|Structure|sizeof)\b", body))
    names = "\n".join(f"    {each}," for each in sorted(used, key=counted))
    return f"{PREAMBLE.format(names=names)}\n{body}\n"


def counted(name: str) -> str:
    """A name as linters sort it: c_uint8 before c_uint16."""
    return re.sub(r"\d+", lambda digits: digits[0].zfill(3), name)


def structure(name: str, members: list[tuple[str, str]]) -> str:
    annotations = [f"    {member}: {python_type(type_)}" for member, type_ in members]
    fields = [f'        ("{member}", {type_}),' for member, type_ in members]
    return "\n".join(
        [f"class {name}(Structure):", *annotations, "    _fields_ = [", *fields, "    ]"]
    )


def initialiser(
    macro: str, values: c_ast.InitList, members: dict[str, list[tuple[str, str]]]
) -> str:
    """A function in place of the macro, such as ``TASKCORE_STEP_INIT()``."""
    size = values.exprs[0]
    if not (isinstance(size, c_ast.UnaryOp) and size.op == "sizeof"):
        raise GenerationError(f"{macro} does not begin with the size of its struct.")
    struct = size.expr.type.type.names[0]
    given = [
        f"{type_}()" if null_callback(each, type_) else value(each)
        for each, (_, type_) in zip(values.exprs, members[struct])
    ]
    return f"def {macro}() -> {struct}:\n" + call(f"    return {struct}", given)


def null_callback(expression: c_ast.Node, type_: str) -> bool:
    """ctypes wants an empty callback, where it takes None for every other null pointer."""
    return value(expression) == "None" and type_.endswith("_callback")


def value(expression: c_ast.Node) -> str:
    if isinstance(expression, c_ast.Constant):
        text = str(expression.value)
        return text.rstrip("uUlL") if "int" in expression.type else text
    if isinstance(expression, c_ast.UnaryOp) and expression.op == "sizeof":
        return f"sizeof({expression.expr.type.type.names[0]})"
    if isinstance(expression, c_ast.UnaryOp) and expression.op == "-":
        return f"-{value(expression.expr)}"
    if isinstance(expression, c_ast.BinaryOp) and expression.op in ("<<", "|"):
        return f"{value(expression.left)} {expression.op} {value(expression.right)}"
    if isinstance(expression, c_ast.ID) and expression.name == "NULL":
        return "None"
    raise GenerationError(f"A macro's value has no form in Python: {expression}")


def function(name: str, declaration: c_ast.FuncDecl) -> str:
    result = ctypes_type(declaration.type)
    types = [ctypes_type(each) for each in parameters(declaration)]
    given = f"({', '.join(types)}{',' * (len(types) == 1)})"
    return call(f'    "{name}": ', [result, given]) + ","


def call(opening: str, arguments: list[str]) -> str:
    """The arguments between parentheses, on lines of their own when one is not enough."""
    given = ", ".join(arguments)
    if len(opening) + len(given) + 3 <= COLUMNS:
        return f"{opening}({given})"
    indent = " " * (len(opening) - len(opening.lstrip()))
    inner = f"{indent}    "
    lines = textwrap.fill(
        given, COLUMNS, initial_indent=inner, subsequent_indent=inner, break_long_words=False
    )
    return f"{opening}(\n{lines}\n{indent})"
