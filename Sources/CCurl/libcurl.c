#include "libcurl.h"

#include <dlfcn.h>
#include <pthread.h>

struct libcurl_functions libcurl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  __typeof__(curl_global_init) *global_init;
  *(void **)&global_init = dlsym(library, "curl_global_init");
#define FIND(member, name) *(void **)&libcurl.member = dlsym(library, #name)
  FIND(easy_init, curl_easy_init);
  FIND(easy_setopt, curl_easy_setopt);
  FIND(easy_perform, curl_easy_perform);
  FIND(easy_cleanup, curl_easy_cleanup);
  FIND(slist_append, curl_slist_append);
  FIND(slist_free_all, curl_slist_free_all);
#undef FIND
  is_loaded = global_init != NULL && libcurl.easy_init != NULL && libcurl.easy_setopt != NULL &&
              libcurl.easy_perform != NULL && libcurl.easy_cleanup != NULL &&
              libcurl.slist_append != NULL && libcurl.slist_free_all != NULL &&
              global_init(CURL_GLOBAL_ALL) == CURLE_OK;
}

int libcurl_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}
