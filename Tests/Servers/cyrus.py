"""Cyrus, which is what Fastmail runs."""

from __future__ import annotations

import grp
import imaplib
import os
import socket
import subprocess
import threading

import servers
from calendar_servers import PASSWORD, USER, CalendarServer
from unpacked import find, library_folders

CYRUS = """\
configdirectory: {place}/conf
partition-default: {place}/spool
defaultpartition: default
proc_path: {place}/proc
mboxname_lockpath: {place}/lock
sievedir: {place}/sieve
cyrus_user: {user}
cyrus_group: {group}
admins: cyrus
allowplaintext: yes
unixhierarchysep: yes
httpmodules: caldav
caldav_allowscheduling: on
imipnotifier: mailto
notifysocket: {place}/notify
idlesocket: {place}/idle
lmtpsocket: {place}/lmtp
sasl_pwcheck_method: auxprop
sasl_auxprop_plugin: sasldb
sasl_mech_list: PLAIN
sasl_sasldb_path: {place}/sasldb
servername: localhost
defaultdomain: example.org
"""
SERVICES = """\
START {{
  recover cmd="{bin}/ctl_cyrusdb -C {place}/imapd.conf -r"
}}
SERVICES {{
  imap cmd="{bin}/imapd -C {place}/imapd.conf" listen="127.0.0.1:{imap}" prefork=0
  http cmd="{bin}/httpd -C {place}/imapd.conf" listen="127.0.0.1:{http}" prefork=0
}}
EVENTS {{
}}
"""


class Cyrus(CalendarServer):
    """Without a mail server: what it wants to send goes to a socket, where it is counted."""

    home = f"/dav/calendars/user/{USER}/"
    sends_mail = True
    principal = f"/dav/principals/user/{USER}/"

    def __init__(self) -> None:
        super().__init__()
        servers.hand_over(self.place)
        self.imap = servers.free_port()
        self.sent: list[bytes] = []
        """What would have been sent as e-mail."""
        self.notifier = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)

    def environment(self) -> dict[str, str]:
        plugins = find(f"usr/lib/{os.uname().machine}-linux-gnu/sasl2")
        return super().environment() | {
            "LD_LIBRARY_PATH": library_folders(),
            "SASL_PATH": str(plugins),
        }

    def command(self) -> list[str]:
        self.notifier.bind(str(self.place / "notify"))
        servers.hand_over(self.place / "notify")
        threading.Thread(target=self._listen, daemon=True).start()
        folders = (
            "conf spool proc lock sieve conf/db conf/log conf/msg conf/quota conf/sync conf/user"
        )
        for name in [*folders.split(), "conf/proc", "conf/socket", "conf/backup", "spool/stage."]:
            (self.place / name).mkdir(parents=True)
            servers.hand_over(self.place / name)
        programs = find("usr/lib/cyrus/bin")
        # An ordinary user has no other name than his own.
        user = servers.server_user()
        words = {"place": self.place, "user": user.pw_name if user else os.environ["USER"]}
        words["group"] = self._group()
        (self.place / "imapd.conf").write_text(CYRUS.format(**words))
        (self.place / "cyrus.conf").write_text(
            SERVICES.format(place=self.place, bin=programs, imap=self.imap, http=self.port)
        )
        for name in (USER, "cyrus"):
            self._set_password(name)
        options = ["-C", f"{self.place}/imapd.conf", "-M", f"{self.place}/cyrus.conf"]
        options += ["-p", f"{self.place}/master.pid", "-L", f"{self.place}/master.log", "-D"]
        return servers.as_server([str(programs / "master"), *options], "TERM")

    def _group(self) -> str:
        user = servers.server_user()
        return grp.getgrgid(user.pw_gid if user else os.getgid()).gr_name

    def _set_password(self, name: str) -> None:
        program = str(find("usr/sbin/saslpasswd2"))
        options = ["-p", "-c", "-f", str(self.place / "sasldb"), "-u", "localhost", name]
        subprocess.run(
            servers.as_server([program, *options]),
            env=self.environment(),
            input=PASSWORD.encode(),
            check=True,
            capture_output=True,
        )

    def _listen(self) -> None:
        try:
            while said := self.notifier.recv(1 << 16):
                self.sent.append(said)
        except OSError:
            return

    def _answers(self) -> bool:
        """To somebody without a mailbox it says that it failed."""
        try:
            return bool(self.ask("OPTIONS", self.home).status)
        except OSError:
            return False

    def start(self) -> None:
        super().start()
        # A user is who has a mailbox.
        with imaplib.IMAP4("127.0.0.1", self.imap) as connection:
            connection.login("cyrus", PASSWORD)
            status, said = connection.create(f"user/{USER}")
            assert status == "OK", said

    def close(self) -> None:
        super().close()
        self.notifier.close()
