"""Commands of the shell at a time of one Sunday in Paris."""

from __future__ import annotations

from conftest import Shell


def at(clock: str) -> list[str]:
    """The options for that time: `10:00`."""
    return ["--zone", "Europe/Paris", "--now", f"2026-12-20T{clock}+01:00"]


def run(shell: Shell, clock: str, *commands: str) -> str:
    words = [word for command in commands for word in ("-c", command)]
    done = shell.start(*at(clock), *words, fixed=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout
