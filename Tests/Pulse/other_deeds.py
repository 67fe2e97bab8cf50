"""What is done with projects, tags, holidays and the focus timer."""

from __future__ import annotations

from datetime import date

from day_figures import DAY
from days import NEVER
from doer import MINUTE, Doer
from taskcore import FocusKind


class OtherDeeds(Doer):
    """Each deed is one step, or none when nothing fits."""

    names = 0

    def _new_name(self) -> str:
        self.names += 1
        return f"name{self.names}"

    def _add_project(self, name: str) -> None:
        self.projects[name] = self.store.add_project(name)
        self.undoable = 0

    def _retag(self) -> None:
        """A tag is renamed or deleted, or a project deleted and another one begun."""
        kind = self.chance.choice(["rename", "merge", "delete", "project"])
        present = [task for task in self.state.tasks.values() if task.deleted == NEVER]
        used = [tag for tag in self.tags if any(tag in task.tags for task in present)]
        if kind == "project":
            old = self.chance.choice([name for name in self.projects if name != "Inbox"])
            with_tasks = self.chance.random() < 0.5
            self.store.delete_projects(self.projects.pop(old), with_tasks=with_tasks)
            self._record("delete_project", name=old, with_tasks=with_tasks)
            self._add_project(self._new_name())
        elif len(used) > 1:
            old_tags = used[:1] if kind == "rename" else used[:2]
            new = self._new_name()
            self.tags = [tag for tag in self.tags if tag not in old_tags] + [new]
            if kind == "rename":
                self.store.rename_tag(old_tags[0], new)
            elif kind == "merge":
                self.store.merge_tags(old_tags, new)
            else:
                self.store.delete_tags(old_tags)
            if kind == "delete":
                self._record("delete_tags", names=old_tags)
            else:
                self._record("rename_tags", old=old_tags, new=new)
            # Nothing is to be called by the names of before.
            self.undoable = 0
            if len(self.tags) < 3:
                self.tags.append(self._new_name())

    def _holiday(self) -> None:
        today = self.days.containing(self.clock.now)
        is_on = any(last is None for _, last in self.state.holidays.values())
        chosen = self.chance.random()
        known = [id for id in self.state.holidays if id > 0]
        if chosen < 0.4 or (is_on and chosen < 0.9):
            self.store.set_holiday_mode(not is_on)
            before = dict(self.state.holidays)
            self._record("end_holiday" if is_on else "begin_holiday")
            if before == self.state.holidays:
                self.undoable = 0  # It had nothing to do.
        elif chosen < 0.5 and known:
            id = self.chance.choice(known)
            self.store.delete_holidays(id)
            self._record("delete_holiday", id=id)
        else:
            first = today + DAY * self.chance.randrange(-20, 20)
            last: date | None = first + DAY * self.chance.choice([0, 1, 6, 14])
            if self.chance.random() < 0.1:
                last = None
            id = self.store.add_holiday(first, last)
            self._record("add_holiday", id=id, first=first, last=last)

    # ------------------------------------------------------------------------------ focus

    def _focus(self) -> None:
        """A session that runs to its end, or is paused, finished or cancelled on the way."""
        session = self.store.focus()
        if session is not None and session.remaining:
            self._change_focus(self.chance.choice(["finish", "cancel"]))
            return
        minutes = self.chance.choice([1, 10, 25, 60])
        self._start_focus(minutes)
        while self.chance.random() < 0.5:
            self.clock.now += self.chance.randrange(minutes * MINUTE // 2)
            session = self.store.focus()
            if session is None or not session.remaining:
                return
            verb = "resume" if session.ends is None else self.chance.choice(["pause", "finish"])
            self._change_focus(verb)

    def _start_focus(self, minutes: int) -> None:
        task = self._any(lambda task: task.is_open)
        id = task.id if task and self.chance.random() < 0.8 else None
        is_work = id is not None or self.chance.random() < 0.5
        kind = FocusKind.WORK if is_work else FocusKind.SHORT_BREAK
        self.store.start_focus(id, minutes=minutes, kind=kind)
        self._record(
            "start_focus", length=minutes * MINUTE, task=id, is_work=is_work, is_undoable=False
        )

    def _change_focus(self, verb: str) -> None:
        getattr(self.store, f"{verb}_focus")()
        self._record(f"{verb}_focus", is_undoable=False)
