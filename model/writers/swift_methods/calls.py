# SPDX-License-Identifier: Apache-2.0
"""The call of C in the body of a method."""

from model.facts.swift.methods import HANDLES
from model.language.errors import ModelError
from model.language.swift_methods import Method
from model.writers.bindings.members import Description, target
from model.writers.swift_client.callbacks import CALLBACKS, closure_name
from model.writers.swift_methods.arguments import Arguments
from model.writers.swift_methods.statements import call, checked, indented


class Call:
    def __init__(
        self, method: Method, function: Description, arguments: Arguments, host: str
    ) -> None:
        self._method, self._function, self._arguments = method, function, arguments
        self._host = host
        self._is_kept = "kept" in method.words
        self._given = [self._argument(each) for each in function["parameters"]]

    def _argument(self, each: Description) -> str:
        name = each["name"]
        fixed = dict(self._method.fixed)
        if name in self._arguments.given:
            return self._arguments.given[name]
        if name in fixed:
            return fixed[name]
        kind = each["meaning"]["is"]
        if kind == "handle" and HANDLES.get(target(each["type"])) == self._host:
            return "handle"
        if name in self._arguments.flags:
            return " | ".join(self._arguments.flags[name])
        if kind in ("bits", "flag"):
            return "0"
        if each.get("nullable") or kind == "callback":
            return "nil"
        raise ModelError(f"{self._method.function} needs {name}")

    def lines(self, conflicts: str) -> list[str]:
        """`conflicts`: the variable for those of an error, or empty."""
        if self._arguments.callbacks and self._is_kept:
            return self._kept()
        if self._function["returns"]["type"] == "void":
            return call(self._method.function, self._given)
        inner = self._inner(conflicts)
        for outer in (
            f"try {self._arguments.located}.locating {{" if self._arguments.located else "",
            "try asking {" if "asks" in self._method.words else "",
            "try withExtendedLifetime(memory) {" if self._arguments.keeps_memory else "",
        ):
            if outer:
                inner = [outer, *indented(inner), "}"]
        if self._method.nothing:
            inner[0] = f"let isThere = {inner[0]}"
            inner.append("guard isThere else { return nil }")
        return inner

    def _inner(self, conflicts: str) -> list[str]:
        """The call itself, which throws the error of C."""
        function = self._method.function
        if self._arguments.callbacks:
            return self._calling_back(self._calls())
        if self._arguments.fills_host:
            return ["try calls.run { _ in", *indented(call(function, self._given)), "}"]
        if conflicts:
            given = ["$0" if each == f"&{conflicts}" else each for each in self._given]
            return [
                f"try Self.check(conflicts: &{conflicts}) {{",
                *indented(call(function, given)),
                "}",
            ]
        if self._method.nothing:
            return checked(function, self._given, f", unless: TASKCORE_{self._method.nothing})")
        inner = checked(function, self._given)
        if self._host != "Store":
            inner[0] = inner[0].replace("Self.check", "Store.check")
        return inner

    def _calls(self) -> str:
        given = ", ".join(sorted(self._arguments.callbacks, key=_place_in_calls))
        return f"Calls({given})"

    def _calling_back(self, calls: str) -> list[str]:
        inner = call(self._method.function, self._given)
        if payload := self._arguments.payload:
            inner = [f"{payload} = payload", f"return {inner[0]}", *inner[1:]]
        return [f"try {calls}.run {{ payload in", *indented(inner), "}"]

    def _kept(self) -> list[str]:
        """Keeps what is called back, and the memory that C was given, for as long as C may call back."""
        memory = ["let memory = calls.texts"] if self._arguments.keeps_memory else []
        ((name, _),) = self._arguments.documented
        # Of those with names, one for each.
        of = f"[{name}.name]" if name != self._arguments.callbacks[0].partition(":")[0] else ""
        return [
            f"let calls = {self._calls()}",
            *memory,
            *self._calling_back("calls"),
            f"{name}Calls{of} = calls",
        ]


def _place_in_calls(argument: str) -> int:
    """The closures come before what has several of them, in their order."""
    order = [closure_name(each) for each in CALLBACKS.values()]
    name = argument.partition(":")[0]
    return order.index(name) if name in order else len(order)
