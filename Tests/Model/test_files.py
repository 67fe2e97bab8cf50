# SPDX-License-Identifier: Apache-2.0
"""What the model writes for the formats of files."""

import pytest

from model.facts.organising import PROJECT
from model.facts.tasks import TASK
from model.language.errors import ModelError
from model.language.files import OWN, Files, Hand
from model.language.kinds import Code, Flag, Instant, Number, Tags, Text
from model.language.record import Property
from model.writers.documents import filled
from model.writers.files import csv, docs, icalendar, json, properties, taskwarrior, tests
from samples import sample

ENERGY = Property(
    "energy",
    Number(optional=True, low=0, high=10),
    rule="setEnergy",
    files=Files(csv=OWN, taskwarrior=OWN, icalendar=OWN),
)


def test_a_task_says_an_optional_number_in_json() -> None:
    assert json._task_member(ENERGY) == '    json.member("energy", ifAny: task.energy)\n'
    assert json._task_reading(ENERGY) == (
        '    try object.read("energy") { try filed.task.setEnergy($0.integer(in: .min ... .max)) }\n'
    )


def test_a_record_says_its_values_in_their_forms() -> None:
    record = sample(
        "lamp",
        Property("name", Text(required=True), required=True),
        Property(
            "kind",
            Code("Kind", default=".hot", words=((1, "hot"), (2, "cold"))),
            files=Files(quiet=True),
        ),
        Property("on", Flag()),
        Property("bought_ms", Instant(optional=True), case="bought"),
        doc="A lamp.",
    )
    assert [json._member(each).strip() for each in record.properties] == [
        '(.name, JSONMember("name", isRequired: true))',
        '(.kind, JSONMember("kind", .words("hot cold"), quiet: .code(Kind.hot)))',
        '(.on, JSONMember("on", .flag))',
        '(.bought, JSONMember("bought", .instant))',
    ]


def test_the_position_of_inbox_is_in_no_file() -> None:
    assert "property == .position && isInbox" in json._record(PROJECT)


def test_an_empty_cell_takes_away_what_a_task_can_be_without() -> None:
    assert csv._property(ENERGY) == (
        "    try row.read(.energy) { try filed.task.setEnergy(Int64(wholeNumber: $0)) }\n"
        "    if row.has(.energy) { filed.properties.insert(.energy) }\n"
    )
    assert csv._property(TASK.property("priority")) == (
        "    try row.read(.priority) { filed.task.priority = try Priority(anyCase: $0) }\n"
        "    if row.isFilled(.priority) { filed.properties.insert(.priority) }\n"
    )


def test_taskwarrior_has_an_attribute_of_ours() -> None:
    assert taskwarrior._text(ENERGY) == (
        '      ("taskcore_energy", task.energy.map { String($0) } ?? ""),\n'
    )
    assert taskwarrior._reading(ENERGY) == (
        '    read(&filed, .energy, "taskcore_energy") { try $0.task.setEnergy(Int64(wholeNumber: $1)) }\n'
    )


def test_icalendar_has_a_line_of_ours() -> None:
    assert icalendar._value(ENERGY) == (
        '      ("X-TASKCORE-ENERGY", task.energy.map { String($0) }),\n'
    )
    assert icalendar._reading(ENERGY) == (
        '    read(&filed, .energy, "X-TASKCORE-ENERGY") '
        "{ try $0.task.setEnergy(Int64(wholeNumber: $1)) }\n"
    )


def test_a_kind_that_a_format_cannot_say_is_refused() -> None:
    labels = Property("labels", Tags(), files=Files(icalendar=OWN, taskwarrior=OWN))
    with pytest.raises(ModelError, match="labels"):
        icalendar._value(labels)
    with pytest.raises(ModelError, match="labels"):
        json._form(labels)


def test_a_format_says_only_what_the_model_names() -> None:
    record = sample(
        "task",
        ENERGY,
        Property("title", Text(required=True), files=Files(todo_txt=Hand("the words"))),
        entity=1,
    )
    assert properties._set(record, "todo_txt") == (
        "  /// What todo.txt says of a task.\n  static let todoTxt: Set = [\n    .title,\n  ]\n"
    )
    assert (
        docs._silence(record, "todo_txt")
        == "- todo.txt does not store these properties of a task: energy.\n"
    )
    assert docs._table(record, ("csv", "todo_txt")).splitlines()[2:] == [
        "| energy | `energy` | `energy` | – |",
        "| title | `title` | – | the words |",
    ]


@pytest.mark.parametrize("name", [OWN, "due"])
def test_todo_txt_has_no_names_but_those_of_hand_written_code(name: str) -> None:
    task = sample("task", Property("energy", Number(), files=Files(todo_txt=name)))
    with pytest.raises(ModelError, match=r"todo\.txt is written by hand, and not energy"):
        properties._set(task, "todo_txt")


def test_a_test_draws_values_within_the_bounds() -> None:
    assert tests._task_property(ENERGY) == (
        "    case .energy: try filed.task.setEnergy(number(in: 1...10))\n"
    )
    assert tests._log_value(ENERGY) == ".integer(random.number(in: 1...10))"


def test_a_document_keeps_what_stands_around_its_marks() -> None:
    text = "A\n<!-- model: x -->\nold\n<!-- end: x -->\nB\n"
    assert filled(text, "x", "new\n") == "A\n<!-- model: x -->\n\nnew\n\n<!-- end: x -->\nB\n"
    with pytest.raises(ModelError):
        filled("A\n", "x", "new\n")
