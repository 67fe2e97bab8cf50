# SPDX-License-Identifier: Apache-2.0
"""The functions of the C API as the description has them, from what the compiler emitted."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from model.language.interface import Interface

from . import GenerationError
from .emitted import Function
from .errors_by_value import form
from .families import group
from .prototype import Parameter
from .statuses import answers

Description = dict[str, Any]

_NULL_IS_FINE = re.compile(r"\bNULL (is fine|for|counts)\b|\bmay be NULL\b|\bNULL: ")
_FREES = {"char *": "taskcore_string_free", "uint8_t *": "taskcore_bytes_free"}
_LIKEWISE = re.compile(r"\blikewise\b|\bas in (?P<function>taskcore_\w+)")
_FLAG = re.compile(r"\b1 or 0\b|^1 to \D|^1: .*\b0: |\b1 when .*\belse 0\b")
_RANGE = re.compile(r"\b(?P<low>\d[\d,]*) to (?P<high>\d[\d,]*)(?![\d^])")


def functions(emitted: Sequence[Function], interface: Interface) -> list[Description]:
    """Each function, in the order of the header."""
    known = {each.prototype.name: each for each in emitted}
    constants = {
        f"TASKCORE_{each.prefix}{constant.name}": each.name
        for each in interface.groups
        for constant in each.constants
    }
    prefixes = {f"TASKCORE_{each.prefix}": each.name for each in interface.groups}
    handles = {f"taskcore_{each.name}" for each in interface.handles}
    return [
        _Reader(known, constants, prefixes, handles, each).description(family.heading)
        for family, members in group(emitted)
        for each in members
    ]


class _Reader:
    """Tells what the parameters and the result of one function mean."""

    def __init__(
        self,
        known: Mapping[str, Function],
        constants: Mapping[str, str],
        prefixes: Mapping[str, str],
        handles: set[str],
        function: Function,
    ) -> None:
        self._known = known
        self._constants = constants
        self._prefixes = prefixes
        self._handles = handles
        self._function = function
        self._prototype = function.prototype

    def description(self, family: str) -> Description:
        documentation = self._function.documentation
        text = " ".join(filter(None, (documentation.summary, documentation.discussion)))
        description = {
            "name": self._prototype.name,
            "family": family,
            "doc": text,
            "since": documentation.since,
            "parameters": [
                self._parameter(each, doc)
                for each, (_, doc) in zip(
                    self._prototype.parameters, documentation.parameters, strict=True
                )
            ],
            "returns": self._result(),
        }
        if self._prototype.result == "taskcore_status":
            order = [name for name, group in self._constants.items() if group == "status"]
            description["by_value"] = form(self._prototype).name
            said = answers(self._function, self._known)
            description["statuses"] = [name for name in order if name in said.statuses]
            if not description["statuses"]:
                raise GenerationError(f"{self._prototype.name} does not say what it returns.")
            if said.callbacks:
                description["answers"] = sorted(said.callbacks)
        return description

    def _result(self) -> Description:
        result = self._prototype.result
        doc = self._function.documentation.returns
        description: Description = {"type": result}
        if result.startswith("const "):
            until = re.search(r"borrowed until ([^;]*?)(?:,|;|\.|$)", doc)
            description |= {"owner": "library"}
            if until:
                description["until"] = until[1].strip()
            description["nullable"] = "NULL" in doc and "never NULL" not in doc
        return description | ({"doc": doc} if doc else {})

    def _parameter(self, each: Parameter, doc: str) -> Description:
        description: Description = {"name": each.name, "type": each.type}
        description |= self._direction(each, doc)
        meaning = self._meaning(each, doc)
        description["meaning"] = meaning
        limits = _RANGE.search(doc)
        if limits and not each.type.endswith("*"):
            low, high = (int(limits[name].replace(",", "")) for name in ("low", "high"))
            # Of instants, dates and months the years are said.
            in_years = meaning["is"] in ("instant", "date") or meaning.get("unit") == "yyyymm"
            if low < high and not in_years:
                description["range"] = [low, high]
        return description | {"doc": doc}

    def _direction(self, each: Parameter, doc: str) -> Description:
        target = each.type.removesuffix("*").strip()
        if not each.type.endswith("*") or each.type == "void *":
            return (
                {"direction": "in", "nullable": True}
                if "may be NULL" in doc
                else {"direction": "in"}
            )
        nullable = {"nullable": True} if _NULL_IS_FINE.search(doc) else {}
        if self._prototype.name.endswith("_free"):
            return {"direction": "in", "consumed": True, "nullable": True}
        if target.startswith("const ") or target in self._handles:
            return {"direction": "in"} | nullable
        if target in _FREES:
            return {"direction": "out", "owner": "caller", "free": _FREES[target]} | nullable
        if target.endswith("*"):
            handle = target.removesuffix("*").strip()
            return {"direction": "out", "owner": "caller", "free": f"{handle}_free"} | nullable
        if target.startswith("taskcore_") and target != "taskcore_status":
            # The caller sets its struct_size.
            return {"direction": "in_out"} | nullable
        return {"direction": "out"} | nullable

    def _meaning(self, each: Parameter, doc: str) -> Description:
        target = each.type.removesuffix("*").strip()
        names = [other.name for other in self._prototype.parameters]
        if target.removeprefix("const ") in self._handles:
            return {"is": "handle"}
        if target in {f"{handle} *" for handle in self._handles}:
            return {"is": "handle"}
        if each.type == "void *":
            return {"is": "payload"}
        if self._prototype.name == "taskcore_string_free":
            return {"is": "text"}
        if each.type.endswith("_callback"):
            return {"is": "callback", "of": each.type}
        if self._prototype.name == "taskcore_bytes_free":
            return {"is": "bytes"}
        if each.type in ("const char *", "char **"):
            return {"is": "text"}
        if each.type == "taskcore_status":
            return {"is": "code", "of": "status"}
        following = dict(zip(names, names[1:], strict=False)).get(each.name, "")
        if each.type in ("const uint8_t *", "uint8_t **"):
            return {"is": "bytes", "count": following}
        if target.startswith(("const taskcore_", "taskcore_")):
            of = target.removeprefix("const ")
            # A struct behind the count of others is one, such as the changes to some tasks.
            counted = {"count": "count"} if following == "count" else {}
            return {"is": "structs" if counted else "struct", "of": of} | counted
        if each.type == "const char *const *":
            return {"is": "texts", "count": "count"}
        if each.type in ("const int64_t *", "int64_t *") and each.name == "ids":
            return {"is": "ids", "count": "count"}
        return self._number(each, target if each.type.endswith("*") else each.type, doc)

    def _number(self, each: Parameter, type: str, doc: str) -> Description:
        if each.name.endswith("_ms"):
            return {"is": "instant"}
        if each.name.endswith("_minor"):
            return {"is": "integer", "unit": "minor"}
        if each.name in ("seconds", "minutes"):
            return {"is": "duration", "unit": {"seconds": "s"}.get(each.name, each.name)}
        if each.name == "id" or each.name.endswith("_id"):
            return {"is": "id"}
        if "yyyymmdd" in doc or each.name.endswith("_date"):
            return {"is": "date"}
        if each.name.endswith("_month"):
            return {"is": "integer", "unit": "yyyymm"}
        group = self._group(each, doc) if type in ("int32_t", "uint64_t") else ""
        if group:
            return {"is": "bits" if each.name == "flags" else "code", "of": group}
        if type == "int32_t" and _FLAG.search(doc):
            return {"is": "flag"}
        if type == "size_t" and "bytes" in doc:
            return {"is": "integer", "unit": "bytes"}
        return {"is": "integer"}

    def _group(self, each: Parameter, doc: str) -> str:
        """The group of the constants that the documentation names, also by `TASKCORE_COLOUR_...`."""
        for name in re.findall(r"TASKCORE_\w+", doc):
            if name in self._prefixes:
                return self._prefixes[name]
            for constant, of in self._constants.items():
                if constant == name or (name.endswith("_") and constant.startswith(name)):
                    return of
        other = _LIKEWISE.search(doc)
        if other and other["function"]:
            documentation = self._known[other["function"]].documentation
            for name, meaning in documentation.parameters:
                if name == each.name:
                    return self._group(each, meaning)
        return ""
