import Domain
import Testing

@testable import Storage

/// The values that a repair puts in the place of those that cannot be read.
@Suite struct BlankRecordTests {
  @Test("A record takes the values that it has when it is blank, but for those that a repair gives")
  func blank() {
    #expect(refused(by: Completion.self) == ["completed_ms"])
    #expect(refused(by: Alert.self) == ["at_ms", "item_start_ms", "fired_ms"])
    #expect(refused(by: Holiday.self) == [])
    #expect(refused(by: PurgedTask.self) == ["created_ms", "deleted_ms"])
    #expect(refused(by: Postponement.self) == ["ended_ms"])
    #expect(refused(by: Client.self) == ["name", "created_ms"])
    #expect(refused(by: Logo.self) == [])
    #expect(refused(by: Invoice.self) == ["created_ms", "modified_ms"])
    #expect(refused(by: InvoiceLine.self) == ["name"])
    #expect(refused(by: InvoiceAdjustment.self) == [])
    #expect(refused(by: InvoiceParty.self) == ["name"])
    #expect(refused(by: Payment.self) == ["date", "created_ms"])
    #expect(refused(by: EmailMessage.self) == ["created_ms"])
    #expect(refused(by: BilledItem.self) == [])
  }

  /// The columns whose values a blank record does not take back.
  private func refused<Element: Record>(by type: Element.Type) -> [String] {
    let blank = Element(blank: "x")
    return Element.Property.allCases.compactMap { property in
      var copy = blank
      let isTaken = (try? copy.set(property, to: blank.value(of: property))) != nil
      return isTaken ? nil : property.rawValue
    }
  }
}
