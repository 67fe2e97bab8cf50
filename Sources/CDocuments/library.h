#ifndef CDOCUMENTS_LIBRARY_H
#define CDOCUMENTS_LIBRARY_H

/* The function in a table that has a member of its name; `missing` is set when it is not there. */
#define DOCUMENTS_FIND(table, library, package, missing, name)                \
  *(void **)&(table).name = (library) == NULL ? NULL : dlsym(library, #name); \
  if ((table).name == NULL && (missing) == NULL) (missing) = (package);

#endif
