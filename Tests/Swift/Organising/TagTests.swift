import TaskcoreSwift
import Testing

/// Tags by their names.
@Suite struct TagTests {
  @Test("Tags are read by their names, in the order of these")
  func names() throws {
    let store = try openStore()
    _ = try store.add(
      TaskChanges {
        $0.title = "Pay rent"
        $0.tags = ["bank", "été"]
      })
    #expect(try store.tags(named: ["été", "bank"]).map(\.name) == ["été", "bank"])
    let error = #expect(throws: TaskcoreError.self) { try store.tags(named: ["bank", "nobody"]) }
    #expect(error?.code == .notFound && error?.index == 1)
  }
}
