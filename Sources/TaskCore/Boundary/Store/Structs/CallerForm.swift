import CTaskcore
import Domain
import Localization

/// What the model says of a struct that callers fill: its sizes, its defaults, its members.
typealias CallerForm = UnsafePointer<caller_struct>

extension CallerForm {
  /// The upper bound of all versions. A larger number is no size: nobody set struct_size.
  private static var largestSize: Int { 4096 }

  private var name: String { String(cString: pointee.name) }
  private var presentSize: Int { sizes.last.map { Int($0) } ?? 0 }

  private var sizes: UnsafeBufferPointer<UInt16> {
    UnsafeBufferPointer(start: pointee.sizes, count: Int(pointee.size_count))
  }

  private var members: UnsafeBufferPointer<caller_member> {
    UnsafeBufferPointer(start: pointee.members, count: Int(pointee.member_count))
  }

  /// Whether a release had the size, or a newer one may have it.
  func hasSize(_ size: Int) -> Bool {
    if size > presentSize { return size <= Self.largestSize && size % 8 == 0 }
    return sizes.contains { Int($0) == size }
  }

  /// - Throws: `invalid` for a size that no version has.
  func checkedSize(_ size: Int) throws -> Int {
    guard hasSize(size) else {
      let first: Message = "\(sizes.first ?? 0)"
      let known = sizes.dropFirst().reduce(first) { "\($0) or \($1)" }
      throw Failure(
        .invalid,
        "The struct_size of \(name) is \(UInt(bitPattern: size)), and \(known) is expected: "
          + "use its _INIT macro, or \(name)_init.",
        field: "struct_size")
    }
    return size
  }

  /// A struct of another version in the form of this one.
  ///
  /// - Throws: `invalid` for a size that no version has, for what this version does not know, and for
  ///   members that are announced and behind the struct's end.
  func converted<Struct>(_ raw: UnsafeRawPointer, ofSize size: Int) throws -> Struct {
    let known = min(try checkedSize(size), presentSize)
    try checkUnknown(raw, from: known, to: size)
    try checkPresent(raw, size: known)
    var value = pointee.initial.load(as: Struct.self)
    withUnsafeMutableBytes(of: &value) { bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(start: raw, count: known))
      bytes.storeBytes(of: presentSize, as: Int.self)
    }
    return value
  }

  /// Writes the defaults into a struct of a size that was checked.
  func giveDefaults(to raw: UnsafeMutableRawPointer, ofSize size: Int) {
    let known = min(size, presentSize)
    raw.copyMemory(from: pointee.initial, byteCount: known)
    (raw + known).initializeMemory(as: UInt8.self, repeating: 0, count: size - known)
    raw.storeBytes(of: size, as: Int.self)
  }

  /// Refuses members that are to be 0 and are not.
  func checkReserved(_ raw: UnsafeRawPointer) throws {
    for index in 0..<Int(pointee.reserved_count) {
      let value = raw.load(fromByteOffset: Int(pointee.reserved[index]), as: Int32.self)
      if value != 0 {
        throw Failure(
          .invalid, "The reserved members of \(name) are 0, not \(value).", field: "reserved")
      }
    }
  }

  /// Refuses members that were set, and do not count, as their bit in `fields` is not.
  func checkAnnounced(_ raw: UnsafeRawPointer) throws {
    if members.isEmpty { return }
    let fields = announced(raw)
    for member in members where fields & member.bit == 0 {
      // Some members count with one bit or another, as the ids of tags that are added.
      let others = members.filter { $0.offset == member.offset }
      if others.contains(where: { fields & $0.bit != 0 }) { continue }
      let range = Int(member.offset)..<Int(member.offset) + Int(member.size)
      if range.contains(where: { byte(raw, $0) != byte(pointee.initial, $0) }) {
        throw Failure(
          .invalid,
          "The member \(String(cString: member.name)) is set, and would not count: "
            + "\(String(cString: member.constant)) is not in fields.",
          field: String(cString: member.name))
      }
    }
  }

  /// Refuses what is not 0 beyond the members that this version knows.
  private func checkUnknown(_ raw: UnsafeRawPointer, from known: Int, to size: Int) throws {
    for offset in known..<size where byte(raw, offset) != 0 {
      throw Failure(
        .invalid,
        "The \(name) is of a newer version, and sets what this library does not know, "
          + "\(offset) bytes behind its beginning: leave it 0, or use the newer library.",
        field: "struct_size")
    }
  }

  /// Refuses members that are announced and that the struct is too short for.
  private func checkPresent(_ raw: UnsafeRawPointer, size: Int) throws {
    if members.isEmpty || size == presentSize { return }
    let fields = announced(raw)
    for member in members where fields & member.bit != 0 && Int(member.offset) >= size {
      throw Failure(
        .invalid,
        "The fields have \(String(cString: member.constant)), and a \(name) of \(size) bytes has "
          + "no \(String(cString: member.name)).", field: "fields")
    }
  }

  private func announced(_ raw: UnsafeRawPointer) -> UInt64 {
    raw.load(fromByteOffset: Int(pointee.fields), as: UInt64.self)
  }

  private func byte(_ raw: UnsafeRawPointer, _ offset: Int) -> UInt8 {
    raw.load(fromByteOffset: offset, as: UInt8.self)
  }
}
