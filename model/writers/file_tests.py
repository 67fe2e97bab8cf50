# SPDX-License-Identifier: Apache-2.0
"""Tests/Interchange/RoundTrip: a random value for every property of every record, none its default."""

from pathlib import Path

from model.facts.records import RECORDS
from model.facts.tasks import TASK
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property, Record
from model.language.words import camel_case
from model.writers.file_json import HAND
from model.writers.file_texts import assign
from model.writers.swift import extension, fitted, member, source, switching

FOLDER = "Tests/Interchange/RoundTrip"


def write(root: Path) -> dict[str, str]:
    records = [each for each in RECORDS if each not in HAND]
    return {
        f"{FOLDER}/RandomNumbers+TaskProperties.swift": _task(),
        f"{FOLDER}/RandomRecord+Properties.swift": _records(records),
    }


def _task() -> str:
    cases = "".join(_task_property(each) for each in TASK.properties)
    setting = member(
        "mutating func set(_ property: TaskProperty, of filed: inout FiledTask) throws",
        f"    switch property {{\n{cases}    }}\n",
        doc="Sets a property to a value that is not its default.",
    )
    return source("tasks", extension("RandomNumbers", setting), imports=["Domain", "TestSupport"])


def _task_property(each: Property) -> str:
    setting = assign(each, each.sample or _sample(each))
    if not _throws(each):
        setting = setting.replace(" = try ", " = ")
    case = f"case .{each.swift_case}:"
    return fitted(4, f"{case} {setting}", [case, f"  {setting}"])


def _throws(each: Property) -> bool:
    match each.kind:
        case kinds.Moment() | kinds.RepeatRule() | kinds.Position() | kinds.Tags():
            return True
    return False


def _sample(each: Property) -> str:
    """What makes a value of the property's type."""
    match each.kind:
        case kinds.Text():
            return "line()"
        case kinds.JSONText():
            return "keptText()"
        case kinds.OptionalText() | kinds.RecordID(optional=True):
            return "uid()"
        case kinds.RecordID():
            return "line()"
        case kinds.Links():
            return "[uid()]"
        case kinds.Number():
            return _number(each)
        case kinds.Flag():
            return "true"
        case kinds.Code(type=name, default=default):
            return f"code(of: {name}.self, besides: {default})"
        case kinds.Instant():
            return "instant()"
        case kinds.Moment():
            return "due()"
        case kinds.LocalMoment():
            return "localMoment()"
        case kinds.LocalMoments():
            return "[localMoment(), localMoment()]"
        case kinds.Reminders():
            return "someReminders()"
        case kinds.RepeatRule():
            return "RepeatRule(ruleText())"
        case kinds.Position():
            return "OrderKey(orderText())"
        case kinds.Tags():
            return "TagSet([line(), line()])"
    raise ModelError(f"no test can draw {each.name}, {each.kind}")


def _number(each: Property) -> str:
    match each.kind:
        case kinds.Number(low=low, high=high):
            low, high = 1 if low is None else max(low, 1), 99_999 if high is None else high
            return f"number(in: {low:_}...{high:_})"
    raise ModelError(f"{each.name} is no number")


def _records(records: list[Record]) -> str:
    types = "".join(f"  {each.type}.self,\n" for each in records)
    return source(
        "records",
        "/// Every kind of record that follows the tasks in a file, or comes before them.\n"
        + f"let randomRecords: [any RandomRecord.Type] = [\n{types}]\n",
        *map(_record, records),
        imports=["Domain", "TestSupport"],
    )


def _record(record: Record) -> str:
    value = switching(
        "static func value(of property: Property, _ random: inout RandomNumbers) throws -> LogValue",
        *("property", ((each.swift_case, _log_value(each)) for each in record.properties)),
    )
    return extension(f"{record.type}: RandomRecord", value)


def _log_value(each: Property) -> str:
    if each.sample:
        return each.sample if each.sample.startswith(".") else f".text(random.{each.sample})"
    match each.kind:
        case kinds.Text():
            return ".text(random.line())"
        case kinds.JSONText():
            return ".text(random.keptText())"
        case kinds.OptionalText():
            return ".text(random.uid())"
        case kinds.Number():
            return f".integer(random.{_number(each)})"
        case kinds.Flag():
            return ".integer(1)"
        case kinds.Code(words=words, default=default) if words:
            return f".integer({[number for number, word in words if f'.{camel_case(word)}' != default][-1]})"
        case kinds.Code(type=name, default=default):
            return f".integer(Int64(random.code(of: {name}.self, besides: {default}).rawValue))"
        case kinds.Instant() | kinds.MomentInstant():
            return ".integer(random.instant().milliseconds)"
        case kinds.Date() | kinds.MomentDate():
            return ".integer(random.packedDate())"
        case kinds.MomentText():
            return ".text(try random.due().text)"
        case kinds.LocalMoment():
            return ".text(random.localMoment().text)"
        case kinds.LocalMoments():
            return ".text([random.localMoment(), random.localMoment()].sorted().text)"
        case kinds.Reminders():
            return ".text(try random.someReminders().ordered().text)"
        case kinds.RepeatRule():
            return ".text(random.ruleText())"
        case kinds.Texts():
            return '.text("A" + random.line() + "\\u{1F}B")'
        case kinds.JoinedTags():
            return '.text("A\\u{1F}B")'
        case kinds.WorkedTime():
            return ".text(random.workedText())"
        case kinds.Position():
            return ".text(random.orderText())"
    raise ModelError(f"no test can draw {each.name}, {each.kind}")
