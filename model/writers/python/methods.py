# SPDX-License-Identifier: Apache-2.0
"""A method of Python as a call of one function of C."""

from dataclasses import replace

from model.language.errors import ModelError
from model.writers.python.results import Results
from model.writers.python.statements import declared, documented, head


class Call(Results):
    """One method."""

    def text(self) -> str:
        result, lines = self._body()
        overloads: list[str] = []
        if self.fact.result == "each":
            one, result = result, f"{result} | {self._list}"
            for given, made in (("int", one), ("Iterable[int]", self._list)):
                first = head(self.fact.name, ["self", f"ids: {given}"], made)
                overloads += ["    @overload", *first[:-1], f"{first[-1]} ...", ""]
        forgotten = {each.name for each in self.parameters} - self.taken
        if forgotten:
            raise ModelError(f"{self.fact.name}: {', '.join(sorted(forgotten))} is nothing in C")
        if not self.handle:
            return self._function(result, lines)
        return "".join(
            f"{line}\n"
            for line in (
                *overloads,
                *head(self.fact.name, ["self", *self.signature()], result),
                *documented(self.fact.doc, 8),
                *self.before,
                *lines,
            )
        )

    def _body(self) -> tuple[str, list[str]]:
        """The type of what it returns, and the lines that call."""
        if self.fact.instead:
            return self._either()
        given = dict(self.fact.given)
        for each in self._of_c():
            if each["meaning"]["is"] == "handle" and each["direction"] == "in":
                # A function of a module may take a store.
                self.taken.add("store")
                self.types["store"] = "Connection | None"
            elif each["name"] in given:
                self.arguments.append(given[each["name"]])
            elif each["direction"] == "in":
                self._in(each)
        return self._result()

    def _either(self) -> tuple[str, list[str]]:
        """A call of one function or, with a parameter that this lacks, of another one."""
        name, _, other = self.fact.instead.partition(":")
        words = (each for each in self.fact.parameters.split() if not each.startswith(f"{name}:"))
        with_it = Call(
            self.world.functions[other],
            replace(self.fact, function=other, instead=""),
            self.world,
            self.handle,
            given=name,
        )
        without = Call(
            self.function,
            replace(self.fact, parameters=" ".join(words), instead=""),
            self.world,
            self.handle,
        )
        result, lines = with_it._body()
        _, others = without._body()
        self.types, self.taken = with_it.types, with_it.taken
        return result, [
            f"        if {name} is None:",
            *(f"    {line}" for line in (*without.before, *others)),
            "        else:",
            *(f"    {line}" for line in (*with_it.before, *lines)),
        ]

    def _function(self, result: str, lines: list[str]) -> str:
        """The same as a function of a module."""
        first = head(self.fact.name, self.signature(), result, 0)
        body = [each[4:] for each in (*self.before, *lines)]
        return "".join(f"{line}\n" for line in (*first, *documented(self.fact.doc, 4), *body))

    def signature(self) -> list[str]:
        return declared(self.parameters, self.types)
