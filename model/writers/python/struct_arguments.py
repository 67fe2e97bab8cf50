# SPDX-License-Identifier: Apache-2.0
"""Arguments that are structs, filled from objects, inputs, keywords or members."""

from model.facts.python.modules import INPUTS
from model.language.python import Input
from model.writers.python.given import Given
from model.writers.python.inputs import has_amounts, keyword_types, table_name
from model.writers.python.kinds import KINDS, OBJECTS, kind_of, owner_of
from model.writers.python.parameters import Parameter, left_alone, parameters, set_flags
from model.writers.python.statements import statement
from model.writers.python.structs import filled, flag_lines, type_of, usual
from model.writers.python.world import Description

_INPUT_OF_ROWS = {"taskcore_party": next(each for each in INPUTS if each.struct == "party")}

_TIMED = ("task_input", "event_input")
"""The inputs with times, which a store reads in its zone."""


class StructArguments(Given):
    """The structs of a call."""

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
