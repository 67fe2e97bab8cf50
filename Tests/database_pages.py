"""The pages of a database of SQLite (file format, section 1.6), to damage them as SQLite never would."""

from __future__ import annotations

import sqlite3
from pathlib import Path

LEAF_OF_TABLE = 13
INTERIOR_OF_TABLE = 5
LEAF_OF_INDEX = 10
INTERIOR_OF_INDEX = 2


class DatabasePages:
    """A file that nobody has open, in memory until it is written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.data = bytearray(path.read_bytes())
        size = int.from_bytes(self.data[16:18])
        self.size = 65_536 if size == 1 else size

    @property
    def count(self) -> int:
        return len(self.data) // self.size

    def write(self) -> None:
        self.path.write_bytes(self.data)

    def root(self, name: str) -> int:
        """The first page of a table or index."""
        database = sqlite3.connect(f"file:{self.path}?mode=ro&immutable=1", uri=True)
        row = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)
        ).fetchone()
        database.close()
        return int(row[0])

    def start(self, page: int) -> int:
        """Where the header of a page begins."""
        return (page - 1) * self.size + (100 if page == 1 else 0)

    def kind(self, page: int) -> int:
        return self.data[self.start(page)]

    def cell_count(self, page: int) -> int:
        start = self.start(page)
        return int.from_bytes(self.data[start + 3 : start + 5])

    def _places(self, page: int) -> list[int]:
        """Where the pointers to the cells of a page are."""
        is_interior = self.kind(page) in (INTERIOR_OF_TABLE, INTERIOR_OF_INDEX)
        first = self.start(page) + (12 if is_interior else 8)
        return [first + 2 * index for index in range(self.cell_count(page))]

    def cells(self, page: int) -> list[int]:
        beginning = (page - 1) * self.size
        return [
            beginning + int.from_bytes(self.data[place : place + 2]) for place in self._places(page)
        ]

    def children(self, page: int) -> list[int]:
        """The pages below an interior one, the last one last."""
        start = self.start(page)
        places = [*self.cells(page), start + 8]
        return [int.from_bytes(self.data[place : place + 4]) for place in places]

    def set_child(self, page: int, index: int, child: int) -> None:
        place = [*self.cells(page), self.start(page) + 8][index]
        self.data[place : place + 4] = child.to_bytes(4)

    def swap_cells(self, page: int, one: int, other: int) -> None:
        """Exchanges two cells, which brings a page out of its order."""
        places = self._places(page)
        first, second = places[one], places[other]
        cells = self.data[first : first + 2], self.data[second : second + 2]
        self.data[second : second + 2], self.data[first : first + 2] = cells

    def pages_of(self, kind: int) -> list[int]:
        return [page for page in range(1, self.count + 1) if self.kind(page) == kind]
