/* The readers of what people type. */
#include <stddef.h>
#include <string.h>
#include <strings.h>

/* What quick add foretells is what is added. */
static void quick_add(const char *text) {
  taskcore_quick_add_result *result = NULL;
  if (said(taskcore_quick_add_parse(store, text, &result)) != TASKCORE_OK) return;
  int64_t id = 0;
  taskcore_task_list *tasks = NULL;
  if (said(taskcore_quick_add(store, text, NULL, &id)) == TASKCORE_OK &&
      said(taskcore_task_get(store, &id, 1, &tasks)) == TASKCORE_OK) {
    const taskcore_task *task = taskcore_task_list_at(tasks, 0);
    if (strcmp(task->title, taskcore_quick_add_result_contents(result)->input->title) != 0)
      wrong("another title than was foretold");
  }
  taskcore_task_list_free(tasks);
  taskcore_quick_add_result_free(result);
}

/* What a line changes can be passed to an update. */
static void changes(const char *text) {
  taskcore_quick_add_result *result = NULL;
  if (said(taskcore_quick_add_parse_changes(store, text, &result)) != TASKCORE_OK) return;
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Pay";
  int64_t id = 0;
  if (said(taskcore_task_add(store, &task, &id)) == TASKCORE_OK)
    said(taskcore_task_update(store, &id, 1, taskcore_quick_add_result_contents(result)->input));
  taskcore_quick_add_result_free(result);
}

static void check_occurrences(const taskcore_repeat_spec *spec) {
  taskcore_occurrence_list *occurrences = NULL;
  if (said(taskcore_repeat_expand(store, spec, &occurrences)) != TASKCORE_OK) return;
  size_t count = taskcore_occurrence_list_count(occurrences);
  if (count > 50) wrong("more occurrences than were asked for");
  for (size_t index = 1; index < count; index++)
    if (taskcore_occurrence_list_at(occurrences, index - 1)->start_ms >
        taskcore_occurrence_list_at(occurrences, index)->start_ms)
      wrong("an occurrence before the one that it follows");
  taskcore_occurrence_list_free(occurrences);
}

static void repeat(const char *rule) {
  taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
  spec.rule = rule;
  spec.start = "20261224T170000";
  spec.limit = 50;
  check_occurrences(&spec);
}

/* Dates that are left out of a rule, and others besides. */
static void exceptions(const char *text) {
  taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
  spec.rule = "FREQ=DAILY;COUNT=20";
  spec.start = "20261224T170000";
  spec.limit = 50;
  spec.added_dates = text;
  check_occurrences(&spec);
  spec.excluded_dates = text;
  spec.added_dates = NULL;
  check_occurrences(&spec);
  spec.start = "20261224";
  check_occurrences(&spec);
}

/* What a rule is called is that rule again, unless it has no words. */
static void words(const char *text) {
  char *found = NULL, *said_so = NULL, *again = NULL;
  int32_t mode = 0, mode_again = 0;
  if (said(taskcore_repeat_parse(store, text, &found, &mode)) == TASKCORE_OK) {
    if (said(taskcore_repeat_words(store, found, mode, &said_so)) != TASKCORE_OK)
      wrong("a rule that was understood and cannot be said");
    if (said(taskcore_repeat_parse(store, said_so, &again, &mode_again)) == TASKCORE_OK &&
        (strcmp(found, again) != 0 || mode != mode_again)) {
      fprintf(stderr, "%s = %s = %s\n", found, said_so, again);
      wrong("words that mean another rule");
    }
    taskcore_string_free(said_so);
    taskcore_string_free(again);
  }
  taskcore_string_free(found);
  found = NULL;
  said(taskcore_repeat_words(store, text, 0, &found));
  taskcore_string_free(found);
}

static void moment(const char *text) {
  taskcore_moment found = TASKCORE_MOMENT_INIT;
  said(taskcore_time_parse(store, text, &found));
  taskcore_period days = TASKCORE_PERIOD_INIT;
  if (said(taskcore_period_parse(store, text, NULL, &days)) == TASKCORE_OK &&
      days.first_date > days.last_date)
    wrong("a period that ends before it begins");
}

/* A currency and an amount, "EUR 1,234.56": what it is written as is the same amount. */
static void amount(const char *text) {
  char currency[16] = "EUR";
  size_t length = strcspn(text, " ");
  if (length > 0 && length < sizeof currency) {
    memcpy(currency, text, length);
    currency[length] = '\0';
    text += length;
  }
  int32_t digits = 0;
  said(taskcore_currency_digits(currency, &digits));
  int64_t minor = 0, again = 0;
  if (said(taskcore_amount_parse(text, currency, &minor)) != TASKCORE_OK) return;
  char *written = NULL;
  if (said(taskcore_amount_text(minor, currency, "en", &written)) != TASKCORE_OK)
    wrong("an amount that was read and cannot be written");
  /* Without the currency. */
  char number[64] = "";
  length = 0;
  for (const char *next = written; *next != '\0' && length < sizeof number - 4; next++)
    if (strchr("0123456789.,", *next) != NULL) {
      number[length++] = *next;
    } else if (strncmp(next, "\u2212", 3) == 0) {
      memcpy(number + length, next, 3);
      length += 3;
    }
  if (said(taskcore_amount_parse(number, currency, &again)) != TASKCORE_OK || again != minor) {
    fprintf(stderr, "%s: %s = %s\n", currency, text, written);
    wrong("an amount that is written as another one");
  }
  taskcore_string_free(written);
}

