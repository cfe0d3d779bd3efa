#include "cases.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "ZoetropePixelKernels.h"
#include "block.h"

static uint64_t hex(const char *word) { return strtoull(word, NULL, 16); }
static ptrdiff_t number(const char *word) { return (ptrdiff_t)strtoll(word, NULL, 10); }

// Returns the address of element 0 of an array of which only the elements from `first` on exist.
static void *before(const block *block, ptrdiff_t first, size_t unit) {
  return (void *)((uintptr_t)block->data - (uintptr_t)first * unit);
}

// Reads pixels, separated by commas: `PIXEL` or `PIXEL*COUNT`. A pixel `=` keeps its value. Rows
// have `width` pixels, and the next one begins `stride` pixels later.
static void read_pixels(const char *word, uint32_t *pixels, ptrdiff_t width, ptrdiff_t stride) {
  ptrdiff_t index = 0;
  while (*word && *word != '-') {
    char *end = (char *)word + 1;
    bool is_same = *word == '=';
    uint32_t pixel = is_same ? 0 : (uint32_t)strtoul(word, &end, 16);
    long count = *end == '*' ? strtol(end + 1, &end, 10) : 1;
    for (; count > 0; count--, index++) {
      if (!is_same) pixels[index / width * stride + index % width] = pixel;
    }
    word = *end ? end + 1 : end;
  }
}

// blend COUNT EVEN ODD REST BEFORE AFTER
static bool replay_blend(char **words, int place, bool has_kernels) {
  static block pixels;
  if (!pixels.room) pixels = make_block();
  ptrdiff_t count = number(words[0]), whole = has_kernels ? count & ~(ptrdiff_t)7 : 0;
  put(&pixels, (size_t)count * 4, 4, place);
  read_pixels(words[4], (uint32_t *)pixels.data, count, 0);
  expect_same(&pixels);
  uint32_t *after = calloc((size_t)count + 1, 4);
  memcpy(after, pixels.data, (size_t)count * 4);
  read_pixels(words[5], after, count, 0);
  memcpy(expected_at(&pixels, 0), after, (size_t)whole * 4);
  free(after);
  ptrdiff_t done = zoetrope_blend_span(
      (uint32_t *)pixels.data, count, (uint32_t)hex(words[1]), (uint32_t)hex(words[2]),
      (uint32_t)hex(words[3]));
  return done == whole && is_as_expected(&pixels);
}

// fill COUNT PIXEL AFTER
static bool replay_fill(char **words, int place, bool has_kernels) {
  (void)has_kernels;
  static block pixels;
  if (!pixels.room) pixels = make_block();
  ptrdiff_t count = number(words[0]);
  put(&pixels, (size_t)count * 4, 4, place);
  expect_same(&pixels);
  read_pixels(words[2], expected_at(&pixels, 0), count, 0);
  zoetrope_fill((uint32_t *)pixels.data, (size_t)count, (uint32_t)hex(words[1]));
  return is_as_expected(&pixels);
}

// groups GROUPS PIXEL
static bool replay_groups(char **words, int place, bool has_kernels) {
  (void)has_kernels;
  static block pixels;
  if (!pixels.room) pixels = make_block();
  enum { group_width = 16, group_count = 64 };
  const uint64_t groups = hex(words[0]);
  const uint32_t pixel = (uint32_t)hex(words[1]);
  put(&pixels, group_width * group_count * 4, 4, place);
  expect_same(&pixels);
  for (int index = 0; index < group_width * group_count; index++) {
    if (groups >> index / group_width & 1) {
      memcpy(expected_at(&pixels, (size_t)index * 4), &pixel, sizeof pixel);
    }
  }
  zoetrope_fill_groups((uint32_t *)pixels.data, groups, pixel);
  return is_as_expected(&pixels);
}

