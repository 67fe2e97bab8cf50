# SPDX-License-Identifier: Apache-2.0
"""The functions of C that a binding has generated code for."""

from collections.abc import Collection
from dataclasses import dataclass

from model.writers.bindings.members import Description, target


def generated(description: Description, by_hand: Collection[str]) -> list[Description]:
    """All but those that are called by what is written by hand, and the initialisers of structs."""
    return [
        each
        for each in description["functions"]
        if each["name"] not in by_hand and not each["name"].endswith("_init")
    ]


def of_handle(handle: str, functions: list[Description]) -> list[Description]:
    """Those whose first parameter is such an object."""
    return [
        each
        for each in functions
        if each["parameters"]
        and each["parameters"][0]["meaning"]["is"] == "handle"
        and target(each["parameters"][0]["type"]) == handle
    ]


def calling_back(description: Description) -> frozenset[str]:
    """The objects whose functions go on calling the callbacks of what they were made from."""
    functions = description["functions"]
    with_callbacks = {
        each["name"]
        for each in description["types"]
        if any(one["meaning"]["is"] == "callback" for one in each.get("members", ()))
    }
    acting = {
        target(each["parameters"][0]["type"])
        for each in functions
        if "statuses" in each
        and each["parameters"]
        and each["parameters"][0]["meaning"]["is"] == "handle"
    }
    return frozenset(
        target(target(output["type"]))
        for each in functions
        if any(one["meaning"].get("of") in with_callbacks for one in each["parameters"])
        for output in each["parameters"]
        if output["direction"] == "out" and target(target(output["type"])) in acting
    )


@dataclass
class Called:
    """One function of C on the way to another language."""

    function: Description

    def outputs(self) -> list[Description]:
        return [each for each in self.function["parameters"] if each["direction"] == "out"]

    def is_of_failure(self, output: Description) -> bool:
        """Whether an output comes with an error, and with nothing else."""
        return (
            "taskcore_conflict_list" in output["type"]
            and len(self.outputs()) > 1
            and "TASKCORE_ECONFLICT" in self.function["statuses"]
        )
