/* Charts as data and drawn, and reports. */
#include <sys/stat.h>

#include "listing.h"

#define TODAY 20260901

#define INVALID(call, field) REFUSE(store, call, TASKCORE_EINVALID, field)

static void complete(taskcore_store *store, int32_t priority) {
  taskcore_task_input input = titled("Task");
  input.fields |= TASKCORE_TASK_PRIORITY;
  input.priority = priority;
  int64_t id = add(store, &input);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
}

static taskcore_chart_options of_kind(int32_t kind) {
  taskcore_chart_options options = TASKCORE_CHART_OPTIONS_INIT;
  options.kind = kind;
  return options;
}

/* To be freed. */
static taskcore_chart *read_chart(taskcore_store *store, const taskcore_chart_options *options) {
  taskcore_chart *chart = NULL;
  CHECK_OK(taskcore_chart_read(store, options, &chart));
  CHECK(taskcore_chart_contents(chart) != NULL);
  CHECK_SIZE(taskcore_chart_contents(chart)->struct_size, sizeof(taskcore_chart_content));
  return chart;
}

/* ----------------------------------------------------------------------- data */

static void a_line_has_points_curves_and_axes(taskcore_store *store) {
  taskcore_chart_options options = of_kind(TASKCORE_CHART_KIND_SCORE);
  complete(store, TASKCORE_PRIORITY_P0);
  clock_ms += 2 * 86400000LL;
  complete(store, TASKCORE_PRIORITY_P2);
  options.fields = TASKCORE_CHART_FIRST_DATE;
  options.first_date = TODAY;
  taskcore_chart *chart = read_chart(store, &options);
  const taskcore_chart_content *content = taskcore_chart_contents(chart);
  CHECK_INT(content->kind, TASKCORE_CHART_KIND_SCORE);
  CHECK_INT(content->shape, TASKCORE_SHAPE_LINE);
  CHECK_INT(content->measure, TASKCORE_MEASURE_POINTS);
  CHECK_INT(content->first_date, TODAY);
  CHECK_INT(content->last_date, TODAY + 2);
  CHECK(content->title[0] != '\0' && content->description[0] != '\0');
  CHECK_TEXT(content->centre_label, "");
  CHECK_TEXT(content->empty_message, "");
  CHECK_INT(content->series_count, 2);
  const taskcore_series *points = TASKCORE_AT(content->series, 0);
  CHECK_SIZE(points->struct_size, sizeof *points);
  CHECK_TEXT(points->name, "points");
  CHECK_INT(points->is_dashed, 0);
  CHECK_INT(TASKCORE_AT(content->series, 1)->is_dashed, 1);
  CHECK_INT(points->point_count, 3);
  CHECK_INT(points->curve_count, 2);
  CHECK(TASKCORE_AT(points->points, 0)->value == 7 && TASKCORE_AT(points->points, 1)->value == 0);
  CHECK_SIZE(TASKCORE_AT(points->points, 2)->struct_size, sizeof(taskcore_chart_point));
  CHECK(TASKCORE_AT(points->points, 2)->x == 2 && TASKCORE_AT(points->points, 2)->y == 3 &&
        TASKCORE_AT(points->points, 2)->value == 3);
  CHECK_TEXT(TASKCORE_AT(points->points, 2)->label, "3 September 2026");
  CHECK_INT(TASKCORE_AT(points->points, 2)->date, TODAY + 2);
  for (size_t i = 0; i < points->curve_count; i++) {
    const taskcore_curve *curve = TASKCORE_AT(points->curves, i);
    CHECK_SIZE(curve->struct_size, sizeof *curve);
    CHECK(curve->start_x == (double)i && curve->end_x == (double)i + 1);
    CHECK(curve->start_y == TASKCORE_AT(points->points, i)->y &&
          curve->end_y == TASKCORE_AT(points->points, i + 1)->y);
    CHECK(curve->control1_y >= 0 && curve->control1_y <= 7);
    CHECK(curve->control2_y >= 0 && curve->control2_y <= 7);
  }
  CHECK_SIZE(content->x_axis->struct_size, sizeof(taskcore_axis));
  CHECK(content->x_axis->minimum == 0 && content->x_axis->maximum == 2);
  CHECK_TEXT(content->y_axis->label, "points");
  CHECK(content->y_axis->minimum == 0 && content->y_axis->maximum >= 7);
  CHECK(content->y_axis->tick_count > 1);
  CHECK_SIZE(TASKCORE_AT(content->y_axis->ticks, 0)->struct_size, sizeof(taskcore_tick));
  CHECK_TEXT(TASKCORE_AT(content->y_axis->ticks, 0)->label, "0");
  taskcore_chart_free(chart);
}