/* What a query is kept as, and shown as, means the same. */
static void query(const char *text) {
  taskcore_query question = TASKCORE_QUERY_INIT;
  question.text = text;
  taskcore_task_list *tasks = NULL;
  taskcore_status checked = said(taskcore_query_check(store, text));
  taskcore_status asked = said(taskcore_task_query(store, &question, &tasks));
  if (checked == TASKCORE_OK && asked == TASKCORE_EPARSE) wrong("a query that was found right");
  taskcore_task_list_free(tasks);
  char *kept = NULL, *shown = NULL, *note = NULL, *again = NULL;
  if (said(taskcore_query_canonical(store, text, &kept)) == TASKCORE_OK) {
    if (said(taskcore_query_canonical(store, kept, &again)) != TASKCORE_OK ||
        strcmp(kept, again) != 0) {
      fprintf(stderr, "%s = %s\n", kept, again == NULL ? "nothing" : again);
      wrong("a query that is kept as another one");
    }
    taskcore_string_free(again);
    again = NULL;
    if (said(taskcore_query_shown(store, kept, &shown)) != TASKCORE_OK ||
        said(taskcore_query_canonical(store, shown, &again)) != TASKCORE_OK ||
        strcmp(kept, again) != 0) {
      fprintf(stderr, "%s = %s\n", kept, shown == NULL ? "nothing" : shown);
      wrong("a query that is shown as another one");
    }
  }
  said(taskcore_query_note(store, text, &note));
  taskcore_string_free(kept);
  taskcore_string_free(shown);
  taskcore_string_free(note);
  taskcore_string_free(again);
}

/* Parts of words, by which records other than tasks are found. */
static void search(const char *text) {
  taskcore_client_query_options clients = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
  clients.fields = TASKCORE_CLIENT_QUERY_TEXT;
  clients.text = text;
  taskcore_client_list *found_clients = NULL;
  said(taskcore_client_query(store, &clients, &found_clients));
  taskcore_client_list_free(found_clients);
  taskcore_invoice_query_options invoices = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  invoices.fields = TASKCORE_INVOICE_QUERY_TEXT;
  invoices.text = text;
  taskcore_invoice_list *found_invoices = NULL;
  said(taskcore_invoice_query(store, &invoices, &found_invoices));
  taskcore_invoice_list_free(found_invoices);
  taskcore_purchase_query_options purchases = TASKCORE_PURCHASE_QUERY_OPTIONS_INIT;
  purchases.fields = TASKCORE_PURCHASE_QUERY_TEXT;
  purchases.text = text;
  taskcore_purchase_list *found_purchases = NULL;
  said(taskcore_purchase_query(store, &purchases, &found_purchases));
  taskcore_purchase_list_free(found_purchases);
  taskcore_event_query_options events = TASKCORE_EVENT_QUERY_OPTIONS_INIT;
  events.fields = TASKCORE_EVENT_QUERY_TEXT;
  events.text = text;
  taskcore_event_list *found_events = NULL;
  said(taskcore_event_query(store, &events, &found_events));
  taskcore_event_list_free(found_events);
  events.fields = TASKCORE_EVENT_QUERY_FIELD_VALUES;
  events.field_values = text;
  found_events = NULL;
  said(taskcore_event_query(store, &events, &found_events));
  taskcore_event_list_free(found_events);
}

/* The clock on the wall of a zone shows the instant that it was asked about. */
static void zone(const char *text) {
  const int64_t instant = INT64_C(1798106400000);
  int64_t again = 0;
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  if (said(taskcore_zone_to_local(text, instant, &local)) == TASKCORE_OK &&
      (said(taskcore_zone_from_local(text, &local, &again)) != TASKCORE_OK || again != instant))
    wrong("a local time of another instant");
}

/* A language or a region, and behind a space words in it. */
static void language(const char *text) {
  char name[16] = "";
  size_t length = strcspn(text, " ");
  if (length < sizeof name) memcpy(name, text, length);
  bool is_language = said(taskcore_language_set(store, name)) == TASKCORE_OK;
  bool is_region = !is_language && said(taskcore_region_set(store, name)) == TASKCORE_OK;
  if (is_language || is_region) {
    text += length + (text[length] == ' ');
    quick_add(text);
    moment(text);
    words(text);
    query(text);
  }
  needed(taskcore_language_set(store, NULL));
  needed(taskcore_region_set(store, NULL));
}

/* A member of a party, which the first byte chooses from 'A' on, and then its value. What was taken
 * is taken again. */
