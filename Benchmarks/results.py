"""What the programs reported, and the figures that follow from it."""

from __future__ import annotations

import statistics
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

#: Ours, and what the same work costs without us.
OURS = "taskcore"
FLOOR = "floor"


@dataclass
class Results:
    """The samples of all rounds, in seconds, and the other figures, by (side, work, size)."""

    seconds: dict[tuple[str, str, int], list[float]] = field(
        default_factory=lambda: defaultdict(list)
    )
    figures: dict[tuple[str, str, int], dict[str, int]] = field(
        default_factory=lambda: defaultdict(dict)
    )
    versions: dict[str, str] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def add(self, line: dict[str, Any]) -> None:
        """Takes in what a program printed on one line."""
        side = line["side"]
        if "missing" in line:
            self.missing[side] = line["missing"]
        elif "version" in line:
            self.versions[side] = line["version"]
        else:
            key = side, line["work"], line["size"]
            self.seconds[key] += line.get("seconds", [])
            known = {"side", "work", "size", "seconds"}
            self.figures[key] |= {name: line[name] for name in line.keys() - known}

    def median(self, side: str, work: str, size: int) -> float | None:
        """In seconds; None for what was not measured."""
        samples = self.seconds.get((side, work, size))
        return statistics.median(samples) if samples else None

    def spread(self, side: str, work: str, size: int) -> tuple[float, float]:
        """The quartiles around the median, in seconds."""
        samples = self.seconds[side, work, size]
        if len(samples) < 2:
            return samples[0], samples[0]
        low, _, high = statistics.quantiles(samples, n=4, method="inclusive")
        return low, high

    def ratio(self, work: str, size: int, above: str, below: str) -> float | None:
        """How many times the median of one side is that of another."""
        high, low = self.median(above, work, size), self.median(below, work, size)
        return high / low if high is not None and low else None

    def figure(self, side: str, work: str, size: int, name: str) -> int | None:
        return self.figures.get((side, work, size), {}).get(name)

    @property
    def works(self) -> list[tuple[str, int]]:
        """All that was timed, in the order in which it came."""
        timed = [(work, size) for (_, work, size), samples in self.seconds.items() if samples]
        return list(dict.fromkeys(timed))

    def sides(self, work: str, size: int) -> list[str]:
        return [
            side
            for (side, other, its_size), samples in self.seconds.items()
            if (other, its_size) == (work, size) and samples
        ]

    def differing(self) -> list[str]:
        """Works of which the sides did not give as many rows: then they are not to be compared."""
        sentences = []
        for work, size in self.works:
            rows = {side: self.figure(side, work, size, "rows") for side in self.sides(work, size)}
            known = {count for count in rows.values() if count is not None}
            if len(known) > 1:
                sentences.append(f"{work} at {size:,}: {rows}")
        return sentences

    def as_json(self) -> dict[str, Any]:
        works = [
            {"side": side, "work": work, "size": size, "median": self.median(side, work, size)}
            | {"seconds": self.seconds.get((side, work, size), [])}
            | self.figures.get((side, work, size), {})
            for side, work, size in dict.fromkeys([*self.seconds, *self.figures])
        ]
        return {"versions": self.versions, "missing": self.missing, "works": works}
