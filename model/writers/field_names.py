# SPDX-License-Identifier: Apache-2.0
"""Sources/Domain/Fields/CustomField+ReservedNames.swift: what own fields cannot be called, for queries, commands or
files mean something else by it."""

from pathlib import Path

from model.facts.events import EVENT
from model.facts.queries import KEYS, OPTIONS, PRESENT, SORT_ALIASES, SORT_KEYS
from model.facts.tasks import TASK
from model.writers.swift import extension, indented, packed, source

# Attributes of Taskwarrior.
_TASKWARRIOR = {
    *("annotations", "depends", "description", "due", "end", "entry", "id", "imask", "last"),
    *("mask", "modified", "parent", "priority", "project", "recur", "rtype", "scheduled", "start"),
    *("status", "tags", "template", "until", "urgency", "uuid", "wait"),
}
# Keys of todo.txt, and what addresses begin with.
_TODO_TXT = {*("due", "t", "pri", "rec", "uid", "status", "project", "tag", "h")}
_ADDRESSES = {"http", "https", "ftp", "file", "mailto"}
# Words of the language of queries and of the shell.
_WORDS = {
    *("and", "or", "not", "any", "none", "remind", "repeat", "except", "also", "zone", "depends"),
    *("field", "fields", "status", "estimate", "task", "event", "client", "invoice"),
    # What a table does not say of a task.
    "unsaid",
}


def names() -> list[str]:
    """All of them, sorted, as far as a field could have the name."""
    words = {*_TASKWARRIOR, *_TODO_TXT, *_ADDRESSES, *_WORDS, *SORT_ALIASES}
    for keys in KEYS + OPTIONS:
        words |= {*keys.names, *keys.aliases}
    words |= {each.name for each in SORT_KEYS} | {each.word for each in PRESENT}
    for each in (*TASK.properties, *EVENT.properties):
        words |= {each.name, each.word, each.file_name}
    return sorted(words)


def write(root: Path) -> dict[str, str]:
    words = [f'"{name}"' for name in names()]
    text = (
        "  /// What queries, commands or files mean something else by.\n"
        + "  package static let reservedNames: Set<String> = [\n"
        + indented(packed(words, 94), 2)
        + "\n  ]\n"
    )
    return {
        "Sources/Domain/Fields/CustomField+ReservedNames.swift": source(
            "queries", extension("CustomField", text)
        )
    }
