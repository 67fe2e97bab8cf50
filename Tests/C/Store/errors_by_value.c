/* The forms of functions that hand their errors over, for code that moves between threads. */
#include <pthread.h>
#include <stdlib.h>

#include "fixture.h"

#ifndef WITH_ALLOCATOR_OF_SANITIZER
/* The C library's own, behind the one below. */
#ifdef __cplusplus
extern "C" void *__libc_malloc(size_t size) noexcept;
#else
void *__libc_malloc(size_t size);
#endif

/* Asked for this many bytes, the system has none: 0 for never. */
static size_t refused_size;

void *malloc(size_t size) {
  return refused_size != 0 && size == refused_size ? NULL : __libc_malloc(size);
}
#endif

static void the_error_says_what_last_error_does(taskcore_store *store) {
  taskcore_error *error = NULL;
  int64_t id = 7;
  CHECK_INT(taskcore_task_find_e(store, "nowhere", &id, &error), TASKCORE_ENOTFOUND);
  const taskcore_error *last = taskcore_last_error();
  CHECK(error != NULL && error != last);
  CHECK_SIZE(error->struct_size, sizeof(taskcore_error));
  CHECK_INT(error->status, TASKCORE_ENOTFOUND);
  CHECK_INT(error->reserved, 0);
  CHECK_TEXT(error->message, last->message);
  CHECK_TEXT(error->field, "uid");
  CHECK_INT(error->index, -1);
  CHECK_INT(id, 0);
  taskcore_error_free(error);
}

static void an_error_says_which_element_and_where_in_a_text(taskcore_store *store) {
  taskcore_error *error = NULL;
  const int64_t ids[] = {1, 2};
  CHECK_INT(taskcore_task_complete_e(store, ids, 2, 0, &error), TASKCORE_ENOTFOUND);
  CHECK_INT(error->index, 0);
  taskcore_error_free(error);
  CHECK_INT(taskcore_query_check_e(store, "priority:p1 and (", &error), TASKCORE_EPARSE);
  CHECK_INT(error->line, taskcore_last_error()->line);
  CHECK_INT(error->column, taskcore_last_error()->column);
  CHECK(error->column > 0);
  taskcore_error_free(error);
}

static void an_error_outlives_the_next_call_and_the_store(taskcore_store *store) {
  taskcore_error *error = NULL;
  int64_t id;
  taskcore_store *other = open_store(":memory:");
  CHECK_INT(taskcore_project_find_e(other, "nowhere", &id, &error), TASKCORE_ENOTFOUND);
  taskcore_store_free(other);
  CHECK_OK(taskcore_task_count(store, NULL, &id));
  CHECK(strstr(error->message, "nowhere") != NULL);
  taskcore_error_free(error);
}

static void a_success_sets_the_error_to_null(taskcore_store *store) {
  taskcore_error *error = (taskcore_error *)store;
  int64_t now;
  CHECK_OK(taskcore_time_now_e(store, &now, &error));
  CHECK(error == NULL);
  CHECK_INT(now, START_MS);
  taskcore_error_free(NULL);
}

static void null_for_the_error_is_fine(taskcore_store *store) {
  int64_t now;
  CHECK_OK(taskcore_time_now_e(store, &now, NULL));
  CHECK_INT(taskcore_time_now_e(NULL, &now, NULL), TASKCORE_EINVALID);
  CHECK_INT(taskcore_last_error()->status, TASKCORE_EINVALID);
}

static void functions_without_a_store_have_the_form_too(void) {
  taskcore_error *error = NULL;
  int64_t minor;
  CHECK_INT(taskcore_amount_parse_e("12.505", "EUR", &minor, &error), TASKCORE_EINVALID);
  CHECK_TEXT(error->message, taskcore_last_error()->message);
  taskcore_error_free(error);
  taskcore_store *store = NULL;
  taskcore_open_options options = options_for("");
  CHECK_INT(taskcore_store_open_e(&options, &store, &error), TASKCORE_EINVALID);
  CHECK_TEXT(error->field, taskcore_last_error()->field);
  taskcore_error_free(error);
}

static int32_t stop_at_once(const uint8_t *bytes, size_t length, void *payload) {
  (void)bytes, (void)length;
  /* What fails in here is not what the call is about. */
  (void)taskcore_time_now((taskcore_store *)payload, NULL);
  return 77;
}

