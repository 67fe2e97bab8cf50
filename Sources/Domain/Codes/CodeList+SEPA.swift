extension CodeList {
  /// The countries whose banks take SEPA credit transfers, as their IBANs begin (EPC409-09).
  package static let sepaCountries = CodeList(
    what: "a country of the Single Euro Payments Area", example: "FR",
    codes: """
      AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK \
      MT NL NO PL PT RO RS SE SI SK SM VA
      """)
}
