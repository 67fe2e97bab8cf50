# SPDX-License-Identifier: Apache-2.0
"""Drawing charts."""

from __future__ import annotations

from taskcore._low_level.connection import Caller


class Drawing(Caller):
    """A chart in the library's memory."""

    def svg(self) -> str:
        """The chart as SVG."""
        raise NotImplementedError

    def _repr_svg_(self) -> str | None:
        """As a notebook shows it; nothing of a chart that is closed."""
        return None if self._handle.is_closed else self.svg()

    def close(self) -> None:
        """Frees the data that ``svg`` draws; closing it twice is fine."""
        super().close()
