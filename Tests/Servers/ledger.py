"""Who wrote what, and whether it is still there, or how it went: by what each side had seen, and by the server's log."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from itertools import zip_longest

from conditions import path_of, without_condition
from http_proxy import Log, Request
from items import THERE, Item, Items, changes, items_of_text

# Values of these are given once and never again, so that each can be looked for.
UNIQUE = ("title", "notes", "place", "due", "start", "end")


@dataclass(frozen=True)
class Edit:
    """Somebody wrote a property, who saw what it was before."""

    number: int
    side: str
    uid: str
    name: str
    old: str | None
    new: str | None
    shown: frozenset[str] = frozenset()
    """The other values of conflicts, as they were shown to who wrote it."""

    def __str__(self) -> str:
        return f"{self.number} {self.side}: {self.uid}, {self.name}: {self.old!r} -> {self.new!r}"


@dataclass(frozen=True)
class Deletion:
    """Somebody deleted an item, who knew so much of it."""

    number: int
    """How many edits there were before it."""
    side: str
    known: frozenset[str]
    """Its values, and the other ones of conflicts."""

    def ends(self, edit: Edit) -> bool:
        """Whether who deleted it knew of that edit."""
        knows = edit.side == self.side or is_among(edit, self.known)
        return edit.number < self.number and knows


@dataclass(frozen=True)
class Version:
    """What a client put at the server; an item of None was deleted."""

    number: int
    """Of the request."""
    client: str
    item: Item | None
    is_raced: bool = False
    """The server took another one over it though its condition did not hold, as ``conditions`` tells."""


Versions = dict[str, dict[str, list[Version]]]
"""By the UID of the item, and by where it lies."""


class Ledger:
    def __init__(self) -> None:
        self.edits: list[Edit] = []
        self.created: dict[str, str] = {}
        self.deleted: dict[str, list[Deletion]] = {}
        self.repeated: set[str] = set()
        """What was a series at some time."""

    def observe(self, side: str, before: Items, after: Items, shown: Iterable[str] = ()) -> None:
        """Writes down what a side did, from what it had before and after it.

        `shown` are the other values of the conflicts that it was shown before.
        """
        others = frozenset(shown)
        for uid in sorted({item.uid for item in (*before, *after)}):
            old = {item.collection: item for item in before if item.uid == uid}
            new = {item.collection: item for item in after if item.uid == uid}
            if not new:
                known = others.union(*(values_of(item) for item in old.values()))
                deletion = Deletion(len(self.edits), side, known)
                self.deleted.setdefault(uid, []).append(deletion)
                continue
            if not old:
                self.created.setdefault(uid, side)
            for each in old.keys() & new.keys():
                self._write(side, old.pop(each), new.pop(each), others)
            # What is left was moved; or there were two, as vdirsyncer leaves them when one is moved and edited.
            for one, other in zip_longest(old.values(), new.values()):
                self._write(side, one, other, others)

    def _write(self, side: str, old: Item | None, new: Item | None, shown: frozenset[str]) -> None:
        uid = (old or new).uid  # type: ignore[union-attr]
        written = list(changes(old, new))
        for name, mine, theirs in written:
            # What begins at another time ends at another one, too, as long as it was.
            if name == "end" and any(each[0] == "start" for each in written):
                continue
            self.edits.append(Edit(len(self.edits), side, uid, name, mine, theirs, shown))
            if name == "rule":
                self.repeated.add(uid)

    # -------------------------------------------------------------------- in the end

    def faults(
        self, final: dict[str, Item], conflicts: Collection[str], log: Log, others: Collection[str]
    ) -> list[str]:
        """What was lost or came from nowhere.

        `conflicts` are all values that a conflict shows; `others` are the clients that are not ours, and may lose
        what they want to.
        """
        versions = versions_of(log.requests)
        found = [
            f"{uid}, which {side} made, is nowhere"
            for uid, side in self.created.items()
            if uid not in final
            and not self._is_deleted(uid)
            and not self._was_overwritten(uid, versions, others)
        ]
        found += [f"{uid} came from nowhere" for uid in final if uid not in self.created]
        replaced = {(edit.uid, edit.name, edit.old) for edit in self.edits}
        for edit in self.edits:
            if edit.new is None or not self._is_told_apart(edit, final):
                continue
            if edit.uid not in final or final[edit.uid].values.get(edit.name) == edit.new:
                continue
            if (edit.uid, edit.name, edit.new) in replaced:
                continue
            if is_among(edit, conflicts) or self._is_decided(edit):
                continue
            if self._was_dropped(edit, versions, others):
                continue
            found.append(f"lost: {edit}; it is {final[edit.uid].values.get(edit.name)!r}")
        found += self._states(final, conflicts, versions, others)
        return found

    def _is_deleted(self, uid: str) -> bool:
        """A changed occurrence goes with its series, too."""
        return uid in self.deleted or uid.partition(" at ")[0] in self.deleted

    def _is_decided(self, edit: Edit) -> bool:
        """Whether somebody was shown a conflict with it, and wrote another value or deleted all of it."""
        uid = edit.uid
        deletions = [*self.deleted.get(uid, ()), *self.deleted.get(uid.partition(" at ")[0], ())]
        return any(deletion.ends(edit) for deletion in deletions) or any(
            later.uid == uid and later.name == edit.name and is_among(edit, later.shown)
            for later in self.edits[edit.number + 1 :]
        )

    def _is_told_apart(self, edit: Edit, final: dict[str, Item]) -> bool:
        """What follows from a series by itself is no value that anybody gave."""
        if edit.name.startswith(("tag ", "kept ")):
            return True
        series = edit.uid in final and "rule" in final[edit.uid].values
        repeats = series or edit.uid in self.repeated
        return edit.name in UNIQUE and not (repeats and edit.name in ("due", "start", "end"))

    def _was_overwritten(self, uid: str, versions: Versions, others: Collection[str]) -> bool:
        """Whether a client that is not ours put a version of a series without that occurrence over it."""
        return " at " in uid and any(
            chain[-1].item is None and chain[-1].client in others
            for chain in versions.get(uid, {}).values()
        )

    def _was_dropped(self, edit: Edit, versions: Versions, others: Collection[str]) -> bool:
        """Whether a client that is not ours lost it: it never sent it, or put another version over it."""
        arrived = False
        chains = versions.get(edit.uid, {}).values()
        latest = max(
            (each.number for chain in chains for each in chain if has(each, edit)), default=0
        )
        for chain in chains:
            holders = [index for index, each in enumerate(chain) if has(each, edit)]
            if not holders:
                continue
            arrived = True
            last = holders[-1]
            if chain[last].is_raced:
                continue
            if last + 1 == len(chain):
                return False
            # Of what lay at two places, one goes: what it had was put at the other one, and that one tells.
            if chain[last + 1].item is None and chain[last].number < latest:
                continue
            # What somebody deleted, and another one brings back as it was there, lacks what came in between.
            was_deleted = chain[last + 1].item is None and self._is_deleted(edit.uid)
            if chain[last + 1].client not in others and not was_deleted:
                return False
        return arrived or edit.side in others

    def _states(
        self,
        final: dict[str, Item],
        conflicts: Collection[str],
        versions: Versions,
        others: Collection[str],
    ) -> Iterable[str]:
        """What was completed, and never opened again by anybody, is completed."""
        by_item: dict[str, list[Edit]] = {}
        for edit in self.edits:
            if edit.name == "status" and edit.old is not None:
                by_item.setdefault(edit.uid, []).append(edit)
        for uid, edits in by_item.items():
            if uid not in final or "rule" in final[uid].values or self._is_deleted(uid):
                continue
            states = {edit.new for edit in edits}
            if len(states) > 1 or final[uid].values["status"] in states:
                continue
            if any(f"{uid} {edit.new}" in conflicts for edit in edits):
                continue
            if not all(self._was_dropped(each, versions, others) for each in edits):
                yield f"{edits[0]}, but it is {final[uid].values['status']}"


def values_of(item: Item) -> set[str]:
    """All that it says; of a list its elements."""
    elements = {name for name, value in item.values.items() if value == THERE}
    return elements | set(item.values.values())


def is_among(edit: Edit, values: Iterable[str]) -> bool:
    """Whether what it wrote is among values, as a whole or as a part of one."""
    word = edit.name.removeprefix("tag ") if edit.name.startswith("tag ") else edit.new
    return word is not None and any(word in value for value in values)


def versions_of(requests: Iterable[Request]) -> Versions:
    """All that was put at the server, in that order: by the UID, and by where it lies."""
    found: Versions = {}
    there: dict[str, set[str]] = {}
    accepted = [each for each in requests if each.is_accepted]
    raced = without_condition(accepted)
    for request in accepted:
        path = path_of(request)
        if request.method == "PUT":
            items = items_of_text(request.text, path.rstrip("/").split("/")[-2])
            for item in items:
                chain = found.setdefault(item.uid, {}).setdefault(path, [])
                chain.append(Version(request.number, request.client, item, request.number in raced))
            now = {item.uid for item in items}
        elif request.method == "DELETE":
            now = set()
        else:
            continue
        for uid in there.get(path, set()) - now:
            found[uid][path].append(Version(request.number, request.client, None))
        there[path] = now
    return found


def has(version: Version, edit: Edit) -> bool:
    return version.item is not None and version.item.values.get(edit.name) == edit.new
