import Domain
import TestSupport
import Testing

@testable import Documents
@testable import ViewModels

@Suite struct HTMLReportTests {
  private static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror='x'>", "</title></style>]]><!--",
    "&lt;b&gt;", "😀 שלום \u{202E}x", String(repeating: "long", count: 200), "\u{1}\u{FFFE}",
  ]

  private func day(_ packed: Int32) throws -> CalendarDate {
    try CalendarDate(packed: packed, field: "date")
  }

  /// One in which every text that a user can write is the same.
  private func report(of text: String, isFresh: Bool = false) throws -> Report {
    let date = try day(2026_01_15)
    var task = TaskFacts(id: 1, title: text)
    task.projectID = 2
    task.projectName = text
    task.tags = [text]
    task.blockers = [text]
    let now = Instant(clamping: 1_768_478_400_000)
    let row = Row(task, at: now, in: FixedZone())
    let chart = Chart(
      .projects, of: .points, days: date...date, title: "Score by project", description: text,
      series: [
        Chart.Series(
          name: "points",
          points: [Chart.Point(x: 0, y: 1, value: 1, label: text, colour: .blue)], colour: .blue)
      ])
    let table = Report.Table(
      caption: "By project", columns: [.name("Project"), .number("Points")],
      rows: [Report.Table.Row([text, "1"], isCurrent: true)])
    return Report(
      title: text, momentLabel: "Now", zoneLabel: "UTC", rangeLabel: "Thu 15 Jan",
      today: Report.Today(
        dateLabel: "Today", summary: "1 point", chart: chart,
        lists: [Report.List(title: "Morning", countLabel: "1", rows: [row], moreLabel: "")],
        done: [
          Report.Done(timeLabel: "09:00", title: text, projectLabel: text, pointsLabel: "1 point")
        ], doneCountLabel: "1", moreDoneLabel: "and 3 more"),
      week: Report.Week(cards: [Report.Card("Points", "1")], days: table, comparison: table),
      findings: [
        Report.Finding(text: text, figures: [Report.Fact(text, "1")], colour: .green)
      ], goals: [], pace: [], charts: [chart], tables: [table], isFresh: isFresh)
  }

  private func page(_ report: Report, _ appearance: Appearance = .automatic) -> String {
    HTMLReport(report, appearance: appearance).text
  }

  /// The names of all elements, in their order.
  private func elements(_ page: String) -> [Substring] {
    page.split(separator: "<").dropFirst().compactMap {
      $0.split(whereSeparator: { " />\n".contains($0) }).first
    }
  }

  @Test("Whatever a text is, the page has the same elements", arguments: hostile)
  func escaping(text: String) throws {
    let plain = try elements(page(report(of: "Plain")))
    let hostile = try elements(page(report(of: text)))
    // A drawing leaves out the names for which it has no room.
    func outside(_ names: [Substring]) -> [Substring] {
      names.filter { !["tspan", "/tspan", "text", "/text"].contains($0) }
    }
    #expect(outside(hostile) == outside(plain))
  }

  @Test("It has no script, runs nothing and fetches nothing")
  func selfContained() throws {
    let page = try page(report(of: "Plain"))
    for word in ["<script", "<link", "<img", "<iframe", "@import", "url(", " src=", " href="] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;"))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
  }

  @Test("Its colours follow the system, unless they are fixed")
  func appearances() throws {
    let report = try report(of: "Plain")
    let query = "(prefers-color-scheme"
    #expect(page(report).contains(query))
    #expect(page(report).contains("content=\"light dark\""))
    for (appearance, scheme) in [(Appearance.light, "light"), (.dark, "dark")] {
      let page = page(report, appearance)
      #expect(!page.contains(query))
      #expect(page.contains("name=\"color-scheme\" content=\"\(scheme)\""))
    }
  }

  @Test("A fresh start says how to begin, and nothing else")
  func fresh() throws {
    let page = try page(report(of: "Plain", isFresh: true))
    #expect(page.contains("<h2 id=\"beginning-title\">A fresh start</h2>"))
    #expect(!page.contains("<table") && !page.contains("<svg"))
  }

  @Test("Headers of tables say of what they are, and numbers stand at the right")
  func tables() throws {
    let page = try page(report(of: "Home"))
    #expect(page.contains("<caption>By project</caption>"))
    #expect(page.contains("<th scope=\"col\" class=\"name\">Project</th>"))
    #expect(page.contains("<th scope=\"row\" class=\"name\"><bdi>Home</bdi></th>"))
    #expect(page.contains("<td class=\"number\">1</td>"))
    #expect(page.contains("<tr aria-current=\"date\">"))
  }
}
