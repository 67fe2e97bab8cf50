# SPDX-License-Identifier: Apache-2.0
"""What a method is on the way from its function: what it was given, and what it has made of that so far."""

from dataclasses import dataclass, field

from model.language.errors import ModelError
from model.language.python_methods import Method
from model.writers.bindings.functions import Called
from model.writers.bindings.members import target
from model.writers.python.kinds import HOLDERS
from model.writers.python.parameters import Parameter, parameters
from model.writers.python.world import Description, World


@dataclass
class Given(Called):
    """The parameters of Python and of C, and the lines that bring one to the other."""

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

    def _of_class(self, keywords: Parameter) -> None:
        self.taken.add(keywords.name)
        self.types[keywords.name] = f"Unpack[{keywords.keywords}]"

    def _holder(self) -> tuple[str, str] | None:
        """The class that keeps what it gives, and what makes one."""
        types = [
            target(target(each["type"])) for each in self._of_c() if each["direction"] == "out"
        ]
        return HOLDERS.get(types[0]) if types else None
