package import Localization

/// An enumeration whose raw values callers pass as numbers.
package protocol CallerCode: RawRepresentable<Int32> {
  /// What `invalid` says of a number without a meaning, and the field that it is of.
  static func refusal(of code: Int32) -> (message: Message, field: String)
}

extension CallerCode {
  /// - Throws: `invalid` for a number without a meaning.
  package init(code: Int32) throws {
    guard let value = Self(rawValue: code) else {
      let (message, field) = Self.refusal(of: code)
      throw Failure(.invalid, message, field: field)
    }
    self = value
  }
}
