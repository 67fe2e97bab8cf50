# SPDX-License-Identifier: Apache-2.0
"""How formats of files write a property of a task as a text, and read that."""

from model.language import kinds
from model.language.record import Property
from model.language.saying import Sayings, said
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


_TEXTS: Sayings = {
    kinds.Text: "{value}",
    kinds.OptionalText: '{value} ?? ""',
    (kinds.RecordID, "optional"): '{value} ?? ""',
    kinds.RecordID: "{value}",
    (kinds.Number, "optional"): '{value}.map {{ String($0) }} ?? ""',
    kinds.Number: "String({value})",
    kinds.Flag: '{value} ? "{flag[0]}" : "{flag[1]}"',
    kinds.Tags: "ListText.text({value}.names)",
    kinds.Links: "ListText.text({value})",
    (kinds.Instant, "optional"): '{value}?.text ?? ""',
    kinds.Instant: "{value}.text",
    kinds.Moment: '{value}?.text ?? ""',
    kinds.RepeatRule: '{value}?.text ?? ""',
    kinds.LocalMoment: '{value}?.text ?? ""',
    kinds.LocalMoments: "{value}.text",
    kinds.Reminders: "{value}.text",
    kinds.Position: "{value}.text",
    kinds.WebLinks: "{value}.json",
    kinds.Code: "{value}.text",
}


def text(each: Property, flag: tuple[str, str]) -> str:
    """The text of its value; empty for none. `flag` is what stands for true and for false."""
    value = holder(each)
    default = quiet_default(each)
    if default and not flag[1]:
        return f'{value} == {default} ? "" : {value}.text'
    return said(_TEXTS, each, "files have no text for", value=value, flag=flag)


def mapping(type: str, texts: str, docs: tuple[str, str], lines: tuple[str, str]) -> str:
    """The extension of a type with the texts of a task, and what reads them."""
    values = f"    let task = filed.task\n    return [\n{lines[0]}    ]\n"
    return extension(
        type,
        member(f"static func {texts}", values, docs[0]),
        member("static func read(into filed: inout FiledTask, _ read: Reading)", lines[1], docs[1]),
    )


_VALUES: Sayings = {
    kinds.Text: "{text}",
    (kinds.OptionalText, "line"): "TextRule.{kind.line}.line({text})",
    (kinds.RecordID, "optional"): "TextRule.uid.line({text})",
    kinds.RecordID: "ProjectPath.line({text})",
    kinds.Links: "ListText.names({text}).map {{ try TextRule.uid.line($0) }}",
    kinds.Tags: "TagSet(ListText.names({text}))",
    kinds.Number: "Int64(wholeNumber: {text})",
    kinds.Code: "{kind.type}(anyCase: {text})",
    kinds.Reminders: "[Reminder](text: {text})",
    kinds.RepeatRule: "RepeatRule({text})",
    kinds.LocalMoment: "LocalMoment(text: {text})",
    kinds.LocalMoments: '[LocalMoment](text: {text}, field: "{each.file_name}")',
    kinds.Position: "OrderKey({text})",
    kinds.WebLinks: "[Link](json: {text})",
}


def read(each: Property, text: str) -> str:
    """The value that a text has, as files of other programs have it too."""
    return said(_VALUES, each, "files cannot read a text as", text=text)


def assign(each: Property, value: str, task: str = "filed.task") -> str:
    """Sets the member, by its rule where it has one; `value` may throw."""
    if each.files.member:
        return f"filed.{each.files.member} = try {value}"
    if each.setter:
        return f"try {task}.{each.setter}({value})"
    trying = "" if value.startswith("$") else "try "
    return f"{task}.{each.swift_member} = {trying}{value}"
