/// The result of a repair.
package struct RepairReport: Equatable, Sendable {
  package var isInboxRestored = false
  package var tasksRehomed = 0
  package var subtasksDetached = 0
  package var dependenciesRemoved = 0
  package var tagsMended = 0
  package var positionsMended = 0
  package var isIndexRebuilt = false
  package var valuesMended = 0
  /// Lines and the like of drafts that were missing.
  package var invoicePartsRemoved = 0
  /// Lines, payments and the like of issued invoices that are missing. They are told of only: what was
  /// issued is never removed.
  package var invoicePartsLost = 0
  /// Sellers and buyers that issued invoices lack; they are told of only.
  package var partiesMissing = 0
  /// Numbers of invoices that are not there though later ones of their series are, and issued invoices
  /// without one. They are told of only: no number is ever given to another invoice.
  package var numbersMissing = 0
  /// Numbers that more than one invoice has; they are told of only.
  package var numbersDoubled = 0
  /// Comments on what was missing.
  package var commentsRemoved = 0
  /// Repeating tasks that were at another occurrence than their marks say.
  package var seriesMended = 0

  package init() {}
}
