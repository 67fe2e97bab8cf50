import Testing

@testable import Domain

@Suite struct UnitCodeTests {
  @Test(
    "A unit is said by its code or in words, in English and in French",
    arguments: [
      ("HUR", "HUR"), ("hour", "HUR"), ("Hours", "HUR"), ("h", "HUR"), ("heure", "HUR"),
      ("HEURES", "HUR"), ("day", "DAY"), ("jours", "DAY"), ("j", "DAY"), ("month", "MON"),
      ("mois", "MON"), ("piece", "H87"), ("pièces", "H87"), ("unité", "C62"), ("unite", "C62"),
      ("kg", "KGM"), ("km", "KMT"), ("m2", "MTK"), ("m²", "MTK"), ("litre", "LTR"),
      ("forfait", "LS"), ("lump  sum", "LS"), ("page", "ZP"), ("mots", "D68"), ("word", "D68"),
      ("%", "P1"), ("percent", "P1"), (" hur ", "HUR"), ("xbx", "XBX"), ("E48", "E48"),
    ])
  func read(text: String, code: String) throws {
    #expect(try UnitCode(text).code == code)
  }

  @Test(
    "What is no unit is refused", arguments: ["", "lightyears", "HURR", "X", "🕐", "hour|hours"])
  func refused(text: String) {
    let failure = #expect(throws: Failure.self) { try UnitCode(text) }
    #expect(failure?.field == "unit")
  }

  @Test("Each word means one unit, and no code of another")
  func unambiguous() throws {
    var units: [NameKey: String] = [:]
    for row in UnitNames.all {
      #expect(CodeList.units.contains(row.code), "\(row.code)")
      for word in row.words {
        #expect(units[NameKey(word), default: row.code] == row.code, "\(word)")
        units[NameKey(word)] = row.code
        #expect(!CodeList.units.contains(word) || word == row.code, "\(word)")
        #expect(try UnitCode(word).code == row.code, "\(word)")
      }
    }
    #expect(UnitNames.all.count == 41)
  }
}
