package import Localization

/// A colour by its meaning; a palette maps it to values for light and dark screens.
///
/// The raw values are those of the C API and of the store.
package enum ColourToken: Int32, CallerCode, CaseIterable, Sendable {
  /// What plain text has.
  case black = 0
  case red = 1
  case orange = 2
  case yellow = 3
  case green = 4
  case teal = 5
  case blue = 6
  case indigo = 7
  case purple = 8
  case pink = 9
  case brown = 10
  case grey = 11

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    ("\(code) is not a colour: 0 to \(Self.allCases.count - 1) are.", "colour")
  }
}
