#include "CPostgres.h"

#include <CLoading.h>
#include <dlfcn.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
#include <postgresql/libpq-fe.h>
#endif

struct postgres {
  PGconn *connection;
  /* The event that the socket is waited for while it connects. */
  short awaited;
};

static const PGresult *from(const postgres_result *result) { return (const PGresult *)result; }

static struct {
  __typeof__(PQconninfoParse) *parse;
  __typeof__(PQconninfoFree) *options_free;
  __typeof__(PQfreemem) *freemem;
  __typeof__(PQconnectStartParams) *start;
  __typeof__(PQconnectPoll) *poll;
  __typeof__(PQfinish) *finish;
  __typeof__(PQstatus) *status;
  __typeof__(PQsocket) *socket;
  __typeof__(PQconnectionNeedsPassword) *needs_password;
  __typeof__(PQerrorMessage) *error;
  __typeof__(PQuser) *user;
  __typeof__(PQsslInUse) *is_encrypted;
  __typeof__(PQserverVersion) *version;
  __typeof__(PQsetNoticeProcessor) *set_notice_processor;
  __typeof__(PQsetnonblocking) *set_nonblocking;
  __typeof__(PQenterPipelineMode) *enter_pipeline;
  __typeof__(PQpipelineSync) *pipeline_sync;
  __typeof__(PQsendQueryParams) *send;
  __typeof__(PQflush) *flush;
  __typeof__(PQconsumeInput) *consume;
  __typeof__(PQisBusy) *is_busy;
  __typeof__(PQgetResult) *get_result;
  __typeof__(PQresultStatus) *result_status;
  __typeof__(PQresultErrorField) *error_field;
  __typeof__(PQntuples) *rows;
  __typeof__(PQnfields) *columns;
  __typeof__(PQgetvalue) *value;
  __typeof__(PQgetisnull) *is_null;
  __typeof__(PQgetlength) *length;
  __typeof__(PQcmdTuples) *changed;
  __typeof__(PQclear) *clear;
} pq;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = loading_open(LOADING_PQ);
  if (library == NULL) return;
  is_loaded = 1;
#define FIND(member, name)                      \
  *(void **)&pq.member = dlsym(library, #name); \
  is_loaded = is_loaded && pq.member != NULL
  FIND(parse, PQconninfoParse);
  FIND(options_free, PQconninfoFree);
  FIND(freemem, PQfreemem);
  FIND(start, PQconnectStartParams);
  FIND(poll, PQconnectPoll);
  FIND(finish, PQfinish);
  FIND(status, PQstatus);
  FIND(socket, PQsocket);
  FIND(needs_password, PQconnectionNeedsPassword);
  FIND(error, PQerrorMessage);
  FIND(user, PQuser);
  FIND(is_encrypted, PQsslInUse);
  FIND(version, PQserverVersion);
  FIND(set_notice_processor, PQsetNoticeProcessor);
  FIND(set_nonblocking, PQsetnonblocking);
  FIND(enter_pipeline, PQenterPipelineMode);
  FIND(pipeline_sync, PQpipelineSync);
  FIND(send, PQsendQueryParams);
  FIND(flush, PQflush);
  FIND(consume, PQconsumeInput);
  FIND(is_busy, PQisBusy);
  FIND(get_result, PQgetResult);
  FIND(result_status, PQresultStatus);
  FIND(error_field, PQresultErrorField);
  FIND(rows, PQntuples);
  FIND(columns, PQnfields);
  FIND(value, PQgetvalue);
  FIND(is_null, PQgetisnull);
  FIND(length, PQgetlength);
  FIND(changed, PQcmdTuples);
  FIND(clear, PQclear);
#undef FIND
}

int32_t postgres_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

int32_t postgres_check_address(const char *address) {
  char *message = NULL;
  PQconninfoOption *options = pq.parse(address, &message);
  if (options == NULL) {
    int32_t fault = message == NULL ? POSTGRES_NO_MEMORY : POSTGRES_ADDRESS_MALFORMED;
    pq.freemem(message);
    return fault;
  }
  int32_t fault = POSTGRES_ADDRESS_GOOD;
  for (PQconninfoOption *each = options; each->keyword != NULL; each++)
    if (each->val != NULL && each->dispchar[0] == '*') fault = POSTGRES_ADDRESS_HAS_PASSWORD;
  pq.options_free(options);
  return fault;
}

/* Notices of a server are ignored; libpq would print them. */
static void ignore(void *argument, const char *message) {
  (void)argument;
  (void)message;
}

postgres *postgres_new(const char *address, const char *password) {
  /* What comes later counts: nobody gives another encoding, and the address a password of its own.
   */
  const char *keywords[] = {"fallback_application_name", "dbname", "client_encoding", "password",
                            NULL};
  const char *values[] = {"taskcore", address, "UTF8", password, NULL};
  if (password == NULL) keywords[3] = NULL;
  postgres *connection = malloc(sizeof *connection);
  if (connection == NULL) return NULL;
  connection->awaited = POLLOUT;
  connection->connection = pq.start(keywords, values, 1);
  if (connection->connection == NULL) {
    free(connection);
    return NULL;
  }
  pq.set_notice_processor(connection->connection, ignore, NULL);
  return connection;
}

