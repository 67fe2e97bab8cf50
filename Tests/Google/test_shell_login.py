"""Somebody logs in to Google in the shell, syncs, and takes back what was allowed."""

from __future__ import annotations

import os
import signal
import stat
import time
from pathlib import Path
from typing import Any

import pytest

from client import all_pages, tasks_client
from faults import Kind
from server import GoogleServer
from taskcore_shell import GoogleShell, agree, asked, redirect_of, visit, with_query

CALENDAR_LIST = "https://www.googleapis.com/auth/calendar.calendarlist.readonly"
EVENTS = "https://www.googleapis.com/auth/calendar.events"
TASKS = "https://www.googleapis.com/auth/tasks"
MAKING = "https://www.googleapis.com/auth/calendar.calendars"


@pytest.fixture
def shell(google: GoogleServer, tmp_path: Path) -> GoogleShell:
    return GoogleShell(google, tmp_path / "home")


def token_of(shell: GoogleShell, name: str) -> str:
    lines = shell.tokens.read_text().splitlines()
    return dict(line.split(" ", 1) for line in lines if not line.startswith("#"))[name]


def test_somebody_logs_in_syncs_and_takes_it_back(
    google: GoogleServer, shell: GoogleShell, tasks: Any
) -> None:
    scopes: list[str] = []
    pages: list[tuple[int, str]] = []

    def browser(address: str) -> None:
        scopes.extend(asked(address, "scope").split())
        pages.append(agree(address))

    assert "My Tasks" in shell.log_in(browser)
    # No wider than what is done.
    assert scopes == [CALENDAR_LIST, EVENTS, TASKS]
    assert pages[0][0] == 200 and "You are logged in." in pages[0][1]
    assert stat.S_IMODE(shell.tokens.stat().st_mode) == 0o600
    shell("sync choose all", "add Bread project:'My Tasks'", "sync --yes")
    assert [each["title"] for each in all_pages(tasks.tasks(), tasklist="@default")] == ["Bread"]
    refresh = token_of(shell, "refresh")
    assert "is taken back" in shell(f"sync remove '{shell.address}'")
    assert google.oauth.grants[refresh].is_revoked
    assert list(shell.folder.glob("google*")) == []
    assert "No collections." in shell("sync collections")


def test_no_client_is_built_in_and_one_is_found_where_it_is_shipped(
    shell: GoogleShell, google: GoogleServer
) -> None:
    message = shell.error(f"sync add '{shell.address}'")
    assert "--client FILE" in message and "docs/google.md" in message
    assert google.requests() == []
    shipped = shell.home / "share/taskcore/google-client.json"
    shipped.parent.mkdir(parents=True)
    shell.client.rename(shipped)
    assert "My Tasks" in shell.log_in(options="--name desk")
    # What tokens were got by is kept with them.
    shipped.unlink()
    google.oauth.expire_access_tokens()
    shell("sync collections --refresh")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "is no file of a client"),
        ("{}", "is no file of a client"),
        ('{"installed": {}}', "is no file of a client"),
        ('{"web": {"client_id": "a"}}', "another type"),
        ('{"type": "service_account"}', "another type"),
    ],
)
def test_what_is_no_client_is_told(shell: GoogleShell, text: str, message: str) -> None:
    shell.client.write_text(text)
    assert message in shell.error(f"sync add '{shell.address}' --client {shell.client}")


def test_an_answer_to_somebody_else_is_left_alone_and_the_login_goes_on(
    shell: GoogleShell, google: GoogleServer
) -> None:
    pages: list[tuple[int, str]] = []

    def browser(address: str) -> None:
        redirect = redirect_of(address)
        for path in ("/?code=x&state=y", "/?code=x", "/?error=access_denied", "/favicon.ico", "/"):
            pages.append(visit(redirect + path))
        pages.append(visit(redirect + "/?" + "x" * 20_000))
        assert [each.path for each in google.requests()] == []
        agree(address)

    shell.log_in(browser)
    assert [status for status, _ in pages] == [404] * 6


def test_who_says_no_is_not_logged_in(shell: GoogleShell, google: GoogleServer) -> None:
    google.oauth.answer_error = "access_denied"
    pages: list[tuple[int, str]] = []
    line = f"sync add '{shell.address}' --client {shell.client}"
    status, _, said = shell.browse(line, lambda address: pages.append(agree(address)))
    assert status == 1 and "did not agree" in said
    assert pages[0][0] == 403 and "You are not logged in" in pages[0][1]
    assert not shell.folder.exists() or list(shell.folder.glob("*.tokens")) == []


