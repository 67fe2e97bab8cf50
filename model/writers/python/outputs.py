# SPDX-License-Identifier: Apache-2.0
"""Room for what a function of C gives, where that is more than one thing, or a part of it."""

from dataclasses import dataclass
from typing import Any

from model.language.errors import ModelError
from model.language.python_methods import Outputs
from model.writers.bindings.members import target
from model.writers.python.kinds import NUMBERS, STRUCTS, TEXTS
from model.writers.python.reading import choice
from model.writers.python.statements import statement
from model.writers.python.text import doc_string
from model.writers.python.world import World

Description = dict[str, Any]

_NUMBERS = {
    "int32_t *": "c_int32",
    "int64_t *": "c_int64",
    "uint32_t *": "c_uint32",
    "size_t *": "c_size_t",
}


@dataclass(frozen=True)
class _Output:
    """One of them: how room is made, what C is given, the type, and the value afterwards."""

    name: str
    room: str
    place: str
    type: str
    value: str


@dataclass(frozen=True)
class Room:
    """Room for all that a function gives."""

    outs: list[Description]
    left: set[str]
    """Those that nobody wants."""
    result: str
    world: World

    @property
    def is_needed(self) -> bool:
        """Whether a plain call has no room for it."""
        return self.result in {*self.world.outputs, *STRUCTS, "all"} or any(
            each["name"] in self.left for each in self.outs
        )

    def lines(self, caller: str, given: list[str], taken: set[str]) -> tuple[str, list[str]]:
        """The type of what a method returns, and the lines that call."""
        chosen = {
            each["name"]: self._output(each, taken)
            for each in self.outs
            if each["name"] not in self.left
        }
        made = [f"        {each.name} = {each.room}" for each in chosen.values()]
        places = [
            chosen[each["name"]].place if each["name"] in chosen else "None" for each in self.outs
        ]
        call = statement(caller, [*given, *places])
        values = [each.value for each in chosen.values()]
        if self.result in self.world.outputs:
            return self.result, [*made, *call, f"        return {self.result}({', '.join(values)})"]
        if self.result == "all":
            types = [each.type for each in chosen.values()]
            return f"tuple[{', '.join(types)}]", [
                *made,
                *call,
                f"        return {', '.join(values)}",
            ]
        (output,) = chosen.values()
        return output.type, [*made, *call, f"        return {output.value}"]

    def _output(self, out: Description, taken: set[str]) -> _Output:
        name, meaning = out["name"], out["meaning"]
        if name in taken:
            name = f"found_{name}"
        of = target(target(out["type"]))
        match meaning["is"]:
            case "handle" if "row" in self.world.types[of]:
                row = self.world.types[of]["row"].removeprefix("taskcore_")
                kind = self.world.rows[row].list
                if row == "conflict":
                    # C gives none where nothing is hit.
                    read = f"list({kind}({name})) if {name} else []"
                    return _Output(
                        name, f"{kind}.pointer()", f"byref({name})", "list[Conflict]", read
                    )
                return _Output(name, f"{kind}.pointer()", f"byref({name})", kind, f"{kind}({name})")
            case "struct":
                type, value = STRUCTS[self.result]
                room = f"c.{self.world.types[meaning['of']]['initialiser']}()"
                return _Output(name, room, f"byref({name})", type, value.replace("{}", name))
            case "text":
                type, value = TEXTS.get(self.result, TEXTS[""])
                value = value.replace("written", name)
                return _Output(name, "OwnText()", f"byref({name}.pointer)", type, value)
            case "code":
                room, kind = _NUMBERS[out["type"]], choice(meaning["of"])
                return _Output(name, f"{room}()", f"byref({name})", kind, f"{kind}({name}.value)")
        room = _NUMBERS[out["type"]]
        type, value = NUMBERS[self.result]
        value = value.replace("{}", f"{name}.value", 1)
        return _Output(name, f"{room}()", f"byref({name})", type, value)


def output_class(fact: Outputs, function: Description) -> str:
    """The class of all that a function gives."""
    docs = dict(fact.docs)
    text = f"@dataclass(frozen=True)\nclass {fact.name}:\n{doc_string(fact.doc, 4)}\n"
    for each in function["parameters"]:
        if each["direction"] == "in":
            continue
        meaning = each["meaning"]
        type = {"text": "str", "code": choice(meaning["of"]) if "of" in meaning else ""}.get(
            meaning["is"]
        )
        if not type:
            raise ModelError(f"{fact.name} has no type for {each['name']}")
        text += f"    {each['name']}: {type}\n"
        if docs.get(each["name"]):
            text += doc_string(docs[each["name"]], 4)
    return text
