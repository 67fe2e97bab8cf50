"""ReportLab, which sets an invoice of the same lines as a table with a repeated header.

    peer_reportlab.py FOLDER SIZE

It makes a plain PDF with embedded fonts: no PDF/A, and no XML of the invoice in it.
"""

from __future__ import annotations

import sys
from functools import partial
from io import BytesIO
from pathlib import Path

from data import TODAY, Report, check, samples

try:
    import reportlab
    from reportlab.lib.pagesizes import A4
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
except ImportError:
    reportlab = None

FONTS = Path("/usr/share/fonts/truetype/dejavu")
REGULAR, BOLD = "DejaVuSans", "DejaVuSans-Bold"
HEADER = ("Description", "Quantity", "Unit price", "VAT", "Amount")
SELLER = "Exemples SAS<br/>2 place Bellecour<br/>69002 Lyon<br/>France<br/>FR44732829320"
BUYER = "Atelier Dupont<br/>2 place Bellecour<br/>69002 Lyon<br/>France"


def line(number: int) -> tuple[str, int, int]:
    return f"Work on part {number + 1}", number % 8 + 1, 60 + number % 40


def pdf(count: int) -> bytes:
    plain = ParagraphStyle("plain", fontName=REGULAR, fontSize=9, leading=12)
    title = ParagraphStyle("title", fontName=BOLD, fontSize=16, leading=24)
    lines = [line(number) for number in range(count)]
    net = sum(quantity * price for _, quantity, price in lines)
    rows = [
        (name, f"{quantity} h", f"{price}.00", "20 %", f"{quantity * price:,}.00")
        for name, quantity, price in lines
    ]
    looks = TableStyle(
        [
            ("FONT", (0, 0), (-1, -1), REGULAR, 9),
            ("FONT", (0, 0), (-1, 0), BOLD, 9),
            ("ALIGN", (1, 0), (-1, -1), "RIGHT"),
            ("LINEBELOW", (0, 0), (-1, 0), 0.5, "black"),
        ]
    )
    totals = (
        ("Total without VAT", f"{net:,}.00 EUR"),
        ("VAT 20 %", f"{net * 0.2:,.2f} EUR"),
        ("To pay", f"{net * 1.2:,.2f} EUR"),
    )
    file = BytesIO()
    document = SimpleDocTemplate(file, pagesize=A4, title="Invoice 2026-0001")
    document.build(
        [
            Paragraph("Invoice 2026-0001", title),
            Paragraph(f"Issued on {TODAY}", plain),
            Paragraph(SELLER, plain),
            Spacer(0, 12),
            Paragraph(BUYER, plain),
            Spacer(0, 12),
            Table([HEADER, *rows], repeatRows=1, style=looks, colWidths=(220, 60, 70, 50, 80)),
            Spacer(0, 12),
            *[Paragraph(f"{label}: {amount}", plain) for label, amount in totals],
        ]
    )
    return file.getvalue()


def main(size: int) -> None:
    report = Report("ReportLab", size)
    if reportlab is None:
        report.missing("ReportLab could not be installed for this Python.")
    report.version(reportlab.Version)
    for font in (REGULAR, BOLD):
        pdfmetrics.registerFont(TTFont(font, FONTS / f"{font}.ttf"))
    for work, count in (("PDF of 1 line", 1), ("PDF of 500 lines", 500)):
        seconds, written = samples(partial(pdf, count))
        check(written.startswith(b"%PDF-") and b"FontFile2" in written, "It has no own fonts.")
        report.work(work, seconds, rows=count, file_bytes=len(written))


if __name__ == "__main__":
    main(int(sys.argv[2]))
