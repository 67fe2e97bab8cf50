import Domain

/// Parses the objects of a PDF file, one after the other. Damaged ones are nil.
struct PDFParser {
  let bytes: [UInt8]
  var place: Int
  private let limits: PDFLimits

  init(_ bytes: [UInt8], at place: Int, _ limits: PDFLimits) {
    self.bytes = bytes
    self.place = max(0, min(place, bytes.count))
    self.limits = limits
  }

  /// - Throws: `malformed` for objects that are too deep in each other, `invalid` for too many.
  mutating func object() throws -> PDFObject? {
    let start = place
    let object = try object(depth: 0)
    try limits.countParsed(place - start)
    return object
  }

  private mutating func object(depth: Int) throws -> PDFObject? {
    if depth > PDFLimits.depth {
      throw Failure(
        .malformed, "The PDF file has more than \(PDFLimits.depth) objects in each other.")
    }
    try limits.countValue()
    skipSpace()
    guard let next else { return nil }
    switch next {
    case UInt8(ascii: "/"): return .name(try name())
    case UInt8(ascii: "("): return try literal()
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "<"):
      return isAt("<<") ? try dictionary(depth) : try hexadecimal()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      return nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    default:
      let word = word()
      // Else an array whose end is missing would have all of the file.
      return ["endobj", "endstream", "stream", "obj", "xref", "trailer"].contains(word)
        ? nil : Int(word).map { .integer($0) } ?? .null
    }
  }

  /// A number that is not negative, at this place.
  mutating func natural() -> Int? {
    skipSpace()
    var value = 0
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let (product, hasOverflown) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if hasOverflown || isTooLarge { return nil }
      value = sum
      place += 1
    }
    return place > start ? value : nil
  }

  /// Whether this word is next; it is passed over.
  mutating func take(_ word: StaticString) -> Bool {
    skipSpace()
    guard isAt(word) else { return false }
    place += word.utf8CodeUnitCount
    return true
  }

  /// The number of an indirect object whose beginning is next: `7 0 obj`.
  mutating func objectNumber() -> Int? {
    guard let number = natural(), natural() != nil, take("obj") else { return nil }
    return number
  }

  /// Where the bytes of a stream begin, when this is what comes next.
  mutating func streamStart() -> Int? {
    guard take("stream") else { return nil }
    if next == 0x0D { place += 1 }
    if next == 0x0A { place += 1 }
    return place
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func isAt(_ word: StaticString) -> Bool { bytes.has(word, at: place) }

  mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "%") {
        while let byte = next, byte != 0x0A, byte != 0x0D { place += 1 }
      } else if !byte.isPDFSpace {
        return
      } else {
        place += 1
      }
    }
  }

  private mutating func word() -> String {
    let start = place
    while let byte = next, byte.isPDFRegular { place += 1 }
    return String(decoding: bytes[start..<place].prefix(40), as: UTF8.self)
  }

  /// A number, or a reference: `7 0 R`.
  private mutating func number() -> PDFObject {
    let start = place
    if let number = natural() {
      let end = place
      if next?.isPDFSpace == true, natural() != nil, take("R"), next?.isPDFRegular != true {
        return .reference(number)
      }
      place = end
      if next?.isPDFRegular != true { return .integer(number) }
    }
    place = start
    _ = word()
    return .null
  }

  private mutating func name() throws -> String {
    place += 1
    var name: [UInt8] = []
    while let byte = next, byte.isPDFRegular {
      place += 1
      if byte == UInt8(ascii: "#"), place + 1 < bytes.count,
        let high = bytes[place].hexadecimalDigit,
        let low = bytes[place + 1].hexadecimalDigit
      {
        name.append(high << 4 | low)
        place += 2
      } else {
        name.append(byte)
      }
    }
    try limits.countText(name.count)
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func array(_ depth: Int) throws -> PDFObject? {
    place += 1
    var items: [PDFObject] = []
    while true {
      skipSpace()
      if isAt("]") { break }
      guard let item = try object(depth: depth + 1) else { return nil }
      items.append(item)
    }
    place += 1
    return .array(items)
  }

  private mutating func dictionary(_ depth: Int) throws -> PDFObject? {
    place += 2
    var entries: [String: PDFObject] = [:]
    while true {
      skipSpace()
      if isAt(">>") { break }
      guard next == UInt8(ascii: "/") else { return nil }
      let key = try name()
      guard let value = try object(depth: depth + 1) else { return nil }
      entries[key] = value
    }
    place += 2
    return .dictionary(entries)
  }

  private mutating func hexadecimal() throws -> PDFObject? {
    place += 1
    var digits: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: ">") {
      if let digit = byte.hexadecimalDigit { digits.append(digit) }
      place += 1
    }
    guard next != nil else { return nil }
    place += 1
    try limits.countText(digits.count)
    if digits.count % 2 == 1 { digits.append(0) }
    return .string(
      stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private mutating func literal() throws -> PDFObject? {
    place += 1
    var text: [UInt8] = []
    var open = 1
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 {
          try limits.countText(text.count)
          return .string(text)
        }
      case UInt8(ascii: "\\"):
        if let escaped = escape() { text.append(escaped) }
        continue
      default: break
      }
      text.append(byte)
    }
    return nil
  }

  /// What follows a backslash; nil for a line that goes on.
  private mutating func escape() -> UInt8? {
    guard let byte = next else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case 0x0D:
      if next == 0x0A { place += 1 }
      return nil
    case 0x0A: return nil
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = byte & 7
      for _ in 0..<2 {
        guard let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else {
          break
        }
        value = value << 3 | digit & 7
        place += 1
      }
      return value
    default: return byte
    }
  }
}

extension UInt8 {
  fileprivate var isPDFSpace: Bool {
    switch self {
    case 0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }

  /// Neither space nor a delimiter.
  fileprivate var isPDFRegular: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: !isPDFSpace
    }
  }
}

extension [UInt8] {
  func has(_ word: StaticString, at place: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard place >= 0, place + length <= count else { return false }
    for index in 0..<length where self[place + index] != word.utf8Start[index] { return false }
    return true
  }

  /// Where this word is next; nil when it is nowhere.
  func place(of word: StaticString, from start: Int) -> Int? {
    guard start >= 0, word.utf8CodeUnitCount <= count - start else { return nil }
    let first = word.utf8Start[0]
    return withUnsafeBufferPointer { bytes in
      for place in start...(count - word.utf8CodeUnitCount)
      where bytes[place] == first && has(word, at: place) { return place }
      return nil
    }
  }
}
