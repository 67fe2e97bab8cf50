# SPDX-License-Identifier: Apache-2.0
"""Sources/Shell/Output/Tasks/Task+Record.swift: a task as `--format` writes it."""

from pathlib import Path

from model.facts.tasks import TASK
from model.language import kinds
from model.language.record import Property
from model.language.saying import Sayings, said
from model.writers.swift import banner

# The order of the fields, which scripts rely on; new ones come behind them.
ORDER = (
    *("id", "uid", "title", "notes", "project", "project_id", "tags", "status", "priority"),
    *("favourite", "due", "created", "modified", "completed", "deleted", "start", "slot"),
    *("estimated_duration", "url", "reminders", "repeat_rule", "parent", "depends_on", "subtasks"),
    *("subtasks_completed", "overdue", "hidden", "blocked", "blocking", "urgency", "depth"),
    *("repeat_words", "repeat_mode", "zone", "occurrence", "excluded_dates", "added_dates"),
    *("series_uid", "planned", "started", "cancelled", "until", "section_uid", "field_values"),
    *("links", "hourly_rate"),
)
# What is true now and came later, behind the properties.
BEHIND = ("expired", "floating")

# What is no property, or is shown with something that is.
DERIVED = {
    "id": ".integer(id)",
    "uid": ".text(uid)",
    "project": ".text(project)",
    "project_id": ".integer(projectID)",
    "status": ".text(status.rawValue)",
    "subtasks": ".integer(subtasks)",
    "subtasks_completed": ".integer(subtasksCompleted)",
    "overdue": ".boolean(states.contains(.overdue))",
    "expired": ".boolean(states.contains(.expired))",
    "floating": ".list(floatingTimes)",
    "hidden": ".boolean(states.contains(.hidden))",
    "blocked": ".boolean(states.contains(.blocked))",
    "blocking": ".boolean(states.contains(.blocking))",
    "urgency": ".thousandths(urgency)",
    "depth": ".integer(Int64(depth))",
    "repeat_rule": "repeats.rule.isEmpty ? .null : .text(repeats.rule)",
    "repeat_words": "repeats.rule.isEmpty ? .null : .text(try repeats.words(in: store))",
    "repeat_mode": "repeats.rule.isEmpty ? .null : .text(repeats.mode.name)",
    "slot": ".text(slot.rawValue)",
    "priority": ".text(priority.name)",
}

# Fields whose property or member in the binding has another name.
PROPERTIES = {
    "tags": "tag",
    "depends_on": "dependency",
    "series_uid": "series",
    "section_uid": "section",
}
MEMBERS = {
    "dependency": "dependsOn",
    "parent": "parent",
    "series": "series",
    "zone": "zone",
    "field_values": "ownFields",
}


def write(root: Path) -> dict[str, str]:
    return {"Sources/Shell/Output/Tasks/Task+Record.swift": _record()}


def _fields() -> list[tuple[str, str]]:
    """The names and what they say."""
    others = [each.name for each in fields_behind(set(ORDER))]
    return [
        (name, DERIVED.get(name) or _value(TASK.property(PROPERTIES.get(name, name))))
        for name in (*ORDER, *others, *BEHIND)
    ]


def fields_behind(names: set[str]) -> list[Property]:
    """The properties that are shown, but for those of these names."""
    named = {PROPERTIES.get(name, name) for name in names}
    return [
        each
        for each in TASK.properties
        if each.name not in named and not each.hidden and each.name != "position"
    ]


_VALUES: Sayings = {
    (kinds.Text, "required"): ".text({member})",
    kinds.Text: "{member}.isEmpty ? .null : .text({member})",
    kinds.OptionalText: "{member}.isEmpty ? .null : .text({member})",
    kinds.Tags: ".list({member})",
    kinds.Links: ".integers({member})",
    kinds.Flag: ".boolean({member})",
    kinds.Moment: "try {member}.value(in: store)",
    kinds.Instant: "try .instant({member}, in: store)",
    (kinds.Number, "optional"): "{member}.map {{ .integer($0) }} ?? .null",
    (kinds.RecordID, "optional"): "{member} > 0 ? .integer({member}) : .null",
    kinds.Reminders: ".list(try {member}.map {{ try $0.text(in: store) }})",
    kinds.WebLinks: ".objects({member}.map(\\.members))",
    kinds.FieldValues: ".object({member}.map {{ ($0.name, .text($0.value)) }})",
    kinds.LocalMoment: "{member}.map {{ .text($0.iso8601) }} ?? .null",
    kinds.LocalMoments: ".list({member}.map(\\.iso8601))",
}


def _value(each: Property) -> str:
    member = MEMBERS.get(each.name, each.swift_member)
    if each.name == "notes":
        return f".text({member})"
    if isinstance(each.kind, kinds.Number) and each.kind.unit == "millionths":
        return f"{member}.map {{ .text(DecimalText.plain($0, places: 6)) }} ?? .null"
    return said(_VALUES, each, "the shell has no way to write", member=member)


def _record() -> str:
    fields = _fields()
    return (
        banner("tasks")
        + "import TaskcoreSwift\n"
        + "\nextension Task: Record {\n  static let fieldNames = [\n"
        + "".join(f'    "{name}",\n' for name, _ in fields)
        + "  ]\n\n"
        + "  func fieldValues(in store: Store) throws -> [FieldValue] {\n"
        + "    var values: [FieldValue] = []\n"
        + f"    values.reserveCapacity({len(fields)})\n"
        + "".join(f"    values.append({value})\n" for _, value in fields)
        + "    return values\n  }\n}\n"
    )
