# SPDX-License-Identifier: Apache-2.0
"""Sources/Domain/Tasks/TaskInput.swift: what a caller can want of a task, and how it becomes so."""

from pathlib import Path

from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.writers.swift import banner, doc_comment

BY_HAND = {"project", "parent", "section", "field_values"}  # a use case looks them up


def write(root: Path) -> dict[str, str]:
    settable = [each for each in TASK.properties if not each.read_only]
    return {
        "Sources/Domain/Tasks/TaskInput.swift": banner("tasks")
        + "\n/// What a caller wants a task to be: a new one, or the changes to some. Nil leaves what there\n"
        + "/// is; where there are two question marks, nil inside takes it away, as an empty text does.\n"
        + "package struct TaskInput: Sendable {\n"
        + "".join(doc_comment(each.doc, 2) + _members(each) for each in settable)
        + "  /// Which of its times float; nil: each as it was, and of a new task none.\n"
        + "  package var floating: FloatingTimes?\n"
        + "\n  package init() {}\n\n"
        + "  /// Makes a task what is wanted, but for its project, section, parent and\n  /// own fields.\n"
        + "  package func apply(to task: inout Task, _ check: InputCheck) throws {\n"
        + "".join(f"    {_apply(each)}\n" for each in settable if each.name not in BY_HAND)
        + "  }\n}\n"
    }


def _members(each: Property) -> str:
    match each.kind:
        case kinds.RecordID(optional=False):
            return f"  package var {each.swift_case}: ProjectChoice?\n"
        case kinds.RecordID():
            return f"  package var {each.swift_case}: Int64??\n"
        case kinds.Tags() | kinds.Links():
            element = "String" if isinstance(each.kind, kinds.Tags) else "Int64"
            member = each.swift_member
            return (
                f"  package var {member}: [{element}]?\n"
                + f"  package var {member}Added: [{element}] = []\n"
                + f"  package var {member}Removed: [{element}] = []\n"
            )
        case kinds.Position() | kinds.Instant():
            raise ModelError(f"{each.name} of a task is not what a caller wants it to be")
    if isinstance(each.kind, kinds.FieldValues):
        return f"  package var {each.swift_member}: [FieldChange]?\n"
    return f"  package var {each.swift_member}: {each.kind.swift}?\n"


def _apply(each: Property) -> str:
    member = each.swift_member
    if isinstance(each.kind, kinds.Tags | kinds.Links):
        return f"try apply{member[0].upper()}{member[1:]}(to: &task, check)"
    if each.setter:
        return f"if let {member} {{ try check {{ try task.{each.setter}({member}) }} }}"
    return f"if let {member} {{ task.{member} = {member} }}"
