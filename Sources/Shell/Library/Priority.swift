/// How much a task matters, from the most. The numbers are the library's TASKCORE_PRIORITY_...
enum Priority: Int32, CaseIterable {
  case p0 = 0
  case p1 = 1
  case p2 = 2
  case p3 = 3
  case none = 4

  /// `P1`, or `none`
  var name: String {
    switch self {
    case .p0: "P0"
    case .p1: "P1"
    case .p2: "P2"
    case .p3: "P3"
    case .none: "none"
    }
  }

  /// Reads ``name`` in any case.
  init?(name: [UInt8]) {
    let text = String(decoding: name, as: UTF8.self).lowercased()
    guard let priority = Self.allCases.first(where: { $0.name.lowercased() == text }) else {
      return nil
    }
    self = priority
  }
}
