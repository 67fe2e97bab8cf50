import Domain

/// Finds an attachment in a PDF file: in the name tree or among the associated files of the document.
struct PDFAttachment {
  private let file: PDFFile
  /// In lower case, the best first.
  private let names: [String]
  /// The best one so far, and which name it has.
  private var found: (stream: PDFStream, rank: Int)?
  private var nodes = 0

  /// - Returns: the stream of the best one; nil when there is none.
  static func stream(in file: PDFFile, named names: [String]) throws -> PDFStream? {
    var search = PDFAttachment(file: file, names: names)
    let root = try file.root ?? [:]
    let trees = try file.value(root["Names"]).dictionary ?? [:]
    try search.visit(trees["EmbeddedFiles"], depth: 0)
    for specification in try file.value(root["AF"]).array ?? [] {
      guard search.count() else { break }
      try search.consider(specification)
    }
    return search.found?.stream
  }

  private init(file: PDFFile, names: [String]) {
    self.file = file
    self.names = names
  }

  /// A node of the tree (ISO 32000-1, 7.9.6).
  private mutating func visit(_ node: PDFObject?, depth: Int) throws {
    guard depth <= PDFLimits.depth, let entries = try file.value(node).dictionary else { return }
    let pairs = try file.value(entries["Names"]).array ?? []
    for index in stride(from: 1, to: pairs.count, by: 2) {
      guard count() else { return }
      try consider(pairs[index])
    }
    for kid in try file.value(entries["Kids"]).array ?? [] {
      guard count() else { return }
      try visit(kid, depth: depth + 1)
    }
  }

  /// False when there were enough: a tree may go round in circles.
  private mutating func count() -> Bool {
    nodes += 1
    return nodes <= PDFLimits.nodes
  }

  private mutating func consider(_ specification: PDFObject) throws {
    guard let entries = try file.value(specification).dictionary else { return }
    for key in ["UF", "F"] {
      guard let name = try file.value(entries[key]).text, name.utf8.count <= 100,
        let rank = names.firstIndex(of: name.lowercased()), rank < found?.rank ?? names.count,
        let versions = try file.value(entries["EF"]).dictionary
      else { continue }
      for key in ["UF", "F"] {
        guard let stream = try file.value(versions[key]).stream else { continue }
        found = (stream, rank)
        break
      }
    }
  }
}
