import Testing

@testable import Servers

/// Of two orders and the one that both had, the order that both are to have.
@Suite struct OrderMergeTests {
  private func merged(
    _ theirs: String, _ ours: String, base: String?, isOnItsWay: Bool = false, put: String = ""
  ) -> String {
    func hrefs(_ text: String) -> [String] { text.map { String($0) } }
    return OrderMerge(
      theirs: hrefs(theirs), ours: hrefs(ours), base: base.map(hrefs), isOnItsWay: isOnItsWay,
      put: Set(hrefs(put))
    ).merged.joined()
  }

  @Test("Whoever changed it has it, and where both did, the server")
  func changed() {
    #expect(merged("abc", "abc", base: "abc") == "abc")
    #expect(merged("cab", "abc", base: "abc") == "cab")
    #expect(merged("abc", "cab", base: "abc") == "cab")
    #expect(merged("cab", "bca", base: "abc") == "cab")
    #expect(merged("bca", "abc", base: nil) == "bca")
  }

  @Test("What the server may have in part is no order of the server's")
  func onItsWay() {
    #expect(merged("cab", "bca", base: "abc", isOnItsWay: true) == "bca")
  }

  @Test("What is new on one side comes behind what it is behind there")
  func new() {
    #expect(merged("axbc", "cab", base: "abc") == "caxb")
    #expect(merged("cab", "abxc", base: "abc", put: "x") == "cabx")
    #expect(merged("xabc", "cab", base: "abc") == "xcab")
  }

  @Test("What went is in no order")
  func gone() {
    #expect(merged("ac", "ca", base: "abc") == "ca")
    #expect(merged("", "", base: "abc").isEmpty)
  }
}
