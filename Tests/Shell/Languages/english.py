"""The English words that nobody should read in another language."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from babel.messages.pofile import read_po

from conftest import ROOT

UID = r"[0-9a-f]{8}-[0-9a-f-]{27}"
WORD = re.compile(r"[^\W\d_]{2,}")
# Commands in quotation marks, tokens, options and places of arguments: they are the same in every language.
_SAME = re.compile(
    r"“[^”]*”|„[^“]*“|«[^»]*»|‘[^’]*’|\{\d*\}|--[\w-]+|[\w-]+[:=](?=[\w\"',.;)])[^\s,;)]*"
)


# Words of both languages that have another word for it in most of the messages.
_OF_BOTH = {"fr": {"note"}, "de": {"name"}}


def words(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(text)}


@cache
def english_words(language: str) -> frozenset[str]:
    """The words of the messages, without those that the translations have as well.

    A translation keeps the name of a command or a column, which makes no word of the language of it, unless most of
    them keep it, as `total` is kept in French.
    """
    used: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    own: set[str] = set()
    with Path(ROOT, "po", f"{language}.po").open("rb") as file:
        for message in read_po(file, locale=language):
            if message.id:
                english, other = _words_of(message.id), _words_of(message.string or "")
                used.update(english)
                kept.update(english & other)
                own |= other - english
    english_alone = {word for word in used if word not in own and 2 * kept[word] < used[word]}
    return frozenset(english_alone - _OF_BOTH[language])


def _words_of(forms: str | tuple[str, ...] | list[str]) -> set[str]:
    texts = [forms] if isinstance(forms, str) else forms
    return {word for text in texts for word in words(_SAME.sub(" ", text))}


def left(said: str, data: list[str], language: str) -> list[str]:
    """The English words in a text, but for those in data."""
    said = re.sub(rf"\x1b\[[0-9;]*m|{UID}", "", said)
    for text in sorted(data, key=len, reverse=True):
        said = said.replace(text, " ")
    return sorted(words(said) & english_words(language))


class Page(HTMLParser):
    """What people read of a page, or have read to them, and the language that it says it is in."""

    SPOKEN = frozenset({"aria-label", "title", "alt", "placeholder", "content"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.language: str | None = None
        self.text = ""
        self.is_code = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.is_code = tag in ("style", "script")
        if tag == "html":
            self.language = dict(attributes).get("lang")
        if tag != "meta":
            self.text += "".join(f" {value}\n" for name, value in attributes if name in self.SPOKEN)

    def handle_endtag(self, tag: str) -> None:
        self.is_code = False

    def handle_data(self, data: str) -> None:
        if not self.is_code:
            self.text += f"{data}\n"
