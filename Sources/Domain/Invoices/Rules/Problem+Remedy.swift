extension Problem {
  /// The function of the C API that resolves a problem of a draft; empty for problems of an input.
  package var call: String {
    if field == "references" { return "taskcore_invoice_deduct" }
    if field.hasPrefix("references[") { return "taskcore_invoice_undeduct" }
    if rule.isEmpty && kind != .conflict { return "" }
    // A term of EN 16931, of somebody else's invoice: no function here can fix that.
    if ["BT-", "BG-"].contains(where: { rule.hasPrefix($0) }) { return "" }
    let place = field.prefix { $0 != "." && $0 != "[" }
    return switch (place, place == field) {
    case ("seller", _): "taskcore_profile_set"
    case ("buyer", _): "taskcore_client_update"
    case ("lines", true): "taskcore_invoice_line_add"
    case ("lines", false): "taskcore_invoice_line_update"
    case ("adjustments", true): "taskcore_invoice_adjustment_add"
    case ("adjustments", false): "taskcore_invoice_adjustment_update"
    case ("issue_date", _): "taskcore_invoice_issue"
    case ("series", _):
      kind == .conflict ? "taskcore_number_series_claim" : "taskcore_number_series_set"
    default: "taskcore_invoice_update"
    }
  }
}
