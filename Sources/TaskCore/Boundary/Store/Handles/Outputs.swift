import CTaskcore
import Domain
import Localization

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

/// Runs a call that finds a record, and gives its id. The noun is what a message calls it.
func find(
  _ kind: CommittedChange.Entity, _ noun: Message, _ store: In<taskcore_store>, _ key: CText,
  by form: RecordKey, _ id: Out<Int64>, function: StaticString = #function
) -> taskcore_status {
  number(store, id, "id", function: function) { handle in
    var key = try text(key, form.field)
    let found: Int64? = try handle.store.read {
      if let found = try handle.store.id(of: kind, uid: key) { return found }
      switch form {
      case .uidOrName(let rule):
        let rule = kind == .project ? ProjectPath.rule(for: key) : rule
        key = try Failure.about(form.field) { try rule.line(key) }
        return try handle.store.id(of: kind, name: key)
      // What has no number yet has an empty one, which names none.
      case .uidOrNumber where !key.isEmpty:
        return try handle.store.id(of: kind, number: key)
      case .uid, .uidOrNumber: return nil
      }
    }
    if let found { return found }
    throw Failure(
      .notFound, "There is no \(noun) with the \(form.words) “\(key.prefix(80))”.",
      field: form.field)
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
