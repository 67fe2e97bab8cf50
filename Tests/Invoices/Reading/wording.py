"""Everything that an invoice says besides its figures: texts, dates, numbers, references.

It is under the names of EN 16931, with every date as ISO 8601 has it.
"""

from __future__ import annotations

from datetime import date

from description import INVOICE, Invoice, Party

Wording = dict[str, str]


def wording_of(invoice: Invoice) -> Wording:
    """What the files of the invoice have to say."""
    is_supply = any(vat.category == "K" for vat in invoice.vats)
    said: dict[str, str | date | None] = {
        "BT-1": invoice.number,
        "BT-2": invoice.issued,
        "BT-9": invoice.due,
        "BT-10": invoice.buyer_reference,
        "BT-12": invoice.contract,
        "BT-13": invoice.purchase_order,
        "BT-22": invoice.note,
        "BT-25": invoice.preceding[0] if invoice.preceding else None,
        "BT-26": invoice.preceding[1] if invoice.preceding else None,
        "BT-72": invoice.delivered,
        "BT-73": invoice.period[0] if invoice.period else None,
        "BT-74": invoice.period[1] if invoice.period else None,
        "BT-80": invoice.buyer.country if is_supply else None,
        # Nobody pays a credit note into the seller's account.
        "BT-84": invoice.seller.iban if invoice.kind == INVOICE else None,
    }
    for role, party in (("seller", invoice.seller), ("buyer", invoice.buyer)):
        said |= _party_wording(role, party, invoice.is_outside_vat)
    for index, line in enumerate(invoice.lines, 1):
        said |= {
            f"BG-25/{index}/BT-126": str(index),
            f"BG-25/{index}/BT-134": line.period[0] if line.period else None,
            f"BG-25/{index}/BT-135": line.period[1] if line.period else None,
            f"BG-25/{index}/BT-153": line.name,
            f"BG-25/{index}/BT-154": line.details,
        }
    return {name: str(each) for name, each in said.items() if each is not None}


def other_words(invoice: Invoice, said: Wording) -> list[str]:
    """One sentence for each text that is missing, too many, or another one."""
    expected = wording_of(invoice)
    return [
        f"{name}: {said.get(name)!r} is said, and should be {expected.get(name)!r}."
        for name in {**expected, **said}
        if not _is_same(expected.get(name), said.get(name))
    ]


def _is_same(expected: str | None, said: str | None) -> bool:
    # UBL has no place for a code beside a note: "#PMD#" in its text would be one.
    return said == expected or (
        said is not None and expected is not None and said == expected.replace("#", "# ")
    )


def _party_wording(role: str, party: Party, is_outside_vat: bool) -> dict[str, str | None]:
    return {
        f"{role}/name": party.name,
        f"{role}/siret": party.siret,
        f"{role}/siren": party.siren,
        f"{role}/vat_number": None if is_outside_vat else party.vat_number,
        f"{role}/endpoint": ":".join(party.endpoint) if party.endpoint else None,
        f"{role}/street": party.street,
        f"{role}/city": party.city,
        f"{role}/postcode": party.postcode,
        f"{role}/country": party.country,
    }
