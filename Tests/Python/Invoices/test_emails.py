"""Invoices by e-mail: as a file, and sent with TLS to a server on this machine."""

from __future__ import annotations

import email
import email.policy
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from conftest import ROOT, FixedClock
from invoicing import add_client, add_draft, add_issued, set_seller
from taskcore import (
    AccessError,
    Action,
    ConflictError,
    EmailState,
    InputOutputError,
    InterruptError,
    InvalidError,
    NotFoundError,
    Paper,
    SMTPSecurity,
    SMTPServer,
    Store,
    TaskcoreError,
)

sys.path.insert(0, str(ROOT / "Tests" / "Mail"))

from secure_server import PASSWORD, USER, SecureServer, secure_server

# With TLS from the first byte, the server cannot know that it has it.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


@pytest.fixture
def issued(store: Store) -> int:
    set_seller(store)
    return add_issued(store)


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("certificates")


@pytest.fixture
def mail_server(certificates: Path) -> Iterator[SecureServer]:
    with secure_server(certificates, starts_plain=True) as server:
        yield server


@pytest.fixture
def account(mail_server: SecureServer) -> SMTPServer:
    return SMTPServer(
        "localhost",
        mail_server.port,
        user=USER,
        password=PASSWORD,
        ca_path=mail_server.certificate,
        timeout=timedelta(seconds=20),
    )


def parse(data: bytes) -> EmailMessage:
    message = email.message_from_bytes(data, policy=email.policy.default)
    assert isinstance(message, EmailMessage) and not message.defects
    return message


def attached(message: EmailMessage) -> EmailMessage:
    (attachment,) = message.iter_attachments()
    assert isinstance(attachment, EmailMessage)
    return attachment


def test_a_message_is_from_the_seller_to_the_client_with_the_pdf(store: Store, issued: int) -> None:
    message = parse(store.compose_email(issued))
    assert "contact@atelier-dupont.example" in message["from"]
    assert "compta@exemples.example" in message["to"]
    assert "F2026-0001" in message["subject"]
    pdf = attached(message)
    assert (pdf.get_content_type(), pdf.get_filename()) == ("application/pdf", "F2026-0001.pdf")
    assert pdf.get_content() == store.invoice_pdf(issued)


def test_a_message_is_as_it_was_asked_for(store: Store, issued: int) -> None:
    message = parse(
        store.compose_email(
            issued,
            to="Zoë <zoe@example.org>, bob@example.org",
            cc="ann@example.org",
            reply_to="office@example.org",
            sender="Émile <emile@example.org>",
            subject="Votre facture ✓",
            body="Bonjour,\nvoilà.",
            paper=Paper.LETTER,
        )
    )
    assert [each.addr_spec for each in message["to"].addresses] == [
        "zoe@example.org",
        "bob@example.org",
    ]
    assert message["to"].addresses[0].display_name == "Zoë"
    assert (message["cc"], message["reply-to"]) == ("ann@example.org", "office@example.org")
    assert message["from"].addresses[0].display_name == "Émile"
    assert message["subject"] == "Votre facture ✓"
    body = message.get_body(("plain",))
    assert body is not None and body.get_content().splitlines() == ["Bonjour,", "voilà."]
    assert attached(message).get_content() == store.invoice_pdf(issued, paper=Paper.LETTER)


def test_a_message_is_written_to_a_file(store: Store, issued: int, tmp_path: Path) -> None:
    path = tmp_path / "invoice.eml"
    store.compose_email_file(issued, path, subject="Your invoice")
    assert parse(path.read_bytes())["subject"] == "Your invoice"
    assert path.stat().st_mode & 0o777 == 0o600
    with pytest.raises(NotFoundError):
        store.compose_email_file(issued, tmp_path / "nowhere" / "invoice.eml")


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("subject", {"subject": "Invoice\r\nBcc: everybody@example.org"}),
        ("to", {"to": "a@example.org\nBcc: b@example.org"}),
        ("to", {"to": "nobody"}),
        ("to", {"to": ""}),
        ("cc", {"cc": "x <y"}),
        ("reply_to", {"reply_to": "@"}),
        ("sender", {"sender": "a@example.org, b@example.org"}),
        ("body", {"body": "a\0b"}),
        ("paper", {"paper": 9}),
    ],
)
def test_what_a_message_cannot_have_is_refused_by_name(
    store: Store, issued: int, account: SMTPServer, field: str, wrong: dict[str, Any]
) -> None:
    with pytest.raises(InvalidError) as refused:
        store.compose_email(issued, **wrong)
    assert refused.value.field == field
    with pytest.raises(InvalidError):
        store.send_email(issued, account, **wrong)
    assert len(store.emails()) == 0


