import TaskcoreSwift

extension Colour {
  static let names = allCases.map(\.rawValue)

  /// Reads a name in any case; `none` is black.
  ///
  /// - Throws: a usage error for anything else.
  init(_ word: Word) throws {
    let name = word.text.lowercased()
    guard let colour = name == "none" ? .black : Colour(rawValue: name) else {
      let names = (Self.names + ["none"]).alternatives
      throw ShellError.usage("\(word.text.quoted) is no colour. Write \(names).", at: word)
    }
    self = colour
  }
}
