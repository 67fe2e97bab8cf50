# SPDX-License-Identifier: Apache-2.0
"""How formats of files write a property of a task as a text, and read that."""

from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.writers.swift import extension, member


def holder(each: Property) -> str:
    """The expression of its member in a task of a file."""
    return f"filed.{each.files.member}" if each.files.member else f"task.{each.swift_member}"


def quiet_default(each: Property) -> str | None:
    """The default that files leave out; None where they say it."""
    match each.kind:
        case kinds.Code(default=default) if each.files.quiet:
            return default
    return None


def text(each: Property, flag: tuple[str, str]) -> str:
    """The text of its value; empty for none. `flag` is what stands for true and for false."""
    value = holder(each)
    match each.kind:
        case kinds.Text() | kinds.RecordID(optional=False):
            return value
        case kinds.OptionalText() | kinds.RecordID():
            return f'{value} ?? ""'
        case kinds.Number(optional=True):
            return f'{value}.map {{ String($0) }} ?? ""'
        case kinds.Number():
            return f"String({value})"
        case kinds.Flag():
            return f'{value} ? "{flag[0]}" : "{flag[1]}"'
        case kinds.Tags():
            return f"ListText.text({value}.names)"
        case kinds.Links():
            return f"ListText.text({value})"
        case kinds.Code(default=default) if each.files.quiet and not flag[1]:
            return f'{value} == {default} ? "" : {value}.text'
        case (
            kinds.Instant(optional=True) | kinds.Moment() | kinds.RepeatRule() | kinds.LocalMoment()
        ):
            return f'{value}?.text ?? ""'
        case kinds.Instant() | kinds.Position() | kinds.Code():
            return f"{value}.text"
        case kinds.Reminders() | kinds.LocalMoments():
            return f"{value}.text"
    raise ModelError(f"files have no text for {each.name}, {each.kind}")


def mapping(type: str, texts: str, docs: tuple[str, str], lines: tuple[str, str]) -> str:
    """The extension of a type with the texts of a task, and what reads them."""
    values = f"    let task = filed.task\n    return [\n{lines[0]}    ]\n"
    return extension(
        type,
        member(f"static func {texts}", values, docs[0]),
        member("static func read(into filed: inout FiledTask, _ read: Reading)", lines[1], docs[1]),
    )


def read(each: Property, text: str) -> str:
    """The value that a text has, as files of other programs have it too."""
    match each.kind:
        case kinds.Text():
            return text
        case kinds.OptionalText(line=rule) if rule:
            return f"TextRule.{rule}.line({text})"
        case kinds.RecordID(optional=False):
            return f"TextRule.projectName.line({text})"
        case kinds.RecordID():
            return f"TextRule.uid.line({text})"
        case kinds.Links():
            return f"ListText.names({text}).map {{ try TextRule.uid.line($0) }}"
        case kinds.Tags():
            return f"TagSet(ListText.names({text}))"
        case kinds.Number():
            return f"Int64(wholeNumber: {text})"
        case kinds.Code(type=name):
            return f"{name}(anyCase: {text})"
        case kinds.Reminders():
            return f"[Reminder](text: {text})"
        case kinds.RepeatRule():
            return f"RepeatRule({text})"
        case kinds.LocalMoment():
            return f"LocalMoment(text: {text})"
        case kinds.LocalMoments():
            return f'[LocalMoment](text: {text}, field: "{each.file_name}")'
        case kinds.Position():
            return f"OrderKey({text})"
    raise ModelError(f"files cannot read a text as {each.name}, {each.kind}")


def assign(each: Property, value: str, task: str = "filed.task") -> str:
    """Sets the member, by its rule where it has one; `value` may throw."""
    if each.files.member:
        return f"filed.{each.files.member} = try {value}"
    if each.rule:
        return f"try {task}.{each.rule}({value})"
    trying = "" if value.startswith("$") else "try "
    return f"{task}.{each.swift_member} = {trying}{value}"