def test_a_draft_is_not_sent(store: Store, issued: int, account: SMTPServer) -> None:
    draft = add_draft(store)
    with pytest.raises(ConflictError):
        store.compose_email(draft)
    with pytest.raises(ConflictError):
        store.send_email(draft, account)
    with pytest.raises(NotFoundError):
        store.send_email(99, account)


def test_a_client_without_an_address_needs_one(store: Store, issued: int) -> None:
    silent = add_issued(store, add_client(store, "Silent", email=""))
    with pytest.raises(InvalidError) as refused:
        store.compose_email(silent)
    assert refused.value.field == "to"
    assert parse(store.compose_email(silent, to="ada@example.org"))["to"] == "ada@example.org"


@pytest.mark.parametrize("security", SMTPSecurity)
def test_a_sent_message_arrives_with_the_same_pdf(
    store: Store, issued: int, certificates: Path, clock: FixedClock, security: SMTPSecurity
) -> None:
    starts_plain = security == SMTPSecurity.STARTTLS
    with secure_server(certificates, starts_plain=starts_plain) as server:
        account = SMTPServer(
            "localhost",
            server.port,
            security,
            user=USER,
            password=PASSWORD,
            ca_path=server.certificate,
        )
        told: list[tuple[int, int | None]] = []
        states: list[EmailState] = []

        def progress(done: int, total: int | None) -> None:
            told.append((done, total))
            states.append(store.emails(issued)[0].state)

        sent = store.send_email(
            issued,
            account,
            cc="ann@example.org",
            progress=progress,
        )
        (arrived,) = server.messages
        assert server.recipients == [["compta@exemples.example", "ann@example.org"]]
    message = parse(arrived)
    assert attached(message).get_content() == store.invoice_pdf(issued)
    assert told and told[-1][0] == told[-1][1] and set(states) == {EmailState.SENDING}
    (listed,) = store.emails(issued)
    assert (listed.id, listed.invoice_id, listed.state) == (sent, issued, EmailState.SENT)
    assert (listed.subject, listed.error) == (message["subject"], "")
    assert listed.message_id.strip("<>") == message["message-id"].strip("<>")
    assert listed.recipients == "compta@exemples.example, ann@example.org"
    assert (listed.created, listed.finished) == (clock.now, clock.now)
    assert store.invoice(issued).emails == (listed,)


def test_sending_is_no_step_for_undo(store: Store, issued: int, account: SMTPServer) -> None:
    store.add("Pay rent")
    store.send_email(issued, account)
    assert store.undo().action == Action.ADD_TASKS
    assert len(store.emails()) == 1


def test_a_message_that_is_refused_is_kept_with_the_reason(
    store: Store, issued: int, account: SMTPServer
) -> None:
    with pytest.raises(InputOutputError, match="No such user here"):
        store.send_email(issued, account, to="nobody@example.org")
    (failed,) = store.emails()
    assert (failed.state, failed.recipients) == (EmailState.FAILED, "nobody@example.org")
    assert "No such user here" in failed.error


def test_a_wrong_password_is_refused_and_never_told(
    store: Store, issued: int, account: SMTPServer
) -> None:
    wrong = replace(account, password="battery staple")
    assert "battery" not in repr(wrong)
    with pytest.raises(AccessError) as refused:
        store.send_email(issued, wrong)
    (failed,) = store.emails()
    assert "battery" not in f"{refused.value} {failed}"


