"""Writes inputs of 64 KB, each of one piece again and again, into a folder: what takes time by the square of its
length shows there.
"""

from __future__ import annotations

import sys
from pathlib import Path

LENGTH = 64_000

OBJECTS = ["[", '{"a":', "1", '"', "\\u0041", "[1,", " "]
"""Of JSON."""

ELEMENTS = ["<a>", "<a/>", "<a b='1' ", "&lt;", "]]>", "<!-- -->", "1 0 obj [", "1 0 obj/ObjStm "]
"""Of XML, and of PDF files."""

CELLS = ["a,", '"', '""', "\n", "a\n", "a;", "a\t", '"a\n"']
"""Of tables."""

PIECES = {
    "q": ["a ", "+t ", "#p ", "p1 ", "(", '"', "every day ", "tomorrow ", "https://a ", "12:00 "],
    "c": ["a ", "+t ", "-t ", "-#p ", "no ", "no due date ", '"', "12:00 "],
    "r": ["FREQ=DAILY;", "BYDAY=MO,", "1,", "MO,", "BYMONTH=1;", ";", "="],
    "x": ["20261225T170000 ", "20261225 ", " ", "2"],
    "w": ["every ", "day ", "1st ", "and ", "monday, ", "every 2 days "],
    "d": ["1", "next ", "in 1 day ", "12:00 ", "tomorrow "],
    "a": ["1", "1,", ".", "1 ", "-", "\u202f1"],
    "f": ["(", "not ", "a or ", "a ", '"a" ', "#a ", "due<2026-12-24 ", "sort:due ", "a* ", ")"],
    "s": ["a ", '"', "* ", "seats>3 ", "%", "a OR ", "é"],
    "l": ["fr demain ", "de ", "es cada ", "1/2/2026 "],
    "p": ["VFR76 ", "R@", "Ra.", "Aa ", '^{"opening":', "T1"],
    "n": ["{N}", "{YYYY}", "N", "{"],
    "t": [*OBJECTS, '{"base":"plain"},', "#7A1F3D"],
    "e": ["a@example.org,", "<", '"', "\\", "=?utf-8?q?a?=", "(", "a.", "\u00e9", "\n", "a" * 998],
    "u": ["/", "%41", "@", "a.", ":", "#"],
    "z": ["a", "../", "/"],
    "F": [*CELLS, *OBJECTS, "title,", "- [ ] a\n", "* TODO a\n", "\n\n", "#+a\n", " "],
    "J": [*OBJECTS, '{"uid":"x","title":"t"},', '{"title":"t"},'],
    "W": [*OBJECTS, '{"description":"a"},', '{"description":"a","recur":"weekly"},', '"a":'],
    "C": [*CELLS, "title\n", "title,title\n"],
    "T": ["a\n", "+p ", "@c ", "due:2026-12-24 ", "x ", "(A) a\n", "a:b ", "%41", "a:%41 "],
    "I": [
        "BEGIN:VEVENT\r\n",
        "END:VEVENT\r\n",
        "BEGIN:VEVENT\r\nEND:VEVENT\r\n",
        "a\n",
        " a\n",
        "A;B=C:d\n",
        "A;B=",
        '"',
        "\\n",
        "^n",
        "20261201T100000,",
        "CATEGORIES:a,b\r\n",
    ],
    "D": [
        *CELLS,
        *OBJECTS,
        "task,a,,1,1,,,,en,,,,,\n",
        "task,a,,1,9,,,,en,,,,,\n",
        "section,a,,,,,,,,,,,,\n",
        "note,a,,,,,,,,,,,,\n",
        "@a ",
        "[[file ",
        '{"id":"1","content":"a"},',
        '{"id":"1","content":"a","parent_id":"1"},',
    ],
    "G": [
        *OBJECTS,
        '{"id":"1","title":"a"},',
        '{"id":"1","parent":"1","title":"a"},',
        '{"items":[',
    ],
    "K": [*CELLS, '"Home","Garden","a"\n', "\u25aa", "RRULE:", "PT0S,", '"1","1"\n'],
    "L": [*CELLS, '"Pay","12/1/2026","12/24/2026"\n', "Bank;", "12/1/2026,"],
    "O": [
        "*",
        "* a\n",
        "* TODO a\n",
        "** TODO a\n",
        ":a",
        ":a:\n",
        ":LOGBOOK:\n",
        ":a: b\n",
        ":PROPERTIES:\n:ID: a\n:END:\n",
        "<2026-12-24 Thu>",
        "<2026-12-24 Thu +1d ",
        "DEADLINE: <2026-12-24 Thu> ",
        "[",
        "[#A] ",
        "[[a][",
        "  a\n",
        " ",
        "\n",
        "#+TODO: A\n",
        "#+TODO: A B C | D\n",
        "#+FILETAGS: :a:\n",
        "| a ",
    ],
    "M": [
        "- [ ] a\n",
        "- a\n",
        "1. a\n",
        "  - [ ] a\n",
        "\t",
        " ",
        "> ",
        "# a\n",
        "#",
        "#a ",
        "[",
        "[a](",
        "[a:: b] ",
        "(a:: b",
        "[[a",
        "]",
        "::",
        "**a",
        "`",
        "```\n",
        "---\n",
        "📅 ",
        "📅 2026-12-24 ",
        "🔁 every day ",
        "⛔ a,",
        "a,",
        "^a ",
        "a\n",
        "\ufe0f",
    ],
    "X": ELEMENTS,
    "B": [*ELEMENTS, "<cac:InvoiceLine/>", "<ID>1</ID>"],
    "S": ELEMENTS,
    "P": ["\0", "\x01", "\0\0\0\0IDAT", "\x7f"],
    "A": [*OBJECTS, '{"installed":'],
}
"""By the letter of the reader."""