static void every_kind_has_its_shape_with_and_without_a_history(taskcore_store *store) {
  static const int32_t shapes[] = {
      TASKCORE_SHAPE_LINE, TASKCORE_SHAPE_PIE,  TASKCORE_SHAPE_BARS,     TASKCORE_SHAPE_BARS,
      TASKCORE_SHAPE_BARS, TASKCORE_SHAPE_BARS, TASKCORE_SHAPE_HEAT_MAP, TASKCORE_SHAPE_LINE};
  for (int with_history = 0; with_history < 2; with_history++) {
    if (with_history) {
      complete(store, TASKCORE_PRIORITY_P1);
      add_due_on(store, "Open", 20260831);
    }
    for (int32_t kind = TASKCORE_CHART_KIND_SCORE; kind <= TASKCORE_CHART_KIND_BURNDOWN; kind++) {
      taskcore_chart_options options = of_kind(kind);
      taskcore_chart *chart = read_chart(store, &options);
      const taskcore_chart_content *content = taskcore_chart_contents(chart);
      char *svg = NULL;
      CHECK_INT(content->kind, kind);
      CHECK_INT(content->shape, shapes[kind - 1]);
      CHECK((content->empty_message[0] == '\0') == with_history);
      CHECK((content->x_axis == NULL) == (content->shape == TASKCORE_SHAPE_PIE));
      CHECK((content->y_axis == NULL) == (content->shape == TASKCORE_SHAPE_PIE));
      CHECK_INT(content->last_date, TODAY);
      CHECK_OK(taskcore_chart_svg(chart, NULL, &svg));
      CHECK(strncmp(svg, "<svg ", 5) == 0);
      CHECK(strstr(svg, "<title") != NULL && strstr(svg, "<desc") != NULL);
      CHECK(strstr(svg, "<script") == NULL);
      taskcore_string_free(svg);
      taskcore_chart_free(chart);
    }
  }
}

static void a_pie_has_the_score_in_its_middle_and_a_year_its_shades(taskcore_store *store) {
  taskcore_chart_options options = of_kind(TASKCORE_CHART_KIND_DONE);
  complete(store, TASKCORE_PRIORITY_P0);
  taskcore_chart *chart = read_chart(store, &options);
  CHECK_TEXT(taskcore_chart_contents(chart)->centre_label, "7");
  CHECK_TEXT(taskcore_chart_contents(chart)->centre_caption, "points");
  CHECK_TEXT(TASKCORE_AT(taskcore_chart_contents(chart)->series->points, 0)->label, "done");
  taskcore_chart_free(chart);
  options = of_kind(TASKCORE_CHART_KIND_YEAR);
  options.measure = TASKCORE_MEASURE_COMPLETED;
  chart = read_chart(store, &options);
  const taskcore_series *days = taskcore_chart_contents(chart)->series;
  CHECK_INT(days->point_count, 365);
  CHECK_INT(TASKCORE_AT(days->points, 364)->shade, 4);
  CHECK(TASKCORE_AT(days->points, 364)->value == 1);
  CHECK_INT(TASKCORE_AT(days->points, 363)->shade, 0);
  taskcore_chart_free(chart);
}

