public import CTaskcore
import Documents
import Domain
import UseCases

/// Lists all that forbids to issue a draft, by EN 16931, the law and the profile of the invoice, and what is else to know.
///
/// A row whose status is `TASKCORE_OK` is a warning, which forbids nothing: a character that no installed font has
/// is printed as U+FFFD, and a French invoice says services where nothing tells them from goods.
///
/// - Parameters:
///   - store: the store.
///   - id: the draft.
///   - issueDate: the day on which it would be issued, as yyyymmdd; 0: today.
///   - problems: receives the list, empty when it can be issued, to be freed with
///     `taskcore_problem_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`, also with problems; `TASKCORE_EINVALID` for what is no date, and for NULL;
///   `TASKCORE_ENOTFOUND` when there is no such draft; `TASKCORE_ECONFLICT` for an invoice that is issued;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_invoice_check)
public func invoiceCheck(
  store: StorePointer, id: Int64, issueDate: Int32,
  problems: Out<Handle<taskcore_problem_list>>
) -> taskcore_status {
  list(store, problems, "problems") { handle in
    let date = try optionalDate(issueDate, "issue_date")
    let problems = try CheckInvoice(handle.store).run(id, on: date, at: handle.now())
    let document = try handle.invoiceDocument(id)
    return try ProblemList(
      problems + document.warnings
        + FontCheck.warnings(for: document, in: InvoiceTemplate(of: document)),
      in: handle.locale)
  }
}

/// Issues a draft: it gets the next number of its series, and cannot change any more.
///
/// No two invoices get one number and none is left out, whatever else uses the store. It is no step for
/// undo, and neither is what was done to the draft before. Where a hub leases the series, the hub is asked first, and
/// must be there: only who took the series by force, or numbers in a series of this device alone, does without.
///
/// - Parameters:
///   - store: the store.
///   - id: the draft.
///   - issueDate: the day, as yyyymmdd, not in the future and not before the latest one of the series; 0:
///     today.
///   - number: receives the number, to be freed with `taskcore_string_free`; NULL on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what is no date, and with all that forbids it, one
///   sentence a line, of which `taskcore_invoice_check` gives the details; `TASKCORE_ENOTFOUND` when there
///   is no such draft; `TASKCORE_ECONFLICT` for an invoice that is issued, and in a series that is another device's;
///   `TASKCORE_EIO`, `TASKCORE_EACCESS` and `TASKCORE_ENOTFOUND` also for the hub; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an
///   observer answered, with the draft issued.
///   Since 0.1.0.
@c(taskcore_invoice_issue)
public func invoiceIssue(
  store: StorePointer, id: Int64, issueDate: Int32, number: Out<OwnedText>
) -> taskcore_status {
  ownedText(store, number, nil) { handle in
    let date = try optionalDate(issueDate, "issue_date")
    let (now, newUID) = try handle.creation()
    let store = handle.store
    // What is no draft is refused there.
    let series = try store.read {
      try store.invoices.find(id: id).map { try store.settings.seriesName(of: $0) }
    }
    return try handle.issuing(in: series ?? "") {
      try IssueInvoice(store, newUID: newUID).run(id, on: date, at: now)
    }
  }
}

/// Takes all of an issued invoice back: issues a credit note of the whole, and marks the invoice as void.
/// It is no step for undo.
///
/// - Parameters:
///   - store: the store.
///   - id: the invoice, for which no payment and no credit note is there.
///   - issueDate: the day of the credit note, as in `taskcore_invoice_issue`.
///   - creditNoteId: receives the credit note's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_invoice_issue`; `TASKCORE_ECONFLICT` for a draft, a credit note, and an invoice that
///   is void or was paid or credited in part.
///   Since 0.1.0.
@c(taskcore_invoice_void)
public func invoiceVoid(
  store: StorePointer, id: Int64, issueDate: Int32, creditNoteId: Out<Int64>
) -> taskcore_status {
  number(store, creditNoteId) { handle in
    let date = try optionalDate(issueDate, "issue_date")
    let (now, newUID) = try handle.creation()
    let store = handle.store
    let kind = Invoice.Kind.creditNote
    let series = try store.read { try store.settings.ownSeries(of: kind) ?? kind.seriesName }
    return try handle.issuing(in: series) {
      try VoidInvoice(store, newUID: newUID).run(id, on: date, at: now)
    }
  }
}
