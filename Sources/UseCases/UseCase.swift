package import Domain

/// A use case, with the store that it works on.
package class UseCase {
  let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }
}

/// A use case that creates records, each with a new uid.
package class CreatingUseCase {
  let store: any Store
  let newUID: () -> String

  package init(_ store: any Store, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }
}
