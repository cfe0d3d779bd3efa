// The kinds of recorded cases.
#ifndef CASES_H
#define CASES_H

#include <stdbool.h>

// Replays the case of a line at one place in memory. `words` are the words after the first one.
// Returns whether the kernel has done as recorded or, if `has_kernels` is false, has declined and
// changed nothing.
typedef bool (*replay)(char **words, int place, bool has_kernels);

typedef struct {
  const char *name;
  int word_count;
  replay replay;
} kind;

enum { kind_count = 7, most_words = 11 };
extern const kind kinds[kind_count];

#endif
