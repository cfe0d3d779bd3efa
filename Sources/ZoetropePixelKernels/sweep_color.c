#include "ZoetropePixelKernels.h"
#include "vectors.h"

#if HAS_KERNELS

#if USES_AVX2
#include "avx2/sums.h"
#else
#include "neon/sums.h"
#endif

// Returns the first touched column from `x` on, or `end` if there is none before it.
__attribute__((always_inline)) static inline ptrdiff_t next_touched(
    const uint64_t *marks, ptrdiff_t x, ptrdiff_t end) {
  ptrdiff_t word = x >> 6;
  uint64_t bits = marks[word] >> (x & 63);
  if (bits) {
    x += __builtin_ctzll(bits);
  } else {
    do {
      word++;
      x = word << 6;
      if (x >= end) return end;
      bits = marks[word];
    } while (!bits);
    x += __builtin_ctzll(bits);
  }
  return x < end ? x : end;
}

// Paints `count` rows with the cells of the first one.
INLINED void sweep_row(
    int32_t *cells, const uint64_t *marks, uint32_t *pixels, ptrdiff_t pixel_stride,
    ptrdiff_t count, ptrdiff_t left, ptrdiff_t right, color_lanes color, uint32_t alpha,
    bool is_even_odd) {
  run_sum sum = no_sum();
  ptrdiff_t x = next_touched(marks, left, right);
  while (x < right) {
    cell_sums sums = take_cells(cells + x, sum);
    sum = last_sum(sums);
    pixel_levels levels = levels_before(levels_of(sums, is_even_odd), x, right);
    for (ptrdiff_t row = 0; row < count; row++) {
      draw(pixels + x + row * pixel_stride, color, levels);
    }
    x += 8;
    if (x >= right) break;
    ptrdiff_t next = next_touched(marks, x, right);
    if (next == x) continue;
    run_level level = level_of(sum, is_even_odd);
    if (value(level) == 0) {
      x = next;
    } else if (next - x >= 8) {
      // The last pixels of the run, fewer than eight, are composited together with the next cells.
      for (ptrdiff_t row = 0; row < count; row++) {
        draw_run(pixels + x + row * pixel_stride, (next - x) >> 3, color, alpha, level);
      }
      x += (next - x) & ~(ptrdiff_t)7;
    }
  }
}

INLINED void sweep_rows(const zoetrope_sweep *sweep, bool is_even_odd) {
  const ptrdiff_t left = sweep->left, right = sweep->right, stride = sweep->pixel_stride;
  const ptrdiff_t first_word = left >> 6, last_word = right >> 6;
  const uint32_t alpha = sweep->pixel >> 24;
  const color_lanes color = {
      .even = for_each_pixel(sweep->pixel & 0x00FF00FF),
      .odd = for_each_pixel(sweep->pixel >> 8 & 0x00FF00FF),
      .alpha = for_each_pixel(alpha | alpha << 16),
  };
  int32_t *cells = sweep->cells;
  uint64_t *marks = sweep->marks;
  uint32_t *pixels = sweep->pixels;
  for (ptrdiff_t row = 0; row < sweep->rows;) {
    ptrdiff_t count = 1;
    if (row == sweep->steady_row && sweep->steady_count > 1) {
      count = sweep->steady_count;
      sweep_row(cells, marks, pixels, stride, count, left, right, color, alpha, is_even_odd);
      for (ptrdiff_t word = first_word; word <= last_word; word++) marks[word] = 0;
    } else if (last_word == 0) {
      // The word is read only once, because the previous store to it may still be on its way to
      // memory.
      uint64_t bits = marks[0];
      sweep_row(cells, &bits, pixels, stride, 1, left, right, color, alpha, is_even_odd);
      marks[0] = 0;
    } else {
      sweep_row(cells, marks, pixels, stride, 1, left, right, color, alpha, is_even_odd);
      for (ptrdiff_t word = first_word; word <= last_word; word++) marks[word] = 0;
    }
    cells[right] = 0;
    row += count;
    cells += count * sweep->cell_stride;
    marks += count * sweep->mark_stride;
    pixels += count * stride;
  }
}

VECTORIZED static void sweep_vectors(const zoetrope_sweep *sweep) {
  if (sweep->is_even_odd) {
    sweep_rows(sweep, true);
  } else {
    sweep_rows(sweep, false);
  }
}

bool zoetrope_has_vectors(void) { return has_vectors(); }

bool zoetrope_sweep_color(const zoetrope_sweep *sweep) {
  if (!has_vectors()) return false;
  sweep_vectors(sweep);
  return true;
}

#else

bool zoetrope_has_vectors(void) { return false; }

bool zoetrope_sweep_color(const zoetrope_sweep *sweep) {
  (void)sweep;
  return false;
}

#endif
