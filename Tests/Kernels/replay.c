// Replays recorded cases of the kernels in Sources/ZoetropePixelKernels, each at several places in
// memory, and compares the results and the memory around them with the recording, bit for bit.
//
// Usage: replay KERNELS FILE...
//
// KERNELS is `vectors`, or `none` for a build or a processor whose kernels have to decline. A line of
// a file is a case. Its first word is the kernel; cases.c describes the other words.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "block.h"
#include "cases.h"

// The case that is being replayed, for a message when the process is about to end.
static char current[256];

static void report(int signal) {
  (void)signal;
  static const char message[] = ": reads or writes where it must not\n";
  ssize_t ignored = write(STDERR_FILENO, current, strlen(current));
  ignored = write(STDERR_FILENO, message, sizeof message - 1);
  (void)ignored;
  _exit(1);
}

static const kind *kind_named(const char *name) {
  for (int index = 0; index < kind_count; index++) {
    if (strcmp(kinds[index].name, name) == 0) return &kinds[index];
  }
  fprintf(stderr, "%s: there is no kernel %s\n", current, name);
  exit(2);
}

// Replays the case of a line, and returns at how many places it fails.
static int replay_line(char *line, bool has_kernels, const char *file, int line_number) {
  char *state, *words[most_words] = {NULL};
  const kind *kind = kind_named(strtok_r(line, " \n", &state));
  for (int index = 0; index < kind->word_count; index++) {
    words[index] = strtok_r(NULL, " \n", &state);
    if (!words[index]) {
      fprintf(stderr, "%s: words are missing\n", current);
      exit(2);
    }
  }
  int failures = 0;
  for (int place = 0; place < place_count; place++) {
    snprintf(current, sizeof current, "%s:%d: place %d", file, line_number, place);
    if (kind->replay(words, place, has_kernels)) continue;
    fprintf(stderr, "%s: differs from the recording\n", current);
    failures++;
  }
  return failures;
}

static int replay_file(const char *name, bool has_kernels) {
  FILE *file = fopen(name, "r");
  if (!file) {
    perror(name);
    exit(2);
  }
  char *line = NULL;
  size_t capacity = 0;
  int failures = 0, line_number = 0;
  while (getline(&line, &capacity, file) > 0) {
    line_number++;
    failures += replay_line(line, has_kernels, name, line_number);
  }
  free(line);
  fclose(file);
  if (line_number == 0) {
    fprintf(stderr, "%s: has no cases\n", name);
    exit(2);
  }
  const char *base = strrchr(name, '/');
  printf("%s %d, ", base ? base + 1 : name, line_number);
  return failures;
}

int main(int count, char **arguments) {
  bool has_kernels = count > 1 && strcmp(arguments[1], "vectors") == 0;
  if (count < 3 || (!has_kernels && strcmp(arguments[1], "none") != 0)) {
    fprintf(stderr, "Usage: replay vectors|none FILE...\n");
    return 64;
  }
  struct sigaction action = {.sa_handler = report};
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
  sigaction(SIGILL, &action, NULL);
  int failures = 0;
  for (int index = 2; index < count; index++) failures += replay_file(arguments[index], has_kernels);
  printf("cases at %d places each: %d failures\n", place_count, failures);
  return failures > 0;
}
