# SPDX-License-Identifier: Apache-2.0
"""The methods of `Store` in Swift, by their rooms: see model/language/swift_methods.py."""

from collections.abc import Mapping

METHODS: Mapping[str, str] = {
    "Accounts/AccountMethods": """
        asks account_add: addAccount(_ kind = .caldav, at address, device device_name, netrc netrc_path? = nil, authorities ca_path? = nil)
        account_query: accounts(limit = 0, offset = 0)
        account_remove: removeAccount(_ id)
        asks account_refresh: refreshAccount(_ account_id)
        account_collection_query: collections(of account_id? = nil, limit = 0, offset = 0)
        account_collection_choose: chooseCollection(_ id, project project_id? = nil, calendar calendar_id? = nil, invites is_inviting = false)
        account_collection_drop: dropCollection(_ id)
        asks account_collection_make: makeCollection(at account_id, project project_id? = nil, calendar calendar_id? = nil, invites is_inviting = false)
        asks account_preview: previewAccount(_ account_id)
        asks discardable account_run: syncAccount(_ account_id, accepting is_accepted = false, progress = { _, _ in })
    """,
    "Accounts/GoogleMethods": """
        authorization_begin: authorize(redirect, scopes = [])
        authorization_refresh: refresh(_ refresh_token)
        authorization_revoke: revoke(_ token)
    """,
    "Accounts/AuthorizationMethods": """
        authorization_finish: finish(_ query)
    """,
    "Alerts/AlertMethods": """
        default_reminders_set: setDefaultReminders(_ reminders, of kind)
        next_wakeup: nextWakeup() -> Int64?
        alert_query: alerts(all is_acknowledged_included = false, limit = 0, offset = 0)
        alert_acknowledge: acknowledge(_ ids)
        alert_snooze: snooze(_ ids, until until_ms)
        alert_snooze_for: snooze(_ ids, for seconds)
    """,
    "Comments/CommentMethods": """
        comment_query: comments(_ options)
        comment_add: addComment(_ input, on entity, _ item_id)
        comment_update: updateComment(_ id, with input)
        comment_delete: deleteComments(_ ids)
    """,
    "Events/EventMethods": """
        calendar_query: calendars(limit = 0, offset = 0)
        calendar_add: addCalendar(_ input)
        calendar_update: updateCalendar(_ id, _ input)
        calendar_move: moveCalendar(_ ids.one, to move)
        calendar_delete: deleteCalendar(_ ids.one, withEvents flags.DELETE_WITH_EVENTS)
        event_query: events(_ options)
        event_add: addEvent(_ input, allowingConflicts flags.EVENT_FLAG_ALLOW_CONFLICTS)
        event_add_many: addEvents(_ inputs, allowingConflicts flags.EVENT_FLAG_ALLOW_CONFLICTS)
        event_update: updateEvent(_ id, _ occurrence?, _ scope, with changes, allowingConflicts flags.EVENT_FLAG_ALLOW_CONFLICTS)
        event_delete: deleteEvents(_ ids)
        event_delete_occurrence: skipEvent(_ id, _ occurrence, _ scope)
        occurrence_query: occurrences(of event_id, in from_ms..before_ms, limit = 0, offset = 0)
        conflict_query: conflicts(in from_ms..before_ms, limit = 0, offset = 0)
        free_time_query: freeTime(_ options)
        load_query: load(_ options)
        event_check: problems(ofEvent id?, _ occurrence?, _ scope, with input) -> (problems: [Problem], conflicts: [Conflict])
        month_read: month(_ month as Int, of year as Int, weekStart week_start? = nil)
    """,
    "Fields/FieldMethods": """
        field_query: fields(of entity? = nil, limit = 0, offset = 0)
        field_add: addField(_ input)
        field_update: updateField(_ id, _ input)
        field_move: moveField(_ ids.one, to move)
        field_delete: deleteField(_ ids.one, withValues flags.DELETE_WITH_VALUES)
    """,
    "Files/FileMethods": """
        export_file: exportFile(_ path, as format, _ options? = nil, progress)
        export: export(as format, _ options? = nil, to write, progress)
        import: importTasks(as format, by policy = .newerWins, isDryRun is_dry_run = false, from read, progress)
        import_file: importTasks(as format, by policy = .newerWins, isDryRun is_dry_run = false, fromFile path, progress = { _, _ in })
        import_notes: importNotes()
        kept_fields: keptFields(ofTask item_id) with entity = TASKCORE_ENTITY_TASK
        kept_fields: keptFields(ofEvent item_id) with entity = TASKCORE_ENTITY_EVENT
        export_notes: exportNotes()
    """,
    "Focus/FocusMethods": """
        discardable focus_start: startFocus(_ kind, task task_id, minutes)
        focus_current: focusSession() -> FocusSession?
        focus_next_read: nextFocus() -> (kind: FocusKind, minutes: Int64, round: Int64)
        focus_pause: pauseFocus()
        focus_resume: resumeFocus()
        focus_reset: resetFocus()
        focus_cancel: cancelFocus()
        focus_finish: finishFocus()
        focus_query: focusSessions(in from_ms..before_ms, limit = 0, offset = 0)
        focus_total_query: focusTotals(by grouping, in from_ms..before_ms, limit = 0, offset = 0)
        focus_settings_read: focusSettings()
        focus_settings_set: setFocus(_ settings)
    """,
    "Invoices/InvoiceMethods": """
        invoice_delete: deleteInvoices(_ ids)
        invoice_copy: copyInvoice(_ id)
        invoice_credit: creditInvoice(_ id)
        invoice_document_read: invoice(_ id)
        invoice_query: invoices(_ options = InvoiceQuery())
        invoice_csv: invoicesAsCSV(_ options) -> [UInt8]
        invoice_csv_file: writeInvoicesAsCSV(_ options, to path)
        invoice_line_add: addItem(_ line, to invoice_id)
        invoice_line_update: updateItem(_ id, _ line)
        invoice_line_delete: deleteItems(_ ids)
        invoice_adjustment_add: addAdjustment(_ adjustment, to invoice_id)
        invoice_adjustment_update: updateAdjustment(_ id, _ adjustment)
        invoice_adjustment_delete: deleteAdjustments(_ ids)
        invoice_bill_focus: bill(_ billing, on invoice_id)
        invoice_bill_client: bill(_ billing, ofClient client_id)
        invoice_deduct: deductDownPayments(_ ids, from id)
        invoice_undeduct: undeductDownPayments(_ ids, from id)
        invoice_correct: correctInvoice(_ id)
        invoice_down_payment: addDownPayment(_ share_basis_points|amount_minor, of id)
        invoice_check: problems(of id, on issue_date?)
        asks invoice_issue: issue(_ id, on issue_date?)
        asks invoice_void: void(_ id, on issue_date?)
        number_series_query: numberSeries(limit = 0, offset = 0)
        number_series_set: setNumberSeries(_ name, _ pattern)
        asks number_series_claim: claimNumberSeries(_ name, isForced is_forced = false)
        number_series_use: useNumberSeries(_ name, for kind)
        quote_accept: acceptQuote(_ id, on date? = nil)
        quote_decline: declineQuote(_ id, on date? = nil)
        quote_invoice: invoiceQuote(_ id)
        quote_down_payment: invoiceDownPayment(_ share_basis_points|amount_minor, of id)
        recurring_invoice_add: addRecurringInvoice(_ input, of invoice_id)
        recurring_invoice_update: updateRecurringInvoice(_ id, _ input)
        recurring_invoice_delete: deleteRecurringInvoices(_ ids)
        recurring_invoice_query: recurringInvoices(limit = 0, offset = 0)
        recurring_invoice_dates: dates(ofRecurringInvoice id, limit = 0)
        recurring_invoice_lines: items(ofRecurringInvoice id)
    """,
    "Invoices/InvoiceFileMethods": """
        invoice_pdf: pdf(of id, _ options)
        invoice_pdf_file: writePDF(of id, _ options, to path)
        invoice_xml: xml(of id, as format) -> [UInt8]
        invoice_xml_file: writeXML(of id, as format, to path)
        invoice_import: importInvoice(_ bytes)
        invoice_import_file: importInvoice(file path)
        email_compose: message(with invoice_id, _ options)
        email_compose_file: writeMessage(with invoice_id, _ options, to path)
        email_send: send(_ invoice_id, _ options, by server, progress)
        email_query: emails(with invoice_id?, limit = 0, offset = 0)
    """,
    "Invoices/PaymentMethods": """
        payment_query: payments(of invoice_id?, limit = 0, offset = 0)
        payment_add: addPayment(_ payment, of invoice_id)
        payment_delete: deletePayments(_ ids)
        penalty_rate_add: addPenaltyRate(_ input)
        penalty_rate_update: updatePenaltyRate(_ id, _ input)
        penalty_rate_delete: deletePenaltyRates(_ ids)
        penalty_rate_query: penaltyRates(limit = 0, offset = 0)
        payment_reminder_add: addPaymentReminder(_ input, of invoice_id)
        payment_reminder_update: updatePaymentReminder(_ id, _ input)
        payment_reminder_delete: deletePaymentReminders(_ ids)
        payment_reminder_note_sent: notePaymentReminderSent(_ id)
        payment_reminder_query: paymentReminders(of invoice_id? = nil, limit = 0, offset = 0)
        interest_span_query: interestSpans(ofReminder payment_reminder_id, limit = 0, offset = 0)
        late_invoice_query: lateInvoices(limit = 0, offset = 0)
        payment_reminder_pdf: pdf(ofReminder id, _ options)
        payment_reminder_pdf_file: writePDF(ofReminder id, _ options, to path)
        payment_reminder_compose: message(withReminder id, _ options)
        payment_reminder_compose_file: writeMessage(withReminder id, _ options, to path)
        payment_reminder_send: send(reminder id, _ options, by server, progress)
    """,
    "Invoices/ProfileMethods": """
        profile_read: profile()
        profile_set: setProfile(_ seller)
        profile_set_hourly_rate: setDefaultHourlyRate(_ hourly_rate_millionths?)
        profile_import: importProfile(_ bytes)
        profile_set_logo: setLogo(_ bytes)
        client_add: addClient(_ input)
        client_update: updateClients(_ ids, _ input)
        client_delete: deleteClients(_ ids)
        subscription_read: subscription()
        subscription_set: setSubscription(_ subscription)
        subscription_set: endSubscription()
        subscription_is_entitled: isEntitled(to feature, at at_ms)
    """,
    "Invoices/FigureMethods": """
        ageing_query: ageing(limit = 0, offset = 0)
        turnover_query: turnover(_ first_month..last_month, limit = 0, offset = 0)
        vat_total_query: vatTotals(_ first_month..last_month, limit = 0, offset = 0)
        vat_journal_csv: vatJournalAsCSV(_ first_month..last_month) -> [UInt8]
        vat_journal_csv_file: writeVATJournalAsCSV(_ first_month..last_month, to path)
    """,
    "Organising/OrganisingMethods": """
        project_query: projects(archived is_archived_included = false, limit = 0, offset = 0)
        discardable project_add: addProject(_ input)
        project_copy: copyProject(_ id)
        project_update: updateProject(_ id, _ input)
        project_check: problems(ofProject id?, with input)
        project_move: moveProject(_ ids.one, to move)
        project_delete: deleteProjects(_ ids, withTasks flags.DELETE_WITH_TASKS)
        project_section_query: sections(ofProject project_id? = nil, limit = 0, offset = 0)
        project_section_add: addSection(_ name, toProject project_id)
        project_section_update: renameSection(_ id, to name)
        project_section_move: moveSection(_ ids.one, to move)
        project_section_delete: deleteSections(_ ids)
        tag_query: tags(limit = 0, offset = 0)
        tag_get: tags(named names)
        tag_rename: renameTag(_ name, to new_name)
        tag_merge: mergeTags(_ names, into into)
        tag_set_colour: setColour(_ colour, ofTag name)
        tag_delete: deleteTags(_ names)
    """,
    "Pulse/PulseMethods": """
        pulse_read: pulse(_ days = PastDays(), project project_id? = nil)
        score_read: score(_ days, project project_id?, tag tag?)
        chart_read: chart(_ options)
        report_html: report(_ options) -> [UInt8]
        report_html_file: writeReport(_ options, to path)
        holiday_query: holidays(limit = 0, offset = 0)
        holiday_add: addHoliday(_ first_date, _ last_date?)
        holiday_delete: deleteHolidays(_ ids)
        holiday_mode_set: setHolidayMode(_ is_on)
        pulse_settings_read: pulseSettings()
        pulse_settings_set: setPulse(_ settings)
    """,
    "Purchases/PurchaseMethods": """
        purchase_add: addPurchase(_ bytes)
        purchase_add_file: addPurchase(file path)
        purchase_check: problems(ofPurchase id)
        purchase_update: updatePurchase(_ id, _ input)
        purchase_delete: deletePurchases(_ ids)
        purchase_query: purchases(_ options = PurchaseQuery())
        purchase_document_read: purchase(_ id)
        purchase_original: file(ofPurchase id)
        purchase_original_file: writeFile(ofPurchase id, to path)
        purchase_total_query: purchaseTotals(limit = 0, offset = 0)
        purchase_payment_query: payments(ofPurchase purchase_id?, limit = 0, offset = 0)
        purchase_payment_add: addPayment(_ payment, ofPurchase purchase_id)
        purchase_payment_delete: deletePurchasePayments(_ ids)
    """,
    "Queries/FilterMethods": """
        filter_query: filters(limit = 0, offset = 0)
        discardable filter_add: addFilter(_ input)
        filter_update: updateFilter(_ id, _ input)
        filter_move: moveFilter(_ ids.one, to move)
        filter_delete: deleteFilter(_ ids.one)
        query_check: checkQuery(_ text)
        query_canonical: canonicalQuery(_ text)
        query_shown: shownQuery(_ text)
        query_note: queryNotes(_ text) -> [String]
    """,
    "Series/SeriesMethods": """
        task_skip_occurrence: skip(_ ids)
        task_end_series: endSeries(_ ids)
        task_update_occurrence: update(_ id, _ scope, with changes)
        repeat_expand: occurrences(_ spec)
        repeat_parse: repeatRule(_ text) -> RepeatRule(rule: {rule}, mode: {mode})
        series_streak_read: streak(of task_id)
        series_history_query: pastOccurrences(of task_id, limit = 100, offset = 0)
        series_check: seriesProblems()
    """,
    "Store/StoreMethods": """
        backup: backUp(to path, progress = { _, _ in })
        backup_at: backUp(to path, at at_ms, progress = { _, _ in })
        static backup_newest: newestBackup(ofStoreAt path? = nil) -> [UInt8]?
        static restore: restore(_ backup, to path? = nil, progress = { _, _ in }) -> [UInt8]?
        backup_rotate: rotateBackups(in folder? = nil, keeping options = BackupRotation(), progress = { _, _ in }) -> [UInt8]
        static default_path: defaultPath() -> [UInt8]
        interrupt: interrupt()
        check: check() -> RepairReport? without EREADONLY
        recover: recover(from path)
        repair: repair()
        log_read: changeLogReport()
        discardable log_trim: trimChangeLog(before before_ms? = nil, maxBytes max_bytes? = nil)
        language: language()
        language_set: setLanguage(_ language?)
        texts_language_set: setTextsLanguage(_ language?)
        region: region()
        region_set: setRegion(_ region?)
        undo: undo()
        redo: redo()
        task_history: history(of id)
        usage_read: usage()
        usage_start: startUsage()
        usage_stop: stopUsage()
        usage_reset: resetUsage()
    """,
    "Sync/SyncMethods": """
        sync_heads: syncHeads()
        sync_pending: syncPending(for heads)
        discardable sync_apply: applySync(_ bytes)
        sync_snapshot: syncSnapshot()
        discardable sync_join: joinSync(_ bytes, device device_name, passphrase? = nil)
        sync_change_passphrase: changePassphrase(_ passphrase)
        sync_enter_passphrase: enterPassphrase(_ passphrase)
        asks sync_remote_add: addRemote(_ path, device device_name, passphrase? = nil) with kind = TASKCORE_REMOTE_FOLDER
        asks sync_remote_add: addRemote(hub path, device device_name, passphrase? = nil) with kind = TASKCORE_REMOTE_POSTGRESQL
        sync_remote_query: remotes(limit = 0, offset = 0)
        sync_remote_remove: removeRemote(_ id)
        asks discardable sync_run: sync(_ remote_id? = nil, progress = { _, _ in })
        sync_status: syncState()
        sync_enable: enableSync(device device_name, passphrase? = nil)
        sync_disable: disableSync()
        kept sync_set_password: setPassword(_ callback?)
        kept sync_set_transport: setTransport(_ transport)
        sync_remote_add_through: addRemote(through transport, device device_name, passphrase? = nil)
        discardable sync_run_through: sync(through transport, progress = { _, _ in })
        replica_query: replicas(limit = 0, offset = 0)
        replica_rename: renameReplica(_ uid, to name)
        replica_retire: retireReplica(_ uid)
        sync_conflict_query: syncConflicts(limit = 0, offset = 0)
        sync_conflict_resolve: resolveSyncConflicts(_ uids, _ choice)
    """,
    "Sync/HubMethods": """
        hub_create: makeTables()
        hub_check: check()
        hub_grant: grant(_ role, store store_name? = nil)
        hub_revoke: revoke(_ role, store store_name? = nil)
        discardable hub_sweep: sweep(store store_name? = nil, olderThanDays older_than_days = 90)
        hub_remove: remove(store store_name)
    """,
    "Tasks/TaskMethods": """
        detail_read: detail(of id)
        row_query: rows(_ query)
        quick_add: add(_ text)
        quick_add_parse: parse(_ text)
        quick_add_parse_changes: parse(changes text)
        quick_add_told: addTold(_ text) -> (id: Int64, line: ParsedLine)
        task_add: add(_ input)
        task_add_many: add(_ inputs)
        task_copy: copyTask(_ id)
        task_check: problems(ofTask id?, with input)
        task_start: start(_ ids)
        task_stop: stop(_ ids)
        task_purge_before: purge(deletedBefore before_ms)
        task_indent: indent(_ ids)
        task_outdent: outdent(_ ids)
        task_get: tasks(_ ids)
        completion_query: completions(of task_id, in from_ms..before_ms, limit = 0, offset = 0)
        completion_get: completions(_ ids)
        task_count: count(_ query)
        urgency_coefficients_read: urgencyCoefficients()
        urgency_coefficients_set: setUrgency(_ coefficients)
        home_read: home(_ query, sectionLimit section_limit)
        selected task_update: update(_ tasks, with changes)
        selected task_complete: complete(_ tasks, _ flags = CompletionRules())
        selected task_cancel: cancel(_ tasks, wholeSeries flags.CANCEL_SERIES = false)
        selected task_reopen: reopen(_ tasks)
        selected task_delete: delete(_ tasks)
        selected task_restore: restore(_ tasks)
        selected task_purge: purge(_ tasks)
        selected task_move: move(_ tasks, to move)
    """,
    "Templates/TemplateMethods": """
        template_query: templates(limit = 0, offset = 0)
        template_read: templateTasks(_ id)
        discardable template_add: addTemplate(_ input)
        template_update: updateTemplate(_ id, _ input)
        template_delete: deleteTemplate(_ ids.one)
        template_use: useTemplate(_ id, on date? = nil, in project_id = 0)
    """,
    "Time/TimeMethods": """
        day_at: day(at instant_ms)
        day_beginning: beginning(of date)
        day_begins: beginningMinute(of date? = nil)
        discardable day_begins_set: setDayBeginning(minute)
        times_float: timesFloat()
        times_float_set: setTimesFloat(_ floats)
        time_now: now()
        time_to_local: localTime(_ instant_ms)
        time_from_local: instant(_ date, hour as Int, minute as Int, second as Int, millisecond as Int)
        static zone_to_local: localTime(_ instant_ms, zone) -> ZonedTime(zone: zone.string, local: {local})
        static zone_from_local: instant(_ local, zone)
        time_parse: moment(_ text) -> Moment? without EPARSE
        period_parse: period(_ text, towards direction, weekStart week_start? = nil)
        task_countdown: countdown(task id, since from_ms?) -> Countdown({countdown}, label: try label(of: {countdown}))
        event_countdown: countdown(event id, _ occurrence?, since from_ms?) -> Countdown({countdown}, label: try label(of: {countdown}))
        day_countdown: dayCountdown() -> Countdown({countdown}, label: try label(of: {countdown}))
    """,
    "TimeEntries/TimeEntryMethods": """
        time_entry_query: timeEntries(_ options)
        time_entry_add: addTimeEntry(_ input)
        time_entry_update: updateTimeEntry(_ id, with input)
        time_entry_delete: deleteTimeEntries(_ ids)
        time_entry_split: splitTimeEntry(_ id, at at_ms)
        timer_start: startTimer(_ input)
        timer_stop: stopTimer()
        discardable timer_idle: resolve(_ idle)
        time_total_query: timeTotals(by grouping, in from_ms..before_ms, limit = 0, offset = 0)
        time_entry_settings_read: timeEntrySettings()
        time_entry_settings_set: setTimeEntries(_ settings)
    """,
    "Store/ColumnMethods": """
        columns task_query: tasks(_ query)
        columns project_query: projects(archived is_archived_included = false, limit = 0, offset = 0)
        columns project_section_query: sections(ofProject project_id? = nil, limit = 0, offset = 0)
        columns tag_query: tags(limit = 0, offset = 0)
        columns filter_query: filters(limit = 0, offset = 0)
        columns template_query: templates(limit = 0, offset = 0)
        columns template_read: templateTasks(_ id)
        columns field_query: fields(of entity? = nil, limit = 0, offset = 0)
        columns task_history: history(of id)
        columns row_query: rows(_ query)
        columns repeat_expand: occurrences(_ spec)
        columns completion_query: completions(of task_id, in from_ms..before_ms, limit = 0, offset = 0)
        columns series_history_query: pastOccurrences(of task_id, limit = 100, offset = 0)
        columns calendar_query: calendars(limit = 0, offset = 0)
        columns event_query: events(_ options)
        columns conflict_query: conflicts(in from_ms..before_ms, limit = 0, offset = 0)
        columns free_time_query: freeTime(_ options)
        columns load_query: load(_ options)
        columns agenda_read: agenda(_ options)
        columns month_read: month(_ month, of year)
        columns comment_query: comments(_ options)
        columns alert_query: alerts(all is_acknowledged_included = false, limit = 0, offset = 0)
        columns focus_query: focusSessions(in from_ms..before_ms, limit = 0, offset = 0)
        columns focus_total_query: focusTotals(by grouping, in from_ms..before_ms, limit = 0, offset = 0)
        columns time_entry_query: timeEntries(_ options)
        columns time_total_query: timeTotals(by grouping, in from_ms..before_ms, limit = 0, offset = 0)
        columns holiday_query: holidays(limit = 0, offset = 0)
        columns client_query: clients(_ options)
        columns number_series_query: numberSeries(limit = 0, offset = 0)
        columns invoice_query: invoices(_ options)
        columns invoice_line_get: invoiceItems(_ ids)
        columns invoice_adjustment_get: invoiceAdjustments(_ ids)
        columns invoice_check: problems(of id, on issue_date?)
        columns payment_query: payments(of invoice_id?, limit = 0, offset = 0)
        columns email_query: emails(with invoice_id?, limit = 0, offset = 0)
        columns purchase_query: purchases(_ options)
        columns purchase_payment_query: payments(ofPurchase purchase_id?, limit = 0, offset = 0)
        columns purchase_total_query: purchaseTotals(limit = 0, offset = 0)
        columns recurring_invoice_query: recurringInvoices(limit = 0, offset = 0)
        columns penalty_rate_query: penaltyRates(limit = 0, offset = 0)
        columns payment_reminder_query: paymentReminders(of invoice_id? = nil, limit = 0, offset = 0)
        columns interest_span_query: interestSpans(ofReminder payment_reminder_id, limit = 0, offset = 0)
        columns late_invoice_query: lateInvoices(limit = 0, offset = 0)
        columns ageing_query: ageing(limit = 0, offset = 0)
        columns turnover_query: turnover(_ first_month..last_month, limit = 0, offset = 0)
        columns vat_total_query: vatTotals(_ first_month..last_month, limit = 0, offset = 0)
        columns import_notes: importNotes()
        columns kept_fields: keptFields(ofTask item_id) with entity = TASKCORE_ENTITY_TASK
        columns sync_remote_query: remotes(limit = 0, offset = 0)
        columns account_query: accounts(limit = 0, offset = 0)
        columns account_collection_query: collections(of account_id? = nil, limit = 0, offset = 0)
        columns replica_query: replicas(limit = 0, offset = 0)
        columns sync_conflict_query: syncConflicts(limit = 0, offset = 0)
    """,
}

HOSTS: Mapping[str, str] = {
    "Accounts/AuthorizationMethods": "GoogleAuthorization",
    "Accounts/GoogleMethods": "GoogleClient",
    "Sync/HubMethods": "Hub",
}
"""What has the methods of a file that are not those of `Store`."""

HANDLES: Mapping[str, str] = {
    "taskcore_authorization": "GoogleAuthorization",
    "taskcore_store": "Store",
}
"""The classes that have what C opens and frees."""

BY_HAND_METHODS: Mapping[str, str] = {
    "authorization_contents": "GoogleAuthorization.address",
    "conflict_query": "conflicts(in:limit:offset:)",
    "invoice_add": "addInvoice(_:_:)",
    "poll": "poll()",
    "store_free": "Store",
    "task_query": "tasks(_:)",
}
"""What the documentation of others calls methods that are written by hand, or otherwise."""

METHOD_DOCS: Mapping[str, str] = {
    "endSubscription": "Removes the subscription that the host declared.",
}
"""What methods do that do less than the function that they call."""
