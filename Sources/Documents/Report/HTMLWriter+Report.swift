import Domain
import ViewModels

/// The building blocks of a report's sections.
extension HTMLWriter {
  /// A text of the user, which has a direction of its own.
  mutating func name(_ text: String) {
    element("bdi", text: text)
  }

  mutating func section(
    _ id: String, title: String, content: (inout HTMLWriter) -> Void
  ) {
    element("section", ["aria-labelledby": "\(id)-title", "id": id]) { section in
      section.newLine()
      section.element("h2", ["id": "\(id)-title"], text: title)
      section.newLine()
      content(&section)
    }
    newLine()
  }

  /// A wide part, which a narrow screen moves sideways, also by keys.
  mutating func scrolling(
    _ label: String, class name: String = "scroll", content: (inout HTMLWriter) -> Void
  ) {
    element(
      "div", ["class": name, "role": "region", "aria-label": label, "tabindex": "0"],
      content: content)
    newLine()
  }

  mutating func table(_ table: Report.Table) {
    let isWide = table.columns.count > 6
    scrolling(table.caption, class: isWide ? "scroll whole" : "scroll") { region in
      region.element("table") { element in
        element.element("caption", text: table.caption)
        element.element("thead") { head in
          head.element("tr") { row in
            for column in table.columns {
              row.element(
                "th", ["scope": "col", "class": Self.name(of: column.kind)], text: column.title)
            }
          }
        }
        element.newLine()
        element.element("tbody") { body in
          for row in table.rows { body.row(row, of: table.columns) }
        }
      }
    }
  }

  private mutating func row(_ row: Report.Table.Row, of columns: [Report.Table.Column]) {
    element("tr", ["aria-current": row.isCurrent ? "date" : nil]) { element in
      for (index, (cell, column)) in zip(row.cells, columns).enumerated() {
        if index == 0 {
          element.element("th", ["scope": "row", "class": Self.name(of: column.kind)]) {
            $0.name(cell)
          }
        } else {
          element.element("td", ["class": Self.name(of: column.kind)], text: cell)
        }
      }
    }
    newLine()
  }

  private static func name(of kind: Report.Table.Column.Kind) -> String? {
    switch kind {
    case .number: "number"
    case .label: nil
    case .name: "name"
    }
  }

  mutating func facts(_ facts: [Report.Fact]) {
    if facts.isEmpty { return }
    element("dl") { list in
      for fact in facts {
        list.element("div") { pair in
          pair.element("dt", text: fact.label)
          pair.element("dd", text: fact.value)
        }
      }
    }
  }
}
