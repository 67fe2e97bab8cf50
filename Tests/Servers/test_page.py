"""What docs/sync.md says of a CalDAV server works as it stands there: a task that is ticked in todoman is ticked here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

import servers
from calendar_servers import environment_program
from conftest import BUILD, ROOT

PAGE = Path(os.environ.get("TASKCORE_TEST_PAGE", ROOT / "docs/sync.md")).read_text(encoding="utf-8")
TITLE = "## With a CalDAV server\n"
PROGRAMS = ("radicale", "taskcore", "todo", "vdirsyncer", "yes")
# A block is the file that the sentence before it names.
NAMED = re.compile(r"`(~/[^`]+)`[^`]*?\n\n```\w+\n(.*?)```", re.DOTALL)


def section() -> str:
    return PAGE.partition(TITLE)[2].partition("\n## ")[0]


def commands() -> list[str]:
    """Those that stand in the page as commands, in that order."""
    without_blocks = re.sub(r"^```.*?^```$", "", section(), flags=re.DOTALL | re.MULTILINE)
    lines = re.findall(r"^    (\S.*)$", without_blocks, re.MULTILINE)
    return [line for line in lines if line.split()[0] in PROGRAMS]


class NewUser:
    """Somebody with an empty home and these programs, and with a port of his own instead of the page's."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = servers.free_port()
        programs = home / "bin"
        programs.mkdir()
        places = {
            "taskcore": str(BUILD / "bin" / "taskcore"),
            "radicale": environment_program("radicale"),
            "vdirsyncer": environment_program("vdirsyncer"),
            # Debian's name for it.
            "todo": shutil.which("todoman") or "todoman",
        }
        for name, place in places.items():
            (programs / name).symlink_to(place)
        self.running: list[subprocess.Popen[bytes]] = []

    @property
    def environment(self) -> dict[str, str]:
        path = f"{self.home}/bin:{os.environ['PATH']}"
        return {"HOME": str(self.home), "PATH": path, "LC_ALL": "C.UTF-8", "TZ": "Europe/Paris"}

    def said(self, text: str) -> str:
        return text.replace("localhost:5232", f"localhost:{self.port}")

    def write(self, name: str, text: str) -> None:
        path = self.home / name.removeprefix("~/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.said(text))
        path.chmod(0o600)

    def run(self, command: str) -> str:
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", self._without_the_end_of_yes(command)],
            cwd=self.home,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=servers.PATIENCE,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    def _without_the_end_of_yes(self, command: str) -> str:
        """It ends by a broken pipe, which is how it is meant."""
        return re.sub(r"^yes \|", "(yes 2> /dev/null || true) |", self.said(command))

    def start(self, command: str) -> None:
        """In another terminal."""
        self.running.append(
            subprocess.Popen(
                ["bash", "-c", f"exec {self.said(command)}"],
                cwd=self.home,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        )

        def answers() -> bool:
            status = "curl --silent --output /dev/null http://localhost:5232/"
            return subprocess.run(["bash", "-c", self.said(status)]).returncode == 0

        servers.wait_until(answers, command)

    def close(self) -> None:
        for process in self.running:
            servers.end(process)


@pytest.fixture
def user(tmp_path: Path) -> Iterator[NewUser]:
    user = NewUser(tmp_path)
    yield user
    user.close()


def test_a_task_that_is_ticked_in_todoman_is_ticked_here(user: NewUser) -> None:
    files = NAMED.findall(section())
    assert {name for name, _ in files} >= {"~/.vdirsyncer/config", "~/.netrc"}
    for name, text in files:
        user.write(name, textwrap.dedent(text))
    (user.home / "lists" / "errands").mkdir(parents=True, exist_ok=True)
    printed = ""
    for command in commands():
        if command.startswith("radicale"):
            user.start(command)
        else:
            printed = user.run(command)
    # The last one shows what is done.
    assert "Buy seeds" in printed
    assert "Sow peas" in printed
