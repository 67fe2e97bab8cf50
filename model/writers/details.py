# SPDX-License-Identifier: Apache-2.0
"""Sources/ViewModels/Tasks/Detail+Fields.swift: the lines of the screen of one task."""

from pathlib import Path

from model.facts.details import DETAILS
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.writers.swift import banner


def write(root: Path) -> dict[str, str]:
    return {"Sources/ViewModels/Tasks/Detail+Fields.swift": _fields()}


def _fields() -> str:
    edited = [(case, each) for case, _, each in DETAILS if each and not each.read_only]
    numbers = [(case, each) for case, each in edited if isinstance(each.kind, kinds.Number)]
    return (
        banner("details")
        + "package import Domain\n\n"
        + "extension Detail.Field {\n"
        + "  /// In the order of the screen.\n"
        + "  package enum Kind: CaseIterable, Sendable {\n"
        + "".join(f"    case {case}\n" for case, _, _ in DETAILS)
        + "  }\n}\n\n"
        + "extension Detail.Field.Kind {\n"
        + "  /// The property that an edit of it changes; nil for what follows from the rest.\n"
        + "  package var editedProperty: TaskProperty? {\n    switch self {\n"
        + "".join(f"    case .{case}: .{each.swift_case}\n" for case, each in edited)
        + "    default: nil\n    }\n  }\n\n"
        + "  var label: String {\n    switch self {\n"
        + "".join(f'    case .{case}: "{label}"\n' for case, label, _ in DETAILS)
        + "    }\n  }\n\n"
        + "  /// The number that a task has of it; nil for none.\n"
        + "  func number(of task: Task) -> String? {\n    switch self {\n"
        + "".join(f"    case .{case}: {_number(each)}\n" for case, each in numbers)
        + "    default: nil\n    }\n  }\n}\n"
    )


def _number(each: Property) -> str:
    match each.kind:
        case kinds.Number(optional=True, unit="s"):
            return f"task.{each.swift_member}.map {{ Wording.duration($0) }}"
        case kinds.Number(optional=True, unit=""):
            return f"task.{each.swift_member}.map {{ String($0) }}"
    raise ModelError(f"the screen of a task has no way to show {each.name}, {each.kind}")
