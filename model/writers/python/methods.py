# SPDX-License-Identifier: Apache-2.0
"""A method of Python as a call of one function of C."""

from dataclasses import dataclass, field
from inspect import cleandoc
from typing import Any

from model.facts.python.modules import INPUTS
from model.language.errors import ModelError
from model.language.python import Input, Row
from model.language.python_methods import Keywords, Method
from model.writers.bindings.functions import Called
from model.writers.bindings.members import target
from model.writers.python.inputs import keyword_types, table_name
from model.writers.python.kinds import (
    FILLERS,
    KINDS,
    NUMBERS,
    OBJECTS,
    RESULTS,
    TEXTS,
    kind_of,
    size_of,
)
from model.writers.python.parameters import Parameter, left_alone, parameters, set_flags
from model.writers.python.reading import function_name
from model.writers.python.statements import head, statement
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
    _list: str = ""

    def __post_init__(self) -> None:
        self.parameters = parameters(self.fact.parameters)

    def text(self) -> str:
        for each in self._of_c():
            if each["direction"] == "in":
                self._in(each)
        result, lines = self._result()
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

    def _function(self, result: str, lines: list[str]) -> str:
        """The same as a function of a module."""
        first = head(self.fact.name, self.signature(), result, 0)
        body = [each[4:].replace("self._call(", "call(") for each in (*self.before, *lines)]
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
        if meaning["is"] == "payload":
            self.arguments.append("None")
        elif meaning["is"] == "struct":
            self._struct(each)
        elif meaning["is"] == "structs" and meaning["of"] in _INPUTS_OF:
            self._several(each)
        elif meaning["is"] == "bits" and any(one.bit for one in self.parameters):
            self._flags()
        elif meaning["is"] == "bits" and any(one.keywords in FILLERS for one in self.parameters):
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
            v=parameter.name, f=name, b=size_of(each), o=owner, n=owner.removesuffix("_id")
        )
        if (
            parameter.default == "None"
            and kind_of(each) not in _OPTIONAL
            and kind is not KINDS["now"]
        ):
            made = optional(parameter, made, "None" if kind_of(each) == "text" else "0")
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
        filler, _ = FILLERS[keywords.keywords]
        self.arguments.append(f"{filler}(**{keywords.name})")

    def _struct(self, each: Description) -> None:
        struct = each["meaning"]["of"]
        self.filled.add(struct.removeprefix("taskcore_"))
        row = each["name"] if self.structs else "row"
        if row in (one.name for one in self.parameters):
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
        parameter, self.types[parameter], made = OBJECTS[struct]
        self.taken.add(parameter)
        if "progress" in made:
            self.taken.add("progress")
            self.types["progress"] = "Progress | None"
        self.before.append(f"        {row} = {made}")

    def _struct_of(self, keywords: Parameter) -> str:
        """The struct that keywords fill."""
        if keywords.keywords in self.world.keywords:
            return self.world.keywords[keywords.keywords].struct
        return FILLERS.get(keywords.keywords, ("", ""))[1]

    def _query(self, keywords: Parameter | None) -> None:
        query = self._found("query")
        self.types["query"] = "Query | str"
        if query.kind == "where":
            self.before.append("        row = self._query(needed_query(query))")
        else:
            assert keywords is not None
            self._of_class(keywords)
            self.types["query"] += " | None"
            self.before.append(f"        row = self._query(to_query(query, **{keywords.name}))")

    def _of_class(self, keywords: Parameter) -> None:
        self.taken.add(keywords.name)
        self.types[keywords.name] = f"Unpack[{keywords.keywords}]"

    def _input(self, table: Input, keywords: Parameter | None, row: str) -> None:
        """Properties that a table knows how to write."""
        known = keyword_types(table)
        plain = [
            each
            for each in self.parameters
            if each.name in known and each.name not in self.taken and not each.keywords
        ]
        for each in plain:
            self.taken.add(each.name)
            type = known[each.name]
            self.types[each.name] = f"{type} | Unset" if each.default == "UNSET" else type
        if keywords is not None:
            self._of_class(keywords)
        timed = ["self._milliseconds"] if table.struct in _TIMED else []
        rest = [f"**{keywords.name}"] if keywords else []
        if keywords is not None and table.name and keywords.keywords == table.properties:
            self.before.append(f"        {row} = c.TASKCORE_{table.struct.upper()}_INIT()")
            given = ", ".join([*(each.name for each in plain), *rest])
            self.before.append(f"        {table.name}({given}).fill({row}, {timed[0]})")
        elif not plain and keywords is not None:
            given = ", ".join([keywords.name, *timed])
            self.before.append(f"        {row} = {table_name(table)}.row({given})")
        else:
            pairs = [f'"{each.name}": {each.name}' for each in plain]
            given = ", ".join([*pairs, *rest])
            line = f"        {row} = {table_name(table)}.row({{{given}}})"
            if len(line) <= 100:
                self.before.append(line)
            else:
                self.before += [
                    "        given = {",
                    *(f"            {one}," for one in [*pairs, *rest]),
                    "        }",
                    f"        {row} = {table_name(table)}.row(given)",
                ]

    def _keywords(self, struct: str, keywords: Parameter, row: str) -> None:
        self._of_class(keywords)
        filler, _ = FILLERS.get(keywords.keywords, (struct, ""))
        given = [f"{each.name}={each.name}" for each in self._extra(keywords)]
        fact = self.world.keywords.get(keywords.keywords)
        if fact is not None and ":amount" in fact.parameters:
            owner = self.parameters[0].name
            given.insert(0, f"self._currency_of_{owner.removesuffix('_id')}({owner})")
        given.append(f"**{keywords.name}")
        self.before += statement(f"{row} = {filler}", given)

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
        free = [
            usual(each)
            for each in self.parameters
            if each.name not in self.taken
            and not each.bit
            and each.kind != "beside"
            and (each.target or each.name) not in own
        ]
        beside = [each for each in self.parameters if each.kind == "beside"]
        self.taken |= {each.name for each in beside}
        self.types |= {each.name: type_of(each, KINDS["beside"]) for each in beside}
        scope = next((each for each in self.parameters if each.keywords == "PulseScope"), None)
        if scope is not None:
            self._of_class(scope)
            names = ("project_id", "week_start")
            free += [Parameter(each, default="None") for each in names]
            self.before.append(f"        {', '.join(names)} = self._scope(**scope)")
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
        function = f"library.{self.function['name']}"
        if not outs:
            return "None", statement("self._call", [function, *self.arguments])
        failing = [each for each in outs if self.is_of_failure(each)]
        if failing or outs[0]["meaning"]["is"] == "ids":
            return self._room(outs[0], "self._take" if failing else "self._call", function)
        out = outs[0]
        of = target(out["type"])
        given = [function, *self.arguments]
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
            case "handle":
                whole = self.world.types[target(of)]
                row = self.world.rows[whole["content"].removeprefix("taskcore_")]
                name = f'"{whole["name"].removeprefix("taskcore_")}"'
                reader = function_name(row.name)
                return row.name, statement("return self._whole", [name, reader, *given])
            case "struct":
                row = self.world.rows[out["meaning"]["of"].removeprefix("taskcore_")]
                blank = f"c.{self.world.types[out['meaning']['of']]['initialiser']}"
                reader = function_name(row.name)
                if self.fact.result:
                    return row.name, statement(f"return self._{self.fact.result}", given)
                return row.name, statement("return self._filled", [reader, blank, *given])
            case "text":
                lines = statement("self._call", [*given, "byref(written.pointer)"])
                type, made = TEXTS[self.fact.result]
                first = "        written = OwnText()"
                return type, [first, *lines, f"        return {made}"]
            case "bytes":
                room = ["byref(made.pointer)", "byref(made.length)"]
                lines = statement("self._call", [*given, *room])
                return "bytes", ["        made = OwnBytes()", *lines, "        return made.take()"]
        caller = "self._small" if "int32" in out["type"] else "self._number"
        type, made = NUMBERS[self.fact.result]
        before, after = made.split("{}")
        lines = statement(f"return {before}{caller}", given, f"){after}")
        if before and len(lines) > 1:
            lines = statement(f"number = {caller}", given)
            lines.append(f"        return {before}number{after}")
        return type, lines

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

_OPTIONAL = ("progress", "passphrase")
"""What makes C's value of None, too."""

_TIMED = ("task_input", "event_input")
"""The inputs with times, which a store reads in its zone."""


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
