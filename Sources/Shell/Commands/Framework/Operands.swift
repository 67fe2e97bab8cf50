import TaskcoreSwift

/// The operands of a command.
struct Operands: Sendable {
  /// A kind of operand.
  enum Kind: Sendable {
    /// Ids of tasks in one of these states.
    case taskIDs(Set<Status>)
    /// Tokens, and own fields of tasks or events when these have such.
    case tokens([TokenForm], fieldsOf: EntityKind? = nil)
    /// A word in the language of queries.
    case query
    case word([String])
    case project
    case tag
    case filter
    case calendar
    case field
    /// `room=Blue`, with an own field of events.
    case eventFields
    case template
    /// Ids of events.
    case eventIDs
    /// Ids of alerts.
    case alertIDs
    /// Ids of holidays.
    case holidayIDs
    /// Ids of purchases.
    case purchaseIDs
    /// Ids of recurring invoices.
    case recurringIDs
    /// Ids of reminders of payment.
    case reminderIDs
    /// Ids of rates of interest.
    case rateIDs
    /// The number of a conflict of sync, or all.
    case conflict
    /// The name of another device that has the store.
    case device
    /// What the store is synced through.
    case remote
    /// The address of a hub.
    case hub
    /// The number of a collection at a server, or all.
    case collection
    /// The name of a time zone.
    case zone
    case client
    /// A number or an id of an invoice; of a draft alone when that is said.
    case invoice(isDraft: Bool)
    /// A number or an id of a quote; of a draft alone when that is said.
    case quote(isDraft: Bool)
    /// A series of numbers.
    case series
    /// What any of these is.
    case either([Kind])
    case command
    /// What help tells about: a command or a topic; then a subcommand.
    case helpTopic
    /// The name of a setting, and what that can be.
    case setting
    case settingValue
    case alias
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
  static let query = Operands([.query], minimum: 0, repeatsLast: true)

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

  /// - Throws: a usage error when there are too few or too many.
  func checkCount(of given: [Word], synopsis: Message) throws {
    if given.count < minimum {
      throw ShellError.usage("Something is missing. Usage: \(synopsis)")
    }
    if let maximum, given.count > maximum {
      throw ShellError.usage(
        "\(given[maximum].text.quoted) is too much. Usage: \(synopsis)", at: given[maximum])
    }
  }
}
