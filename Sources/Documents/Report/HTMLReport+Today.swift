import Domain
import ViewModels

extension HTMLReport {
  func writeToday(to main: inout HTMLWriter) {
    let today = report.today
    main.section("today", title: wording.page(.today)) { section in
      section.element("p", ["class": "lead"]) { lead in
        lead.element("strong", text: today.dateLabel)
        lead.text(wording.afterDate(today.summary))
      }
      section.element("div", ["class": "today"]) { grid in
        grid.element("div", ["class": "card drawn"]) { writeDrawings(of: today.chart, to: &$0) }
        grid.element("div", ["class": "lists"]) { lists in
          for list in today.lists { write(list, to: &lists) }
          if !today.done.isEmpty { writeDone(today, to: &lists) }
          if today.isEmpty {
            lists.element(
              "p", ["class": "card muted"], text: wording.page(.nothingToday))
          }
        }
      }
    }
  }

  private func write(_ list: Report.List, to lists: inout HTMLWriter) {
    lists.element("div", ["class": "card"]) { card in
      writeHeading(list.title, count: list.countLabel, to: &card)
      card.element("ul", ["class": "tasks"]) { items in
        for row in list.rows {
          items.newLine()
          items.element("li") { write(row, to: &$0) }
        }
      }
      writeMore(list.moreLabel, to: &card)
    }
    lists.newLine()
  }

  private func write(_ row: Row, to item: inout HTMLWriter) {
    item.element("span", ["class": "title"]) { title in
      title.name(row.title)
      if row.isFavourite {
        title.element(
          "span",
          ["class": "yellow", "role": "img", "aria-label": wording.page(.favourite)], text: " ★")
      }
    }
    item.element("span", ["class": "details"]) { details in
      details.detail(row.priorityLabel, colour: row.colour)
      details.detail(row.dueLabel, colour: row.dueColour)
      details.detail(row.projectLabel)
      details.detail(row.tagsLabel)
      details.detail(row.progressLabel)
      details.detail(row.blockedLabel)
    }
  }

  private func writeDone(_ today: Report.Today, to lists: inout HTMLWriter) {
    lists.element("div", ["class": "card"]) { card in
      writeHeading(wording.page(.done), count: today.doneCountLabel, to: &card)
      card.element("ul", ["class": "tasks"]) { items in
        for done in today.done {
          items.newLine()
          items.element("li") { item in
            item.element("span", ["class": "title"]) { title in
              title.element("span", ["class": "green", "aria-hidden": "true"], text: "✓ ")
              title.name(done.title)
            }
            item.element("span", ["class": "details"]) { details in
              details.detail(done.timeLabel)
              details.detail(done.pointsLabel)
              details.detail(done.projectLabel)
            }
          }
        }
      }
      writeMore(today.moreDoneLabel, to: &card)
    }
    lists.newLine()
  }

  private func writeHeading(_ title: String, count: String, to card: inout HTMLWriter) {
    card.element("h3") { heading in
      heading.text("\(title) ")
      heading.element("span", ["class": "muted"], text: count)
    }
  }

  private func writeMore(_ label: String, to card: inout HTMLWriter) {
    if !label.isEmpty { card.element("p", ["class": "muted"], text: label) }
  }
}

extension HTMLWriter {
  /// Something about a task, unless there is nothing to say.
  fileprivate mutating func detail(_ text: String, colour: ColourToken = .grey) {
    if text.isEmpty { return }
    element("span", ["class": ReportStyle.name(of: colour)]) { $0.name(text) }
    self.text(" ")
  }
}
