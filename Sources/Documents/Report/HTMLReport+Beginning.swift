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