def test_a_page_of_google_that_is_for_another_program_gives_no_token(
    shell: GoogleShell, google: GoogleServer
) -> None:
    """The code that was stolen is of no use without the verifier."""

    def browser(address: str) -> None:
        agree(with_query(address, code_challenge="A" * 43))

    line = f"sync add '{shell.address}' --client {shell.client}"
    status, _, said = shell.browse(line, browser)
    assert status == 1 and "does not take the token or code" in said


def test_boxes_that_were_not_ticked_are_told(shell: GoogleShell, google: GoogleServer) -> None:
    google.oauth.ticked_scopes = frozenset()
    line = f"sync add '{shell.address}' --client {shell.client}"
    status, _, said = shell.browse(line, agree)
    assert status == 1 and "leave their boxes ticked" in said


def test_tasks_alone_are_enough(shell: GoogleShell, google: GoogleServer) -> None:
    google.oauth.ticked_scopes = frozenset({TASKS})
    shell.log_in()
    assert "My Tasks" in shell("sync collections") and token_of(shell, "scopes") == "2"


def test_nobody_is_waited_for_for_ever(shell: GoogleShell) -> None:
    start = time.monotonic()
    message = shell.error(f"sync add '{shell.address}' --client {shell.client} --wait 1")
    assert "Nobody came back from the browser in 1 seconds" in message
    assert time.monotonic() - start < 20
    for wait in ("0", "3601", "x"):
        line = f"sync add '{shell.address}' --client {shell.client} --wait {wait}"
        assert "1 to 3600 seconds" in shell.error(line)


def test_control_c_ends_the_wait(shell: GoogleShell) -> None:
    process = shell.start(f"sync add '{shell.address}' --client {shell.client}")
    assert process.stderr is not None
    while not process.stderr.readline().startswith("http"):
        pass
    os.kill(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert process.returncode == 130 and "Interrupted" in said


def test_tokens_that_end_are_renewed(shell: GoogleShell, google: GoogleServer) -> None:
    google.oauth.requests_per_token = 3
    shell.log_in()
    first = token_of(shell, "access")
    shell(
        "sync choose all",
        "add Bread project:'My Tasks'",
        "add Milk project:'My Tasks'",
        "sync --yes",
    )
    assert token_of(shell, "access") != first
    # One that is known to have ended is not tried.
    google.oauth.requests_per_token = None
    text = shell.tokens.read_text().replace(f"end {token_of(shell, 'end')}", "end 1000")
    shell.tokens.write_text(text)
    before = len(google.requests())
    shell("sync")
    assert google.requests()[before].path == "/token"
    assert 401 not in [each.status for each in google.requests()[before:]]


def test_who_was_allowed_nothing_any_more_logs_in_anew(
    shell: GoogleShell, google: GoogleServer
) -> None:
    shell.log_in()
    shell("sync choose all", "sync --yes")
    google.oauth.revoke_everything()
    message = shell.error("sync")
    assert "has ended, or was taken back" in message and "logs in anew" in message
    printed = shell.log_in(options="--wait 60")
    assert "anew" in printed
    assert "nothing is new" in shell("sync")


def test_a_grant_that_ends_in_the_middle_of_a_run_is_told_and_goes_on_later(
    shell: GoogleShell, google: GoogleServer
) -> None:
    shell.log_in()
    shell("sync choose all", "sync --yes")
    shell(*(f"add Task {number} project:'My Tasks'" for number in range(8)))
    google.oauth.revoke_everything()
    grant = google.oauth.grants[token_of(shell, "refresh")]
    # It is taken back after some requests.
    google.oauth.access_tokens.clear()
    grant.is_revoked = False
    google.oauth.requests_per_token = 6
    original = google.oauth.token

    def token(form: dict[str, str]) -> Any:
        answer = original(form)
        grant.is_revoked = True
        return answer

    google.oauth.token = token  # type: ignore[method-assign]
    assert "logs in anew" in shell.error("sync")
    google.oauth.token = original  # type: ignore[method-assign]
    google.oauth.requests_per_token = None
    shell.log_in(options="--wait 60")
    shell("sync")
    found = all_pages(tasks_client(google).tasks(), tasklist="@default")
    titles = [each["title"] for each in found]
    assert sorted(titles) == [f"Task {number}" for number in range(8)]


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660])
def test_tokens_that_others_may_read_are_refused(shell: GoogleShell, mode: int) -> None:
    shell.log_in()
    shell("sync choose all")
    shell.tokens.chmod(mode)
    assert f"the mode 0{mode:o}" in shell.error("sync --yes")
    # To log in anew mends it.
    shell.log_in(options="--wait 60")
    assert stat.S_IMODE(shell.tokens.stat().st_mode) == 0o600
    shell("sync --yes")


