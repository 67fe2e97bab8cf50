"""Runs the shell with a store, a home and a clock of its own: for commands and for keys."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
BINARY = BUILD / "bin" / "taskcore"
# What tests of several layers share.
sys.path.insert(0, str(ROOT / "Tests"))

# A Sunday in winter, ten o'clock in Paris.
FIXED = ["--now", "2026-12-20T09:00:00Z", "--zone", "Europe/Paris"]
PROMPT = "taskcore> "

# Who sells and who buys in the tests of invoices.
PROFILE = (
    "profile set name:'Atelier Dupont' legal_form:EI street:'1 rue de la Paix' postal_code:75002 "
    "city:Paris country:FR siren:732829320 vat_number:FR44732829320 supplies:services locale:en "
    "email:contact@atelier.example iban:'FR76 3000 6000 0112 3456 7890 189'"
)
CLIENT = (
    "client add 'Exemples SAS' street:'2 place Bellecour' postal_code:69002 city:Lyon country:FR "
    "siren:404833048 email:compta@exemples.example locale:en"
)


def environment(home: Path, **changes: str) -> dict[str, str]:
    """What the shell gets to see; nothing of the person who runs the tests."""
    home.mkdir(exist_ok=True)
    inputrc = home / ".inputrc"
    inputrc.write_text("set enable-bracketed-paste off\nset bell-style none\n")
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
        "PAGER": "cat",
        "INPUTRC": str(inputrc),
        **changes,
    }


class Shell:
    """`shell("add Pay rent", "list")` runs commands with -c and returns what they print."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def start(
        self,
        *arguments: str | bytes | Path,
        input: str | bytes = "",
        fixed: bool = True,
        timeout: int = 120,
        **variables: str,
    ) -> subprocess.CompletedProcess[str]:
        """Runs the program with arguments as they are."""
        done = subprocess.run(
            [BINARY, *(FIXED if fixed else []), *arguments],
            input=input if isinstance(input, bytes) else input.encode(),
            capture_output=True,
            env=environment(self.home, **variables),
            cwd=self.home,
            timeout=timeout,
        )
        return subprocess.CompletedProcess(
            done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
        )

    def __call__(self, *commands: str | bytes, options: tuple[str, ...] = ()) -> str:
        done = self.start(*options, *(word for command in commands for word in ("-c", command)))
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def error(self, command: str | bytes) -> tuple[int, str]:
        """The exit status and the message of a command that fails and prints nothing else."""
        return self.place_of_error(command)[1:]

    def place_of_error(self, command: str | bytes) -> tuple[str, int, str]:
        """The same, after the LINE or LINE:COLUMN that the message begins with."""
        done = self.start("-c", command)
        assert done.stdout == ""
        message = re.fullmatch(r"taskcore: -c:(\d+(?::\d+)?): (.+)\n", done.stderr)
        assert message is not None, done.stderr
        return message.group(1), done.returncode, message.group(2)

    def record(self, command: str) -> dict[str, object]:
        """The one record that a command lists."""
        (found,) = json.loads(self(f"{command} --format json"))
        assert isinstance(found, dict)
        return found

    def titles(self, filters: str = "") -> list[str]:
        """The titles that a list shows, in its order."""
        lines = self(f"list {filters} --format csv").splitlines()
        return [line.split(",")[2] for line in lines[1:]]


class Terminal:
    """The shell on a pseudo-terminal of 24 lines and 80 columns, as a person sees it."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        width: int = 80,
        fixed: bool = True,
        **variables: str,
    ) -> None:
        self.history = home / ".local/state/taskcore/history"
        self.process = pexpect.spawn(
            str(BINARY),
            [*(FIXED if fixed else []), *arguments],
            env=environment(home, **variables),
            cwd=str(home),
            dimensions=(24, width),
            encoding="utf-8",
            codec_errors="surrogateescape",
            timeout=60,
            # Who starts the tests in the background may have it ignored.
            preexec_fn=lambda: signal.signal(signal.SIGQUIT, signal.SIG_DFL),
        )

    def wait(self) -> str:
        """What is shown before the next prompt."""
        self.process.expect_exact(PROMPT)
        return self.shown()

    def shown(self) -> str:
        return str(self.process.before).replace("\r\n", "\n")

    def type(self, keys: str | bytes) -> None:
        os.write(self.process.child_fd, keys if isinstance(keys, bytes) else keys.encode())

    def run(self, line: str) -> str:
        """Types a line, and returns what is shown for it."""
        self.type(line + "\r")
        _, _, answer = self.wait().partition("\n")
        return answer

    def complete(self, text: str) -> str:
        """The line after the tab key: it is made a comment, so that it does nothing."""
        self.type(text + "\t\x1b#")
        self.wait()
        return self.history.read_text().splitlines()[-1].removeprefix("#")

    def candidates(self, text: str) -> list[str]:
        """What two strokes of the tab key list, line by line; the line is then cleared."""
        self.type(text + "\t\t")
        self.process.expect(re.escape(text) + r"\r\n((?:.*\r\n)+)" + re.escape(PROMPT))
        listed = str(self.process.match.group(1)).strip("\r\n").split("\r\n")
        self.process.expect_exact(text)
        self.type("\x03")
        self.wait()
        return [line.strip() for line in listed]

    def close(self) -> None:
        """Ends it, whatever it does."""
        try:
            self.process.close(force=True)
        except pexpect.ExceptionPexpect:
            # It was killed, which takes its time on a busy machine.
            self.process.wait()

    def end(self) -> int:
        """Waits for the end, and returns the exit status."""
        self.process.expect(pexpect.EOF)
        self.process.close()
        assert self.process.exitstatus is not None
        return int(self.process.exitstatus)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def shell(home: Path) -> Shell:
    return Shell(home)


@pytest.fixture
def open_terminal(home: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts the shell on a terminal; it is at its first prompt."""
    opened: list[Terminal] = []

    def open_one(*arguments: str, **options: str | int) -> Terminal:
        terminal = Terminal(home, *arguments, **options)  # type: ignore[arg-type]
        opened.append(terminal)
        terminal.wait()
        return terminal

    yield open_one
    for terminal in opened:
        terminal.close()


@pytest.fixture
def terminal(open_terminal: Callable[..., Terminal]) -> Terminal:
    return open_terminal()


@pytest.fixture
def tasks(shell: Shell) -> Shell:
    """Tasks for each section of the home screen, and in each view."""
    shell(
        "add 'Past' due:2026-12-19",
        "add 'Now' #Home due:2026-12-20",
        "add 'At night' due:2026-12-20T20:00 slot:evening *",
        "add 'Next day' due:2026-12-21 !p1",
        "add 'Next night' due:2026-12-21 slot:evening",
        "add 'Some day'",
        "add 'Some evening' slot:evening",
        "add 'Finished before'",
        "add 'Gone'",
        "rm 9",
    )
    shell.start("--now", "2026-12-18T09:00:00Z", "-c", "done 8")
    return shell


@pytest.fixture
def seller(shell: Shell) -> Shell:
    """A seller with one client."""
    shell(PROFILE, CLIENT)
    return shell


@pytest.fixture
def issued(seller: Shell) -> Shell:
    """F2026-0001 of 240 EUR."""
    seller(
        "invoice add 'exemples sas' order:PO-7",
        "invoice item 1 Consulting qty:2.5 unit:hour price:80 vat:20",
        "invoice issue 1",
    )
    return seller
