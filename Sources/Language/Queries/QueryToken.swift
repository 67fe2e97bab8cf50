import Domain

/// A token of a query: `(`, `or`, `milk`, `"exact words"`, `+bank`, `due<=today`.
struct QueryToken {
  enum Kind {
    case open
    case close
    case and
    case or
    case xor
    case not
    /// Directly before what it negates.
    case minus
    case word(String)
    case phrase(String)
    case tag(QueryValue)
    case project(QueryValue)
    case priority(QueryValue)
    case favourite
    case condition(QueryKey, QueryOperator, QueryValue)
    /// On an own field.
    case field(CustomField, QueryOperator, QueryValue)
    /// A piece of a text.
    case pattern(QueryKey, TextPattern.Place, isNegated: Bool, QueryValue)
    case end
  }

  var kind: Kind
  /// In bytes from the beginning of the query.
  var offset: Int
  /// As it was written.
  var text: String

  /// In bytes.
  var range: Range<Int> { offset..<offset + text.utf8.count }
}

enum QueryOperator: String {
  case colon = ":"
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  var isOrder: Bool {
    switch self {
    case .colon, .equal, .notEqual: false
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    }
  }
}

/// The value of a key, parts of which may be quoted: `Home,"Book club"`.
struct QueryValue {
  struct Byte {
    var value: UInt8
    var offset: Int
    /// Then it is no separator.
    var isQuoted: Bool
  }

  var bytes: [Byte] = []
  /// Where it begins, in bytes from the beginning of the query.
  var offset: Int
  var hasQuotes = false

  var text: String { String(decoding: bytes.map(\.value), as: UTF8.self) }

  /// The text in lower case, to compare it with words of the language; nil in quotes.
  var keyword: String? { hasQuotes ? nil : text.lowercased() }

  /// What stands between commas.
  var items: [QueryValue] {
    var items = [QueryValue(offset: offset)]
    for byte in bytes {
      if !byte.isQuoted, byte.value == UInt8(ascii: ",") {
        items.append(QueryValue(offset: byte.offset + 1))
      } else {
        items[items.count - 1].append(byte)
      }
    }
    if items.count == 1 { return [self] }
    return items
  }

  /// What stands on either side of `..`, if it is there.
  var ends: (from: QueryValue, to: QueryValue)? {
    let dot = UInt8(ascii: ".")
    for index in bytes.indices.dropLast() {
      let (first, second) = (bytes[index], bytes[index + 1])
      guard first.value == dot, second.value == dot, !first.isQuoted, !second.isQuoted else {
        continue
      }
      var from = QueryValue(offset: offset)
      for byte in bytes[..<index] { from.append(byte) }
      var to = QueryValue(offset: second.offset + 1)
      for byte in bytes[(index + 2)...] { to.append(byte) }
      return (from, to)
    }
    return nil
  }

  private mutating func append(_ byte: Byte) {
    bytes.append(byte)
    if byte.isQuoted { hasQuotes = true }
  }
}
