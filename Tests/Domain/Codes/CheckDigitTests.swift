import Testing

@testable import Domain

@Suite struct CheckDigitTests {
  @Test(
    "The examples of the IBAN registry are right, and wrong with any digit changed",
    arguments: [
      "GB82WEST12345698765432", "FR7630006000011234567890189", "DE89370400440532013000",
      "NO9386011117947", "MT84MALT011000012345MTLCAST001S", "BR1800360305000010009795493C1",
      "XK051212012345678906", "LC55HEMM000100010012001200023015",
      "RU0304452522540817810538091310419", "YE15CBYE0001018861234567891234",
      "SA0380000000608010167519", "CH9300762011623852957", "NL91ABNA0417164300",
      "BE68539007547034", "ES9121000418450200051332", "IT60X0542811101000000123456",
      "PT50000201231234567890154", "AT611904300234573201", "PL61109010140000071219812874",
      "LU280019400644750000", "IE29AIBK93115212345678", "MC5811222000010123456789030",
    ])
  func iban(text: String) throws {
    #expect(try IBAN(text).text == text)
    #expect(try IBAN(" " + text.lowercased()).text == text)
    for place in text.indices where text[place].isNumber {
      let digit = text[place].wholeNumberValue ?? 0
      let changed = text.replacingCharacter(at: place, with: "\((digit + 1) % 10)")
      #expect(throws: Failure.self, "\(changed)") { try IBAN(changed) }
    }
  }

  @Test("Two neighbouring digits of an IBAN exchanged are found")
  func exchanged() {
    #expect(throws: Failure.self) { try IBAN("FR7630006000011234567809189") }
  }

  @Test(
    "A wrong IBAN is refused with what is wrong of it",
    arguments: [
      ("", "two letters for the country"), ("FR", "two letters for the country"),
      ("FRXX30006000", "two letters for the country"), ("FR76é", "two letters for the country"),
      ("QQ7630006000011234567890189", "No IBAN begins with QQ"),
      ("FR763000600001123456789018", "has 27 characters; this one has 26"),
      ("FR7630006000011234567890188", "one is mistyped"),
    ])
  func wrongIBAN(text: String, part: String) {
    let failure = #expect(throws: Failure.self) { try IBAN(text, field: "seller.iban") }
    #expect(failure?.message.description.contains(part) == true)
    #expect(failure?.field == "seller.iban")
  }

  @Test(
    "A BIC has 8 or 11 characters",
    arguments: ["AGRIFRPP", "DEUTDEFF500", "nedszaj jxxx", "NLPRXKPR"])
  func bic(text: String) throws {
    #expect([8, 11].contains(try BIC(text).text.utf8.count))
  }

  @Test(
    "What is no BIC is refused",
    arguments: ["", "AGRIFRP", "AGRIFRPPX", "AGRIQQPP", "AGR1FRPP", "AGRI12PP", "AGRIFRPPÄÖÜ"])
  func noBIC(text: String) {
    #expect(throws: Failure.self) { try BIC(text) }
  }

  @Test(
    "Numbers of French firms are right", arguments: ["732829320", "404 833 048", "356.000.000"])
  func siren(text: String) throws {
    #expect(try SIREN(text).text == text.filter(\.isNumber))
  }

  @Test(
    "A SIREN that is mistyped, or is none, is refused",
    arguments: ["732829321", "73282932", "7328293200", "73282932A", "", "000000000", "７３２８２９３２０"])
  func noSIREN(text: String) {
    #expect(throws: Failure.self) { try SIREN(text) }
  }

  @Test("A SIRET begins with a SIREN")
  func siret() throws {
    let siret = try SIRET("732 829 320 00074")
    #expect(siret.text == "73282932000074")
    #expect(siret.siren == "732829320")
    #expect(throws: Failure.self) { try SIRET("73282932000075") }
    #expect(throws: Failure.self) { try SIRET("732829320") }
  }

  @Test("The digits of a SIRET of La Poste add up to a multiple of 5, or fit as those of others do")
  func laPoste() throws {
    #expect(try SIRET("35600000049837").siren == "356000000")
    #expect(try SIRET("35600000000048").siren == "356000000")
    #expect(throws: Failure.self) { try SIRET("35600000049838") }
  }
}

extension String {
  fileprivate func replacingCharacter(at place: Index, with character: String) -> String {
    String(self[..<place]) + character + String(self[index(after: place)...])
  }
}