static void bad_options_of_a_chart_are_refused(taskcore_store *store) {
  const taskcore_chart_options fine = TASKCORE_CHART_OPTIONS_INIT;
  taskcore_chart *chart = (taskcore_chart *)store;
  taskcore_chart_options bad;
#define BAD(wrong_kind, bits, member, to_value, field)        \
  do {                                                        \
    bad = fine;                                               \
    bad.kind = wrong_kind;                                    \
    bad.fields = bits;                                        \
    bad.member = to_value;                                    \
    INVALID(taskcore_chart_read(store, &bad, &chart), field); \
    CHECK(chart == NULL);                                     \
  } while (0)
  BAD(0, 0, reserved, 0, "kind");
  BAD(9, 0, reserved, 0, "kind");
  BAD(INT32_MIN, 0, reserved, 0, "kind");
  BAD(TASKCORE_CHART_KIND_SCORE, 0, measure, -1, "measure");
  BAD(TASKCORE_CHART_KIND_SCORE, 0, measure, 3, "measure");
  BAD(TASKCORE_CHART_KIND_DONE, 0, measure, TASKCORE_MEASURE_COMPLETED, "measure");
  BAD(TASKCORE_CHART_KIND_BURNDOWN, 0, measure, TASKCORE_MEASURE_COMPLETED, "measure");
  BAD(TASKCORE_CHART_KIND_HOURS, 0, measure, TASKCORE_MEASURE_FOCUS, "measure");
  BAD(TASKCORE_CHART_KIND_PRIORITIES, 0, measure, TASKCORE_MEASURE_FOCUS, "measure");
  BAD(TASKCORE_CHART_KIND_DONE, TASKCORE_CHART_FIRST_DATE, first_date, TODAY, "first_date");
  BAD(TASKCORE_CHART_KIND_SCORE, TASKCORE_CHART_FIRST_DATE, first_date, 20260230, "first_date");
  BAD(TASKCORE_CHART_KIND_SCORE, TASKCORE_CHART_FIRST_DATE, first_date, TODAY + 1, "last_date");
  BAD(TASKCORE_CHART_KIND_YEAR, TASKCORE_CHART_FIRST_DATE, first_date, 20000101, "last_date");
  BAD(TASKCORE_CHART_KIND_SCORE, TASKCORE_CHART_LAST_DATE, last_date, -1, "last_date");
  BAD(TASKCORE_CHART_KIND_SCORE, TASKCORE_CHART_LAST_DATE, last_date, 99991231, "last_date");
  BAD(TASKCORE_CHART_KIND_SCORE, TASKCORE_CHART_WEEK_START, week_start, 0, "week_start");
  BAD(TASKCORE_CHART_KIND_SCORE, TASKCORE_CHART_WEEK_START, week_start, 8, "week_start");
  BAD(TASKCORE_CHART_KIND_SCORE, 1ULL << 63, reserved, 0, "fields");
  BAD(TASKCORE_CHART_KIND_SCORE, 0, struct_size, sizeof fine - 4, "struct_size");
#undef BAD
  bad = fine;
  bad.fields = TASKCORE_CHART_PROJECT_ID;
  bad.project_id = 99;
  REFUSE(store, taskcore_chart_read(store, &bad, &chart), TASKCORE_ENOTFOUND, "project_id");
  INVALID(taskcore_chart_read(store, NULL, NULL), "chart");
  INVALID(taskcore_chart_read(NULL, NULL, &chart), "store");
}

/* -------------------------------------------------------------------- drawing */

static void a_drawing_has_the_size_and_the_colours_that_are_asked_for(taskcore_store *store) {
  taskcore_svg_options options = TASKCORE_SVG_OPTIONS_INIT;
  taskcore_chart *chart = read_chart(store, NULL);
  char *automatic = NULL, *dark = NULL;
  CHECK_OK(taskcore_chart_svg(chart, &options, &automatic));
  CHECK(strstr(automatic, "width=\"640\" height=\"360\"") != NULL);
  CHECK(strstr(automatic, "prefers-color-scheme") != NULL);
  options.width = 4000;
  options.height = 150;
  options.appearance = TASKCORE_APPEARANCE_DARK;
  CHECK_OK(taskcore_chart_svg(chart, &options, &dark));
  CHECK(strstr(dark, "width=\"4000\" height=\"150\"") != NULL);
  CHECK(strstr(dark, "prefers-color-scheme") == NULL);
  taskcore_string_free(dark);
  taskcore_string_free(automatic);
  taskcore_chart_free(chart);
}

