#include "ZoetropePixelKernels.h"

#if defined(__x86_64__)

#include "composite.h"

enum {
  // The constants of FixedPoint.
  area_bits = 17,
  full_area = 1 << area_bits,
};

// The color of a sweep in vectors of 16-bit lanes: red and blue, green and alpha, and alpha alone.
typedef struct {
  __m256i even, odd, alpha;
} color_lanes;

// Returns the coverage, 0 to 255, of eight pixels from their sums of signed area, 32 bits each.
__attribute__((target("avx2"), always_inline)) static inline __m256i coverage_of(
    __m256i sums, int is_even_odd) {
  const __m256i full = _mm256_set1_epi32(full_area);
  __m256i area;
  if (is_even_odd) {
    __m256i folded = _mm256_and_si256(sums, _mm256_set1_epi32(2 * full_area - 1));
    area = _mm256_min_epi32(folded, _mm256_sub_epi32(_mm256_set1_epi32(2 * full_area), folded));
  } else {
    // `_mm256_abs_epi32` leaves the smallest integer negative. As an unsigned integer it is large.
    area = _mm256_min_epu32(_mm256_abs_epi32(sums), full);
  }
  __m256i levels = _mm256_sub_epi32(_mm256_slli_epi32(area, 8), area);
  levels = _mm256_add_epi32(levels, _mm256_set1_epi32(full_area / 2));
  return _mm256_srli_epi32(levels, area_bits);
}

// Composites a color over eight pixels, each at its own coverage.
__attribute__((target("avx2"), always_inline)) static inline void draw(
    uint32_t *pixels, color_lanes color, __m256i coverage) {
  const __m256i half = _mm256_set1_epi16(128);
  __m256i both = _mm256_or_si256(coverage, _mm256_slli_epi32(coverage, 16));
  __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(both, color.alpha), half);
  composite(
      pixels, _mm256_add_epi16(_mm256_mullo_epi16(color.even, both), half),
      _mm256_add_epi16(_mm256_mullo_epi16(color.odd, both), half),
      _mm256_sub_epi16(_mm256_set1_epi16(255), quotient(product)));
}

// Composites a color over `count` groups of eight pixels, all at one coverage.
__attribute__((target("avx2"), always_inline)) static inline void draw_run(
    uint32_t *pixels, ptrdiff_t count, color_lanes color, uint32_t alpha, __m256i coverage) {
  const __m256i half = _mm256_set1_epi16(128);
  __m256i both = _mm256_or_si256(coverage, _mm256_slli_epi32(coverage, 16));
  __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(both, color.alpha), half);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), quotient(product));
  __m256i even = _mm256_add_epi16(_mm256_mullo_epi16(color.even, both), half);
  __m256i odd = _mm256_add_epi16(_mm256_mullo_epi16(color.odd, both), half);
  if ((_mm256_cvtsi256_si32(coverage) & alpha) == 255) {
    __m256i pixel = _mm256_or_si256(color.even, _mm256_slli_epi16(color.odd, 8));
    for (; count > 0; count--, pixels += 8) _mm256_storeu_si256((__m256i *)pixels, pixel);
  } else {
    for (; count > 0; count--, pixels += 8) composite(pixels, even, odd, rest);
  }
}

// Returns the running sums of eight cells, continued from `sum`, which is the same in all lanes.
__attribute__((target("avx2"), always_inline)) static inline __m256i running_sums(
    __m256i cells, __m256i sum) {
  cells = _mm256_add_epi32(cells, _mm256_slli_si256(cells, 4));
  cells = _mm256_add_epi32(cells, _mm256_slli_si256(cells, 8));
  // The last of the lower four sums is added to each of the upper four.
  __m256i lower = _mm256_permute2x128_si256(cells, cells, 0x08);
  cells = _mm256_add_epi32(cells, _mm256_shuffle_epi32(lower, 0xFF));
  return _mm256_add_epi32(cells, sum);
}

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

__attribute__((target("avx2"), always_inline)) static inline void sweep_row(
    int32_t *cells, const uint64_t *marks, uint32_t *pixels, ptrdiff_t left, ptrdiff_t right,
    color_lanes color, uint32_t alpha, int is_even_odd) {
  const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i end = _mm256_set1_epi32((int)right);
  __m256i sum = _mm256_setzero_si256();
  ptrdiff_t x = next_touched(marks, left, right);
  while (x < right) {
    __m256i *place = (__m256i *)(cells + x);
    __m256i sums = running_sums(_mm256_loadu_si256(place), sum);
    _mm256_storeu_si256(place, _mm256_setzero_si256());
    sum = _mm256_permutevar8x32_epi32(sums, _mm256_set1_epi32(7));
    __m256i columns = _mm256_add_epi32(lanes, _mm256_set1_epi32((int)x));
    __m256i coverage = coverage_of(sums, is_even_odd);
    coverage = _mm256_and_si256(coverage, _mm256_cmpgt_epi32(end, columns));
    draw(pixels + x, color, coverage);
    x += 8;
    if (x >= right) break;
    ptrdiff_t next = next_touched(marks, x, right);
    if (next == x) continue;
    coverage = coverage_of(sum, is_even_odd);
    if (_mm256_cvtsi256_si32(coverage) == 0) {
      x = next;
    } else if (next - x >= 8) {
      // The last pixels of the run, fewer than eight, are composited together with the next cells.
      draw_run(pixels + x, (next - x) >> 3, color, alpha, coverage);
      x += (next - x) & ~(ptrdiff_t)7;
    }
  }
}

__attribute__((target("avx2"), always_inline)) static inline void sweep_rows(
    const zoetrope_sweep *sweep, int is_even_odd) {
  const ptrdiff_t left = sweep->left, right = sweep->right;
  const ptrdiff_t first_word = left >> 6, last_word = right >> 6;
  const uint32_t alpha = sweep->pixel >> 24;
  const color_lanes color = {
      .even = _mm256_set1_epi32((int)(sweep->pixel & 0x00FF00FF)),
      .odd = _mm256_set1_epi32((int)(sweep->pixel >> 8 & 0x00FF00FF)),
      .alpha = _mm256_set1_epi16((short)alpha),
  };
  int32_t *cells = sweep->cells;
  uint64_t *marks = sweep->marks;
  uint32_t *pixels = sweep->pixels;
  for (ptrdiff_t row = 0; row < sweep->rows; row++) {
    if (last_word == 0) {
      // The word is read only once, because the previous store to it may still be on its way to
      // memory.
      uint64_t bits = marks[0];
      sweep_row(cells, &bits, pixels, left, right, color, alpha, is_even_odd);
      marks[0] = 0;
    } else {
      sweep_row(cells, marks, pixels, left, right, color, alpha, is_even_odd);
      for (ptrdiff_t word = first_word; word <= last_word; word++) marks[word] = 0;
    }
    cells[right] = 0;
    cells += sweep->cell_stride;
    marks += sweep->mark_stride;
    pixels += sweep->pixel_stride;
  }
}

__attribute__((target("avx2"))) static void sweep_avx2(const zoetrope_sweep *sweep) {
  if (sweep->is_even_odd) {
    sweep_rows(sweep, 1);
  } else {
    sweep_rows(sweep, 0);
  }
}

bool zoetrope_sweep_color(const zoetrope_sweep *sweep) {
  if (!__builtin_cpu_supports("avx2")) return false;
  sweep_avx2(sweep);
  return true;
}

#else

bool zoetrope_sweep_color(const zoetrope_sweep *sweep) {
  (void)sweep;
  return false;
}

#endif
