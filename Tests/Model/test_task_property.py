# SPDX-License-Identifier: Apache-2.0
"""What one more property of a task, an optional number from 0 to 10, brings to Domain and Storage."""

import dataclasses
from pathlib import Path

import pytest

from model.facts.migrations import MIGRATIONS
from model.facts.tasks import TASK
from model.language.errors import ModelError
from model.language.kinds import Number
from model.language.migration import Column, Migration
from model.language.record import Property
from model.writers import domain_records, domain_task_input, schema, task_storage

ROOT = Path(__file__).resolve().parents[2]
ENERGY = Property(
    "energy",
    Number(optional=True, low=0, high=10),
    rare=True,
    since="0.1.0",
    doc="How much it takes, 0 to 10.",
)
MORE = dataclasses.replace(TASK, properties=(*TASK.properties, ENERGY))


def brought(before: str, after: str) -> list[str]:
    """The lines that are new, without their indentation."""
    known = before.splitlines()
    return [line.strip() for line in after.splitlines() if line not in known]


def written(monkeypatch: pytest.MonkeyPatch, writer: object, path: str) -> list[str]:
    before = writer.write(ROOT)[path]  # type: ignore[attr-defined]
    monkeypatch.setattr(writer, "TASK", MORE)
    return brought(before, writer.write(ROOT)[path])  # type: ignore[attr-defined]


def test_the_record_has_it_and_the_change_log_names_it() -> None:
    assert brought(domain_records._record(TASK), domain_records._record(MORE)) == [
        "/// How much it takes, 0 to 10.",
        "package var energy: Int64?",
    ]
    assert brought(domain_records._properties(TASK), domain_records._properties(MORE)) == [
        "case energy",
        "package static let energyRange: ClosedRange<Int64> = 0...10",
        "package mutating func setEnergy(_ number: Int64?) throws {",
        "energy = try number?.checked(",
        'in: Self.energyRange, "The energy", field: "energy")',
        "case .energy: .optionalNumber(energy)",
        "case .energy: try setEnergy(given.optionalNumber())",
    ]


def test_a_caller_can_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    path = "Sources/Domain/Tasks/TaskInput.swift"
    assert written(monkeypatch, domain_task_input, path) == [
        "/// How much it takes, 0 to 10.",
        "package var energy: Int64??",
        "if let energy { try check { try task.setEnergy(energy) } }",
    ]


def test_its_column_is_read_within_its_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = written(monkeypatch, task_storage, "Sources/Storage/Tasks/Task+Row.swift")
    number = len(task_storage._all_columns(task_storage.stored())) + 1
    assert f"try setEnergy(row.optionalInteger({number}))" in lines
    assert any('("energy", "energy", Task.energyRange)' in line for line in lines)
    assert any("energy IS NOT NULL" in line for line in lines)


def test_it_is_inserted_where_there_is_some(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = written(monkeypatch, task_storage, "Sources/Storage/Tasks/TaskInsertion.swift")
    text = "\n".join(lines)
    assert "kept, energy," in text.replace("\n", " ")
    assert "task.energy, task.hasDetails" in text.replace("\n", " ")
    assert "energy == nil" in text and "energy != nil" in text


def test_a_change_sets_its_column_and_tells_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = written(monkeypatch, task_storage, "Sources/Storage/Tasks/TaskUpdate.swift")
    assert 'case .energy: set("energy", task.energy)' in lines
    assert any(line.endswith(".energy:") for line in lines)


def test_lists_read_it(monkeypatch: pytest.MonkeyPatch) -> None:
    path = "Sources/Storage/Queries/TaskListing+Details.swift"
    member, column, reading = written(monkeypatch, task_storage, path)
    assert member == "package let energy: Int64?"
    assert column.endswith('"energy",')
    number = len(task_storage._all_columns(task_storage.details())) - 1
    assert reading == f"energy = values.optionalInteger(start + {number})"


def test_without_a_migration_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "RECORDS", (MORE,))
    with pytest.raises(ModelError, match="no column energy: add a line to model/facts/migrations"):
        schema.write(ROOT)


def test_its_migration_is_a_version_of_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "RECORDS", (MORE,))
    energy = Migration((Column("task", "energy INTEGER"),))
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, energy))
    text = schema.write(ROOT)["Sources/Storage/Store/Schema+Migrations.swift"]
    assert "ALTER TABLE task ADD COLUMN energy INTEGER;" in text
