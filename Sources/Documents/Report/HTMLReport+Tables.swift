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
