import Domain

/// The words of Taskcore's own files:
///
///     {"format":"taskcore","version":1,"projects":[
///     {"id":1,"uid":"inbox","name":"Inbox","created":"2026-11-01T08:00:00.000Z"}
///     ],"tags":[
///     {"name":"bank","colour":"red"}
///     ],"filters":[
///     {"id":1,"uid":"019a…","name":"Rent","query":"+bank","position":"a0","created":…}
///     ],"tasks":[
///     {"id":1,"uid":"019a…","title":"Pay rent","project":"Inbox","position":"a0",…}
///     ],"events":[
///     {"id":1,"uid":"019a…","title":"Review","kind":"meeting","start":"2026-12-24T09:00:00.000Z",…}
///     ]}
///
/// Each thing is one line with its members in one order, so that two exports can be compared line by
/// line. What has its default value is left out.
enum StoreJSON {
  /// The arrays of the file, in their order.
  enum Section: Int, CaseIterable {
    case projects, tags, filters, tasks, events, completions, alerts, focusSessions, settings
    case holidays, purgedTasks, postponements
    case clients, logos, invoices, invoiceLines, invoiceAdjustments, invoiceParties, payments,
      emails
    case billedItems

    var name: String {
      switch self {
      case .focusSessions: "focus_sessions"
      case .purgedTasks: "purged_tasks"
      case .invoiceLines: "invoice_lines"
      case .invoiceAdjustments: "invoice_adjustments"
      case .invoiceParties: "invoice_parties"
      case .billedItems: "billed_items"
      default: String(describing: self)
      }
    }

    /// What the things of it can have.
    var members: Set<String> {
      switch self {
      case .projects:
        [
          "id", "uid", "name", "description", "colour", "icon", "position", "created", "archived",
        ]
      case .tags: ["name", "colour"]
      case .filters: ["id", "uid", "name", "query", "colour", "position", "created"]
      case .tasks:
        [
          "id", "uid", "title", "notes", "project", "parent", "position", "tags", "priority",
          "favourite", "slot", "start", "due", "estimated_duration_s", "url", "reminders",
          "repeat_rule", "repeat_mode", "repeat_start", "excluded_dates", "added_dates",
          "occurrence", "series", "zone", "depends_on", "created", "modified", "completed",
          "deleted", "kept",
        ]
      case .events: RecordForm.event.names
      case .completions: RecordForm.completion.names
      case .alerts: RecordForm.alert.names
      case .focusSessions: RecordForm.focusSession.names
      case .settings: RecordForm.setting.names
      case .holidays: RecordForm.holiday.names
      case .purgedTasks: RecordForm.purgedTask.names
      case .postponements: RecordForm.postponement.names
      case .clients: RecordForm.client.names
      case .logos: RecordForm.logo.names
      case .invoices: RecordForm.invoice.names
      case .invoiceLines: RecordForm.invoiceLine.names
      case .invoiceAdjustments: RecordForm.invoiceAdjustment.names
      case .invoiceParties: RecordForm.invoiceParty.names
      case .payments: RecordForm.payment.names
      case .emails: RecordForm.email.names
      case .billedItems: RecordForm.billedItem.names
      }
    }
  }

  static let format = "taskcore"
  static let version: Int64 = 1
  /// The largest whole number that every JSON program reads exactly.
  static let identifiers: ClosedRange<Int64> = 1...9_007_199_254_740_992
}
