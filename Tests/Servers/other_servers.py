"""Other servers, which the long form starts: those that Debian has."""

from __future__ import annotations

from calendar_servers import CalendarServer
from cyrus import Cyrus
from davical import Davical
from sabre import Sabre
from sogo import Sogo

OTHERS: dict[str, type[CalendarServer]] = {
    "cyrus": Cyrus,
    "davical": Davical,
    "sabre": Sabre,
    "sogo": Sogo,
}
SENDING = tuple(name for name, kind in OTHERS.items() if kind.sends_mail)
