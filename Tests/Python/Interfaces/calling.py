# SPDX-License-Identifier: Apache-2.0
"""Calls any function of the C API with plausible arguments, as the description says what they mean."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from taskcore._generated import prototypes as c
from taskcore._low_level.library import library

Description = dict[str, Any]

DESCRIPTION: Description = json.loads(
    (Path(__file__).parents[3] / "data" / "taskcore.json").read_text()
)
FUNCTIONS: dict[str, Description] = {
    each["name"]: each for each in DESCRIPTION["functions"] if "by_value" in each
}
STRUCTS = {each["name"]: each for each in DESCRIPTION["types"] if each["kind"] == "struct"}
GROUPS = {each["name"]: each["constants"] for each in DESCRIPTION["groups"]}
STATUSES = {each["value"]: each["name"] for each in GROUPS["status"]}

NOW_MS = 1788246000000  # 2026-09-01T07:00Z
TEXTS = {
    "currency": "EUR",
    "zone": "Europe/Paris",
    "language": "en",
    "rule": "FREQ=DAILY",
    "occurrence": "20260901T090000",
    "pattern": "R-{year}-{number}",
    "country": "FR",
    "query": "home",
    "host": "localhost",
}
NUMBERS = {"year": 2026, "month": 9, "week_start": 1, "limit": 10, "quantity_decimals": 0}
# Members that records need, with their bits.
SET = ("title", "name", "query", "description", "start_ms", "end_ms", "currency", "amount_minor")


# They have to live as long as the stores.
_CLOCKS: list[Any] = []


def takes_store(function: Description) -> bool:
    return any(each["type"] == "taskcore_store *" for each in function["parameters"])


def is_default(function: Description) -> bool:
    """Whether it only fills a struct with its defaults."""
    return str(function["name"]).endswith("_init")


class Caller:
    """Calls functions on a store, with files in a folder, and frees what comes out."""

    def __init__(self, store: Any, folder: Path) -> None:
        self.store = store
        self._folder = folder
        self._kept: list[Any] = []

    def call(self, name: str) -> int:
        """The status that a function answers."""
        self._kept = []
        function = FUNCTIONS[name]
        types = library[name].argtypes or getattr(library, name).argtypes
        values = [
            self._argument(each, type_)
            for each, type_ in zip(function["parameters"], types, strict=True)
        ]
        status: int = getattr(library, name)(*values)
        self._free(function, values)
        return status

    def _free(self, function: Description, values: list[Any]) -> None:
        for each, value in zip(function["parameters"], values):
            if each["direction"] == "out" and "free" in each and value._obj:
                getattr(library, each["free"])(value._obj)

    def _argument(self, parameter: Description, type_: Any) -> Any:
        meaning, name = parameter["meaning"], parameter["name"]
        if parameter["type"] == "taskcore_store *":
            return self.store
        if parameter["direction"] == "out":
            if meaning["is"] == "ids":
                return (ctypes.c_int64 * 1)()
            target = type_._type_ if type_ is not ctypes.c_char_p else ctypes.c_char_p
            return ctypes.byref(target())
        if meaning["is"] in ("struct", "structs"):
            return ctypes.byref(self._struct(meaning["of"]))
        if meaning["is"] == "callback":
            return self._callback(meaning["of"], type_)
        return self._value(meaning, name, parameter)

    def _value(self, meaning: Description, name: str, described: Description) -> Any:
        match meaning["is"]:
            case "text" if name == "path":
                return str(self._folder / "file").encode()
            case "text":
                return TEXTS.get(name, "home").encode()
            case "texts":
                return self._keep((ctypes.c_char_p * 1)(b"home"))
            case "ids":
                return self._keep((ctypes.c_int64 * 1)(1))
            case "bytes":
                return (
                    self._keep((ctypes.c_uint8 * 4)(1, 2, 3, 4))
                    if "uint8" in described["type"]
                    else b"home"
                )
            case "code":
                return GROUPS[meaning["of"]][0]["value"]
            case "bits" | "flag" | "payload" | "handle":
                return None if meaning["is"] in ("payload", "handle") else 0
            case "instant":
                return NOW_MS + 86_400_000 * (name in ("before_ms", "until_ms", "end_ms"))
            case "date":
                return 20260901
            case _:
                if meaning.get("unit") == "yyyymm":
                    return 202609
                low = described.get("range", [1])[0]
                return NUMBERS.get(name, max(1, low))

    def _struct(self, name: str) -> Any:
        value = getattr(c, name)()
        size = ctypes.sizeof(value)
        if "initialiser" in STRUCTS[name]:
            assert getattr(library, f"{name}_init")(ctypes.byref(value), size) == 0
        value.struct_size = size
        for member in STRUCTS[name]["members"]:
            if member["name"] in SET and "initialiser" in STRUCTS[name]:
                setattr(
                    value, member["name"], self._value(member["meaning"], member["name"], member)
                )
                if "bit" in member and hasattr(value, "fields"):
                    value.fields |= getattr(c, member["bit"])
        return value

    def _callback(self, name: str, type_: Any) -> Any:
        def answer(*arguments: Any) -> int:
            if name == "taskcore_read_callback":
                arguments[2][0] = 0
            return 0

        return self._keep(type_(answer))

    def _keep(self, value: Any) -> Any:
        self._kept.append(value)
        return value


def open_store(
    path: Path,
    clock: Callable[[], int] | None = None,
    flags: int = 0,
) -> Any:
    """A store that waits for nobody; its clock stands, or answers what `clock` does."""

    def now(result: Any, _: Any) -> int:
        result[0] = NOW_MS
        return clock() if clock else 0

    options = c.taskcore_open_options()
    assert library.taskcore_open_options_init(ctypes.byref(options), ctypes.sizeof(options)) == 0
    options.path = str(path).encode()
    options.time_zone = b"Europe/Paris"
    options.busy_timeout_ms = 0
    options.flags = flags
    options.clock = c.taskcore_clock_callback(now)
    _CLOCKS.append(options.clock)
    store = ctypes.POINTER(c.taskcore_store)()
    status = library.taskcore_store_open(ctypes.byref(options), ctypes.byref(store))
    assert status == 0, library.taskcore_last_error().contents.message
    return store
