import Domain
import TestSupport
import Testing

@testable import Language

@Suite struct QueryReaderTests {
  /// Thursday.
  private let now = Instant(text: "2026-01-15T12:00:00Z") ?? Instant(clamping: 0)

  /// At that time.
  private static let favourites = TaskFilter.all([
    .all([.status([.open]), .favourite]),
    .not(.expired(at: Instant(clamping: 1_768_478_400_000))),
  ])

  private func query(_ text: String) throws -> TaskQuery {
    try QueryReader(now: now, zone: FixedZone()).query(text)
  }

  private func filter(_ text: String) throws -> TaskFilter { try query(text).filter }

  private func words(_ texts: String..., exact: Bool = false) -> TaskFilter {
    .text(TextSearch(texts.map { TextSearch.Term($0, isExact: exact) }))
  }

  private func instant(_ text: String) throws -> Instant { try #require(Instant(text: text)) }

  @Test("The line of the tour")
  func tour() throws {
    let line = #"project:Home +bank -waiting due<7d priority>=P1 star:yes "exact words""#
    #expect(
      try filter(line)
        == .all([
          .project([.name("Home")]), .tag("bank"), .not(.tag("waiting")),
          .time(.due, from: nil, before: instant("2026-01-22T12:00:00Z")),
          .priority([.p0, .p1]), .favourite, words("exact words", exact: true),
        ]))
  }

