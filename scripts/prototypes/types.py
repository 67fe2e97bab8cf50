# SPDX-License-Identifier: Apache-2.0
"""Which ctypes type stands for which C type, and what Python sees of it."""

from pycparser import c_ast  # type: ignore[import-untyped]

from . import GenerationError

SCALARS = {
    "size_t": "c_size_t",
    "int32_t": "c_int32",
    "uint8_t": "c_uint8",
    "uint32_t": "c_uint32",
    "int64_t": "c_int64",
    "uint64_t": "c_uint64",
    "double": "c_double",
}


def ctypes_type(node: c_ast.Node, borrowed_text: bool = True) -> str:
    """The expression for a type: ``const taskcore_task *`` is ``POINTER(taskcore_task)``.

    ``borrowed_text`` tells whether a ``const char *`` is text that ends with NUL, which ctypes
    may copy into bytes; bytes given to a callback are not.
    """
    if isinstance(node, c_ast.PtrDecl):
        target = node.type
        if _is_named(target, "void"):
            return "c_void_p"
        if _is_named(target, "char"):
            return "c_char_p" if borrowed_text and "const" in target.quals else "POINTER(c_char)"
        if isinstance(target, c_ast.FuncDecl):
            return callback_type(target)
        return f"POINTER({ctypes_type(target, borrowed_text)})"
    if isinstance(node, c_ast.TypeDecl) and isinstance(node.type, c_ast.IdentifierType):
        name = " ".join(node.type.names)
        if name in SCALARS:
            return SCALARS[name]
        if name == "void":
            return "None"
        if name.startswith("taskcore_"):
            return name
        raise GenerationError(f"{node.declname} has the type {name}, which has no form in Python.")
    raise GenerationError(f"A declaration has no form in Python: {node}")


def callback_type(function: c_ast.FuncDecl) -> str:
    types = [
        ctypes_type(each, borrowed_text=False) for each in (function.type, *parameters(function))
    ]
    return f"CFUNCTYPE({', '.join(types)})"


def parameters(function: c_ast.FuncDecl) -> list[c_ast.Node]:
    """The parameters' types; none for ``(void)``."""
    declared = [each.type for each in function.args.params]
    return [] if len(declared) == 1 and _is_named(declared[0], "void") else declared


def python_type(expression: str) -> str:
    """What reading a struct's member of that ctypes type gives; Any for pointers, which take
    more than they give."""
    if expression == "c_char_p":
        return "bytes | None"
    if expression == "c_void_p":
        return "int | None"
    if expression == "c_double":
        return "float"
    return "int" if expression in (*SCALARS.values(), "taskcore_status") else "Any"


def _is_named(node: c_ast.Node, name: str) -> bool:
    return (
        isinstance(node, c_ast.TypeDecl)
        and isinstance(node.type, c_ast.IdentifierType)
        and node.type.names == [name]
    )
