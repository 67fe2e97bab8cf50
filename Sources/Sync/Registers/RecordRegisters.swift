/// All registers of one record.
package typealias RecordRegisters = [PropertyKey: Register]

extension RecordRegisters {
  /// Those of a record of a snapshot, in which one property may come several times.
  package init(_ properties: [SyncSnapshot.Property]) {
    self.init(minimumCapacity: properties.count)
    for property in properties {
      let register = Register(property.heads)
      guard let known = updateValue(register, forKey: property.key) else { continue }
      self[property.key] = Register(known.heads + register.heads)
    }
  }
}
