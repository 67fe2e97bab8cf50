"""What has to be so after every history."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from conflicts import says
from history import History
from messages import BASELINE, EXISTENCE, Property, Record, Set, Step, decoded
from oracle import Register, Verdict, judge
from references import has_circle
from rules import ALL, Rules
from shown import Shown, show
from store import Store


def faults_of(seed: int, rules: Rules = ALL) -> list[str]:
    """Runs a history, and says what is wrong with its end."""
    history = History(seed, rules)
    history.run()
    history.finish()
    return [*history.faults, *faults(history)]


def faults(history: History) -> Iterator[str]:
    stores = [device.store for device in history.devices]
    shown = [show(store.registers, 2, store.local) for store in stores]
    for device, each in zip(history.devices[1:], shown[1:]):
        store = device.store
        if store.seen != stores[0].seen:
            yield f"{device.name} has other steps"
        if store.registers.purged != stores[0].registers.purged:
            yield f"{device.name} purged something else"
        if store.registers.records != stores[0].registers.records:
            yield f"{device.name} has other registers"
        for name, value in vars(each).items():
            if value != vars(shown[0])[name]:
                yield f"{device.name} shows other {name}"
    yield from _algebra(history)
    yield from _registers(history)
    yield from _messages(history)
    yield from _shown(history, shown[0])


def _algebra(history: History) -> Iterator[str]:
    """All messages, in an order of chance and some twice, make the same registers."""
    fresh = Store(history.rules, "fresh")
    fresh.registers = history.baseline.copy()
    fresh.seen = {BASELINE.replica: BASELINE.seq}
    steps = list(history.folder.ever.values())
    for step in history.chance.sample(steps, len(steps)):
        fresh.receive(step)
        if history.chance.random() < 0.1:
            fresh.receive(step)
    store = history.devices[0].store
    if fresh.registers.records != store.registers.records:
        yield "the messages in another order make other registers"
    if show(fresh.registers) != show(store.registers):
        yield "the messages in another order show something else"


def _registers(history: History) -> Iterator[str]:
    """Each is what an oracle says of the messages."""
    store = history.devices[0].store
    said: dict[Register, Verdict] = judge(messages(history))
    own = {
        (*key.record, *key.property): heads for key, heads in store.registers.all_heads() if heads
    }
    for key in {*said, *own}:
        if key not in own or key not in said:
            yield f"only {'the oracle' if key in said else 'the model'} has {key[2]}"
            continue
        heads = own[key]
        if tuple((*head.step, head.value) for head in heads) != said[key].heads:
            yield f"{key[2]} has other heads than the oracle says"
        shown = says(key[2], heads[0].value)
        conflicts = {tuple(h.step) for h in heads if says(key[2], h.value) != shown}
        if conflicts != said[key].conflicts:
            yield f"{key[2]} has other conflicts than the oracle says"


def messages(history: History) -> list[dict[str, object]]:
    """All that were ever sent, and the baseline as one of them."""
    ops = [
        {"set": [*key.record, *key.property], "value": heads[0].value, "hlc": heads[0].hlc}
        for key, heads in history.baseline.all_heads()
    ]
    begin = {"replica": BASELINE.replica, "seq": BASELINE.seq, "hlc": 0, "needs": {}, "ops": ops}
    return [begin, *map(decoded, history.folder.ever.values())]


def _messages(history: History) -> Iterator[str]:
    ever = history.folder.ever
    if history.folder.forked:
        yield f"two steps are called {history.folder.forked[0]}"
    for device in history.devices:
        if device.store.unsent:
            yield f"{device.name} has steps that it did not send"
        if device.store.waiting:
            yield f"{device.name} has steps that wait"
    counts = Counter(step.action for step in ever.values())
    for action in history.made:
        if not counts[action] and action not in history.lost:
            yield f"{action} was lost"
        if counts[action] > 1 and action not in history.held_twice:
            yield f"{action} was sent {counts[action]} times"
    for step in ever.values():
        for id in step.needs.items():
            needed = ever.get(id)  # type: ignore[call-overload]
            if needed and needed.hlc >= step.hlc and not (step.joins or step.is_beside):
                yield "a step's clock is not later than what it needs"
                return


def _shown(history: History, shown: Shown) -> Iterator[str]:
    registers = history.devices[0].store.registers
    if has_circle(shown.parents.items()):
        yield "tasks are below themselves"
    if has_circle(shown.dependencies):
        yield "tasks depend on themselves"
    for child, parent in shown.parents.items():
        if shown.tasks[child]["project"] != shown.tasks[parent]["project"]:
            yield "a subtask is in another project than its parent"
    names = Counter((name.casefold(), parent) for name, parent in shown.projects.values())
    if any(count > 1 for count in names.values()):
        yield "two projects have one name"
    if has_circle((uid, parent) for uid, (_, parent) in shown.projects.items() if parent):
        yield "projects are in themselves"
    for _, upper in shown.projects.values():
        if upper in shown.aliases:
            yield "a project is below an alias"
    yield from _occurrences(history, shown)
    completions = Counter(values[:2] for values in shown.completions.values())
    if any(count > 1 for count in completions.values()):
        yield "one occurrence was completed twice"
    sessions = shown.sessions.values()
    if any(end is None and other > start for start, end in sessions for other, _ in sessions):
        yield "two sessions run"
    numbers = Counter((series, number) for series, number, _ in shown.invoices.values())
    if not history.were_twins_possible and any(count > 1 for count in numbers.values()):
        yield "two invoices have one number"
    for series, number, is_twin in shown.invoices.values():
        if is_twin != (numbers[series, number] > 1):
            yield "a twin is not marked"
    for conflict in shown.conflicts:
        heads = registers.heads(conflict.key)
        name = conflict.key.property.name
        if not conflict.is_of_deleted and says(name, heads[0].value) == says(name, conflict.value):
            yield "a conflict of equal values"
    if len({conflict.uid for conflict in shown.conflicts}) != len(shown.conflicts):
        yield "two conflicts have one uid"
    yield from _deletions(history, shown)
    yield from _drafts(history)


def _occurrences(history: History, shown: Shown) -> Iterator[str]:
    """What was done and never undone is not the present one; nor what is before it was done last."""
    done: dict[tuple[str, int], set[str]] = {}
    floors: dict[str, list[tuple[object, Step]]] = {}
    for step in history.folder.ever.values():
        for op in step.ops:
            if not isinstance(op, Set) or op.key.record.kind != "task":
                continue
            uid = op.key.record.uid
            if op.key.property.name == "mark":
                day = int(op.key.property.element.split("T")[0])
                said = op.value[0] if isinstance(op.value, tuple) else "open"
                done.setdefault((uid, day), set()).add(str(said))
            if op.key.property.name == "floor":
                floors.setdefault(uid, []).append((op.value, step))
    for uid, occurrence in shown.presents.items():
        if occurrence is None:
            continue
        marks = done.get((uid, occurrence.day), set())
        if marks and "open" not in marks:
            yield "a completed occurrence is the present one"
        said_floors = floors.get(uid, [])
        for value, step in said_floors:
            is_over = any(s.needs.get(step.id.replica, 0) >= step.id.seq for _, s in said_floors)
            if isinstance(value, int) and not is_over and occurrence.day < value:
                yield "a skipped occurrence is the present one"
        task = Record("task", uid)
        registers = history.devices[0].store.registers
        rule = registers.value(task, "rule")
        if isinstance(rule, tuple) and rule[0] == "after":
            marked = [heads[0].value for _, heads in registers.elements(task, "mark")]
            days = [m[1] for m in marked if isinstance(m, tuple) and m[0] == "done"]
            if days and occurrence.day <= max(map(int, days)):
                yield "a series after completion is before its last one"


def _deletions(history: History, shown: Shown) -> Iterator[str]:
    """Whoever edited a record that others made gone without knowing it finds it in the trash, with a conflict."""
    ever = history.folder.ever
    registers = history.devices[0].store.registers
    told = {(conflict.key, conflict.value) for conflict in shown.conflicts}
    for record, of in registers.records.items():
        if record.kind != "task" or EXISTENCE not in of:
            continue
        existence = of[EXISTENCE][0]
        removal = existence if existence.value != 1 else None
        deleted = of.get(Property("deleted"))
        if not removal and deleted and deleted[0].value is not None:
            removal = deleted[0]
        if not removal or removal.step not in ever:
            continue
        for property, heads in of.items():
            edit = heads[0]
            if property in (EXISTENCE, Property("deleted")) or edit.step not in ever:
                continue
            knew = removal.needs.get(edit.step.replica, 0) >= edit.step.seq
            needs = ever[edit.step].replaces
            knows = needs.get(removal.step.replica, 0) >= removal.step.seq
            if edit.step == removal.step or knew or knows:
                continue
            if record.uid not in shown.tasks:
                yield "an edit is in a record that is nowhere"
            elif not any(k.record == record and k.property == property for k, _ in told):
                yield "an edit of a deleted record is no conflict"


def _drafts(history: History) -> Iterator[str]:
    """What people wrote wins over what a poll made."""
    written = {
        (op.key, op.value)
        for step in history.folder.ever.values()
        for op in step.ops
        if isinstance(op, Set) and op.key.record.kind == "draft" and not op.is_default
    }
    edited = {key for key, _ in written}
    for key, heads in history.devices[0].store.registers.all_heads():
        if key in edited and (key, heads[0].value) not in written:
            yield "a poll overwrote an edit"
        if key.record.kind == "draft" and key not in edited and len(heads) > 1:
            yield "drafts of one occurrence are in conflict"
