# SPDX-License-Identifier: Apache-2.0
"""Sources/ViewModels/Tasks/Detail+Fields.swift: the lines of the screen of one task."""

from pathlib import Path

from model.facts.details import DETAILS
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.writers.swift import extension, member, source, switching


def write(root: Path) -> dict[str, str]:
    return {"Sources/ViewModels/Tasks/Detail+Fields.swift": _fields()}


def _fields() -> str:
    edited = [(case, each) for case, _, each in DETAILS if each and not each.read_only]
    numbers = [(case, each) for case, each in edited if isinstance(each.kind, kinds.Number)]
    cases = "".join(f"    case {case}\n" for case, _, _ in DETAILS)
    kind = member(
        "package enum Kind: CaseIterable, Sendable", cases, doc="In the order of the screen."
    )
    property = switching(
        "package var editedProperty: TaskProperty?",
        *("self", [(case, f".{each.swift_case}") for case, each in edited]),
        doc="The property that an edit of it changes; nil for what follows from the rest.",
        other="nil",
    )
    label = switching("var label: Message", "self", [(case, f'"{it}"') for case, it, _ in DETAILS])
    number = switching(
        "func number(of task: Task, _ wording: Wording) -> String?",
        *("self", [(case, _number(each)) for case, each in numbers]),
        doc="The number that a task has of it; nil for none.",
        other="nil",
    )
    return source(
        "details",
        extension("Detail.Field", kind),
        extension("Detail.Field.Kind", property, label, number),
        imports=["package import Domain", "import Localization"],
    )


def _number(each: Property) -> str:
    match each.kind:
        case kinds.Number(optional=True, unit="s"):
            return f"task.{each.swift_member}.map {{ wording.duration($0) }}"
        case kinds.Number(optional=True, unit="millionths"):
            text = "DecimalText.shortest($0, decimals: 6)"
            return f"task.{each.swift_member}.map {{ wording.decimal({text}) }}"
        case kinds.Number(optional=True, unit=""):
            return f"task.{each.swift_member}.map {{ String($0) }}"
    raise ModelError(f"the screen of a task has no way to show {each.name}, {each.kind}")
