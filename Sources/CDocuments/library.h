#ifndef CDOCUMENTS_LIBRARY_H
#define CDOCUMENTS_LIBRARY_H

/* The function in a table that has a member of its name; `missing` becomes the package when it is
 * not there. */
#define DOCUMENTS_FIND(table, handle, library, missing, name)               \
  *(void **)&(table).name = (handle) == NULL ? NULL : dlsym(handle, #name); \
  if ((table).name == NULL && (missing) == NULL) (missing) = loading_package(library);

#endif