// sweep EVENODD PIXEL LEFT RIGHT ROWS STRIDE STEADYROW STEADYCOUNT CELLS BEFORE AFTER
//
// CELLS are touched cells, separated by commas: `INDEX:AREA`, where the index is that of the row
// times STRIDE plus that of the column. BEFORE and AFTER are the pixels of the columns from LEFT to
// seven after RIGHT.
static bool replay_sweep(char **words, int place, bool has_kernels) {
  static block cells, marks, pixels;
  if (!cells.room) cells = make_block(), marks = make_block(), pixels = make_block();
  // The bytes between the rows have to stay.
  enum { gap = 3, overhang = 7 };
  const ptrdiff_t left = number(words[2]), right = number(words[3]), rows = number(words[4]);
  const ptrdiff_t recorded = number(words[5]), width = right - left + overhang;
  const ptrdiff_t stride = width + gap, word_count = (right >> 6) + 1;
  put(&cells, (size_t)(rows * stride - gap) * 4, 4, place < 8 ? (place + 3) % 8 : place);
  put(&pixels, (size_t)(rows * stride - gap) * 4, 4, place);
  put(&marks, (size_t)(rows * (word_count + 1)) * 8, 8, place);
  int32_t *cell = (int32_t *)cells.data;
  uint64_t *mark = (uint64_t *)marks.data;
  for (ptrdiff_t row = 0; row < rows; row++) {
    memset(cell + row * stride, 0, (size_t)width * 4);
    memset(mark + row * (word_count + 1), 0, (size_t)word_count * 8);
  }
  read_pixels(words[9], (uint32_t *)pixels.data, width, stride);
  expect_same(&cells), expect_same(&marks), expect_same(&pixels);
  if (has_kernels) read_pixels(words[10], expected_at(&pixels, 0), width, stride);
  for (const char *next = words[8]; *next && *next != '-';) {
    char *end;
    long index = strtol(next, &end, 10);
    ptrdiff_t row = index / recorded, x = index % recorded;
    cell[row * stride + x - left] = (int32_t)strtol(end + 1, &end, 10);
    mark[row * (word_count + 1) + (x >> 6)] |= (uint64_t)1 << (x & 63);
    next = *end ? end + 1 : end;
  }
  if (!has_kernels) expect_same(&cells), expect_same(&marks);
  const zoetrope_sweep sweep = {
      .cells = before(&cells, left, 4),
      .cell_stride = stride,
      .marks = mark,
      .mark_stride = word_count + 1,
      .pixels = before(&pixels, left, 4),
      .pixel_stride = stride,
      .left = left,
      .right = right,
      .rows = rows,
      .steady_row = number(words[6]),
      .steady_count = number(words[7]),
      .pixel = (uint32_t)hex(words[1]),
      .is_even_odd = number(words[0]) != 0,
  };
  bool is_done = zoetrope_sweep_color(&sweep);
  return is_done == has_kernels && is_as_expected(&cells) && is_as_expected(&marks) &&
         is_as_expected(&pixels);
}

// The arguments of a comparison, and the groups that are found.
typedef struct {
  block bytes, others, found;
} comparison;

// Fills the bytes from `start` to `end`, and makes room for the groups. PATTERN has seven bytes,
// which are repeated. FLIPS are the bits in which the others differ, separated by commas:
// `INDEX:BITS`.
static void prepare(
    comparison *comparison, ptrdiff_t start, ptrdiff_t end, ptrdiff_t group_count, char **words,
    int place) {
  if (!comparison->bytes.room) {
    comparison->bytes = make_block(), comparison->others = make_block();
    comparison->found = make_block();
  }
  put(&comparison->bytes, (size_t)(end - start), 1, place);
  put(&comparison->others, (size_t)(end - start), 1, place < 8 ? (place * 5 + 2) % 8 : place);
  put(&comparison->found, (size_t)group_count * sizeof(zoetrope_difference), 8, place);
  for (ptrdiff_t index = start; index < end; index++) {
    const char *digits = words[0] + index % 7 * 2;
    const char byte[] = {digits[0], digits[1], 0};
    comparison->bytes.data[index - start] = comparison->others.data[index - start] =
        (unsigned char)hex(byte);
  }
  for (const char *next = words[1]; *next && *next != '-';) {
    char *rest;
    ptrdiff_t index = strtol(next, &rest, 10);
    unsigned char bits = (unsigned char)strtoul(rest + 1, &rest, 16);
    if (index >= start && index < end) comparison->others.data[index - start] ^= bits;
    next = *rest ? rest + 1 : rest;
  }
  expect_same(&comparison->bytes), expect_same(&comparison->others);
  expect_same(&comparison->found);
}

// Whether the groups are those of FOUND: `INDEX:MASK`, separated by commas.
static bool is_found(
    comparison *comparison, const char *word, ptrdiff_t count, bool has_kernels) {
  ptrdiff_t expected = has_kernels ? 0 : -1;
  for (const char *next = word; has_kernels && *next && *next != '-'; expected++) {
    char *rest;
    zoetrope_difference group = {.place = strtol(next, &rest, 10)};
    group.mask = strtoull(rest + 1, &rest, 16);
    memcpy(expected_at(&comparison->found, (size_t)expected * sizeof group), &group, sizeof group);
    next = *rest ? rest + 1 : rest;
  }
  if (count != expected) return false;
  if (has_kernels) {
    // A kernel may leave anything in the room for groups that do not differ.
    size_t used = (size_t)count * sizeof(zoetrope_difference);
    memcpy(
        expected_at(&comparison->found, used), comparison->found.data + used,
        comparison->found.size - used);
  }
  return is_as_expected(&comparison->bytes) && is_as_expected(&comparison->others) &&
         is_as_expected(&comparison->found);
}

