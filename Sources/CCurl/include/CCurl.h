/* What the system's libcurl gives to send a message by SMTP.
 *
 * Its options have arguments of varying types, so they are set in C; and it is loaded when it is
 * needed, so that nobody else has to have it. */
#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>
#include <stdint.h>

typedef struct libcurl_mail libcurl_mail;

/* How sending ended. */
#define LIBCURL_SENT 0
/* The callback answered something besides 0. */
#define LIBCURL_STOPPED 1
#define LIBCURL_NO_MEMORY 2
#define LIBCURL_NO_HOST 3
#define LIBCURL_NO_CONNECTION 4
#define LIBCURL_NO_ENCRYPTION 5
#define LIBCURL_NO_TRUST 6
#define LIBCURL_BAD_AUTHORITIES 7
#define LIBCURL_LOGIN_REFUSED 8
#define LIBCURL_TIMED_OUT 9
/* The connection broke, or the server refused something: its reply tells. */
#define LIBCURL_FAILED 10
#define LIBCURL_TOO_OLD 11

/* Called often while sending, in the thread that sends; what is not 0 stops it. */
typedef int32_t libcurl_progress(int64_t sent, int64_t total, void *payload);

/* Loads libcurl once; 0 when it is not installed. It can be called from any thread. */
int libcurl_load(void);

/* A message from `sender` to `url`, which is smtp://host:port or smtps://host:port; in the whole,
 * sending takes at most `timeout` milliseconds. NULL without memory. What it is given is copied. */
libcurl_mail *libcurl_mail_new(const char *url, const char *sender, int64_t timeout);

/* Each of these gives 0 without memory. */
int libcurl_mail_add_recipient(libcurl_mail *mail, const char *recipient);
int libcurl_mail_set_credentials(libcurl_mail *mail, const char *user, const char *password);

/* A file of certificates in PEM, which are trusted instead of the system's. */
int libcurl_mail_set_authorities(libcurl_mail *mail, const char *path);

/* Gives one of the above. `progress` may be NULL. */
int libcurl_mail_send(libcurl_mail *mail, const uint8_t *message, size_t size,
                      libcurl_progress *progress, void *payload);

/* What the callback answered, and what libcurl says of an error. */
int32_t libcurl_mail_answer(const libcurl_mail *mail);
const char *libcurl_mail_error(const libcurl_mail *mail);

/* The last reply of the server, with a line feed after each of its lines: `550 No such user`. */
const char *libcurl_mail_reply(const libcurl_mail *mail);

/* Whether all of the message went out, so that the server may have it in spite of an error. */
int libcurl_mail_is_handed_over(const libcurl_mail *mail);

void libcurl_mail_free(libcurl_mail *mail);

#endif
