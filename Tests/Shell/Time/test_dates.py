"""Dates as somebody likes them: ISO, by the locale, or as seen from today."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from conftest import Shell


def listed(shell: Shell, style: str, *commands: str, **variables: str) -> str:
    words = [word for command in (f"set dates {style}", *commands) for word in ("-c", command)]
    done = shell.start(*words, **variables)  # type: ignore[arg-type]
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture
def store(shell: Shell) -> Shell:
    shell(
        "add Overdue due:2026-12-17",
        "add Sweep due:today",
        "add Call due:2026-12-21T17:00",
        "add Pay due:2026-12-24T09:00",
        "add Post due:2027-01-02",
        "add Plan due:2026-12-27",
        "event add Review 2026-12-22 10:00 ~90m",
        "event add Fair 2026-12-23 ~2d",
    )
    return shell


def test_relative_dates_are_seen_from_today(store: Shell) -> None:
    dues = [
        line.split("  ")[-1] for line in listed(store, "relative", "list sort:due").splitlines()
    ]
    assert dues[1:] == [
        *("3 days overdue", "Today", "Tomorrow 17:00", "In 4 days", "Sun 27 Dec", "2 Jan 2027")
    ]
    events = listed(store, "relative", "events")
    assert "In 2 days 10:00-11:30" in events and "In 3 days to In 4 days" in events
    assert "\nIn 2 days\n" in listed(store, "relative", "agenda")
    assert listed(store, "relative", "history 1").splitlines()[1].startswith("Today 10:00")
    assert listed(store, "relative", "countdown 3").endswith("Due tomorrow 17:00\n")


def test_programs_get_iso_dates_whatever_somebody_likes(store: Shell) -> None:
    text = listed(store, "relative", "list title:Sweep --format json")
    assert json.loads(text)[0]["due"] == "2026-12-20"


@pytest.fixture(scope="session")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a locale of France and one of the United States."""
    folder = tmp_path_factory.mktemp("locales")
    for name in ("fr_FR", "en_US"):
        subprocess.run(
            ["localedef", "-i", name, "-f", "UTF-8", folder / f"{name}.UTF-8"],
            check=True,
            capture_output=True,
        )
    return folder


def test_dates_are_written_as_the_locale_has_them(store: Shell, locales: Path) -> None:
    french = {"LOCPATH": str(locales), "LC_ALL": "fr_FR.UTF-8"}
    text = listed(store, "locale", "list", "month", "agenda", **french)
    assert "21/12/2026 17:00" in text and "2026-12" not in text
    assert "décembre 2026" in text and "lun." in text
    assert "\ndim. 20/12/2026, today\n" in text

    american = {"LOCPATH": str(locales), "LC_ALL": "en_US.UTF-8"}
    assert "12/21/2026 05:00 PM" in listed(store, "locale", "list", **american)


@pytest.mark.parametrize("name", ["C", "POSIX", "xx_XX.UTF-8", ""])
def test_dates_are_iso_where_the_locale_has_none_of_its_own(store: Shell, name: str) -> None:
    assert "2026-12-21 17:00" in listed(store, "locale", "list", LC_ALL=name)
