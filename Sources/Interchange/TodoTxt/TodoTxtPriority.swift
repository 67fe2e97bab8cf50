import Domain

/// The priorities of todo.txt: A to D are P0 to P3, and later letters are P3 too.
enum TodoTxtPriority {
  static func priority(_ letter: UInt8?) -> Priority {
    switch letter {
    case nil: .none
    case UInt8(ascii: "A"): .p0
    case UInt8(ascii: "B"): .p1
    case UInt8(ascii: "C"): .p2
    default: .p3
    }
  }

  /// The letter that was read stays while it means the priority.
  static func letter(_ priority: Priority, kept: UInt8?) -> UInt8? {
    if let kept, self.priority(kept) == priority { return kept }
    return switch priority {
    case .p0: UInt8(ascii: "A")
    case .p1: UInt8(ascii: "B")
    case .p2: UInt8(ascii: "C")
    case .p3: UInt8(ascii: "D")
    case .none: nil
    }
  }
}