@pytest.mark.parametrize("text", ["", "nonsense", "account google:\naccess a\n", "\0" * 70_000])
def test_a_file_that_has_no_tokens_is_told(shell: GoogleShell, text: str) -> None:
    shell.log_in()
    shell("sync choose all")
    shell.tokens.write_text(text)
    assert "has no tokens that can be read" in shell.error("sync --yes")


def test_tokens_of_another_account_are_not_taken(shell: GoogleShell) -> None:
    shell.log_in()
    shell("sync choose all")
    text = shell.tokens.read_text()
    shell.tokens.write_text(text.replace(f"account {shell.address}", "account google:other"))
    assert "has the tokens of google:other" in shell.error("sync --yes")
    shell.tokens.unlink()
    assert "Nobody is logged in" in shell.error("sync --yes")


def test_a_folder_in_the_place_of_the_file_is_told(shell: GoogleShell) -> None:
    shell.log_in()
    shell("sync choose all")
    path = shell.tokens
    path.unlink()
    path.mkdir()
    assert "no regular file" in shell.error("sync --yes")


def test_an_account_is_kept_where_google_takes_nothing_back(
    shell: GoogleShell, google: GoogleServer
) -> None:
    shell.log_in()
    google.faults.add(Kind.CUT_BEFORE, times=20, path="/revoke")
    message = shell.error(f"sync remove '{shell.address}'")
    assert "myaccount.google.com/permissions" in message and "--yes" in message
    assert shell.tokens.exists() and "My Tasks" in shell("sync collections")
    process = shell.start(f"sync remove '{shell.address}' --yes")
    _, said = process.communicate(timeout=60)
    assert process.returncode == 0 and "myaccount.google.com/permissions" in said
    assert list(shell.folder.glob("google*")) == []


def test_the_end_of_sync_takes_it_back_too(shell: GoogleShell, google: GoogleServer) -> None:
    shell.log_in()
    refresh = token_of(shell, "refresh")
    said = shell("sync off --yes")
    assert "is taken back" in said and "not synced any more" in said
    assert google.oauth.grants[refresh].is_revoked
    assert list(shell.folder.glob("google*")) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives a file to another user")
def test_tokens_that_belong_to_another_user_are_not_read(shell: GoogleShell) -> None:
    shell.log_in()
    shell("sync choose all")
    os.chown(shell.tokens, 65534, 65534)
    assert "belongs to another user" in shell.error("sync --yes")


def test_a_calendar_is_made_when_that_was_allowed_too(
    shell: GoogleShell, google: GoogleServer
) -> None:
    shell.log_in()
    shell("calendar add Family")
    scopes: list[str] = []

    def browser(address: str) -> None:
        scopes.extend(asked(address, "scope").split())
        agree(address)

    line = f"sync make '{shell.address}' --calendar Family"
    status, printed, said = shell.browse(line, browser)
    assert status == 0, said
    assert MAKING in scopes and "was made" in printed
    # The next one needs no browser.
    assert "was made" in shell(
        "project add Garden", f"sync make '{shell.address}' --project Garden"
    )


def test_the_address_is_shown_to_a_browser_that_is_there(
    shell: GoogleShell, google: GoogleServer, tmp_path: Path
) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    opened = tmp_path / "opened"
    program = programs / "xdg-open"
    program.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.new && mv {opened}.new {opened}\n')
    program.chmod(0o700)
    path = f"{programs}:{os.environ['PATH']}"
    line = f"sync add '{shell.address}' --client {shell.client}"
    process = shell.start(line, PATH=path, DISPLAY=":99")
    end = time.monotonic() + 60
    while not opened.exists() and time.monotonic() < end:
        time.sleep(0.05)
    agree(opened.read_text())
    printed, said = process.communicate(timeout=60)
    assert process.returncode == 0 and "My Tasks" in printed and opened.read_text() in said
