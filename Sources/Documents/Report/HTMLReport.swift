import Domain
import Localization
package import ViewModels

/// A report as one self-contained HTML page: no scripts, external files or network.
package struct HTMLReport {
  let report: Report
  let appearance: Appearance

  package init(_ report: Report, appearance: Appearance) {
    self.report = report
    self.appearance = appearance
  }

  /// What the page says around what the report says.
  var wording: Wording { report.wording }

  package var text: String {
    var page = HTMLWriter()
    page.literal("<!DOCTYPE html>\n")
    let language = wording.locale.language
    page.element(
      "html", ["lang": language.rawValue, "dir": language.isRightToLeft ? "rtl" : nil]
    ) { html in
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
      header.element(
        "p", ["class": "muted"], text: wording.moment(report.momentLabel, zone: report.zoneLabel))
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
    writeCards(report.goals, id: "goals", title: wording.page(.goals), to: &main)
    writeCards(report.pace, id: "pace", title: wording.page(.pace), to: &main)
    writeCharts(to: &main)
    writeTables(to: &main)
  }

  private func writeFooter(to body: inout HTMLWriter) {
    body.newLine()
    body.element("footer", ["class": "muted"]) { footer in
      footer.element(
        "p",
        text: wording.footer(zone: report.zoneLabel))
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
    main.section("beginning", title: wording.page(.beginning)) { section in
      section.element("div", ["class": "card"]) { card in
        card.element("p", text: wording.page(.nothingToReport))
        card.element("ol") { steps in
          for step in [Wording.PageText.firstStep, .secondStep, .thirdStep] {
            steps.element("li", text: wording.page(step))
          }
        }
      }
    }
  }
}

extension HTMLReport {
  func writeTables(to main: inout HTMLWriter) {
    if report.tables.isEmpty { return }
    main.section("figures", title: wording.page(.figures)) { section in
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
    main.section("week", title: wording.page(.thisWeek)) { section in
      writeGrid(of: week.cards, class: "cards small", to: &section)
      section.element("div", ["class": "stack"]) { tables in
        tables.table(week.days)
        tables.table(week.comparison)
      }
    }
  }
}
