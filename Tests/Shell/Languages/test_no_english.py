"""Who reads French or German reads no English: on the screens, on a page of figures, on an invoice."""

from __future__ import annotations

import email
import json
import re
import subprocess
from collections.abc import Callable
from email.policy import default
from typing import NamedTuple

import pytest

from conftest import Shell
from english import Page, english_words, left


class Reader(NamedTuple):
    """What somebody has in the store, all of it in their language."""

    language: str
    lines: tuple[str, ...]
    # Titles and names, and the words of commands that an answer repeats.
    data: tuple[str, ...]


FRENCH = Reader(
    "fr",
    (
        "project add Maison",
        "add Payer le loyer demain 17h #Maison @banque !p1 ~30m",
        "add Appeler Paul due:2026-12-18",
        "add Arroser les plantes tous les 3 jours !p0",
        "add Chercher le contrat parent:1 #Maison",
        "add Ranger la cave",
        "add Lire un livre planned:2026-12-24 *",
        "add Envoyer la lettre due:2026-12-20 slot:evening",
        "add Courir due:2026-12-20",
        "start 5",
        "done 8",
        "cancel 6",
        "comment 1 Vu",
        "log 1 45m",
        "event add Déjeuner 2026-12-20 12:30-13:30",
        "event add Réunion tous les lundis 10h",
        "event add Clôture due:2026-12-24",
        "event add Congé 2026-12-26 --all-day",
        "filter add Bientôt 'due<=7d'",
        "focus start 2",
        "profile set name:'Atelier Dupont' legal_form:EI street:'1 rue de la Paix' "
        "postal_code:75002 city:Paris country:FR siren:732829320 vat_number:FR44732829320 "
        "supplies:services email:contact@atelier.example iban:'FR76 3000 6000 0112 3456 7890 189' locale:fr",
        "client add 'Exemples SARL' street:'2 place Bellecour' postal_code:69002 city:Lyon "
        "country:FR siren:404833048 email:compta@exemples.example locale:fr",
        "invoice add 'Exemples SARL' days:15 order:CMD-7 notes:Merci",
        "invoice item 1 Conseil qty:2.5 unit:hour price:80 vat:20 off:5%",
        "invoice item 1 Livre price:12 vat:5.5",
        "invoice allowance 1 Fidélité amount:5 vat:20",
        "invoice issue 1",
        "invoice pay 1 100",
    ),
    (
        *("Maison", "Payer le loyer", "banque", "Appeler Paul", "Arroser les plantes"),
        *("Chercher le contrat", "Ranger la cave", "Lire un livre", "Envoyer la lettre", "Courir"),
        *("Déjeuner", "Réunion", "Clôture", "Congé", "Bientôt", "Vu", "Inbox", "UTC"),
        *("Atelier Dupont", "rue de la Paix", "Exemples SARL", "place Bellecour", "Conseil"),
        *("Livre", "Fidélité", "Merci", "contact@atelier.example", "compta@exemples.example"),
    ),
)

GERMAN = Reader(
    "de",
    (
        "project add Haus",
        "add Miete zahlen morgen 17 Uhr #Haus @bank !p1 ~30m",
        "add Paul anrufen due:2026-12-18",
        "add Pflanzen gießen alle 3 Tage !p0",
        "add Vertrag suchen parent:1 #Haus",
        "add Keller räumen",
        "add Buch lesen planned:2026-12-24 *",
        "add Brief schicken due:2026-12-20 slot:evening",
        "add Laufen due:2026-12-20",
        "start 5",
        "done 8",
        "cancel 6",
        "comment 1 Gesehen",
        "log 1 45m",
        "event add Mittagessen 2026-12-20 12:30-13:30",
        "event add Besprechung jeden Montag 10 Uhr",
        "event add Abgabe due:2026-12-24",
        "event add Urlaub 2026-12-26 --all-day",
        "filter add Demnächst 'due<=7d'",
        "focus start 2",
        "profile set name:'Werkstatt Müller' street:'Hauptstraße 1' postal_code:10115 city:Berlin "
        "country:DE vat_number:DE123456788 email:post@werkstatt.example "
        "iban:'DE89 3704 0044 0532 0130 00' locale:de",
        "client add 'Beispiele GmbH' street:'Ringstraße 2' postal_code:50667 city:Köln "
        "country:DE vat_number:DE136695976 email:buch@beispiele.example locale:de",
        "invoice add 'Beispiele GmbH' days:15 order:B-7 notes:Danke",
        "invoice item 1 Beratung qty:2.5 unit:hour price:80 vat:19 off:5%",
        "invoice item 1 Buch price:12 vat:7",
        "invoice allowance 1 Treue amount:5 vat:19",
        "invoice issue 1",
        "invoice pay 1 100",
    ),
    (
        *("Haus", "Miete zahlen", "bank", "Paul anrufen", "Pflanzen gießen", "Vertrag suchen"),
        *("Keller räumen", "Buch lesen", "Brief schicken", "Laufen", "Mittagessen"),
        *("Besprechung", "Abgabe", "Urlaub", "Demnächst", "Gesehen", "Inbox", "UTC"),
        *("Werkstatt Müller", "Hauptstraße", "Beispiele GmbH", "Ringstraße", "Beratung"),
        *("Buch", "Treue", "Danke", "post@werkstatt.example", "buch@beispiele.example"),
    ),
)

