"""Invoices as files and by e-mail: PDF, XML, import, .eml, the mail program and SMTP."""

from __future__ import annotations

import email
import email.policy
import json
import re
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from conftest import BINARY, FIXED, ROOT, Shell, Terminal, environment

sys.path.append(str(ROOT / "Tests/Mail"))
from secure_server import PASSWORD, USER, SecureServer, secure_server

# With TLS from the first byte, the server cannot know that it has it.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def test_the_pdf_is_called_as_the_number(issued: Shell) -> None:
    assert issued("invoice pdf F2026-0001") == "Wrote F2026-0001.pdf.\n"
    pdf = (issued.home / "F2026-0001.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-1.7") and b"factur-x.xml" in pdf
    issued("invoice pdf F2026-0001 again.pdf", "invoice pdf F2026-0001 letter.pdf --letter")
    assert (issued.home / "again.pdf").read_bytes() == pdf
    assert (issued.home / "letter.pdf").read_bytes() != pdf


def test_the_pdf_is_printed_byte_for_byte(issued: Shell) -> None:
    issued("invoice pdf F2026-0001 one.pdf --language fr")
    done = subprocess.run(
        [BINARY, *FIXED, "-c", "invoice pdf F2026-0001 - --language fr"],
        capture_output=True,
        check=True,
        env=environment(issued.home),
        timeout=60,
    )
    assert done.stdout == (issued.home / "one.pdf").read_bytes()


def test_a_number_with_a_slash_makes_no_folder(seller: Shell) -> None:
    seller("series set invoice F{YY}/{NN}", "invoice add 'Exemples SAS'")
    seller("invoice item 1 One price:1 vat:20")
    assert seller("invoice pdf 1") == "Wrote draft-1.pdf.\n"
    assert seller("invoice issue 1", "invoice xml F26/01").endswith("Wrote F26-01.xml.\n")


def test_the_data_is_written_in_both_languages(issued: Shell) -> None:
    cii = issued("invoice xml F2026-0001 -")
    ubl = issued("invoice xml F2026-0001 - --ubl")
    assert "CrossIndustryInvoice" in cii and "urn:oasis:names" in ubl
    assert issued("invoice xml F2026-0001 data.xml") == "Wrote data.xml.\n"
    assert (issued.home / "data.xml").read_text() == cii
    issued("invoice copy F2026-0001")
    assert issued.error("invoice xml 2")[0] == 1


def test_the_list_is_written_as_csv(issued: Shell) -> None:
    assert issued("invoice csv list.csv issued 2026-12") == "Wrote list.csv.\n"
    header, row = (issued.home / "list.csv").read_text().splitlines()
    assert header.startswith("number,kind,state,") and row.startswith("F2026-0001,invoice,issued,")
    assert issued("invoice csv - paid").splitlines() == [header]


@pytest.mark.parametrize(
    "command", ["pdf F2026-0001 no/x.pdf", "csv no/x.csv", "pdf F2026-0001 ''"]
)
def test_a_file_that_cannot_be_written_is_told(issued: Shell, command: str) -> None:
    assert issued.error(f"invoice {command}")[0] in (1, 2)


@pytest.mark.parametrize("name", ["F2026-0001.pdf", "F2026-0001.xml"])
def test_a_file_is_read_into_a_draft(issued: Shell, name: str) -> None:
    issued("invoice pdf F2026-0001", "invoice xml F2026-0001")
    assert issued(f"invoice import {name}") == "Imported draft 2 for Exemples SAS: €240.00\n"
    draft = issued.record("invoice show 2")
    assert (draft["number"], draft["order_reference"], draft["gross"]) == ("", "PO-7", "240.00")
    assert issued("undo") == "Undone: add a draft\n"


def test_what_is_no_invoice_is_not_imported(issued: Shell) -> None:
    (issued.home / "text.xml").write_text("<text/>")
    assert issued.error("invoice import text.xml")[0] == 1
    assert issued.error("invoice import nothing.xml")[0] == 1
    issued("invoice xml F2026-0001", "profile set name:Other siren:404833048 vat_number:")
    assert "Atelier Dupont" in issued.error("invoice import F2026-0001.xml")[1]


# E-mail


def message_of(data: bytes) -> email.message.EmailMessage:
    message = email.message_from_bytes(data, policy=email.policy.default)
    assert isinstance(message, email.message.EmailMessage)
    return message


