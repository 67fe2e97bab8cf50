import CTaskcore
import Domain
import UseCases

/// A struct of the C API whose members are the settings of a group.
protocol SettingsStruct: AnnouncingStruct {
  associatedtype Group: SettingsGroup

  /// The bit of each setting, and the member.
  static var members: [(name: Group.Name, field: UInt64, value: (Self) -> Int32)] { get }
  init(_ settings: Group)
}

/// Runs a call that reads a group of settings.
func readSettings<Settings: SettingsStruct>(
  _ store: In<taskcore_store>, _ settings: Out<Settings>, function: StaticString = #function,
  _ group: (any RecordRepository<Setting>) throws -> Settings.Group
) -> taskcore_status {
  filling(settings, "settings", of: store, function: function) { handle in
    Settings(try handle.store.read { try group(handle.store.settings) })
  }
}

/// Runs a call that sets those of a group that a caller announced.
func setSettings<Settings: SettingsStruct>(
  _ store: In<taskcore_store>, _ settings: In<Settings>, function: StaticString = #function
) -> taskcore_status {
  call(store, function: function) { handle in
    let settings = try required(settings, "settings").checked()
    let given = Settings.members.filter { settings.has($0.field) }
    let values = given.map { ($0.name, $0.value(settings)) }
    try SetSettings<Settings.Group>(handle.store).run(
      Dictionary(values) { _, last in last }, at: handle.now())
  }
}
