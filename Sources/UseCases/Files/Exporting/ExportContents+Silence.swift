import Domain
import Localization

extension ExportContents {
  /// Of the records that follow from others, such as completions, nothing is said.
  func noteRecords(in silence: inout ExportSilence) throws {
    if let selected { return try note(selected, in: &silence) }
    silence.note(try store.filters.count()) {
      Message(count: $0, "\($0) saved filter", "\($0) saved filters")
    }
    silence.note(try store.timeEntries.count()) {
      Message(count: $0, "\($0) time entry", "\($0) time entries")
    }
    silence.note(try store.focusSessions.count()) {
      Message(count: $0, "\($0) focus session", "\($0) focus sessions")
    }
    silence.note(try store.holidays.count()) {
      Message(count: $0, "\($0) holiday", "\($0) holidays")
    }
    silence.note(try store.clients.count()) { Message(count: $0, "\($0) client", "\($0) clients") }
    silence.note(try store.invoices.count()) {
      Message(count: $0, "\($0) invoice", "\($0) invoices")
    }
  }

  private func note(_ selected: SelectedRecords, in silence: inout ExportSilence) throws {
    silence.note(selected.filters.count) {
      Message(count: $0, "\($0) saved filter", "\($0) saved filters")
    }
    var entries = 0
    try store.timeEntries.forEach(where: .task, isOneOf: selected.taskUIDs) { _ in entries += 1 }
    silence.note(entries) { Message(count: $0, "\($0) time entry", "\($0) time entries") }
    var sessions = 0
    try store.focusSessions.forEach(where: .task, isOneOf: selected.taskUIDs) { _ in sessions += 1 }
    silence.note(sessions) { Message(count: $0, "\($0) focus session", "\($0) focus sessions") }
    silence.note(selected.clients.count) { Message(count: $0, "\($0) client", "\($0) clients") }
    silence.note(selected.invoices.count) { Message(count: $0, "\($0) invoice", "\($0) invoices") }
  }
}
