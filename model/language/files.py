# SPDX-License-Identifier: Apache-2.0
"""How the formats of files say a property. What is not named here, a format does not say."""

from dataclasses import dataclass

AS_DEFAULT, KEEP_OBJECT, REFUSE = "asDefault", "keepObject", "refuse"
"""How a word is taken that this version does not know: see Files.other_words."""

OWN = "own"
"""Under the name that Taskcore's JSON has for it, with the prefix of what is ours in the format."""


class Hand(str):
    """The format's own way, which hand-written code reads and writes; the text names it."""


@dataclass(frozen=True)
class Files:
    """A property in files: Taskcore's JSON says every one, the other formats those named here.

    A name is OWN, one that stands in the format's standard, or by Hand.
    """

    json: str = ""
    """Its member of Taskcore's JSON; without one, the name of its column."""
    csv: str = ""
    taskwarrior: str = ""
    todo_txt: str = ""
    icalendar: str = ""
    member: str = ""
    """The member of FiledTask that has it, where files name other things than by their ids."""
    quiet: bool = False
    """Whether files leave out the default of a code."""
    other_words: str = AS_DEFAULT
    """What a code of another version is to Taskcore's JSON: its default, with the word kept beside it; the whole object is
    kept, and nothing read of it; or it is refused, where a default would be dangerous."""
    unless: str = ""
    """The Swift condition under which Taskcore's JSON leaves it out."""
