import Domain
package import ViewModels

/// A report as one page of HTML that needs nothing beside it: no script, no file, no network.
package struct HTMLReport {
  let report: Report
  let appearance: Appearance

  package init(_ report: Report, appearance: Appearance) {
    self.report = report
    self.appearance = appearance
  }

  package var text: String {
    var page = HTMLWriter()
    page.literal("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { html in
      html.element("head") { writeHead(to: &$0) }
      html.newLine()
      html.element("body") { body in
        writeHeader(to: &body)
        body.element("main") { writeSections(to: &$0) }
        writeFooter(to: &body)
      }
    }
    page.newLine()
    return page.text
  }

  private func writeHead(to head: inout HTMLWriter) {
    head.newLine()
    head.void("meta", ["charset": "utf-8"])
    head.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    head.void("meta", ["name": "color-scheme", "content": appearance.colorScheme])
    head.void("meta", ["name": "generator", "content": "Taskcore"])
    head.void("meta", ["name": "referrer", "content": "no-referrer"])
    head.void(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
          + "base-uri 'none'; form-action 'none'",
      ])
    head.newLine()
    head.element("title", text: report.title)
    ReportStyle(appearance).write(to: &head)
  }

  private func writeHeader(to body: inout HTMLWriter) {
    body.newLine()
    body.element("header") { header in
      header.element("h1") { $0.name(report.title) }
      header.element("p", ["class": "muted"], text: "\(report.momentLabel) (\(report.zoneLabel))")
    }
  }

  private func writeSections(to main: inout HTMLWriter) {
    main.newLine()
    if report.isFresh {
      writeBeginning(to: &main)
      return
    }
    writeToday(to: &main)
    writeWeek(to: &main)
    writeFindings(to: &main)
    writeCards(report.goals, id: "goals", title: "Streaks and goals", to: &main)
    writeCards(report.pace, id: "pace", title: "Trend and forecast", to: &main)
    writeCharts(to: &main)
    writeTables(to: &main)
  }

  private func writeFooter(to body: inout HTMLWriter) {
    body.newLine()
    body.element("footer", ["class": "muted"]) { footer in
      footer.element(
        "p",
        text: "Made by Taskcore, and kept in this file alone. A day is one of \(report.zoneLabel), "
          + "from midnight to midnight.")
    }
  }
}

extension Appearance {
  /// As CSS says it.
  var colorScheme: String {
    switch self {
    case .automatic: "light dark"
    case .light: "light"
    case .dark: "dark"
    }
  }
}

extension HTMLReport {
  /// Of a store to which nothing was ever added.
  func writeBeginning(to main: inout HTMLWriter) {
    main.section("beginning", title: "A fresh start") { section in
      section.element("div", ["class": "card"]) { card in
        card.element("p", text: "There is nothing to report yet. This is how it begins:")
        card.element("ol") { steps in
          for step in [
            "Add a task, such as “Water the plants today”.",
            "Complete it: it scores points, more for a higher priority.",
            "Make the report again: today, streaks, trends and charts are here.",
          ] { steps.element("li", text: step) }
        }
      }
    }
  }
}

extension HTMLReport {
  func writeTables(to main: inout HTMLWriter) {
    if report.tables.isEmpty { return }
    main.section("figures", title: "Figures") { section in
      section.element("p", ["class": "muted"], text: report.rangeLabel)
      section.element("div", ["class": "tables"]) { tables in
        for table in report.tables { tables.table(table) }
      }
    }
  }
}

extension HTMLReport {
  func writeWeek(to main: inout HTMLWriter) {
    let week = report.week
    main.section("week", title: "This week") { section in
      writeGrid(of: week.cards, class: "cards small", to: &section)
      section.element("div", ["class": "stack"]) { tables in
        tables.table(week.days)
        tables.table(week.comparison)
      }
    }
  }
}
