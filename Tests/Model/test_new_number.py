"""What one line of the model brings to the floors above the store: an optional number of a task."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BESIDE = '        Property("url",'
LINE = (
    '        Property("energy", Number(optional=True, low=0, high=10), rare=True, since="0.1.0", bit=60, sort=60, '
    'doc="From 0 to 10."),\n'
)

FILLED = (
    "Sources/Storage/Store/Schema.swift",
    "bindings/python/taskcore/_generated/prototypes.py",
)
"""Files of sources in which a part is generated."""


def written(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    """Runs the model with one line more in a folder of its own."""
    for name in ("model", "docs", "data", "include"):
        shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True)
    facts = folder / "model" / "facts" / "tasks.py"
    text = facts.read_text()
    assert text.count(BESIDE) == 1
    facts.write_text(text.replace(BESIDE, line + BESIDE))
    for name in FILLED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    migrations = folder / "model" / "facts" / "migrations.py"
    text = migrations.read_text()
    migrations.write_text(
        text + 'MIGRATIONS += (Migration((Column("task", "energy INTEGER"),)),)\n'
    )
    return subprocess.run(
        [sys.executable, "-m", "model"], cwd=folder, capture_output=True, text=True
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("model")
    done = written(folder, LINE)
    assert done.returncode == 0, done.stderr
    return folder


def brought(folder: Path, name: str) -> str:
    """The lines of a generated file that stand in no file without the property."""
    known = (ROOT / name).read_text().splitlines()
    return "\n".join(line for line in (folder / name).read_text().splitlines() if line not in known)


BROUGHT = {
    "Sources/TaskCore/Boundary/Tasks/TaskInput+Members.swift": """\
    if input.fields & TASKCORE_TASK_ENERGY != 0 {
      energy = .some(input.energy == -1 ? nil : input.energy)""",
    "Sources/TaskCore/Boundary/Tasks/taskcore_task_input+TaskInput.swift": """\
    if let value = input.energy {
      fields |= TASKCORE_TASK_ENERGY
      energy = value ?? -1""",
    "Sources/TaskCore/Boundary/Tasks/TaskProperty+Bit.swift": """\
    case .energy: TASKCORE_TASK_ENERGY""",
    "Sources/TaskCore/Lists/Tasks/TaskList+Details.swift": """\
    task.energy = -1
    if let number = details.energy {
      task.pointee.energy = number
      task.pointee.fields |= TASKCORE_TASK_ENERGY""",
    "Sources/Domain/Queries/TaskQuery+SortKey.swift": """\
    case energy = 60
      case .energy: .energy""",
    "Sources/Language/Queries/QueryKey.swift": """\
  case energy
    case .energy: QueryNumber(.energy, unit: .one)""",
    "Sources/Language/Queries/QueryWords.swift": """\
    "energy": .energy,""",
    "Sources/Storage/Queries/TaskProperty+SQL.swift": """\
    case .energy: "t.energy IS NOT NULL"
    case .energy: "t.energy\"""",
    "Sources/ViewModels/Tasks/Detail+Fields.swift": """\
    case energy
    case .energy: .energy
    case .energy: "Energy"
    case .energy: task.energy.map { String($0) }""",
    "bindings/swift/Generated/Tasks/TaskTypes.swift": """\
  /// From 0 to 10.
  public let energy: Int64?
  /// From 0 to 10.
  public var energy: Int64??""",
    "bindings/swift/Generated/Boundary/Rows.swift": """\
    energy = row.fields & TASKCORE_TASK_ENERGY != 0 ? row.energy : nil""",
    "bindings/swift/Generated/Boundary/Inputs.swift": """\
    if input.fields & TASKCORE_TASK_ENERGY != 0 {
      energy = .some(input.energy == -1 ? nil : input.energy)
    if let energy {
      input.fields |= TASKCORE_TASK_ENERGY
      input.energy = energy ?? -1""",
    "Sources/Shell/Grammar/Tasks/TaskTokens+Numbers.swift": """\
        marks: ["energy:"], value: .number,
        summary: "0 to 10; or none")
    ) { value, task, _ in task.energy = .some(try number(value, after: "energy:")) },""",
    "Sources/Shell/Output/Tasks/Task+Record.swift": """\
    "energy",
    values.append(energy.map { .integer($0) } ?? .null)""",
}


@pytest.mark.parametrize("name", BROUGHT)
def test_a_line_brings_a_number_to_each_floor(folder: Path, name: str) -> None:
    written = brought(folder, name).splitlines()
    assert [line for line in BROUGHT[name].splitlines() if line not in written] == []


def test_the_documents_name_it(folder: Path) -> None:
    text = (folder / "docs" / "queries.md").read_text()
    assert "| `energy` | numbers from 0 to 10, joined by `,`, a range, `none`, `any`;" in text
    assert "`energy`, the name of an own field; at most 8" in text


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (LINE.replace(" bit=60,", ""), "has no bit"),
        (LINE.replace(" rare=True,", ""), "rare"),
        (LINE.replace("high=10", 'high=10, unit="m"'), "no way"),
    ],
)
def test_a_floor_that_cannot_say_it_is_an_error(tmp_path: Path, line: str, message: str) -> None:
    done = written(tmp_path, line)
    assert done.returncode == 1
    assert message in done.stderr
