# SPDX-License-Identifier: Apache-2.0
"""What a method returns of what C gives."""

from model.language.python import Attribute, Row
from model.language.python_methods import Methods
from model.writers.bindings.members import target
from model.writers.python.arguments import Arguments
from model.writers.python.kinds import NUMBERS, RESULTS, TEXTS
from model.writers.python.opened_classes import opening
from model.writers.python.outputs import Room
from model.writers.python.parameters import left_alone
from model.writers.python.reading import function_name
from model.writers.python.statements import statement
from model.writers.python.structs import filled, usual
from model.writers.python.world import Description

_LISTS = {"conflict": "ConflictList", "task": "TaskList"}
_ROWS = {"task": "Task"}
"""Lists and rows that are read by hand, by their structs."""


def said_attributes(row: Row) -> list[Attribute]:
    """Those that are texts of a function."""
    return [each for each in row.attributes if isinstance(each, Attribute) and each.said_by]


class Results(Arguments):
    """The lines that call, and what they return."""

    def _result(self) -> tuple[str, list[str]]:
        """The type of what it returns, and the lines that call."""
        outs = [each for each in self._of_c() if each["direction"] != "in"]
        caller = "self._call" if self.handle else "call"
        if "store" in self.taken and not self.handle:
            caller = "caller_of(store)"
        function = "function" if self.fact.twin else f"library.{self.function['name']}"
        if self.function["returns"]["type"] == "void":
            name = target(self.handle).rpartition("_")[2]
            call = f"library.{self.function['name']}({', '.join([name, *self.arguments])})"
            return "None", [f"        with self._handle as {name}:", f"            {call}"]
        holder = self._holder()
        if holder is not None:
            return holder[0], statement(holder[1], self.structs or self.arguments)
        if not outs:
            lines = statement(caller, [function, *self.arguments])
            if self.fact.kept:
                kept = self.structs[0] if self.structs else "kept"
                lines.append(f"        self._keep({self.fact.kept}, {kept})")
            return "None", lines
        room = Room(outs, left_alone(self.fact.parameters), self.fact.result, self.world)
        if room.is_needed or not self.handle:
            taken = {each.name for each in self.parameters}
            return room.lines(caller, [function, *self.arguments], taken)
        failing = [each for each in outs if self.is_of_failure(each)]
        if failing or outs[0]["meaning"]["is"] == "ids":
            return self._room(outs[0], "self._take" if failing else "self._call", function)
        out = outs[0]
        of = target(out["type"])
        given = [function, *self.arguments]
        if len(outs) > 1 and "int64_t" in out["type"]:
            number = ["        number = c_int64()"]
            return self._whole(outs[1], [*given, "byref(number)"], number)
        match out["meaning"]["is"]:
            case "handle" if "row" in self.world.types[target(of)]:
                row = self.world.types[target(of)]["row"].removeprefix("taskcore_")
                made = _LISTS.get(row) or self.world.rows[row].list
                if not self.fact.result:
                    return made, statement("return self._listed", [made, *given])
                if self.fact.result == "each":
                    self._list = made
                    lines = statement("found = self._listed", [made, *given])
                    last = "        return found if isinstance(ids, Iterable) else found[0]"
                    return _ROWS.get(row) or self.world.rows[row].name, [*lines, last]
                type, before, after = RESULTS[self.fact.result]
                lines = statement(f"return {before}self._listed", [made, *given], f"){after}")
                return type.format(self.world.rows[row].name), lines
            case "handle" if target(of) in self.world.opened:
                return self._opened(self.world.opened[target(of)], function)
            case "handle":
                return self._whole(out, given, [])
            case "struct":
                row = self.world.rows[out["meaning"]["of"].removeprefix("taskcore_")]
                blank = f"c.{self.world.types[out['meaning']['of']]['initialiser']}"
                reader = function_name(row.name)
                said = said_attributes(row)
                if said:
                    return row.name, self._said(said, reader, blank, given)
                return row.name, [
                    f"        made = {blank}()",
                    *statement("self._call", [*given, "byref(made)"]),
                    f"        return {reader}(made)",
                ]
            case "text":
                lines = statement("self._call", [*given, "byref(written.pointer)"])
                type, made = TEXTS[self.fact.result]
                first = "        written = OwnText()"
                return type, [first, *lines, f"        return {made}"]
            case "bytes":
                places = ["byref(made.pointer)", "byref(made.length)"]
                lines = statement("self._call", [*given, *places])
                return "bytes", ["        made = OwnBytes()", *lines, "        return made.take()"]
        caller = "self._number"
        if "int32" in out["type"]:
            given.append("kind=c_int32")
        type, made = NUMBERS[self.fact.result]
        before, after = made.split("{}")
        lines = statement(f"return {before}{caller}", given, f"){after}")
        if before and len(lines) > 1:
            lines = statement(f"number = {caller}", given)
            lines.append(f"        return {before}number{after}")
        return type, lines

    def _opened(self, opened: Methods, function: str) -> tuple[str, list[str]]:
        """What opens an object with options of its own."""
        assert opened.opened is not None
        struct = self.world.types[f"taskcore_{opened.opened.options}"]
        given = [usual(each) if each.default else each for each in self.parameters]
        others = {each["name"] for each in struct["members"]}
        lines, types = filled(struct, given, others, 8, "row")
        self.types |= types
        self.taken |= set(types)
        return opened.name, opening(opened.opened, opened.name, function, lines)

    @staticmethod
    def _said(said: list[Attribute], reader: str, blank: str, given: list[str]) -> list[str]:
        """What reads a struct, of which C makes texts, too."""
        lines = [f"        found = {blank}()", *statement("self._call", [*given, "byref(found)"])]
        for each in said:
            function = f"library.taskcore_{each.said_by}"
            lines.append(f"        {each.name} = OwnText()")
            lines += statement(
                "self._call", [function, "byref(found)", f"byref({each.name}.pointer)"]
            )
        taken = [f"{each.name}={each.name}.take()" for each in said]
        return [*lines, *statement("return replace", [f"{reader}(found)", *taken])]

    def _whole(self, out: Description, given: list[str], lines: list[str]) -> tuple[str, list[str]]:
        """What is read of a handle that has the parts of one thing."""
        whole = self.world.types[target(target(out["type"]))]
        row = self.world.rows[whole["content"].removeprefix("taskcore_")]
        name = f'"{whole["name"].removeprefix("taskcore_")}"'
        type = f"{row.name} | None" if row.absent else row.name
        lines = [*lines, *statement("whole = self._whole", [name, *given])]
        if self.fact.then:
            lines += self._then(whole["content"])
        beside = "whole" if row.beside.startswith("handle:") else self.fact.beside
        read = ", ".join(["whole.contents", *([beside] if beside else [])])
        return type, [*lines, f"        return {function_name(row.name)}({read})"]

    def _then(self, content: str) -> list[str]:
        """What calls a function of C with parts of what is read."""
        function = self.world.functions[self.fact.then]
        members = self.world.types[content]["members"]
        given = [f"library.{function['name']}"]
        counts = {each["meaning"].get("count") for each in function["parameters"]}
        for each in function["parameters"][1:]:
            part = next((one for one in members if one["type"] == each["type"]), None)
            if each["meaning"]["is"] == "struct" and part is not None:
                given.append(f"whole.contents.{part['name']}")
            elif each["name"] not in counts:
                self._value(each)
                given.append(self.arguments.pop())
        return statement("self._call", given)

    def _room(self, out: Description, caller: str, function: str) -> tuple[str, list[str]]:
        """What is given into room that is made before."""
        if out["meaning"]["is"] == "ids":
            lines = statement(caller, [function, *self.arguments, "ids"])
            ids = "        ids = (c_int64 * len(rows))()"
            return "list[int]", [ids, *lines, "        return list(ids)"]
        lines = statement(caller, [function, *self.arguments, "byref(number)"])
        return "int", ["        number = c_int64()", *lines, "        return number.value"]
