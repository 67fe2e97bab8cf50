import Domain
import Testing
import ViewModels

@testable import Documents

@Suite("The shapes of charts")
struct SVGShapeTests {
  private func markup(_ chart: Chart, _ width: Int = 640, _ height: Int = 360) throws
    -> MarkupReader
  {
    try MarkupReader(
      SVGDrawing(chart, width: width, height: height, appearance: .light).text)
  }

  private func pie(_ values: [Double], score: String = "12") -> Chart {
    var chart = ChartExamples.chart(.done, count: values.count) { values[$0] }
    chart.centreLabel = score
    return chart
  }

  private func titles(of name: String, in markup: MarkupReader) -> [String] {
    markup.all("title").filter { title in
      title.parent.map { markup.elements[$0].name == name } ?? false
    }
    .map(\.text)
  }

  @Test("A line is the chart's curves, and none of them leaves the range of its values")
  func line() throws {
    let chart = ChartExamples.chart(.burndown, count: 60)
    let markup = try markup(chart)
    let line = try #require(markup.all("path").first { $0.attributes["fill"] == "none" })
    let commands = Coordinates.commands(ofPath: line.attributes["d"] ?? "")
    #expect(commands.map(\.command) == ["M"] + Array(repeating: "C", count: 59))

    let ys = Coordinates.places(ofPath: line.attributes["d"] ?? "").map(\.y)
    let ticks = markup.all("line").compactMap { Double($0.attributes["y1"] ?? "") }
    #expect(ys.allSatisfy { $0 <= ticks.max() ?? 0 && $0 >= ticks.min() ?? 0 })
  }

  @Test("Points are told when there are few, and one alone always")
  func points() throws {
    #expect(try markup(ChartExamples.chart(.burndown, count: 30)).all("circle").count == 30)
    #expect(try markup(ChartExamples.chart(.burndown, count: 365)).all("circle").isEmpty)
    let single = try markup(ChartExamples.chart(.burndown, count: 1))
    #expect(titles(of: "circle", in: single) == ["Day 0: 0 open tasks"])
    #expect(single.all("path").isEmpty)
  }

  @Test("The average is dashed, and the legend tells it")
  func average() throws {
    let markup = try markup(ChartExamples.chart(.score, count: 30))
    let dashed = markup.all("path").filter { $0.attributes["stroke-dasharray"] == SVGStyle.dashes }
    #expect(dashed.count == 1)
    #expect(markup.all("text").map(\.text).contains("7-day average"))
  }

  @Test("A pie of done and open has a slice of each")
  func slices() throws {
    let markup = try markup(pie([3, 1]))
    #expect(titles(of: "path", in: markup) == ["3 done (75%)", "1 open (25%)"])
    let flags = markup.all("path").map { path in
      Coordinates.commands(ofPath: path.attributes["d"] ?? "").filter { $0.command == "A" }
        .map { $0.numbers[3] }
    }
    #expect(flags == [[1, 1], [0, 0]])
    let words = markup.all("text").map(\.text)
    #expect(words.contains("3 done") && words.contains("1 open") && words.contains("12"))
  }

  @Test("When all is done the ring is whole", arguments: [[5.0, 0], [1_000_000, 1]])
  func whole(values: [Double]) throws {
    let markup = try markup(pie(values))
    #expect(markup.all("path").isEmpty)
    #expect(titles(of: "circle", in: markup) == ["\(Chart.number(values[0])) done (100%)"])
  }

  @Test("When there is nothing the ring is grey")
  func nothing() throws {
    let ring = try #require(try markup(pie([0, 0])).all("circle").first)
    #expect(ring.attributes["class"] == SVGStyle.grid)
  }

