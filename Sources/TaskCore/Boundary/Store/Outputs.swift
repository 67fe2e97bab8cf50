import CTaskcore
import Domain

/// Runs a call that gives a number, which is 0 after a failure. The field is what the parameter is
/// called; nil: it may be NULL.
func number<Number: FixedWidthInteger>(
  _ store: In<taskcore_store>, _ output: Out<Number>, _ field: String? = nil,
  function: StaticString = #function, _ body: (StoreHandle) throws -> Number
) -> taskcore_status {
  output?.pointee = 0
  return call(store, function: function) { handle in
    if let field { _ = try required(output, field) }
    let number = try body(handle)
    output?.pointee = number
  }
}

/// Runs a call that makes an object for the caller, which is NULL after a failure.
func object<Object: CHandleOwner>(
  _ store: In<taskcore_store>, _ output: Out<Handle<Object.CHandle>>, _ field: String,
  function: StaticString = #function, _ body: (StoreHandle) throws -> Object
) -> taskcore_status {
  output?.pointee = nil
  return call(store, function: function) { handle in
    let output = try required(output, field)
    output.pointee = try body(handle).makeHandle()
  }
}

/// Runs a call that makes a text for the caller, which is NULL after a failure. The field is what the
/// parameter is called; nil: it may be NULL.
func ownedText(
  _ store: In<taskcore_store>, _ output: Out<OwnedText>, _ field: String?,
  function: StaticString = #function, _ body: (StoreHandle) throws -> String
) -> taskcore_status {
  output?.pointee = nil
  return call(store, function: function) { handle in
    if let field { _ = try required(output, field) }
    let text = try body(handle)
    if let output { output.pointee = try copied(text) }
  }
}

/// Runs a call that finds a record, named by its uid, and gives its id.
func find(
  _ noun: String, _ store: In<taskcore_store>, uid: CText, _ id: Out<Int64>,
  function: StaticString = #function, _ body: (StoreHandle, String) throws -> Int64?
) -> taskcore_status {
  number(store, id, "id", function: function) { handle in
    let uid = try text(uid, "uid")
    if let found = try body(handle, uid) { return found }
    throw Failure(
      .notFound, "There is no \(noun) with the uid “\(uid.prefix(80))”.", field: "uid")
  }
}

/// Runs a call that finds a record by its uid or by its name, which keeps to a rule, and gives its id.
func find(
  _ noun: String, _ store: In<taskcore_store>, uidOrName: CText, _ rule: TextRule,
  _ id: Out<Int64>, function: StaticString = #function,
  uid: (StoreHandle, String) throws -> Int64?, name: (StoreHandle, String) throws -> Int64?
) -> taskcore_status {
  number(store, id, "id", function: function) { handle in
    let text = try text(uidOrName, "uid_or_name")
    if let found = try uid(handle, text) { return found }
    let line = try Failure.about("uid_or_name") { try rule.line(text) }
    if let found = try name(handle, line) { return found }
    throw Failure(
      .notFound, "There is no \(noun) with the uid or name “\(line)”.", field: "uid_or_name")
  }
}

/// Runs a call that finds a record by its uid or by its number, and gives its id.
func find(
  _ noun: String, _ store: In<taskcore_store>, uidOrNumber: CText, _ id: Out<Int64>,
  function: StaticString = #function,
  uid: (StoreHandle, String) throws -> Int64?, number: (StoreHandle, String) throws -> Int64?
) -> taskcore_status {
  TaskCore.number(store, id, "id", function: function) { handle in
    let text = try text(uidOrNumber, "uid_or_number")
    if let found = try uid(handle, text) { return found }
    // What has no number yet has an empty one, which names none.
    if !text.isEmpty, let found = try number(handle, text) { return found }
    throw Failure(
      .notFound, "There is no \(noun) with the uid or number “\(text.prefix(80))”.",
      field: "uid_or_number")
  }
}

/// Runs a call that writes a file of the caller's, which is there only when it is whole.
func file(
  _ store: In<taskcore_store>, _ path: CText, function: StaticString = #function,
  _ body: (StoreHandle) throws -> [UInt8]
) -> taskcore_status {
  call(store, function: function) { handle in
    let path = try text(path, "path")
    try NewFile.write(body(handle), at: path)
  }
}
