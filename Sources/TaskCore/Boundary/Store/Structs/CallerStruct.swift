import CHost
import CTaskcore
import Domain

/// A struct of the C API that callers fill, or let the library fill. It begins with its size.
protocol CallerStruct {
  init()
  /// What the model says of it.
  static var form: CallerForm { get }

  /// Refuses what no version of the struct can say.
  ///
  /// - Throws: `invalid`, with the member.
  func checkFields() throws
}

extension CallerStruct {
  func checkFields() {}
}

/// A struct with a `fields` member that says which of its members are set.
protocol AnnouncingStruct: CallerStruct {
  var fields: UInt64 { get }
  /// The bits with a meaning.
  static var knownFields: UInt64 { get }
}

extension AnnouncingStruct {
  func checkFields() throws {
    try checkMask(fields, known: Self.knownFields, "fields")
  }

  /// Whether a member counts.
  func has(_ field: UInt64) -> Bool { fields & field != 0 }
}

extension UnsafePointer where Pointee: CallerStruct {
  /// What a caller gave, in the form of this version.
  ///
  /// An older, smaller struct has its defaults for the rest, and a newer, larger one has 0 there.
  /// - Throws: `invalid` for a size that no version has, for bits that mean nothing, and for what is
  ///   to be 0.
  func checked() throws -> Pointee {
    let raw = UnsafeRawPointer(self)
    let size = raw.load(as: Int.self)
    let form = Pointee.form
    guard size == MemoryLayout<Pointee>.size else {
      let value: Pointee = try form.converted(raw, ofSize: size)
      return try withUnsafePointer(to: value) { try $0.checked() }
    }
    try form.checkReserved(raw)
    let value = pointee
    try value.checkFields()
    if host_store_checks_fields() != 0 { try form.checkAnnounced(raw) }
    return value
  }
}

/// Gives a caller's struct its defaults.
func giveDefaults<Struct: CallerStruct>(
  to value: Out<Struct>, structSize: UInt
) -> taskcore_status {
  attempt {
    let value = try required(value, "value")
    try Struct.form.giveDefaults(
      to: value, ofSize: Struct.form.checkedSize(Int(bitPattern: structSize)))
  }
}

/// What a caller gave, or for NULL a struct that says nothing: each 0 in it stands for what is usual.
///
/// - Throws: `invalid`.
func given<Options: CallerStruct>(_ options: UnsafePointer<Options>?) throws -> Options {
  try options?.checked() ?? Options()
}

/// Runs a call that fills a struct of the caller's, which is zero after a failure. The field is what
/// the parameter is called; nil: it may be NULL.
func filling<Output: CallerStruct>(
  _ output: UnsafeMutablePointer<Output>?, _ field: String?,
  of store: UnsafePointer<taskcore_store>?, function: StaticString = #function,
  _ body: (StoreHandle) throws -> Output
) -> taskcore_status {
  let size = output?.cleared()
  return call(store, function: function) { handle in
    try fill(output, field, ofSize: size) { try body(handle) }
  }
}

/// Fills a struct of the caller's that was cleared, and had that size: no more than that is written.
///
/// - Throws: `invalid` for NULL where it is not allowed, and for a size that no version has.
func fill<Output: CallerStruct>(
  _ output: UnsafeMutablePointer<Output>?, _ field: String?, ofSize size: Int?,
  _ body: () throws -> Output
) throws {
  if let field { _ = try required(output, field) }
  if let size { _ = try Output.form.checkedSize(size) }
  let filled = try body()
  guard let output, let size else { return }
  withUnsafeBytes(of: filled) { filled in
    UnsafeMutableRawBufferPointer(start: output, count: size).copyMemory(
      from: UnsafeRawBufferPointer(rebasing: filled.prefix(size)))
  }
  UnsafeMutableRawPointer(output).storeBytes(of: size, as: Int.self)
}

extension UnsafeMutablePointer where Pointee: CallerStruct {
  /// The size that its owner set. All else becomes zero when a version has that size.
  func cleared() -> Int {
    let raw = UnsafeMutableRawPointer(self)
    let size = raw.load(as: Int.self)
    if Pointee.form.hasSize(size) {
      raw.initializeMemory(as: UInt8.self, repeating: 0, count: size)
      raw.storeBytes(of: size, as: Int.self)
    }
    return size
  }
}
