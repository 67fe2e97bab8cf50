import TaskcoreSwift

extension Command {
  static let invoice = Command(
    name: "invoice", summary: "Write invoices and credit notes, issue, send and follow them.",
    subcommands: [
      addInvoice, editInvoice, addItem, editItem, moveItem, deleteItems, invoiceAllowance,
      invoiceCharge, editAdjustment, deleteAdjustments,
      billFocus, billClient, listOfInvoices, showInvoice, checkInvoice, issueInvoice, voidInvoice,
      creditInvoice, correctInvoice, downPaymentOfInvoice, deductDownPayments,
      undeductDownPayments, copyInvoice, deleteInvoices, payInvoice, paymentsOfInvoices,
      deletePayments, invoicePDF,
      invoiceXML, invoicesAsCSV, importInvoice, mailInvoice, mailsOfInvoices, owedOfInvoices,
      turnoverOfInvoices, vatOfInvoices, journalOfInvoices,
      repeatInvoice, listOfRecurring, showRecurring, datesOfRecurring, editRecurring,
      pauseRecurring, resumeRecurring, deleteRecurring,
      remindOfInvoice, listOfReminders, dueForReminder, showReminder, editReminder, reminderPDF,
      mailReminder, sentReminder, deleteReminders,
      addRate, listOfRates, editRate, deleteRates,
    ],
    notes: [
      """
      INVOICE is the number of an issued invoice or credit note, or an id; DRAFT is
      the id of a draft. What is issued cannot change any more: it is paid, credited
      or void. docs/invoices.md is a tour.
      """,
      "The tokens of add and edit:",
      .tokens([Token<InvoiceChanges>].invoice.map(\.form)),
      "The tokens of item; edit takes name:TEXT too:",
      .tokens([Token<InCurrency<InvoiceItemChanges>>].item.map(\.form)),
      "The tokens of allowance and charge, which are on the whole of a draft:",
      .tokens([Token<InCurrency<InvoiceAdjustmentChanges>>].adjustment.map(\.form)),
      "The tokens of bill, which makes items of time that is not billed yet:",
      .tokens([Token<FocusBilling>].billing.map(\.form)),
      "The tokens of pay; without AMOUNT, it is all that is owed:",
      .tokens([Token<InCurrency<NewPayment>>].payment.map(\.form)),
      """
      The tokens of repeat, which drafts an invoice on each date of RULE, such as
      'every month' or an RRULE; edit takes rule:WORDS and items:INVOICE too:
      """,
      .tokens([Token<RecurringInvoiceChanges>].recurring.map(\.form)),
      "The tokens of remind; “reminder edit” takes all but level:",
      .tokens([Token<InCurrency<PaymentReminderChanges>>].newReminder.map(\.form)),
      """
      The tokens of rate. PERCENT is a year. Interest is claimed at these rates alone,
      for the days that they name:
      """,
      .tokens([Token<PenaltyRateChanges>].penaltyRate.map(\.form)),
      """
      A token without a value takes it away. VAT is a rate such as 20, for S:20, or
      one of these:
      """,
      .summaries(
        VATCategory.allCases.dropFirst().map {
          (Message(verbatim: $0.rawValue + ($0.hasRate ? ":RATE" : "")), $0.meaning)
        }),
      InvoiceQuery.note,
      """
      FILE is - for standard output. Without it, pdf and xml write a file called as
      the number into the present folder. The netrc file has user and password. The
      password for --user is TASKCORE_SMTP_PASSWORD, or asked for; it is never an argument.
      """,
    ],
    examples: [
      "invoice add 'Exemples SAS' due:2027-01-31 order:PO-7",
      "invoice item 1 Consulting qty:2.5 unit:hour price:80 vat:20",
      "invoice item 1 Course price:500 vat:E reason:'art. 261-4-4 du CGI'",
      "invoice item edit 2 off:10%", "invoice allowance 1 Welcome percent:5 vat:20",
      "invoice bill 1 2026-10 price:80 project:Home vat:20 round:15", "invoice check 1",
      "invoice issue 1", "invoice show F2026-0001",
      "invoice down-payment 2 30%", "invoice deduct 2 F2026-0001", "invoice correct F2026-0001",
      "invoice pay F2026-0001 100.00 date:2026-12-20 means:58", "invoice pdf F2026-0001",
      "invoice list overdue --client 'Exemples SAS'", "invoice csv invoices.csv 2026-12",
      "invoice mail F2026-0001 --smtp mail.example --netrc ~/.netrc",
      "invoice repeat F2026-0001 'every month' period:coming", "invoice repeats",
      "invoice repeat dates 1", "invoice repeat pause 1",
      "invoice rate 12.15 from:2026-07-01 until:2026-12-31", "invoice reminders due",
      "invoice remind F2026-0001 fee:5", "invoice reminder pdf 1",
      "invoice vat 2026-10 2026-12", "invoice journal journal.csv 2026-10 2026-12",
    ])

  static let invoices = Command(
    name: "invoices", summary: "List invoices and credit notes, the newest first.",
    synopsis: "invoices \(InvoiceQuery.optionSynopsis) \(InvoiceQuery.synopsis)",
    options: InvoiceQuery.options + [.outputFormat],
    operands: Operands(InvoiceQuery.operands, minimum: 0, repeatsLast: true),
    notes: [InvoiceQuery.note],
    examples: [
      "invoices", "invoices overdue", "invoices 2026-12 --kind credit_note",
      "invoices owed --client 'Exemples SAS' --format json",
    ]
  ) { arguments, session in
    try session.listInvoices(arguments.operands, arguments)
  }
}
