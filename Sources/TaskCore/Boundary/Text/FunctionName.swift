/// The name that a C caller knows a function by: `taskcore_task_add` for the `#function` of
/// `taskAdd(store:input:id:)`.
///
/// Each function of the C API is named in Swift as in C, in Swift's case and without the prefix.
func nameInC(of function: StaticString) -> String {
  var name = "taskcore_"
  for character in "\(function)".prefix(while: { $0 != "(" }) where character != "`" {
    if character.isUppercase { name += "_" }
    name += character.lowercased()
  }
  return name
}
