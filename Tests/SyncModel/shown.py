"""What a device shows: all of it is derived from registers, alike everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from conflicts import Conflict, conflicts, life
from messages import Record
from names import Named, owners
from references import Claim, Laid, lay
from registers import Registers
from rules import Rule
from series import Occurrence, floor, present

KNOWN_PRIORITIES = ("none", "high")
NEWER_PRIORITY = "urgent"


@dataclass
class Shown:
    """The tables of a device. What its version does not know is in the registers alone."""

    tasks: dict[str, dict[str, Any]] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    parents: dict[str, str] = field(default_factory=dict)
    hidden_parents: list[Claim] = field(default_factory=list)
    dependencies: set[tuple[str, str]] = field(default_factory=set)
    projects: dict[str, tuple[str, str | None]] = field(default_factory=dict)
    """Of those that have their name: the name, and the project that they are in."""
    aliases: dict[str, str] = field(default_factory=dict)
    presents: dict[str, Occurrence | None] = field(default_factory=dict)
    sessions: dict[str, tuple[int, int | None]] = field(default_factory=dict)
    completions: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    invoices: dict[str, tuple[Any, Any, bool]] = field(default_factory=dict)
    """Series, number, and whether it has a twin."""
    others: dict[Record, dict[str, Any]] = field(default_factory=dict)
    conflicts: list[Conflict] = field(default_factory=list)

    def without_conflicts(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "conflicts"}


def states(registers: Registers, kind: str) -> dict[str, str]:
    """Of the records of a kind that are there or in the trash: which of both."""
    found = {}
    for record in registers.records:
        if record.kind == kind:
            state = life(record, registers)
            if state != "absent":
                found[record.uid] = state
    return found


def lay_parents(registers: Registers, kind: str, there: dict[str, str]) -> Laid:
    claims = []
    for uid in there:
        heads = dict(registers.elements(Record(kind, uid), "parent")).get("", ())
        if heads and isinstance(heads[0].value, str):
            claims.append(Claim(heads[0].claimed, uid, heads[0].value))
    return lay(claims, _present(there), Rule.NO_CIRCLE_OF_PARENTS in registers.rules)


def lay_dependencies(registers: Registers, there: dict[str, str]) -> Laid:
    claims = [
        Claim(heads[0].claimed, uid, target)
        for uid in there
        for target, heads in registers.elements(Record("task", uid), "dependency")
        if heads[0].value is not None
    ]
    return lay(claims, _present(there), Rule.NO_CIRCLE_OF_DEPENDENCIES in registers.rules)


def _present(there: dict[str, str]) -> Callable[[str], str | None]:
    return lambda uid: uid if uid in there else None


def show(registers: Registers, version: int = 2, local: dict[str, int] | None = None) -> Shown:
    shown = Shown()
    _show_projects(registers, shown)
    there = states(registers, "task")
    laid = lay_parents(registers, "task", there)
    shown.parents = {claim.source: claim.target for claim in laid.holding}
    shown.hidden_parents = laid.hidden
    dependencies = lay_dependencies(registers, there)
    shown.dependencies = {(claim.source, claim.target) for claim in dependencies.holding}
    for uid, state in sorted(there.items()):
        _show_task(uid, state, registers, shown, version)
    by_uid = Rule.TIES_BY_UID in registers.rules
    numbers = {} if by_uid or local is None else local
    shown.order = sorted(
        there,
        key=lambda uid: (
            registers.value(Record("task", uid), "place") or 0,
            numbers.get(uid, 0),
            uid,
        ),
    )
    _show_sessions(registers, shown)
    for uid in states(registers, "completion"):
        record = Record("completion", uid)
        shown.completions[uid] = tuple(
            registers.value(record, name) for name in ("task", "day", "when")
        )
    for uid in states(registers, "setting"):
        shown.settings[uid] = registers.value(Record("setting", uid), "value")
    _show_invoices(registers, shown)
    for kind in ("draft", "mood") if version > 1 else ("draft",):
        for uid in states(registers, kind):
            record = Record(kind, uid)
            shown.others[record] = {"title": registers.value(record, "title")}
    shown.conflicts = conflicts(registers)
    return shown


def _show_projects(registers: Registers, shown: Shown) -> None:
    there = states(registers, "project")
    parents = {c.source: c.target for c in lay_parents(registers, "project", there).holding}
    used = [
        Named(uid, str(registers.value(Record("project", uid), "name")), parents.get(uid))
        for uid, state in there.items()
        if state == "there"
    ]
    owned = {each.uid: each.uid for each in used}
    if Rule.SMALLEST_HAS_NAME in registers.rules:
        owned = owners(used, Rule.NAMES_BELOW_ALIASES in registers.rules)
    shown.aliases = {uid: owner for uid, owner in owned.items() if uid != owner}
    for project in used:
        if owned[project.uid] == project.uid:
            parent = project.parent
            shown.projects[project.uid] = (project.name, owned.get(parent or "", parent))


def _show_task(uid: str, state: str, registers: Registers, shown: Shown, version: int) -> None:
    record = Record("task", uid)
    top = uid
    if Rule.PROJECT_OF_PARENT in registers.rules:
        for _ in range(1000):
            if top not in shown.parents:
                break
            top = shown.parents[top]
    project = registers.value(Record("task", top), "project")
    if isinstance(project, str):
        project = shown.aliases.get(project, project)
        if life(Record("project", project), registers) == "absent":
            project = None
    priority = registers.value(record, "priority") or "none"
    if version == 1 and priority not in KNOWN_PRIORITIES:
        priority = "none"
    now = shown.presents[uid] = present(record, registers)
    row: dict[str, Any] = {
        "state": state,
        "project": project,
        "priority": priority,
        "tags": sorted(e for e, heads in registers.elements(record, "tag") if heads[0].value),
        "present": now,
        "floor": floor(record, registers),
    }
    for name in ("title", "due", "completed", "rule", "snoozed", "place"):
        row[name] = registers.value(record, name)
    if now is not None:
        row["due of one"] = registers.value(record, "due of one", str(now.day))
    if version > 1:
        row["energy"] = registers.value(record, "energy")
    shown.tasks[uid] = row


def _show_sessions(registers: Registers, shown: Shown) -> None:
    """A session that runs on ends where any later one begins.

    Disproved: "the older ends where the newer begins", of those that run. When the newer one is stopped, the
    older one would run again, and count the time between twice.
    """
    known = []
    for uid in states(registers, "session"):
        record = Record("session", uid)
        start, end = registers.value(record, "start"), registers.value(record, "end")
        if isinstance(start, int):
            known.append((start, uid, end if isinstance(end, int) else None))
    known.sort()
    stopped_too = Rule.ENDED_BY_LATER in registers.rules
    for index, (start, uid, end) in enumerate(known):
        later = [other[0] for other in known[index + 1 :] if stopped_too or other[2] is None]
        shown.sessions[uid] = (start, end if end is not None or not later else later[0])


def _show_invoices(registers: Registers, shown: Shown) -> None:
    numbered: dict[Any, list[str]] = {}
    for uid in states(registers, "invoice"):
        record = Record("invoice", uid)
        number = (registers.value(record, "series"), registers.value(record, "number"))
        numbered.setdefault(number, []).append(uid)
    for (series, number), uids in numbered.items():
        for uid in uids:
            shown.invoices[uid] = (series, number, len(uids) > 1)
