import Domain
import Localization

extension CommittedChange.Entity {
  /// What messages call one of the kind.
  var noun: Message {
    switch self {
    case .project: "project"
    case .projectSection: "project section"
    case .tag: "tag"
    case .filter: "filter"
    case .field: "field"
    case .task: "task"
    case .calendar: "calendar"
    case .event: "event"
    case .completion: "completion"
    case .alert: "alert"
    case .focusSession: "focus session"
    case .setting: "setting"
    case .holiday: "holiday"
    case .purgedTask: "purged task"
    case .postponement: "postponement"
    case .client: "client"
    case .logo: "logo"
    case .invoice: "invoice"
    case .invoiceLine: "invoice line"
    case .invoiceAdjustment: "invoice adjustment"
    case .invoiceParty: "invoice party"
    case .invoiceReference: "deduction"
    case .payment: "payment"
    case .email: "email"
    case .billedItem: "billed item"
    case .comment: "comment"
    case .timeEntry: "time entry"
    case .skippedOccurrence: "skipped occurrence"
    case .template: "template"
    case .purchase: "purchase"
    case .purchasePayment: "payment of a purchase"
    case .recurringInvoice: "recurring invoice"
    case .paymentReminder: "reminder of payment"
    case .penaltyRate: "rate of interest"
    case .unknownProperty: "unknown property"
    }
  }
}
