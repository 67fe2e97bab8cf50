# SPDX-License-Identifier: Apache-2.0
"""Tests/Interchange/RoundTrip: a random value for every property of every record, none its default."""

from pathlib import Path

from model.facts.records import FILED
from model.facts.tasks import TASK
from model.language import kinds
from model.language.record import Property, Record
from model.language.saying import Sayings, said
from model.language.words import camel_case
from model.writers.files.json import HAND
from model.writers.files.texts import assign
from model.writers.swift import extension, fitted, member, source, switching

FOLDER = "Tests/Interchange/RoundTrip"


def write(root: Path) -> dict[str, str]:
    records = [each for each in FILED if each not in HAND]
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
    setting = assign(each, each.sample or _drawn(_SAMPLES, each))
    if not _throws(each):
        setting = setting.replace(" = try ", " = ")
    case = f"case .{each.swift_case}:"
    return fitted(4, f"{case} {setting}", [case, f"  {setting}"])


def _throws(each: Property) -> bool:
    match each.kind:
        case kinds.Moment() | kinds.RepeatRule() | kinds.Position() | kinds.Tags():
            return True
    return False


_SAMPLES: Sayings = {
    kinds.Text: "line()",
    kinds.JSONText: "keptText()",
    kinds.OptionalText: "uid()",
    (kinds.RecordID, "optional"): "uid()",
    kinds.RecordID: "line()",
    kinds.Links: "[uid()]",
    kinds.Number: "number(in: {low:_}...{high:_})",
    kinds.Flag: "true",
    kinds.Code: "code(of: {kind.type}.self, besides: {kind.default})",
    kinds.Instant: "instant()",
    kinds.Moment: "due()",
    kinds.LocalMoment: "localMoment()",
    kinds.LocalMoments: "[localMoment(), localMoment()]",
    kinds.Reminders: "someReminders()",
    kinds.RepeatRule: "RepeatRule(ruleText())",
    kinds.Position: "OrderKey(orderText())",
    kinds.Tags: "TagSet([line(), line()])",
    kinds.FieldValues: "someFieldValues()",
    kinds.WebLinks: "someLinks()",
}
"""What makes a value of a property's type."""

_LOG_VALUES: Sayings = {
    kinds.Text: ".text(random.line())",
    kinds.JSONText: ".text(random.keptText())",
    kinds.OptionalText: ".text(random.uid())",
    kinds.Number: ".integer(random.number(in: {low:_}...{high:_}))",
    kinds.Flag: ".integer(1)",
    (kinds.Code, "words"): ".integer({other})",
    kinds.Code: ".integer(Int64(random.code(of: {kind.type}.self, besides: {kind.default}).rawValue))",
    kinds.Instant: ".integer(random.instant().milliseconds)",
    kinds.MomentInstant: ".integer(random.instant().milliseconds)",
    kinds.Date: ".integer(random.packedDate())",
    kinds.MomentDate: ".integer(random.packedDate())",
    kinds.MomentText: ".text(try random.due().text)",
    kinds.LocalMoment: ".text(random.localMoment().text)",
    kinds.LocalMoments: ".text([random.localMoment(), random.localMoment()].sorted().text)",
    kinds.Reminders: ".text(try random.someReminders().ordered().text)",
    kinds.RepeatRule: ".text(random.ruleText())",
    kinds.Texts: '.text("A" + random.line() + "\\u{{1F}}B")',
    kinds.JoinedTags: '.text("A\\u{{1F}}B")',
    kinds.WorkedTime: ".text(random.workedText())",
    kinds.Position: ".text(random.orderText())",
    kinds.WebLinks: ".text(try random.someLinks().text)",
    kinds.FieldValues: ".text(random.someFieldValues().text)",
}


def _drawn(table: Sayings, each: Property) -> str:
    kind = each.kind
    low, high, other = 1, 99_999, 0
    if isinstance(kind, kinds.Number):
        low = max(kind.low or low, low)
        high = high if kind.high is None else kind.high
    if isinstance(kind, kinds.Code):
        others = [number for number, word in kind.words if f".{camel_case(word)}" != kind.default]
        other = others[-1] if others else 0
    return said(table, each, "no test can draw", low=low, high=high, other=other)


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
    return _drawn(_LOG_VALUES, each)
