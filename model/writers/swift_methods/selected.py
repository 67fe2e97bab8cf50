# SPDX-License-Identifier: Apache-2.0
"""Two functions of C as one method of `Store`: one takes the ids of tasks, the other a query that finds them."""

from dataclasses import replace
from typing import Any

from model.language.swift_methods import Method, Parameter
from model.writers.swift_methods.method import Written
from model.writers.swift_methods.words import Words

_TASKS = "tasks"
_DOC = "Which ones, by their ids or by a query."
_THROWS = "; for a query, as `tasks(_:)`"


class Selected:
    def __init__(self, method: Method, description: dict[str, Any], words: Words) -> None:
        self._by_ids = Written(_taking(method, "ids", ""), description, words)
        self._by_query = Written(_taking(method, "query", "_where"), description, words)
        self._by_ids.replace_parameter("ids", _TASKS, "Selection", _DOC)

    def text(self) -> str:
        lines = [
            f"switch {_TASKS} {{",
            "case .ids(let ids):",
            *(f"  {line}" for line in self._by_ids.body()[0]),
            "case .query(let query):",
            *(f"  {line}" for line in self._by_query.body()[0]),
            "}",
        ]
        return (
            self._by_ids.comment(None, _THROWS)
            + self._by_ids.head("")
            + "".join(f"    {line}\n" for line in lines)
            + "  }\n"
        )


def _taking(method: Method, name: str, suffix: str) -> Method:
    """The same with the function that takes tasks in this way; how many they were is not looked at."""
    parameters = tuple(
        Parameter(each.label, name, False, "") if each.name == _TASKS else each
        for each in method.parameters
    )
    return replace(method, function=method.function + suffix, parameters=parameters, gives="Void")
