"""How a line goes on that was typed before, behind the cursor."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tmux import Screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    with Screen(tmp_path, 60, 12) as screen:
        screen.wait(r"^taskcore>\s*\Z")
        screen.run("add Buy milk #Home")
        yield screen


def test_a_line_goes_on_as_one_before_and_the_arrow_takes_it(screen: Screen) -> None:
    screen.type("C-l", "add B")
    screen.wait(r"^taskcore> add Buy milk #Home\s*\Z")
    assert screen.cursor == (len("taskcore> add B"), 0)
    assert "\x1b[2muy milk #Home" in screen.coloured
    screen.type("i")
    screen.wait(r"^taskcore> add Bi\s*\Z")
    screen.type("BSpace", "Right", "!", "Enter")
    screen.wait(r"^Added 2: Buy milk — project Home\n", 5)


def test_only_what_was_typed_is_carried_out_and_left_on_the_screen(screen: Screen) -> None:
    screen.type("C-l", "add Buy")
    screen.wait("add Buy milk #Home")
    screen.type("Enter")
    text = screen.wait(r"^Added 2: Buy\ntaskcore>\s*\Z")
    assert text.startswith("taskcore> add Buy\nAdded 2: Buy\n")


def test_a_hint_ends_before_the_row_does_and_with_the_search(screen: Screen) -> None:
    screen.type("add Buy " + "milk " * 12, "Enter")
    screen.wait("^Added 2: Buy milk")
    screen.type("C-l", "add Buy")
    screen.wait(r"^taskcore> add Buy milk milk milk milk milk milk milk milk …\s*\Z")
    assert not screen.has_wrapped
    screen.type("C-r")
    screen.wait(r"^\(reverse-i-search\)`': add Buy\s*\Z")


def test_hints_can_be_off(screen: Screen) -> None:
    screen.run("set hints no")
    screen.type("C-l", "add B")
    screen.wait(r"^taskcore> add B\s*\Z")
    screen.type("Right", "C-e", "x", "Enter")
    screen.wait(r"^Added 2: Bx\n")
