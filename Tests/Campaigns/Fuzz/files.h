/* The readers of files that other programs made. */
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct source {
  const uint8_t *bytes;
  size_t left;
};

static int32_t next(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  struct source *source = payload;
  *length = source->left < capacity ? source->left : capacity;
  if (*length > 0) memcpy(buffer, source->bytes, *length);
  source->bytes += *length;
  source->left -= *length;
  return 0;
}

/* A note says in a sentence what was wrong, and its line is one of the file. */
static void check_notes(const uint8_t *bytes, size_t length) {
  int64_t lines = 1;
  for (size_t index = 0; index < length; index++)
    if (bytes[index] == '\n' || bytes[index] == '\r') lines++;
  taskcore_import_note_list *notes = NULL;
  if (said(taskcore_import_notes(store, &notes)) != TASKCORE_OK) return;
  for (size_t index = 0; index < taskcore_import_note_list_count(notes); index++) {
    const taskcore_import_note *note = taskcore_import_note_list_at(notes, index);
    if (note->message[0] == '\0') wrong("a note without a sentence");
    if (note->line < 0 || note->line > lines) wrong("a note on a line that there is not");
  }
  taskcore_import_note_list_free(notes);
}

static taskcore_status import_once(int32_t format, const uint8_t *bytes, size_t length,
                                   taskcore_import_report *report) {
  struct source source = {bytes, length};
  taskcore_status status = said(taskcore_import(store, format, NULL, next, NULL, &source, report));
  if (status == TASKCORE_OK) check_notes(bytes, length);
  return status;
}

/* What was read a moment ago is known; but a task of Taskwarrior without a uuid is a new one. A
 * long text is read once. */
static void import(int32_t format, const uint8_t *bytes, size_t length) {
  enum { READ_AGAIN = 16384 };
  taskcore_import_report first = TASKCORE_IMPORT_REPORT_INIT;
  taskcore_import_report again = TASKCORE_IMPORT_REPORT_INIT;
  if (import_once(format, bytes, length, &first) != TASKCORE_OK || length > READ_AGAIN) return;
  if (import_once(format, bytes, length, &again) != TASKCORE_OK)
    wrong("a file that is read once and no more");
  if (format == TASKCORE_FORMAT_TASKWARRIOR || format == TASKCORE_FORMAT_FOUND) return;
  if (again.added != 0 || again.events_added != 0) wrong("tasks that an import adds twice");
}

static void invoice(const uint8_t *bytes, size_t length) {
  int64_t id = 0;
  if (said(taskcore_invoice_import(store, bytes, length, &id)) != TASKCORE_OK) return;
  taskcore_problem_list *problems = NULL;
  if (said(taskcore_invoice_check(store, id, 0, &problems)) != TASKCORE_OK)
    wrong("a draft that cannot be checked");
  taskcore_problem_list_free(problems);
}

/* An invoice is received once, and is kept as it came. */
static void purchase(const uint8_t *bytes, size_t length) {
  int64_t id = 0;
  if (said(taskcore_purchase_add(store, bytes, length, &id)) != TASKCORE_OK) return;
  taskcore_problem_list *problems = NULL;
  if (said(taskcore_purchase_check(store, id, &problems)) != TASKCORE_OK)
    wrong("a purchase that cannot be checked");
  taskcore_problem_list_free(problems);
  uint8_t *original = NULL;
  size_t count = 0;
  if (said(taskcore_purchase_original(store, id, &original, &count)) != TASKCORE_OK ||
      count != length || memcmp(original, bytes, length) != 0)
    wrong("a purchase that is not kept as it came");
  taskcore_bytes_free(original);
  if (said(taskcore_purchase_add(store, bytes, length, NULL)) != TASKCORE_ECONFLICT)
    wrong("a purchase that is received twice");
}

static void profile(const uint8_t *bytes, size_t length) {
  if (said(taskcore_profile_import(store, bytes, length)) == TASKCORE_OK &&
      said(taskcore_profile_import(store, bytes, length)) != TASKCORE_OK)
    wrong("a seller who is somebody else a moment later");
}

/* A picture is kept as it is, and is drawn on a page, or is refused. */
static void logo(const uint8_t *bytes, size_t length) {
  if (said(taskcore_profile_set_logo(store, bytes, length)) != TASKCORE_OK) return;
  taskcore_profile *profile = NULL;
  if (said(taskcore_profile_read(store, &profile)) == TASKCORE_OK) {
    const taskcore_profile_content *read = taskcore_profile_contents(profile);
    if (read->logo_length != length || (length > 0 && memcmp(read->logo, bytes, length) != 0))
      wrong("a picture that is not kept as it is");
  }
  taskcore_profile_free(profile);
  check_pdf(NULL);
  needed(taskcore_profile_set_logo(store, NULL, 0));
}

/* What Google's console gives for a program. */
static void google_client(const uint8_t *bytes, size_t length) {
  int file = memfd_create("client", MFD_CLOEXEC);
  if (file < 0 || write(file, bytes, length) != (ssize_t)length) abort();
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  taskcore_authorization_options options = TASKCORE_AUTHORIZATION_OPTIONS_INIT;
  options.address = "google:";
  options.client_path = path;
  options.redirect = "http://127.0.0.1:8080";
  taskcore_authorization *authorization = NULL;
  if (said(taskcore_authorization_begin(&options, &authorization)) == TASKCORE_OK &&
      strncmp(taskcore_authorization_contents(authorization)->address, "https://", 8) != 0)
    wrong("an address that no browser can be sent to");
  taskcore_authorization_free(authorization);
  close(file);
}

static const char format_letters[] = {
    [TASKCORE_FORMAT_FOUND] = 'F',       [TASKCORE_FORMAT_JSON] = 'J',
    [TASKCORE_FORMAT_TASKWARRIOR] = 'W', [TASKCORE_FORMAT_CSV] = 'C',
    [TASKCORE_FORMAT_TODO_TXT] = 'T',    [TASKCORE_FORMAT_ICALENDAR] = 'I',
    [TASKCORE_FORMAT_TODOIST] = 'D',     [TASKCORE_FORMAT_GOOGLE_TASKS] = 'G',
    [TASKCORE_FORMAT_TICKTICK] = 'K',    [TASKCORE_FORMAT_OUTLOOK] = 'L',
    [TASKCORE_FORMAT_ORG] = 'O',         [TASKCORE_FORMAT_MARKDOWN] = 'M',
};

static const struct {
  char letter;
  void (*read)(const uint8_t *, size_t);
} files[] = {
    {'X', invoice}, {'B', purchase}, {'S', profile}, {'P', logo}, {'A', google_client},
};

static bool read_file(char letter, const uint8_t *bytes, size_t length) {
  const char *format = memchr(format_letters, letter, sizeof format_letters);
  if (format != NULL) {
    import((int32_t)(format - format_letters), bytes, length);
    return true;
  }
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (files[index].letter != letter) continue;
    files[index].read(bytes, length);
    return true;
  }
  return false;
}