// between START END PATTERN FLIPS FOUND
static bool replay_between(char **words, int place, bool has_kernels) {
  static comparison comparison;
  const ptrdiff_t start = number(words[0]), end = number(words[1]);
  prepare(&comparison, start, end, (end - start) / 64, words + 2, place);
  ptrdiff_t count = zoetrope_find_differences(
      before(&comparison.bytes, start, 1), before(&comparison.others, start, 1), start, end,
      (zoetrope_difference *)comparison.found.data);
  return is_found(&comparison, words[4], count, has_kernels);
}

// among GROUPS FIRST PATTERN FLIPS FOUND
static bool replay_among(char **words, int place, bool has_kernels) {
  static comparison comparison;
  const uint64_t groups = hex(words[0]);
  const ptrdiff_t first = number(words[1]);
  // Only bytes from the first of the chosen groups to the last one may be read.
  const ptrdiff_t start = first + (groups ? 64 * __builtin_ctzll(groups) : 0);
  const ptrdiff_t end = groups ? first + 64 * (64 - __builtin_clzll(groups)) : start;
  prepare(&comparison, start, end, __builtin_popcountll(groups), words + 2, place);
  ptrdiff_t count = zoetrope_find_differences_among(
      before(&comparison.bytes, start, 1), before(&comparison.others, start, 1), groups, first,
      (zoetrope_difference *)comparison.found.data);
  return is_found(&comparison, words[4], count, has_kernels);
}

// Fills a level with pixels that follow from their indices, and the room between its rows with
// noise.
static void fill_level(zoetrope_level *level, block *block, uint32_t number, int place) {
  put(block, (size_t)(level->height * level->stride - (level->stride - level->width)) * 4, 4, place);
  uint32_t *pixels = (uint32_t *)block->data;
  for (int32_t y = 0; y < level->height; y++) {
    for (int32_t x = 0; x < level->width; x++) {
      uint32_t pixel = ((uint32_t)(y * level->width + x) + number * 7919 + 1) * 2654435761;
      pixels[y * level->stride + x] = pixel ^ pixel >> 15;
    }
  }
  level->pixels = pixels;
  expect_same(block);
}

// project MATRIX LEVELS X Y COUNT DONE AFTER
//
// MATRIX has the bits of the nine numbers of u, v and w. LEVELS are the sizes of the picture and of
// its smaller copies, `WIDTHxHEIGHT`. AFTER are the DONE pixels that are written.
static bool replay_project(char **words, int place, bool has_kernels) {
  enum { most_levels = 3, gap = 3 };
  static block blocks[most_levels], pixels;
  if (!pixels.room) pixels = make_block();
  zoetrope_level levels[most_levels];
  zoetrope_projection projection = {.levels = levels};
  char *next = words[0];
  double *parts[] = {projection.u, projection.v, projection.w};
  for (int index = 0; index < 9; index++) {
    uint64_t bits = strtoull(next, &next, 16);
    memcpy(&parts[index / 3][index % 3], &bits, sizeof bits);
    next++;
  }
  for (next = words[1]; *next && projection.level_count < most_levels; next += *next != 0) {
    const ptrdiff_t index = projection.level_count++;
    zoetrope_level *level = &levels[index];
    level->width = (int32_t)strtol(next, &next, 10);
    level->height = (int32_t)strtol(next + 1, &next, 10);
    level->stride = level->width + gap;
    if (!blocks[index].room) blocks[index] = make_block();
    fill_level(level, &blocks[index], (uint32_t)index, place);
  }
  const ptrdiff_t count = number(words[4]), whole = has_kernels ? number(words[5]) : 0;
  put(&pixels, (size_t)count * 4, 4, place);
  expect_same(&pixels);
  if (has_kernels) read_pixels(words[6], expected_at(&pixels, 0), count, 0);
  ptrdiff_t done = zoetrope_project(
      &projection, number(words[2]), number(words[3]), count, (uint32_t *)pixels.data);
  bool is_same = done == whole && is_as_expected(&pixels);
  for (ptrdiff_t index = 0; index < projection.level_count; index++) {
    is_same = is_same && is_as_expected(&blocks[index]);
  }
  return is_same;
}

const kind kinds[kind_count] = {
    {"blend", 6, replay_blend}, {"fill", 3, replay_fill}, {"sweep", 11, replay_sweep},
    {"groups", 2, replay_groups},
    {"between", 5, replay_between}, {"among", 5, replay_among}, {"project", 7, replay_project},
};
