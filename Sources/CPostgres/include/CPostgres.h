/* The parts of the system's libpq that a hub needs to talk to a PostgreSQL server.
 *
 * It is loaded when it is needed, so that nobody else has to have it. Until `postgres_load` has
 * given 1, none of what follows it may be called. Nothing here waits longer than it is told to. */
#ifndef CPOSTGRES_H
#define CPOSTGRES_H

#include <stddef.h>
#include <stdint.h>

typedef struct postgres postgres;
typedef struct postgres_result postgres_result;

/* Loads libpq once; 0 when it is not installed, or older than 14. It can be called from any thread.
 */
int32_t postgres_load(void);

/* The validity of an address: valid, malformed, or with a password in it. */
#define POSTGRES_ADDRESS_GOOD 0
#define POSTGRES_ADDRESS_MALFORMED 1
#define POSTGRES_ADDRESS_HAS_PASSWORD 2
#define POSTGRES_NO_MEMORY 3
int32_t postgres_check_address(const char *address);

/* Begins to connect; NULL without memory. `password` may be NULL: libpq looks for one itself. */
postgres *postgres_new(const char *address, const char *password);
void postgres_free(postgres *connection);

/* Each of these waits for `milliseconds` at most. */
#define POSTGRES_WAITING 0
#define POSTGRES_DONE 1
#define POSTGRES_FAILED 2

/* Goes on to connect. */
int32_t postgres_connect(postgres *connection, int32_t milliseconds);

/* Whether there is no connection, or no longer. */
int32_t postgres_is_lost(const postgres *connection);

/* Whether the server asked for a password, and there was none. */
int32_t postgres_needs_password(const postgres *connection);

/* libpq's message on the last error, in one or more lines. */
const char *postgres_error(const postgres *connection);

/* The name of the role that connected; whether the connection is encrypted by TLS. */
const char *postgres_user(const postgres *connection);
int32_t postgres_is_encrypted(const postgres *connection);
/* As 150004. */
int32_t postgres_server_version(const postgres *connection);

/* A parameter of a statement; of a text the size is not used, and NULL is NULL. */
typedef struct {
  const char *bytes;
  int32_t size;
  int32_t is_binary;
} postgres_value;

#define POSTGRES_MOST_VALUES 9

/* Adds an unnamed statement to those that are sent together, and what ends them; 0 when libpq
 * refuses it. */
int32_t postgres_send(postgres *connection, const char *sql, const postgres_value *values,
                      int32_t count);
int32_t postgres_send_end(postgres *connection);

/* Waits for the next result. */
#define POSTGRES_ROWS 3    /* `*result` is what a statement gave, to be freed by the caller. */
#define POSTGRES_ERROR 4   /* Likewise; it tells an error. */
#define POSTGRES_SKIPPED 5 /* A statement before it failed. */
#define POSTGRES_NEXT 6    /* Nothing more of this statement. */
int32_t postgres_next(postgres *connection, int32_t milliseconds, postgres_result **result);

int32_t postgres_row_count(const postgres_result *result);
int32_t postgres_column_count(const postgres_result *result);
/* NULL for NULL; it lives as long as the result. */
const uint8_t *postgres_field(const postgres_result *result, int32_t row, int32_t column,
                              int32_t *size);
/* How many rows a statement changed. */
int64_t postgres_changed_rows(const postgres_result *result);
/* Five letters and digits, or none. */
const char *postgres_state(const postgres_result *result);
const char *postgres_message(const postgres_result *result);
void postgres_result_free(postgres_result *result);

#endif
