"""DAViCal, on a PostgreSQL server of its own."""

from __future__ import annotations

import shutil
import subprocess

import php
import servers
from calendar_servers import PASSWORD, USER, CalendarServer
from postgres import DATABASE, OPERATOR, Postgres
from unpacked import find

TABLES = (
    "awl/dba/awl-tables.sql", "awl/dba/schema-management.sql", "davical/dba/davical.sql",
    "davical/dba/supported_locales.sql", "davical/dba/caldav_functions.sql",
    "davical/dba/rrule_functions.sql", "davical/dba/views/dav_principal.sql",
    "davical/dba/base-data.sql",
)  # fmt: skip
PEOPLE = f"""\
INSERT INTO usr (username, password, fullname, email, active)
  VALUES ('{USER}', '**{PASSWORD}', '{USER}', '{USER}@example.org', true);
INSERT INTO principal (type_id, user_no, displayname, default_privileges)
  SELECT 1, user_no, fullname, 0::BIT(24) FROM usr WHERE username = '{USER}';
"""
CONFIGURATION = """\
<?php
$c->domain_name = 'localhost';
$c->admin_email = 'admin@example.org';
$c->pg_connect[] = "dbname={database} host={host} port={port} user={role}";
$c->default_locale = 'en';
$c->local_tzid = 'UTC';
$c->enable_auto_schedule = true;
$c->hide_older_than = null;
"""
# What a web server is configured to do.
ROUTER = """\
<?php
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
chdir('{place}/davical/htdocs');
$rest = substr($path, strlen('/caldav.php'));
$_SERVER['PATH_INFO'] = rawurldecode($rest);
$_SERVER['SCRIPT_NAME'] = '/caldav.php';
$_SERVER['PHP_SELF'] = '/caldav.php' . $rest;
include '{place}/davical/htdocs/caldav.php';
return true;
"""
EXTENSIONS = (
    "calendar ctype dom iconv mbstring pdo pdo_pgsql pgsql posix simplexml tokenizer xml xmlreader"
    " xmlwriter".split()
)


class Davical(CalendarServer):
    home = principal = f"/caldav.php/{USER}/"
    entry = "/caldav.php/"

    def __init__(self) -> None:
        super().__init__()
        self.database = Postgres()

    def start(self) -> None:
        self.database.start()
        for name in ("davical_app", "davical_dba"):
            self.database.add_role(name)
        share = find("usr/share/davical").parent
        for name in TABLES:
            self._run((share / name).read_text())
        self._run(PEOPLE)
        shutil.copytree(share / "davical", self.place / "davical")
        (self.place / "davical" / "config").mkdir()
        (self.place / "davical" / "config" / "config.php").write_text(
            CONFIGURATION.format(
                database=DATABASE, host=self.database.place, port=self.database.port, role=OPERATOR
            )
        )
        super().start()

    def _run(self, script: str) -> None:
        command = [servers.program("psql"), "--host", str(self.database.place)]
        command += ["--port", str(self.database.port), "--username", OPERATOR, "--no-psqlrc"]
        command += ["--quiet", "--set", "ON_ERROR_STOP=1", DATABASE]
        done = subprocess.run(command, input=script, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def command(self) -> list[str]:
        script = self.place / "router.php"
        script.write_text(ROUTER.format(place=self.place))
        libraries = [self.place / "davical" / "inc", find("usr/share/awl/inc")]
        return php.server(self.port, script, EXTENSIONS, libraries)

    def environment(self) -> dict[str, str]:
        return super().environment() | php.environment()

    def close(self) -> None:
        super().close()
        self.database.close()
