// Running sums of eight cells, and painting with the coverage that follows from them, for
// processors with AVX2.
#ifndef AVX2_SUMS_H
#define AVX2_SUMS_H

#include <stddef.h>

#include "../fixed_point.h"
#include "../composite.h"

// The color to paint, in vectors of 16-bit lanes: red and blue, green and alpha, and alpha alone.
typedef struct {
  pixel_lanes even, odd, alpha;
} color_lanes;

// In lanes of 32 bits: the sums of eight cells, the one sum that all pixels of a run share, the
// coverages of eight pixels, and the one coverage of all pixels of a run. Coverages are 0 to 255.
typedef __m256i cell_sums;
typedef __m256i run_sum;
typedef __m256i pixel_levels;
typedef __m256i run_level;

INLINED run_sum no_sum(void) { return _mm256_setzero_si256(); }

// Returns the running sums of eight cells, continued from `sum`, and zeroes the cells.
INLINED cell_sums take_cells(int32_t *cells, run_sum sum) {
  __m256i *place = (__m256i *)cells;
  __m256i sums = _mm256_loadu_si256(place);
  _mm256_storeu_si256(place, _mm256_setzero_si256());
  sums = _mm256_add_epi32(sums, _mm256_slli_si256(sums, 4));
  sums = _mm256_add_epi32(sums, _mm256_slli_si256(sums, 8));
  // The last of the lower four sums is added to each of the upper four.
  __m256i lower = _mm256_permute2x128_si256(sums, sums, 0x08);
  sums = _mm256_add_epi32(sums, _mm256_shuffle_epi32(lower, 0xFF));
  return _mm256_add_epi32(sums, sum);
}

INLINED run_sum last_sum(cell_sums sums) {
  return _mm256_permutevar8x32_epi32(sums, _mm256_set1_epi32(7));
}

INLINED pixel_levels levels_of(cell_sums sums, bool is_even_odd) {
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

INLINED run_level level_of(run_sum sum, bool is_even_odd) { return levels_of(sum, is_even_odd); }

INLINED uint32_t value(run_level level) { return (uint32_t)_mm256_cvtsi256_si32(level); }

// Returns the coverages of the pixels from column `x` on, with 0 for columns from `end` on.
INLINED pixel_levels levels_before(pixel_levels levels, ptrdiff_t x, ptrdiff_t end) {
  const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  __m256i columns = _mm256_add_epi32(lanes, _mm256_set1_epi32((int)x));
  return _mm256_and_si256(levels, _mm256_cmpgt_epi32(_mm256_set1_epi32((int)end), columns));
}

// Composites a color over eight pixels, each at its own coverage.
INLINED void draw(uint32_t *pixels, color_lanes color, pixel_levels levels) {
  const __m256i half = _mm256_set1_epi16(128);
  __m256i both = _mm256_or_si256(levels, _mm256_slli_epi32(levels, 16));
  __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(both, color.alpha), half);
  composite(
      pixels, _mm256_add_epi16(_mm256_mullo_epi16(color.even, both), half),
      _mm256_add_epi16(_mm256_mullo_epi16(color.odd, both), half),
      _mm256_sub_epi16(_mm256_set1_epi16(255), quotient(product)));
}

// Composites a color over `count` groups of eight pixels, all at one coverage.
INLINED void draw_run(
    uint32_t *pixels, ptrdiff_t count, color_lanes color, uint32_t alpha, run_level level) {
  const __m256i half = _mm256_set1_epi16(128);
  __m256i both = _mm256_or_si256(level, _mm256_slli_epi32(level, 16));
  __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(both, color.alpha), half);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), quotient(product));
  __m256i even = _mm256_add_epi16(_mm256_mullo_epi16(color.even, both), half);
  __m256i odd = _mm256_add_epi16(_mm256_mullo_epi16(color.odd, both), half);
  if ((value(level) & alpha) == 255) {
    __m256i pixel = _mm256_or_si256(color.even, _mm256_slli_epi16(color.odd, 8));
    for (; count > 0; count--, pixels += 8) put_pixels(pixels, pixel);
  } else {
    composite_run(pixels, count, even, odd, rest);
  }
}

#endif
