"""The messages of the sources: the keys of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from scripts.languages.swift_literals import Source

_OPENING = re.compile(rb'#*"')


@dataclass
class Entry:
    """A message: its key, its plural where it has one, and the files that have it."""

    key: str
    plural: str | None = None
    places: set[str] = field(default_factory=set)


class Catalogue:
    """All messages of some sources."""

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}
        self.faults: list[str] = []

    def read(self, sources: Iterable[Source]) -> Catalogue:
        for source in sources:
            if source.messages:
                _Reading(source, self).read()
        return self

    def add(self, key: str, plural: str | None, place: str) -> None:
        if not re.search(r"[^\W\d_]", re.sub(r"\{\d+\}", "", key)):
            return
        entry = self.entries.setdefault(key, Entry(key))
        entry.plural = entry.plural or plural
        entry.places.add(place)


class _Reading:
    """Reads one file."""

    def __init__(self, source: Source, catalogue: Catalogue) -> None:
        self.source = source
        self.catalogue = catalogue
        self.bytes = source.path.read_bytes()
        # Where literals begin that are interpolated in others.
        self.nested: set[int] = set()

    def read(self) -> None:
        waiting = sorted(self.source.messages)
        done: set[int] = set()
        parts: dict[int, tuple[str, int]] = {}
        for start in waiting:
            if start in done:
                continue
            key, end = literal(self.bytes, start, self.nested)
            if self._behind_plus(start):
                self._fault(start, "is joined with what is no literal: interpolate it")
            while (following := self._joined(end)) is not None:
                if following not in self.source.messages:
                    self._fault(start, "is joined with what is no literal: interpolate it")
                    break
                done.add(following)
                more, end = literal(self.bytes, following, self.nested)
                key += _renumbered(more, _count(key))
            parts[start] = (key, end)
        for start in self.nested & self.source.texts_in_messages:
            text, _ = literal(self.bytes, start)
            if re.search(r"[^\W\d_]{2}", text) and not self._is_separator(start):
                self._fault(start, f"{text!r} is a text in a message: make it a message")
        plurals = self._plurals(parts)
        others = set(plurals.values())
        for start, (key, _) in parts.items():
            if start not in others:
                plural = parts[plurals[start]][0] if start in plurals else None
                self.catalogue.add(key, plural, self.source.name)

    def _is_separator(self, start: int) -> bool:
        return bool(
            re.search(
                rb"(separator|terminator|with|describing|of): $",
                self.bytes[max(0, start - 20) : start],
            )
        )

    def _behind_plus(self, start: int) -> bool:
        return bool(re.search(rb"[\w)\]] *\n? *\+ *$", self.bytes[max(0, start - 200) : start]))

    def _joined(self, end: int) -> int | None:
        found = re.match(rb"\s*\+\s+", self.bytes[end:])
        return end + found.end() if found else None

    def _plurals(self, parts: dict[int, tuple[str, int]]) -> dict[int, int]:
        """For each singular, where its plural begins."""
        found: dict[int, int] = {}
        for match in re.finditer(rb"Message\(\s*count:", self.bytes):
            inside = [start for start in sorted(parts) if start > match.end()][:2]
            if len(inside) == 2:
                found[inside[0]] = inside[1]
        return found

    def _fault(self, start: int, what: str) -> None:
        line = self.bytes.count(b"\n", 0, start) + 1
        self.catalogue.faults.append(f"{self.source.name}:{line}: {what}")


def _count(key: str) -> int:
    return len(re.findall(r"(?<!\{)\{\d+\}", key))


def _renumbered(key: str, offset: int) -> str:
    return re.sub(r"(?<!\{)\{(\d+)\}", lambda match: f"{{{int(match.group(1)) + offset}}}", key)


def literal(source: bytes, start: int, nested: set[int] | None = None) -> tuple[str, int]:
    """The key of the literal that begins there, and where it ends; `nested` gets where those in it begin."""
    hashes = _OPENING.match(source, start).end() - start - 1  # type: ignore[union-attr]
    at = start + hashes
    quote = b'"""' if source[at : at + 3] == b'"""' else b'"'
    at += len(quote)
    closing = quote + b"#" * hashes
    escape = b"\\" + b"#" * hashes
    text = ""
    count = 0
    piece = at
    raw: list[str] = []
    while source[at : at + len(closing)] != closing:
        if at >= len(source):
            raise ValueError("a literal has no end")
        if source[at : at + len(escape)] != escape:
            at += 1
            continue
        raw.append(_braces(source[piece:at].decode()))
        at += len(escape)
        what = source[at : at + 1]
        at += 1
        if what == b"(":
            raw.append(f"{{{count}}}")
            count += 1
            at = _behind_interpolation(source, at, nested if nested is not None else set())
        elif what == b"u":
            end = source.index(b"}", at)
            raw.append(chr(int(source[at + 1 : end], 16)))
            at = end + 1
        elif what in b"\n ":
            at = at if what == b"\n" else source.index(b"\n", at) + 1
            raw.append("\0")
        else:
            raw.append({b"n": "\n", b"t": "\t", b"0": "\\0"}.get(what, what.decode()))
        piece = at
    raw.append(_braces(source[piece:at].decode()))
    text = "".join(raw)
    if quote == b'"""':
        indent = re.search(r"([ \t]*)$", text).group(1)  # type: ignore[union-attr]
        text = re.sub(r"^\n", "", text)
        text = re.sub(r"\n[ \t]*$", "", text)
        text = re.sub(rf"(?m)^{re.escape(indent)}", "", text)
        text = re.sub(rf"\0{re.escape(indent)}", "", text)
    return text, at + len(closing)


def _braces(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _behind_interpolation(source: bytes, at: int, nested: set[int]) -> int:
    depth = 1
    while depth:
        character = source[at : at + 1]
        if _OPENING.match(source, at):
            nested.add(at)
            _, at = literal(source, at, nested)
            continue
        depth += {b"(": 1, b")": -1}.get(character, 0)
        at += 1
    return at
