import TaskcoreSwift
import Testing

/// Queries that are only looked at.
@Suite struct QueryCheckTests {
  @Test("A query that cannot be read is refused with its place")
  func check() throws {
    let store = try openStore()
    try store.checkQuery("+bank due<7d")
    let error = #expect(throws: TaskcoreError.self) { try store.checkQuery("due<") }
    #expect(error?.code == .parse && error?.column == 5)
  }

  @Test("The library says which programs it is for")
  func versions() {
    #expect(Store.libraryABIVersion == 0 && !Store.libraryVersion.isEmpty)
  }
}
