import ViewModels

extension HTMLReport {
  func writeFindings(to main: inout HTMLWriter) {
    if report.findings.isEmpty { return }
    main.section("insights", title: wording.page(.insights)) { section in
      section.element("ul", ["class": "findings"]) { list in
        for finding in report.findings {
          list.newLine()
          list.element(
            "li", ["class": "card \(ReportStyle.name(of: finding.colour))"]
          ) { item in
            item.element("p", text: finding.text)
            item.facts(finding.figures)
          }
        }
      }
    }
  }
}
