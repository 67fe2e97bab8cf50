extension HTMLReport {
  func writeWeek(to main: inout HTMLWriter) {
    let week = report.week
    main.section("week", title: "This week") { section in
      writeGrid(of: week.cards, to: &section)
      section.table(week.days)
      section.table(week.comparison)
    }
  }
}
