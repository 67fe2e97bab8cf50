"""What the record of Work says that a store must hold, compared with the store itself.

Work/work.h says how the record is written. A call that returned is there whole; one that was under
way when its process ended is there whole or not at all.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

Key = tuple[str, str]  # a table, and an id or the name of a setting
SETTINGS = "setting"


@dataclass
class Call:
    """A call as it was announced, and what came of it."""

    worker: int
    number: int
    name: str
    effects: list[list[str]]
    has_returned: bool = False
    has_refused: bool = False
    ids: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.name} (worker {self.worker}, call {self.number})"


@dataclass
class Model:
    """What the rows of a store hold, as far as the calls that returned have said."""

    rows: dict[Key, dict[str, str] | None] = field(default_factory=dict)  # None: it is gone
    touched: set[Key] = field(default_factory=set)
    undo: list[list[tuple[Key, dict[str, str] | None]]] = field(default_factory=list)
    redo: list[list[tuple[Key, dict[str, str] | None]]] = field(default_factory=list)
    alerts: set[str] = field(default_factory=set)
    unsure_alerts: int = 0  # polls that were ended: what they said, nobody may have heard
    files: set[str] = field(default_factory=set)
    calls: int = 0
    findings: list[str] = field(default_factory=list)

    def find(self, text: str) -> None:
        self.findings.append(text)

    # Reading a record

    def read(self, lines: Iterable[str]) -> list[Call]:
        """Takes in what returned, in the order in which it did; gives the calls that did not."""
        begun: dict[tuple[int, int], Call] = {}
        for line in lines:
            if not line.endswith("\n"):
                continue  # a line that was cut off was not heard
            head, *effects = line[:-1].split("\t")
            sign, worker, number, *name = head.split(" ")
            key = (int(worker), int(number))
            if sign == ">":
                begun[key] = Call(*key, name[0], [effect.split("|") for effect in effects])
            elif sign == "!":
                self.find(f"{begun.pop(key, None)}: {' '.join(effects)}")
            elif sign == "=":
                begun.pop(key)
            else:
                call = begun.pop(key)
                call.ids = effects[0].split(",") if effects[0] else []
                call.effects += [effect.split("|") for effect in effects[1:]]
                self.calls += 1
                self.accept(call)
        return list(begun.values())

    def changes(self, call: Call) -> list[tuple[Key, dict[str, str] | None]]:
        """What a call makes of the rows: their values, or None when they are gone."""
        new = [effect for effect in call.effects if effect[0] == "N"]
        result: dict[Key, dict[str, str] | None] = {}
        if call.ids:
            for (_, table, column, value), row in zip(new, call.ids, strict=False):
                result[table, row] = {column: value}
        for effect in call.effects:
            if effect[0] == "G":
                result[effect[1], effect[2]] = None
            elif effect[0] == "S":
                row = effect[2]
                if row.startswith("?"):
                    if not call.ids:
                        continue
                    row = call.ids[int(row[1:])]
                values = result.setdefault((effect[1], row), {})
                assert values is not None
                values[effect[3]] = effect[4]
        return list(result.items())

    def accept(self, call: Call) -> None:
        """Takes in a call that is known to have been carried out."""
        for effect in call.effects:
            if effect[0] == "A":
                if effect[1] in self.alerts:
                    self.find(f"{call}: the alert {effect[1]} was said twice")
                self.alerts.add(effect[1])
            elif effect[0] == "X":
                self.files.add(effect[1])
            elif effect[0] == "F":
                self.find(f"{call}: {effect[1]} faults in a store that nobody damaged")
        if call.name in ("undo", "redo"):
            from_, to = (self.undo, self.redo) if call.name == "undo" else (self.redo, self.undo)
            to.append(self.exchange(from_.pop(), whole=True))
            return
        before = self.exchange(self.changes(call))
        if call.name not in ("poll", "export_file", "check", "repair"):
            self.undo.append(before)
            self.redo.clear()

    def exchange(
        self, changes: list[tuple[Key, dict[str, str] | None]], whole: bool = False
    ) -> list[tuple[Key, dict[str, str] | None]]:
        """Sets values of rows, or all that is known of them; gives what takes that back."""
        before: list[tuple[Key, dict[str, str] | None]] = []
        for key, values in changes:
            self.touched.add(key)
            old = self.rows.get(key)
            before.append((key, None if old is None else dict(old)))
            if values is None or whole:
                self.rows[key] = values
            else:
                self.rows[key] = {**(old or {}), **values}
        return before

    def forget_steps(self) -> None:
        """Nobody undoes what was done before."""
        self.undo.clear()
        self.redo.clear()

    # Comparing with the store

    def resolve(self, database: sqlite3.Connection, pending: list[Call]) -> None:
        """Of each call that was under way, finds out whether it is there, all of it or nothing."""
        for call in pending:
            if call.name == "poll":
                self.unsure_alerts += 1
            if call.name in ("undo", "redo"):
                steps = self.undo if call.name == "undo" else self.redo
                if not steps:
                    continue
                answers = [self.holds(database, key, values) for key, values in steps[-1]]
                # A step may leave what it touched as it was.
                now = [self.holds(database, *row) for row in self.present(steps[-1])]
                if all(now):
                    continue
                if all(answers):
                    self.accept(call)
                else:
                    self.find(f"{call} is there in part: {steps[-1]}")
                continue
            self.resolve_change(database, call)

    def present(
        self, changes: list[tuple[Key, dict[str, str] | None]]
    ) -> list[tuple[Key, dict[str, str] | None]]:
        return [(key, self.rows.get(key)) for key, _ in changes]

    def resolve_change(self, database: sqlite3.Connection, call: Call) -> None:
        new = [effect for effect in call.effects if effect[0] == "N"]
        found = []
        for _, table, column, value in new:
            rows = database.execute(f"SELECT id FROM {table} WHERE {column} = ?", (value,))
            found.append([str(row[0]) for row in rows])
        answers = [len(ids) == 1 for ids in found]
        if any(len(ids) > 1 for ids in found):
            self.find(f"{call} is there twice: {found}")
        if answers and all(answers):
            call.ids = [ids[0] for ids in found]
        changes = self.changes(call)
        is_new = {(effect[1], row) for effect, row in zip(new, call.ids, strict=False)}
        unsure: list[bool] = []
        for key, values in changes:
            if key in is_new:
                answers.append(self.holds(database, key, values))
            elif self.holds(database, key, values):
                # What it would have set may have been there before.
                old = self.rows.get(key)
                same = old is not None and values is not None
                if same and values is not None and old is not None:
                    same = all(old.get(name) in (None, value) for name, value in values.items())
                (unsure if same else answers).append(True)
            else:
                answers.append(False)
        if answers and all(answers):
            self.accept(call)
        elif any(answers):
            self.find(f"{call} is there in part: {call.effects}, {answers}")
        elif unsure and answers == []:
            self.accept(call)

    def holds(self, database: sqlite3.Connection, key: Key, values: dict[str, str] | None) -> bool:
        return self.difference(database, key, values) is None

    def difference(
        self, database: sqlite3.Connection, key: Key, values: dict[str, str] | None
    ) -> str | None:
        table, row = key
        name = "uid" if table == SETTINGS else "id"
        columns = ", ".join(values) if values else "1"
        found = database.execute(
            f"SELECT {columns} FROM {table} WHERE {name} = ?", (row,)
        ).fetchone()
        if values is None:
            return None if found is None else "is still there"
        if found is None:
            return "is missing"
        for (column, expected), value in zip(values.items(), found, strict=True):
            if expected == "+":
                agrees = value is not None
            elif expected == "-":
                agrees = value in (None, "")
            else:
                agrees = str("" if value is None else value) == expected
            if not agrees:
                return f"has {value!r} as its {column} and not {expected!r}"
        return None

    def compare(self, database: sqlite3.Connection, everything: bool = False) -> int:
        """Looks at the rows that were touched since the last time, or at all; says how many."""
        keys = list(self.rows) if everything else list(self.touched)
        for key in keys:
            difference = self.difference(database, key, self.rows.get(key))
            if difference is not None:
                self.find(f"{key[0]} {key[1]} {difference}")
        self.touched.clear()
        return len(keys)

    def compare_files(self) -> None:
        """Every file that was written is whole, whatever was under way when it was written anew."""
        for path in self.files:
            try:
                text = Path(path).read_bytes().decode()
            except UnicodeDecodeError as error:
                self.find(f"{path} is not whole: {error}")
                continue
            if path.endswith(".json"):
                whole = isinstance(json.loads(text), dict) if _is_json(text) else False
            elif path.endswith(".xml"):
                whole = text.rstrip().endswith("Invoice>")
            elif path.endswith(".ics"):
                whole = text.endswith("END:VCALENDAR\r\n")
            else:
                whole = text.endswith("\n")
            if not whole:
                self.find(f"{path} is not whole: it ends with {text[-80:]!r}")


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def faults_of(database: sqlite3.Connection) -> list[str]:
    """What SQLite, and the rules of a store that no single call shows, find wrong with it."""

    def rows(query: str) -> list[tuple[object, ...]]:
        return database.execute(query).fetchall()

    faults = []
    if (integrity := rows("PRAGMA integrity_check")) != [("ok",)]:
        faults.append(f"integrity_check: {integrity}")
    if dangling := rows("PRAGMA foreign_key_check"):
        faults.append(f"foreign_key_check: {dangling}")
    rules = {
        "steps whose changes are not whole": """
            SELECT step.id FROM step JOIN change ON change.step_id = step.id GROUP BY step.id
            HAVING min(change.id) < first_change OR max(change.id) > last_change""",
        "changes without a step": "SELECT id FROM change WHERE step_id NOT IN (SELECT id FROM step)",
        "completed tasks without their completion": """
            SELECT id FROM task WHERE completed_ms IS NOT NULL AND NOT EXISTS
              (SELECT 1 FROM completion WHERE task_uid = task.uid)""",
        "invoices that are issued in part": """
            SELECT id FROM invoice WHERE stage <> 1 AND (number IS NULL OR sequence IS NULL
              OR issue_date IS NULL
              OR (SELECT count(*) FROM invoice_party WHERE invoice_uid = invoice.uid) <> 2
              OR (SELECT sum(tax_minor) FROM invoice_tax WHERE invoice_id = invoice.id)
                 IS NOT vat_minor)""",
        "drafts with a number": "SELECT id FROM invoice WHERE stage = 1 AND number IS NOT NULL",
        "series of numbers with a gap or a double": """
            SELECT series, series_year, count(*), max(sequence) FROM invoice
            WHERE sequence IS NOT NULL GROUP BY series, series_year
            HAVING count(*) <> max(sequence) OR min(sequence) <> 1
              OR count(DISTINCT sequence) <> count(*)""",
        "payments that do not add up": """
            SELECT id FROM invoice WHERE stage <> 1 AND paid_minor <> coalesce(
              (SELECT sum(amount_minor) FROM payment WHERE invoice_uid = invoice.uid), 0)""",
        "focus sessions at once": """
            SELECT count(*) FROM focus_session WHERE state IN (1, 2) HAVING count(*) > 1""",
    }
    for what, query in rules.items():
        if found := rows(query):
            faults.append(f"{what}: {found[:5]}")
    return faults
