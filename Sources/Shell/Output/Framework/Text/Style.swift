import TaskcoreSwift

/// A text style; a ``Palette`` maps it to escape sequences.
struct Style: Equatable {
  /// Black is what plain text has.
  var colour = Colour.black
  var isBold = false
  /// Less than plain text; dim text has no colour.
  var isDim = false
  /// Dim as well, so that it is seen where nothing can be struck through.
  var isStruckThrough = false

  static let plain = Style()
  static let bold = Style(isBold: true)
  static let dim = Style(isDim: true)
  /// What is done with.
  static let struckThrough = Style(isDim: true, isStruckThrough: true)
  static let red = Style(colour: .red)
  static let green = Style(colour: .green)
  static let yellow = Style(colour: .yellow)
  static let teal = Style(colour: .teal)
}

extension Colour {
  /// A text in this colour.
  var style: Style { Style(colour: self) }

  /// What it is called; nothing for that of plain text.
  var ownName: String { self == .black ? "" : rawValue }
}
