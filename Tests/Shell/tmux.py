"""A terminal of any size, as tmux has it: what stands on its screen, and in which colours."""

from __future__ import annotations

import os
import re
import subprocess
import time
from pathlib import Path

from conftest import BINARY, FIXED, environment

KEY = r"[CM]-.|Enter|Tab|Up|Down|Left|Right|Escape|BSpace"


class Screen:
    """The shell in a terminal of its own. It is a context, at the end of which all is gone."""

    def __init__(
        self, folder: Path, width: int, height: int, *arguments: str, **variables: str
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.width, self.height = width, height
        # The path of a socket must be short.
        self.socket = Path(f"/tmp/taskcore-tmux-{os.getpid()}-{id(self)}")
        settings = folder / "tmux.conf"
        settings.write_text(
            "set -g status off\nset -g default-terminal tmux-256color\nset -g escape-time 0\n"
            "set -g remain-on-exit on\n"
        )
        self.variables = environment(folder / "home", **variables)
        self.tmux(
            *("-f", str(settings), "new-session", "-d", "-x", str(width), "-y", str(height)),
            *("--", str(BINARY), *FIXED, *arguments),
        )

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, *_: object) -> None:
        self.tmux("kill-server", check=False)
        self.socket.unlink(missing_ok=True)

    def tmux(self, *arguments: str, check: bool = True) -> str:
        done = subprocess.run(
            ["tmux", "-S", str(self.socket), *arguments],
            env=self.variables,
            capture_output=True,
            text=True,
            timeout=30,
        )
        assert not check or done.returncode == 0, done.stderr
        return done.stdout

    def type(self, *keys: str) -> None:
        """Types texts, and keys by tmux's names of them such as `Enter` and `C-c`."""
        for key in keys:
            literally = [] if re.fullmatch(KEY, key) else ["-l"]
            self.tmux("send-keys", *literally, "--", key)

    def resize(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    @property
    def cursor(self) -> tuple[int, int]:
        """Column and line, both from 0."""
        place = self.tmux("display-message", "-p", "#{cursor_x} #{cursor_y}").split()
        return int(place[0]), int(place[1])

    @property
    def lines(self) -> list[str]:
        """What stands on the screen."""
        return self.tmux("capture-pane", "-p").split("\n")[: self.height]

    @property
    def coloured(self) -> str:
        """The same with its codes for colours."""
        return self.tmux("capture-pane", "-p", "-e")

    @property
    def has_wrapped(self) -> bool:
        """Whether some line was longer than the screen is wide."""
        joined = self.tmux("capture-pane", "-p", "-J")
        return joined.count("\n") < self.tmux("capture-pane", "-p").count("\n")

    def wait(self, pattern: str, seconds: float = 20) -> str:
        """The screen, once it has what the pattern describes and changes no more."""
        end = time.monotonic() + seconds
        before = None
        while True:
            text = "\n".join(self.lines)
            if re.search(pattern, text, re.MULTILINE) and text == before:
                return text
            assert time.monotonic() < end, f"No {pattern!r} in\n{text}"
            before = text
            time.sleep(0.05)

    def run(self, line: str) -> str:
        """Clears the screen, types a line, and returns the screen at the next prompt, or in the
        pager."""
        self.type("C-l", line)
        self.wait(re.escape(line[-self.width + 10 :]) + r"\s*\Z")
        self.type("Enter")
        return self.wait(r"^((taskcore|demo)>|.*\(END\)|:)\s*\Z")
