"""Reports: one page of HTML."""

from __future__ import annotations

import os
import re
import stat
from datetime import date
from html.parser import HTMLParser
from pathlib import Path

import pytest

from taskcore import (
    AccessError,
    Appearance,
    InvalidError,
    NotFoundError,
    Store,
)
from times import DAY, TODAY


class Page(HTMLParser):
    """The tags and the texts of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.texts += data


def test_it_is_one_page_with_all_of_it(store: Store) -> None:
    store.complete(store.add("Pay rent", project="Home"))
    store.add("Read <b>& 'write'</b>", due=TODAY)
    html = store.report_html(title="Ada & <i>Bob</i>")
    page = Page(html)
    assert html.startswith("<!DOCTYPE html>") and page.tags.count("h1") == 1
    assert "Ada & <i>Bob</i>" in page.texts and "Pay rent" in page.texts
    assert "Read <b>& 'write'</b>" in page.texts
    assert page.tags.count("svg") > 2 and "table" in page.tags
    assert not {"script", "i", "b", "link", "img", "iframe"} & set(page.tags)
    assert not re.search(r"""(?:src|href)=["']https?:""", html)


def test_days_weeks_and_colours_are_chosen(store: Store) -> None:
    store.complete(store.add("Pay rent"))
    html = store.report_html()
    assert "Taskcore report" in html and "prefers-color-scheme" in html
    dark = store.report_html(appearance=Appearance.DARK)
    assert "prefers-color-scheme" not in dark
    new_year = store.report_html(date(2026, 1, 1))
    assert "1 to 15 January 2026" in new_year and "1 to 15 January 2026" not in html
    assert store.report_html(week_start=1) != store.report_html(week_start=7)


def test_a_file_is_written_whole_and_for_its_owner(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "report é.html"
    store.report_html_file(path, TODAY - DAY, week_start=1, title="Häuser")
    assert path.read_text("utf-8") == store.report_html(TODAY - DAY, week_start=1, title="Häuser")
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    path.write_text("old")
    store.report_html_file(str(path))
    assert path.read_text("utf-8") == store.report_html()
    assert os.listdir(tmp_path) == [path.name]


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"first": TODAY + DAY}, "last_date"),
        ({"first": TODAY, "last": TODAY + 3_661 * DAY}, "last_date"),
        ({"week_start": 0}, "week_start"),
        ({"week_start": 8}, "week_start"),
        ({"appearance": 3}, "appearance"),
        ({"appearance": 1 << 31}, "appearance"),
        ({"title": ""}, "title"),
        ({"title": "two\nlines"}, "title"),
        ({"title": "x" * 1_001}, "title"),
        ({"title": "a\0b"}, "title"),
    ],
)
def test_bad_options_are_refused(
    store: Store, tmp_path: Path, arguments: dict[str, object], field: str
) -> None:
    path = tmp_path / "report.html"
    with pytest.raises(InvalidError) as caught:
        store.report_html(**arguments)  # type: ignore[arg-type]
    assert caught.value.field == field
    with pytest.raises(InvalidError) as caught:
        store.report_html_file(path, **arguments)  # type: ignore[arg-type]
    assert caught.value.field == field
    assert os.listdir(tmp_path) == []


def test_bad_paths_are_refused(path: Path, tmp_path: Path) -> None:
    with Store(path) as store:
        with pytest.raises(NotFoundError):
            store.report_html_file(tmp_path / "nowhere" / "report.html")
        with pytest.raises(AccessError):
            store.report_html_file(tmp_path)
        with pytest.raises(InvalidError):
            store.report_html_file(path)
        with pytest.raises(InvalidError):
            store.report_html_file("a\0b")
        assert store.count() == 0


def test_a_store_that_is_only_read_can_report(path: Path, tmp_path: Path) -> None:
    with Store(path) as store:
        store.add("Pay rent", due=date(2000, 1, 1))
    with Store(path, read_only=True) as store:
        store.report_html_file(tmp_path / "report.html")
        assert "Pay rent" in store.report_html()
