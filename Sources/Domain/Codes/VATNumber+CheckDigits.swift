extension VATNumber {
  /// Whether the check digits of a number of the right form fit; those of a country whose check
  /// digits are not public, or that a number of that length lacks, always do.
  static func checkFits(prefix: String, body: [UInt8]) -> Bool {
    guard let digits = CompactText.digits(body[...]) else {
      return lettersFit(prefix: prefix, body: body)
    }
    guard digits.contains(where: { $0 > 0 }) else { return false }
    return switch prefix {
    case "BE": (CheckDigits.remainder(digits.dropLast(2), 97) + last(2, digits)) % 97 == 0
    case "BG": digits.count != 9 || bulgarianFits(digits)
    case "CZ": digits.count != 8 || czechFits(digits)
    case "DE", "HR": CheckDigits.mod11And10(digits) == 1
    case "DK": CheckDigits.weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0
    case "EE": CheckDigits.weighted(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 == 0
    case "EL":
      CheckDigits.weighted(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11 % 10 == digits.last
    case "FI": CheckDigits.weighted(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 == 0
    case "FR": frenchFits(body, siren: Array(digits[2...]))
    case "GB", "XI": britishFits(digits)
    case "HU": CheckDigits.weighted(digits, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 == 0
    case "IT": CheckDigits.luhn(digits) == 0
    case "LT": lithuanianFits(digits)
    case "LU": CheckDigits.remainder(digits.dropLast(2), 89) == last(2, digits)
    case "LV": latvianFits(digits)
    case "MT": CheckDigits.weighted(digits, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 == 0
    case "PL": CheckDigits.weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1]) % 11 == 0
    case "PT": elevens(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 % 10 == digits.last
    case "RO": romanianFits(digits)
    case "SE": CheckDigits.luhn(Array(digits[..<10])) == 0 && digits[10...] != [0, 0]
    case "SI": slovenianFits(digits)
    case "SK": CheckDigits.remainder(digits, 11) == 0 || isOldBirthNumber(digits)
    default: true
    }
  }

  /// 11 minus what remains of the weighted sum, from 1 to 11.
  private static func elevens(_ digits: [Int], _ weights: [Int]) -> Int {
    11 - CheckDigits.weighted(digits, weights) % 11
  }

  private static func last(_ count: Int, _ digits: [Int]) -> Int {
    digits.suffix(count).reduce(0) { $0 * 10 + $1 }
  }

  private static func bulgarianFits(_ digits: [Int]) -> Bool {
    let check = CheckDigits.weighted(digits, Array(1...8)) % 11
    let second = CheckDigits.weighted(digits, Array(3...10)) % 11
    return (check == 10 ? second : check) % 10 == digits.last
  }

  private static func czechFits(_ digits: [Int]) -> Bool {
    elevens(digits, [8, 7, 6, 5, 4, 3, 2]) % 10 == digits.last && digits.first != 9
  }

  /// A number whose check would be 11 is not given out.
  private static func slovenianFits(_ digits: [Int]) -> Bool {
    let check = elevens(digits, [8, 7, 6, 5, 4, 3, 2])
    return check != 11 && check % 10 == digits.last
  }

  /// Some have their number of birth (rodné číslo). Before 1985 its check digit was 0 where 10 would remain.
  private static func isOldBirthNumber(_ digits: [Int]) -> Bool {
    let (year, month, day) = (
      digits[0] * 10 + digits[1], (digits[2] * 10 + digits[3]) % 50 % 20, digits[4] * 10 + digits[5]
    )
    // Those with ten digits begin in 1954.
    return (54...84).contains(year)
      && CalendarDate(year: 1900 + year, month: month, day: day) != nil
      && CheckDigits.remainder(digits.dropLast(), 11) == 10 && digits.last == 0
  }

  private static func britishFits(_ digits: [Int]) -> Bool {
    let sum = CheckDigits.weighted(digits, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97
    // Since 2010 there are numbers whose sum is 55 more or less.
    return [0, 42, 55].contains(sum)
  }

  private static func lithuanianFits(_ digits: [Int]) -> Bool {
    let places = 0..<digits.count - 1
    let check = CheckDigits.weighted(digits, places.map { 1 + $0 % 9 }) % 11
    let second = CheckDigits.weighted(digits, places.map { 1 + ($0 + 2) % 9 }) % 11
    return digits[digits.count - 2] == 1
      && (check == 10 ? second : check) % 10 == digits.last
  }

  /// Those of firms begin with 4 to 9, those of persons have no check digit that all of them keep.
  private static func latvianFits(_ digits: [Int]) -> Bool {
    digits[0] < 4
      || CheckDigits.weighted(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 == 3
  }

  private static func romanianFits(_ digits: [Int]) -> Bool {
    let weights = [7, 5, 3, 2, 1, 7, 5, 3, 2].suffix(digits.count - 1)
    return digits.first != 0
      && CheckDigits.weighted(digits, Array(weights)) * 10 % 11 % 10 == digits.last
  }
}
