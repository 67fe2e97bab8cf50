"""The official rules are really run: each breach of one is found by its name."""

from __future__ import annotations

import pytest

from samples import CII_SAMPLE, UBL_SAMPLE, with_change
from validation import CII_FRANCE, Validator

NOTE = "<ram:SubjectCode>PMT</ram:SubjectCode>"
BASE = "<ram:BasisAmount>106.42</ram:BasisAmount>"

CII_BREACHES = [
    # The schema.
    ("<ram:ID>F2026-0001</ram:ID>", "<ram:Id>F2026-0001</ram:Id>", "XSD"),
    (BASE, "<ram:BasisAmount>1O6.42</ram:BasisAmount>", "XSD"),
    (BASE + "<ram:CategoryCode>S</ram:CategoryCode>", BASE, "XSD"),
    # EN 16931.
    ("<ram:LineTotalAmount>158.67", "<ram:LineTotalAmount>158.68", "BR-CO-10"),
    ("<ram:AllowanceTotalAmount>2.25", "<ram:AllowanceTotalAmount>2.26", "BR-CO-11"),
    ("<ram:ChargeTotalAmount>5", "<ram:ChargeTotalAmount>5.01", "BR-CO-12"),
    ("<ram:TaxBasisTotalAmount>161.42", "<ram:TaxBasisTotalAmount>161.43", "BR-CO-13"),
    ('currencyID="USD">21.28', 'currencyID="USD">21.29', "BR-CO-14"),
    ("<ram:GrandTotalAmount>182.70", "<ram:GrandTotalAmount>182.71", "BR-CO-15"),
    ("<ram:DuePayableAmount>82.70", "<ram:DuePayableAmount>82.71", "BR-CO-16"),
    (BASE, "<ram:BasisAmount>106.43</ram:BasisAmount>", "BR-S-08"),
    ("<ram:Content>Pas d'escompte<", "<ram:Content><", "PEPPOL-EN16931-R008"),
    ("<ram:CalculatedAmount>21.28", "<ram:CalculatedAmount>23.28", "BR-S-09"),
    ("<ram:ChargeAmount>40.25", "<ram:ChargeAmount>-40.25", "BR-27"),
    ('schemeID="VA">FR96552100554', 'schemeID="VA">QQ96552100554', "BR-CO-09"),
    # The lists of codes, which are in a file of their own.
    ("<ram:CountryID>DE", "<ram:CountryID>QQ", "FX-SCH-A-"),
    ("<ram:InvoiceCurrencyCode>USD", "<ram:InvoiceCurrencyCode>XYZ", "FX-SCH-A-"),
    ("VATEX-FR-CGI261-4", "VATEX-FR-CGI999", "FX-SCH-A-"),
    ('unitCode="HUR"', 'unitCode="HOUR"', "FX-SCH-A-"),
    # France.
    (NOTE, "<ram:SubjectCode>AAI</ram:SubjectCode>", "BR-FR-05_BT-22_PMT"),
    ("<ram:ID>S1</ram:ID>", "<ram:ID>Z1</ram:ID>", "BR-FR-08_BT-23"),
    ("<ram:ID>S1</ram:ID>", "<ram:ID>S2</ram:ID>", "BR-FR-CO-09_BT-23-1"),
    ('schemeID="0002">552100554', 'schemeID="0002">55210055', "BR-FR-10_BT-30"),
    ('schemeID="0009">55210055400013', 'schemeID="0009">73282932000017', "BR-FR-09_BT-29"),
    ('format="102">20261031', 'format="102">20260930', "BR-FR-CO-07_BT-9"),
    ("<ram:ID>F2026-0001</ram:ID>", "<ram:ID>F2026 0001</ram:ID>", "BR-FR-02_BT-1"),
    ("<ram:RateApplicablePercent>20<", "<ram:RateApplicablePercent>21<", "BR-FR-16_BT-152"),
    ("<ram:TypeCode>380", "<ram:TypeCode>381", "BR-FR-CO-05_BT-3"),
    ("<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>", "", "BR-FR-CO-12_BT-5"),
]

PAYABLE = '<cbc:PayableAmount currencyID="EUR">20.14'
TAXABLE = '<cbc:TaxableAmount currencyID="EUR">19.09'

UBL_BREACHES = [
    ("<cbc:ID>A2026-0001</cbc:ID>", "<cbc:Id>A2026-0001</cbc:Id>", "XSD"),
    ('<cbc:PriceAmount currencyID="EUR">3.35', '<cbc:PriceAmount currencyID="EUR">3,35', "XSD"),
    (PAYABLE, '<cbc:PayableAmount currencyID="EUR">20.15', "BR-CO-16"),
    (TAXABLE, '<cbc:TaxableAmount currencyID="EUR">21.09', "BR-S-08"),
    ("<cbc:IdentificationCode>FR", "<cbc:IdentificationCode>QQ", "BR-CL-14"),
    ('unitCode="C62"', 'unitCode="piece"', "BR-CL-23"),
    ("#AAB#", "#AAI#", "BR-FR-05_BT-22-3"),
    ("<cbc:ProfileID>S1", "<cbc:ProfileID>Z1", "BR-FR-08_BT-23"),
    ('schemeID="0002">552100554', 'schemeID="0002">55210055', "BR-FR-10_BT-30"),
    ("<cbc:IssueDate>2026-10-01</cbc:IssueDate>", "", "BR-FR-CO-05_BT-3"),
]


def test_what_is_right_passes(validator: Validator) -> None:
    assert validator.check_cii(CII_SAMPLE, is_french=True) == []
    assert validator.check_ubl(UBL_SAMPLE, is_french=True) == []


@pytest.mark.parametrize(("old", "new", "rule"), CII_BREACHES)
def test_a_breach_in_cii_is_found(validator: Validator, old: str, new: str, rule: str) -> None:
    found = validator.check_cii(with_change(CII_SAMPLE, old, new), is_french=True)
    assert any(each.rule.startswith(rule) for each in found), list(map(str, found))


@pytest.mark.parametrize(("old", "new", "rule"), UBL_BREACHES)
def test_a_breach_in_ubl_is_found(validator: Validator, old: str, new: str, rule: str) -> None:
    found = validator.check_ubl(with_change(UBL_SAMPLE, old, new), is_french=True)
    assert any(each.rule.startswith(rule) for each in found), list(map(str, found))


def test_a_warning_is_told_from_an_error(validator: Validator) -> None:
    old, new = "<cbc:Name>", "<cbc:CatalogueIndicator>true</cbc:CatalogueIndicator><cbc:Name>"
    (found,) = validator.check_ubl(with_change(UBL_SAMPLE, old, new), is_french=True)
    assert found.is_warning and found.rule.startswith("UBL-CR-")
    (error,) = validator.check_cii(with_change(CII_SAMPLE, NOTE, ""), is_french=True)
    assert not error.is_warning
    assert "frais de recouvrement" in error.text


def test_french_rules_are_for_french_sellers(validator: Validator) -> None:
    other = with_change(CII_SAMPLE, NOTE, "")
    assert validator.check_cii(other, is_french=False) == []


def test_a_document_to_which_no_rule_applies_does_not_pass(validator: Validator) -> None:
    with pytest.raises(ValueError, match="No rule"):
        validator.run(CII_FRANCE, UBL_SAMPLE)
