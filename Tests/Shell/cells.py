"""The cells of a terminal, read from what tmux captures with its codes for colours."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace

# What `Screen.coloured` is made of: a code for looks, or a character.
PARTS = re.compile("\x1b\\[([\\d;]*)m|(.)", re.DOTALL)


@dataclass(frozen=True)
class Look:
    """How a character is shown; without a colour it has that of the terminal."""

    colour: str | None = None
    is_bold: bool = False
    is_struck: bool = False

    def after(self, codes: list[int]) -> Look:
        """What the shell uses; another code is an error, for it would be missing in a picture."""
        match codes:
            case []:
                return self
            case [0, *rest]:
                return Look().after(rest)
            case [1, *rest]:
                return replace(self, is_bold=True).after(rest)
            case [9, *rest]:
                return replace(self, is_struck=True).after(rest)
            case [39, *rest]:
                return replace(self, colour=None).after(rest)
            case [49, *rest]:
                return self.after(rest)
            case [38, 2, red, green, blue, *rest]:
                return replace(self, colour=f"#{red:02x}{green:02x}{blue:02x}").after(rest)
        raise ValueError(f"There is no look for the codes {codes}.")


@dataclass(frozen=True)
class Cell:
    """A character with what combines with it, and how many columns it takes."""

    text: str
    column: int
    width: int
    look: Look


def width(character: str) -> int:
    if unicodedata.combining(character) or character in "\u200d\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def rows(coloured: str) -> list[list[Cell]]:
    """The lines of a screen. A look goes on to the next line."""
    found: list[list[Cell]] = [[]]
    look = Look()
    column = 0
    for codes, character in PARTS.findall(coloured):
        row = found[-1]
        if not character:
            look = look.after([int(code or 0) for code in codes.split(";")])
        elif character == "\n":
            found.append([])
            column = 0
        elif width(character) == 0 and row:
            row[-1] = replace(row[-1], text=row[-1].text + character)
        else:
            row.append(Cell(character, column, width(character), look))
            column += width(character)
    return found
