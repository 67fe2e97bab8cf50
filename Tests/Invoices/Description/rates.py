"""The rates of French VAT (BR-FR-16), and the reasons for which there is none."""

from __future__ import annotations

from decimal import Decimal

from description import VAT

FRENCH_RATES = tuple(
    Decimal(rate) for rate in ("20 10 13 8.5 19.6 2.1 5.5 7 20.6 1.05 0.9 1.75 9.2 9.6".split())
)
FRANCHISE = VAT("E", reason="TVA non applicable, art. 293 B du CGI", code="VATEX-FR-FRANCHISE")


def standard(rate: Decimal) -> VAT:
    return VAT("S", rate)


def exempt() -> tuple[VAT, ...]:
    """With a reason and a code, and with a reason alone."""
    return (
        VAT("E", reason="Exonération de TVA, art. 261-4 du CGI", code="VATEX-FR-CGI261-4"),
        VAT("E", reason="Exonération, art. 132 de la directive 2006/112/CE", code="VATEX-EU-132"),
        VAT("E", reason="Exonération de TVA, art. 261 C du CGI"),
    )


def reverse_charge() -> tuple[VAT, ...]:
    """Without a reason of its own, and with one."""
    return (
        VAT("AE"),
        VAT("AE", reason="Autoliquidation, art. 283-2 nonies du CGI", code="VATEX-EU-AE"),
    )