  @Test("“not” binds closer than “and”, and “and” closer than “or”, whatever their case")
  func precedence() throws {
    #expect(
      try filter("+a or not +b AND +c Or (+d or +e) +f")
        == .any([
          .tag("a"), .all([.not(.tag("b")), .tag("c")]),
          .all([.any([.tag("d"), .tag("e")]), .tag("f")]),
        ]))
    #expect(try filter("-(+a or +b)") == .not(.any([.tag("a"), .tag("b")])))
    #expect(try filter("not not +a") == .not(.not(.tag("a"))))
    #expect(try filter("-project:Home") == .not(.project([.name("Home")])))
    #expect(try filter(#"-"two words""#) == .not(words("two words", exact: true)))
    #expect(try filter("not milk") == .not(words("milk")))
    #expect(try filter("") == .everything)
    #expect(try filter("  ") == .everything)
  }

  @Test("Words side by side are looked for at once, also across “and” and parentheses")
  func texts() throws {
    #expect(try filter("buy and (milk)") == words("buy", "milk"))
    #expect(
      try filter(#"title:buy "fresh milk" notes:"two bottles" e-mail"#)
        == .all([
          .text(TextSearch([.init("buy")], in: [.title])),
          .text(TextSearch([.init("fresh milk", isExact: true), .init("e-mail")])),
          .text(TextSearch([.init("two bottles", isExact: true)], in: [.notes])),
        ]))
    #expect(try filter(#""a \"b\" \\ c""#) == words(#"a "b" \ c"#, exact: true))
  }

  @Test(
    "Signs as in quick add",
    arguments: [
      ("#Home", TaskFilter.project([.name("Home")])), ("@bank", .tag("bank")),
      (#"#"Book club""#, .project([.name("Book club")])), ("!P1", .priority([.p1])),
      ("!none", .priority([.none])), ("*", .favourite),
      (#"-@"two words""#, .not(.tag("two words"))),
    ])
  func signs(text: String, expected: TaskFilter) throws {
    #expect(try filter(text) == expected)
  }

  @Test(
    "Keys",
    arguments: [
      (
        #"project:Home,"Book club",Work"#,
        TaskFilter.project([.name("Home"), .name("Book club"), .name("Work")])
      ),
      ("PROJECT!=Home", .not(.project([.name("Home")]))),
      ("tag:a,b", .any([.tag("a"), .tag("b")])), ("tag:none", .not(.has(.tag))),
      (#"tag:"none""#, .tag("none")), (#"star:"no""#, .not(.favourite)),
      (#"view:"favourites""#, Self.favourites),
      ("p:p0,none", .priority([.p0, .none])),
      ("priority<P1", .priority([.p2, .p3, .none])),
      ("priority<=P1", .priority([.p1, .p2, .p3, .none])),
      ("priority>P1", .priority([.p0])), ("priority>P0", .any([])),
      ("priority!=P2", .priority([.p0, .p1, .p3, .none])),
      ("status:done", .status([.completed])), ("status:open,trash", .status([.open, .deleted])),
      ("status:any", .status(Set(Status.allCases))), ("star:no", .not(.favourite)),
      ("id:3,5", .ids([3, 5])), ("parent:none", .parent(nil)), ("parent:7", .parent(7)),
      ("parent:any", .not(.parent(nil))), ("under:7", .below(7)), ("blocked:yes", .blocked),
      ("blocking:no", .not(.blocking)), ("archived:yes", .archived),
      ("archived:any", .any([.archived, .not(.archived)])),
      ("has:notes,url", .all([.has(.notes), .has(.url)])), ("has:repeat", .has(.repeatRule)),
      ("view:favourites", Self.favourites),
    ])
  func keys(text: String, expected: TaskFilter) throws {
    #expect(try filter(text) == expected)
  }

  @Test(
    "Numbers are compared, and durations are numbers of seconds",
    arguments: [
      ("estimate:30m", TaskFilter.number(.estimatedDuration, from: 1_800, to: 1_800)),
      ("ESTIMATE=1h30", .number(.estimatedDuration, from: 5_400, to: 5_400)),
      ("estimate!=1h", .not(.number(.estimatedDuration, from: 3_600, to: 3_600))),
      ("estimate<1h", .number(.estimatedDuration, from: nil, to: 3_599)),
      ("estimate<=1h", .number(.estimatedDuration, from: nil, to: 3_600)),
      ("estimate>1h", .number(.estimatedDuration, from: 3_601, to: nil)),
      ("estimate>=1h", .number(.estimatedDuration, from: 3_600, to: nil)),
      ("estimate:1h..2h", .number(.estimatedDuration, from: 3_600, to: 7_200)),
      ("estimate:1h..", .number(.estimatedDuration, from: 3_600, to: nil)),
      ("estimate:none", .not(.has(.estimatedDuration))), ("estimate:any", .has(.estimatedDuration)),
    ])
  func numbers(text: String, expected: TaskFilter) throws {
    #expect(try filter(text) == expected)
  }

  @Test("What depends on the clock")
  func clock() throws {
    #expect(try filter("overdue:yes") == .overdue(at: now))
    #expect(try filter("hidden:no") == .not(.hidden(at: now)))
    let today = try #require(CalendarDate(year: 2026, month: 1, day: 15))
    #expect(try filter("slot:morning,inbox") == .slot([.morning, .inbox], on: today))
  }

  @Test(
    "A time is compared with the whole of what is named",
    arguments: [
      ("due:2026-12-24", "2026-12-24T00:00:00Z", "2026-12-25T00:00:00Z"),
      ("due=2026-12-24", "2026-12-24T00:00:00Z", "2026-12-25T00:00:00Z"),
      ("due<2026-12-24", nil, "2026-12-24T00:00:00Z"),
      ("due<=2026-12-24", nil, "2026-12-25T00:00:00Z"),
      ("due>2026-12-24", "2026-12-25T00:00:00Z", nil),
      ("due>=2026-12-24", "2026-12-24T00:00:00Z", nil),
      ("due:2026-12-01..2026-12-24", "2026-12-01T00:00:00Z", "2026-12-25T00:00:00Z"),
      ("due:2026-12-01..", "2026-12-01T00:00:00Z", nil),
      (#"due:.."2026-12-24""#, nil, "2026-12-25T00:00:00Z"),
      ("due<2026-12-24T16:00:00Z", nil, "2026-12-24T16:00:00Z"),
      ("due<=2026-12-24T16:00:00Z", nil, "2026-12-24T16:00:00.001Z"),
      ("due>2026-12-24T16:00:00Z", "2026-12-24T16:00:00.001Z", nil),
      ("due<7d", nil, "2026-01-22T12:00:00Z"), ("due>=-1d", "2026-01-14T12:00:00Z", nil),
      ("due:2w", "2026-01-29T00:00:00Z", "2026-01-30T00:00:00Z"),
      ("due<3h", nil, "2026-01-15T15:00:00Z"), ("due<13m", nil, "2027-02-15T12:00:00Z"),
      ("due<-1m", nil, "2025-12-15T12:00:00Z"), ("due<1y", nil, "2027-01-15T12:00:00Z"),
      ("due:-1d..7d", "2026-01-14T12:00:00Z", "2026-01-22T12:00:00.001Z"),
      ("due:any", nil, nil),
    ] as [(String, String?, String?)])
  func times(text: String, from: String?, before: String?) throws {
    let expected = TaskFilter.time(
      .due, from: try from.map(instant), before: try before.map(instant))
    #expect(try filter(text) == expected)
  }

  @Test("The ends of time, the ends of months, and clocks that change")
  func edges() throws {
    #expect(try filter("due>9999-12-31") == .any([]))
    #expect(
      try filter("due<=9999-12-31") == .time(.due, from: nil, before: nil))
    #expect(try filter("due!=2026-12-24") == .not(filter("due:2026-12-24")))
    #expect(try filter("start:none") == .not(.time(.start, from: nil, before: nil)))
    let endOfMonth = try instant("2026-01-31T12:00:00Z")
    #expect(
      try QueryReader(now: endOfMonth, zone: FixedZone()).query("due<1m").filter
        == .time(.due, from: nil, before: instant("2026-02-28T12:00:00Z")))
    for text in ["due<99999999y", "due>-99999999m", "due<-99999999w", "due<99999999h"] {
      #expect(throws: Failure.self) { try filter(text) }
    }
  }

  @Test("How to list")
  func options() throws {
    let query = try query("sort:-due,priority,+title +a group:day limit:20 offset:40 tree:yes")
    #expect(query.filter == .tag("a"))
    #expect(
      query.sort
        == [.init(.due, descending: true), .init(.priority), .init(.title)])
    #expect(query.grouping == .dueDay && query.limit == 20 && query.offset == 40 && query.isTree)
    #expect(try self.query(#"sort:"-due""#).sort == [.init(.due, descending: true)])
    #expect(try self.query("view:next").sort == [.init(.urgency)])
    #expect(try self.query("view:next sort:due").sort == [.init(.due)])
    #expect(try self.query("(+a or +b) limit:1").limit == 1)
    #expect(try self.query("limit:0 offset:2") == self.query("offset:2"))
  }

  @Test("Who asks when tasks were completed or deleted means completed or deleted ones")
  func statuses() throws {
    #expect(
      try filter("completed:any")
        == .all([.time(.completed, from: nil, before: nil), .status([.open, .completed])]))
    #expect(
      try filter("deleted:any")
        == .all([
          .time(.deleted, from: nil, before: nil), .status(Set(Status.allCases)),
        ]))
    #expect(
      try filter("cancelled:any")
        == .all([.time(.cancelled, from: nil, before: nil), .status([.open, .cancelled])]))
    #expect(
      try filter("completed:any status:trash")
        == .all([.time(.completed, from: nil, before: nil), .status([.deleted])]))
  }
}
