"""Colours by the terminal and its background, strike-through, dates and calendars."""

from __future__ import annotations

import re

import pytest

from conftest import Shell, Terminal

LIGHT_RED = (0xC6, 0x28, 0x28)
DARK_RED = (0xFF, 0x7B, 0x72)


def luminance(colour: tuple[int, ...]) -> float:
    def linear(part: int) -> float:
        value = part / 255
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, ...], two: tuple[int, ...]) -> float:
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def of_cube(number: int) -> tuple[int, ...]:
    """What one of 256 colours looks like."""
    if number >= 232:
        return (8 + 10 * (number - 232),) * 3
    steps = (0, 95, 135, 175, 215, 255)
    index = number - 16
    return (steps[index // 36], steps[index // 6 % 6], steps[index % 6])


def coloured(shell: Shell, *commands: str, **variables: str) -> str:
    """What a terminal of certain abilities is sent."""
    words = [word for command in commands for word in ("-c", command)]
    done = shell.start("--color", "always", *words, **variables)  # type: ignore[arg-type]
    return done.stdout


@pytest.fixture
def palette(shell: Shell) -> Shell:
    """A project in each colour."""
    names = "red orange yellow green teal blue indigo purple pink brown grey".split()
    shell(*(f"project add {name.title()} colour:{name}" for name in names))
    return shell


@pytest.mark.parametrize(
    ("told", "paper", "red"),
    [("0;15", (255, 255, 255), LIGHT_RED), ("15;default;0", (0x12, 0x12, 0x12), DARK_RED)],
)
def test_colours_are_the_librarys_where_the_terminal_has_them(
    palette: Shell, told: str, paper: tuple[int, ...], red: tuple[int, ...]
) -> None:
    text = coloured(palette, "projects", COLORTERM="truecolor", COLORFGBG=told)
    assert "\x1b[38;2;{};{};{}mRed\x1b[0m".format(*red) in text
    colours = re.findall(r"\x1b\[38;2;(\d+);(\d+);(\d+)m", text)
    assert len(set(colours)) == 11
    assert all(contrast(tuple(map(int, colour)), paper) >= 4.5 for colour in colours)


@pytest.mark.parametrize(
    ("told", "paper"), [("0;15", (255, 255, 255)), ("15;0", (0x12, 0x12, 0x12))]
)
def test_the_nearest_of_256_colours_can_be_read(
    palette: Shell, told: str, paper: tuple[int, ...]
) -> None:
    text = coloured(palette, "projects", TERM="xterm-256color", COLORFGBG=told)
    numbers = re.findall(r"\x1b\[38;5;(\d+)m", text)
    assert len(numbers) == 11 and len(set(numbers)) >= 9
    assert all(contrast(of_cube(int(number)), paper) >= 4.5 for number in numbers)


def test_tones_can_be_read_on_both_when_nothing_tells_the_background(palette: Shell) -> None:
    text = coloured(palette, "projects", COLORTERM="24bit")
    colours = re.findall(r"\x1b\[38;2;(\d+);(\d+);(\d+)m", text)
    assert len(set(colours)) == 11
    for colour in colours:
        rgb = tuple(map(int, colour))
        assert min(contrast(rgb, (0, 0, 0)), contrast(rgb, (255, 255, 255))) >= 4.5
    assert "\x1b[31mRed" in coloured(palette, "projects", TERM="xterm-256color")


def test_bright_colours_are_for_dark_backgrounds(palette: Shell) -> None:
    assert "\x1b[93mYellow" in coloured(palette, "projects")
    assert "\x1b[33mYellow" in coloured(palette, "projects", COLORFGBG="0;15")


@pytest.mark.parametrize(
    ("name", "code"), [("xterm", "2;9"), ("screen", "2"), ("no-such-terminal", "2")]
)
def test_what_is_done_is_struck_through_where_the_terminal_can(
    shell: Shell, name: str, code: str
) -> None:
    shell("add Sweep due:today", "add Mop parent:1", "done 1")
    text = coloured(shell, "list status:any tree:yes", "agenda --completed", TERM=name)
    assert text.count(f"\x1b[{code}mSweep\x1b[0m") == 2
    assert f"\x1b[{code}mMop" in text, "what only indents is not struck through"


def test_a_list_has_the_colours_of_the_home_screen(shell: Shell) -> None:
    shell(
        "add Late !p0 due:2026-12-19",
        "add Now due:today",
        "add Soon !p3 due:2026-12-24",
        "add Over !p1 due:today",
        "done 4",
    )
    home, listed = (coloured(shell, command) for command in ("home", "list status:any"))
    for text in (
        *("\x1b[31mP0", "\x1b[93mP3", "\x1b[32mP1"),
        *("\x1b[2;9mOver", "Late  ", "Now  ", "Soon  "),
    ):
        assert text in home and text in listed
    for colour, day, label in (
        *((31, "2026-12-19", "1 day overdue"), (33, "2026-12-20", "Today")),
        (90, "2026-12-24", "In 4 days"),
    ):
        assert f"\x1b[{colour}m{day}" in listed and f"\x1b[{colour}m{label}" in home


@pytest.mark.parametrize("name", ["vt100", "dumb", ""])
def test_a_terminal_without_colours_gets_none(shell: Shell, name: str) -> None:
    shell("add Late !p0")
    terminal = Terminal(shell.home, "-c", "list", TERM=name)
    assert terminal.end() == 0
    assert "\x1b" not in terminal.shown()


def test_sentences_go_on_below_on_a_terminal_and_not_in_a_pipe(shell: Shell) -> None:
    shell(*(f"add Task {number}" for number in range(9)), "done 1-3")
    words = shell("pulse insights").split()
    assert all(line.startswith("● ") for line in shell("pulse insights").splitlines())
    terminal = Terminal(shell.home, "--color", "never", "-c", "pulse insights", width=40)
    assert terminal.end() == 0
    lines = terminal.shown().splitlines()
    assert max(map(len, lines)) <= 40 and any(line.startswith("  ") for line in lines)
    assert terminal.shown().split() == words


def test_a_month_fits_a_narrow_terminal(shell: Shell) -> None:
    shell("add Sweep due:2026-12-24", "event add Fair 2026-12-21")
    terminal = Terminal(shell.home, "--color", "never", "-c", "month", width=30)
    assert terminal.end() == 0
    assert terminal.shown().splitlines() == [
        "       December 2026",
        " Mo  Tu  We  Th  Fr  Sa  Su",
        " 30   1   2   3   4   5   6",
        "  7   8   9  10  11  12  13",
        " 14  15  16  17  18  19 [20]",
        " 21● 22  23  24○ 25  26  27",
        " 28  29  30  31   1   2   3",
        " ● events  ○ tasks  ✓ done",
    ]