static void a_bad_drawing_is_refused(taskcore_store *store) {
  static const struct {
    int32_t width, height, appearance;
    const char *field;
  } wrong[] = {{199, 360, 0, "width"},       {4001, 360, 0, "width"},
               {INT32_MIN, 360, 0, "width"}, {640, 149, 0, "height"},
               {640, 4001, 0, "height"},     {640, 0, 0, "height"},
               {640, 360, 3, "appearance"},  {640, 360, -1, "appearance"}};
  taskcore_svg_options options = TASKCORE_SVG_OPTIONS_INIT;
  taskcore_chart *chart = read_chart(store, NULL);
  char *svg = (char *)store;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    options.width = wrong[i].width;
    options.height = wrong[i].height;
    options.appearance = wrong[i].appearance;
    INVALID(taskcore_chart_svg(chart, &options, &svg), wrong[i].field);
    CHECK(svg == NULL);
  }
  options.struct_size = 0;
  INVALID(taskcore_chart_svg(chart, &options, &svg), "struct_size");
  INVALID(taskcore_chart_svg(NULL, NULL, &svg), "chart");
  INVALID(taskcore_chart_svg(chart, NULL, NULL), "svg");
  taskcore_chart_free(chart);
}

static void a_chart_outlives_its_store(void) {
  taskcore_store *store = open_store(":memory:");
  char *svg = NULL;
  complete(store, TASKCORE_PRIORITY_P0);
  taskcore_chart *chart = read_chart(store, NULL);
  taskcore_store_free(store);
  CHECK(TASKCORE_AT(taskcore_chart_contents(chart)->series->points, 29)->value == 7);
  CHECK_OK(taskcore_chart_svg(chart, NULL, &svg));
  taskcore_chart_free(chart);
  CHECK(strstr(svg, "</svg>") != NULL);
  taskcore_string_free(svg);
  CHECK(taskcore_chart_contents(NULL) == NULL);
  taskcore_chart_free(NULL);
}

/* -------------------------------------------------------------------- reports */

/* All of a file, as a text to be freed. */
static char *contents_of(const char *path) {
  static char piece[4096];
  text whole = {NULL, 0};
  FILE *file = fopen(path, "rb");
  CHECK(file != NULL);
  for (size_t length; (length = fread(piece, 1, sizeof piece, file)) > 0;) {
    CHECK_INT(append_text(piece, length, &whole), 0);
  }
  CHECK_INT(fclose(file), 0);
  CHECK(whole.bytes != NULL);
  return whole.bytes;
}

static void a_report_is_one_page_of_escaped_text(taskcore_store *store) {
  taskcore_report_options options = TASKCORE_REPORT_OPTIONS_INIT;
  char *html = NULL;
  add_due_on(store, "Read <script>alert(1)</script> & more", TODAY);
  options.title = "Ada & <b>Bob</b>";
  CHECK_OK(taskcore_report_html(store, &options, &html));
  CHECK(strncmp(html, "<!DOCTYPE html>", 15) == 0);
  CHECK(strstr(html, "<script") == NULL);
  CHECK(strstr(html, "Read &lt;script&gt;alert(1)&lt;/script&gt; &amp; more") != NULL);
  CHECK(strstr(html, "<title>Ada &amp; &lt;b&gt;Bob&lt;/b&gt;</title>") != NULL);
  CHECK(strstr(html, "<svg ") != NULL && strstr(html, "<table") != NULL);
  CHECK(strstr(html, "</html>") != NULL);
  taskcore_string_free(html);
  CHECK_OK(taskcore_report_html(store, NULL, &html));
  CHECK(strstr(html, "<title>Taskcore report</title>") != NULL);
  taskcore_string_free(html);
}

