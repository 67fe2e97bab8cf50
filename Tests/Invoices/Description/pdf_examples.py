"""Invoices of every kind that is printed: what a page has to show, and on which paper."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from decimal import Decimal

import logos
import parties
from description import CREDIT_NOTE, INVOICE, VAT, Adjustment, Invoice, Line
from generator import Generator
from printing import A4, LETTER
from rates import standard
from texts import HOSTILE_LINES, HOSTILE_TEXTS

ISSUED = date(2026, 9, 1)
TWENTY = standard(Decimal(20))
FIVE_AND_A_HALF = standard(Decimal("5.5"))


@dataclass(frozen=True)
class Example:
    name: str
    invoice: Invoice
    language: str = "fr"
    paper: int = A4
    logo: bytes = b""
    is_draft: bool = False


def _line(name: str, quantity: str, price: str, vat: VAT = TWENTY, **more: object) -> Line:
    made = Line(name=name, quantity=Decimal(quantity), price=Decimal(price), vat=vat)
    return replace(made, **more)  # type: ignore[arg-type]


def _invoice(*lines: Line, **more: object) -> Invoice:
    made = Invoice(
        kind=INVOICE,
        seller=parties.ATELIER,
        buyer=parties.FRENCH_FIRM,
        lines=lines,
        issued=ISSUED,
        due=ISSUED + timedelta(days=30),
    )
    return replace(made, **more)  # type: ignore[arg-type]


def _priced(name: str) -> Line:
    return _line(name, "1", "10")


SHORT = _invoice(
    _line(
        "Développement de l’application",
        "12.5",
        "85",
        unit="HUR",
        details="Écrans d’accueil et de recherche, tests compris.\nLivré le 30 août.",
    ),
    _line("Atelier de conception", "2", "640", unit="DAY", discount_percent=Decimal(10)),
    _line("Manuel imprimé", "1", "30", FIVE_AND_A_HALF, discount_amount=Decimal("2.50")),
    adjustments=(
        Adjustment(False, "Remise de bienvenue", TWENTY, percent=Decimal(5)),
        Adjustment(True, "Frais de port", TWENTY, amount=Decimal("12.40")),
    ),
    purchase_order="PO-4711",
    buyer_reference="Service achats",
    contract="C/2026/7",
    period=(date(2026, 8, 1), date(2026, 8, 31)),
    delivered=date(2026, 8, 30),
    note="Merci de votre confiance.\nÀ bientôt.",
    prepaid=Decimal(100),
)

WIDE = _invoice(
    _line(
        "Étude",
        "1",
        "364175732386.123456",
        discount_percent=Decimal("12.34"),
        unit="KMT",
        details="détails " * 40,
        period=(ISSUED, ISSUED),
    ),
    _line("W" * 60, "999999999", "1.123456", discount_amount=Decimal("1234567.89"), unit="HUR"),
    _line("Petit", "0.0001", "0.000001", FIVE_AND_A_HALF),
    buyer=replace(parties.FRENCH_FIRM, name="N" * 90 + " mot" * 20, street="S" * 100),
    purchase_order="P" * 60,
    buyer_reference="référence très longue " * 4 + "!",
    currency="USD",
    exchange_rate=Decimal("1.0842"),
)
"""All that is wide beside each other."""

ARABIC_DETAILS = "ثلاثة أيام في المكتب ثم تقرير مكتوب"
CHINESE_DETAILS = "第一阶段：需求分析与系统设计。"
SCRIPTS = _invoice(
    _line("خدمات التصميم والاستشارات", "3", "250", details=ARABIC_DETAILS),
    _line("设计与咨询服务（第二期）", "1", "4800", details=CHINESE_DETAILS),
    _line("עיצוב והדפסה", "2", "75.5"),
    _line("Установка и настройка", "10", "12.3456", FIVE_AND_A_HALF),
    _line("Ελληνική μετάφραση, Việt Nam, Łódź", "1", "9.90", FIVE_AND_A_HALF),
    buyer=replace(parties.FRENCH_FIRM, name="شركة النيل 尼罗河贸易公司", street="١٢ شارع التحرير"),
)


def rows(count: int) -> Invoice:
    """Every third item has a text of two lines, which names it, and every seventh a long name."""
    lines = [
        _line(
            f"Article {index:03}" + (" très long à décrire" * 6 if index % 7 == 0 else ""),
            str(Decimal(index) / 4),
            str(Decimal("33.333333") * index),
            TWENTY if index % 2 else FIVE_AND_A_HALF,
            details=f"suite {index:03} a\nsuite {index:03} b" if index % 3 == 0 else None,
        )
        for index in range(1, count + 1)
    ]
    return _invoice(*lines, note="Fin de la liste.")


def _of_each_family() -> Iterator[Example]:
    """Invoices of each category of VAT, and of foreign currencies."""
    chance = Generator(random.Random(20))
    for index, family in enumerate(
        (
            chance.zero_rated,
            chance.exempt,
            chance.exempt,
            chance.reverse_charge,
            chance.intra_community,
            chance.export,
            chance.outside,
            chance.canary_islands,
            chance.ceuta,
            chance.mixed,
            chance.discounted,
            chance.adjusted,
            chance.foreign,
            chance.foreign,
            chance.foreign,
            chance.foreign,
            chance.large,
            chance.tiny,
            chance.prepaid,
        )
    ):
        yield Example(
            name=f"{family.__name__} {index}",
            invoice=chance.issuable(family),
            language="en" if index % 2 else "fr",
            paper=LETTER if index % 3 == 0 else A4,
        )


CREDITED = replace(SHORT, kind=CREDIT_NOTE, prepaid=Decimal(0))
WITHOUT_ACCOUNT = replace(SHORT, seller=replace(parties.ATELIER, iban=None, bic=None))
LONG_WORDS = _invoice(_line("W" * 200, "1", "10", details="x" * 900), note=HOSTILE_TEXTS[1])
MARKUP = _invoice(*map(_priced, HOSTILE_LINES[:3]), note=HOSTILE_TEXTS[0] + HOSTILE_TEXTS[4])

EXAMPLES = (
    Example("short", SHORT, logo=logos.PNG),
    Example("short in English", SHORT, "en", LETTER, logos.JPEG),
    Example("sixty lines", rows(60)),
    Example("two hundred lines", rows(200), "en", LETTER, logos.GREY),
    Example("scripts", SCRIPTS),
    Example("scripts in English", SCRIPTS, "en", LETTER, logos.PALETTE),
    Example("credit note", CREDITED, logo=logos.TRANSPARENT),
    Example("credit note in English", CREDITED, "en", LETTER),
    Example("without an account", WITHOUT_ACCOUNT),
    Example("long words", LONG_WORDS),
    Example("markup", MARKUP),
    Example("wide", WIDE),
    Example("wide in English", WIDE, "en", LETTER, logos.PNG),
    Example("draft", SHORT, is_draft=True, logo=logos.PNG),
    Example("draft in English", rows(60), "en", LETTER, is_draft=True),
    *_of_each_family(),
)
