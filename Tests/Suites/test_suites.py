"""Suites run in two lanes: what they print stays together, and nothing of them stays behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

OWNER = Path("/proc/self").owner()
SUITES = Path(__file__).parents[1] / "suites.sh"
BEGINNING = f"""set -uo pipefail
source {SUITES}
patience=1
echo "in $TMPDIR"
fail() {{ echo "E  it is wrong"; return 1; }}
slow() {{ for each in 1 2 3 4 5 6; do echo "$1 $each"; sleep 0.1; done; }}
"""


def run(script: str) -> tuple[int, str]:
    """The status, and what was printed; the folder of the run is gone."""
    finished = subprocess.run(
        ["bash", "-c", BEGINNING + script], capture_output=True, text=True, timeout=60
    )
    assert finished.stderr == "" or "processors worked" in finished.stderr
    folder = re.match("in (.*)\n", finished.stdout)
    assert folder and not Path(folder[1]).exists()
    return finished.returncode, finished.stdout


def test_suites_run_in_turn_and_the_last_line_counts_them() -> None:
    status, printed = run("suite One echo 1\nsuite Two fail\nsuite Three echo 3\nsummary")
    assert status == 1
    assert printed.endswith("Failed: Two\n2 passed, 1 failed\n")
    assert re.findall("^=== (.*?)(?: in| after|$)", printed, re.M)[:6] == [
        "One",
        "One: passed",
        "Two",
        "Two: FAILED",
        "Three",
        "Three: passed",
    ]
    assert "=== What failed in Two\nE  it is wrong\n" in printed


def test_what_follows_a_suite_that_failed_may_be_left_out() -> None:
    status, printed = run("suite One fail || summary\nsuite Two echo never")
    assert status == 1
    assert printed.endswith("\n0 passed, 1 failed\n")
    assert "never" not in printed


LANES = """
lane() { suite Left slow left; suite Wrong fail; suite Last slow last; }
beside lane
suite First slow first
suite Second slow second
"""


def test_a_second_lane_runs_beside_the_first() -> None:
    """Each of the two ends when the other has begun."""
    script = """
    meet() { touch "$TMPDIR/$1"; until [[ -e $TMPDIR/$2 ]]; do sleep 0.05; done; }
    lane() { suite Left meet left first; }
    beside lane
    suite First meet first left
    summary
    """
    status, printed = run(script)
    assert status == 0
    assert printed.endswith("\n2 passed, 0 failed\n")


def test_the_lines_of_a_second_lane_stay_together() -> None:
    status, printed = run(LANES + "suite Third slow third\nsummary")
    assert status == 1
    assert printed.endswith("Failed: Wrong\n5 passed, 1 failed\n")
    for name in ("left", "last", "first", "second", "third"):
        lines = "".join(f"{name} {each}\n" for each in range(1, 7))
        assert f"=== {name.capitalize()}\n{lines}" in printed
    order = re.findall(r"^=== (\w+)$", printed, re.M)
    assert [each for each in order if each in ("Left", "Wrong", "Last")] == [
        "Left",
        "Wrong",
        "Last",
    ]


def test_the_times_of_files_do_not_say_in_which_order_suites_ended() -> None:
    script = """
    touched() { touch --date=tomorrow "$logs/second/"*; }
    lane() { suite Zero true; suite One touched; suite Nine true; suite Eight true; }
    beside lane
    suite First slow first
    summary
    """
    status, printed = run(script)
    assert status == 0
    order = ["First", "Zero", "One", "Nine", "Eight"]
    assert re.findall(r"^=== (\w+)$", printed, re.M) == order


def test_what_must_not_run_beside_anything_waits_for_the_second_lane() -> None:
    script = "lane() { suite Long slow long; }\nbeside lane\njoin\nsuite Alone echo alone\nsummary"
    status, printed = run(script)
    assert status == 0
    assert printed.index("Long: passed") < printed.index("=== Alone")
    assert printed.endswith("\n2 passed, 0 failed\n")


def test_a_lane_that_is_killed_counts_as_a_failure() -> None:
    script = """
    lane() { suite Never sleep 60; }
    beside lane
    suite First sleep 0.5
    kill -KILL -- -$second_lane
    summary
    """
    status, printed = run(script)
    assert status == 1
    assert printed.endswith("Failed: Second lane\n1 passed, 1 failed\n")


def test_each_suite_has_the_variables_that_stand_before_it() -> None:
    script = """
    say() { echo "venv is ${venv-unset}"; }
    lane() { venv=other suite Left say; suite Plain say; }
    beside lane
    venv=one suite First say
    summary
    """
    assert re.findall("venv is .*", run(script)[1]) == [
        "venv is one",
        "venv is other",
        "venv is unset",
    ]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_no_process_and_no_file(number: signal.Signals, tmp_path: Path) -> None:
    """Not even one that has gone to a session of its own, or that ignores what it is told."""
    script = f"""
    stubborn() {{
      setsid --fork sleep 987
      (cd "$TMPDIR" && env -u TMPDIR setsid --fork sleep 986)
      bash -c 'trap "" INT TERM; sleep 985 & wait; wait'
    }}
    lane() {{ suite Stubborn stubborn; suite Next touch {tmp_path}/next; }}
    beside lane
    touch {tmp_path}/begun
    suite First sleep 984
    suite Then touch {tmp_path}/then
    """
    process = subprocess.Popen(
        # bash cannot trap what was ignored when it began, as with nohup.
        ["env", "--default-signal", "bash", "-c", BEGINNING + script],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        text=True,
    )
    assert process.stdout
    try:
        folder = Path(process.stdout.readline().removeprefix("in ").strip())
        while len(sleepers()) < 4:
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(number)
        assert process.wait(30) == 128 + number
        process.stdout.read()
        assert not sleepers()
        assert not folder.exists()
        assert [each.name for each in tmp_path.iterdir()] == ["begun"]
    finally:
        process.kill()
        for sleeper in sleepers():
            os.kill(sleeper, signal.SIGKILL)


def sleepers() -> set[int]:
    """The processes of the script above that sleep."""
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
            if re.fullmatch(rb"sleep\x0098[4567]\0", command) and process.owner() == OWNER:
                found.add(int(process.name))
        except OSError:
            continue
    return found