READERS = {reader.language: reader for reader in (FRENCH, GERMAN)}

SCREENS = (
    "home",
    "agenda",
    "month",
    "week",
    "countdown",
    "countdown 1",
    "countdown 2",
    "countdown event 1",
    "countdown event 2",
    "countdown event 3",
    "list",
    "list status:any",
    "list group:day",
    "show 1",
    "show 3",
    "events",
    "event show 2",
    "history 1",
    "pulse",
    "pulse insights",
    "chart",
    "score",
    "alerts",
    "focus status",
    "free 1h",
    "invoice show 1",
    "invoices",
    "client show 1",
    "profile",
)


@pytest.fixture(scope="module", params=READERS)
def reader(request: pytest.FixtureRequest) -> Reader:
    return READERS[request.param]


@pytest.fixture(scope="module")
def full(reader: Reader, tmp_path_factory: pytest.TempPathFactory) -> tuple[Shell, str]:
    """The shell with the store of a reader, and all that it answered while that was filled."""
    shell = Shell(tmp_path_factory.mktemp(reader.language))
    shell(f"set language {reader.language}")
    return shell, shell(*reader.lines)


Read = Callable[[str], list[str]]


@pytest.fixture(scope="module")
def commands(full: tuple[Shell, str]) -> set[str]:
    """Their names, which are the same in every language."""
    return set(re.findall(r"^  ([\w-]+)", full[0]("help"), re.MULTILINE))


@pytest.fixture
def read(reader: Reader, commands: set[str]) -> Read:
    def read(said: str) -> list[str]:
        # `You can: edit, start, done` of a task; “help”; and what to type into an empty store.
        said = re.sub(
            r"(?m)(?<= )[a-z]+(?:, [a-z]+)+$|(?<=[„«“])\s*[a-z]+\s*(?=[“»”])",
            lambda found: "" if commands.issuperset(found[0].strip().split(", ")) else found[0],
            said,
        )
        said = re.sub(r"(?m)^  (?:event )?add (?=\w)", "", said)
        return left(said, list(reader.data), reader.language)

    return read


def test_what_is_looked_for_is_english() -> None:
    for language in READERS:
        known = english_words(language)
        assert {"overdue", "today", "late", "left", "done", "due", "every", "invoice"} <= known
    assert not {"retard", "facture", "total", "mars"} & english_words("fr")
    assert not {"noch", "rechnung", "name", "april"} & english_words("de")


def test_answers(full: tuple[Shell, str], read: Read) -> None:
    assert read(full[1]) == [], full[1]


@pytest.mark.parametrize("command", SCREENS)
def test_screens(full: tuple[Shell, str], read: Read, command: str) -> None:
    said = full[0](command)
    assert len(said) > 5
    assert read(said) == [], said


def test_a_screen_with_nothing_to_show(reader: Reader, read: Read, shell: Shell) -> None:
    said = shell(f"set language {reader.language}", "home", "agenda", "list", "chart", "invoices")
    assert read(said) == [], said


@pytest.mark.parametrize("language", ["en", "fr", "de", "es"])
def test_what_an_empty_screen_proposes_is_understood(shell: Shell, language: str) -> None:
    proposed = re.findall(r"(?m)^  ((?:event )?add .*)$", shell(f"set language {language}", "home"))
    assert len(proposed) == 3
    shell(*proposed)
    rent, call = json.loads(shell("list --format json"))
    assert rent["due"] == "2026-12-21T17:00:00.000+01:00"
    assert (rent["priority"], call["due"]) == ("P1", "2026-12-25")
    assert rent["project"] != "Inbox" and len(call["tags"]) == 1 and call["notes"]
    lunch = shell.record("events")
    assert lunch["start"] == "2026-12-26T12:30:00.000+01:00"
    assert lunch["end"] == "2026-12-26T13:30:00.000+01:00"


def test_the_page_of_figures(full: tuple[Shell, str], reader: Reader, read: Read) -> None:
    full[0]("report --html page.html year")
    page = Page((full[0].home / "page.html").read_text())
    assert page.language == reader.language
    assert len(page.text) > 500
    assert read(page.text) == [], page.text


def test_an_invoice_on_paper(full: tuple[Shell, str], read: Read) -> None:
    full[0]("invoice pdf 1 page.pdf")
    text = subprocess.run(
        ["pdftotext", "-layout", full[0].home / "page.pdf", "-"], capture_output=True, check=True
    ).stdout.decode()
    assert len(text) > 500
    assert read(text) == [], text


def test_the_mail_with_an_invoice(full: tuple[Shell, str], read: Read) -> None:
    full[0]("invoice mail 1 --eml mail.eml")
    mail = email.message_from_bytes((full[0].home / "mail.eml").read_bytes(), policy=default)
    body = mail.get_body()
    assert body is not None
    text = f"{mail['Subject']}\n{body.get_content()}"
    assert len(text) > 100
    assert read(text) == [], text