def attached(message: email.message.EmailMessage) -> bytes:
    (attachment,) = message.iter_attachments()
    assert attachment.get_filename() == "F2026-0001.pdf"
    content = attachment.get_content()
    assert isinstance(content, bytes)
    return content


def test_a_message_is_written_to_a_file(issued: Shell) -> None:
    issued("invoice pdf F2026-0001")
    assert (
        issued("invoice mail F2026-0001 --eml mail.eml --to 'Zoé <zoe@z.example>' --subject 'Été'")
        == "Wrote mail.eml.\n"
    )
    message = message_of((issued.home / "mail.eml").read_bytes())
    assert message["To"] == "Zoé <zoe@z.example>" and message["Subject"] == "Été"
    assert attached(message) == (issued.home / "F2026-0001.pdf").read_bytes()
    assert issued("invoice mails") == "No mails.\n"


@pytest.mark.parametrize(
    ("options", "status"),
    [
        ("", 2),
        ("--eml a.eml --open", 2),
        ("--eml a.eml --tls", 2),
        ("--open --user me", 2),
        ("--eml a.eml --to nobody", 1),
        ("--smtp :25", 2),
        ("--smtp host:0", 2),
        ("--smtp host:x", 2),
        ("--smtp [::1]25", 2),
        ("--smtp localhost --user me", 2),
        ("--smtp localhost --user me --netrc -", 2),
    ],
)
def test_what_is_no_way_to_send_is_refused(issued: Shell, options: str, status: int) -> None:
    assert issued.error(f"invoice mail F2026-0001 {options}")[0] == status
    assert issued("invoice mails") == "No mails.\n"


