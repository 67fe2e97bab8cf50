import CTaskcoreHeader

/// A kind of what a store has.
public struct EntityKind: RawRepresentable, Hashable, Sendable {
  /// The number that the C API has for it.
  public let rawValue: Int32

  /// Makes the kind of a number of the C API.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

extension EntityKind {
  /// A record of the kind task.
  public static let task = EntityKind(rawValue: TASKCORE_ENTITY_TASK)
  /// A record of the kind project.
  public static let project = EntityKind(rawValue: TASKCORE_ENTITY_PROJECT)
  /// A record of the kind tag.
  public static let tag = EntityKind(rawValue: TASKCORE_ENTITY_TAG)
  /// A record of the kind filter.
  public static let filter = EntityKind(rawValue: TASKCORE_ENTITY_FILTER)
  /// A record of the kind event.
  public static let event = EntityKind(rawValue: TASKCORE_ENTITY_EVENT)
  /// A record of the kind completion.
  public static let completion = EntityKind(rawValue: TASKCORE_ENTITY_COMPLETION)
  /// A record of the kind alert.
  public static let alert = EntityKind(rawValue: TASKCORE_ENTITY_ALERT)
  /// A record of the kind focus session.
  public static let focusSession = EntityKind(rawValue: TASKCORE_ENTITY_FOCUS_SESSION)
  /// A record of the kind setting.
  public static let setting = EntityKind(rawValue: TASKCORE_ENTITY_SETTING)
  /// A record of the kind holiday.
  public static let holiday = EntityKind(rawValue: TASKCORE_ENTITY_HOLIDAY)
  /// A record of the kind purged task.
  public static let purgedTask = EntityKind(rawValue: TASKCORE_ENTITY_PURGED_TASK)
  /// A record of the kind postponement.
  public static let postponement = EntityKind(rawValue: TASKCORE_ENTITY_POSTPONEMENT)
  /// A record of the kind client.
  public static let client = EntityKind(rawValue: TASKCORE_ENTITY_CLIENT)
  /// A record of the kind invoice.
  public static let invoice = EntityKind(rawValue: TASKCORE_ENTITY_INVOICE)
  /// A record of the kind invoice line.
  public static let invoiceLine = EntityKind(rawValue: TASKCORE_ENTITY_INVOICE_LINE)
  /// A record of the kind invoice adjustment.
  public static let invoiceAdjustment = EntityKind(rawValue: TASKCORE_ENTITY_INVOICE_ADJUSTMENT)
  /// A record of the kind invoice party.
  public static let invoiceParty = EntityKind(rawValue: TASKCORE_ENTITY_INVOICE_PARTY)
  /// A record of the kind payment.
  public static let payment = EntityKind(rawValue: TASKCORE_ENTITY_PAYMENT)
  /// A record of the kind email.
  public static let email = EntityKind(rawValue: TASKCORE_ENTITY_EMAIL)
  /// A record of the kind logo.
  public static let logo = EntityKind(rawValue: TASKCORE_ENTITY_LOGO)
  /// A record of the kind billed item.
  public static let billedItem = EntityKind(rawValue: TASKCORE_ENTITY_BILLED_ITEM)
}
