# SPDX-License-Identifier: Apache-2.0
"""The methods that the model writes of the Python package."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

import pytest

from model.facts.python.modules import MODULES
from model.language.errors import ModelError
from model.language.python_methods import Keywords, Method, Methods, View
from model.writers.python import method_modules
from model.writers.python.methods import Call
from model.writers.python.parameters import parameters
from model.writers.python.statements import broken, statement
from model.writers.python.world import World


@pytest.fixture(scope="module")
def world() -> World:
    description = json.loads((Path(__file__).parents[2] / "data" / "taskcore.json").read_text())
    return World(
        {each["name"].removeprefix("taskcore_"): each for each in description["functions"]},
        {each["name"]: each for each in description["types"]},
        {row.struct: row for place in MODULES for row in place.rows},
        {},
    )


def written(world: World, name: str, function: str, words: str, result: str = "") -> str:
    fact = Method(name, function, words, "It does so.", result)
    return textwrap.dedent(Call(world.functions[function], fact, world).text())


def test_a_method_gives_c_what_its_parameters_stand_for(world: World) -> None:
    assert written(world, "delete_tags", "tag_delete", "names") == (
        '''\
def delete_tags(self, names: Iterable[str]) -> None:
    """It does so."""
    self._call(library.taskcore_tag_delete, *counted(texts(names, "names")))
'''
    )


def test_members_of_options_are_written_when_they_are_given(world: World) -> None:
    assert written(world, "sections", "project_section_query", "project_id * page=5") == (
        '''\
def sections(
    self, project_id: int | None = None, *, limit: int | None = 5, offset: int = 0
) -> ProjectSectionList:
    """It does so."""
    row = c.TASKCORE_PROJECT_SECTION_QUERY_OPTIONS_INIT()
    if project_id is not None:
        row.project_id = integer(project_id, 64, "project_id")
        row.fields |= c.TASKCORE_PROJECT_SECTION_QUERY_PROJECT
    row.limit, row.offset = paged(limit, offset)
    return self._listed(ProjectSectionList, library.taskcore_project_section_query, byref(row))
'''
    )


def test_one_id_or_several_give_a_row_or_a_list(world: World) -> None:
    text = written(world, "get", "task_get", "ids", "each")
    assert "def get(self, ids: int) -> Task: ...\n" in text
    assert "def get(self, ids: Iterable[int]) -> TaskList: ...\n" in text
    assert text.endswith("return found if isinstance(ids, Iterable) else found[0]\n")


@pytest.mark.parametrize(
    ("function", "words", "reason"),
    [
        ("tag_delete", "", "it has no parameter for names"),
        ("tag_delete", "names colour", "it: colour is nothing in C"),
        ("tag_query", "* limit=None", "nothing writes offset of taskcore_tag_query_options"),
        ("tag_delete", "names?", "names[?] is no parameter"),
    ],
)
def test_what_does_not_fit_c_is_refused(
    world: World, function: str, words: str, reason: str
) -> None:
    with pytest.raises(ModelError, match=reason):
        written(world, "it", function, words)


def test_a_module_has_its_class_its_keywords_and_what_fills_a_struct_with_them(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "invoice_id * page"
    fact = Methods(
        *("lamps.lamp_methods", "Lamps.", "LampMethods", "The lamps."),
        keywords=(Keywords("LampConditions", "payment_query_options", words, "Which lamps."),),
        methods=(Method("lamps", "payment_query", "**conditions:LampConditions", "Lamps."),),
        views=(View("inbox", "Lamps."), View("completed", "Past lamps.", "first last")),
    )
    monkeypatch.setattr(method_modules, "METHODS", (fact,))
    world = World(
        world.functions, world.types, world.rows, {each.name: each for each in fact.keywords}
    )
    text = method_modules.module(fact, world)
    assert "class LampConditions(TypedDict, total=False):\n" in text
    assert "    invoice_id: int | None\n    limit: int | None\n    offset: int\n" in text
    assert "        row = payment_query_options(**conditions)\n" in text
    assert "        return self.tasks(view=View.INBOX, **conditions)\n" in text
    assert "view=View.COMPLETED, day=first, last_day=last, **conditions)\n" in text
    assert "from taskcore._low_level.connection import Connection\n" in text
    assert "from taskcore.invoices" not in text


def test_a_word_says_what_a_parameter_is() -> None:
    one, two, three, flag = parameters("since:lived until@end_ms=None * by! with_tasks?DELETE_ALL")
    assert one.kind == "lived" and one.stands_for("from_ms")
    assert two.default == "None" and two.stands_for("end_ms") and not two.stands_for("until_ms")
    assert three.is_needed and three.is_keyword and not one.is_keyword
    assert flag.bit == "DELETE_ALL" and flag.default == "False"


def test_long_statements_are_broken_as_the_formatter_does() -> None:
    assert statement("f", ["a", "b"]) == ["        f(a, b)"]
    assert statement("f", ["a" * 50, "b" * 50])[1] == f"            {'a' * 50},"
    long = statement("return self._f", ["a" * 50, "b" * 34])
    assert long[1] == f"            {'a' * 50}, {'b' * 34}"
    assert broken(f"    x = f({'a' * 88}, b)") == ["    x = f(", f"        {'a' * 88}, b", "    )"]
