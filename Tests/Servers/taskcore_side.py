"""A Taskcore store with a calendar server beside it. What the library calls this is named here, and nowhere else."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable
from pathlib import Path

from calendar_servers import PASSWORD, USER
from chance import StorePerson
from items import Item, Items, items_of_text
from taskcore import AccountCollection, AccountPlan, Store, TaskcoreError
from words import Words

ZONE = "Europe/Paris"


def open_store(path: Path | str) -> Store:
    """By the clock of the machine, for khal and todoman have no other."""
    return Store(path, time_zone=ZONE, locale="C")


def add_account(
    store: Store, address: str, device: str, user: str = USER, password: str = PASSWORD
) -> int:
    """Tells a store of an account at a server, and returns its id."""
    store.set_password(password)
    scheme, _, rest = address.partition("://")
    return store.add_account(f"{scheme}://{user}@{rest}", device)


def collections(store: Store, account: int) -> dict[str, AccountCollection]:
    """Those of the account by their names."""
    return {each.name: each for each in store.collections(account)}


def choose(store: Store, account: int, *names: str) -> None:
    """Syncs these with a project or a calendar of their name."""
    there = collections(store, account)
    for name in names:
        store.choose_collection(there[name].id)


def preview(store: Store, account: int) -> AccountPlan:
    """What a run would add, change and delete on each side."""
    return store.preview_account(account)


def sync(store: Store, account: int | None = None, *, accept: bool = True) -> AccountPlan:
    """A run with an account; without one, with all, and through the folders before and after."""
    if account is not None:
        return store.sync_account(account, accept=accept)
    store.sync()
    plan = [store.sync_account(each.id, accept=accept) for each in store.accounts()][-1]
    store.sync()
    return plan


def connect(store: Store, address: str, device: str, *names: str) -> int:
    """All that it takes from an empty store to a synced one."""
    account = add_account(store, address, device)
    choose(store, account, *names)
    sync(store, account)
    return account


def exported(store: Store) -> str:
    text = io.StringIO()
    store.export_file(text, format="icalendar")
    return text.getvalue()


def items_of_store(store: Store, names: Iterable[str]) -> Items:
    """What a store has of these projects and calendars, in the words of iCalendar.

    At a server, a changed occurrence is where its series is; in a store, it can be in another project.
    """
    wanted = set(names)
    found: Items = []
    head, *components = split_components(exported(store))
    series = {
        own_property(each, "UID"): collection_of(each)
        for each in components
        if not own_property(each, "RECURRENCE-ID")
    }
    for component in components:
        collection = series.get(own_property(component, "UID"), collection_of(component))
        for item in items_of_text(f"{head}{component}END:VCALENDAR\r\n", ""):
            if collection in wanted:
                found.append(Item(item.uid, item.kind, collection, item.values, item.count))
    return found


def split_components(text: str) -> list[str]:
    """The beginning of a file with its zones, and then each task and event of it."""
    pieces: list[list[str]] = [[]]
    is_inside = False
    for line in text.splitlines(keepends=True):
        begins = line.startswith(("BEGIN:VTODO", "BEGIN:VEVENT"))
        if begins:
            pieces.append([])
            is_inside = True
        if begins or is_inside or len(pieces) == 1:
            pieces[-1].append(line)
        if line.startswith(("END:VTODO", "END:VEVENT")):
            is_inside = False
    return ["".join(lines) for lines in pieces]


def collection_of(component: str) -> str:
    is_task = component.startswith("BEGIN:VTODO")
    return own_property(component, "X-TASKCORE-PROJECT" if is_task else "X-TASKCORE-CALENDAR")


def own_property(component: str, name: str) -> str:
    unfolded = component.replace("\r\n ", "").replace("\n ", "")
    for line in unfolded.splitlines():
        if line.startswith((f"{name}:", f"{name};")):
            return line.partition(":")[2]
    return ""


class StoreSide:
    """A store of ours."""

    is_ours = True

    def __init__(
        self,
        name: str,
        path: Path,
        address: str,
        chance: random.Random,
        words: Words,
        lists: tuple[str, ...],
        calendars: tuple[str, ...],
        *,
        moves: bool = True,
    ) -> None:
        self.name = name
        self.store = open_store(path)
        self.names = (*lists, *calendars)
        self.account = connect(self.store, address, name, *self.names)
        self.person = StorePerson(self.store, chance, words, lists, calendars, moves=moves)
        self.failure = ""
        self.is_shared = False

    def share(self, folder: Path) -> None:
        """Syncs through a folder besides."""
        self.store.add_remote(folder, self.name)
        self.store.sync()
        self.is_shared = True

    def items(self) -> Items:
        return items_of_store(self.store, self.names)

    def act(self) -> str:
        return self.person.act()

    def sync(self) -> bool:
        try:
            sync(self.store, None if self.is_shared else self.account)
        except TaskcoreError as failure:
            self.failure = f"{type(failure).__name__}: {failure}"
            return False
        return True

    def give_in(self) -> bool:
        return False

    def conflicts(self) -> Iterable[str]:
        for each in self.store.sync_conflicts():
            # Times as iCalendar has them, without milliseconds.
            for value in (each.mine, each.theirs, each.element):
                yield (value or "").replace(".000Z", "Z")
            # That it is done, or is not, whenever that was.
            yield f"{each.record_uid} {each.property}"

    def complaints(self) -> str:
        return self.failure

    def close(self) -> None:
        self.store.close()
