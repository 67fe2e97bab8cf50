# SPDX-License-Identifier: Apache-2.0
"""Who sells and who buys."""

from model.facts.rates import RATE
from model.language.files import REFUSE, Files
from model.language.kinds import Code, Instant, Text
from model.language.record import Property, Record

# fmt: off
CLIENT_KIND = Code("ClientKind", default=".business", words=((1, "business"), (2, "private_person"), (3, "public_body")))
# What an invoice says of either; the terms are those of EN 16931.
PARTY: tuple[Property, ...] = (
    Property("name", Text(), part="party", required=True, mended="?", doc="BT-27, BT-44."),
    Property("trading_name", Text(), part="party", doc="BT-28, BT-45."),
    Property("legal_form", Text(), part="party", doc="Such as SARL, SAS, EI."),
    Property("share_capital", Text(), part="party", doc='Such as "10 000 EUR".'),
    Property("registry", Text(), part="party", doc='Where it is registered, such as "RCS Paris".'),
    Property("contact", Text(), part="party", doc="The contact's name (BT-41, BT-56)."),
    Property("street", Text(), part="party", doc="BT-35, BT-50."),
    Property("street_2", Text(), case="street2", part="party", doc="BT-36, BT-51."),
    Property("postal_code", Text(), part="party", doc="BT-38, BT-53."),
    Property("city", Text(), part="party", doc="BT-37, BT-52."),
    Property("region", Text(), part="party", doc="BT-39, BT-54."),
    Property("country", Text(), part="party", doc="ISO 3166-1 alpha-2 (BT-40, BT-55)."),
    Property("siren", Text(), part="party", doc="Nine digits (BT-30, BT-47 with scheme 0002)."),
    Property("siret", Text(), part="party", doc="Fourteen digits (BT-29, BT-46 with scheme 0009)."),
    Property("registration_number", Text(), part="party", doc="The number in its register, where there is no SIREN (BT-30, BT-47)."),
    Property("vat_number", Text(), part="party", doc="BT-31, BT-48."),
    Property("tax_number", Text(), part="party", doc="The tax office's number of a seller without a VAT number (BT-32)."),
    Property("email", Text(), part="party", doc="BT-43, BT-58."),
    Property("phone", Text(), part="party", doc="BT-42, BT-57."),
    Property("electronic_address", Text(), part="party", doc="BT-34, BT-49."),
    Property("electronic_scheme", Text(), part="party", doc="Of the electronic address, such as 0225 (list EAS)."),
    Property("iban", Text(), part="party", doc="BT-84."),
    Property("bic", Text(), part="party", doc="BT-86."),
    Property("account_name", Text(), part="party", doc="BT-85."),
    Property("locale", Text(), part="party", doc="Of its invoices and mails, such as fr or en-GB."),
    Property("currency", Text(), part="party", doc="Of its invoices; ISO 4217."),
    Property("supplies", Text(), part="party", since="0.1.0", doc="What a seller sells, and what is sold to a client: goods, services or mixed (BT-23)."),
    Property("default_vat", Text(), part="party", since="0.1.0", doc='How items are taxed that do not say it, such as "S 20" or "AE".'),
    Property("vat_scheme", Text(), part="party", since="0.1.0", doc='"small_enterprise" for a seller who charges no VAT as one (directive 2006/112/EC, article 284).'),
    Property("page_template", Text(), part="party", since="0.1.0", doc="How invoices look: classic, studio or plain, or a template as JSON; a client's goes before the seller's."),
    Property("invoice_profile", Text(), sample='word(["facturx", "xrechnung", "peppol"])', part="party", since="0.1.0", doc="By which rules invoices are written: facturx, xrechnung or peppol; a client's goes before the seller's."),
    Property("vat_point", Text(), sample='word(["debits", "invoice_date", "delivery", "payment"])', part="party", since="0.1.0", doc="When a seller's VAT is due (BT-8): debits, invoice_date, delivery or payment."),
    Property("prices", Text(), sample='word(["gross", "net"])', part="party", since="0.1.0", doc='Whether prices of new invoices include VAT: "gross", or "net"; a client\'s goes before the seller\'s.'),
)

CLIENT = Record(
    name="client", type="Client", repository="ClientRepository", room="Invoices/Parties", selected="chosen", entity=13, facts="parties", doc="Whom invoices are sent to.",
    properties=(
        *PARTY,
        Property("notes", Text(), rule="setNotes", doc="At most 65,536 bytes."),
        Property("archived_ms", Instant(optional=True), case="archived", doc="Since then it is out of sight."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
        RATE,
        Property("kind", CLIENT_KIND, since="0.1.0", files=Files(other_words=REFUSE), doc="A business, a private person or a public body: other rules hold for each."),
    ),
)

INVOICE_PARTY = Record(
    name="invoice_party", plural="invoice_parties", type="InvoiceParty", repository="InvoicePartRepository<InvoiceParty>", room="Invoices/Parties", selected="invoice_uids: .invoice", entity=17, facts="parties", checks_texts=True, article="an",
    doc="The seller or the buyer as an invoice was issued with it.",
    properties=(
        Property("invoice_uid", Text(required=True), case="invoice", member="invoiceUID", required=True, doc="The invoice."),
        Property("role", Code("Role", default=".buyer", words=((1, "seller"), (2, "buyer"))), required=True, files=Files(other_words=REFUSE), doc="Seller or buyer."),
        Property("logo_uid", Text(), case="logo", member="logoUID", doc="The seller's logo."),
        *PARTY,
        Property("kind", CLIENT_KIND, since="0.1.0", files=Files(other_words=REFUSE), doc="Of the buyer: a business, a private person or a public body."),
    ),
)

LOGO = Record(
    name="logo", type="Logo", room="Invoices/Parties", selected="chosen", entity=20, facts="parties", uid_doc="The SHA-1 of its bytes.",
    doc="A picture for the head of invoices; its uid is the SHA-1 of its bytes, so that invoices share it.",
    properties=(Property("data", Text(), required=True, doc="The file, PNG or JPEG, in base64."),),
)
# fmt: on
