package import Domain

/// Adds, changes and deletes penalty rates. Existing payment reminders are not changed.
package final class ChangePenaltyRates: UseCase {
  /// - Returns: its id.
  /// - Throws: `invalid` without a first day or a rate, and for what is wrong with the input; `conflict` when there is
  ///   one for such invoices that begins on that day.
  package func add(_ input: PenaltyRateInput, at now: Instant) throws -> Int64 {
    try store.write(.changePenaltyRates, at: now) {
      guard let first = input.firstDate else {
        throw Failure(
          .invalid, "A rate of interest needs the first day for which it holds.",
          field: "first_date")
      }
      guard let rate = input.rate else {
        throw Failure(
          .invalid, "A rate of interest needs how much it is a year.", field: "rate_basis_points")
      }
      var blank = PenaltyRate(blank: "")
      if let currency = input.currency { try blank.set(.currency, to: .text(currency)) }
      let debtor = input.debtor ?? .business
      var new = PenaltyRate(
        blank: PenaltyRate.uid(debtor, blank.currency, from: first))
      if let known = try store.penaltyRates.find(uid: new.uid) {
        throw Failure(
          .conflict,
          "Rate \(known.id) begins on \(first.text) already: change it, or begin on another day.",
          field: "first_date")
      }
      new.debtor = debtor
      new.currency = blank.currency
      new.firstDate = first
      new.created = now
      try new.setRate(rate)
      try fill(&new, input)
      return try store.penaltyRates.insert(new)
    }
  }

  /// - Throws: `notFound`; `invalid` for what says which one it is, and for an invalid input.
  package func update(_ id: Int64, to input: PenaltyRateInput, at now: Instant) throws {
    try store.write(.changePenaltyRates, at: now) {
      let old = try store.penaltyRates.existing(id, "rate of interest")
      guard input.debtor == nil, input.currency == nil, input.firstDate == nil else {
        throw Failure(
          .invalid,
          "Whom a rate holds for and from when says which one it is: remove it, and add another one.",
          field: "first_date")
      }
      var rate = old
      if let number = input.rate { try rate.setRate(number) }
      try fill(&rate, input)
      if rate == old { return }
      try store.penaltyRates.save(rate, over: old)
    }
  }

  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func delete(_ ids: [Int64], at now: Instant) throws {
    try store.write(.changePenaltyRates, at: now) {
      for rate in try store.penaltyRates.existing(ids, "rate of interest") {
        try store.penaltyRates.remove(rate)
      }
    }
  }

  private func fill(_ rate: inout PenaltyRate, _ input: PenaltyRateInput) throws {
    if let last = input.lastDate { rate.lastDate = last }
    if let notes = input.notes { try rate.set(.notes, to: .text(notes)) }
    if let first = rate.firstDate, let last = rate.lastDate, last < first {
      throw Failure(
        .invalid, "A rate ends on \(first.text), its first day, or later.", field: "last_date")
    }
  }
}
