"""The rules of XRechnung 3.0 and of Peppol BIS Billing 3.0 for files of UBL, as an independent reading of them.

They were written from what the rules say, and not from what the library writes: each is a function of
the document alone. What the norm itself asks for is run from its own schematron (`validation.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal

from lxml import etree

from namespaces import UBL
from reading import PARSER
from validation import Finding

XRECHNUNG = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"
PEPPOL = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"
PROCESS = re.compile(r"urn:fdc:peppol\.eu:2017:poacc:billing:[0-9]{2}:1\.0")

SCHEMES = frozenset(
    "0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0158 0183 0184 0188 0190 0191 0192"
    " 0195 0196 0198 0199 0200 0201 0204 0208 0209 0210 0211 0216 0218 0221 0225 0230 0235 0240 0242"
    " 0244 0245 0246 0248 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929"
    " 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948"
    " 9949 9950 9951 9952 9953 9957 9959".split()
)
INVOICE_TYPES = frozenset(
    "71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875"
    " 876 877".split()
)
CREDIT_NOTE_TYPES = frozenset("81 83 381 396 532".split())
GERMAN_TYPES = frozenset("326 380 384 389 381 875 876 877".split())
WARNINGS = frozenset("17 19 20 21 26 27 28 TMP-32".split())
EXEMPTIONS = {
    "VATEX-EU-G": ("G", "P0104"),
    "VATEX-EU-O": ("O", "P0105"),
    "VATEX-EU-IC": ("K", "P0106"),
    "VATEX-EU-AE": ("AE", "P0107"),
    "VATEX-EU-D": ("E", "P0108"),
    "VATEX-EU-F": ("E", "P0109"),
    "VATEX-EU-I": ("E", "P0110"),
    "VATEX-EU-J": ("E", "P0111"),
}
SKONTO = re.compile(
    r"#SKONTO#TAGE=[0-9]+#PROZENT=[0-9]+\.[0-9]{2}(#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#"
)
ATOM = r"[a-zA-Z0-9!#$%&\"*+/=?^_`{|}~-]+"
LABEL = r"[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?"
ADDRESS = re.compile(rf"{ATOM}(\.{ATOM})*@({LABEL}\.)+{LABEL}")


def check_profile(xml: bytes) -> list[Finding]:
    """What is wrong with a file by the rules of the profile that it names; a file of none is an error."""
    file = _File(etree.fromstring(xml, PARSER))
    profile = file.text("cbc:CustomizationID")
    if profile == XRECHNUNG:
        found = [*_common(file), *_german(file, "BR-DE-{}"), *_xrechnung(file)]
    elif profile == PEPPOL:
        found = [*_common(file), *_peppol(file)]
    else:
        return [Finding("PEPPOL-EN16931-R004", False, f"“{profile}” is no profile.", "")]
    return [
        Finding(rule, re.sub("^(BR-DE-|DE-R-0*)", "", rule) in WARNINGS, text, "")
        for rule, text in found
    ]


Found = Iterator[tuple[str, str]]


class _File:
    def __init__(self, root: etree._Element) -> None:
        self.root = root
        self.kind = etree.QName(root).localname
        self.country = self.text(
            "cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country"
            "/cbc:IdentificationCode"
        )
        self.buyer_country = self.text(
            "cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country"
            "/cbc:IdentificationCode"
        )
        self.seller = self.all("cac:AccountingSupplierParty/cac:Party")[0]
        self.buyer = self.all("cac:AccountingCustomerParty/cac:Party")[0]
        self.lines = self.all(f"cac:{self.kind}Line")
        self.currency = self.text("cbc:DocumentCurrencyCode")

    def all(self, path: str, of: etree._Element | None = None) -> list[etree._Element]:
        found = (self.root if of is None else of).xpath(path, namespaces=UBL)
        assert isinstance(found, list)
        return found

    def text(self, path: str, of: etree._Element | None = None) -> str:
        """Of the first one, its white space as one space; empty without."""
        found = self.all(path, of)
        return " ".join((found[0].text or "").split()) if found else ""

    def number(self, path: str, of: etree._Element | None = None, missing: int = 0) -> Decimal:
        text = self.text(path, of)
        return Decimal(text) if text else Decimal(missing)

    def type_code(self) -> str:
        return self.text(f"cbc:{self.kind}TypeCode")


def _common(file: _File) -> Found:
    """The rules of Peppol that XRechnung has as well."""
    for element in file.root.iter(etree.Element):
        if len(element) == 0 and not (element.text or "").strip():
            yield "PEPPOL-EN16931-R008", f"{element.tag} is empty."
    if not file.text("cbc:ProfileID"):
        yield "PEPPOL-EN16931-R001", "There is no business process."
    with_rows = file.all("cac:TaxTotal[cac:TaxSubtotal]")
    without = file.all("cac:TaxTotal[not(cac:TaxSubtotal)]")
    tax_currency = file.text("cbc:TaxCurrencyCode")
    if len(with_rows) != 1:
        yield "PEPPOL-EN16931-R053", f"{len(with_rows)} totals of VAT have rows."
    if len(without) != (1 if tax_currency else 0):
        yield "PEPPOL-EN16931-R054", f"{len(without)} totals of VAT have no rows."
    if tax_currency and tax_currency == file.currency:
        yield "PEPPOL-EN16931-R005", "The currency of VAT is that of the invoice."
    signs = {
        amount.get("currencyID"): Decimal(amount.text or "0")
        for amount in file.all("cac:TaxTotal/cbc:TaxAmount")
    }
    if tax_currency and signs.get(tax_currency, Decimal(0)) * signs[file.currency] < 0:
        yield "PEPPOL-EN16931-R055", "VAT in two currencies has two signs."
    for party, rule in ((file.buyer, "R010"), (file.seller, "R020")):
        if not file.text("cbc:EndpointID", party):
            yield f"PEPPOL-EN16931-{rule}", "A party has no electronic address."
    yield from _allowances(file)
    for means in file.all("cac:PaymentMeans"):
        is_debit = file.text("cbc:PaymentMeansCode", means) in ("49", "59")
        if is_debit and not file.text("cac:PaymentMandate/cbc:ID", means):
            yield "PEPPOL-EN16931-R061", "A direct debit has no mandate."
    yield from _periods(file)
    for line in file.lines:
        yield from _line(file, line)


def _slack(file: _File) -> Decimal:
    is_xrechnung = file.text("cbc:CustomizationID") == XRECHNUNG
    return Decimal("0.5") if is_xrechnung and file.currency == "HUF" else Decimal("0.02")


def _allowances(file: _File) -> Found:
    for each in file.all(f"cac:AllowanceCharge | cac:{file.kind}Line/cac:AllowanceCharge"):
        base, percent = (
            file.text("cbc:BaseAmount", each),
            file.text("cbc:MultiplierFactorNumeric", each),
        )
        if percent and not base:
            yield "PEPPOL-EN16931-R041", "A percentage is of nothing."
        if base and not percent:
            yield "PEPPOL-EN16931-R042", "A base has no percentage."
        if base and percent:
            exact = Decimal(base) * Decimal(percent) / 100
            if abs(exact - file.number("cbc:Amount", each)) > _slack(file):
                yield "PEPPOL-EN16931-R040", f"{percent} % of {base} is {exact}."
        if file.text("cbc:ChargeIndicator", each) not in ("true", "false"):
            yield "PEPPOL-EN16931-R043", "It is neither an allowance nor a charge."


def _periods(file: _File) -> Found:
    start, end = (
        file.text("cac:InvoicePeriod/cbc:StartDate"),
        file.text("cac:InvoicePeriod/cbc:EndDate"),
    )
    for line in file.lines:
        first = file.text("cac:InvoicePeriod/cbc:StartDate", line)
        last = file.text("cac:InvoicePeriod/cbc:EndDate", line)
        if start and first and date.fromisoformat(first) < date.fromisoformat(start):
            yield "PEPPOL-EN16931-R110", f"{first} is before {start}."
        if end and last and date.fromisoformat(last) > date.fromisoformat(end):
            yield "PEPPOL-EN16931-R111", f"{last} is after {end}."


def _line(file: _File, line: etree._Element) -> Found:
    verb = "Invoiced" if file.kind == "Invoice" else "Credited"
    quantity = file.number(f"cbc:{verb}Quantity", line, missing=1)
    base_quantity = file.number("cac:Price/cbc:BaseQuantity", line, missing=1)
    if base_quantity <= 0:
        yield "PEPPOL-EN16931-R121", "The base quantity is not above 0."
        return
    exact = quantity * file.number("cac:Price/cbc:PriceAmount", line) / base_quantity
    for each in file.all("cac:AllowanceCharge", line):
        is_charge = file.text("cbc:ChargeIndicator", each) == "true"
        exact += file.number("cbc:Amount", each) * (1 if is_charge else -1)
    if abs(exact - file.number("cbc:LineExtensionAmount", line)) > _slack(file):
        yield "PEPPOL-EN16931-R120", f"The line comes to {exact}."
    if len(file.all("cac:DocumentReference", line)) > 1:
        yield "PEPPOL-EN16931-R100", "The line has more than one object."
    for reference in file.all("cac:DocumentReference", line):
        if file.text("cbc:DocumentTypeCode", reference) != "130":
            yield "PEPPOL-EN16931-R101", "The line refers to a document."
    for each in file.all("cac:Price/cac:AllowanceCharge", line):
        if file.text("cbc:ChargeIndicator", each) != "false":
            yield "PEPPOL-EN16931-R044", "The price has a charge."
        gross = file.text("cbc:BaseAmount", each)
        net = file.number("cac:Price/cbc:PriceAmount", line)
        if gross and net != Decimal(gross) - file.number("cbc:Amount", each):
            yield "PEPPOL-EN16931-R046", "The net price does not follow from the gross one."
    for each in file.all("cac:Price/cbc:BaseQuantity[@unitCode]", line):
        if each.get("unitCode") != file.all(f"cbc:{verb}Quantity", line)[0].get("unitCode"):
            yield "PEPPOL-EN16931-R130", "The units of quantity and price are two."


def _german(file: _File, name: str) -> Found:
    """BR-DE of XRechnung, DE-R of Peppol."""

    def rule(number: int | str) -> str:
        return name.format(number)

    payment = file.all("cac:PaymentMeans")
    if not payment:
        yield rule(1), "There are no instructions for payment."
    contact = file.all("cac:Contact", file.seller)
    if not contact:
        yield rule(2), "The seller has no contact."
    for each in contact:
        yield from _contact(file, each, rule)
    for party, city, code in ((file.seller, 3, 4), (file.buyer, 8, 9)):
        if not file.text("cac:PostalAddress/cbc:CityName", party):
            yield rule(city), "A city is missing."
        if not file.text("cac:PostalAddress/cbc:PostalZone", party):
            yield rule(code), "A postal code is missing."
    for place in file.all("cac:Delivery/cac:DeliveryLocation/cac:Address"):
        if not file.text("cbc:CityName", place):
            yield rule(10), "The city of the delivery is missing."
        if not file.text("cbc:PostalZone", place):
            yield rule(11), "The postal code of the delivery is missing."
    for row in file.all("cac:TaxTotal/cac:TaxSubtotal"):
        if not file.text("cac:TaxCategory/cbc:Percent", row):
            yield rule(14), "A rate of VAT is missing."
    if not file.text("cbc:BuyerReference"):
        yield rule(15), "The reference of the buyer is missing."
    categories = {
        file.text(".", each)
        for each in file.all(
            "cac:AllowanceCharge/cac:TaxCategory/cbc:ID"
            f" | cac:{file.kind}Line/cac:Item/cac:ClassifiedTaxCategory/cbc:ID"
        )
    }
    if categories - {"O"} and not file.text("cac:PartyTaxScheme/cbc:CompanyID", file.seller):
        yield rule(16), "The seller has no number for taxes."
    if file.type_code() not in GERMAN_TYPES:
        yield rule(17), f"{file.type_code()} is no type of document."
    yield from _skonto(file, rule)
    for means in payment:
        yield from _means(file, means, rule)
    if file.type_code() == "384" and not file.all("cac:BillingReference"):
        yield rule(26), "A corrected invoice names no other one."
    names = [each.get("filename") for each in file.all("//cbc:EmbeddedDocumentBinaryObject")]
    if len(names) != len(set(names)):
        yield rule(22), "Two attachments have one name."


def _contact(file: _File, contact: etree._Element, rule: Callable[[int], str]) -> Found:
    phone, email = file.text("cbc:Telephone", contact), file.text("cbc:ElectronicMail", contact)
    for number, text in ((5, file.text("cbc:Name", contact)), (6, phone), (7, email)):
        if not text:
            yield rule(number), "The contact is not whole."
    if len(re.findall("[0-9]", phone)) < 3:
        yield rule(27), f"“{phone}” has less than three digits."
    if not ADDRESS.fullmatch(email):
        yield rule(28), f"“{email}” is no address."


def _skonto(file: _File, rule: Callable[[int], str]) -> Found:
    notes = file.all("cac:PaymentTerms/cbc:Note")
    if not notes:
        return
    text = notes[0].text or ""
    marked = [line for line in re.split(r"\r?\n", text) if line.strip().startswith("#")]
    if any(not SKONTO.fullmatch(" ".join(line.split())) for line in marked):
        yield rule(18), f"“{text}” has a line that is no discount."
    elif marked and not re.match(r"[ \t]*\n", re.split("#.+#", text)[-1]):
        yield rule(18), "There is no line end behind the last discount."


def _means(file: _File, means: etree._Element, rule: Callable[[int | str], str]) -> Found:
    code = file.text("cbc:PaymentMeansCode", means)
    has = {
        name: bool(file.all(f"cac:{name}", means))
        for name in ("PayeeFinancialAccount", "CardAccount", "PaymentMandate")
    }
    wanted = {
        "30": ("23", "PayeeFinancialAccount"),
        "58": ("23", "PayeeFinancialAccount"),
        "48": ("24", "CardAccount"),
        "54": ("24", "CardAccount"),
        "55": ("24", "CardAccount"),
        "59": ("25", "PaymentMandate"),
    }.get(code)
    if wanted:
        number, group = wanted
        if not has.pop(group):
            yield rule(f"{number}-a"), f"{code} has no {group}."
        if any(has.values()):
            yield rule(f"{number}-b"), f"{code} has more than {group}."
    account = file.text("cac:PayeeFinancialAccount/cbc:ID", means).replace(" ", "")
    if code == "58" and not _is_iban(account):
        yield rule(19), f"“{account}” is no IBAN."


def _is_iban(text: str) -> bool:
    if not re.fullmatch("[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{0,30}", text):
        return False
    digits = "".join(str(int(each, 36)) for each in text[4:] + text[:4])
    return int(digits) % 97 == 1


def _xrechnung(file: _File) -> Found:
    is_dated = file.text("cac:Delivery/cbc:ActualDeliveryDate") or file.text(
        "cac:InvoicePeriod/cbc:StartDate | cac:InvoicePeriod/cbc:EndDate"
    )
    if not is_dated and not all(file.all("cac:InvoicePeriod", line) for line in file.lines):
        yield "BR-DE-TMP-32", "It does not say when it was supplied."


def _peppol(file: _File) -> Found:
    if not PROCESS.fullmatch(file.text("cbc:ProfileID")):
        yield "PEPPOL-EN16931-R007", "The business process is none of Peppol."
    if len(file.all("cbc:Note")) > 1:
        yield "PEPPOL-EN16931-R002", "There is more than one note."
    if not file.text("cbc:BuyerReference") and not file.text("cac:OrderReference/cbc:ID"):
        yield "PEPPOL-EN16931-R003", "There is neither a reference nor an order."
    if len(file.all("cac:AdditionalDocumentReference[cbc:DocumentTypeCode='50']")) > 1:
        yield "PEPPOL-EN16931-R080", "There is more than one project."
    for amount in file.root.iter(etree.Element):
        currency = amount.get("currencyID")
        total = amount.getparent()
        is_other = total is not None and etree.QName(total).localname == "TaxTotal"
        if currency and currency != file.currency and not is_other:
            yield "PEPPOL-EN16931-R051", f"{amount.tag} is in {currency}."
    types, rule = (
        (INVOICE_TYPES, "P0100") if file.kind == "Invoice" else (CREDIT_NOTE_TYPES, "P0101")
    )
    if file.type_code() not in types:
        yield f"PEPPOL-EN16931-{rule}", f"{file.type_code()} is no type of document."
    is_german = file.country == "DE" and file.buyer_country == "DE"
    if file.type_code() in ("326", "384") and not is_german:
        yield "PEPPOL-EN16931-P0112", f"{file.type_code()} is for two Germans alone."
    for code in file.all("cac:InvoicePeriod/cbc:DescriptionCode"):
        if code.text not in ("3", "35", "432"):
            yield "PEPPOL-EN16931-CL006", f"{code.text} is no point of time."
    for category in file.all("//cac:TaxCategory"):
        reason = file.text("cbc:TaxExemptionReasonCode", category).upper()
        wanted, rule = EXEMPTIONS.get(reason, ("", ""))
        if wanted and file.text("cbc:ID", category) != wanted:
            yield f"PEPPOL-EN16931-{rule}", f"{reason} is of category {wanted}."
    yield from _numbers(file)
    if is_german:
        yield from _german(file, "DE-R-{:0>3}")
    yield from NATIONAL.get(file.country, _no_rules)(file)


def _numbers(file: _File) -> Found:
    for each in file.all("//cbc:EndpointID"):
        if each.get("schemeID") not in SCHEMES:
            yield "PEPPOL-EN16931-CL008", f"{each.get('schemeID')} is no scheme."
    for each in file.all(
        "//cbc:EndpointID | //cac:PartyIdentification/cbc:ID | //cac:PartyLegalEntity/cbc:CompanyID"
    ):
        scheme, text = each.get("schemeID") or "", (each.text or "").strip()
        if scheme in FORMS and not FORMS[scheme](text):
            yield f"PEPPOL-COMMON of {scheme}", f"{text} is no such number."


def _is_gln(text: str) -> bool:
    weighted = (int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(reversed(text)))
    return text.isdigit() and sum(weighted) % 10 == 0


def _is_norwegian(text: str) -> bool:
    weights = (3, 2, 7, 6, 5, 4, 3, 2, 1)
    return (
        bool(re.fullmatch("[0-9]{9}", text))
        and sum(int(digit) * weight for digit, weight in zip(text, weights, strict=True)) % 11 == 0
    )


def _is_belgian(text: str) -> bool:
    return bool(re.fullmatch("[0-9]{10}", text)) and 97 - int(text[:8]) % 97 == int(text[8:])


def _is_swedish(text: str) -> bool:
    if not re.fullmatch("[0-9]{10}", text):
        return False
    doubled = "".join(str(int(digit) * (1 if place % 2 else 2)) for place, digit in enumerate(text))
    return sum(map(int, doubled)) % 10 == 0


FORMS: dict[str, Callable[[str], bool]] = {
    "0088": _is_gln,
    "0192": _is_norwegian,
    "0184": lambda text: bool(re.fullmatch("DK[0-9]{8}", text)),
    "0208": _is_belgian,
    "0201": lambda text: bool(re.fullmatch("[A-Za-z0-9]{6}", text)),
    "0007": _is_swedish,
}


def _no_rules(file: _File) -> Found:
    yield from ()


def _registration(file: _File, party: etree._Element) -> tuple[str, str]:
    found = file.all("cac:PartyLegalEntity/cbc:CompanyID", party)
    return (found[0].text or "", found[0].get("schemeID") or "") if found else ("", "")


def _lacks(file: _File, party: etree._Element, *names: str) -> bool:
    return not all(file.text(f"cac:PostalAddress/cbc:{name}", party) for name in names)


def _danish(file: _File) -> Found:
    number, scheme = _registration(file, file.seller)
    if not number:
        yield "DK-R-002", "The seller has no CVR number."
    elif scheme != "0184":
        yield "DK-R-014", f"The number of the seller is one of {scheme}."
    if file.buyer_country != "DK":
        return
    for means in file.all("cac:PaymentMeans"):
        code = file.text("cbc:PaymentMeansCode", means)
        if code not in "1 10 31 42 48 49 50 58 59 93 97".split():
            yield "DK-R-005", f"{code} is no way to pay."
        account = "cac:PayeeFinancialAccount"
        bank = f"{account}/cac:FinancialInstitutionBranch/cbc:ID"
        if code in ("31", "42") and not (
            file.text(f"{account}/cbc:ID", means) and file.text(bank, means)
        ):
            yield "DK-R-006", "A transfer names no bank."


def _italian(file: _File) -> Found:
    for each in file.all("cac:PartyTaxScheme[cac:TaxScheme/cbc:ID != 'VAT']", file.seller):
        if not re.fullmatch("[A-Z0-9]{11,16}", file.text("cbc:CompanyID", each)):
            yield "IT-R-001", "The tax number has another length."
    for name, rule in (("StreetName", 2), ("CityName", 3), ("PostalZone", 4)):
        if _lacks(file, file.seller, name):
            yield f"IT-R-00{rule}", f"{name} is missing."


def _dutch(file: _File) -> Found:
    whole = ("StreetName", "CityName", "PostalZone")
    if file.kind == "CreditNote" and not file.text(
        "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID"
    ):
        yield "NL-R-001", "A credit note names no invoice."
    if _lacks(file, file.seller, *whole):
        yield "NL-R-002", "The address of the seller is not whole."
    parties = [(file.seller, "NL-R-003")]
    if file.buyer_country == "NL":
        parties.append((file.buyer, "NL-R-005"))
        if _lacks(file, file.buyer, *whole):
            yield "NL-R-004", "The address of the buyer is not whole."
    for party, rule in parties:
        number, scheme = _registration(file, party)
        if number and scheme not in ("0106", "0190"):
            yield rule, "A number is neither of KVK nor an OIN."
    due = file.number("cac:LegalMonetaryTotal/cbc:PayableAmount")
    means = file.all("cac:PaymentMeans")
    if not means and (due > 0) == (file.kind == "Invoice") and due != 0:
        yield "NL-R-007", "There is no means of payment."
    for each in means:
        if file.text("cbc:PaymentMeansCode", each) not in "30 48 49 57 58 59".split():
            yield "NL-R-008", "There is a wrong means of payment."


def _norwegian(file: _File) -> Found:
    number = file.text(
        "cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']/cbc:CompanyID", file.seller
    )
    if number.startswith("NO") and not (
        re.fullmatch("NO[0-9]{9}MVA", number) and _is_norwegian(number[2:11])
    ):
        yield "NO-R-001", f"{number} is no Norwegian VAT number."


def _swedish(file: _File) -> Found:
    vat = file.text("cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']/cbc:CompanyID", file.seller)
    if vat.startswith("SE"):
        if not re.fullmatch("SE[0-9]{12}", vat):
            yield "SE-R-001", f"{vat} is no Swedish VAT number."
        for each in file.all("//cac:TaxCategory | //cac:ClassifiedTaxCategory"):
            rate = file.number("cbc:Percent", each)
            if file.text("cbc:ID", each) == "S" and rate not in (6, 12, 25):
                yield "SE-R-006", f"{rate} is no rate."
    number, _ = _registration(file, file.seller)
    if number and not _is_swedish(number):
        yield "SE-R-013", f"{number} is no organisation number."
    for each in file.all("cac:PartyTaxScheme[cac:TaxScheme/cbc:ID != 'VAT']", file.seller):
        if number and file.text("cbc:CompanyID", each).upper() != "GODKÄND FÖR F-SKATT":
            yield "SE-R-005", "The tax number says something else."


def _icelandic(file: _File) -> Found:
    if _registration(file, file.seller)[1] != "0196":
        yield "IS-R-002", "The seller has no kennitala."
    if _lacks(file, file.seller, "StreetName", "PostalZone"):
        yield "IS-R-003", "The address of the seller is not whole."


NATIONAL: dict[str, Callable[[_File], Found]] = {
    "DK": _danish,
    "IS": _icelandic,
    "IT": _italian,
    "NL": _dutch,
    "NO": _norwegian,
    "SE": _swedish,
}
