# SPDX-License-Identifier: Apache-2.0
"""Sources/Interchange/CSV: the columns of a table of tasks, and what their cells say."""

from pathlib import Path

from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.files import OWN, Hand
from model.language.record import Property
from model.writers.files import texts
from model.writers.swift import banner, fitted

COLUMNS = tuple(
    each for each in TASK.properties if each.files.csv and not isinstance(each.files.csv, Hand)
)


def write(root: Path) -> dict[str, str]:
    return {
        "Sources/Interchange/CSV/CSVColumn.swift": _columns(),
        "Sources/Interchange/CSV/CSVMapping+Properties.swift": _reading(),
    }


def _columns() -> str:
    for each in COLUMNS:
        if each.files.csv != OWN:
            raise ModelError(f"a column is named as in JSON, and not {each.files.csv}")
    return (
        banner("tasks")
        + "\nimport Domain\n\n"
        + "/// A column of a table of tasks; the names are those of Taskcore's own files.\n"
        + "enum CSVColumn: String, CaseIterable {\n  case uid\n"
        + "".join(_case(each) for each in COLUMNS)
        + "  case status\n\n"
        + "  func text(of filed: FiledTask) -> String {\n    let task = filed.task\n"
        + "    return switch self {\n    case .uid: task.uid\n"
        + "".join(
            f"    case .{each.swift_case}: {texts.text(each, ('true', 'false'))}\n"
            for each in COLUMNS
        )
        + "    case .status: task.status.text\n    }\n  }\n}\n"
    )


def _case(each: Property) -> str:
    raw = f' = "{each.file_name}"' if each.file_name != each.swift_case else ""
    return f"  case {each.swift_case}{raw}\n"


def _reading() -> str:
    return (
        banner("tasks")
        + "\nimport Domain\n\nextension CSVMapping {\n"
        + "  /// Reads all but the uid, the title and the status.\n  ///\n"
        + "  /// What every task has, an empty cell says nothing of; what a task can be without, it takes\n"
        + "  /// away.\n"
        + "  func readProperties(of row: CSVRow, into filed: inout FiledTask) throws {\n"
        + "".join(_property(each) for each in COLUMNS if not _is_required_text(each))
        + "  }\n}\n"
    )


def _is_required_text(each: Property) -> bool:
    match each.kind:
        case kinds.Text(required=True):
            return True
    return False


def _property(each: Property) -> str:
    setting = texts.assign(each, _value(each))
    said = f"filed.properties.insert(.{each.swift_case})"
    return (
        fitted(
            4,
            f"try row.read(.{each.swift_case}) {{ {setting} }}",
            [f"try row.read(.{each.swift_case}) {{", f"  {setting}", "}"],
        )
        + f"    if row.{'has' if _can_be_missing(each) else 'isFilled'}(.{each.swift_case}) {{ {said} }}\n"
    )


def _value(each: Property) -> str:
    """The meaning of a cell; times are read as spreadsheets write them."""
    match each.kind:
        case kinds.Flag():
            return "flag($0)"
        case kinds.Moment():
            return "moment($0)"
        case kinds.Instant():
            return "instant($0)"
    return texts.read(each, "$0")


def _can_be_missing(each: Property) -> bool:
    match each.kind:
        case (
            kinds.Code()
            | kinds.Flag()
            | kinds.Position()
            | kinds.RecordID(optional=False)
            | kinds.Instant(optional=False)
            | kinds.Number(optional=False)
        ):
            return False
    return True
