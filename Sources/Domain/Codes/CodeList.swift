import Localization

/// The codes that a norm allows somewhere: `CodeList.paymentMeans.contains("58")`.
///
/// It is one text of the program, in which codes are found by halving: nothing is built of it when
/// a program begins.
package struct CodeList: Sendable {
  /// What each is, in a sentence.
  let what: Message
  /// One of them, and what it is for.
  let example: Message
  /// In the order of their bytes, with a space between two.
  let codes: StaticString

  init(what: Message, example: Message, codes: StaticString) {
    self.what = what
    self.example = example
    self.codes = codes
  }

  package func contains(_ code: String) -> Bool {
    let code = Array(code.utf8)
    return codes.withUTF8Buffer { Self.holds($0, code) }
  }

  /// The code in upper case and without white space around it.
  ///
  /// - Throws: `invalid` for a code that is not in the list.
  package func code(_ text: String, field: String) throws -> String {
    guard let code = CompactText(text)?.text, contains(code) else {
      throw Failure(
        .invalid, "\"\(Self.shown(text))\" is not \(what): \(example) is one.", field: field)
    }
    return code
  }

  /// All of them, in the order of their bytes.
  package var all: [String] {
    codes.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The beginning of a text that is too long for a sentence.
  static func shown(_ text: String) -> String {
    let beginning = text.unicodeScalars.prefix(40).map {
      TextRule.endsOrHidesText($0) ? " " : String($0)
    }.joined()
    return text.unicodeScalars.dropFirst(40).isEmpty ? beginning : beginning + "…"
  }

  private static func holds(_ list: UnsafeBufferPointer<UInt8>, _ code: [UInt8]) -> Bool {
    let space = UInt8(ascii: " ")
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      let start = list[low..<middle].lastIndex(of: space).map { $0 + 1 } ?? low
      let end = list[middle..<high].firstIndex(of: space) ?? high
      let found = list[start..<end]
      if found.elementsEqual(code) { return true }
      if found.lexicographicallyPrecedes(code) {
        low = end + 1
      } else {
        high = max(low, start - 1)
      }
    }
    return false
  }
}

extension CodeList {
  /// ISO 3166-1 alpha-2, with 1A (Kosovo) and XI (Northern Ireland) as EN 16931 has them.
  package static let countries = CodeList(
    what: "a country code (ISO 3166-1)", example: "FR",
    codes: """
      1A AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO \
      BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK \
      DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR \
      GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM \
      KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP \
      MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL \
      PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST \
      SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG \
      VI VN VU WF WS XI YE YT ZA ZM ZW
      """)
}

extension CodeList {
  /// The countries whose banks take SEPA credit transfers, as their IBANs begin (EPC409-09).
  package static let sepaCountries = CodeList(
    what: "a country of the Single Euro Payments Area", example: "FR",
    codes: """
      AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK \
      MT NL NO PL PT RO RS SE SI SK SM VA
      """)
}
