# SPDX-License-Identifier: Apache-2.0
"""The library's Arrow streams as Python's capsules.

See https://arrow.apache.org/docs/format/CDataInterface/PyCapsuleInterface.html.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import (
    CFUNCTYPE,
    PYFUNCTYPE,
    Structure,
    addressof,
    c_char_p,
    c_int,
    c_void_p,
    py_object,
    pythonapi,
)
from typing import Any, Final

from taskcore._low_level.calls import call
from taskcore.errors import OutOfMemoryError

_Fill = CFUNCTYPE(c_int, c_void_p, c_void_p)
_Release = CFUNCTYPE(None, c_void_p)


class _Schema(Structure):
    """Arrow's ``struct ArrowSchema``, as far as it is used here."""

    _fields_ = [("columns", c_void_p * 7), ("release", _Release), ("private_data", c_void_p)]


class _Stream(Structure):
    """Arrow's ``struct ArrowArrayStream``, likewise."""

    _fields_ = [
        ("get_schema", _Fill),
        ("get_next", c_void_p * 2),
        ("release", _Release),
        ("private_data", c_void_p),
    ]


# A capsule keeps no copy of its name.
_STREAM: Final = b"arrow_array_stream"
_SCHEMA: Final = b"arrow_schema"


def stream(function: Callable[..., int], rows: Any) -> object:
    """The capsule of a stream, which a function of the library fills from a list."""
    filled = _Stream()
    call(function, rows, addressof(filled))
    return _capsule(filled, _STREAM)


def schema(function: Callable[..., int], rows: Any) -> object:
    """The capsule of a stream's schema."""
    filled, columns = _Stream(), _Schema()
    call(function, rows, addressof(filled))
    status = filled.get_schema(addressof(filled), addressof(columns))
    filled.release(addressof(filled))
    if status:
        raise OutOfMemoryError("There is not enough memory.")
    return _capsule(columns, _SCHEMA)


_new = PYFUNCTYPE(py_object, c_void_p, c_char_p, c_void_p)(("PyCapsule_New", pythonapi))
_name = PYFUNCTYPE(c_char_p, c_void_p)(("PyCapsule_GetName", pythonapi))
_pointer = PYFUNCTYPE(c_void_p, c_void_p, c_char_p)(("PyCapsule_GetPointer", pythonapi))

_live: Final[dict[int, _Stream | _Schema]] = {}
"""The structs that capsules point to, by their addresses."""


def _release(capsule: int) -> None:
    filled = _live.pop(_pointer(capsule, _name(capsule)))
    if filled.release:
        filled.release(addressof(filled))


# The capsule has no references any more, so it is not made an object again.
_free = PYFUNCTYPE(None, c_void_p)(_release)


def _capsule(filled: _Stream | _Schema, name: bytes) -> object:
    """Takes ownership of a filled struct; the consumer of the capsule moves it out."""
    _live[addressof(filled)] = filled
    return _new(addressof(filled), name, _free)