static void a_file_has_the_page_and_replaces_another(taskcore_store *store) {
  const char *path = path_of("report.html");
  struct stat status;
  char *html = NULL;
  CHECK_OK(taskcore_report_html_file(store, NULL, path));
  CHECK_INT(stat(path, &status), 0);
  CHECK_INT(status.st_mode & 0777, 0600);
  /* Who could read the old one still can. */
  CHECK_INT(chmod(path, 0640), 0);
  complete(store, TASKCORE_PRIORITY_P0);
  CHECK_OK(taskcore_report_html(store, NULL, &html));
  CHECK_OK(taskcore_report_html_file(store, NULL, path));
  char *written = contents_of(path);
  CHECK_TEXT(written, html);
  CHECK_INT(stat(path, &status), 0);
  CHECK_INT(status.st_mode & 0777, 0640);
  free(written);
  taskcore_string_free(html);
}

static void a_bad_report_is_refused(taskcore_store *store) {
  const taskcore_report_options fine = TASKCORE_REPORT_OPTIONS_INIT;
  const char *path = path_of("never.html");
  char *html = (char *)store, *long_title = repeated("x", 1001);
  taskcore_report_options bad;
#define BAD(bits, member, value, field)                           \
  do {                                                            \
    bad = fine;                                                   \
    bad.fields = bits;                                            \
    bad.member = value;                                           \
    INVALID(taskcore_report_html(store, &bad, &html), field);     \
    CHECK(html == NULL);                                          \
    INVALID(taskcore_report_html_file(store, &bad, path), field); \
    CHECK_INT(access(path, F_OK), -1);                            \
  } while (0)
  BAD(TASKCORE_REPORT_FIRST_DATE, first_date, 1, "first_date");
  BAD(TASKCORE_REPORT_FIRST_DATE, first_date, TODAY + 1, "last_date");
  BAD(TASKCORE_REPORT_FIRST_DATE, first_date, 20000101, "last_date");
  BAD(TASKCORE_REPORT_LAST_DATE, last_date, 20261301, "last_date");
  BAD(TASKCORE_REPORT_LAST_DATE, last_date, 99991231, "last_date");
  BAD(TASKCORE_REPORT_WEEK_START, week_start, 0, "week_start");
  BAD(TASKCORE_REPORT_WEEK_START, week_start, 8, "week_start");
  BAD(0, appearance, 3, "appearance");
  BAD(0, appearance, INT32_MIN, "appearance");
  BAD(0, title, "", "title");
  BAD(0, title, "two\nlines", "title");
  BAD(0, title, "\xc3", "title");
  BAD(0, title, long_title, "title");
  BAD(1ULL << 3, title, NULL, "fields");
  BAD(0, struct_size, 0, "struct_size");
#undef BAD
  free(long_title);
  INVALID(taskcore_report_html(store, NULL, NULL), "html");
  INVALID(taskcore_report_html(NULL, NULL, &html), "store");
  INVALID(taskcore_report_html_file(NULL, NULL, path), "store");
  INVALID(taskcore_report_html_file(store, NULL, NULL), "path");
  REFUSE(store, taskcore_report_html_file(store, NULL, path_of("nowhere/report.html")),
         TASKCORE_ENOTFOUND, "path");
  REFUSE(store, taskcore_report_html_file(store, NULL, fixture_folder), TASKCORE_EACCESS, "path");
}

static void a_report_never_replaces_an_open_store(void) {
  const char *path = path_of("open.db");
  taskcore_store *store = open_store(path);
  add_titled(store, "Pay rent");
  CHECK_STATUS(taskcore_report_html_file(store, NULL, path), TASKCORE_EINVALID);
  CHECK_INT(count_all(store), 1);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_line_has_points_curves_and_axes);
  RUN_WITH_STORE(every_kind_has_its_shape_with_and_without_a_history);
  RUN_WITH_STORE(a_pie_has_the_score_in_its_middle_and_a_year_its_shades);
  RUN_WITH_STORE(bad_options_of_a_chart_are_refused);
  RUN_WITH_STORE(a_drawing_has_the_size_and_the_colours_that_are_asked_for);
  RUN_WITH_STORE(a_bad_drawing_is_refused);
  RUN(a_chart_outlives_its_store);
  RUN_WITH_STORE(a_report_is_one_page_of_escaped_text);
  RUN_WITH_STORE(a_file_has_the_page_and_replaces_another);
  RUN_WITH_STORE(a_bad_report_is_refused);
  RUN(a_report_never_replaces_an_open_store);
  return check_result();
}
