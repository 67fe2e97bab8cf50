# SPDX-License-Identifier: Apache-2.0
"""Which ctypes type stands for which C type, and what Python sees of it."""

from collections.abc import Sequence
from typing import Any

from model.language.errors import ModelError

SCALARS = {
    "size_t": "c_size_t",
    "int32_t": "c_int32",
    "uint8_t": "c_uint8",
    "uint32_t": "c_uint32",
    "int64_t": "c_int64",
    "uint64_t": "c_uint64",
    "double": "c_double",
}


def ctypes_type(text: str, borrowed_text: bool = True) -> str:
    """The expression for a type: `const taskcore_task *` is `POINTER(taskcore_task)`.

    `borrowed_text` tells whether a `const char *` is text that ends with NUL, which ctypes may
    copy into bytes; bytes given to a callback are not.
    """
    text = text.strip().removesuffix("const").strip()
    if text == "void":
        return "None"
    if text == "void *":
        return "c_void_p"
    if text == "const char *" and borrowed_text:
        return "c_char_p"
    if text in ("char *", "const char *"):
        return "POINTER(c_char)"
    if text.endswith("*"):
        return f"POINTER({ctypes_type(text.removesuffix('*'), borrowed_text)})"
    name = text.removeprefix("const ")
    if name in SCALARS:
        return SCALARS[name]
    if name.startswith("taskcore_"):
        return name
    raise ModelError(f"{text} has no form in Python.")


def callback_type(result: str, parameters: Sequence[dict[str, Any]]) -> str:
    given = [result, *(each["type"] for each in parameters)]
    return f"CFUNCTYPE({', '.join(ctypes_type(each, borrowed_text=False) for each in given)})"


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
