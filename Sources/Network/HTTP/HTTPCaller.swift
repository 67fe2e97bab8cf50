/// The caller of an HTTP request, who may interrupt the wait.
package struct HTTPCaller {
  /// Gives the password of a user; nil: the caller has none.
  package let password: () throws -> String?
  /// Runs what may take long, and needs no store.
  package let aside: (() -> Void) -> Void
  /// Throws when the caller waits no longer.
  package let check: () throws -> Void

  package init(
    password: @escaping () throws -> String? = { nil },
    aside: @escaping (() -> Void) -> Void = { $0() },
    check: @escaping () throws -> Void = {}
  ) {
    self.password = password
    self.aside = aside
    self.check = check
  }
}
