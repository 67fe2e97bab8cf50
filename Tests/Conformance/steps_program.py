"""What the programs that the steps become have alike in all languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from model.writers.bindings.members import Member
from suite import Description, Json

Kind = TypeVar("Kind", bound=Member)


class StepsProgram(Generic[Kind]):
    def __init__(self, root: Path, members: Callable[[Json], Sequence[Kind]]) -> None:
        self.description = Description.read(root)
        self._members_of = members
        self._lines: list[str] = []

    def _add(self, line: str) -> None:
        self._lines.append(line)

    def _members(self, struct: str, raw: Mapping[str, Json]) -> list[tuple[Kind, Json]]:
        """The members that something is said of."""
        found = []
        left = set(raw)
        for each in self._members_of(self.description.types[struct]):
            names = each.moment if each.kind == "moment_kind" else (each.raw["name"],)
            if left & set(names):
                found.append((each, raw.get(each.raw["name"])))
                left -= set(names)
        # The bits of a row are read as they are.
        left -= {"fields"}
        assert not left, (struct, left)
        return found


def literal(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