def test_an_injected_header_is_refused(issued: Shell) -> None:
    done = issued.start(
        "-c", "invoice mail F2026-0001 --eml a.eml --subject 'a\r\nBcc: x@y.example'"
    )
    assert done.returncode == 1 and not (issued.home / "a.eml").exists()


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder for PATH with an xdg-email that notes its arguments."""
    folder = tmp_path / "tools"
    folder.mkdir()
    program = folder / "xdg-email"
    program.write_text(
        "#!/bin/sh\n"
        f'for word; do printf "%s\\0" "$word"; done > {folder}/arguments\n'
        'exit "${STATUS:-0}"\n'
    )
    program.chmod(0o755)
    return folder


def test_a_message_is_opened_in_the_mail_program(
    issued: Shell, tools: Path, tmp_path: Path
) -> None:
    issued("invoice pdf F2026-0001")
    done = issued.start(
        "-c",
        "invoice mail F2026-0001 --open --cc 'Zoé <zoe@z.example>' --subject 'Été — ça va ?' "
        "--body 'Voilà.\n\nÀ bientôt'",
        PATH=f"{tools}:/bin:/usr/bin",
        TMPDIR=str(tmp_path),
    )
    assert (done.returncode, done.stderr) == (0, "")
    *words, end = (tools / "arguments").read_text().split("\0")
    assert end == ""
    pdf = Path(words[words.index("--attach") + 1])
    assert words == [
        *("--utf8", "--subject", "Été — ça va ?", "--body", "Voilà.\n\nÀ bientôt"),
        *("--cc", "zoe@z.example", "--attach", str(pdf), "compta@exemples.example"),
    ]
    assert pdf.name == "F2026-0001.pdf" and pdf.parent.parent == tmp_path
    assert stat.S_IMODE(pdf.parent.stat().st_mode) == 0o700
    assert pdf.read_bytes() == (issued.home / "F2026-0001.pdf").read_bytes()
    assert str(pdf) in done.stdout


def test_the_usual_message_is_opened_as_it_would_be_sent(
    issued: Shell, tools: Path, tmp_path: Path
) -> None:
    issued("invoice mail F2026-0001 --eml mail.eml")
    message = message_of((issued.home / "mail.eml").read_bytes())
    body = message.get_body()
    assert body is not None
    path = f"{tools}:/bin:/usr/bin"
    issued.start("-c", "invoice mail F2026-0001 --open", PATH=path, TMPDIR=str(tmp_path))
    words = (tools / "arguments").read_text().split("\0")
    assert words[2] == message["Subject"]
    assert words[4] == body.get_content().replace("\r\n", "\n")


@pytest.mark.parametrize(("status", "told"), [("3", "no mail program"), ("4", "status 4")])
def test_a_mail_program_that_fails_leaves_no_file(
    issued: Shell, tools: Path, tmp_path: Path, status: str, told: str
) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    done = issued.start(
        "-c",
        "invoice mail F2026-0001 --open",
        PATH=f"{tools}:/bin:/usr/bin",
        TMPDIR=str(folder),
        STATUS=status,
    )
    assert done.returncode == 1 and told in done.stderr
    assert list(folder.iterdir()) == []


def test_a_missing_mail_program_is_told(issued: Shell, tmp_path: Path) -> None:
    done = issued.start("-c", "invoice mail F2026-0001 --open", PATH=str(tmp_path))
    assert done.returncode == 1
    assert "There is no xdg-email on PATH. It is in the package xdg-utils" in done.stderr


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SecureServer]:
    with secure_server(tmp_path, starts_plain=True) as running:
        yield running


def test_an_invoice_is_sent_with_starttls(issued: Shell, server: SecureServer) -> None:
    issued("invoice pdf F2026-0001")
    done = issued.start(
        "-c",
        f"invoice mail F2026-0001 --smtp localhost:{server.port} --user {USER} "
        f"--ca {server.certificate}",
        "-c",
        "invoice mails F2026-0001",
        TASKCORE_SMTP_PASSWORD=PASSWORD,
    )
    assert (done.returncode, done.stderr) == (0, "")
    sent, _, mail = done.stdout.splitlines()
    assert sent == "Sent F2026-0001 to compta@exemples.example."
    assert re.fullmatch(r" 1 +2026-12-20 10:00 +sent +compta@exemples.example .+", mail)
    message = message_of(server.messages[0])
    assert attached(message) == (issued.home / "F2026-0001.pdf").read_bytes()
    assert server.recipients == [["compta@exemples.example"]]


def test_an_invoice_is_sent_with_tls_and_a_netrc_file(issued: Shell, tmp_path: Path) -> None:
    netrc = issued.home / "netrc"
    netrc.write_text(f'machine localhost login {USER} password "{PASSWORD}"\n')
    netrc.chmod(0o600)
    with secure_server(tmp_path, starts_plain=False) as server:
        command = (
            f"invoice mail F2026-0001 --smtp localhost:{server.port} --tls --netrc netrc "
            f"--ca {server.certificate} --to a@b.example"
        )
        assert issued(command) == "Sent F2026-0001 to a@b.example.\n"
        netrc.chmod(0o644)
        assert issued.error(command)[0] == 1
    assert len(server.messages) == 1


def test_a_refused_message_is_kept_as_failed(issued: Shell, server: SecureServer) -> None:
    done = issued.start(
        "-c",
        f"invoice mail F2026-0001 --smtp localhost:{server.port} --user {USER} "
        f"--ca {server.certificate}",
        TASKCORE_SMTP_PASSWORD="wrong",
    )
    assert done.returncode == 1 and "wrong" not in done.stderr
    (mail,) = json.loads(issued("invoice mails --format json"))
    assert mail["state"] == "failed" and mail["error"]
    assert server.messages == []


def test_the_password_is_asked_for_without_echo(
    issued: Shell, server: SecureServer, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal()
    terminal.type(
        f"invoice mail F2026-0001 --smtp localhost:{server.port} --user {USER} "
        f"--ca {server.certificate}\r"
    )
    terminal.process.expect_exact(f"Password of {USER} at localhost: ")
    terminal.process.waitnoecho(timeout=10)
    terminal.type(PASSWORD + "\r")
    shown = terminal.wait()
    assert PASSWORD not in shown and "Sent F2026-0001" in shown
    assert PASSWORD not in terminal.history.read_text()
    assert "Sent" not in terminal.run("invoices") and len(server.messages) == 1


def test_ctrl_c_at_the_password_sends_nothing(
    issued: Shell, server: SecureServer, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal()
    terminal.type(f"invoice mail F2026-0001 --smtp localhost:{server.port} --user {USER}\r")
    terminal.process.expect_exact("at localhost: ")
    terminal.process.waitnoecho(timeout=10)
    terminal.type("\x03")
    assert "Interrupted." in terminal.wait()
    assert "No mails." in terminal.run("invoice mails") and server.messages == []
