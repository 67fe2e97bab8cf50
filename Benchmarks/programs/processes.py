"""Programs that are started and measured as a whole, from outside."""

from __future__ import annotations

import os
import pty
import subprocess
import time
from pathlib import Path


def answer(*command: str | Path, given: str | None = None) -> str:
    """What a command prints; a failure ends this program with what it says."""
    done = subprocess.run(command, input=given, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}: {done.stderr or done.stdout}")
    return done.stdout


def piped(*command: str | Path) -> float:
    """Seconds until a command has ended."""
    begun = time.perf_counter()
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begun


def on_terminal(until: bytes, *command: str | Path) -> float:
    """Seconds until our shell has shown something on a terminal; it is ended then."""
    begun = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        os.execv(command[0], [str(word) for word in command])
    shown = b""
    while until not in shown:
        shown += os.read(terminal, 65_536)
    seconds = time.perf_counter() - begun
    while b"taskcore> " not in shown:
        shown += os.read(terminal, 65_536)
    os.write(terminal, b"\x04")
    try:
        while os.read(terminal, 65_536):
            pass
    except OSError:
        pass  # It has ended.
    os.waitpid(process, 0)
    os.close(terminal)
    return seconds
