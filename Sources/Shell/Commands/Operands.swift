/// What a command takes besides options.
struct Operands: Sendable {
  /// What can be one of them.
  enum Kind: Sendable {
    /// Ids of tasks in one of these states.
    case taskIDs(Set<Status>)
    case tokens([TokenForm])
    case word([String])
    case project
    case command
    case file
    case text
  }

  /// In order.
  let kinds: [Kind]
  /// How many are needed.
  let minimum: Int
  /// How many there may be; nil when the last may be repeated.
  let maximum: Int?

  static let none = Operands([], minimum: 0)

  init(_ kinds: [Kind], minimum: Int, repeatsLast: Bool = false) {
    self.kinds = kinds
    self.minimum = minimum
    maximum = repeatsLast ? nil : kinds.count
  }

  /// What the operand at a place is; nil when there can be none.
  func kind(at index: Int) -> Kind? {
    if kinds.indices.contains(index) { return kinds[index] }
    return maximum == nil ? kinds.last : nil
  }
}
