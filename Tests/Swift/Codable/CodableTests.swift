import Foundation
import TaskcoreSwift
import Testing

/// What rows are in files. That each comes back is in Conformance/Rows.swift, which codable_program.py writes.
@Suite struct CodableTests {
  @Test("Times, reminders and enumerations are such as people read")
  func forms() throws {
    #expect(try json(date(2026, 12, 24)) == #""2026-12-24""#)
    #expect(try json(Moment.date(date(2026, 12, 24))) == #""2026-12-24""#)
    #expect(try json(Moment.instant(noon)) == "1768474800000")
    #expect(try json(Moment.none) == #""none""#)
    #expect(try json(LocalMoment("20261224T170000")) == #""2026-12-24T17:00:00""#)
    #expect(try json(Reminder.due(-7200)) == #"{"due":-7200}"#)
    #expect(try json(Priority.p1) == #""p1""#)
    #expect(try json(EntityKind.task) == #""task""#)
    #expect(try json(TaskcoreError.Code.notFound) == #""not_found""#)
    #expect(try json(TaskStates([.overdue])) == #"["overdue"]"#)
    #expect(try json(Amount(1250, "EUR")) == #"{"currency":"EUR","minor":1250}"#)
  }

  @Test("What a newer library has stays as its number, where Swift has a place for it")
  func unknown() throws {
    let kind = try JSONDecoder().decode(EntityKind.self, from: Data("4711".utf8))
    #expect(kind.rawValue == 4711)
    #expect(try json(kind) == "4711")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Priority.self, from: Data("4711".utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CalendarDate.self, from: Data(#""2026-02-30""#.utf8))
    }
  }

  @Test("What a store gives comes back, with its keys by the names of the members")
  func store() throws {
    let store = try openStore()
    let task = TaskChanges {
      $0.title = "Pay rent"
      $0.due = .instant(noon)
      $0.tags = ["bank"]
      $0.priority = .p1
      $0.reminders = [.due(-3600), .at(noon)]
    }
    let tasks = try store.tasks([store.add(task)])
    let text = try json(tasks)
    #expect(text.contains(#""due":1768474800000"#) && text.contains(#""priority":"p1""#))
    #expect(try JSONDecoder().decode([Task].self, from: Data(text.utf8)) == tasks)
    try store.setSeller()
    let client = try store.addClient("Söhne & Cie")
    let invoice = try store.invoice(store.addDraft(for: client))
    let back = try JSONDecoder().decode(InvoiceContent.self, from: Data(json(invoice).utf8))
    #expect(back == invoice && back.seller[.siren] == "732829320")
    #expect(try json(back.seller).contains(#""siren":"732829320""#))
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
