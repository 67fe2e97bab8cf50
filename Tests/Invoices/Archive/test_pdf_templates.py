"""Every kind of document in every template and language: an archive, accessible, and with all its amounts."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

import document_kinds
import logos
from archive import faults
from document_kinds import Document
from labels import plain
from pdf_examples import CREDITED, SHORT, Example, rows
from printed import Printed, print_examples, text
from printing import pdf

OWN = json.dumps(
    {
        "base": "plain",
        "ink": "#102030",
        "accent": "#7A1F3D",
        "band": "#F8EEF2",
        "font": "DejaVu Serif",
        "text_size": 9.5,
        "margin": 60,
        "logo": "left",
        "logo_height": 40,
        "bar": True,
        "table": "filled",
        "total": "band",
        "opening": "Bonjour,",
        "closing": {"fr": "Merci !", "en": "Thank you.", "de": "Danke!", "es": "¡Gracias!"},
    }
)
TEMPLATES = {"classic": "classic", "studio": "studio", "plain": "plain", "of one's own": OWN}
LANGUAGES = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE", "es": "es-ES"}
DOCUMENTS = (
    Example("invoice", SHORT, logo=logos.PNG),
    Example("credit note", CREDITED, logo=logos.PNG),
    Example("draft", SHORT, logo=logos.PNG, is_draft=True),
    Example("long invoice", rows(45)),
    Example("long draft", rows(45), is_draft=True),
    Example("without remarks", replace(SHORT, note=None)),
)

in_each_template_and_language = pytest.mark.parametrize(
    ("template", "language"), list(itertools.product(TEMPLATES, LANGUAGES))
)


@pytest.fixture(scope="module")
def documents() -> Iterator[list[Printed]]:
    stores, printed = print_examples(DOCUMENTS)
    yield printed
    for each in stores:
        each.store.close()


@pytest.fixture(scope="module")
def kinds() -> Iterator[list[Document]]:
    stores, made = document_kinds.documents()
    yield made
    for store in stores:
        store.close()


@in_each_template_and_language
def test_each_kind_is_an_accessible_archive(
    kinds: list[Document], template: str, language: str
) -> None:
    for each in kinds:
        file = each.draw(language, TEMPLATES[template])
        has_table = each.kind != "reminder"
        assert faults(file, LANGUAGES[language], each.cii, has_table=has_table) == [], each.kind


@in_each_template_and_language
def test_it_is_an_accessible_archive(
    documents: list[Printed], template: str, language: str
) -> None:
    for each in documents:
        file = pdf(each.books, each.id, language=language, template=TEMPLATES[template])
        assert faults(file, LANGUAGES[language], each.cii) == [], each.example.name


def words_of(printed: Printed, template: str) -> list[str]:
    file = pdf(printed.books, printed.id, language="fr", template=template)
    return sorted(plain(text(file, "-raw")).split())


def test_all_templates_say_the_same(documents: list[Printed]) -> None:
    for each in documents:
        if each.example.name.startswith("long"):
            continue
        classic = words_of(each, "classic")
        assert words_of(each, "studio") == classic
        assert words_of(each, "plain") == classic


def test_own_texts_are_printed_in_the_language(documents: list[Printed]) -> None:
    each = documents[0]
    for language, closing in json.loads(OWN)["closing"].items():
        page = text(pdf(each.books, each.id, language=language, template=OWN), "-layout")
        assert page.index("Bonjour,") < page.index(closing)


def test_the_total_of_a_quote_stands_there_once(kinds: list[Document]) -> None:
    for kind, count in (("quote", 1), ("invoice", 2)):
        file = next(each for each in kinds if each.kind == kind).draw("fr", "classic")
        assert text(file, "-raw").count("2 190,21 €") == count, kind


def test_a_line_of_the_foot_ends_between_two_mentions(kinds: list[Document]) -> None:
    invoice = next(each for each in kinds if each.kind == "invoice")
    page = text(invoice.draw("de", "classic"), "-raw")
    foot = page[page.rindex("Atelier Lumière, SARL") :].splitlines()
    assert foot[0].endswith("RCS Paris") and foot[1].startswith("USt.-IdNr."), foot
