"""The colours that Google names by numbers, as `colors.get` answers them."""

from __future__ import annotations

FOREGROUND = "#1d1d1d"


def _colors(backgrounds: str) -> dict[str, dict[str, str]]:
    return {
        str(number): {"background": "#" + background, "foreground": FOREGROUND}
        for number, background in enumerate(backgrounds.split(), start=1)
    }


CALENDAR_COLORS = _colors(
    "ac725e d06b64 f83a22 fa573c ff7537 ffad46 42d692 16a765 7bd148 b3dc6c fbe983 fad165 "
    "92e1c0 9fe1e7 9fc6e7 4986e7 9a9cff b99aff c2c2c2 cabdbf cca6ac f691b2 cd74e6 a47ae2"
)
EVENT_COLORS = _colors(
    "a4bdfc 7ae7bf dbadff ff887c fbd75b ffb878 46d6db e1e1e1 5484ed 51b749 dc2127"
)
