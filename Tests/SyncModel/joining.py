"""A store that was never connected joins the others."""

from __future__ import annotations

from conflicts import is_there
from messages import BASELINE, COUNTERS, EXISTENCE, Key, Record, Set, Step, StepID, Value
from rules import Rule
from store import FORMAT, Snapshot, Store


def join(store: Store, snapshot: Snapshot, uid: str, now: int) -> bool:
    """Takes a snapshot, and makes a step of all that this store says otherwise, at the time of its own edit.

    Nothing of either is replaced: these steps need nothing of the others, so that both values are heads, the
    later one is shown, and the other one is the conflict. What was purged there stays so, and what was purged
    here comes back from there.

    Disproved: steps that need what the snapshot has, as every other write does. They ended what the others had
    written, without a conflict, and even with an older edit.
    """
    if snapshot.format > FORMAT[store.version]:
        return False
    own = store.registers
    store.registers = snapshot.registers.copy()
    store.rename(uid)
    store.seen = dict(snapshot.vector)
    for done in (store.undoable, store.redoable):
        done.clear()
    store.log.clear()
    store.unsent.clear()
    store.waiting.clear()
    store.format = max(store.format, snapshot.format)
    by_clock: dict[int, list[tuple[Key, Value]]] = {}
    for key, heads in own.all_heads():
        value = heads[0].value
        is_absent = key.record not in snapshot.registers.records
        if is_absent and not is_there(own.value(key.record, EXISTENCE.name)):
            continue
        if (
            key.record.kind in ("replica", "series")
            or snapshot.registers.value(*_named(key)) == value
        ):
            continue
        clock = heads[0].hlc
        if Rule.JOIN_NOT_LATER_THAN_NOW in store.rules:
            clock = min(clock, now * COUNTERS)
        by_clock.setdefault(clock, []).append((key, value))
    last = 0
    for clock in sorted(by_clock):
        last = max(clock, last + 1)
        seq = store.seen.get(uid, 0) + 1
        needs = {uid: seq - 1} if seq > 1 else {}
        if Rule.JOIN_REPLACES_NOTHING not in store.rules:
            needs |= snapshot.vector
        ops = tuple(Set(key, value) for key, value in sorted(by_clock[clock], key=lambda e: e[0]))
        step = Step(StepID(uid, seq), last, needs, f"joined {uid} {clock}", ops, joins=True)
        store.unsent.add(step.id)
        store._apply(step)
    store.clock = max(last, snapshot.hlc)
    store.heard = snapshot.hlc
    store.is_enabled = True
    return True


def _named(key: Key) -> tuple[Record, str, str]:
    return (key.record, key.property.name, key.property.element)


def enable(store: Store) -> None:
    """What is there becomes the baseline: all of it is one step that whoever begins with it knows."""
    for key, heads in list(store.registers.all_heads()):
        store.registers.put(
            key,
            [
                heads[0]._replace(
                    step=BASELINE, needs={}, origin=heads[0].origin._replace(step=BASELINE)
                )
                if not heads[0].is_default
                else heads[0]
            ],
        )
    store.heard = store.clock
    store.seen = {BASELINE.replica: BASELINE.seq}
    store.log.clear()
    store.unsent.clear()
    store.undoable.clear()
    store.redoable.clear()
