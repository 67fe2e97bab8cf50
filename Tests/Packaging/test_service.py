"""The unit with which systemd follows alerts for a user: systemd understands all of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

NAME = "taskcore-alerts.service"


@pytest.fixture
def unit(root: Path) -> str:
    return (root / f"debian/taskcore.{NAME.replace('.', '.user.')}").read_text()


def test_systemd_finds_nothing_wrong_with_the_unit(unit: str, shell: Path, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("THE UNIT OF SYSTEMD IS NOT VERIFIED: there is no systemd-analyze")
    file = tmp_path / NAME
    file.write_text(unit.replace("/usr/bin/taskcore", str(shell)))
    folders = {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)}
    done = subprocess.run(
        [analyze, "--user", "--man=no", "verify", file],
        capture_output=True,
        text=True,
        env={"PATH": os.environ["PATH"], **folders},
        timeout=60,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_unit_follows_alerts_with_the_installed_shell(unit: str) -> None:
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert command == "/usr/bin/taskcore alerts --follow --notify"


@pytest.mark.parametrize(
    "line",
    [
        "NoNewPrivileges=yes",
        "MemoryDenyWriteExecute=yes",
        "RestrictAddressFamilies=AF_UNIX",
        "RestrictNamespaces=yes",
        "SystemCallArchitectures=native",
        "SystemCallFilter=@system-service",
        "UMask=0077",
    ],
)
def test_the_unit_may_do_no_more_than_it_needs(unit: str, line: str) -> None:
    assert line in unit.splitlines()
