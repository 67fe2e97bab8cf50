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
