import Domain

/// A PDF file whose objects are read lazily. It is never changed, and its pages are not read.
final class PDFFile {
  /// The place of an object.
  enum Place {
    /// In bytes from the beginning.
    case at(Int)
    /// In an object stream, by its number.
    case packed(Int)
    /// It was deleted.
    case nowhere
  }

  let bytes: [UInt8]
  let limits = PDFLimits()
  var places: [Int: Place] = [:]
  var trailer: [String: PDFObject] = [:]
  private var known: [Int: PDFObject] = [:]
  /// The objects that are being read, so that a cycle of references is detected.
  private var reading: Set<Int> = []
  private var packed: [Int: PDFPackedObjects] = [:]
  private var isRebuilt = false

  /// - Throws: `malformed` for what is damaged, `unsupported` for what is encrypted, `invalid` for what takes
  ///   too much.
  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    if try !readTables() || root == nil { try rebuild() }
    guard try trailer["Encrypt"].map({ try value($0).dictionary }) == nil else {
      throw Failure(
        .unsupported,
        "The PDF file is encrypted, as no invoice of Factur-X may be: save it without a password "
          + "first.")
    }
    guard try root != nil else { throw Failure(.malformed, "The PDF file is damaged.") }
  }

  /// The document catalogue.
  var root: [String: PDFObject]? { get throws { try value(trailer["Root"]).dictionary } }

  /// What this is, whatever number of references leads to it.
  func value(_ object: PDFObject?) throws -> PDFObject {
    var object = object ?? .null
    for _ in 0..<PDFLimits.depth {
      guard case .reference(let number) = object else { return object }
      object = try indirectObject(number)
    }
    return .null
  }

  private func indirectObject(_ number: Int) throws -> PDFObject {
    if let object = known[number] { return object }
    guard reading.insert(number).inserted else { return .null }
    defer { reading.remove(number) }
    var object = try read(number)
    if object == nil, !isRebuilt {
      try rebuild()
      object = try read(number)
    }
    known[number] = object ?? .null
    return object ?? .null
  }

  /// Nil when it is not where it should be.
  private func read(_ number: Int) throws -> PDFObject? {
    switch places[number] {
    case nil, .nowhere: return .null
    case .at(let place):
      guard let (found, object) = try object(at: place), found == number else { return nil }
      return object
    case .packed(let stream):
      guard let objects = try packedObjects(stream) else { return nil }
      return try objects.object(number, limits)
    }
  }

  /// The indirect object that begins there, with its number.
  func object(at place: Int) throws -> (number: Int, object: PDFObject)? {
    var parser = PDFParser(bytes, at: place, limits)
    guard let number = parser.objectNumber(), let object = try parser.object() else { return nil }
    guard case .dictionary(let entries) = object, let start = parser.streamStart() else {
      return (number, object)
    }
    return (number, .stream(PDFStream(entries: entries, start: start)))
  }

  /// The objects of an object stream; nil for anything else.
  func packedObjects(_ number: Int) throws -> PDFPackedObjects? {
    if let objects = packed[number] { return objects }
    guard let stream = try indirectObject(number).stream,
      try value(stream.entries["Type"]).name == "ObjStm"
    else { return nil }
    let data = try unpacked(stream, upTo: limits.unpackedLeft, elseThrow: PDFLimits.tooLarge)
    try limits.countUnpacked(data.count)
    let objects = try PDFPackedObjects(
      data, count: value(stream.entries["N"]).integer ?? 0,
      first: value(stream.entries["First"]).integer ?? 0, limits)
    packed[number] = objects
    return objects
  }

  /// Looks for the objects themselves, where the tables do not say right where they are.
  private func rebuild() throws {
    guard !isRebuilt else { return }
    isRebuilt = true
    known = [:]
    packed = [:]
    try findObjects()
  }
}
