# SPDX-License-Identifier: Apache-2.0
"""A method of Python as a call of one function of C."""

from dataclasses import dataclass, field, replace
from inspect import cleandoc
from typing import Any

from model.facts.python.modules import INPUTS
from model.language.errors import ModelError
from model.language.python import Attribute, Input, Row
from model.language.python_methods import Keywords, Method, Methods, Outputs
from model.writers.bindings.functions import Called
from model.writers.bindings.members import target
from model.writers.python.inputs import has_amounts, keyword_types, table_name
from model.writers.python.kinds import (
    HOLDERS,
    KINDS,
    NUMBERS,
    OBJECTS,
    RESULTS,
    TEXTS,
    kind_of,
    owner_of,
    size_of,
)
from model.writers.python.opened_classes import opening
from model.writers.python.outputs import Room
from model.writers.python.parameters import Parameter, left_alone, parameters, set_flags
from model.writers.python.reading import function_name
from model.writers.python.statements import broken, head, statement
from model.writers.python.structs import filled, flag_lines, flags, optional, type_of, usual

Description = dict[str, Any]


@dataclass(frozen=True)
class World:
    """What methods speak of."""

    functions: dict[str, Description]
    types: dict[str, Description]
    rows: dict[str, Row]
    """By the names of their structs."""
    keywords: dict[str, Keywords]
    """By the names of their classes."""
    outputs: dict[str, Outputs] = field(default_factory=dict)
    """Likewise."""
    opened: dict[str, Methods] = field(default_factory=dict)
    """The classes of objects that calls open, by the types of these."""