  @Test("The number in the middle is smaller the wider it is, and stays in the hole")
  func score() throws {
    for (width, height) in [(200, 150), (360, 300), (640, 360), (4_000, 4_000)] {
      var sizes: [Double] = []
      for score in ["7", "42", "123", "1234", "12,345", "1,000,000", "9,007,199,254,740,991"] {
        let markup = try markup(pie([1, 0], score: score), width, height)
        let ring = try #require(markup.all("circle").first)
        let number = try #require(markup.all("text").first { $0.text == score })
        let radius = Double(ring.attributes["r"] ?? "") ?? 0
        let thickness = Double(ring.attributes["stroke-width"] ?? "") ?? 0
        let whole = try #require(Coordinates.box(of: ring))
        let box = try #require(Coordinates.box(of: number))
        for corner in [(box.left, box.top), (box.right, box.bottom)] {
          let (x, y) = (corner.0 - whole.middle, corner.1 - whole.centre)
          #expect((x * x + y * y).squareRoot() < radius - thickness / 2, "\(score) at \(width)")
        }
        sizes.append(Double(number.attributes["font-size"] ?? "") ?? 0)
      }
      #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == 6)
      #expect(sizes[0] == sizes[1])
    }
  }

  @Test("Bars are as long as their values, with their names and numbers")
  func bars() throws {
    let markup = try markup(ChartExamples.chart(.projects, count: 3) { [20, 10, 0][$0] })
    let filled = markup.all("rect").filter { $0.attributes["class"]?.hasPrefix("fill") == true }
    let widths = filled.compactMap { Double($0.attributes["width"] ?? "") }
    try #require(widths.count == 2)
    #expect(abs(widths[0] - widths[1] * 2) < 0.05)
    let words = markup.all("text").map(\.text)
    #expect(words.dropFirst() == ["Project 0", "20", "Project 1", "10", "Project 2", "0"])
  }

  @Test("A long name is shortened, and whole in its title")
  func longNames() throws {
    let name = String(repeating: "long ", count: 100) + "name"
    let markup = try markup(ChartExamples.named(.projects, [name, "b"]))
    let label = try #require(markup.all("text").first { $0.attributes["text-anchor"] == "end" })
    #expect(label.text.hasSuffix("…") && label.text.utf8.count < 60)
    #expect(titles(of: "text", in: markup).contains("\(name): 0 points"))
  }

  @Test("Bars for which there is no room are added up")
  func manyBars() throws {
    let markup = try markup(ChartExamples.chart(.projects, count: 100) { _ in 2 })
    let words = markup.all("text").map(\.text)
    let shown = words.filter { $0.hasPrefix("Project") }.count
    #expect(words.last == "and others: \((100 - shown) * 2) points")
  }

  @Test("Hours and weekdays are columns that stand on the same line")
  func columns() throws {
    let markup = try markup(ChartExamples.chart(.hours, count: 24) { Double($0) })
    let columns = markup.all("rect").dropFirst().compactMap { Coordinates.box(of: $0) }
    #expect(columns.count == 24)
    #expect(Set(columns.map { SVGNumber.text($0.bottom) }).count == 1)
    #expect(zip(columns, columns.dropFirst()).allSatisfy { $0.right < $1.left && $0.top > $1.top })
  }

  @Test("A heat map has a square for each day, and none stands on another")
  func heatMap() throws {
    for (width, height) in [(640, 200), (360, 360)] {
      let markup = try markup(ChartExamples.chart(.year, count: 365), width, height)
      let days = titles(of: "rect", in: markup)
      #expect(days.count == 365 && days.first == "Day 0: 0 points" && days[3] == "Day 3: 21 points")
      let squares = markup.all("rect").dropFirst().compactMap { Coordinates.box(of: $0) }
      #expect(squares.count == 365 + 5)
      #expect(Set(squares.map { "\($0.left) \($0.top)" }).count == 370)
      let words = markup.all("text").map(\.text)
      #expect(words.contains("less") && words.contains("more") && words.contains("Mon"))
    }
  }

  @Test("On a phone a year is broken, so that its squares stay large enough")
  func phone() throws {
    let markup = try markup(ChartExamples.chart(.year, count: 365), 360, 300)
    let square = try #require(markup.all("rect").dropFirst().first)
    #expect(Double(square.attributes["width"] ?? "") ?? 0 > 8)
  }
}
