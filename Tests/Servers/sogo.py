"""SOGo, on a PostgreSQL server of its own, with a mail server that takes nothing."""

from __future__ import annotations

import subprocess

import servers
from calendar_servers import PASSWORD, USER, CalendarServer
from outbox import Outbox
from postgres import DATABASE, Postgres
from unpacked import find, library_folders

PEOPLE = f"""\
GRANT CREATE ON SCHEMA public TO sogo;
CREATE TABLE sogo_users (
  c_uid text PRIMARY KEY, c_name text, c_password text, c_cn text, mail text
);
INSERT INTO sogo_users VALUES ('{USER}', '{USER}', '{PASSWORD}', '{USER}', '{USER}@example.org');
GRANT SELECT ON sogo_users TO sogo;
"""


class Sogo(CalendarServer):
    home = f"/SOGo/dav/{USER}/Calendar/"
    sends_mail = True
    principal = f"/SOGo/dav/{USER}/"
    entry = "/SOGo/dav/"
    # It waits half a minute for its processes.
    patience = 2.0

    def __init__(self) -> None:
        super().__init__()
        servers.hand_over(self.place)
        self.database = Postgres()
        self.memory_port = servers.free_port()
        self.memory: subprocess.Popen[bytes] | None = None
        self.outbox = Outbox()
        self.sent = self.outbox.sent

    def start(self) -> None:
        self.database.start()
        self.database.add_role("sogo", PASSWORD.replace(" ", ""))
        for statement in PEOPLE.split(";\n"):
            if statement.strip():
                self.database.execute(statement)
        cache = [str(find("usr/bin/memcached")), "-l", "127.0.0.1", "-U", "0"]
        log = self.place / "memcached.log"
        self.memory = servers.start([*cache, "-p", str(self.memory_port)], self.place, log, "TERM")
        super().start()
        # Two that come first make its tables twice.
        self.ask("PROPFIND", self.home, Depth="0")

    def command(self) -> list[str]:
        root = find("usr/sbin/sogod").parents[2]
        if find("usr/lib/libgnustep-base.so.1.28").parents[2] != root:
            raise FileNotFoundError(
                "GNUstep is installed, and SOGo is not: one finds the other no more."
            )
        paths = find("etc/GNUstep/GNUstep.conf").read_text()
        (self.place / "GNUstep.conf").write_text(paths.replace("=/usr/", f"={root}/usr/"))
        password = PASSWORD.replace(" ", "")
        tables = f"postgresql://sogo:{password}@127.0.0.1:{self.database.port}/{DATABASE}"
        people = (
            f'({{type=sql; id=users; viewURL="{tables}/sogo_users"; canAuthenticate=YES;'
            " isAddressBook=NO; userPasswordAlgorithm=plain;})"
        )
        settings = {
            "WOPort": f"127.0.0.1:{self.port}",
            "WONoDetach": "YES",
            "WOLogFile": "-",
            "WOPidFile": f"{self.place}/pid",
            "WOWorkersCount": "3",
            "SOGoProfileURL": f"{tables}/sogo_user_profile",
            "OCSFolderInfoURL": f"{tables}/sogo_folder_info",
            "OCSSessionsFolderURL": f"{tables}/sogo_sessions_folder",
            "OCSEMailAlarmsFolderURL": f"{tables}/sogo_alarms_folder",
            "SOGoUserSources": people,
            "SOGoAppointmentSendEMailNotifications": "YES",
            "SOGoMailingMechanism": "smtp",
            "SOGoSMTPServer": f"smtp://127.0.0.1:{self.outbox.port}",
            "SOGoMailDomain": "example.org",
            "SOGoMemcachedHost": f"127.0.0.1:{self.memory_port}",
            "SOGoTimeZone": "UTC",
            "SOGoLanguage": "English",
        }
        command = [str(find("usr/sbin/sogod"))]
        for name, value in settings.items():
            command += [f"-{name}", value]
        return servers.as_server(command, "TERM")

    def environment(self) -> dict[str, str]:
        return super().environment() | {
            "LD_LIBRARY_PATH": library_folders(),
            "GNUSTEP_CONFIG_FILE": f"{self.place}/GNUstep.conf",
        }

    def close(self) -> None:
        super().close()
        if self.memory:
            servers.end(self.memory)
        self.database.close()
        self.outbox.close()
