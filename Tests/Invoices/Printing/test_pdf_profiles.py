"""What the law and a profile have printed, in each language of a page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bookkeeping import Bookkeeping
from parties import ATELIER
from pdf_examples import SHORT
from printed import text
from printing import pdf

FEE = {
    "fr": "Tout retard de paiement",
    "en": "Any late payment gives rise",
    "de": "Bei jedem Zahlungsverzug",
    "es": "Toda demora en el pago",
}
DEBITS = {
    "fr": "Option pour le paiement de la taxe d'après les débits",
    "en": "VAT is paid on debits, by option",
    "de": "Option für die Entrichtung der Steuer nach Soll",
    "es": "Opción por el pago del impuesto según los débitos",
}


def plain(file: bytes) -> str:
    return " ".join(text(file).split())


@pytest.mark.parametrize("language", FEE)
def test_a_page_in_another_language_has_no_text_of_the_law_in_the_first_one(language: str) -> None:
    books = Bookkeeping(ATELIER)
    with books.store as store:
        store.set_profile(vat_point="debits")
        invoice = books.draft(SHORT)
        store.update_invoice(invoice, language="fr", early_discount="À convenir")
        store.issue_invoice(invoice, SHORT.issued)
        page = plain(pdf(books, invoice, language=language))
        for texts in (FEE, DEBITS):
            assert texts[language] in page
            assert not any(other in page for name, other in texts.items() if name != language)
        # What somebody wrote stays as it is.
        assert "À convenir" in page


def test_a_discount_for_programs_and_a_delivery_are_said_in_words() -> None:
    books = Bookkeeping(ATELIER)
    with books.store as store:
        invoice = books.draft(replace(SHORT, note=None))
        store.update_invoice(
            invoice,
            language="en",
            payment_terms="Net.\n#SKONTO#TAGE=14#PROZENT=2.00#",
            delivery_name="Entrepôt",
            delivery_city="Marseille",
            delivery_country="FR",
        )
        page = plain(pdf(books, invoice))
        assert "2.00% off when it is paid within 14 days" in page and "SKONTO" not in page
        assert "Entrepôt, Marseille" in page
