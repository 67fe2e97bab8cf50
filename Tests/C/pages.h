/* That a query gives the rows that its limit and its offset say, and refuses others. */
#ifndef PAGES_H
#define PAGES_H

#include "listing.h"

/* Runs a query with its options, which give so many rows when they have no limit; the member tells
 * rows apart. */
#define CHECK_PAGES(query, options, type, rows, member)                             \
  do {                                                                              \
    static const int64_t below_zero[] = {-1, INT64_MIN};                            \
    taskcore_##type##_list *whole = NULL, *part = NULL;                             \
    options.limit = options.offset = 0;                                             \
    CHECK_OK(query(store, &options, &whole));                                       \
    CHECK_INT(taskcore_##type##_list_count(whole), rows);                           \
    options.limit = options.offset = 1;                                             \
    CHECK_OK(query(store, &options, &part));                                        \
    CHECK_INT(taskcore_##type##_list_count(part), 1);                               \
    CHECK(taskcore_##type##_list_at(part, 0)->member ==                             \
          taskcore_##type##_list_at(whole, 1)->member);                             \
    CHECK(taskcore_##type##_list_at(part, 0)->member !=                             \
          taskcore_##type##_list_at(whole, 0)->member);                             \
    taskcore_##type##_list_free(part);                                              \
    options.limit = 0;                                                              \
    CHECK_OK(query(store, &options, &part));                                        \
    CHECK_INT(taskcore_##type##_list_count(part), (rows)-1);                        \
    taskcore_##type##_list_free(part);                                              \
    options.limit = rows;                                                           \
    CHECK_OK(query(store, &options, &part));                                        \
    CHECK_INT(taskcore_##type##_list_count(part), (rows)-1);                        \
    taskcore_##type##_list_free(part);                                              \
    options.offset = INT64_MAX;                                                     \
    CHECK_OK(query(store, &options, &part));                                        \
    CHECK_INT(taskcore_##type##_list_count(part), 0);                               \
    taskcore_##type##_list_free(part);                                              \
    taskcore_##type##_list_free(whole);                                             \
    for (int i = 0; i < 2; i++) {                                                   \
      options.offset = 0;                                                           \
      options.limit = below_zero[i];                                                \
      REFUSE(store, query(store, &options, &part), TASKCORE_EINVALID, "limit");     \
      options.limit = 0;                                                            \
      options.offset = below_zero[i];                                               \
      REFUSE(store, query(store, &options, &part), TASKCORE_EINVALID, "offset");    \
      CHECK(part == NULL);                                                          \
    }                                                                               \
    options.offset = 0;                                                             \
    options.struct_size = 1;                                                        \
    REFUSE(store, query(store, &options, &part), TASKCORE_EINVALID, "struct_size"); \
    options.struct_size = sizeof options;                                           \
  } while (0)

#endif
