"""The page of a report, as a browser shows it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import stores
from chromium import Chromium, Page
from picture import picture

AUDITS = (Path(__file__).parent / "audits.js").read_text()
PAGES = ("busy", "empty", "hostile")
LIGHT_PAGE, DARK_PAGE = (0xF6, 0xF6, 0xF7), (0x12, 0x12, 0x12)


def problems(page: Page, *audits: str) -> dict[str, Any]:
    """What the audits find wrong, by their names."""
    found = {audit: page.evaluate(f"{AUDITS}.{audit}()") for audit in audits}
    return {audit: wrong for audit, wrong in found.items() if wrong}


def complaints(page: Page) -> list[Any]:
    """What the browser's console says."""
    return page.events(
        "Log.entryAdded",
        "Runtime.consoleAPICalled",
        "Runtime.exceptionThrown",
        "Audits.issueAdded",
    )


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(360, 800), (1280, 900)])
@pytest.mark.parametrize("name", PAGES)
def test_it_is_shown_in_the_colours_of_the_system(
    chromium: Chromium, reports: dict[str, Path], name: str, width: int, height: int, dark: bool
) -> None:
    with chromium.page(reports[name], width, height, dark=dark) as page:
        shown = picture(page.screenshot())
    assert shown.size == (width, height)
    assert (DARK_PAGE if dark else LIGHT_PAGE) in shown.colours
    assert len(shown.colours) > 20, "There is nothing to be seen."
    most = shown.colours[shown.background]
    assert most < width * height * 0.97, "There is nearly nothing to be seen."


@pytest.mark.parametrize(("name", "dark"), [("light", True), ("dark", False)])
def test_a_fixed_appearance_does_not_follow_the_system(
    chromium: Chromium, reports: dict[str, Path], name: str, dark: bool
) -> None:
    with chromium.page(reports[name], dark=dark) as page:
        shown = picture(page.screenshot())
        assert problems(page, "contrast") == {}
    expected, other = (LIGHT_PAGE, DARK_PAGE) if name == "light" else (DARK_PAGE, LIGHT_PAGE)
    assert expected in shown.colours and other not in shown.colours


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_wider_than_the_screen(
    chromium: Chromium, reports: dict[str, Path], name: str, width: int
) -> None:
    with chromium.page(reports[name], width) as page:
        widths = page.evaluate(
            "[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]"
        )
        assert widths == [width, width]
        assert problems(page, "overflowing", "unreachable", "smallText", "smallDrawnText") == {}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("name", PAGES)
def test_all_text_can_be_told_from_what_is_behind_it(
    chromium: Chromium, reports: dict[str, Path], name: str, width: int, dark: bool
) -> None:
    with chromium.page(reports[name], width, dark=dark) as page:
        assert problems(page, "contrast") == {}


@pytest.mark.parametrize("name", PAGES)
def test_its_structure_is_sound(chromium: Chromium, reports: dict[str, Path], name: str) -> None:
    with chromium.page(reports[name]) as page:
        assert (
            problems(
                page, "repeatedIDs", "brokenReferences", "headings", "landmarks", "tables", "active"
            )
            == {}
        )
        assert page.evaluate("document.compatMode") == "CSS1Compat"


@pytest.mark.parametrize("name", PAGES)
def test_the_browser_has_nothing_to_complain_of_and_nothing_to_fetch(
    chromium: Chromium, reports: dict[str, Path], name: str
) -> None:
    with chromium.page(reports[name]) as page:
        page.screenshot()
        assert complaints(page) == []
        requests = page.events("Network.requestWillBeSent")
        assert [request["request"]["url"] for request in requests] == [reports[name].as_uri()]


def test_a_script_that_got_into_it_would_not_run(
    chromium: Chromium, reports: dict[str, Path], tmp_path: Path
) -> None:
    """This also shows that the tests above would notice."""
    spoilt = tmp_path / "spoilt.html"
    spoilt.write_text(
        reports["busy"]
        .read_text()
        .replace(
            "</main>",
            "<script>document.title = 'changed'</script>"
            "<img src='https://example.org/a.png' alt=''></main>",
        )
    )
    with chromium.page(spoilt) as page:
        assert page.evaluate("document.title") == "Taskcore report"
        assert complaints(page) != []
        assert problems(page, "active") != {}


