import Domain
import Language
import Testing

@Suite struct LinesTests {
  @Test("Each line is read as what a person means by it", arguments: LineFile.all)
  func lines(file: LineFile) throws {
    let dates = file.dates
    let lines = file.lines()
    #expect(!lines.isEmpty)
    for line in lines {
      try check(line, dates)
    }
  }

  @Test("A language has 600 lines and more that are read, and 120 that stay as they are")
  func counts() {
    for language in Language.spoken {
      let lines = LineFile.all.filter { $0.language == language }.flatMap { $0.lines() }
      #expect(lines.count { !$0.result.isEmpty } >= 600, "\(language)")
      #expect(lines.count { $0.title == $0.text } >= 120, "\(language)")
    }
  }

  private func check(_ line: LineFile.Line, _ dates: DateReader) throws {
    let read = try? QuickAdd(line.text, dates: dates, sections: Self.sections(of: line)).input
    let title = read?.title ?? "no title"
    let result = read.map(lineSummary) ?? "nothing"
    #expect(
      title == line.title && result == line.result,
      "\(line.text) is “\(title)” with “\(result)”, not “\(line.title)” with “\(line.result)”")
  }

  private static func sections(of line: LineFile.Line) throws -> [ProjectSection] {
    let name = line.result.split(separator: ";").first { $0.hasPrefix(" section ") }?.dropFirst(9)
    guard let name else { return [] }
    var section = ProjectSection(blank: "section")
    try section.setName(String(name))
    return [section]
  }
}
