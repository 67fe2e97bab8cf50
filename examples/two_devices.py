# SPDX-License-Identifier: Apache-2.0
"""A laptop and a phone have one store by a folder that something else brings from one to the other.

Both change the same task without knowing of each other, one of the two values is chosen, and what the phone did is
undone on the phone, after the laptop changed something else.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone

from taskcore import Commit, ConflictChoice, Origin, Priority, Store


def each_minute() -> Iterator[datetime]:
    """Each look at the clock is a minute after the one before."""
    now = datetime(2026, 12, 24, 9, 0, tzinfo=timezone.utc)
    while True:
        yield now
        now += timedelta(minutes=1)


clock = each_minute().__next__


def show(name: str, store: Store) -> None:
    tasks = [f"{task.title} ({task.priority.name})" for task in store.tasks("sort:title")]
    print(f"{name}: {', '.join(tasks)}")


def task(store: Store, title: str) -> int:
    (found,) = [each.id for each in store.tasks() if each.title == title]
    return found


with (
    tempfile.TemporaryDirectory() as folder,
    Store(":memory:", clock=clock, time_zone="UTC") as laptop,
    Store(":memory:", clock=clock, time_zone="UTC") as phone,
):
    print("Each device begins with tasks of its own, and has those of both.")
    laptop.add("Pay rent")
    phone.add("Call Ann")
    for store, name in (laptop, "laptop"), (phone, "phone"):
        store.add_remote(folder, name, passphrase="correct horse battery staple")
        store.sync()
    laptop.sync()
    show("laptop", laptop)
    show("phone", phone)

    print()
    print("Both rename a task before either hears of the other.")
    laptop.update(task(laptop, "Pay rent"), title="Pay the rent")
    phone.update(task(phone, "Pay rent"), title="Pay rent by card")
    for store in laptop, phone:
        store.sync()

    def told(commit: Commit) -> None:
        if commit.origin is Origin.REMOTE:
            print("The laptop hears of it.")

    with laptop.observe(told):
        laptop.sync()
    show("laptop", laptop)
    for conflict in laptop.sync_conflicts():
        print(
            f"{conflict.property}: {conflict.mine!r} on the {conflict.mine_replica}, "
            f"{conflict.theirs!r} on the {conflict.theirs_replica}, which counts"
        )
        laptop.resolve_sync_conflicts(conflict.uid, ConflictChoice.MINE)
    for store in laptop, phone:
        store.sync()
    show("phone", phone)
    print(f"conflicts left: {phone.sync_state().conflict_count}")

    print()
    print("The phone undoes what it did, and leaves alone what the laptop did meanwhile.")
    phone.update(task(phone, "Call Ann"), title="Call Ann and Bob", priority=Priority.P1)
    phone.sync()
    laptop.sync()
    laptop.update(task(laptop, "Call Ann and Bob"), title="Call Bob")
    laptop.sync()
    phone.sync()
    step = phone.undo()
    print(f"undone: {step.changed_count} thing, left alone: {step.left_count} change")
    phone.sync()
    laptop.sync()
    show("laptop", laptop)
    show("phone", phone)
