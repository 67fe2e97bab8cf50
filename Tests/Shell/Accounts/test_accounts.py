"""Accounts in the shell: added, their collections chosen and made, synced, and told of."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import little_calendar_server
import pytest
from little_calendar_server import PASSWORD, CalendarServer, Collection

from conftest import Shell, Terminal

# From one run by itself to the next, and some time on a busy machine.
SOON = 120


@pytest.fixture
def server() -> Iterator[CalendarServer]:
    with little_calendar_server.running() as server:
        yield server


@pytest.fixture
def errands(server: CalendarServer) -> Collection:
    errands = server.add("Errands")
    errands.add("seeds", "Buy seeds")
    return errands


@pytest.fixture
def netrc(shell: Shell) -> Path:
    """The user's own."""
    return write_netrc(shell.home / ".netrc")


def write_netrc(path: Path, host: str = "127.0.0.1", user: str = "anna") -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f'machine {host} login {user} password "{PASSWORD}"\n')
    path.chmod(0o600)
    return path


def address(server: CalendarServer) -> str:
    return f"caldav:{server.address}"


@pytest.fixture
def synced(shell: Shell, server: CalendarServer, errands: Collection, netrc: Path) -> Shell:
    """A store whose project Errands is in the collection."""
    shell(f"sync add {address(server)} --name laptop", "sync choose 1", "sync --yes")
    return shell


def test_an_account_is_added_and_its_collections_are_listed(
    shell: Shell, server: CalendarServer, errands: Collection, netrc: Path
) -> None:
    server.add("Family", "VEVENT")
    shell("add Pay rent")
    added = shell(f"sync add {address(server)}")
    assert added.splitlines()[0].split() == ["No.", "Name", "Of"]
    assert "1  Errands  tasks" in added and "2  Family   events" in added
    assert added.endswith(
        "Nothing is synced yet: “sync choose NUMBER” or “sync choose all” says what is, and “sync” begins.\n"
    )
    assert "PUT" not in server.asked
    records = json.loads(shell("sync collections --format json"))
    assert [(each["name"], each["tasks"], each["events"], each["chosen"]) for each in records] == [
        ("Errands", True, False, False),
        ("Family", False, True, False),
    ]


def test_the_first_run_is_told_and_asked(
    shell: Shell, server: CalendarServer, errands: Collection, netrc: Path
) -> None:
    shell("add Sow peas #Errands", f"sync add {address(server)}")
    assert shell("sync choose errands") == "“Errands” is synced from now on: “sync” begins.\n"
    done = shell.start("-c", "sync")
    assert done.returncode == 2
    assert "would add 1 items here and 1 there" in done.stdout + done.stderr
    assert "--yes" in done.stderr
    assert errands.titles == {"Buy seeds"}
    assert "received 1 change, sent 1 change" in shell("sync --yes")
    assert errands.titles == {"Buy seeds", "Sow peas"}
    assert shell.titles("#Errands") == ["Sow peas", "Buy seeds"]
    assert shell("sync").endswith(": nothing is new.\n")


def test_the_first_run_is_agreed_to_at_the_prompt(
    shell: Shell, server: CalendarServer, errands: Collection, netrc: Path, terminal: Terminal
) -> None:
    terminal.run(f"sync add {address(server)}")
    terminal.run("sync choose 1")
    terminal.type("sync\r")
    terminal.process.expect(r"\[y/N\]|\(y/n\)|\? ")
    terminal.type("y\r")
    assert "received 1 change" in terminal.wait()


def test_a_password_is_typed_once_and_shown_nowhere(
    shell: Shell, server: CalendarServer, errands: Collection, terminal: Terminal
) -> None:
    terminal.type(f"sync add {address(server)}\r")
    terminal.process.expect_exact(f"Password of {server.address}:")
    time.sleep(0.5)
    terminal.type(PASSWORD + "\r")
    shown = terminal.wait()
    assert PASSWORD not in shown and "Errands" in shown
    assert "Errands" in terminal.run("sync collections --refresh")
    assert PASSWORD not in terminal.history.read_text()
    assert PASSWORD.encode() not in (shell.home / ".local/share/taskcore/taskcore.db").read_bytes()


def test_a_wrong_password_is_asked_for_again(
    shell: Shell, server: CalendarServer, errands: Collection, terminal: Terminal
) -> None:
    for password, answer in (
        ("wrong", "refused the user name or the password"),
        (PASSWORD, "Errands"),
    ):
        terminal.type(f"sync add {address(server)}\r")
        terminal.process.expect_exact(f"Password of {server.address}:")
        time.sleep(0.5)
        terminal.type(password + "\r")
        assert answer in terminal.wait()


