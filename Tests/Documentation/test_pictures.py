"""The pictures of the README: that each is shown, small, and needs nothing else."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PICTURES = sorted((ROOT / "docs/pictures").iterdir())
README = (ROOT / "README.md").read_text()
SVG = "{http://www.w3.org/2000/svg}"


def test_the_readme_shows_each_with_words_for_those_who_do_not_see_it() -> None:
    shown = re.findall(r"!\[([^]]*)\]\((docs/pictures/[^)]+)\)", README)
    assert sorted(ROOT / path for _, path in shown) == PICTURES
    assert [path for words, path in shown if len(words.split()) < 8] == []


def test_the_first_one_stands_below_the_first_paragraph() -> None:
    _, first, second = README.split("\n\n")[:3]
    assert first.startswith("Taskcore is")
    assert second.startswith("![") and "docs/pictures/home.svg" in second


def test_they_are_small() -> None:
    assert 0 < sum(path.stat().st_size for path in PICTURES) < 400_000


@pytest.mark.parametrize(
    "path", [path for path in PICTURES if path.suffix == ".svg"], ids=lambda path: path.name
)
def test_a_drawing_needs_nothing_else(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    used = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert used <= {"svg", "title", "desc", "g", "rect", "path", "text"}
    assert not re.search(r"href|url\(|@import|style=", path.read_text())
    # Nothing stands outside of its window.
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for text in root.iter(f"{SVG}text"):
        end = float(text.attrib["x"]) + float(text.attrib.get("textLength", 0))
        assert end < width and float(text.attrib["y"]) < height, text.text
