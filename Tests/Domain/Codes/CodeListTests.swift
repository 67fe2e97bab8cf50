import Testing

@testable import Domain

@Suite struct CodeListTests {
  private static let lists: [CodeList] = [
    .currencies, .wholeCurrencies, .finerCurrencies, .countries, .europeanUnion, .units,
    .paymentMeans, .allowanceReasons, .chargeReasons, .electronicAddressSchemes,
    .exemptionReasons, .businessProcesses, IBAN.lengths,
  ]

  @Test("A list has its codes in the order of their bytes, each once")
  func order() {
    for list in Self.lists {
      let codes = list.all.map { Array($0.utf8) }
      #expect(!codes.isEmpty && !codes.contains([]))
      #expect(zip(codes, codes.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
  }

  @Test("Every code of a list is found in it, and nothing else is")
  func found() {
    for list in Self.lists {
      let codes = Set(list.all)
      for code in codes {
        #expect(list.contains(code), "\(code)")
        for other in [code + "0", "0" + code, String(code.dropLast()), code.lowercased() + " "]
        where !codes.contains(other) {
          #expect(!list.contains(other), "\(other)")
        }
      }
      #expect(!list.contains(""))
      #expect(!list.contains(" "))
      #expect(!list.contains(list.all.prefix(2).joined(separator: " ")))
    }
  }

  @Test("The lists are as long as those of the norm")
  func lengths() {
    #expect(CodeList.currencies.all.count == 162)
    #expect(CodeList.countries.all.count == 251)
    #expect(CodeList.europeanUnion.all.count == 27)
    #expect(CodeList.units.all.count == 2_162)
    #expect(CodeList.paymentMeans.all.count == 84)
    #expect(CodeList.allowanceReasons.all.count == 19)
    #expect(CodeList.chargeReasons.all.count == 178)
    #expect(CodeList.electronicAddressSchemes.all.count == 102)
    #expect(CodeList.exemptionReasons.all.count == 88)
  }

  @Test("A code is taken in small letters and with spaces around it")
  func normalised() throws {
    #expect(try CodeList.countries.code(" fr\n", field: "country") == "FR")
    #expect(
      try CodeList.exemptionReasons.code("vatex-eu-ae", field: "exemption_code") == "VATEX-EU-AE")
  }

  @Test("What is no code is refused by name, with a code that is one")
  func refused() {
    let failure = #expect(throws: Failure.self) {
      try CodeList.paymentMeans.code("79", field: "means")
    }
    #expect(failure?.field == "means")
    #expect(
      failure?.message
        == "\"79\" is not a code of payment means (UNTDID 4461): 30 for a credit transfer is one.")
    let long = String(repeating: "é\n", count: 100_000)
    let other = #expect(throws: Failure.self) {
      try CodeList.paymentMeans.code(long, field: "means")
    }
    #expect((other?.message.description.utf8.count ?? .max) < 300)
  }

  @Test("Every list of currencies by decimals is a part of the list of currencies")
  func currencies() throws {
    let lists = [CodeList.wholeCurrencies, .finerCurrencies]
    for code in lists.flatMap({ $0.all }) { #expect(CodeList.currencies.contains(code)) }
    #expect(try Currency("eur") == .euro)
    #expect(try Currency("JPY").exponent == 0)
    #expect(try Currency("JPY").minorUnits == 1)
    #expect(try Currency("KWD").exponent == 3)
    #expect(try Currency("KWD").rounding == 10)
    #expect(try Currency("KWD").decimals == 2)
    #expect(try Currency("USD").rounding == 1)
  }

  @Test(
    "What an invoice cannot be in is no currency",
    arguments: ["XXX", "XAU", "XDR", "CLF", "UYW", "FRF", "EURO", "€", "", "EU", "BGN"])
  func noCurrency(text: String) {
    #expect(throws: Failure.self) { try Currency(text) }
  }

  @Test("A country knows the beginning of its VAT numbers, and whether it is in the European Union")
  func countries() throws {
    #expect(try CountryCode("GR").vatPrefix == "EL")
    #expect(try CountryCode("MC").vatPrefix == "FR")
    #expect(try CountryCode("de").vatPrefix == "DE")
    #expect(try CountryCode("HR").isInEuropeanUnion)
    #expect(try !CountryCode("GB").isInEuropeanUnion)
    #expect(try !CountryCode("XI").isInEuropeanUnion)
    #expect(throws: Failure.self) { try CountryCode("UK") }
    #expect(throws: Failure.self) { try CountryCode("EL") }
  }

  @Test("The case of invoicing of a paid invoice is the one for the same things")
  func businessProcesses() throws {
    #expect(BusinessProcess.paid("S1") == "S2")
    #expect(BusinessProcess.paid("B1") == "B2")
    #expect(BusinessProcess.paid("S5") == "S5")
    #expect(BusinessProcess.isPaid("M2"))
    #expect(try BusinessProcess.code("m1") == "M1")
    for code in ["S8", "B9", "S0", ""] {
      #expect(throws: Failure.self) { try BusinessProcess.code(code) }
    }
  }
}