TODOIST = (
    "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,"
    "DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG\n"
)

TICKTICK = (
    '"Folder Name","List Name","Title","Kind","Tags","Content","Repeat","taskId","parentId"\n'
)

OUTLOOK = '"Subject","Start Date","Due Date","% Complete","Categories","Notes"\n'

INVOICE = "<Invoice xmlns='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'>"

BEGINNINGS = {
    "q": ["x "],
    "c": ["x "],
    "r": ["FREQ=DAILY;BYDAY=", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=", "FREQ=SECONDLY;BYSECOND="],
    "w": ["every "],
    "d": ["next "],
    "a": ["EUR "],
    "f": ['title:"'],
    "s": ["seats>"],
    "l": ["fr a ", "de a ", "US "],
    "p": ["A", "R", "V", "^"],
    "n": ["{N}"],
    "t": ['{"opening":"'],
    "e": ['"', "a@"],
    "u": ["https://", "https://a/"],
    "F": ["Task,Due Date\n", "* TODO a\n"],
    "J": [
        '{"format":"taskcore","version":1,"tasks":[',
        '{"format":"taskcore","version":1,"a":[{"a":"',
    ],
    "W": ["[", '[{"description":"'],
    "C": ["title,notes\n", 'title\n"'],
    "T": ["a "],
    "I": [
        "BEGIN:VCALENDAR\r\n",
        "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:1\r\nSUMMARY:",
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201T100000\r\n",
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201T100000\r\nEXDATE:",
    ],
    "D": [TODOIST, f"{TODOIST}task,", "[", '{"sync_token":"a","items":['],
    "G": ['{"kind":"tasks#taskLists","items":[', '{"kind":"tasks#taskLists","items":[{"items":['],
    "K": [TICKTICK, f'{TICKTICK}"","","'],
    "L": [OUTLOOK, f'{OUTLOOK}"'],
    "O": ["* TODO a\n", "* TODO ", "* TODO a\n:PROPERTIES:\n", "* TODO a\n:LOGBOOK:\n", "#+TODO: "],
    "M": ["- [ ] a\n", "- [ ] ", "- [ ] a\n  ", "```\n", "---\n"],
    "X": ["<a>", "%PDF-1.7\n"],
    "B": ["<a>", "%PDF-1.7\n", INVOICE],
    "S": ["<a>"],
    "P": [],
    "A": ['{"installed":{"client_id":"'],
}
"""What pieces come behind, by the same letters."""


def main(folder: str) -> None:
    number = 0
    for letter, pieces in PIECES.items():
        for beginning in ["", *BEGINNINGS.get(letter, [])]:
            for piece in pieces:
                text = letter + beginning + piece * (LENGTH // len(piece.encode()))
                Path(folder, str(number)).write_bytes(text.encode()[: LENGTH + 1])
                number += 1


if __name__ == "__main__":
    main(*sys.argv[1:])
