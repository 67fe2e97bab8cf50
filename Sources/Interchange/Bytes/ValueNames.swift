import Domain

// How files name the values that have a number in the store.

extension Priority {
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

  /// Reads ``text``.
  init(text: String) throws {
    guard let priority = Priority.allCases.first(where: { $0.text == text }) else {
      throw Failure(
        .malformed, "“\(text.prefix(40))” is not a priority: P0, P1, P2, P3 and none are.")
    }
    self = priority
  }
}

extension ColourToken {
  /// `red`
  var text: String { String(describing: self) }

  /// Reads ``text``.
  init(text: String) throws {
    guard let colour = ColourToken.allCases.first(where: { $0.text == text }) else {
      let names = Self.allCases.map(\.text).joined(separator: ", ")
      throw Failure(.malformed, "“\(text.prefix(40))” is not a colour: \(names) are.")
    }
    self = colour
  }
}

extension Slot {
  /// `evening`
  var text: String { String(describing: self) }

  /// Reads ``text``.
  init(text: String) throws {
    guard let slot = [Slot.morning, .evening].first(where: { $0.text == text }) else {
      throw Failure(
        .malformed, "“\(text.prefix(40))” is not a slot of a task: morning and evening are.")
    }
    self = slot
  }
}

extension Status {
  /// `open`
  var text: String { String(describing: self) }
}

extension RepeatMode {
  /// `after_completion`
  var text: String { self == .fixed ? "fixed" : "after_completion" }

  /// Reads ``text``.
  init(text: String) throws {
    guard let mode = [RepeatMode.fixed, .afterCompletion].first(where: { $0.text == text }) else {
      throw Failure(
        .malformed,
        "“\(text.prefix(40))” is not a repeat mode: fixed and after_completion are.")
    }
    self = mode
  }
}
