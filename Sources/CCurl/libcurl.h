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

#endif
