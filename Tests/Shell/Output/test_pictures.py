"""The pictures of the README say what is drawn now; `make tour` draws them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from cells import Look, rows
from pictures import SCREENS, described, invoice_file, invoice_text
from screen_svg import description, drawn_screen


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_of_the_readme_is_what_the_shell_shows(name: str, tmp_path: Path) -> None:
    assert description(SCREENS[name](tmp_path / name)) == described(name)


def test_the_invoice_of_the_readme_is_what_the_shell_writes(tmp_path: Path) -> None:
    # In which order they are found on the page is different in each release of pdftotext.
    assert sorted(invoice_text(invoice_file(tmp_path)).split()) == sorted(
        described("invoice").split()
    )


def test_cells_have_their_columns_and_looks() -> None:
    line, other = rows("a\x1b[1;38;2;1;2;255m京e\u0301\nx\x1b[0m y")
    bold = Look("#0102ff", is_bold=True)
    assert [(cell.text, cell.column, cell.width, cell.look) for cell in line] == [
        ("a", 0, 1, Look()),
        ("京", 1, 2, bold),
        ("e\u0301", 3, 1, bold),
    ]
    assert [cell.look for cell in other] == [bold, Look(), Look()]
    with pytest.raises(ValueError):
        rows("\x1b[5mblinking")


def test_a_screen_is_drawn_in_columns() -> None:
    drawn = drawn_screen("a b   \x1b[9m<c>\x1b[0m ██▌─", 20, "a & b")
    assert description(drawn) == "a b   <c> ██▌─"
    # Words stay together, columns stand where they are, and what fonts lack is a shape.
    assert ">a b</text>" in drawn
    assert 'x="68.58" y="63" text-decoration="line-through"' in drawn
    assert drawn.count("&lt;c&gt;") == 2
    assert drawn.count("<rect") == 3 and drawn.count("<path") == 2
    assert "<title>a &amp; b</title>" in drawn
