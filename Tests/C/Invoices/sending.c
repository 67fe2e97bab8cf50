/* Sending an invoice that is interrupted while the server never answers. */
#include <arpa/inet.h>
#include <pthread.h>
#include <sys/socket.h>
#include <time.h>

#include "invoicing.h"

/* A server on this machine that takes connections and says nothing. */
typedef struct server {
  int listener, port;
} server;

static server silent_server(void) {
  struct sockaddr_in address;
  socklen_t size = sizeof address;
  server it;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  it.listener = socket(AF_INET, SOCK_STREAM, 0);
  CHECK(it.listener >= 0);
  CHECK(bind(it.listener, (struct sockaddr *)&address, sizeof address) == 0);
  CHECK(listen(it.listener, 8) == 0);
  CHECK(getsockname(it.listener, (struct sockaddr *)&address, &size) == 0);
  it.port = ntohs(address.sin_port);
  return it;
}

static taskcore_smtp_options options_of(const server *it) {
  taskcore_smtp_options options = TASKCORE_SMTP_OPTIONS_INIT;
  options.host = "127.0.0.1";
  options.port = it->port;
  options.timeout_ms = 600000;
  return options;
}

/* ------------------------------------------------------------------------- another thread */

typedef struct interrupter {
  taskcore_store *store;
  int listener, is_over;
  pthread_mutex_t mutex;
} interrupter;

static int is_over(interrupter *self) {
  pthread_mutex_lock(&self->mutex);
  int over = self->is_over;
  pthread_mutex_unlock(&self->mutex);
  return over;
}

/* From the moment on at which the library waits for the server's greeting. */
static void *interrupt(void *payload) {
  const struct timespec pause = {0, 5000000};
  interrupter *self = (interrupter *)payload;
  int connection = accept(self->listener, NULL, NULL);
  while (!is_over(self)) {
    taskcore_interrupt(self->store);
    nanosleep(&pause, NULL);
  }
  close(connection);
  return NULL;
}

static taskcore_status send_interrupted(taskcore_store *store, int64_t invoice, const server *to,
                                        int64_t *id) {
  interrupter other = {store, to->listener, 0, PTHREAD_MUTEX_INITIALIZER};
  taskcore_smtp_options options = options_of(to);
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, interrupt, &other) == 0);
  taskcore_status status = taskcore_email_send(store, invoice, NULL, &options, id);
  pthread_mutex_lock(&other.mutex);
  other.is_over = 1;
  pthread_mutex_unlock(&other.mutex);
  /* In case that it still waits for a connection, because nothing was sent. */
  shutdown(to->listener, SHUT_RDWR);
  CHECK(pthread_join(thread, NULL) == 0);
  return status;
}

/* The messages with an invoice, of which there are so many. */
static taskcore_email_list *emails_of(taskcore_store *store, int64_t invoice, size_t count) {
  taskcore_email_query_options options = TASKCORE_EMAIL_QUERY_OPTIONS_INIT;
  taskcore_email_list *list = NULL;
  options.invoice_id = invoice;
  CHECK_OK(taskcore_email_query(store, &options, &list));
  CHECK_INT(taskcore_email_list_count(list), count);
  return list;
}

/* Without libcurl, or what draws the PDF, nothing can be sent. */
static int is_supported(taskcore_status status) { return status != TASKCORE_EUNSUPPORTED; }

static void another_thread_ends_it(taskcore_store *store) {
  static const char sentence[] = "Sending was stopped before the server accepted the message.";
  int64_t invoice = draft_of(store, client_id, 100), id = 1;
  issue(store, invoice);
  for (size_t count = 1; count <= 2; count++) {
    server it = silent_server();
    taskcore_status status = send_interrupted(store, invoice, &it, &id);
    close(it.listener);
    if (!is_supported(status)) return;
    CHECK_STATUS(status, TASKCORE_EINTERRUPTED);
    CHECK_TEXT(taskcore_last_error()->message, sentence);
    CHECK_INT(id, 0);
    taskcore_email_list *list = emails_of(store, invoice, count);
    const taskcore_email *email = taskcore_email_list_at(list, 0);
    CHECK_INT(email->state, TASKCORE_EMAIL_STATE_FAILED);
    CHECK_TEXT(email->error, sentence);
    CHECK_INT(email->finished_ms, START_MS);
    taskcore_email_list_free(list);
  }
  add_titled(store, "Pay rent"); /* no interrupt is left over */
}

/* ------------------------------------------------------------------------------ progress */

typedef struct asked {
  int is_sending, calls;
} asked;

/* The message is stored, and goes to the server next. */
static int32_t note(const taskcore_commit *commit, void *payload) {
  (void)commit;
  ((asked *)payload)->is_sending = 1;
  return 0;
}

static int32_t answer(void *payload) {
  asked *it = (asked *)payload;
  if (!it->is_sending) return 0;
  it->calls++;
  return 42;
}

static void the_progress_callback_of_the_store_ends_it(void) {
  asked it = {0, 0};
  server to = silent_server();
  taskcore_open_options options = options_for(":memory:");
  taskcore_smtp_options server_options = options_of(&to);
  taskcore_store *store = NULL;
  taskcore_observer *observer = NULL;
  int64_t id = 1;
  options.progress = answer;
  options.progress_payload = &it;
  CHECK_OK(taskcore_store_open(&options, &store));
  set_seller(store);
  int64_t invoice = draft_of(store, add_client(store, "Exemples SAS"), 100);
  issue(store, invoice);
  CHECK_OK(taskcore_observe(store, note, &it, NULL, &observer));
  taskcore_status status = taskcore_email_send(store, invoice, NULL, &server_options, &id);
  close(to.listener);
  if (is_supported(status)) {
    CHECK_STATUS(status, 42);
    CHECK_INT(id, 0);
    CHECK_INT(it.calls, 1);
    taskcore_email_list *list = emails_of(store, invoice, 1);
    CHECK_INT(taskcore_email_list_at(list, 0)->state, TASKCORE_EMAIL_STATE_FAILED);
    taskcore_email_list_free(list);
  }
  taskcore_observer_free(observer);
  taskcore_store_free(store);
}

int main(void) {
  RUN_WITH_SELLER(another_thread_ends_it);
  RUN(the_progress_callback_of_the_store_ends_it);
  return check_result();
}
