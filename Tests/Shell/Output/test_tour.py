"""What the shell draws fits the terminal, and says the same in all colours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tour import SIZES, STOPS, tour


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_screen_fits_light_and_dark(width: int, height: int, tmp_path: Path) -> None:
    dark = list(tour(tmp_path / "dark", width, height, "dark"))
    light = list(tour(tmp_path / "light", width, height, "light"))

    assert [view.name for view in dark] == ["first run", *STOPS, "focus"]
    for view, other in zip(dark, light, strict=True):
        assert not view.has_wrapped, view.name
        assert "\n".join(view.lines).strip(), view.name
        # Only the countdown may have gone on, and uids are new each time.
        if view.name != "focus":
            assert [line for line in view.lines if not line.startswith("UID ")] == [
                line for line in other.lines if not line.startswith("UID ")
            ]
    coloured = [view.name for view in dark if re.search("\x1b\\[38;2;", view.coloured)]
    assert {"home", "list", "chart", "focus"} <= set(coloured)
    assert all(
        view.coloured != other.coloured
        for view, other in zip(dark, light, strict=True)
        if view.name in coloured
    )
