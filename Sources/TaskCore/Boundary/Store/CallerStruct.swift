import CTaskcore
import Domain

/// A struct of the C API that callers fill, or let the library fill. It begins with its size.
protocol CallerStruct {
  init()
  /// As errors call it.
  static var structName: String { get }

  /// Refuses what no version of the struct can say.
  ///
  /// - Throws: `invalid`, with the member.
  func checkFields() throws
}

extension CallerStruct {
  func checkFields() {}
}

/// A struct that announces in `fields` which of its members count.
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

extension CallerStruct {
  /// The struct, if it has the size and the bits that this version knows.
  ///
  /// - Throws: `invalid`.
  func checked() throws -> Self {
    let size = withUnsafeBytes(of: self) { $0.load(as: Int.self) }
    try checkSize(of: Self.self, is: size, Self.structName)
    try checkFields()
    return self
  }
}

extension UnsafePointer where Pointee: CallerStruct {
  /// What a caller gave, of the size and with the bits that this version knows.
  ///
  /// - Throws: `invalid`.
  func checked() throws -> Pointee {
    // It may be shorter than this version's: only the size is there for certain.
    let size = UnsafeRawPointer(self).load(as: Int.self)
    try checkSize(of: Pointee.self, is: size, Pointee.structName)
    return try pointee.checked()
  }
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

/// Fills a struct of the caller's that was cleared, and had that size.
///
/// - Throws: `invalid` for NULL where it is not allowed, and for another size than this version's.
func fill<Output: CallerStruct>(
  _ output: UnsafeMutablePointer<Output>?, _ field: String?, ofSize size: Int?,
  _ body: () throws -> Output
) throws {
  if let field { _ = try required(output, field) }
  if let size { try checkSize(of: Output.self, is: size, Output.structName) }
  let filled = try body()
  output?.pointee = filled
}

extension UnsafeMutablePointer where Pointee: CallerStruct {
  /// The size that its owner set. All else becomes zero when that is as expected.
  func cleared() -> Int {
    let size = UnsafeRawPointer(self).load(as: Int.self)
    if size == MemoryLayout<Pointee>.size {
      pointee = Pointee()
      UnsafeMutableRawPointer(self).storeBytes(of: size, as: Int.self)
    }
    return size
  }
}
