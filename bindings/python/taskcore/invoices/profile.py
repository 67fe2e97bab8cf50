# SPDX-License-Identifier: Apache-2.0
"""The seller: whoever uses the store."""

from __future__ import annotations

from ctypes import POINTER, byref, string_at
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.exact import Exact, from_scaled, to_scaled
from taskcore._low_level.inputs import PARTY
from taskcore._low_level.library import library
from taskcore._low_level.reading import party_from_row
from taskcore._low_level.values import byte_array
from taskcore.errors import InvalidError

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.invoices.party import Party
    from taskcore.invoices.party_keywords import PartyChanges


@dataclass(frozen=True)
class Profile:
    """The seller, from whom the invoices of the store are."""

    seller: Party
    logo: bytes | None
    """A PNG or JPEG file, for the head of invoices."""
    hourly_rate: Decimal | None = None
    """What an hour costs where neither its entry nor its task, project or client says it."""


class ProfileMethods(Connection):
    """Who sells."""

    def profile(self) -> Profile:
        """The seller; when nothing was ever set, it is one of whom nothing is known."""
        profile = POINTER(c.taskcore_profile)()
        self._call(library.taskcore_profile_read, byref(profile))
        try:
            content = library.taskcore_profile_contents(profile).contents
            logo = string_at(content.logo, content.logo_length) if content.logo else None
            rate = content.hourly_rate_millionths
            return Profile(
                party_from_row(content.seller.contents),
                logo,
                from_scaled(rate, 6) if rate else None,
            )
        finally:
            library.taskcore_profile_free(profile)

    def set_profile(self, **changes: Unpack[PartyChanges]) -> None:
        """Changes what is given of the seller; ``""`` takes it away, and ``Party`` says what it is.

        >>> from taskcore import InvalidError, Store
        >>> with Store(":memory:") as store:
        ...     store.set_profile(name="Atelier Dupont", country="FR", siren="732 829 320")
        ...     store.set_profile(city="Paris")
        ...     seller = store.profile().seller
        ...     try:
        ...         store.set_profile(iban="FR76 3000 6000 0112 3456 7890 188")
        ...     except InvalidError as error:
        ...         print(error.field)
        iban
        >>> seller.name, seller.city, seller.siren
        ('Atelier Dupont', 'Paris', '732829320')

        Issued invoices stay as they were issued; drafts go along.
        """
        self._call(library.taskcore_profile_set, byref(PARTY.row(changes)))

    def import_profile(self, data: bytes) -> None:
        """Takes the profile from an invoice that one issued with another program: its seller.

        The data are as in ``import_invoice``. What the profile says already stays. Raises
        ConflictError when the profile is somebody else's.
        """
        if not isinstance(data, bytes):
            raise TypeError(f"data must be bytes, not {type(data).__name__}")
        self._call(library.taskcore_profile_import, byte_array(data), len(data))

    def set_logo(self, picture: bytes | None) -> None:
        """Sets the picture at the head of invoices, a PNG or JPEG file of at most 1 MiB."""
        length = 0 if picture is None else len(picture)
        buffer = byte_array(picture) if picture else None
        self._call(library.taskcore_profile_set_logo, buffer, length)

    def set_default_hourly_rate(self, rate: Exact | None) -> None:
        """Sets what an hour costs where neither its entry nor its task, project or client says it.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.set_default_hourly_rate("87.50")
        ...     store.profile().hourly_rate
        Decimal('87.500000')

        It is in the currency of the profile, and counts for time that is paid in that one. None
        takes it away.
        """
        scaled = 0 if rate is None else to_scaled(rate, 6, "hourly_rate")
        if rate is not None and scaled == 0:
            raise InvalidError("It is above 0; None takes it away.", field="hourly_rate")
        self._call(library.taskcore_profile_set_hourly_rate, scaled)
