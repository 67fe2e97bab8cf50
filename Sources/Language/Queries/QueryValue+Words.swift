import Domain
import Localization

/// Keywords as a value.
extension QueryValue {
  private static let flags = [
    "yes": true, "true": true, "1": true, "no": false, "false": false, "0": false,
  ]

  /// What one of some words stands for, in quotes too: there is no name that it could be.
  ///
  /// - Throws: `malformed`, with the words that there are.
  func choice<Meaning>(of words: [String: Meaning], _ what: Message) throws -> Meaning {
    if let meaning = words[text.lowercased()] { return meaning }
    let known = words.keys.sorted()
    let refusal: Message =
      "“\(text.prefix(40))” is not \(what): expected \(known.joined(separator: ", "))"
    let nearest = nearestWord(to: text, among: known)
    throw Failure(
      malformed: nearest.map { "\(refusal); did you mean “\($0)”?" } ?? "\(refusal).", at: offset)
  }

  func flag() throws -> Bool {
    try choice(of: Self.flags, "yes or no")
  }

  /// A number that is not negative.
  func number(_ what: Message) throws -> Int64 {
    let digits = text
    guard digits.utf8.allSatisfy(\.isASCIIDigit), let number = Int64(digits)
    else {
      throw Failure(
        malformed: "“\(digits.prefix(40))” is not \(what): expected digits.", at: offset)
    }
    return number
  }

  /// The text as a rule wants it.
  ///
  /// - Throws: `malformed` when it breaks the rule.
  func line(_ rule: TextRule) throws -> String {
    do {
      return try rule.line(text)
    } catch let failure as Failure {
      throw Failure(malformed: failure.message, at: offset)
    }
  }
}
