# SPDX-License-Identifier: Apache-2.0
"""The numbers of tasks in tokens, forms and queries of the shell."""

from dataclasses import dataclass
from pathlib import Path

from model.facts.queries import NUMBERS, PRESENT, SORT_WORDS
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.writers.swift import banner, elements

GRAMMAR = "Sources/Shell/Grammar"

# The fields of the form before those that only hold a number, with their labels.
FORM_FIELDS = {
    "title": "Title",
    "project": "Project",
    "tags": "Tags",
    "priority": "Priority",
    "favourite": "Favourite",
    "due": "Due",
    "start": "Start",
    "planned": "Planned",
    "until": "Until",
    "slot": "Slot",
    "repeats": "Repeat",
    "reminders": "Reminders",
}


def write(root: Path) -> dict[str, str]:
    return {
        f"{GRAMMAR}/Tasks/TaskTokens+Numbers.swift": _tokens(),
        f"{GRAMMAR}/Queries/QueryForms+Words.swift": _query_words(),
        "Sources/Shell/Forms/TaskForm+Fields.swift": _form(),
    }


def _help(each: Property) -> str:
    """What help says of its token."""
    match each.kind:
        case kinds.Number(low=low, high=high):
            bounds = f"{low} to {high}" if low is not None and high is not None else "a number"
            return f"{each.help or bounds}; or none"
    raise ModelError(f"the shell has no token for {each.name}, {each.kind}")


@dataclass(frozen=True)
class _Way:
    """How the shell reads and shows the numbers of a unit."""

    value: str
    """The kind of value of its token."""
    read: str
    """What reads `value`, after `{word}:`."""
    shown: str
    """What shows `$0`."""
    compared: str
    """How a query compares with it."""
    example: str = ""
    """What a form says that it may be, if not its bounds."""


_WAYS = {
    "s": _Way(".duration", "duration(value)", "DurationText.text($0)", ">30m, 1h..2h", "1h30m"),
    "millionths": _Way(
        ".number", "decimal(value)", "DecimalText.plain($0, places: 6)", ">80, 50..90", "87.50"
    ),
    "": _Way(".number", 'number(value, after: "{word}:")', "String($0)", ">3, 3..5"),
}


def _way(each: Property) -> _Way:
    unit = each.kind.unit if isinstance(each.kind, kinds.Number) else None
    if unit not in _WAYS:
        raise ModelError(f"the shell has no token for {each.name}, {each.kind}")
    return _WAYS[unit]


def _tokens() -> str:
    def token(each: Property) -> str:
        value, read = _way(each).value, _way(each).read.format(word=each.word)
        return (
            "    Token(\n      form: TokenForm(\n"
            + f'        marks: ["{each.word}:"], value: {value},\n'
            + f'        summary: "{_help(each)}")\n'
            + f"    ) {{ value, task, _ in task.{each.swift_member} = .some(try {read}) }}"
        )

    return (
        banner("tasks")
        + "import TaskcoreSwift\n"
        + "\nextension [Token<TaskChanges>] {\n"
        + "  /// What is said by a number.\n"
        + "  static let numbers: [Token<TaskChanges>] = [\n"
        + elements(map(token, NUMBERS))
        + "  ]\n}\n"
    )


def _query_words() -> str:
    def condition(each: Property) -> str:
        value, example = _way(each).value, _way(each).compared
        return (
            "    TokenForm(\n"
            + f'      marks: ["{each.word}:"], value: {value},\n'
            + f'      summary: "also {example}, none, any")'
        )

    def words(names: list[str]) -> str:
        return elements(f'    "{name}"' for name in names)

    return (
        banner("queries")
        + "\nextension [TokenForm] {\n"
        + "  /// Conditions on numbers.\n"
        + "  static let numberConditions: [TokenForm] = [\n"
        + elements(map(condition, NUMBERS))
        + "  ]\n\n"
        + "  /// What a task may have: `has:notes`.\n"
        + "  static let presentWords = [\n"
        + words([each.word for each in PRESENT])
        + "  ]\n\n"
        + "  /// What lists are sorted by: `sort:due`.\n"
        + "  static let sortKeys = [\n"
        + words([each.name for each in SORT_WORDS])
        + "  ]\n}\n"
    )


def _form() -> str:
    numbers = [(each.swift_member, each.word.capitalize()) for each in NUMBERS]
    fields = [*FORM_FIELDS.items(), *numbers, ("address", "Address")]
    return (
        banner("tasks")
        + "import TaskcoreSwift\n"
        + "\nextension TaskForm {\n"
        + "  /// What a line of a block says; it is called so in the form.\n"
        + "  enum Field: String, CaseIterable {\n"
        + "".join(f'    case {case} = "{label}"\n' for case, label in fields)
        + "\n    /// The token that says the same, of a number.\n"
        + "    var numberToken: String? {\n      switch self {\n"
        + "".join(f'      case .{each.swift_member}: "{each.word}:"\n' for each in NUMBERS)
        + "      default: nil\n      }\n    }\n\n"
        + "    /// What it may say, of a number.\n"
        + "    var numberHelp: String? {\n      switch self {\n"
        + "".join(
            f'      case .{each.swift_member}: "{_way(each).example or _help(each)}"\n'
            for each in NUMBERS
        )
        + "      default: nil\n      }\n    }\n\n"
        + "    /// What a task says of it, of a number; empty for none.\n"
        + "    func number(of task: Task) -> String {\n      switch self {\n"
        + "".join(
            f"      case .{each.swift_member}: task.{each.swift_member}.map {{ "
            + _way(each).shown
            + ' } ?? ""\n'
            for each in NUMBERS
        )
        + '      default: ""\n      }\n    }\n  }\n}\n'
    )
