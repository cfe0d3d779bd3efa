// Running sums of eight cells, and painting with the coverage that follows from them, for
// processors with NEON.
#ifndef NEON_SUMS_H
#define NEON_SUMS_H

#include <stddef.h>

#include "../fixed_point.h"
#include "../composite.h"

// The color to paint, in vectors of 16-bit lanes: red and blue, green and alpha, and alpha alone.
typedef struct {
  pixel_lanes even, odd, alpha;
} color_lanes;

// In lanes of 32 bits: the sums of eight cells, the one sum that all pixels of a run share, the
// coverages of eight pixels, and the one coverage of all pixels of a run. Coverages are 0 to 255.
typedef struct {
  int32x4_t low, high;
} cell_sums;
typedef int32x4_t run_sum;
typedef struct {
  uint32x4_t low, high;
} pixel_levels;
typedef uint32x4_t run_level;

INLINED run_sum no_sum(void) { return vdupq_n_s32(0); }

// Returns the running sums of four cells.
INLINED int32x4_t sum_four(int32x4_t cells) {
  const int32x4_t zero = vdupq_n_s32(0);
  cells = vaddq_s32(cells, vextq_s32(zero, cells, 3));
  return vaddq_s32(cells, vextq_s32(zero, cells, 2));
}

// Returns the running sums of eight cells, continued from `sum`, and zeroes the cells.
INLINED cell_sums take_cells(int32_t *cells, run_sum sum) {
  int32x4_t low = sum_four(vld1q_s32(cells));
  int32x4_t high = sum_four(vld1q_s32(cells + 4));
  vst1q_s32(cells, vdupq_n_s32(0));
  vst1q_s32(cells + 4, vdupq_n_s32(0));
  low = vaddq_s32(low, sum);
  return (cell_sums){low, vaddq_s32(high, vdupq_laneq_s32(low, 3))};
}

INLINED run_sum last_sum(cell_sums sums) { return vdupq_laneq_s32(sums.high, 3); }

INLINED run_level level_of(run_sum sum, bool is_even_odd) {
  uint32x4_t area;
  if (is_even_odd) {
    int32x4_t folded = vandq_s32(sum, vdupq_n_s32(2 * full_area - 1));
    int32x4_t smaller = vminq_s32(folded, vsubq_s32(vdupq_n_s32(2 * full_area), folded));
    area = vreinterpretq_u32_s32(smaller);
  } else {
    // `vabsq_s32` leaves the smallest integer negative. As an unsigned integer it is large.
    area = vminq_u32(vreinterpretq_u32_s32(vabsq_s32(sum)), vdupq_n_u32(full_area));
  }
  return vshrq_n_u32(vmlaq_n_u32(vdupq_n_u32(full_area / 2), area, 255), area_bits);
}

INLINED pixel_levels levels_of(cell_sums sums, bool is_even_odd) {
  return (pixel_levels){level_of(sums.low, is_even_odd), level_of(sums.high, is_even_odd)};
}

INLINED uint32_t value(run_level level) { return vgetq_lane_u32(level, 0); }

// Returns the coverages of the pixels from column `x` on, with 0 for columns from `end` on.
INLINED pixel_levels levels_before(pixel_levels levels, ptrdiff_t x, ptrdiff_t end) {
  // 0, 1, 2 and 3.
  const uint64x2_t lanes = vcombine_u64(vcreate_u64(0x100000000), vcreate_u64(0x300000002));
  int32x4_t low = vaddq_s32(vreinterpretq_s32_u64(lanes), vdupq_n_s32((int)x));
  int32x4_t high = vaddq_s32(low, vdupq_n_s32(4));
  const int32x4_t limit = vdupq_n_s32((int)end);
  return (pixel_levels){
      vandq_u32(levels.low, vcltq_s32(low, limit)), vandq_u32(levels.high, vcltq_s32(high, limit))};
}

// A color at a coverage: the arguments of `composited_four`.
typedef struct {
  uint16x8_t even, odd, rest;
} covered_color;

INLINED covered_color cover(color_lanes color, run_level level) {
  const uint16x8_t half = vdupq_n_u16(128);
  uint16x8_t both = vreinterpretq_u16_u32(vsliq_n_u32(level, level, 16));
  uint16x8_t product = quotient_above(vmlaq_u16(half, both, color.alpha.low));
  return (covered_color){
      .even = vmlaq_u16(half, color.even.low, both),
      .odd = vmlaq_u16(half, color.odd.low, both),
      .rest = vsubq_u16(vdupq_n_u16(255), vshrq_n_u16(product, 8)),
  };
}

// Composites a color over eight pixels, each at its own coverage.
INLINED void draw(uint32_t *pixels, color_lanes color, pixel_levels levels) {
  const covered_color low = cover(color, levels.low), high = cover(color, levels.high);
  composite(
      pixels, (pixel_lanes){low.even, high.even}, (pixel_lanes){low.odd, high.odd},
      (pixel_lanes){low.rest, high.rest});
}

// Composites a color over `count` groups of eight pixels, all at one coverage.
INLINED void draw_run(
    uint32_t *pixels, ptrdiff_t count, color_lanes color, uint32_t alpha, run_level level) {
  if ((value(level) & alpha) == 255) {
    uint16x8_t four = vsliq_n_u16(color.even.low, color.odd.low, 8);
    for (; count > 0; count--, pixels += 8) put_pixels(pixels, (pixel_lanes){four, four});
  } else {
    const covered_color one = cover(color, level);
    composite_run(
        pixels, count, (pixel_lanes){one.even, one.even}, (pixel_lanes){one.odd, one.odd},
        (pixel_lanes){one.rest, one.rest});
  }
}

#endif
