"""Tests that are tables: commands of the shell and what is said when they are refused."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from conftest import Shell

Test = Callable[..., None]


def refused(*cases: tuple[str, int, str]) -> Test:
    """A test of commands that end with a status and a message, which a regular expression matches."""

    @pytest.mark.parametrize(("command", "status", "message"), cases)
    def test(shell: Shell, command: str, status: int, message: str) -> None:
        given, told = shell.error(command)
        assert given == status and re.search(message, told), told

    return test


def misunderstood(*cases: tuple[str, str]) -> Test:
    """A test of commands that are not understood; the message has this text."""
    return refused(*((command, 2, re.escape(message)) for command, message in cases))


def misplaced(*cases: tuple[str, int, str]) -> Test:
    """A test of lines in which something is not understood, at that column."""

    @pytest.mark.parametrize(("line", "column", "message"), cases)
    def test(shell: Shell, line: str, column: int, message: str) -> None:
        place, status, told = shell.place_of_error(line)
        assert (place, status) == (f"1:{column}", 2), told
        assert message in told

    return test
