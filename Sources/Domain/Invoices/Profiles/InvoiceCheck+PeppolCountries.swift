import Localization

/// The rules of Peppol for sellers of some countries.
extension InvoiceCheck {
  mutating func danish() {
    registeredSeller("DK-R-002", ["0184"], "a CVR number of eight digits")
    let isDomestic = document.buyer.country == "DK" && invoice.currency != Currency.euro.code
    require(
      !isDomestic || document.seller[.iban].isEmpty || !document.seller[.bic].isEmpty, "DK-R-006",
      "seller.bic", "A transfer in Denmark names the bank: the seller has an account, and no BIC.")
  }

  mutating func greek() {
    require(
      false, "GR-R-001-1", "buyer.invoice_profile",
      "In the Peppol network an invoice of a Greek seller has a number of six parts and the MARK of the tax authority, "
        + "which are not written here: its profile is facturx.")
  }

  mutating func icelandic() {
    registeredSeller("IS-R-002", ["0196"], "a kennitala of ten digits")
    address(of: document.seller, "seller", "IS-R-003", [.street, .postalCode])
    guard document.buyer.country == "IS" else { return }
    let number = document.buyer.registeredNumber(for: .peppol)
    require(
      number.scheme == "0196", "IS-R-004", "buyer.registration_number",
      "The client has no kennitala of ten digits.")
    address(of: document.buyer, "buyer", "IS-R-005", [.street, .postalCode])
  }

  mutating func italian() {
    let number = document.seller.taxNumber
    require(
      number.isEmpty
        || ((11...16).contains(number.utf8.count)
          && number.utf8.allSatisfy { $0.isASCIILetterOrDigit && !(0x61...0x7A).contains($0) }),
      "IT-R-001", "seller.tax_number",
      "The tax number of an Italian seller has 11 to 16 digits and capital letters.")
    address(of: document.seller, "seller", "IT-R-002", [.street])
    address(of: document.seller, "seller", "IT-R-003", [.city])
    address(of: document.seller, "seller", "IT-R-004", [.postalCode])
  }

  mutating func dutch() {
    address(of: document.seller, "seller", "NL-R-002", [.street, .city, .postalCode])
    if !document.seller.registeredNumber(for: .peppol).text.isEmpty {
      registeredSeller("NL-R-003", ["0106", "0190"], "a KVK number of 8 digits or an OIN of 20")
    }
    require(
      invoice.kind == .creditNote || document.totals.due <= 0 || !document.seller[.iban].isEmpty,
      "NL-R-008", "seller.iban", "A Dutch seller says the account to pay to.")
    guard document.buyer.country == "NL" else { return }
    address(of: document.buyer, "buyer", "NL-R-004", [.street, .city, .postalCode])
    let number = document.buyer.registeredNumber(for: .peppol)
    require(
      number.text.isEmpty || ["0106", "0190"].contains(number.scheme), "NL-R-005",
      "buyer.registration_number",
      "The number of the client is a KVK number of 8 digits or an OIN of 20.")
  }

  mutating func norwegian() {
    let number = document.seller.vatNumber
    guard number.hasPrefix("NO") else { return }
    let digits = number.dropFirst(2).prefix(9)
    require(
      number.utf8.count == 14 && number.hasSuffix("MVA")
        && ParticipantNumber.isRight(String(digits), scheme: "0192"), "NO-R-001",
      "seller.vat_number", "A Norwegian VAT number is NO, the nine digits of the firm, and MVA.")
  }

  mutating func swedish() {
    let seller = document.seller
    if seller.vatNumber.hasPrefix("SE") {
      require(
        seller.vatNumber.utf8.count == 14
          && seller.vatNumber.utf8.dropFirst(2).allSatisfy { (0x30...0x39).contains($0) },
        "SE-R-001", "seller.vat_number", "A Swedish VAT number is SE and twelve digits.")
      swedishRates()
    }
    guard !seller.registeredNumber(for: .peppol).text.isEmpty else { return }
    registeredSeller("SE-R-004", ["0007"], "an organisation number of ten digits")
    require(
      seller.taxNumber.isEmpty || seller.taxNumber.uppercased() == "GODKÄND FÖR F-SKATT",
      "SE-R-005", "seller.tax_number",
      "The tax number of a Swedish seller is the words “Godkänd för F-skatt”.")
  }

  private mutating func swedishRates() {
    for (index, line) in document.lines.enumerated() where line.vatCategory == .standard {
      swedish(line.vatRate, "lines[\(index)]")
    }
    for (index, each) in document.adjustments.enumerated() where each.vatCategory == .standard {
      swedish(each.vatRate, "adjustments[\(index)]")
    }
  }

  private mutating func swedish(_ rate: Int64, _ place: String) {
    require(
      [6_000, 12_000, 25_000].contains(rate), "SE-R-006", "\(place).vat_rate_thousandths",
      "The rates of Sweden are 6, 12 and 25 %.")
  }

  private mutating func registeredSeller(_ rule: String, _ schemes: [String], _ what: Message) {
    let scheme = document.seller.registeredNumber(for: .peppol).scheme
    require(
      scheme.map(schemes.contains) ?? false, rule, "seller.registration_number",
      "The number of the seller in its register is to be \(what).")
  }

  private mutating func address(
    of party: Party, _ who: String, _ rule: String, _ parts: [Party.Property]
  ) {
    let name: Message = who == "buyer" ? "client" : "seller"
    for part in parts {
      require(
        !party[part].isEmpty, rule, "\(who).\(part.rawValue)",
        "The address of the \(name) is not whole: \(part.rawValue) is missing.")
    }
  }
}
