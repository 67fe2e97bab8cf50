extension BilledItem {
  package static func checked(_ value: LogValue, for property: Property) throws -> LogValue {
    switch property {
    case .line, .item: try value.uid()
    case .kind: value
    }
  }
}