def test_without_a_terminal_and_a_password_nobody_is_asked(
    shell: Shell, server: CalendarServer
) -> None:
    status, message = shell.error(f"sync add {address(server)}")
    assert status == 1 and "wants the password of anna" in message


@pytest.mark.parametrize(("host", "user"), [("dav.example.org", "anna"), ("127.0.0.1", "ben")])
def test_a_netrc_file_of_somebody_else_is_left_alone(
    shell: Shell, server: CalendarServer, host: str, user: str
) -> None:
    write_netrc(shell.home / ".netrc", host, user)
    assert "wants the password" in shell.error(f"sync add {address(server)}")[1]


def test_a_netrc_file_that_others_can_read_is_refused(
    shell: Shell, server: CalendarServer, netrc: Path
) -> None:
    netrc.chmod(0o644)
    assert "give it the mode 0600" in shell.error(f"sync add {address(server)}")[1]


def test_a_netrc_file_is_named(shell: Shell, server: CalendarServer, errands: Collection) -> None:
    netrc = write_netrc(shell.home / "passwords")
    assert "Errands" in shell(f"sync add {address(server)} --netrc {netrc}")


def test_changes_go_both_ways(synced: Shell, errands: Collection) -> None:
    errands.change("seeds", "SUMMARY:Buy seeds", "SUMMARY:Buy more seeds")
    synced("add Sow peas #Errands", "sync")
    assert errands.titles == {"Buy more seeds", "Sow peas"}
    errands.change("seeds", "SUMMARY", "STATUS:COMPLETED\r\nSUMMARY")
    synced("sync")
    assert synced.titles("#Errands status:completed") == ["Buy more seeds"]


def test_a_conflict_names_the_server_and_is_resolved(
    synced: Shell, server: CalendarServer, errands: Collection
) -> None:
    errands.change("seeds", "SUMMARY:Buy seeds", "SUMMARY:Buy more seeds")
    synced("edit 1 Buy few seeds")
    assert "1 conflict" in synced("sync")
    (conflict,) = json.loads(synced("sync conflicts --format json"))
    assert conflict["theirs_device"] == "laptop (server)"
    assert "1 conflict" in synced("home")
    synced("sync resolve 1 mine", "sync")
    assert errands.titles == {"Buy few seeds"}


def test_a_run_is_a_record_for_programs(synced: Shell, errands: Collection) -> None:
    errands.add("peas", "Sow peas")
    (plan,) = json.loads(synced("set format json", "sync"))
    assert plan["added_here"] == 1 and plan["added_there"] == 0


def test_a_collection_is_made(shell: Shell, server: CalendarServer, netrc: Path) -> None:
    shell("add Sow peas #Garden", f"sync add {address(server)}")
    assert "was made" in shell(f"sync make {address(server)} --project Garden")
    shell("sync --yes")
    (made,) = server.collections.values()
    assert made.name == "Garden" and made.titles == {"Sow peas"}
    # Without the scheme, as “sync status” says it.
    assert "was made" in shell(
        "calendar add Family", f"sync make {server.address} --calendar Family"
    )


def test_what_is_dropped_and_removed_stays(
    synced: Shell, server: CalendarServer, errands: Collection
) -> None:
    assert synced("sync drop Errands") == "“Errands” is not synced any more.\n"
    synced("add Sow peas #Errands", "sync")
    assert errands.titles == {"Buy seeds"}
    assert synced(f"sync remove {address(server)}") == (
        f"The store is not synced with {server.address} any more.\n"
    )
    assert "No collections." in synced("sync collections")
    assert len(synced.titles("#Errands")) == 2


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("sync choose 7", "There is no collection “7”: “sync collections” lists them."),
        ("sync drop nothing", "There is no collection “nothing”: “sync collections” lists them."),
    ],
)
def test_what_is_not_there_is_said(shell: Shell, line: str, message: str) -> None:
    assert shell.error(line) == (2, message)


