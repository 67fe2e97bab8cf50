import Testing
import ViewModels

@testable import Documents

@Suite("Charts as SVG")
struct SVGDrawingTests {
  private static let sizes = [(200, 150), (360, 300), (640, 360), (4_000, 150), (200, 4_000)]

  private func drawing(
    _ chart: Chart, _ size: (Int, Int) = (640, 360), _ appearance: Appearance = .automatic
  ) -> String {
    SVGDrawing(chart, width: size.0, height: size.1, appearance: appearance).text
  }

  @Test("Every drawing is well-formed, and nothing in it runs or comes from elsewhere")
  func wellFormed() throws {
    let harmless: Set = [
      "svg", "title", "desc", "style", "rect", "circle", "line", "path", "text",
    ]
    for chart in ChartExamples.all + ChartExamples.long {
      let markup = try MarkupReader(drawing(chart))
      #expect(harmless.isSuperset(of: markup.elements.map(\.name)))
      for element in markup.elements {
        #expect(!element.attributes.keys.contains { $0.hasPrefix("on") || $0.hasSuffix("href") })
      }
      #expect(markup.all("style").allSatisfy { !$0.text.contains("url(") })
    }
  }

  @Test("A drawing has a title and a description for those who do not see it")
  func accessible() throws {
    let chart = ChartExamples.named(.score, ["<b>Häuser</b> & \"Gärten\""])
    let markup = try MarkupReader(drawing(chart))
    let root = try #require(markup.elements.first)
    #expect(root.attributes["role"] == "img")
    let id = try #require(root.attributes["class"])
    #expect(root.attributes["aria-labelledby"] == "\(id)-title \(id)-description")
    let named = markup.elements.filter { $0.attributes["id"] != nil }
    #expect(named.map(\.attributes["id"]) == ["\(id)-title", "\(id)-description"])
    #expect(named.map(\.name) == ["title", "desc"])
    #expect(named.map(\.text) == [chart.title, chart.description])
  }

  @Test("Two drawings of a page share no id when each has its own, or they differ")
  func ids() throws {
    let chart = ChartExamples.chart(.score, count: 3)
    let drawings = [
      SVGDrawing(chart, width: 300, height: 200, appearance: .dark, id: "first"),
      SVGDrawing(chart, width: 300, height: 200, appearance: .dark, id: "second"),
      SVGDrawing(chart, width: 300, height: 200, appearance: .dark),
      SVGDrawing(chart, width: 300, height: 200, appearance: .automatic),
      SVGDrawing(chart, width: 600, height: 200, appearance: .dark),
    ]
    let ids = try drawings.flatMap { drawing in
      try MarkupReader(drawing.text).elements.compactMap { $0.attributes["id"] }
    }
    #expect(Set(ids).count == 10)
  }

  @Test("Everything is inside of the drawing")
  func inside() throws {
    for chart in ChartExamples.all {
      for size in Self.sizes {
        let markup = try MarkupReader(drawing(chart, size))
        let view = (markup.elements.first?.attributes["viewBox"] ?? "").split(separator: " ")
        let numbers = view.compactMap { Double($0) }
        try #require(numbers.count == 4)
        let page = SVGBox(left: 0, top: 0, width: numbers[2], height: numbers[3])
        let outside = markup.elements.filter { element in
          Coordinates.box(of: element).map { !page.contains($0) } ?? false
        }
        #expect(outside.isEmpty, "\(chart.kind) of \(chart.points.count), \(size)")
      }
    }
  }

  @Test("No text stands on another")
  func apart() throws {
    for chart in ChartExamples.all {
      for size in Self.sizes.prefix(3) {
        let texts = try MarkupReader(drawing(chart, size)).all("text").filter { !$0.text.isEmpty }
        let boxes = texts.compactMap { Coordinates.box(of: $0) }
        for (number, box) in boxes.enumerated() {
          let others = zip(texts, boxes).dropFirst(number + 1).filter { $0.1.meets(box) }
          let said = "\(chart.kind) of \(chart.points.count), \(size): \(texts[number].text)"
          #expect(others.isEmpty, "\(said) at \(box) and \(others)")
        }
      }
    }
  }

  @Test("A large drawing is enlarged as a whole, and a small one keeps its letters readable")
  func sizes() throws {
    func root(_ size: (Int, Int)) throws -> [String: String] {
      try MarkupReader(drawing(ChartExamples.chart(.score, count: 9), size)).elements[0].attributes
    }
    let large = try root((1_920, 1_080))
    #expect(large["width"] == "1920" && large["height"] == "1080")
    #expect(large["viewBox"] == "0 0 960 540")
    #expect(try root((360, 200))["viewBox"] == "0 0 360 200")
    #expect(try root((-5, Int.max))["viewBox"] == "0 0 200 4000")
  }

  @Test("The colours follow the reader's system, or are fixed")
  func appearances() throws {
    func sheet(_ appearance: Appearance) throws -> String {
      let chart = ChartExamples.chart(.score, count: 9)
      return try #require(
        try MarkupReader(drawing(chart, (640, 360), appearance)).all("style").first
      ).text
    }
    let (light, dark) = ("background{fill:#FFFFFF}", "background{fill:#121212}")
    let fixed = (light: try sheet(.light), dark: try sheet(.dark))
    #expect(fixed.light.contains(light) && !fixed.light.contains(dark))
    #expect(fixed.dark.contains(dark) && !fixed.dark.contains(light))
    #expect(!(fixed.light + fixed.dark).contains("@media"))
    let parts = try sheet(.automatic).split(separator: "@media (prefers-color-scheme:dark)")
    try #require(parts.count == 2)
    #expect(parts[0].contains(light) && parts[1].contains(dark))
  }

  @Test("Every class that a drawing uses is in its style, and is its own")
  func classes() throws {
    for chart in ChartExamples.all {
      let markup = try MarkupReader(drawing(chart, (640, 360), .dark))
      let sheet = try #require(markup.all("style").first).text
      let rules = sheet.split(separator: "\n")
      let scope = try #require(markup.elements.first?.attributes["class"])
      #expect(rules.allSatisfy { $0.hasPrefix(".\(scope) ") })
      for element in markup.elements.dropFirst() {
        for name in (element.attributes["class"] ?? "").split(separator: " ") {
          #expect(sheet.contains(" .\(name){"), "\(name)")
        }
      }
    }
  }

  @Test("The same chart is the same bytes")
  func deterministic() {
    for chart in ChartExamples.all { #expect(drawing(chart) == drawing(chart)) }
  }

  @Test("A chart without anything to draw says why", arguments: Chart.Kind.allCases)
  func empty(kind: Chart.Kind) throws {
    let chart = ChartExamples.chart(kind, count: 0)
    let words = try MarkupReader(drawing(chart)).all("text").map(\.text)
    #expect(words.contains(chart.emptyMessage))
    let narrow = try MarkupReader(drawing(chart, (200, 150))).all("text").map(\.text)
    #expect(narrow.joined(separator: " ").contains(chart.emptyMessage))
  }
}
