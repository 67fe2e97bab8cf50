import TaskcoreSwift

extension [Token<RecurringInvoiceChanges>] {
  /// What `invoice repeat` understands.
  static let recurring: [Token<RecurringInvoiceChanges>] = [
    token("start:", day, "the first date of the series") { value, changes, store in
      changes.startDate = try CalendarDate(Word(bytes: value), in: store)
    },
    token("next:", day, "the next draft, on it or after") { value, changes, store in
      changes.nextDate = try CalendarDate(Word(bytes: value), in: store)
    },
    token(
      "period:", .choice(RecurringInvoice.Period.allCases.map(\.rawValue)),
      "that the drafts are for"
    ) { value, changes, _ in
      changes.period = RecurringInvoice.Period(
        rawValue: String(decoding: value, as: UTF8.self).lowercased())
    },
    token("client:", .client, "of the drafts") { value, changes, store in
      changes.clientID = try store.client(named: Word(bytes: value)).id
    },
    token(
      "zone:", .words(["none"], placeholder: "NAME"), "where its days begin; none: the store's"
    ) { value, changes, _ in
      changes.zone = Word(bytes: value).isNone ? [UInt8]() : value
    },
  ]

  /// What `invoice repeat edit` understands besides.
  static let recurringChanges: [Token<RecurringInvoiceChanges>] =
    [
      token(
        "rule:", .words([], placeholder: "WORDS"), "'every month', or an RRULE"
      ) { value, changes, store in changes.repeatRule = try store.datedRule(value) },
      token(
        "items:", .words([], placeholder: "INVOICE"), "take those of this invoice instead"
      ) { value, changes, store in
        changes.invoiceID = try store.invoiceID(named: Word(bytes: value))
      },
    ] + recurring

  private static let day = TokenValue.date(words: ["today", "tomorrow"])

  private static func token(
    _ mark: String, _ value: TokenValue, _ summary: Message,
    set: @escaping @Sendable ([UInt8], inout RecurringInvoiceChanges, Store) throws -> Void
  ) -> Token<RecurringInvoiceChanges> {
    Token(form: TokenForm(marks: [mark], value: value, summary: summary), read: set)
  }
}

extension Store {
  /// The rule that words mean, which counts from no completion.
  func datedRule(_ words: [UInt8]) throws -> [UInt8] {
    let rule = try typedRepeatRule(words)
    guard rule.mode == .fixed else {
      throw ShellError.usage("An invoice is not completed. Write such as 'every month'.")
    }
    return Array(rule.rule.utf8)
  }
}
