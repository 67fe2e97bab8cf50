import ViewModels

extension HTMLReport {
  func writeCards(
    _ cards: [Report.Card], id: String, title: String, to main: inout HTMLWriter
  ) {
    main.section(id, title: title) { writeGrid(of: cards, to: &$0) }
  }

  func writeGrid(
    of cards: [Report.Card], class name: String = "cards", to section: inout HTMLWriter
  ) {
    section.element("div", ["class": name]) { grid in
      for card in cards {
        grid.element("div", ["class": "card"]) { write(card, to: &$0) }
        grid.newLine()
      }
    }
    section.newLine()
  }

  private func write(_ card: Report.Card, to element: inout HTMLWriter) {
    element.element("h3", text: card.title)
    element.element(
      "p", ["class": "value \(ReportStyle.name(of: card.colour))"], text: card.value)
    if let progress = card.progress {
      element.element(
        "progress",
        ["max": "100", "value": "\(percent(progress))", "aria-label": card.title],
        text: wording.percent(percent(progress)))
    }
    if !card.note.isEmpty { element.element("p", ["class": "muted"], text: card.note) }
    element.facts(card.facts)
  }

  private func percent(_ progress: Double) -> Int {
    progress > 0 ? Int((min(progress, 1) * 100).rounded(.down)) : 0
  }
}
