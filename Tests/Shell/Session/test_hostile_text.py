"""Texts with characters that would turn the order of letters round, command a terminal or stay unseen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conftest import Shell, Terminal

TURNS = [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C]
UNSEEN = [0x200B, 0x200C, 0x200D, 0x2060, 0x2064, 0xFEFF, 0x034F, 0x3164, 0xFFA0, 0x180E, 0xFE0F]
TAGS = [0xE0001, 0xE0041, 0xE007F, 0xE0100, 0xFFF9]
UNASSIGNED = [0x0378, 0xFFFF, 0x50000]
HOSTILE = [chr(code) for code in [*TURNS, *UNSEEN, *TAGS, *UNASSIGNED]]
COMMANDS = [0x01, 0x1B, 0x7F, 0x80, 0x9B, 0x85, 0x2028, 0x2029]

READABLE = [
    "שלום עולם",
    "מחיר \u200e5$\u200f",
    "می\u200cخواهم",
    "क्\u200dष",
    "👩\u200d👩\u200d👧\u200d👦 ❤️ 1️⃣ 🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "สวัสดี\u200bครับ",
    "e\u0301 Ångström 漢字 \ue0a0",
]


def escape(text: str) -> str:
    return f"<U+{ord(text):04X}>"


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: f"U+{ord(text):04X}")
def test_a_hostile_character_is_shown_as_its_code(shell: Shell, text: str) -> None:
    shell(f'add "ab{text}cd"')
    for command in ("list", "show 1", "home", "search ab", "inbox", "list --format markdown"):
        shown = shell(command)
        assert text not in shown, command
        assert f"ab{escape(text)}cd" in shown.replace("\\", ""), command
    assert json.loads(shell("list --format json"))[0]["title"] == f"ab{text}cd"
    assert text in shell("list --format csv")
    assert text in shell("list --format tsv")
    assert text in shell("export -")


@pytest.mark.parametrize("text", READABLE)
def test_other_writings_and_emoji_are_shown_as_they_are(shell: Shell, text: str) -> None:
    shell(f'add "{text}"')
    assert text in shell("list")
    assert text in shell("show 1")


def test_every_text_of_a_store_is_shown_harmlessly(shell: Shell) -> None:
    bad = "".join(map(chr, (0x202E, 0x2066, 0xE0041, 0x200B)))
    shell(f'add "t{bad}" project:"p{bad}" +g{bad} url:https://example.org/{bad}')
    shell(
        f'edit 1 notes:"n{bad}"',
        f'event add "e{bad}" 2026-12-01T10:00 ~1h',
        f'filter add "f{bad}" all',
    )
    shell("done 1", "undo")
    commands = [
        "list", "home", "show 1", "history 1", "projects", "tags", "filters", "today", "events",
        "search t", "list group:project", "agenda 2026-12-01", "month 2026-12", "pulse", "next",
        f"parse t{bad}",
    ]  # fmt: skip
    for command in commands:
        shown = shell(command)
        assert not set(bad) & set(shown), command


def test_errors_show_what_they_quote_harmlessly(shell: Shell, tmp_path: Path) -> None:
    bad = "".join(map(chr, (0x202E, 0x2067)))
    file = tmp_path / f"{bad}.json"
    file.write_text('{"x": "\u202e\u2067')
    for command in (f"show x{bad}", f"list {bad}", f"{bad}", f'import "{file}"', f"set {bad} 1"):
        _, message = shell.error(command)
        assert not set(bad) & set(message), command
        assert "<U+202E>" in message, command


def test_a_terminal_is_neither_commanded_nor_turned_round(shell: Shell, terminal: Terminal) -> None:
    notes = "".join(map(chr, [*TURNS, *COMMANDS]))
    shell("add one")
    shell(f'edit 1 notes:"{notes.replace(chr(0x1B), "")}"')
    shown = terminal.run("show 1")
    for text in map(chr, [*TURNS, 0x9B, 0x85, 0x2028, 0x2029]):
        assert text not in shown, escape(text)