def test_it_is_the_same_without_scripts(chromium: Chromium, reports: dict[str, Path]) -> None:
    shown = []
    for script in (True, False):
        with chromium.page(reports["busy"], script=script) as page:
            shown.append(page.screenshot())
    assert shown[0] == shown[1]


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_it_can_be_printed(
    chromium: Chromium, reports: dict[str, Path], name: str, dark: bool
) -> None:
    with chromium.page(reports[name], dark=dark) as page:
        pdf = page.pdf()
    assert pdf.startswith(b"%PDF-") and pdf.rstrip().endswith(b"%%EOF")
    pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
    assert pages == 1 if name == "empty" else 3 <= pages <= 14


@pytest.mark.parametrize("name", ["busy", "dark"])
def test_paper_is_white(chromium: Chromium, reports: dict[str, Path], name: str) -> None:
    # 180 mm, which is what the margins leave of A4.
    with chromium.page(reports[name], 680) as page:
        page.command("Emulation.setEmulatedMedia", media="print")
        assert problems(page, "contrast", "overflowing") == {}
        shown = picture(page.screenshot())
        assert shown.background == (255, 255, 255)
        assert page.evaluate("document.scrollingElement.scrollWidth") == 680
        for table in page.evaluate(
            "[...document.querySelectorAll('table')].map((table) => table.offsetWidth)"
        ):
            assert table <= 680


def texts(page: Page, selector: str) -> list[str]:
    found = page.evaluate(
        f"[...document.querySelectorAll('{selector}')].map((element) => element.textContent)"
    )
    assert isinstance(found, list)
    return found


def test_what_a_user_wrote_is_text_and_nothing_else(
    chromium: Chromium, reports: dict[str, Path]
) -> None:
    with chromium.page(reports["hostile"]) as page:
        assert page.evaluate("document.title") == stores.HOSTILE[2]
        assert texts(page, "h1") == [stores.HOSTILE[2]]
        titles = set(texts(page, ".title bdi"))
        assert titles >= set(stores.HOSTILE)
        projects = texts(page, "#figures .scroll:first-child tbody th")
        assert set(projects) >= {f"0 {text}"[:190].strip() for text in stores.HOSTILE[1::4]}
        tags = " ".join(texts(page, ".details bdi"))
        assert "@<script>alert(1)</script>" in tags or '@"><img' in tags or "@Ü" in tags


def test_it_says_what_is_in_the_store(chromium: Chromium, reports: dict[str, Path]) -> None:
    with chromium.page(reports["busy"]) as page:
        assert texts(page, "h2") == [
            "Today",
            "This week",
            "Insights",
            "Streaks and goals",
            "Trend and forecast",
            "Charts",
            "Figures",
        ]
        captions = texts(page, "caption")
        assert captions == [
            "This week, day by day",
            "Against last week and last month",
            "By project",
            "By priority",
            "By weekday",
            "By hour",
            "Each day",
        ]
        assert len(texts(page, "#week table:first-of-type tbody tr")) >= 7
        assert texts(page, "#figures .whole tbody tr[aria-current]") != []
        assert len(texts(page, "figure")) == 7
        titles = texts(page, "svg > title")
        assert len(titles) == 2 * 7 + 1 and "Score by project" in titles
        assert all(texts(page, "svg > desc"))


def test_the_drawings_of_a_phone_are_its_own(chromium: Chromium, reports: dict[str, Path]) -> None:
    count = "[...document.querySelectorAll('svg')].filter((svg) => svg.checkVisibility()).length"
    for width in (360, 1280):
        with chromium.page(reports["busy"], width) as page:
            assert page.evaluate(count) == 8


def test_a_new_store_is_told_how_to_begin(chromium: Chromium, reports: dict[str, Path]) -> None:
    with chromium.page(reports["empty"]) as page:
        assert texts(page, "h2") == ["A fresh start"]
        assert len(texts(page, "ol > li")) == 3
        assert texts(page, "table, svg") == []


def test_the_days_of_ten_years_stay_readable(chromium: Chromium, tmp_path: Path) -> None:
    last = stores.NOW.date()
    first = last.replace(year=last.year - 10)
    with stores.busy_store(days=5) as store:
        stores.write(store, tmp_path / "long.html", stores.options(first=first))
    with chromium.page(tmp_path / "long.html", 360) as page:
        rows = "document.querySelectorAll('#figures .whole tbody tr').length"
        assert page.evaluate(rows) == (last - first).days + 1
        assert page.evaluate("document.scrollingElement.scrollWidth") == 360
        assert problems(page, "repeatedIDs", "overflowing") == {}
