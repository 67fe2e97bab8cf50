#include <readline/history.h>
#include <readline/readline.h>
#include <stdio.h>

/* Readline is configured through global variables, which Swift 6 does not let a program touch.
 * Each function here reads or sets some of them and does nothing else. */

static inline void readline_configure(const char *program, const char *word_breaks,
                                      const char *quotes, const char *file_name_quotes) {
  rl_readline_name = program;
  rl_completer_word_break_characters = (char *)word_breaks;
  rl_completer_quote_characters = quotes;
  rl_filename_quote_characters = file_name_quotes;
  /* Waiting for a key is done outside of readline, so its handlers must outlast its calls. */
  rl_persistent_signal_handlers = 1;
}

static inline void readline_set_completion(rl_completion_func_t *complete,
                                           rl_linebuf_func_t *is_quoted,
                                           rl_quote_func_t *quote_file_name,
                                           rl_dequote_func_t *dequote_file_name,
                                           rl_compdisp_func_t *display) {
  rl_attempted_completion_function = complete;
  rl_char_is_quoted_p = is_quoted;
  rl_filename_quoting_function = quote_file_name;
  rl_filename_dequoting_function = dequote_file_name;
  rl_completion_display_matches_hook = display;
}

/* The candidates of the present completion are in order, and file names are none of them. */
static inline void readline_complete_words(void) {
  rl_sort_completion_matches = 0;
  rl_ignore_completion_duplicates = 0;
  rl_attempted_completion_over = 1;
}

static inline void readline_complete_file_names(void) {
  rl_sort_completion_matches = 1;
  rl_ignore_completion_duplicates = 1;
}

static inline void readline_append_no_space(void) { rl_completion_suppress_append = 1; }

static inline void readline_append_no_quote(void) { rl_completion_suppress_quote = 1; }

static inline const char *readline_line(void) { return rl_line_buffer; }

/* Whether the cursor is behind a line that is not empty. */
static inline int readline_is_at_end(void) { return rl_end > 0 && rl_point == rl_end; }

/* Whether a search, or a key of several bytes, is in its middle. */
static inline int readline_is_busy(void) {
  return RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_MULTIKEY | RL_STATE_NUMERICARG |
                    RL_STATE_VIMOTION) != 0;
}

static inline void readline_go_to_end(void) { rl_point = rl_end; }

static inline void readline_print(const char *text) {
  fputs(text, rl_outstream);
  fflush(rl_outstream);
}

static inline int readline_history_length(void) { return history_length; }

static inline int readline_history_base(void) { return history_base; }
