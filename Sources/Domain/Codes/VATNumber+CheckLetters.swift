extension VATNumber {
  /// The same for numbers in which there are letters.
  static func lettersFit(prefix: String, body: [UInt8]) -> Bool {
    switch prefix {
    case "AT": austrianFits(body)
    case "CY": cypriotFits(body)
    case "ES": spanishFits(body)
    case "FR": CompactText.digits(body[2...]).map { frenchFits(body, siren: $0) } ?? false
    case "GB", "XI": britishFits(body)
    case "IE": irishFits(body)
    case "NL": dutchFits(body)
    default: true
    }
  }

  /// The two characters of the key, before a SIREN; the numbers of Monaco have 000 in its place,
  /// and digits that are no SIREN.
  static func frenchFits(_ body: [UInt8], siren: [Int]) -> Bool {
    guard CheckDigits.luhn(siren) == 0 || siren.starts(with: [0, 0, 0]) else { return false }
    if let key = CompactText.digits(body[..<2]) {
      return (12 + 3 * CheckDigits.remainder(siren, 97)) % 97 == key[0] * 10 + key[1]
    }
    // All digits and letters but I and O, which look like digits.
    let alphabet = Array("0123456789ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)
    guard let first = alphabet.firstIndex(of: body[0]),
      let second = alphabet.firstIndex(of: body[1])
    else { return false }
    let sum = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
    return (CheckDigits.remainder(siren, 11) + sum / 11 + 1) % 11 == sum % 11
  }

  private static func austrianFits(_ body: [UInt8]) -> Bool {
    guard let digits = CompactText.digits(body[1...]) else { return false }
    let sum = CheckDigits.luhn(digits.dropLast())
    return (16 - sum) % 10 == digits.last
  }

  private static func cypriotFits(_ body: [UInt8]) -> Bool {
    guard let digits = CompactText.digits(body[..<8]) else { return false }
    let odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
    let sum = digits.enumerated().reduce(0) { sum, digit in
      sum + (digit.offset.isMultiple(of: 2) ? odd[digit.element] : digit.element)
    }
    return Int(body[8]) == 65 + sum % 26 && !body.starts(with: [0x31, 0x32])
  }

  /// Of persons: the letter for what remains by 23; of firms: a digit or the letter for it.
  private static func spanishFits(_ body: [UInt8]) -> Bool {
    guard let middle = CompactText.digits(body[1..<8]) else { return false }
    let letters = Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)
    switch body[0] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return letters[CheckDigits.remainder([Int(body[0]) - 0x30] + middle, 23)] == body[8]
    case UInt8(ascii: "X")...UInt8(ascii: "Z"):
      return letters[CheckDigits.remainder([Int(body[0]) - 88] + middle, 23)] == body[8]
    case UInt8(ascii: "K"), UInt8(ascii: "L"), UInt8(ascii: "M"):
      return letters[CheckDigits.remainder(middle, 23)] == body[8]
    default:
      guard "ABCDEFGHJNPQRSUVW".utf8.contains(body[0]) else { return false }
      let check = (10 - CheckDigits.luhn(middle + [0])) % 10
      return Int(body[8]) == 0x30 + check || Array("JABCDEFGHI".utf8)[check] == body[8]
    }
  }

  /// GD and a number below 500 for departments, HA and one from 500 on for health authorities.
  private static func britishFits(_ body: [UInt8]) -> Bool {
    guard let digits = CompactText.digits(body[2...]) else { return false }
    return (digits[0] < 5) == body.starts(with: "GD".utf8)
  }

  private static func irishFits(_ body: [UInt8]) -> Bool {
    let letters = Array("WABCDEFGHIJKLMNOPQRSTUV".utf8)
    let isNew = body[1].isASCIIDigit
    let ordered = isNew ? body[..<7] : [UInt8(ascii: "0")] + body[2..<7] + body[..<1]
    let extra = body.count == 9 ? letters.firstIndex(of: body[8]) : 0
    guard let digits = CompactText.digits(ordered), let extra else { return false }
    let sum = CheckDigits.weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * extra
    return letters[sum % 23] == body[7]
  }

  /// Those of firms are weighted; those of persons since 2020 are counted as MOD 97-10.
  private static func dutchFits(_ body: [UInt8]) -> Bool {
    guard let digits = CompactText.digits(body[..<9]), body[10...] != [0x30, 0x30] else {
      return false
    }
    let weighted = CheckDigits.weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11
    return digits.contains { $0 > 0 }
      && (weighted == 0 || CheckDigits.mod97(Array("NL".utf8) + body) == 1)
  }
}