def test_status_home_and_doctor_know_accounts(
    synced: Shell, server: CalendarServer, errands: Collection
) -> None:
    status = synced("sync status")
    assert f"{server.address}, synced last: " in status
    # Nothing is encrypted, and nobody but servers is there to send anything to.
    assert "encrypted" not in status and "To be sent" not in status
    synced("add Sow peas #Errands")
    assert "to send" not in synced("home")
    assert f"It is synced with {server.address}, last: " in synced.start("-c", "doctor").stdout
    server.collections.clear()
    synced("sync collections --refresh")
    assert "has no more" in synced.start("-c", "doctor").stdout
    synced("sync drop all")
    assert "of which nothing is synced" in synced.start("-c", "doctor").stdout


def test_undo_leaves_alone_what_a_server_brought(synced: Shell, errands: Collection) -> None:
    synced("add Sow peas #Errands")
    errands.add("beans", "Sow beans")
    synced("sync")
    assert synced("undo") == "Undone: add 1 task\n"
    assert set(synced.titles("#Errands")) == {"Buy seeds", "Sow beans"}


def test_collections_and_accounts_complete(
    synced: Shell, server: CalendarServer, terminal: Terminal
) -> None:
    assert terminal.complete("sync choose E") in ("sync choose E", "sync choose Errands ")
    assert any("Errands" in line for line in terminal.candidates("sync choose "))
    assert terminal.complete("sync remove http").strip() == f"sync remove {server.address}"


def test_what_is_changed_there_appears_while_nobody_types(
    synced: Shell, errands: Collection, open_terminal: Callable[..., Terminal]
) -> None:
    errands.add("beans", "Sow beans")
    terminal = open_terminal()
    assert "1 change from 127.0.0.1." in terminal.shown()
    assert "Sow beans" in terminal.run("list")
    errands.add("peas", "Sow peas")
    terminal.process.expect_exact("1 change from 127.0.0.1.", timeout=SOON)
    terminal.wait()
    assert "Sow peas" in terminal.run("list")


def test_what_is_done_here_is_sent_when_the_conversation_ends(
    synced: Shell, errands: Collection, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal()
    terminal.run("add Sow peas #Errands")
    terminal.type("quit\r")
    assert terminal.end() == 0
    assert errands.titles == {"Buy seeds", "Sow peas"}


def test_nothing_happens_by_itself_before_somebody_agreed_or_where_it_is_set_off(
    shell: Shell,
    server: CalendarServer,
    errands: Collection,
    netrc: Path,
    open_terminal: Callable[..., Terminal],
) -> None:
    shell(f"sync add {address(server)}", "sync choose 1")
    terminal = open_terminal()
    assert "change from" not in terminal.shown() and "Sync:" not in terminal.shown()
    terminal.type("quit\r")
    terminal.end()
    assert shell.titles() == []
    shell("sync --yes")
    errands.add("peas", "Sow peas")
    shell("set --save sync no")
    terminal = open_terminal()
    assert "change from" not in terminal.shown()


def test_why_it_failed_by_itself_is_told_once_and_nobody_is_asked(
    synced: Shell, netrc: Path, open_terminal: Callable[..., Terminal]
) -> None:
    netrc.unlink()
    terminal = open_terminal()
    assert "Sync: " in terminal.shown() and ".netrc" in terminal.shown()
    assert "Password" not in terminal.shown()
    assert "Sync: " not in terminal.run("list")


def test_the_end_of_sync_is_the_end_of_accounts(synced: Shell) -> None:
    synced("sync off --yes")
    assert "No collections." in synced("sync collections")
    assert synced("sync status") == "This store is not synced: “sync add FOLDER” begins.\n"


def test_several_collections_have_no_one_project(
    shell: Shell, server: CalendarServer, netrc: Path
) -> None:
    server.add("Errands")
    server.add("Work")
    shell("add Sow peas #Garden", f"sync add {address(server)}")
    status, message = shell.error("sync choose all --project Garden")
    assert status == 2 and message == "A project or a calendar is for one collection."


@pytest.mark.parametrize("scheme", ["caldav:https://", "caldav:http://", "caldav:"])
def test_a_password_in_an_address_is_refused_and_said_nowhere(
    shell: Shell, scheme: str, terminal: Terminal
) -> None:
    line = f"sync add {scheme}anna:correct-horse@dav.example.org/"
    done = shell.start("--verbose", "-c", line)
    assert done.returncode == 1 and "password" in done.stderr
    assert "correct-horse" not in done.stdout + done.stderr
    terminal.run(line)
    terminal.run("sync remove caldav:https://anna@127.0.0.1:1/")
    kept = terminal.history.read_text().splitlines()
    assert kept == ["sync remove caldav:https://anna@127.0.0.1:1/"]
