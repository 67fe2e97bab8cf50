extension FileItem {
  /// A tag is its name; empty for what has none.
  package var uid: String {
    switch self {
    case .project(let project, _): project.uid
    case .projectSection(let section): section.uid
    case .tag(let tag): tag.key.text
    case .filter(let filter, _): filter.uid
    case .field(let field): field.uid
    case .task(let filed): filed.task.uid
    case .calendar(let calendar): calendar.uid
    case .event(let filed): filed.event.uid
    case .completion(let completion): completion.uid
    case .alert(let alert): alert.uid
    case .focusSession(let session): session.uid
    case .setting(let setting): setting.uid
    case .holiday(let holiday): holiday.uid
    case .purgedTask(let task): task.uid
    case .postponement(let postponement): postponement.uid
    case .client(let client): client.uid
    case .logo(let logo): logo.uid
    case .invoice(let invoice): invoice.uid
    case .invoiceLine(let line): line.uid
    case .invoiceAdjustment(let adjustment): adjustment.uid
    case .invoiceParty(let party): party.uid
    case .invoiceReference(let reference): reference.uid
    case .payment(let payment): payment.uid
    case .email(let email): email.uid
    case .billedItem(let item): item.uid
    case .comment(let comment): comment.uid
    case .timeEntry(let entry): entry.uid
    case .skippedOccurrence(let skip): skip.uid
    case .template(let template): template.uid
    case .purchase(let purchase): purchase.uid
    case .purchasePayment(let payment): payment.uid
    case .recurringInvoice(let recurring): recurring.uid
    case .paymentReminder(let reminder): reminder.uid
    case .penaltyRate(let rate): rate.uid
    case .unknownProperty(let property): property.uid
    }
  }
}
