#ifndef CDOCUMENTS_LIBRARY_H
#define CDOCUMENTS_LIBRARY_H

/* Loads a library for the rest of the process; NULL when it is missing. */
void *documents_library(const char *soname) __attribute__((visibility("hidden")));

/* The function in a table that has a member of its name; `missing` is set when it is not there. */
#define DOCUMENTS_FIND(table, library, package, missing, name)                \
  *(void **)&(table).name = (library) == NULL ? NULL : dlsym(library, #name); \
  if ((table).name == NULL && (missing) == NULL) (missing) = (package);

#endif
