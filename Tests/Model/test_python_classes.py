# SPDX-License-Identifier: Apache-2.0
"""The classes of the Python package that are no rows: what programs make, and what calls give or open."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

import pytest

from model.facts.python.modules import MODULES
from model.language.errors import ModelError
from model.language.python import Attribute, Factory, Module, Row, Rule
from model.language.python_methods import Method, Methods, Opened, Options, Outputs, Shorthand
from model.writers.python import method_modules, objects, rows
from model.writers.python.methods import Call
from model.writers.python.outputs import output_class
from model.writers.python.world import World

LINK = Row(
    *("Mark", "link", ("url", Attribute("title", default='""'))),
    doc="A mark.",
    given="marks",
    without=("media_type",),
    rules=(Rule("not self.url", "a mark has an address"),),
    factories=(Factory("of", "url: str", "url, url", "One that is called as its address."),),
)


@pytest.fixture(scope="module")
def world() -> World:
    description = json.loads((Path(__file__).parents[2] / "data" / "taskcore.json").read_text())
    return World(
        {each["name"].removeprefix("taskcore_"): each for each in description["functions"]},
        {each["name"]: each for each in description["types"]},
        {row.struct: row for place in MODULES for row in place.rows},
        {},
    )


def written(world: World, fact: Method, handle: str = "taskcore_store *") -> str:
    return textwrap.dedent(Call(world.functions[fact.function], fact, world, handle).text())


def test_a_value_refuses_what_may_not_be_and_has_its_factories() -> None:
    text = rows.classes(Module("lamps.mark", "A mark.", (LINK,)))
    assert "        if not self.url:\n" in text
    assert '            raise TypeError("a mark has an address")\n' in text
    assert "    @classmethod\n    def of(cls, url: str) -> Mark:\n" in text
    assert "        return cls(url, url)\n" in text


def test_a_value_fills_a_struct_and_several_an_array() -> None:
    text = objects.writers([Module("lamps.mark", "A mark.", (LINK,))])
    assert "    if not isinstance(value, Mark):\n" in text
    assert '    row.title = text(value.title, "marks")\n' in text
    assert "def mark_rows(values: Iterable[Mark]) -> Array[c.taskcore_link]:\n" in text


def test_a_value_of_which_python_knows_no_member_is_refused() -> None:
    row = Row("Mark", "link", ("colour",), doc="A mark.", given="marks")
    with pytest.raises(ModelError, match="link has no member for Mark.colour"):
        objects.writers([Module("lamps.mark", "A mark.", (row,))])


def test_what_nobody_wants_of_a_call_is_not_asked_for(world: World) -> None:
    fact = Method("polled", "poll", "now@now_ms:now=None -alerts", "It does so.")
    assert written(world, fact) == (
        '''\
def polled(self, now: datetime | None = None) -> int:
    """It does so."""
    commit_count = c_size_t()
    self._call(
        library.taskcore_poll,
        self._now_ms() if now is None else self._milliseconds(now),
        None,
        byref(commit_count),
    )
    return commit_count.value
'''
    )


def test_all_that_a_call_gives_is_a_class(world: World) -> None:
    fact = Outputs("Rule", "repeat_parse", "A rule.", (("rule", "An RRULE."),))
    text = output_class(fact, world.functions["repeat_parse"])
    assert '    rule: str\n    """An RRULE."""\n    mode: RepeatMode\n' in text
    world.outputs["Rule"] = fact
    method = Method("parsed", "repeat_parse", "words@text", "It does so.", result="Rule")
    assert "    return Rule(rule.take(), RepeatMode(mode.value))\n" in written(world, method)


def test_a_function_of_a_module_may_take_a_store(world: World) -> None:
    fact = Method("words", "repeat_words", "rule mode * store=None", "It does so.")
    text = Call(world.functions["repeat_words"], fact, world, "").text()
    assert text.startswith("def words(rule: str, mode: int, *, store: Connection | None = None)")
    assert "    caller_of(store)(\n        library.taskcore_repeat_words,\n" in text


def test_what_c_alone_has_and_what_outlives_a_call_is_said(world: World) -> None:
    fact = Method("today", "day_at", "", "It.", "date", given=(("instant_ms", "self._now_ms()"),))
    assert "library.taskcore_day_at, self._now_ms(), kind=c_int32))\n" in written(world, fact)
    kept = Method("ask", "sync_set_password", "word@callback", "It does so.", kept='"word"')
    assert written(world, kept).endswith(
        "    kept = password_callback(word)\n"
        "    self._call(library.taskcore_sync_set_password, kept, None)\n"
        '    self._keep("word", kept)\n'
    )


def test_a_class_with_options_opens_one_that_is_a_handle(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Methods(
        *("lamps.question", "A question.", "Question", "A question.", "Caller, Closable"),
        handle="taskcore_authorization *",
        opened=Opened("authorization", "authorization_options", "Forgets it."),
    )
    asking = Methods(
        *("lamps.asking", "Who asks.", "Asking", "Who asks.", "Calling"),
        handle="taskcore_authorization_options *",
        options=Options(
            "authorization_options",
            "address * id@client_id=None -client_path -client_secret -redirect -scopes -progress",
            shown="address",
        ),
        methods=(Method("ask", "authorization_begin", "redirect!", "Asks."),),
        shorthands=(Shorthand("again", "", "None", "Once more.", "self.ask(self.address)"),),
    )
    monkeypatch.setattr(method_modules, "METHODS", (opened, asking))
    world = World(
        world.functions, world.types, world.rows, {}, {}, {"taskcore_authorization": opened}
    )
    text = method_modules.module(asking, world)
    assert "    def __init__(self, address: str, *, id: str | None = None) -> None:\n" in text
    assert '        return f"Asking({self.address!r})"\n' in text
    assert '            row.client_id = utf8(self._id, "client_id")\n' in text
    assert "        row.progress = ticks()\n" in text
    assert "    def ask(self, redirect: str) -> Question:\n" in text
    assert "        return Question(handle, row)\n" in text
    assert '        """Once more."""\n        return self.ask(self.address)\n' in text
    text = method_modules.module(opened, world)
    assert '    def address(self) -> str:\n        """Where the browser is sent."""\n' in text
    assert '    def close(self) -> None:\n        """Forgets it."""\n' in text
