import Localization

extension RecurringInvoice: CheckedTexts {
  /// The billing period of the drafts. The raw values are those of the C API.
  package enum Period: Int32, CaseIterable, Sendable {
    case none = 1
    /// From the date of a draft to the day before the next date.
    case coming
    /// From the date before to the day before that of the draft.
    case past
  }

  /// In bytes of UTF-8.
  package static let maximumContentLength = 16_777_216

  package init(uid: String, created: Instant) {
    self.init(blank: uid)
    self.created = created
    modified = created
  }

  /// What it says is read only where it is used.
  ///
  /// - Throws: `invalid` for one that is too long or holds U+0000.
  package mutating func setContent(_ text: String) throws {
    guard text.utf8.count <= Self.maximumContentLength, !text.utf8.contains(0) else {
      throw Failure(
        .invalid,
        "What a recurring invoice drafts has at most \(Self.maximumContentLength) bytes, and no U+0000.",
        field: Property.content.rawValue)
    }
    content = text
  }

  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    property == .client ? try TextRule.uid.line(text) : text
  }

  /// The uid of the draft of a date: it follows from both, so that two devices never make two.
  package func draftUID(on date: CalendarDate) -> String {
    OccurrenceUID.make(series: uid, occurrence: LocalMoment.date(date).text, role: "invoice")
  }

  /// The uid of a part of the draft of a date.
  package func partUID(_ role: String, _ position: Int, on date: CalendarDate) -> String {
    OccurrenceUID.make(
      series: uid, occurrence: LocalMoment.date(date).text, role: "\(role) \(position)")
  }
}

extension RecurringInvoice {
  /// When it is, and when it is again, says something only as a whole.
  package static func undoUnit(of property: Property) -> UndoUnit {
    switch property {
    case .repeatRule, .zone, .startDate, .nextDate: .series
    case .modified: .stamp
    default: .property(property.rawValue)
    }
  }
}
