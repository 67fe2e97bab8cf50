import CTaskcoreHeader

/// A colour by its meaning.
enum Colour: String, CaseIterable {
  /// What plain text has.
  case black
  case red
  case orange
  case yellow
  case green
  case teal
  case blue
  case indigo
  case purple
  case pink
  case brown
  case grey

  /// The library's TASKCORE_COLOUR_...
  var code: Int32 {
    switch self {
    case .black: TASKCORE_COLOUR_BLACK
    case .red: TASKCORE_COLOUR_RED
    case .orange: TASKCORE_COLOUR_ORANGE
    case .yellow: TASKCORE_COLOUR_YELLOW
    case .green: TASKCORE_COLOUR_GREEN
    case .teal: TASKCORE_COLOUR_TEAL
    case .blue: TASKCORE_COLOUR_BLUE
    case .indigo: TASKCORE_COLOUR_INDIGO
    case .purple: TASKCORE_COLOUR_PURPLE
    case .pink: TASKCORE_COLOUR_PINK
    case .brown: TASKCORE_COLOUR_BROWN
    case .grey: TASKCORE_COLOUR_GREY
    }
  }

  /// Black for a colour that this shell does not know.
  init(code: Int32) {
    self = Self.allCases.first { $0.code == code } ?? .black
  }

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
