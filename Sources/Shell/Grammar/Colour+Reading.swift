import TaskcoreSwift

extension Colour {
  static let names = allCases.map(\.rawValue)

  /// Reads a name in any case; `none` is black.
  ///
  /// - Throws: a usage error for anything else.
  init(_ word: Word) throws {
    let name = word.text.lowercased()
    guard let colour = name == "none" ? .black : Colour(rawValue: name) else {
      throw ShellError.usage(
        "\(word.text.quoted) is no colour. Write \((Self.names + ["none"]).alternatives).", at: word
      )
    }
    self = colour
  }
}
