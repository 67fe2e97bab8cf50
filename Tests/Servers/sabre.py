"""SabreDAV, the base of Nextcloud's server, of the version that Debian has: it knows no reports of changes."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import php
from calendar_servers import PASSWORD, USER, CalendarServer
from unpacked import find

SABRE = """\
<?php
// It was written for an older PHP, whose hints it does not follow yet.
error_reporting(E_ALL & ~E_DEPRECATED & ~E_NOTICE & ~E_WARNING);
ini_set('display_errors', '0');
date_default_timezone_set('UTC');
require_once 'Sabre/autoload.php';
$pdo = new PDO('sqlite:' . __DIR__ . '/calendars.sqlite');
$pdo->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
class Users extends Sabre\\DAV\\Auth\\Backend\\AbstractBasic {{
  protected function validateUserPass($user, $password) {{
    return $user === '{user}' && $password === '{password}';
  }}
}}
$principals = new Sabre\\DAVACL\\PrincipalBackend\\PDO($pdo);
$server = new Sabre\\DAV\\Server(array(
  new Sabre\\CalDAV\\Principal\\Collection($principals),
  new Sabre\\CalDAV\\CalendarRootNode($principals, new Sabre\\CalDAV\\Backend\\PDO($pdo)),
));
$server->setBaseUri('/');
$server->addPlugin(new Sabre\\DAV\\Auth\\Plugin(new Users(), 'tasks'));
$server->addPlugin(new Sabre\\DAVACL\\Plugin());
$server->addPlugin(new Sabre\\CalDAV\\Plugin());
$server->exec();
"""
EXTENSIONS = (
    "ctype dom iconv mbstring pdo pdo_sqlite simplexml tokenizer xml xmlreader xmlwriter".split()
)


class Sabre(CalendarServer):
    home = f"/calendars/{USER}/"
    principal = f"/principals/{USER}/"

    def command(self) -> list[str]:
        script = self.place / "server.php"
        script.write_text(SABRE.format(user=USER, password=PASSWORD))
        tables = find("usr/share/doc/php-sabre-dav/examples/sql")
        with closing(sqlite3.connect(self.place / "calendars.sqlite")) as connection:
            for name in ("principals", "calendars"):
                connection.executescript((tables / f"sqlite.{name}.sql").read_text())
            connection.execute(
                "INSERT INTO principals (uri, email, displayname) VALUES (?, ?, ?)",
                (f"principals/{USER}", f"{USER}@example.org", USER),
            )
            connection.commit()
        return php.server(self.port, script, EXTENSIONS, [find("usr/share/php")])

    def environment(self) -> dict[str, str]:
        return super().environment() | php.environment()