@dataclass
class Call(Called):
    """One method on the way from its function."""

    fact: Method
    world: World
    handle: str = "taskcore_store *"
    before: list[str] = field(default_factory=list)
    arguments: list[str] = field(default_factory=list)
    taken: set[str] = field(default_factory=set)
    """The parameters of Python that stand for something."""
    types: dict[str, str] = field(default_factory=dict)
    structs: list[str] = field(default_factory=list)
    """What the structs are called that it fills."""
    filled: set[str] = field(default_factory=set)
    """The names of those."""
    given: str = ""
    """A parameter that is known not to be None."""
    _list: str = ""

    def __post_init__(self) -> None:
        self.parameters = parameters(self.fact.parameters)

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

    def _of_c(self) -> list[Description]:
        """Those of C's parameters that Python gives: counts stand with what they count."""
        counts = {
            each["meaning"].get("count")
            for each in self.function["parameters"]
            if each["direction"] == "in"
        }
        return [
            each
            for each in self.function["parameters"]
            if each["name"] not in counts and (not self.handle or self.handle not in each["type"])
        ]

    def _in(self, each: Description) -> None:
        meaning = each["meaning"]
        if self._holder() and (
            meaning["is"] == "payload" or meaning.get("of") == "taskcore_destroy_callback"
        ):
            return
        if meaning["is"] == "payload":
            self.arguments.append("None")
        elif meaning["is"] == "struct":
            self._struct(each)
        elif meaning["is"] == "structs" and meaning["of"] in _INPUTS_OF:
            self._several(each)
        elif meaning["is"] == "bits" and any(one.bit for one in self.parameters):
            self._flags()
        elif meaning["is"] == "bits" and any(self._is_flags(one) for one in self.parameters):
            self._flags_of_keywords()
        else:
            self._value(each)

    def _value(self, each: Description) -> None:
        parameter = self._found(each["name"])
        kind = KINDS[parameter.kind if parameter.kind in KINDS else kind_of(each)]
        self.types[parameter.name] = type_of(parameter, kind)
        name = f'"{each["name"]}"'
        owner = self.parameters[0].name
        made = kind.expression.format(
            v=parameter.name,
            f=name,
            b=size_of(each),
            o=owner,
            n=owner_of(owner),
            functions=f"library.{self.function['name']}, library.taskcore_{self.fact.twin}",
        )
        if kind.chooses:
            self.before += broken(f"        function, place = {made}")
            self.arguments.append("place")
            return
        if (
            parameter.default == "None"
            and parameter.name != self.given
            and kind_of(each) not in _OPTIONAL
            and not kind.takes_none
        ):
            made = optional(parameter, made, "None" if kind_of(each) == "text" else "0")
        if self.fact.kept:
            self.before.append(f"        kept = {made}")
            made = "kept"
        self.arguments.append(f"*{made}" if kind.counted else made)

    def _found(self, name: str) -> Parameter:
        given = [each for each in self.parameters if not each.keywords and not each.bit]
        for each in given:
            if each.stands_for(name):
                break
        else:
            ids = [each for each in given if each.name.endswith("_id") and not each.target]
            if name not in ("id", "item_id") or not ids:
                raise ModelError(f"{self.fact.name} has no parameter for {name}")
            each = ids[0]
        self.taken.add(each.name)
        return each

    def _flags(self) -> None:
        chosen = [each for each in self.parameters if each.bit]
        self.taken |= {each.name for each in chosen}
        self.types |= {each.name: "bool" for each in chosen}
        self.arguments.append(flags(chosen))

    def _several(self, each: Description) -> None:
        """Inputs of something new."""
        table = _INPUTS_OF[each["meaning"]["of"]]
        parameter = self._found(each["name"])
        self.types[parameter.name] = f"Iterable[{table.name} | Mapping[str, Any]]"
        rows = f"{table.name}._rows({parameter.name}, self._milliseconds)"
        self.before.append(f"        rows = {rows}")
        self.arguments += ["rows", "len(rows)"]

    def _flags_of_keywords(self) -> None:
        (keywords,) = (each for each in self.parameters if each.keywords)
        self._of_class(keywords)
        self.arguments.append(f"{flags_function(keywords.keywords)}(**{keywords.name})")

    def _is_flags(self, keywords: Parameter) -> bool:
        """Whether keywords stand for flags alone."""
        known = self.world.keywords.get(keywords.keywords)
        return known is not None and not known.struct

    def _struct(self, each: Description) -> None:
        struct = each["meaning"]["of"]
        self.filled.add(struct.removeprefix("taskcore_"))
        row = each["name"] if self.structs else "row"
        if row in (struct.removeprefix("taskcore_"), *(one.name for one in self.parameters)):
            row += "_row"
        self.structs.append(row)
        self.arguments.append(f"byref({row})")
        name = struct.removeprefix("taskcore_")
        keywords = next((one for one in self.parameters if one.keywords), None)
        if name == "query":
            self._query(keywords)
            return
        table = next((one for one in INPUTS if one.struct == name), None)
        if name in OBJECTS:
            self._object(name, row)
        elif table is not None:
            self._input(table, keywords, row)
        elif keywords is not None and self._struct_of(keywords) == name:
            self._keywords(name, keywords, row)
        else:
            self._members(self.world.types[struct], row)

    def _object(self, struct: str, row: str) -> None:
        """A struct that is made of an object."""
        parameter, type, made = OBJECTS[struct]
        self.taken.add(parameter)
        self.types[parameter] = type
        self.before.append(f"        {row} = {made}")
        members = {each["name"] for each in self.world.types[f"taskcore_{struct}"]["members"]}
        if "progress" in members & {each.name for each in self.parameters}:
            self.taken.add("progress")
            self.types["progress"] = "Progress | None"
            self.before.append(f"        {row}.progress = progress_callback(progress)")
        if "None" in type:
            self.arguments[-1] = f"{row} and byref({row})"

    def _struct_of(self, keywords: Parameter) -> str:
        """The struct that keywords fill."""
        if keywords.keywords in self.world.keywords:
            return self.world.keywords[keywords.keywords].struct
        return ""

    def _query(self, keywords: Parameter | None) -> None:
        query = self._found("query")
        self.types["query"] = "Query | str"
        if query.kind == "where":
            made = "needed_query(query)"
        else:
            assert keywords is not None
            self._of_class(keywords)
            self.types["query"] += " | None"
            made = f"to_query(query, **{keywords.name})"
        self.before.append(f"        row = make_query({made}, self._first_millisecond)")

    def _of_class(self, keywords: Parameter) -> None:
        self.taken.add(keywords.name)
        self.types[keywords.name] = f"Unpack[{keywords.keywords}]"

    def _input(self, table: Input, keywords: Parameter | None, row: str) -> None:
        """Properties that a table knows how to write."""
        known = keyword_types(table, of_change=self.function["name"].endswith("_update"))
        plain = [
            each
            for each in self.parameters
            if each.name in known and each.name not in self.taken and not each.keywords
        ]
        for each in plain:
            self.taken.add(each.name)
            type = known[each.name].partition(" | None")[0]
            self.types[each.name] = {
                "UNSET": f"{known[each.name]} | Unset",
                "None": f"{type} | None",
            }.get(each.default or "", type)
        if keywords is not None:
            self._of_class(keywords)
        timed = self._asked(table, keywords)
        rest = [f"**{keywords.name}"] if keywords else []
        if (
            keywords is not None
            and not keywords.can_be_none
            and table.name
            and keywords.keywords == table.properties
        ):
            self.before.append(f"        {row} = c.TASKCORE_{table.struct.upper()}_INIT()")
            given = ", ".join([*(each.name for each in plain), *rest])
            self.before.append(f"        {table.name}({given}).fill({row}, {timed[0]})")
            return
        pairs = [f'"{each.name}": {each.name}' for each in plain]
        made = keywords.name if keywords and not plain else f"{{{', '.join([*pairs, *rest])}}}"
        if keywords is not None and keywords.can_be_none:
            made = f"not_none({made})"
        completed = table.change if self.function["name"].endswith("_update") else table.new
        if completed:
            made = f"{completed}({made})"
        line = f"        {row} = {table_name(table)}.row({', '.join([made, *timed])})"
        if len(line) <= 100:
            self.before.append(line)
        elif completed:
            self.before.append(f"        given = {made}")
            self.before.append(
                f"        {row} = {table_name(table)}.row({', '.join(['given', *timed])})"
            )
        elif timed:
            self.before += statement(f"{row} = {table_name(table)}.row", [made, *timed])
        else:
            self.before += [
                "        given = {",
                *(f"            {one}," for one in [*pairs, *rest]),
                "        }",
                f"        {row} = {table_name(table)}.row(given)",
            ]

    def _asked(self, table: Input, keywords: Parameter | None) -> list[str]:
        """What a table asks for times, or for the currency of amounts."""
        if table.struct in _TIMED:
            return ["self._milliseconds"]
        if not has_amounts(table):
            return []
        owner = self.parameters[0].name
        asked = f"currency_of(self.get_{owner_of(owner)}, {owner})"
        if owner == "client_id":
            asked = "currency_for(self, client_id)"
        if keywords is not None and "currency" in keyword_types(table):
            asked = f"given_currency({keywords.name}, {asked})"
        return [asked]

    def _keywords(self, struct: str, keywords: Parameter, row: str) -> None:
        self._of_class(keywords)
        given = [f"{each.name}={each.name}" for each in self._extra(keywords)]
        fact = self.world.keywords.get(keywords.keywords)
        if fact is not None and ":amount" in fact.parameters:
            owner = self.parameters[0].name
            given.insert(0, f"currency_of(self.get_{owner_of(owner)}, {owner})")
        given.append(f"**{keywords.name}")
        self.before += statement(f"{row} = {struct}", given)

    def _extra(self, keywords: Parameter) -> list[Parameter]:
        """The parameters that the function takes besides the keywords of the class."""
        fact = self.world.keywords.get(keywords.keywords)
        if fact is None:
            return []
        names = {each.name for each in parameters(fact.parameters.rpartition("/")[2])}
        own = {each["name"] for each in self._of_c()}
        known = {
            each.name: each
            for one in self.world.keywords.values()
            if one.struct == fact.struct
            for each in parameters(one.parameters)
        }
        extra = []
        for each in self.parameters:
            meant = known.get(each.name)
            if meant is None or each.name in names or each.name in own | self.taken:
                continue
            member = next(
                one
                for one in self.world.types[f"taskcore_{fact.struct}"]["members"]
                if meant.stands_for(one["name"])
            )
            usually = usual(each)
            self.taken.add(each.name)
            self.types[each.name] = type_of(usually, KINDS[meant.kind or kind_of(member)])
            self.parameters = [usually if one is each else one for one in self.parameters]
            extra.append(each)
        return extra

    def _members(self, struct: Description, row: str) -> None:
        own = {each["name"] for each in self._of_c()}
        has_flags = any(each["name"] == "flags" for each in struct["members"])
        free = [
            usual(each)
            for each in self.parameters
            if each.name not in self.taken
            and (not each.bit or has_flags)
            and each.kind != "beside"
            and (each.target or each.name) not in own
        ]
        beside = [each for each in self.parameters if each.kind == "beside"]
        self.taken |= {each.name for each in beside}
        self.types |= {each.name: type_of(each, KINDS["beside"]) for each in beside}
        self.before.append(f"        {row} = c.{struct['initialiser']}()")
        lines, types = filled(
            struct,
            free,
            left_alone(self.fact.parameters),
            8,
            row,
            self.parameters[0].name if self.parameters else "",
        )
        self.before += lines
        self.before += flag_lines(struct, set_flags(self.fact.parameters), row)
        self._parties(struct, row)
        usually = {each.name: each for each in free if each.name in types}
        self.parameters = [usually.get(each.name, each) for each in self.parameters]
        self.types |= types
        self.taken |= set(types)

    def _parties(self, struct: Description, row: str) -> None:
        """The members that are inputs themselves, which keywords fill."""
        for each in struct["members"]:
            table = _INPUT_OF_ROWS.get(each["meaning"].get("of", ""))
            keywords = next((one for one in self.parameters if one.keywords), None)
            if table is None or keywords is None:
                continue
            known = keyword_types(table)
            plain = [
                one
                for one in self.parameters
                if one.name in known and one.name not in self.taken and one is not keywords
            ]
            self._of_class(keywords)
            for one in plain:
                self.taken.add(one.name)
                self.types[one.name] = known[one.name]
            given = [*(f'"{one.name}": {one.name}' for one in plain), f"**{keywords.name}"]
            made = f"{{{', '.join(given)}}}" if plain else keywords.name
            place = f"{row}.{each['name']}"
            self.before += [
                f"        {place} = pointer({table_name(table)}.row({made}))",
                f"        {row}.fields |= c.{each['bit']}",
            ]

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

    def _holder(self) -> tuple[str, str] | None:
        """The class that keeps what it gives, and what makes one."""
        types = [
            target(target(each["type"])) for each in self._of_c() if each["direction"] == "out"
        ]
        return HOLDERS.get(types[0]) if types else None

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


