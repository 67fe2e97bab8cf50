"""What people do in a store, each as a step. All use cases that sync has a rule for are here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from invoice_deeds import InvoiceDeeds
from other_deeds import OtherDeeds
from project_deeds import ProjectDeeds
from series_deeds import SeriesDeeds
from task_deeds import TaskDeeds
from undo_deeds import UndoDeeds


class Person(TaskDeeds, SeriesDeeds, ProjectDeeds, InvoiceDeeds, OtherDeeds, UndoDeeds):
    """Somebody who does all of it."""

    def do_and_undo(self) -> None:
        """Some deeds, all of them undone at once, show what was shown before; redone, what was shown then."""
        before = self.shown.without_conflicts()
        length = len(self.store.undoable)
        for _ in range(self.chance.randint(1, 3)):
            self.look()
            self.chance.choice(UNDOABLE)(self)
        count = len(self.store.undoable) - length
        self.look()
        after = self.shown.without_conflicts()
        left = sum(self._undo() for _ in range(count))
        self.look()
        again = self.shown.without_conflicts()
        if again != before:
            names = [name for name in before if before[name] != again[name]]
            self.faults.append(f"undone, and not as before: {names}")
        if self.chance.random() < 0.5:
            left += sum(self._redo() for _ in range(count))
            self.look()
            if self.shown.without_conflicts() != after:
                self.faults.append("redone, and not as it was")
        if left:
            self.faults.append("an undo left something alone that nobody changed")


Deed: TypeAlias = Callable[[Person], None]

UNDOABLE: list[Deed] = [
    Person.add_task,
    Person.edit,
    Person.tag,
    Person.move_below,
    Person.depend,
    Person.move_to_project,
    Person.complete,
    Person.edit_rule,
    Person.skip_missed,
    Person.delete,
    Person.add_project,
    Person.change_project,
    Person.session,
    Person.remove,
    Person.set_setting,
    Person.resolve,
]

EVERYTHING: list[Deed] = [
    *[Person.add_task] * 3,
    *[Person.edit] * 4,
    Person.tag,
    *[Person.move_below] * 3,
    *[Person.depend] * 2,
    Person.move_to_project,
    *[Person.complete] * 5,
    Person.edit_rule,
    Person.skip_missed,
    *[Person.delete] * 2,
    Person.purge,
    *[Person.add_project] * 2,
    *[Person.change_project] * 2,
    *[Person.session] * 2,
    Person.remove,
    Person.set_setting,
    *[Person.ask_server] * 2,
    *[Person.poll] * 2,
    Person.fire,
    *[Person.mood] * 3,
    *[Person.resolve] * 2,
    *[Person.invoice] * 3,
    *[Person.undo] * 4,
    *[Person.redo] * 2,
    *[Person.do_and_undo] * 2,
]

PARENTS: list[Deed] = [
    Person.add_task,
    *[Person.move_below] * 12,
    *[Person.depend] * 3,
    Person.delete,
    Person.purge,
    Person.undo,
]

OCCURRENCES: list[Deed] = [
    Person.add_task,
    *[Person.complete] * 5,
    *[Person.edit_rule] * 2,
    *[Person.skip_missed] * 3,
    *[Person.undo] * 3,
    Person.redo,
    Person.poll,
]

NAMES: list[Deed] = [
    *[Person.add_project] * 3,
    *[Person.change_project] * 3,
    Person.add_task,
    Person.move_to_project,
    *[Person.undo] * 2,
    Person.do_and_undo,
]

EDITS: list[Deed] = [
    Person.add_task,
    *[Person.edit] * 4,
    *[Person.delete] * 2,
    *[Person.undo] * 3,
    *[Person.redo] * 2,
    *[Person.resolve] * 2,
    *[Person.ask_server] * 2,
    Person.tag,
    Person.remove,
]

INVOICES: list[Deed] = [Person.invoice, Person.invoice, Person.set_setting]
SESSIONS: list[Deed] = [Person.session, Person.session, Person.remove, Person.undo]

DEEDS = [
    EVERYTHING,
    EVERYTHING,
    EVERYTHING,
    PARENTS,
    PARENTS,
    OCCURRENCES,
    NAMES,
    EDITS,
    INVOICES,
    SESSIONS,
]
"""What people are busy with in a history."""