static void party(const char *text) {
  enum { MEMBERS = 33 };
  if (text[0] == '\0') return;
  size_t member = (unsigned char)(text[0] - 'A') % MEMBERS;
  size_t place = offsetof(taskcore_party, name) + member * sizeof(char *);
  taskcore_party party = TASKCORE_PARTY_INIT;
  party.fields = UINT64_C(1) << member;
  const char *value = text + 1;
  memcpy((char *)&party + place, &value, sizeof value);
  taskcore_client_input input = TASKCORE_CLIENT_INPUT_INIT;
  input.fields = TASKCORE_CLIENT_PARTY;
  input.party = &party;
  if (said(taskcore_client_update(store, &client, 1, &input)) != TASKCORE_OK) return;
  char *kept = NULL;
  for (int round = 0; round < 2; round++) {
    taskcore_client_list *clients = NULL;
    if (said(taskcore_client_get(store, &client, 1, &clients)) != TASKCORE_OK)
      wrong("a client that is gone");
    const taskcore_party *read = taskcore_client_list_at(clients, 0)->party;
    memcpy(&value, (const char *)read + place, sizeof value);
    if (kept == NULL) {
      kept = strdup(value);
      if (kept == NULL) abort();
      memcpy((char *)&party + place, &kept, sizeof kept);
      if (said(taskcore_client_update(store, &client, 1, &input)) != TASKCORE_OK)
        wrong("a value of a party that is not taken again");
    } else if (strcmp(kept, value) != 0) {
      wrong("a value of a party that changes when it is set again");
    }
    taskcore_client_list_free(clients);
  }
  free(kept);
}

/* A number has at most 35 characters, whatever the pattern. */
static void numbers(const char *text) {
  if (said(taskcore_number_series_set(store, "fuzz", text)) != TASKCORE_OK) return;
  taskcore_number_series_list *series = NULL;
  if (said(taskcore_number_series_query(store, NULL, &series)) == TASKCORE_OK)
    for (size_t index = 0; index < taskcore_number_series_list_count(series); index++)
      if (strlen(taskcore_number_series_list_at(series, index)->next_number) > 35)
        wrong("a number that is too long");
  taskcore_number_series_list_free(series);
  said(taskcore_number_series_set(store, "fuzz", ""));
}

static void page_template(const char *text) {
  taskcore_pdf_options options = TASKCORE_PDF_OPTIONS_INIT;
  options.fields = TASKCORE_PDF_PAGE_TEMPLATE;
  options.page_template = text;
  check_pdf(&options);
}

static void check_message(const taskcore_email_options *options) {
  uint8_t *message = NULL;
  size_t length = 0;
  if (said(taskcore_email_compose(store, issued, options, &message, &length)) == TASKCORE_OK) {
    size_t begin = 0;
    bool is_head = true;
    for (size_t at = 0; at < length; at++) {
      if (message[at] != '\n') continue;
      if (at == begin || message[at - 1] != '\r') wrong("a line of a message that ends otherwise");
      if (at - begin > 999) wrong("a line of a message that is too long");
      if (at - begin == 1) is_head = false;
      if (is_head && at - begin > 4 && strncasecmp((char *)message + begin, "Bcc:", 4) == 0)
        wrong("a field of a message that nobody set");
      begin = at + 1;
    }
  }
  taskcore_bytes_free(message);
}

/* Addresses, and the texts of a message. */
static void addresses(const char *text) {
  taskcore_email_options options = TASKCORE_EMAIL_OPTIONS_INIT;
  options.fields = TASKCORE_EMAIL_TO;
  options.to = text;
  check_message(&options);
  options.fields = TASKCORE_EMAIL_SENDER;
  options.sender = text;
  check_message(&options);
  options.fields = TASKCORE_EMAIL_SUBJECT;
  options.subject = text;
  check_message(&options);
  options.fields = TASKCORE_EMAIL_BODY;
  options.body = text;
  check_message(&options);
}

/* An address of the web is kept as it was given. */
static void url(const char *text) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_URL;
  input.title = "Read";
  input.url = text;
  int64_t id = 0;
  taskcore_task_list *tasks = NULL;
  if (said(taskcore_task_add(store, &input, &id)) == TASKCORE_OK &&
      said(taskcore_task_get(store, &id, 1, &tasks)) == TASKCORE_OK) {
    input.url = taskcore_task_list_at(tasks, 0)->url;
    if (said(taskcore_task_update(store, &id, 1, &input)) != TASKCORE_OK)
      wrong("an address that is not taken again");
  }
  taskcore_task_list_free(tasks);
}

static const struct {
  char letter;
  void (*read)(const char *);
} texts[] = {
    {'q', quick_add}, {'r', repeat},        {'w', words},     {'d', moment},
    {'f', query},     {'z', zone},          {'c', changes},   {'x', exceptions},
    {'a', amount},    {'s', search},        {'l', language},  {'p', party},
    {'n', numbers},   {'t', page_template}, {'e', addresses}, {'u', url},
};
enum { TEXTS = sizeof texts / sizeof *texts };

static void read_text(char letter, const char *text) {
  size_t index = 0;
  while (index < TEXTS && texts[index].letter != letter) index++;
  texts[index < TEXTS ? index : (unsigned char)letter % TEXTS].read(text);
}
