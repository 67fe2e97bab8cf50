import CTaskcore
import ViewModels

/// Runs a call that writes words in the language of a store; without a store, in English.
func saying(
  _ store: UnsafePointer<taskcore_store>?, function: StaticString = #function,
  _ body: (Wording) throws -> Void
) -> taskcore_status {
  guard store != nil else { return attempt { try body(.english) } }
  return call(store, function: function) { try body(Wording($0.locale)) }
}
