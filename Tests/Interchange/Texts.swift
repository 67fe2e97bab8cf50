import Domain

@testable import Interchange

/// Gives a text in chunks of some bytes.
func source(_ bytes: some Sequence<UInt8>, chunk: Int = 4_096) -> ByteSource {
  var rest = Array(bytes)[...]
  return { buffer in
    let count = min(chunk, buffer.count, rest.count)
    for index in 0..<count { buffer[index] = rest[rest.startIndex + index] }
    rest = rest.dropFirst(count)
    return count
  }
}

func source(_ text: String, chunk: Int = 4_096) -> ByteSource {
  source(text.utf8, chunk: chunk)
}

/// Takes a text.
final class Collected {
  private(set) var text = ""

  var sink: ByteSink {
    { [self] in text += String(decoding: $0, as: UTF8.self) }
  }
}

func tokens(_ text: String, chunk: Int = 4_096) throws -> [JSONToken] {
  var reader = JSONReader(source: source(text, chunk: chunk))
  var tokens: [JSONToken] = []
  while let token = Optional(try reader.next()), token != .end { tokens.append(token) }
  return tokens
}

/// Why a text is refused; nil when it is not.
func refusal(_ body: () throws -> Void) -> Failure? {
  do {
    try body()
    return nil
  } catch {
    return error as? Failure
  }
}

func all(_ reader: some StoreInterchangeReader) throws -> [FileItem] {
  var reader = reader
  var items: [FileItem] = []
  while let item = try reader.next() { items.append(item) }
  return items
}

extension [FileItem] {
  var projects: [Project] {
    compactMap { if case .project(let project, _) = $0 { project } else { nil } }
  }

  var tasks: [FiledTask] {
    compactMap { if case .task(let task) = $0 { task } else { nil } }
  }
}
