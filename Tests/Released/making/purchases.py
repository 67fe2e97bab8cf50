"""Invoices of others: open, paid in part, paid, and a credit note."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from string import Template

from taskcore import Store

UBL = Template("""<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">
<ID>$number</ID><IssueDate>2026-01-05</IssueDate><DueDate>2026-02-05</DueDate>
<InvoiceTypeCode>$type</InvoiceTypeCode><Note>#AAI#Merci</Note>
<DocumentCurrencyCode>EUR</DocumentCurrencyCode>
<AccountingSupplierParty><Party>
<PostalAddress><Country><IdentificationCode>FR</IdentificationCode></Country></PostalAddress>
<PartyTaxScheme><CompanyID>FR83404833048</CompanyID><TaxScheme><ID>VAT</ID></TaxScheme></PartyTaxScheme>
<PartyLegalEntity><RegistrationName>Papeterie Rhône</RegistrationName>
<CompanyID schemeID="0002">404833048</CompanyID></PartyLegalEntity>
</Party></AccountingSupplierParty>
<AccountingCustomerParty><Party><PartyLegalEntity>
<RegistrationName>Dupont</RegistrationName></PartyLegalEntity></Party></AccountingCustomerParty>
<PayeeParty><PartyName><Name>Affacturage</Name></PartyName></PayeeParty>
<PaymentMeans><PaymentMeansCode>58</PaymentMeansCode><PaymentID>REF $number</PaymentID>
<PayeeFinancialAccount><ID>FR7630006000011234567890189</ID></PayeeFinancialAccount></PaymentMeans>
<TaxTotal><TaxAmount currencyID="EUR">20.00</TaxAmount><TaxSubtotal>
<TaxableAmount>100.00</TaxableAmount><TaxAmount>20.00</TaxAmount>
<TaxCategory><ID>S</ID><Percent>20</Percent></TaxCategory></TaxSubtotal></TaxTotal>
<LegalMonetaryTotal><LineExtensionAmount>100.00</LineExtensionAmount>
<TaxExclusiveAmount>100.00</TaxExclusiveAmount><TaxInclusiveAmount>120.00</TaxInclusiveAmount>
<PrepaidAmount>15.00</PrepaidAmount><PayableAmount>105.00</PayableAmount></LegalMonetaryTotal>
<InvoiceLine><ID>1</ID><InvoicedQuantity unitCode="HUR">2</InvoicedQuantity>
<LineExtensionAmount>100.00</LineExtensionAmount><Item><Name>Conseil</Name>
<ClassifiedTaxCategory><ID>S</ID><Percent>20</Percent></ClassifiedTaxCategory></Item>
<Price><PriceAmount>50.0000</PriceAmount></Price></InvoiceLine></Invoice>
""")


def receive(store: Store) -> None:
    """Four that came as XML files, and one in a PDF that another seller made."""

    def add(number: str, code: int = 380) -> int:
        return store.add_purchase(UBL.substitute(number=number, type=code).encode())

    store.update_purchase(add("R-1"), due_date=date(2026, 2, 1), notes="For the desk.")
    partly, paid = add("R-2"), add("R-3")
    add("R-4", 381)
    store.pay_purchase(
        partly, 20, date(2026, 1, 12), means="58", reference="TR-2", notes="First part"
    )
    store.pay_purchase(paid, date=date(2026, 1, 13))
    store.add_purchase(in_a_pdf(store.now))


def in_a_pdf(clock: Callable[[], datetime]) -> bytes:
    """A Factur-X file of another seller, made at the same time."""
    with Store(":memory:", time_zone="Europe/Paris", locale="C", clock=clock) as store:
        store.set_profile(
            name="Menuiserie Loire", email="loire@exemples.example", street="5 quai", postal_code="37000", city="Tours", country="FR",
            siren="552081317", vat_number="FR03552081317", iban="FR7630006000011234567890189",
        )  # fmt: skip
        draft = store.add_invoice(
            store.add_client(
                "Atelier Dupont",
                street="1 rue",
                postal_code="75002",
                city="Paris",
                country="FR",
                email="contact@atelier-dupont.example",
            )
        )
        store.add_invoice_line(draft, "Table", unit_price=400, vat_rate=20)
        store.issue_invoice(draft, date(2026, 1, 8))
        return store.invoice_pdf(draft)
