import Foundation
import TaskcoreSwift
import Testing

let hour: Int64 = 3_600_000
let day = 24 * hour
/// Thursday, 15 January 2026, noon in Paris, in milliseconds since 1970 UTC.
let noon: Int64 = 1_768_474_800_000
func today() throws -> CalendarDate { try date(2026, 1, 15) }
/// As wide as anything in these tests.
let always = noon - 400 * day..<noon + 400 * day

/// A store in memory, in Paris, at noon.
func openStore(
  at path: String = ":memory:", clock: Clock = Clock(at: noon) { noon },
  goesOn: (@Sendable () -> Bool)? = nil
) throws -> Store {
  try Store(Store.Options(path: path, zone: "Europe/Paris", clock: clock, goesOn: goesOn))
}

/// Runs `body` with the path of a store that is not there yet, and goes with its folder.
func withPath<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.appending(path: "store.db").path)
}

func date(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
  try #require(CalendarDate(year: year, month: month, day: day))
}

/// What the library refuses.
func refusal(_ body: () throws -> Void) throws -> TaskcoreError {
  try #require(throws: TaskcoreError.self) { try body() }
}

extension Store {
  /// Adds a task with nothing but a title.
  func addTask(_ title: String) throws -> Int64 {
    try add(TaskChanges { $0.title = title })
  }

  /// Adds a meeting of an hour, so many hours after noon.
  func addMeeting(_ title: String, after hours: Int64, allowingConflicts: Bool = false) throws
    -> Int64
  {
    let meeting = EventChanges {
      $0.title = title
      $0.start = .instant(noon + hours * hour)
      $0.duration = 3600
    }
    return try addEvent(meeting, allowingConflicts: allowingConflicts)
  }

  /// Adds a client of a name, in France.
  func addClient(_ name: String) throws -> Int64 {
    try addClient(ClientChanges(party: party(name)))
  }

  /// Sets who sends invoices.
  func setSeller() throws {
    var seller = party("Atelier Dupont")
    seller.texts[.siren] = Array("732829320".utf8)
    seller.texts[.vatNumber] = Array("FR44732829320".utf8)
    seller.texts[.legalForm] = Array("EI".utf8)
    try setProfile(seller)
  }

  /// Adds a draft of one item of 100 euros for a client.
  func addDraft(for client: Int64) throws -> Int64 {
    let draft = try addInvoice(.invoice, InvoiceChanges { $0.client = client })
    _ = try addItem(
      InvoiceItemChanges {
        $0.name = "Advice"
        $0.price = 100_000_000
        $0.vat = VAT(category: .standard, rate: 20_000)
      }, to: draft)
    return draft
  }
}

private func party(_ name: String) -> PartyChanges {
  PartyChanges(
    texts: [
      .name: Array(name.utf8), .street: Array("1 rue de Rivoli".utf8),
      .postalCode: Array("75001".utf8), .city: Array("Paris".utf8), .country: Array("FR".utf8),
      .email: Array("contact@example.org".utf8),
    ])
}
