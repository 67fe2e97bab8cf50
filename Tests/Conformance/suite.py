# SPDX-License-Identifier: Apache-2.0
"""The steps that every binding runs, and what the description says of their parts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

STEPS = Path(__file__).parent / "steps"
NOW_MS = 1_768_478_400_000
"""When every file of steps begins: noon UTC on Thursday, 15 January 2026."""
TIME_ZONE = "Europe/Paris"
LOCALE = "C"

Json = Any


def names() -> list[str]:
    return sorted(path.stem for path in STEPS.glob("*.json"))


def steps(name: str) -> list[dict[str, Json]]:
    loaded: list[dict[str, Json]] = json.loads(
        (STEPS / f"{name}.json").read_text(encoding="utf-8")
    )["steps"]
    return loaded


@dataclass(frozen=True)
class Description:
    """data/taskcore.json, by names."""

    raw: Mapping[str, Json]

    @classmethod
    def read(cls, root: Path) -> Description:
        return cls(json.loads((root / "data" / "taskcore.json").read_text(encoding="utf-8")))

    @cached_property
    def functions(self) -> dict[str, Json]:
        return {each["name"]: each for each in self.raw["functions"]}

    @cached_property
    def types(self) -> dict[str, Json]:
        return {each["name"]: each for each in self.raw["types"]}

    @cached_property
    def groups(self) -> dict[str, Json]:
        return {each["name"]: each for each in self.raw["groups"]}

    @cached_property
    def values(self) -> dict[str, int]:
        return {
            constant["name"]: constant["value"]
            for group in self.raw["groups"]
            for constant in group["constants"]
        }

    def parameter(self, function: str, name: str) -> Json:
        return next(each for each in self.functions[function]["parameters"] if each["name"] == name)

    def member(self, struct: str, name: str) -> Json:
        return next(each for each in self.types[struct]["members"] if each["name"] == name)

    def rows(self, parameter: Json) -> str:
        """The struct of the rows of a list, or of what is read as a whole."""
        handle = self.types[parameter["type"].replace("*", "").strip()]
        row: str = handle.get("row") or handle["content"]
        return row

    def number(self, value: Json) -> int:
        """A constant by its name, several of them joined, or a number."""
        if isinstance(value, list):
            joined = 0
            for each in value:
                joined |= self.number(each)
            return joined
        return self.values[value] if isinstance(value, str) else int(value)

    def moment(self, struct: str, member: Json) -> tuple[str, str, str]:
        """The names of kind, date and instant of the moment that a member is a part of."""
        of = {
            each["meaning"]["is"]: each["name"]
            for each in self.types[struct]["members"]
            if each["meaning"]["is"].startswith("moment_")
            and each["meaning"].get("moment") == member["meaning"].get("moment")
        }
        return of["moment_kind"], of["moment_date"], of["moment_instant"]
