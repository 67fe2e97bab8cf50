# SPDX-License-Identifier: Apache-2.0
"""What C is given for each of its parameters."""

from model.facts.python.modules import INPUTS
from model.writers.python.kinds import KINDS, kind_of, owner_of, size_of
from model.writers.python.parameters import Parameter
from model.writers.python.statements import broken
from model.writers.python.struct_arguments import StructArguments
from model.writers.python.structs import flags, optional, type_of
from model.writers.python.world import Description

_INPUTS_OF = {f"taskcore_{each.struct}": each for each in INPUTS if each.name}

_OPTIONAL = ("progress", "passphrase", "password")
"""What makes C's value of None, too."""


def flags_function(name: str) -> str:
    """What makes C's flags of the keywords of a class."""
    return f"{name.lower()}_flags"


class Arguments(StructArguments):
    """The arguments of a call."""

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
