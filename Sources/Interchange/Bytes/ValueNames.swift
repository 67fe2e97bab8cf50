import Domain
import Localization

/// An enumerated value: a number in the store, a word in files.
protocol CodeWithWord: RawRepresentable, Equatable where RawValue: FixedWidthInteger {
  /// What it is, after “is not”: `a priority`.
  static var noun: Message { get }
  /// Those that files can have.
  static var ofFiles: [Self] { get }

  /// Its word: `after_completion`.
  var text: String { get }
}

extension CodeWithWord {
  static var words: [CodeWord] { ofFiles.map { (Int64($0.rawValue), $0.text) } }

  /// Reads ``text``.
  init(text: String) throws {
    guard let value = Self.ofFiles.first(where: { $0.text == text }) else {
      throw Self.refusal(text)
    }
    self = value
  }

  /// Reads ``text`` in capitals or small letters.
  init(anyCase text: String) throws {
    let wanted = text.lowercased()
    guard let value = Self.ofFiles.first(where: { $0.text.lowercased() == wanted }) else {
      throw Self.refusal(text)
    }
    self = value
  }

  /// As iCalendar writes words: `AFTER-COMPLETION`.
  var icalendarText: String { String(ASCIICase.upper(text).map { $0 == "_" ? "-" : $0 }) }

  /// Reads ``icalendarText``.
  init(icalendarText text: String) throws {
    try self.init(anyCase: String(text.map { $0 == "-" ? "_" : $0 }))
  }

  private static func refusal(_ text: String) -> Failure {
    let known = ofFiles.map(\.text).joined(separator: ", ")
    return Failure(.malformed, "“\(text.prefix(40))” is not \(noun): \(known) are.")
  }
}

extension Priority: CodeWithWord {
  static let noun: Message = "a priority"
  static let ofFiles = allCases

  /// `P0` to `P3`, and `none`.
  var text: String {
    switch self {
    case .p0: "P0"
    case .p1: "P1"
    case .p2: "P2"
    case .p3: "P3"
    case .none: "none"
    }
  }
}

extension ColourToken: CodeWithWord {
  static let noun: Message = "a colour"
  static let ofFiles = allCases

  var text: String { String(describing: self) }
}

extension Slot: CodeWithWord {
  static let noun: Message = "a slot of a task"
  static let ofFiles = [Slot.morning, .evening]

  var text: String { String(describing: self) }
}

extension RepeatMode: CodeWithWord {
  static let noun: Message = "a repeat mode"
  static let ofFiles = [RepeatMode.fixed, .afterCompletion]

  var text: String { self == .fixed ? "fixed" : "after_completion" }
}

extension Status: CodeWithWord {
  static let noun: Message = "a status"
  static let ofFiles = allCases

  var text: String { String(describing: self) }
}

extension Int64 {
  /// - Throws: `malformed` for anything but digits with a sign.
  init(wholeNumber text: String) throws {
    guard let number = Int64(text) else {
      throw Failure(.malformed, "“\(text.prefix(40))” is not a whole number.")
    }
    self = number
  }
}