_INPUT_OF_ROWS = {"taskcore_party": next(each for each in INPUTS if each.struct == "party")}
_INPUTS_OF = {f"taskcore_{each.struct}": each for each in INPUTS if each.name}

_LISTS = {"conflict": "ConflictList", "task": "TaskList"}
_ROWS = {"task": "Task"}
"""Lists and rows that are read by hand, by their structs."""

_OPTIONAL = ("progress", "passphrase", "password")
"""What makes C's value of None, too."""

_TIMED = ("task_input", "event_input")
"""The inputs with times, which a store reads in its zone."""


def said_attributes(row: Row) -> list[Attribute]:
    """Those that are texts of a function."""
    return [each for each in row.attributes if isinstance(each, Attribute) and each.said_by]


def flags_function(name: str) -> str:
    """What makes C's flags of the keywords of a class."""
    return f"{name.lower()}_flags"


def declared(parameters: list[Parameter], types: dict[str, str]) -> list[str]:
    """The parameters as a head of a function has them."""
    found: list[str] = []
    for each in parameters:
        if each.is_keyword and not each.keywords and "*" not in found:
            found.append("*")
        default = "" if each.default is None else f" = {each.default.replace('|', ' | ')}"
        stars = "**" if each.keywords else ""
        found.append(f"{stars}{each.name}: {types[each.name]}{default}")
    return found


def documented(doc: str, indent: int) -> list[str]:
    """A doc string whose lines are broken already."""
    margin = " " * indent
    lines = cleandoc(doc).replace("\\", "\\\\").split("\n")
    closing = '"""' if len(lines) == 1 else ""
    shown = [f'{margin}"""{lines[0]}{closing}']
    shown += [f"{margin}{line}" if line else "" for line in lines[1:]]
    if len(lines) > 1:
        shown.append(f'{margin}"""')
    return shown