def test_a_server_that_cannot_be_trusted_is_told_nothing(
    store: Store, issued: int, account: SMTPServer, mail_server: SecureServer
) -> None:
    with pytest.raises(InputOutputError):
        store.send_email(issued, replace(account, ca_path=None))
    assert mail_server.messages == []


def test_a_server_that_is_not_there_is_an_error(
    store: Store, issued: int, account: SMTPServer
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with pytest.raises(InputOutputError):
        store.send_email(issued, replace(account, port=port))
    assert store.emails()[0].state == EmailState.FAILED


def test_the_password_may_be_in_a_file_for_its_owner_alone(
    store: Store, issued: int, account: SMTPServer, mail_server: SecureServer, tmp_path: Path
) -> None:
    netrc = tmp_path / "netrc"
    netrc.write_text(f'machine localhost login {USER} password "{PASSWORD}"\n')
    by_file = replace(account, user=None, password=None, netrc_path=netrc)
    os.chmod(netrc, 0o644)
    with pytest.raises(AccessError):
        store.send_email(issued, by_file)
    os.chmod(netrc, 0o600)
    store.send_email(issued, by_file)
    assert len(mail_server.messages) == 1
    with pytest.raises(NotFoundError):
        store.send_email(issued, replace(by_file, netrc_path=tmp_path / "nowhere"))


def test_what_a_callback_raises_stops_sending(
    store: Store, issued: int, account: SMTPServer, mail_server: SecureServer
) -> None:
    def stop(done: int, total: int | None) -> None:
        raise RuntimeError("Enough.")

    with pytest.raises(RuntimeError, match="Enough."):
        store.send_email(issued, account, progress=stop)
    assert mail_server.messages == []
    assert store.emails()[0].state == EmailState.FAILED


@contextmanager
def silent_server(do: Callable[[], None]) -> Iterator[SMTPServer]:
    """A server that takes a connection, does something, and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            with listener.accept()[0]:
                do()
                is_over.wait()

        is_over = threading.Event()
        thread = threading.Thread(target=serve)
        thread.start()
        try:
            yield SMTPServer("127.0.0.1", listener.getsockname()[1], timeout=timedelta(minutes=10))
        finally:
            is_over.set()
            thread.join()


def check_that_it_can_be_sent_again(
    store: Store, issued: int, account: SMTPServer, mail_server: SecureServer
) -> None:
    (failed,) = store.emails(issued)
    assert failed.state == EmailState.FAILED
    assert failed.error == "Sending was stopped before the server accepted the message."
    store.send_email(issued, account)
    assert [email.state for email in store.emails(issued)] == [EmailState.SENT, EmailState.FAILED]
    assert len(mail_server.messages) == 1


def test_sending_to_a_silent_server_ends_at_ctrl_c(
    store: Store, issued: int, account: SMTPServer, mail_server: SecureServer
) -> None:
    with (
        silent_server(lambda: signal.raise_signal(signal.SIGINT)) as silent,
        pytest.raises(KeyboardInterrupt),
    ):
        store.send_email(issued, silent)
    check_that_it_can_be_sent_again(store, issued, account, mail_server)


def test_sending_to_a_silent_server_can_be_interrupted(
    store: Store, issued: int, account: SMTPServer, mail_server: SecureServer
) -> None:
    with silent_server(store.interrupt) as silent, pytest.raises(InterruptError):
        store.send_email(issued, silent)
    check_that_it_can_be_sent_again(store, issued, account, mail_server)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("host", {"host": ""}),
        ("port", {"port": 65_536}),
        ("security", {"security": 9}),
        ("user", {"user": None}),
        ("password", {"password": None}),
        ("timeout_ms", {"timeout": timedelta(hours=2)}),
    ],
)
def test_a_wrong_server_is_refused_before_anything_is_done(
    store: Store, issued: int, account: SMTPServer, field: str, wrong: dict[str, Any]
) -> None:
    with pytest.raises(TaskcoreError) as refused:
        store.send_email(issued, replace(account, **wrong))
    assert isinstance(refused.value, InvalidError) and refused.value.field == field
    assert len(store.emails()) == 0


def test_messages_of_no_invoice_are_not_found(store: Store) -> None:
    with pytest.raises(NotFoundError):
        store.emails(99)
