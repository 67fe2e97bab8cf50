import TaskcoreSwift

extension OrderDestination {
  static let words = ["before", "after", "top", "bottom"]

  /// Reads `before NAME`, `after NAME`, `top` or `bottom`; `find` gives the id of a name.
  ///
  /// - Throws: what `find` throws, and a usage error for anything else.
  init(_ words: ArraySlice<Word>, find: (Word) throws -> Int64) throws {
    self.init()
    let target = words.dropFirst().first
    switch (words.first?.text, target) {
    case ("before", let target?): position = .before(try find(target))
    case ("after", let target?): position = .after(try find(target))
    case ("top", nil): position = .top
    case ("bottom", nil): position = .bottom
    default:
      throw ShellError.usage("Where to? Write before NAME, after NAME, top or bottom.")
    }
  }
}
