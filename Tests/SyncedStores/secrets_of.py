"""What nobody may find who has all that a device leaves for the others."""

from __future__ import annotations

from decimal import Decimal

from person import Person

WORDS = ("passphrase of three words", "laptop of Ann", "phone of Ann", "Europe/Paris", "FREQ=")


def searched(person: Person) -> set[bytes]:
    texts = {*person.texts, *WORDS, "Atelier", "732829320", "FR7630006000011234567890189"}
    found = {form for text in texts for form in (text.encode(), text.encode("utf-16-le"))}
    for amount in person.amounts:
        found |= {str(amount).encode(), f"{amount:,}".encode()}
        for unit in (100, 10**6):
            number = int(amount * Decimal(unit))
            if number >= 2**40:
                found.add(number.to_bytes(8, "big").lstrip(b"\0"))
                found.add(number.to_bytes(8, "little").rstrip(b"\0"))
            found.add(str(number).encode())
    return found
