# SPDX-License-Identifier: Apache-2.0
"""The class `Store`: all the methods that it has."""

DOC = """Tasks, events, projects, tags and invoices in one durable file.

>>> with Store(":memory:") as store:
...     rent = store.add("Pay rent", project="Home", tags=["bank"])
...     store.complete(rent)
...     store.get(rent).status
<Status.COMPLETED: 2>

Any thread may use it; its calls take turns. Closing it twice is fine; one that is forgotten
closes itself, with a ResourceWarning.
"""

GROUPS = """
Opening ObserverMethods Shortcuts TaskMethods ClockMethods OccurrenceMethods MoveMethods ViewMethods HistoryMethods UrgencyMethods
QuickAddMethods RepeatMethods EventMethods CalendarMethods AgendaMethods CountdownMethods
CommentMethods AlertMethods FocusMethods TimeEntryMethods ScoreMethods PulseMethods
PulseSettingsMethods HolidayMethods ChartMethods ReportMethods ProjectMethods SectionMethods
TagMethods FilterMethods FieldMethods TemplateMethods HomeMethods RowMethods DetailMethods
LocaleMethods LogMethods RepairMethods BackupMethods SyncMethods AccountMethods UndoMethods
SubscriptionMethods InvoiceMethods InvoicePartMethods PaymentMethods
QuoteMethods PaymentReminderMethods RecurringInvoiceMethods PurchaseMethods NumberSeriesMethods
InvoiceFigureMethods InvoiceFileMethods EmailMethods FileMethods UsageMethods
""".split()
"""The classes of its methods."""