void postgres_free(postgres *connection) {
  pq.finish(connection->connection);
  free(connection);
}

/* Whether the socket is ready within that time. */
static int wait_for(const postgres *connection, short events, int32_t milliseconds) {
  struct pollfd input = {.fd = pq.socket(connection->connection), .events = events};
  return input.fd >= 0 && poll(&input, 1, milliseconds) > 0;
}

int32_t postgres_connect(postgres *connection, int32_t milliseconds) {
  if (postgres_is_lost(connection)) return POSTGRES_FAILED;
  if (!wait_for(connection, connection->awaited, milliseconds)) return POSTGRES_WAITING;
  switch (pq.poll(connection->connection)) {
    case PGRES_POLLING_READING:
      connection->awaited = POLLIN;
      return POSTGRES_WAITING;
    case PGRES_POLLING_WRITING:
      connection->awaited = POLLOUT;
      return POSTGRES_WAITING;
    case PGRES_POLLING_OK:
      return pq.set_nonblocking(connection->connection, 1) == 0 &&
                     pq.enter_pipeline(connection->connection)
                 ? POSTGRES_DONE
                 : POSTGRES_FAILED;
    default:
      return POSTGRES_FAILED;
  }
}

int32_t postgres_is_lost(const postgres *connection) {
  return pq.status(connection->connection) == CONNECTION_BAD;
}

int32_t postgres_needs_password(const postgres *connection) {
  return pq.needs_password(connection->connection);
}

const char *postgres_error(const postgres *connection) { return pq.error(connection->connection); }

const char *postgres_user(const postgres *connection) {
  const char *user = pq.user(connection->connection);
  return user == NULL ? "" : user;
}

int32_t postgres_is_encrypted(const postgres *connection) {
  return pq.is_encrypted(connection->connection);
}

int32_t postgres_server_version(const postgres *connection) {
  return pq.version(connection->connection);
}

int32_t postgres_send(postgres *connection, const char *sql, const postgres_value *values,
                      int32_t count) {
  const char *bytes[POSTGRES_MOST_VALUES];
  int sizes[POSTGRES_MOST_VALUES];
  int formats[POSTGRES_MOST_VALUES];
  if (count > POSTGRES_MOST_VALUES) return 0;
  for (int32_t index = 0; index < count; index++) {
    bytes[index] = values[index].bytes;
    sizes[index] = values[index].size;
    formats[index] = values[index].is_binary;
  }
  return pq.send(connection->connection, sql, count, NULL, bytes, sizes, formats, 1);
}

int32_t postgres_send_end(postgres *connection) { return pq.pipeline_sync(connection->connection); }

int32_t postgres_next(postgres *connection, int32_t milliseconds, postgres_result **result) {
  *result = NULL;
  int unsent = pq.flush(connection->connection);
  if (unsent < 0) return POSTGRES_FAILED;
  if (pq.is_busy(connection->connection)) {
    if (!wait_for(connection, unsent > 0 ? POLLIN | POLLOUT : POLLIN, milliseconds))
      return pq.socket(connection->connection) < 0 ? POSTGRES_FAILED : POSTGRES_WAITING;
    if (!pq.consume(connection->connection)) return POSTGRES_FAILED;
    if (pq.is_busy(connection->connection)) return POSTGRES_WAITING;
  }
  PGresult *next = pq.get_result(connection->connection);
  if (next == NULL) return POSTGRES_NEXT;
  switch (pq.result_status(next)) {
    case PGRES_COMMAND_OK:
    case PGRES_TUPLES_OK:
      *result = (postgres_result *)next;
      return POSTGRES_ROWS;
    case PGRES_PIPELINE_SYNC:
      pq.clear(next);
      return POSTGRES_DONE;
    case PGRES_PIPELINE_ABORTED:
      pq.clear(next);
      return POSTGRES_SKIPPED;
    default:
      *result = (postgres_result *)next;
      return POSTGRES_ERROR;
  }
}

int32_t postgres_row_count(const postgres_result *result) { return pq.rows(from(result)); }

int32_t postgres_column_count(const postgres_result *result) { return pq.columns(from(result)); }

const uint8_t *postgres_field(const postgres_result *result, int32_t row, int32_t column,
                              int32_t *size) {
  if (pq.is_null(from(result), row, column)) return NULL;
  *size = pq.length(from(result), row, column);
  return (const uint8_t *)pq.value(from(result), row, column);
}

int64_t postgres_changed_rows(const postgres_result *result) {
  return strtoll(pq.changed((PGresult *)from(result)), NULL, 10);
}

const char *postgres_state(const postgres_result *result) {
  const char *state = pq.error_field(from(result), PG_DIAG_SQLSTATE);
  return state == NULL ? "" : state;
}

const char *postgres_message(const postgres_result *result) {
  const char *message = pq.error_field(from(result), PG_DIAG_MESSAGE_PRIMARY);
  return message == NULL ? "" : message;
}

void postgres_result_free(postgres_result *result) { pq.clear((PGresult *)result); }
