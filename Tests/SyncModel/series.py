"""Which occurrence of a series is the present one.

A rule is ("every" or "after", days, first day, hour), with its start one register. What was done with an
occurrence is a mark, a register of its own: ("done", the day on which it was), ("skipped",) or ("open",).
"""

from __future__ import annotations

from typing import NamedTuple

from messages import Key, Property, Record, Value
from registers import Registers, shown_head
from rules import Rule

FURTHEST = 4000


class Occurrence(NamedTuple):
    day: int
    hour: int


def element(occurrence: Occurrence, registers: Registers) -> str:
    """Which mark is that of an occurrence: that of its day, where a rule has at most one on a day.

    Disproved: a mark of the very moment. Somebody who moves a daily task from 9:00 to 10:00, with its start,
    gets all those back that were done at 9:00.
    """
    if Rule.MARK_OF_DAY in registers.rules:
        return str(occurrence.day)
    return f"{occurrence.day}T{occurrence.hour}"


def closed(task: Record, occurrence: Occurrence, registers: Registers) -> bool:
    """A mark that this version does not know closes its occurrence."""
    mark = registers.value(task, "mark", element(occurrence, registers))
    return isinstance(mark, tuple) and mark[0] != "open"


def floor(task: Record, registers: Registers) -> int:
    """From which day on occurrences count.

    Disproved: the later one wins. Who skipped what was missed until the 20th gets the 16th back from a device
    that did so on the 15th, by a clock that is ahead.
    """
    head = shown_head(Key(task, Property("floor")), registers)
    return head.value if head and isinstance(head.value, int) else 0


def present(task: Record, registers: Registers) -> Occurrence | None:
    rule: Value = registers.value(task, "rule")
    if not isinstance(rule, tuple) or rule[0] not in ("every", "after"):
        return None
    days, start, hour = int(rule[1]), int(rule[2]), int(rule[3])
    lowest = floor(task, registers)
    if rule[0] == "every":
        steps = max(0, -(-(lowest - start) // days))
        return _first(task, Occurrence(start + steps * days, hour), days, registers)
    return _first(task, _after(task, days, start, hour, lowest, registers), days, registers)


def _after(
    task: Record, days: int, start: int, hour: int, lowest: int, registers: Registers
) -> Occurrence:
    """The first one behind the day on which this was done last.

    Disproved: behind the greatest occurrence that is done. The 16th done on the 30th and the 18th done on the
    20th made the 25th the present one of "after 5 days", five days before it was done last.
    """
    done: list[tuple[int, int]] = []
    for day, heads in registers.elements(task, "mark"):
        mark = heads[0].value
        if isinstance(mark, tuple) and mark[0] == "done":
            done.append((int(mark[1]), int(day.split("T")[0])))
    if done:
        by_day = Rule.AFTER_LATEST_DONE in registers.rules
        last = max(done) if by_day else max(done, key=lambda pair: pair[1])
        start = last[0] + days
    return Occurrence(max(start, lowest), hour)


def _first(task: Record, occurrence: Occurrence, days: int, registers: Registers) -> Occurrence:
    for _ in range(FURTHEST):
        if not closed(task, occurrence, registers):
            break
        occurrence = Occurrence(occurrence.day + days, occurrence.hour)
    return occurrence
