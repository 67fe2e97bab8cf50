import TaskcoreSwift

extension [Token<InCurrency<PaymentReminderChanges>>] {
  /// What `invoice remind` and `invoice reminder edit` understand.
  static let reminder: [Token<InCurrency<PaymentReminderChanges>>] = [
    token("date:", .date(words: ["today", "yesterday"]), "of the letter; today") {
      value, reminder, store in
      reminder.changes.date = try CalendarDate(Word(bytes: value), in: store)
    },
    token(
      "pay_by:", .date(words: ["tomorrow", "none"]), "by when; 14 days later; none: at once"
    ) { value, reminder, store in
      reminder.changes.payBy = try InvoiceDay.number(value, in: store)
    },
    token("fee:", .words([], placeholder: "AMOUNT"), "of this reminder") { value, reminder, _ in
      reminder.changes.fee = try Amount(written: value, reminder.currency).minor
    },
    token("text:", .text, "own words") { value, reminder, _ in reminder.changes.text = value },
    token("interest:", .choice(["yes", "no"]), "whether it claims interest; yes") {
      value, reminder, _ in reminder.changes.isWithoutInterest = isNo(value)
    },
    token("recovery:", .choice(["yes", "no"]), "whether it claims the 40 EUR; yes") {
      value, reminder, _ in reminder.changes.isWithoutRecovery = isNo(value)
    },
  ]

  /// What `invoice remind` understands besides.
  static let newReminder: [Token<InCurrency<PaymentReminderChanges>>] =
    reminder + [
      token("level:", .number, "1 to 9; one more than the last") { value, reminder, _ in
        reminder.changes.level = try Int32(written: value)
      }
    ]

  private static func isNo(_ value: [UInt8]) -> Bool {
    String(decoding: value, as: UTF8.self).lowercased() == "no"
  }

  private static func token(
    _ mark: String, _ value: TokenValue, _ summary: Message,
    set:
      @escaping @Sendable ([UInt8], inout InCurrency<PaymentReminderChanges>, Store) throws ->
      Void
  ) -> Token<InCurrency<PaymentReminderChanges>> {
    Token(form: TokenForm(marks: [mark], value: value, summary: summary), read: set)
  }
}

extension [Token<PenaltyRateChanges>] {
  /// What `invoice rate edit` understands.
  static let penaltyRateChanges: [Token<PenaltyRateChanges>] = [
    token("until:", .date(words: ["none"]), "the last day; none: until the next one begins") {
      value, rate, store in
      rate.lastDate = try InvoiceDay.number(value, in: store)
    },
    token("notes:", .text, "where it is from") { value, rate, _ in rate.notes = value },
  ]

  /// What `invoice rate` understands.
  static let penaltyRate: [Token<PenaltyRateChanges>] =
    [
      token("from:", .date(words: ["today"]), "the first day for which it holds") {
        value, rate, store in
        rate.firstDate = try CalendarDate(Word(bytes: value), in: store)
      },
      token(
        "for:", .choice(PenaltyRate.Debtor.allCases.map(\.rawValue)),
        "who owes; business, a public body too"
      ) { value, rate, _ in
        rate.debtor = PenaltyRate.Debtor(
          rawValue: String(decoding: value, as: UTF8.self).lowercased())
      },
      token("currency:", .words(["EUR"], placeholder: "CODE"), "of the invoices; EUR") {
        value, rate, _ in rate.currency = value
      },
    ] + penaltyRateChanges

  private static func token(
    _ mark: String, _ value: TokenValue, _ summary: Message,
    set: @escaping @Sendable ([UInt8], inout PenaltyRateChanges, Store) throws -> Void
  ) -> Token<PenaltyRateChanges> {
    Token(form: TokenForm(marks: [mark], value: value, summary: summary), read: set)
  }
}