static void the_answer_of_a_callback_comes_out_with_its_sentence(taskcore_store *store) {
  taskcore_error *error = NULL;
  CHECK_INT(taskcore_export_e(store, TASKCORE_FORMAT_JSON, NULL, stop_at_once, NULL, store, &error),
            77);
  CHECK_INT(error->status, 77);
  CHECK(error->message[0] != '\0');
  taskcore_error_free(error);
}

#ifndef WITH_ALLOCATOR_OF_SANITIZER
static void without_memory_the_error_says_so(taskcore_store *store) {
  taskcore_error *error = NULL;
  int64_t id;
  char name[64] = "nowhere";
  size_t size = 0;
  /* The library takes memory in even sizes, and that of the error is to be told from these. */
  while (size % 8 != 5) {
    strcat(name, "!");
    CHECK_INT(taskcore_project_find_e(store, name, &id, &error), TASKCORE_ENOTFOUND);
    size = error->struct_size + strlen(error->message) + 1 + strlen(error->field) + 1;
    taskcore_error_free(error);
  }
  refused_size = size;
  CHECK_INT(taskcore_project_find_e(store, name, &id, &error), TASKCORE_ENOTFOUND);
  refused_size = 0;
  CHECK(error != NULL);
  CHECK_INT(error->status, TASKCORE_ENOMEM);
  CHECK_TEXT(error->message, "There is not enough memory.");
  taskcore_error_free(error);
  CHECK_TEXT(error->message, "There is not enough memory.");
}
#endif

/* Eight threads make errors, and each looks at what another one made. */
enum { THREADS = 8, ROUNDS = 2000, SLOTS = 64 };

static struct {
  taskcore_store *store;
  pthread_mutex_t mutex;
  struct {
    taskcore_error *error;
    int number;
  } slots[SLOTS];
  int wrong;
} shared;

static void *make_and_look(void *argument) {
  for (int round = 0; round < ROUNDS; round++) {
    int number = *(const int *)argument * ROUNDS + round;
    char name[32];
    snprintf(name, sizeof name, "no %d.", number);
    taskcore_error *error = NULL;
    int64_t id;
    taskcore_status status = round % 2 == 0
                                 ? taskcore_project_find_e(shared.store, name, &id, &error)
                                 : taskcore_currency_digits_e("no", (int32_t *)&id, &error);
    pthread_mutex_lock(&shared.mutex);
    if (error == NULL || error->status != status) {
      shared.wrong++;
    } else if (round % 2 == 0) {
      int slot = number % SLOTS;
      taskcore_error *other = shared.slots[slot].error;
      snprintf(name, sizeof name, "no %d.", shared.slots[slot].number);
      if (other != NULL && strstr(other->message, name) == NULL) shared.wrong++;
      shared.slots[slot].error = error;
      shared.slots[slot].number = number;
      error = other;
    }
    pthread_mutex_unlock(&shared.mutex);
    taskcore_error_free(error);
  }
  return NULL;
}

static void threads_get_each_their_own_error_and_read_those_of_others(taskcore_store *store) {
  pthread_t threads[THREADS];
  int numbers[THREADS];
  shared.store = store;
  pthread_mutex_init(&shared.mutex, NULL);
  for (int i = 0; i < THREADS; i++) {
    numbers[i] = i;
    CHECK_INT(pthread_create(&threads[i], NULL, make_and_look, &numbers[i]), 0);
  }
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  for (int i = 0; i < SLOTS; i++) taskcore_error_free(shared.slots[i].error);
  CHECK_INT(shared.wrong, 0);
}

int main(void) {
  RUN_WITH_STORE(the_error_says_what_last_error_does);
  RUN_WITH_STORE(an_error_says_which_element_and_where_in_a_text);
  RUN_WITH_STORE(an_error_outlives_the_next_call_and_the_store);
  RUN_WITH_STORE(a_success_sets_the_error_to_null);
  RUN_WITH_STORE(null_for_the_error_is_fine);
  RUN(functions_without_a_store_have_the_form_too);
  RUN_WITH_STORE(the_answer_of_a_callback_comes_out_with_its_sentence);
#ifndef WITH_ALLOCATOR_OF_SANITIZER
  RUN_WITH_STORE(without_memory_the_error_says_so);
#endif
  RUN_WITH_STORE(threads_get_each_their_own_error_and_read_those_of_others);
  return check_result();
}
