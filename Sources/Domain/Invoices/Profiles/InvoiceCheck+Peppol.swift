import Localization

/// The rules of Peppol BIS Billing 3.0, and those of countries that concern what is written here.
///
/// One note (R002), no empty elements (R008), one total of VAT (R053 to R055) and the identifiers of the profile
/// (R001, R004) are in each file.
extension InvoiceCheck {
  mutating func peppol() {
    require(
      !invoice.buyerReference.isEmpty || !invoice.orderReference.isEmpty, "PEPPOL-EN16931-R003",
      .buyerReference,
      "The invoice has neither a reference of the client nor the number of a purchase order: one of them says where it "
        + "belongs.")
    electronicAddresses(isPeppol: true)
    exemptionCodes()
    let countries = (document.seller.country, document.buyer.country)
    if countries == ("DE", "DE") {
      german { number in
        let digits = String(number)
        return "DE-R-" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      }
    }
    switch countries.0 {
    case "DK": danish()
    case "GR": greek()
    case "IS": icelandic()
    case "IT": italian()
    case "NL": dutch()
    case "NO": norwegian()
    case "SE": swedish()
    default: break
    }
  }

  mutating func electronicAddresses(isPeppol: Bool) {
    for (party, who, rule) in [
      (document.buyer, "buyer", "PEPPOL-EN16931-R010"),
      (document.seller, "seller", "PEPPOL-EN16931-R020"),
    ] {
      // An address without a scheme is a problem already.
      guard party[.electronicAddress].isEmpty || !party[.electronicScheme].isEmpty else { continue }
      let name: Message = who == "buyer" ? "client" : "seller"
      guard let endpoint = party.endpoint else {
        require(
          false, rule, "\(who).electronic_address",
          "The \(name) has no electronic address, such as an e-mail address or a GLN (scheme 0088)."
        )
        continue
      }
      guard isPeppol else { continue }
      let isListed = CodeList.peppolSchemes.contains(endpoint.scheme)
      require(
        isListed, "PEPPOL-EN16931-CL008", "\(who).electronic_address",
        "The \(name) has no address of the Peppol network: that is one with a scheme such as 0088 (GLN), 0204 (Leitweg-ID) "
          + "or 9930 (German VAT number), and not \(endpoint.scheme).")
      if isListed, let rule = Self.formRules[endpoint.scheme] {
        require(
          ParticipantNumber.isRight(endpoint.address, scheme: endpoint.scheme),
          "PEPPOL-COMMON-\(rule)", "\(who).electronic_address",
          "\(endpoint.address) is no number of the scheme \(endpoint.scheme): its form or its check digits are wrong."
        )
      }
    }
  }

  private static let formRules = [
    "0088": "R040", "0192": "R041", "0184": "R042", "0208": "R043", "0201": "R044",
    "0210": "R045", "9907": "R046", "0211": "R047", "0007": "R049", "0151": "R050",
  ]

  /// A reason that is of one category is used with no other one.
  private mutating func exemptionCodes() {
    let categories: [String: (VATCategory, String)] = [
      "VATEX-EU-G": (.export, "P0104"), "VATEX-EU-O": (.notSubject, "P0105"),
      "VATEX-EU-IC": (.intraCommunity, "P0106"), "VATEX-EU-AE": (.reverseCharge, "P0107"),
      "VATEX-EU-D": (.exempt, "P0108"), "VATEX-EU-F": (.exempt, "P0109"),
      "VATEX-EU-I": (.exempt, "P0110"), "VATEX-EU-J": (.exempt, "P0111"),
    ]
    for row in document.totals.breakdown {
      guard let (category, rule) = categories[row.exemptionCode.uppercased()] else { continue }
      let line = document.lines.firstIndex {
        $0.vatCategory == row.category && $0.exemptionCode == row.exemptionCode
      }
      require(
        row.category == category, "PEPPOL-EN16931-\(rule)",
        line.map { "lines[\($0)].exemption_code" } ?? "adjustments",
        "The reason \(row.exemptionCode) is of VAT category \(category.code), not of \(row.category.code)."
      )
    }
  }
}

extension CodeList {
  /// EAS, as the Peppol network has it: without e-mail, and without what is no longer given.
  static let peppolSchemes = CodeList(
    what: "a scheme of the Peppol network", example: "0088 for a GLN",
    codes: """
      0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0158 0183 0184 0188 0190 0191 \
      0192 0195 0196 0198 0199 0200 0201 0204 0208 0209 0210 0211 0216 0218 0221 0225 0230 0235 \
      0240 0242 0244 0245 0246 0248 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 \
      9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 \
      9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959
      """)
}
