/* The functions of libcurl, which are there after `libcurl_load` has given 1. */
#ifndef LIBCURL_H
#define LIBCURL_H

#include <curl/curl.h>

#include "CCurl.h"

struct libcurl_functions {
  __typeof__(curl_easy_init) *easy_init;
  __typeof__(curl_easy_setopt) *easy_setopt;
  __typeof__(curl_easy_cleanup) *easy_cleanup;
  __typeof__(curl_multi_init) *multi_init;
  __typeof__(curl_multi_add_handle) *multi_add_handle;
  __typeof__(curl_multi_perform) *multi_perform;
  __typeof__(curl_multi_poll) *multi_poll;
  __typeof__(curl_multi_info_read) *multi_info_read;
  __typeof__(curl_multi_remove_handle) *multi_remove_handle;
  __typeof__(curl_multi_cleanup) *multi_cleanup;
  __typeof__(curl_slist_append) *slist_append;
  __typeof__(curl_slist_free_all) *slist_free_all;
};

extern struct libcurl_functions libcurl;

/* What holds for every use: neither signals, nor proxies of the environment, nor ~/.netrc; TLS 1.2
 * or newer, with a server that is who it says. Gives the error of the first option that is refused.
 */
CURLcode libcurl_set_bounds(CURL *curl, const char *protocols, const char *authorities);

/* How a transfer ended, as CCurl.h has it. */
int libcurl_outcome(CURLcode code);

/* Overwrites a text with zeros. */
void libcurl_wipe(char *text);

/* Wipes and frees a secret text, so that it does not stay in reused memory. NULL is ignored. */
void libcurl_forget(char *text);

/* On the monotonic clock. */
int64_t libcurl_milliseconds(void);

#endif
