# SPDX-License-Identifier: Apache-2.0
"""Classes that are no handles of C: each of their calls is given the same options."""

from typing import Any

from model.language.python_methods import Options
from model.writers.python.parameters import left_alone, parameters
from model.writers.python.statements import declared, head
from model.writers.python.structs import filled

Description = dict[str, Any]


def made(fact: Options, name: str, types: dict[str, Description]) -> str:
    """What makes one, and what it prints."""
    given, keywords, _ = _parts(fact, types)
    first = head("__init__", ["self", *declared(given, keywords)], "None")
    kept = [f"        self.{_kept(fact, each.name)} = {each.name}" for each in given]
    printed = f'        return f"{name}({{self.{fact.shown}!r}})"'
    shown = ["", *head("__repr__", ["self"], "str"), printed]
    return "".join(f"{line}\n" for line in (*first, *kept, *shown))


def written(fact: Options, types: dict[str, Description]) -> str:
    """What writes the options of a call."""
    _, _, lines = _parts(fact, types)
    struct = types[f"taskcore_{fact.struct}"]
    body = [
        *head("_call_options", ["self"], f"c.{struct['name']}"),
        '        """The options of a call."""',
        f"        row = c.{struct['initialiser']}()",
        *(line.replace(f"self._{fact.shown}", f"self.{fact.shown}") for line in lines),
        *(
            f"        row.{each['name']} = ticks()"
            for each in struct["members"]
            if each["type"] == "taskcore_store_progress_callback"
        ),
        "        return row",
    ]
    return "".join(f"{line}\n" for line in body)


def _parts(fact: Options, types: dict[str, Description]) -> Any:
    given = parameters(fact.parameters)
    struct = types[f"taskcore_{fact.struct}"]
    lines, keywords = filled(struct, given, left_alone(fact.parameters), 8, "row", of="self._")
    return given, keywords, lines


def _kept(fact: Options, name: str) -> str:
    return name if name == fact.shown else f"_{name}"
