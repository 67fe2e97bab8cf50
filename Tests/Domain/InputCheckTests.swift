import Domain
import Testing

@Suite struct InputCheckTests {
  private func failure(_ field: String, _ kind: Failure.Kind = .invalid) -> Failure {
    Failure(kind, "The \(field) is wrong.", field: field)
  }

  @Test("What carries an input out stops at the first rule that it breaks")
  func throwing() {
    var ran = 0
    let check = InputCheck.throwing
    #expect(throws: failure("title")) {
      try check { ran += 1 }
      try check { throw failure("title") }
      try check { ran += 1 }
    }
    #expect(ran == 1)
  }

  @Test("A check gathers all rules that an input breaks, each once, in their order")
  func gathering() throws {
    let failures = try InputCheck.gathering { check in
      try check { throw failure("url", .notFound) }
      try check { throw failure("title") }
      try check { throw failure("url", .notFound) }
      throw failure("id", .conflict)
    }
    #expect(failures == [failure("url", .notFound), failure("title"), failure("id", .conflict)])
  }

  @Test("A rule about several members waits until they are right, in all of their parts")
  func rulesAboutSeveral() throws {
    let failures = try InputCheck.gathering { check in
      try check { throw failure("start_kind") }
      try check(unlessWrong: ["start", "due"]) { throw failure("due") }
      try check(unlessWrong: ["due"]) { throw failure("zone") }
    }
    #expect(failures == [failure("start_kind"), failure("zone")])
  }

  @Test("What a check has done ends, so that it is taken back")
  func ends() throws {
    var isReached = false
    let failures = try InputCheck.gathering { check in
      try check.end()
      isReached = true
    }
    #expect(failures.isEmpty && !isReached)
    try InputCheck.throwing.end()
  }

  @Test("What is wrong with the store is thrown, whatever is gathered")
  func otherFailures() {
    #expect(throws: failure("", .busy)) {
      _ = try InputCheck.gathering { check in
        try check { throw failure("title") }
        try check { throw failure("", .busy) }
      }
    }
  }
}
