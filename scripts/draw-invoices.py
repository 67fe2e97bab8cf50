#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws the pages that docs/invoices.md shows, or with --into FOLDER, other ones to look at.

    TASKCORE_BUILD=build/debug build/venv/bin/python scripts/draw-invoices.py

It needs pdftoppm (the Debian package poppler-utils), Pillow, and the fonts fonts-dejavu and fonts-lato.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
from datetime import date, datetime, timezone
from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).parents[1]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ.setdefault("TASKCORE_LIBRARY", str(BUILD.resolve() / "lib" / "libtaskcore.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))

from taskcore import Durability, Store  # noqa: E402

NOW = datetime(2026, 12, 20, 12, tzinfo=timezone.utc)
OWN = (
    '{"base": "studio", "accent": "#7A1F3D", "band": "#F8EEF2", "logo": "right",'
    ' "closing": {"fr": "Merci de votre confiance !", "en": "Thank you for your trust."}}'
)
WORK = (
    ("Conception de la maquette", "12.5", "85", "HUR"),
    ("Développement du site", "38", "85", "HUR"),
    ("Photographies du produit", "24", "18.5", "C62"),
    ("Impression du catalogue", "250", "3.475", "C62"),
    ("Déplacement à Lyon", "2", "96.4", "C62"),
    ("Hébergement, un an", "12", "9.9", "MON"),
)
PAGES = (
    # The name, the template, how many lines, which page, and what is otherwise.
    ("classic", "classic", 12, 1, {}),
    ("studio", "studio", 6, 1, {"logo": True}),
    ("plain", "plain", 1, 1, {}),
    ("second-page", "classic", 45, 2, {}),
    ("draft", "studio", 3, 1, {"is_draft": True, "language": "en"}),
    ("own", OWN, 4, 1, {"logo": True, "language": "en"}),
)


def logo() -> bytes:
    picture = Image.new("RGB", (480, 160), "white")
    drawing = ImageDraw.Draw(picture)
    drawing.polygon([(80, 10), (150, 150), (10, 150)], fill=(29, 78, 137))
    drawing.ellipse((120, 40, 220, 140), fill=(224, 145, 50))
    drawing.rectangle((250, 60, 470, 76), fill=(31, 41, 51))
    drawing.rectangle((250, 96, 400, 108), fill=(95, 105, 117))
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def new_store() -> tuple[Store, int]:
    store = Store(
        ":memory:", clock=lambda: NOW, time_zone="Europe/Paris", durability=Durability.NORMAL
    )
    store.set_profile(
        name="Atelier Lumière", legal_form="SARL", share_capital="10 000 EUR", registry="RCS Paris",
        street="1 rue de la Paix", postal_code="75002", city="Paris", country="FR",
        siren="732829320", vat_number="FR44732829320", email="contact@atelier.example",
        phone="+33 1 02 03 04 05", iban="FR7630006000011234567890189", bic="AGRIFRPP",
        supplies="mixed",
    )  # fmt: skip
    client = store.add_client(
        "Exemples SAS", street="12 place Bellecour", postal_code="69002", city="Lyon",
        country="FR", siren="404833048", vat_number="FR83404833048", email="compta@exemples.example",
    )  # fmt: skip
    return store, client


def pdf(
    template: str, lines: int, *, logo: bytes = b"", is_draft: bool = False, language: str = "fr"
) -> bytes:
    store, client = new_store()
    with store:
        store.set_logo(logo)
        id = store.add_invoice(
            client, language=language, order_reference="PO-4711", delivery_date=date(2026, 12, 18),
            notes="Merci de votre confiance." if language == "fr" else "Thank you for your trust.",
        )  # fmt: skip
        for index in range(lines):
            name, quantity, price, unit = WORK[index % len(WORK)]
            if lines > len(WORK):
                name = f"{name}, lot {index // len(WORK) + 1}"
            store.add_invoice_line(
                id, name, quantity=quantity, unit=unit, unit_price=price,
                vat_rate="5.5" if index % 4 == 3 else 20,
            )  # fmt: skip
        if not is_draft:
            store.issue_invoice(id)
        return store.invoice_pdf(id, page_template=template, language=language)


def picture(file: bytes, page: int, resolution: int) -> Image.Image:
    drawn = subprocess.run(
        ["pdftoppm", "-png", "-r", str(resolution), "-f", str(page), "-l", str(page), "-"],
        input=file, capture_output=True, check=True,
    )  # fmt: skip
    return Image.open(io.BytesIO(drawn.stdout)).convert("RGB")


def framed(page: Image.Image) -> Image.Image:
    ImageDraw.Draw(page).rectangle((0, 0, page.width - 1, page.height - 1), outline=(200, 205, 210))
    return page.quantize(48, dither=Image.Dither.NONE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, help="draw all templates there, large")
    options = parser.parse_args()
    if options.into:
        options.into.mkdir(parents=True, exist_ok=True)
        for template in ("classic", "studio", "plain"):
            for lines in (1, 12, 45):
                file = pdf(template, lines, logo=logo())
                (options.into / f"{template}-{lines}.pdf").write_bytes(file)
                for page in range(1, 4 if lines == 45 else 2):
                    try:
                        drawn = picture(file, page, 110)
                    except (subprocess.CalledProcessError, OSError):
                        break
                    drawn.save(options.into / f"{template}-{lines}-{page}.png")
        return
    folder = ROOT / "docs" / "images"
    folder.mkdir(exist_ok=True)
    for name, template, lines, page, more in PAGES:
        arguments = dict(more)
        if arguments.pop("logo", False):
            arguments["logo"] = logo()
        file = pdf(template, lines, **arguments)
        framed(picture(file, page, 60)).save(folder / f"invoice-{name}.png", optimize=True)


if __name__ == "__main__":
    main()
