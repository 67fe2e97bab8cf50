/// Company numbers of the registers that the Peppol network uses as addresses.
enum ParticipantNumber {
  /// Whether it has the form and the check digits of its list; those of other lists have none that could be told.
  static func isRight(_ number: String, scheme: String) -> Bool {
    let digits = Self.digits(number)
    switch scheme {
    case "0088":
      return digits.map { $0.count > 1 && isGLN($0) } ?? false
    case "0192":
      return digits.map { $0.count == 9 && isNorwegian($0) } ?? false
    case "0184":
      return number.hasPrefix("DK") && Self.digits(String(number.dropFirst(2)))?.count == 8
    case "0208":
      return digits.map { $0.count == 10 && isBelgian($0) } ?? false
    case "0007":
      return digits.map { $0.count == 10 && CheckDigits.luhn($0) == 0 } ?? false
    case "0151":
      return digits.map { $0.count == 11 && isAustralian($0) } ?? false
    case "0196":
      return digits?.count == 10
    case "0106":
      return digits?.count == 8
    case "0190":
      return digits?.count == 20
    case "0201":
      return number.utf8.count == 6 && number.utf8.allSatisfy(\.isASCIILetterOrDigit)
    case "0210", "9907":
      return isCodiceFiscale(number)
    case "0211":
      return !number.uppercased().hasPrefix("IT")
        || Self.digits(String(number.dropFirst(2))).map {
          $0.count == 11 && CheckDigits.luhn($0) == 0
        } ?? false
    default: return true
    }
  }

  private static func digits(_ text: String) -> [Int]? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return text.utf8.map { Int($0) - 0x30 }
  }

  private static func isGLN(_ digits: [Int]) -> Bool {
    let sum = digits.reversed().enumerated().reduce(0) {
      $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3)
    }
    return sum % 10 == 0
  }

  private static func isNorwegian(_ digits: [Int]) -> Bool {
    let sum = CheckDigits.weighted(digits, [3, 2, 7, 6, 5, 4, 3, 2])
    return digits.contains { $0 > 0 } && (11 - sum % 11) % 11 == digits[8]
  }

  private static func isBelgian(_ digits: [Int]) -> Bool {
    97 - CheckDigits.remainder(digits.prefix(8), 97) == digits[8] * 10 + digits[9]
  }

  private static func isAustralian(_ digits: [Int]) -> Bool {
    let weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
    return (CheckDigits.weighted(digits, weights) - 10) % 89 == 0
  }

  /// Sixteen characters of a person, whose digits are at seven places, or eleven digits of a firm.
  private static func isCodiceFiscale(_ number: String) -> Bool {
    let bytes = Array(number.utf8)
    if bytes.count == 11 { return digits(number) != nil }
    guard bytes.count == 16 else { return false }
    let isLetter = bytes.map { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    let isDigit = bytes.map { (0x30...0x39).contains($0) }
    let letters = [0, 1, 2, 3, 4, 5, 8, 15]
    return letters.allSatisfy { isLetter[$0] } && [6, 7, 9, 10, 14].allSatisfy { isDigit[$0] }
  }
}
