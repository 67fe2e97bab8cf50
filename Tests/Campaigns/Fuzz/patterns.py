"""Writes inputs of 64 KB, each of one piece again and again, into a folder: what takes time by the square of its
length shows there.
"""

from __future__ import annotations

import sys
from pathlib import Path

LENGTH = 64_000

XML = ["<a>", "<a/>", "<a b='1' ", "&lt;", "]]>", "<!-- -->", "1 0 obj [", "1 0 obj/ObjStm "]

PIECES = {
    "q": ["a ", "+t ", "#p ", "p1 ", "(", '"', "every day ", "tomorrow ", "https://a ", "12:00 "],
    "r": ["FREQ=DAILY;", "BYDAY=MO,", "1,", "MO,", "BYMONTH=1;", ";", "="],
    "w": ["every ", "day ", "1st ", "and ", "monday, ", "every 2 days "],
    "d": ["1", "next ", "in 1 day ", "12:00 ", "tomorrow "],
    "f": ["(", "not ", "a or ", "a ", '"a" ', "#a ", "due<2026-12-24 ", "sort:due ", "a* ", ")"],
    "z": ["a", "../", "/"],
    "J": ["[", '{"a":', "1", '"', "\\u0041", "[1,", " ", '{"uid":"x","title":"t"},'],
    "W": ['{"description":"a"},', "[", "{", '"a":'],
    "C": ["title\n", "a,", '"', '""', "title,title\n", "\n"],
    "T": ["a\n", "+p ", "@c ", "due:2026-12-24 ", "x ", "(A) a\n", "a:b "],
    "I": ["BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "a\n", " a\n", "A;B=C:d\n", "20261201T100000,"],
    "D": ["task,a,1\n", "task,@a @a\n", "@a ", "note,a\n", '{"id":"1","content":"a"},', "["],
    "G": ['{"title":"a"},', '{"items":[', "["],
    "K": ["a,", '"', '"a","b","c"\n', "-\n", "▪ a\n"],
    "L": ["a,", '"', "a\n", "a;"],
    "O": [
        "* TODO a\n",
        "*",
        "[[a",
        ":a",
        ":a:\n",
        ":END:\n",
        "DEADLINE: <2026-12-24> ",
        "[#A] ",
        "a\n",
    ],
    "M": [
        "- [ ] a\n",
        "[a](",
        "[",
        "(",
        "[a::",
        "](",
        "🔁 every ",
        "📅 ",
        "#t ",
        "# a\n",
        "> ",
        " ",
        "```\n",
    ],
    "e": ["a ", "-t ", "#p ", "due ", "no tags "],
    "p": [".", "a.", "/", "é"],
    "X": XML,
    "P": XML,
    "B": ["\x00\x00\x00\x00IDAT", "\xff\xda", "\xff\xe0\x00\x02", "\x00"],
}
"""By the letter of the reader."""

BEGINNINGS = {
    "q": ["x "],
    "r": ["FREQ=DAILY;BYDAY=", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=", "FREQ=SECONDLY;BYSECOND="],
    "w": ["every "],
    "d": ["next "],
    "f": ['title:"'],
    "J": ['{"format":"taskcore","version":1,"tasks":[', '[{"a":"'],
    "W": ["[", '[{"description":"'],
    "C": ["title,notes\n", 'title\n"'],
    "T": ["a "],
    "I": [
        "BEGIN:VCALENDAR\r\n",
        "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:1\r\nSUMMARY:",
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201T100000\r\nEXDATE:",
    ],
    "D": ["TYPE,CONTENT,PRIORITY\n", "TYPE,CONTENT\ntask,", '{"projects":[],"items":['],
    "G": ['{"kind":"tasks#taskLists","items":[{"kind":"tasks#tasks","items":['],
    "K": ['"Folder Name","List Name","Title"\n'],
    "L": ["Subject,Start Date\n", '"Subject","Due Date"\n"'],
    "O": ["* TODO a\n", "* TODO ", "* TODO a\n:PROPERTIES:\n"],
    "M": ["- [ ] ", "# "],
    "e": ["+1 day "],
    "X": ["<a>", "%PDF-1.7\n"],
    "P": ["<a>", "%PDF-1.7\n"],
    "B": ["\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "\xff\xd8"],
}


def main(folder: str) -> None:
    number = 0
    for letter, pieces in PIECES.items():
        for beginning in ["", *BEGINNINGS.get(letter, [])]:
            for piece in pieces:
                text = letter + beginning + piece * (LENGTH // len(piece))
                # A picture is bytes, of which none is a character of several.
                coding = "latin-1" if letter == "B" else "utf-8"
                Path(folder, str(number)).write_bytes(text[: LENGTH + 1].encode(coding)[:65_537])
                number += 1


if __name__ == "__main__":
    main(*sys.argv[1:])
