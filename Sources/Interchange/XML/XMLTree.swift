import CExpat
import Domain
import Localization

/// The open elements of a document while it is parsed.
final class XMLTree {
  private(set) var entries: [XMLDocument.Entry] = []
  /// Why it was not read to its end: a sentence.
  private(set) var refusal: Message = ""
  private static let mostNames = 10_000
  private var names: [String: (namespace: String, local: String)] = [:]
  /// Those that have not ended, the outermost first, each with its text so far.
  private var open: [(index: Int, text: [UInt8])] = []
  private let safePoints: SafePoints
  /// Told each child of the root, which is then forgotten; nil: all are kept.
  private let each: ((XMLElement) throws -> Void)?
  /// What it threw.
  private(set) var error: (any Error)?
  /// What is read.
  var bytes: [UInt8] = []

  init(endingAt safePoints: SafePoints, each: ((XMLElement) throws -> Void)? = nil) {
    self.safePoints = safePoints
    self.each = each
  }

  /// Valid as long as the tree is.
  var handlers: expat_handlers {
    expat_handlers(
      payload: Unmanaged.passUnretained(self).toOpaque(),
      start: { payload, name, attributes, offset in
        guard let tree = XMLTree.of(payload), let name else { return 1 }
        return tree.start(name, attributes, offset: Int(clamping: offset)) ? 0 : 1
      },
      end: { payload in
        guard let tree = XMLTree.of(payload) else { return 1 }
        return tree.end() ? 0 : 1
      },
      text: { payload, bytes, length in
        guard let tree = XMLTree.of(payload), let bytes else { return 1 }
        tree.add(UnsafeRawBufferPointer(start: bytes, count: length))
        return 0
      })
  }

  private static func of(_ payload: UnsafeMutableRawPointer?) -> XMLTree? {
    payload.map { Unmanaged<XMLTree>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafePointer<UnsafePointer<CChar>?>?, offset: Int
  ) -> Bool {
    if safePoints.shallEnd { return false }
    guard open.count < XMLReader.maximumDepth else {
      refusal =
        "The XML has more than \(XMLReader.maximumDepth) elements in each other, which no invoice "
        + "has."
      return false
    }
    guard entries.count < XMLReader.maximumElementCount else {
      refusal = "The XML has more than \(XMLReader.maximumElementCount) elements."
      return false
    }
    let known = knownName(String(cString: name))
    if let parent = open.last { entries[parent.index].children.append(entries.count) }
    open.append((entries.count, []))
    entries.append(
      XMLDocument.Entry(
        namespace: known.namespace, name: known.local, attributes: Self.plain(attributes),
        offset: offset))
    return true
  }

  private func end() -> Bool {
    guard let last = open.popLast() else { return true }
    entries[last.index].text = String(decoding: last.text, as: UTF8.self)
    if let each, open.count == 1 { return tell(each, last.index) }
    return true
  }

  private func tell(_ each: (XMLElement) throws -> Void, _ index: Int) -> Bool {
    do {
      try each(XMLElement(document: XMLDocument(entries: entries, bytes: bytes), index: index))
    } catch {
      self.error = error
      return false
    }
    entries.removeSubrange(index...)
    entries[0].children = []
    return true
  }

  private func add(_ bytes: UnsafeRawBufferPointer) {
    guard let last = open.indices.last else { return }
    open[last].text.append(contentsOf: bytes)
  }

  /// A document has few names, so each is kept once.
  private func knownName(_ name: String) -> (namespace: String, local: String) {
    if let known = names[name] { return known }
    let parts = Self.parts(name)
    if names.count == Self.mostNames { names = [:] }
    names[name] = parts
    return parts
  }

  private static func parts(_ name: String) -> (namespace: String, local: String) {
    let separator = UInt8(EXPAT_SEPARATOR)
    guard let place = name.utf8.firstIndex(of: separator) else { return ("", name) }
    return (String(name[..<place]), String(name[name.utf8.index(after: place)...]))
  }

  private static func plain(
    _ attributes: UnsafePointer<UnsafePointer<CChar>?>?
  ) -> [String: String] {
    var plain: [String: String] = [:]
    guard var next = attributes else { return plain }
    while let name = next[0], let value = next[1] {
      let (namespace, local) = parts(String(cString: name))
      if namespace.isEmpty { plain[local] = String(cString: value) }
      next += 2
    }
    return plain
  }
}
